### What is said in the four lessons, in Brazilian Portuguese. The notes for translators are in en/game.ftl.
### A lesson has a title, an introduction, a prompt for each step, what is said after each way to miss the goal, and what
### is said when the goal is reached. Domains and effects are named as in game.ftl.

## Lesson 1: play and thresholds. Two Religion cards lie before the player, a third is in hand.

lesson-thresholds-title = Cartas e níveis
lesson-thresholds-intro = Você baixa cartas à sua frente, separadas por Esfera. Três cartas de uma Esfera liberam o primeiro efeito dela; cinco, o segundo; oito de uma mesma Esfera vencem. Seu objetivo: terminar este turno com cinco cartas na mão.
lesson-thresholds-step-play = Baixe a sua carta de Religião. É a terceira, e libera o nível 1.
lesson-thresholds-step-use = Agora use Escritura Sagrada. Com ela você compra até ter cinco cartas, em vez de três.
lesson-thresholds-step-end = Encerre o turno: é agora que você compra.
lesson-thresholds-missed-card = Religião continua com só duas cartas, então Escritura Sagrada não foi liberada. Desfaça e baixe a carta de Religião.
lesson-thresholds-missed-spent = Inquisição custa uma carta de Religião, e com só duas você fica sem Escritura Sagrada. Desfaça e use Escritura Sagrada primeiro.
lesson-thresholds-missed-early = Você só comprou até ter três cartas: os efeitos são usados antes do fim do turno. Desfaça e use Escritura Sagrada.
lesson-thresholds-reached = Cinco cartas na mão: mais opções a cada turno. Baixar uma carta, usar efeitos, comprar: o turno é isso.

## Lesson 2: blocking. The rival has seven Science cards and holds an eighth.

lesson-blocking-title = Impeça o rival
lesson-blocking-intro = Seu rival tem sete cartas de Ciência e mais uma na mão, que você já viu. Com oito, vence. Seu objetivo: ainda estar na partida depois do turno dele.
lesson-blocking-step-play = Primeiro baixe uma carta, a que você quiser.
lesson-blocking-step-embargo = Use Embargo. Ele custa uma das suas cartas de Economia e proíbe uma Esfera por um turno: escolha a Ciência do rival.
lesson-blocking-step-end = Encerre o turno e veja o que o seu rival consegue fazer.
lesson-blocking-missed-elsewhere = O embargo estava em outro lugar, e a oitava carta de Ciência foi baixada: a partida está perdida. Desfaça e escolha a Ciência do rival.
lesson-blocking-missed-lost = A oitava carta de Ciência foi baixada, e a partida está perdida. Desfaça e use Embargo antes de encerrar o turno.
lesson-blocking-reached = Seu rival não pôde baixar Ciência, e você continua na partida. Um embargo só dura um turno: da próxima vez, pense também em Ataque ou Democracia.

## Lesson 3: combining effects. Six Religion cards lie there, one is in hand, one in the discard pile.

lesson-combining-title = Dois efeitos, uma vitória
lesson-combining-intro = Você tem seis cartas de Religião e precisa de oito. Uma está na sua mão, outra na pilha de descarte, e seu rival vence no próximo turno. Seu objetivo: vencer agora.
lesson-combining-step-play = Baixe a carta de Religião da sua mão: é a sétima.
lesson-combining-step-fetch = Três cartas de Utopia liberam Oligarquia. Use esse efeito e pegue a carta de Religião da pilha de descarte.
lesson-combining-step-again = Três cartas de Economia liberam Desenvolvimento. Use esse efeito: descarte uma carta que não faz falta e baixe Religião mais uma vez.
lesson-combining-step-end = Oito cartas de Religião. Encerre o turno: a vitória é verificada no fim dele.
lesson-combining-missed-card = Agora toda carta conta, e esta não era de Religião. Desfaça.
lesson-combining-missed-fetched = Essa carta não ajuda. Desfaça e pegue a carta de Religião.
lesson-combining-missed-gone = Você abriu mão de uma carta de Religião, e agora elas não bastam. Desfaça e abra mão de outra carta.
lesson-combining-missed-hurried = Desenvolvimento deixou você baixar uma carta, mas não era de Religião. Desfaça: antes, pegue a carta de Religião com Oligarquia.
lesson-combining-missed-ended = Seu turno acabou com menos de oito cartas de Religião, e seu rival vence. Desfaça: ainda há dois efeitos a usar.
lesson-combining-reached = Oito em um só turno. Cada Esfera dá a você um efeito por turno, então várias Esferas juntas podem fazer muito de uma vez.

## Lesson 4: the end of the deck. One card is left; the rival wins a tie.

lesson-last-cards-title = Quando o baralho acaba
lesson-last-cards-intro = O baralho tem uma carta, e você vai comprá-la: depois seu rival tem um último turno. Cada Esfera dá um ponto a quem tem mais cartas nela, ou aos dois, se empatam. Vocês têm quatro pontos cada, e a Utopia do rival desempata. Seu objetivo: vencer.
lesson-last-cards-step-play = Veja onde uma carta muda um ponto. Em Religião há empate: com mais uma ali, o ponto é só seu.
lesson-last-cards-step-end = Encerre o turno. Você compra a última carta, e seu rival joga mais uma vez.
lesson-last-cards-missed-lost = Os pontos ficaram empatados, e seu rival venceu por ter mais cartas de Utopia. Onde você já lidera, outra carta não faz falta. Desfaça e olhe para Religião.
lesson-last-cards-reached = Quatro pontos a três. Perto do fim do baralho, conte Esferas em vez de cartas.
