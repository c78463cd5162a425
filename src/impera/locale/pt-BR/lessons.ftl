### What is said in the lessons, in Brazilian Portuguese. The notes for translators are in en/game.ftl.
### A lesson has a title, an introduction, a prompt for each step, what is said after each way to miss the goal, and what
### is said when the goal is reached. Domains and effects are named as in game.ftl.

## Lesson 1: play and thresholds. Two Religion cards lie before the player, a third is in hand.

lesson-thresholds-title = Cartas e níveis
lesson-thresholds-intro = Você baixa cartas à sua frente, separadas por Esfera. Três cartas de uma Esfera liberam o primeiro efeito dela; cinco, o segundo; com dois jogadores, oito de uma mesma Esfera vencem; com três ou quatro, sete. Seu objetivo: terminar este turno com cinco cartas na mão.
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

## Lesson 4: Inspiration. Six Religion cards lie there, two are in hand; a lead in Culture copies the rival's Monopoly.

lesson-inspiration-title = Inspiração e a moeda
lesson-inspiration-intro = Quem tem mais cartas de Artes que cada um dos outros jogadores pode usar Inspiração uma vez por turno: ela copia um efeito permanente que as cartas de outro jogador liberam. Você tem seis cartas de Religião e mais duas na mão, e seu rival vence no próximo turno dele. Seu objetivo: vencer agora.
lesson-inspiration-step-play = Com mais uma carta de Religião seriam sete, e isso não basta. Você e seu rival têm uma carta de Artes cada um: baixe outra e assuma a liderança.
lesson-inspiration-step-copy = Você lidera em Artes, e Inspiração está liberada. Você não tem Economia, mas seu rival tem: copie Monopólio, que permite baixar duas cartas.
lesson-inspiration-step-again = A moeda só mostra o que você copiou. Descarte as duas cartas de Artes: a liderança só era necessária para começar. Depois baixe as duas cartas de Religião.
lesson-inspiration-step-end = Oito cartas de Religião. Encerre o turno.
lesson-inspiration-missed-card = Sete cartas de Religião, e Artes continua empatada: Inspiração não foi liberada. Desfaça e baixe a carta de Artes.
lesson-inspiration-missed-other = Inspiração copia um efeito por turno, e este não permite baixar duas cartas. Desfaça e copie Monopólio.
lesson-inspiration-missed-gone = Você abriu mão de uma carta de Religião, e agora elas não bastam. Desfaça: só Artes não faz falta.
lesson-inspiration-missed-ended = Seu turno acabou com menos de oito cartas de Religião, e seu rival vence. Desfaça: você lidera em Artes e pode copiar um efeito.
lesson-inspiration-reached = Você já não lidera e a moeda voltou para a reserva, mas o que você copiou está feito. Inspiração vale uma carta de Artes quando um rival construiu o que falta a você. Neste turno, a cópia também ocupa o lugar do seu próprio efeito permanente da mesma Esfera.

## Lesson 5: the end of the deck. One card is left; the rival wins a tie.

lesson-last-cards-title = Quando o baralho acaba
lesson-last-cards-intro = O baralho tem uma carta, e você vai comprá-la: depois seu rival tem um último turno. Cada Esfera dá um ponto a quem tem mais cartas nela, ou aos dois, se empatam. Vocês têm quatro pontos cada, e a Utopia do rival desempata. Seu objetivo: vencer.
lesson-last-cards-step-play = Veja onde uma carta muda um ponto. Em Religião há empate: com mais uma ali, o ponto é só seu.
lesson-last-cards-step-end = Encerre o turno. Você compra a última carta, e seu rival joga mais uma vez.
lesson-last-cards-missed-lost = Os pontos ficaram empatados, e seu rival venceu por ter mais cartas de Utopia. Onde você já lidera, outra carta não faz falta. Desfaça e olhe para Religião.
lesson-last-cards-reached = Quatro pontos a três. Perto do fim do baralho, conte Esferas em vez de cartas.

## Lesson 6: the draft. The rival, who is First Player, keeps Religion; the packet with two Science cards comes back.

lesson-draft-title = O draft
lesson-draft-intro = No draft, todos ficam com uma de quatro cartas, ao mesmo tempo e em segredo, e passam as outras para a esquerda, três vezes. A última carta vai para o centro, virada para cima. Seu rival junta Religião. Seu objetivo: começar com três cartas de Ciência, uma delas já à sua frente.
lesson-draft-step-first = Fique com uma carta. Pense também no que você passa: com dois jogadores, este maço volta na terceira escolha, sem as duas cartas com que vocês ficarem.
lesson-draft-step-second = Seu rival também ficou com uma carta e passou três a você. Este maço não volta: fique com a carta de Ciência.
lesson-draft-step-third = Seu primeiro maço voltou; seu rival ficou com a Religião. A carta que sobrar vai para o centro, onde o jogador inicial pega por último. Ele é o seu rival: você escolhe primeiro.
lesson-draft-step-claim = A última carta do seu rival também está no centro. Pegue a de Ciência: ela já fica à sua frente.
lesson-draft-missed-bait = Sem Religião no maço, seu rival ficou com uma carta de Ciência, e só a outra volta. Desfaça e deixe a carta de Religião como isca.
lesson-draft-missed-passed = Este maço não volta, e seu rival fica com a carta de Ciência: duas não bastam. Desfaça e fique com a carta de Ciência.
lesson-draft-missed-hidden = Três cartas de Ciência, mas todas na mão: nenhuma está à sua frente. Desfaça e fique com a outra carta. A de Ciência vai para o centro, e ali você escolhe primeiro.
lesson-draft-missed-claimed = A carta do centro já fica à sua frente, e esta não era de Ciência. Desfaça e pegue a de Ciência.
lesson-draft-reached = Três cartas na mão, uma à sua frente: o draft acabou. Já no seu segundo turno você pode ter três cartas de Ciência à sua frente e liberar Experimento. No draft, pense no que você passa e em quem escolhe antes de você.

## Lesson 7: the team game. The partner has six Religion cards, the player holds the seventh, Inquisition hands it over.

lesson-team-title = Dois contra dois
lesson-team-intro = Seu parceiro se senta à sua frente: quando um de vocês vence, os dois vencem. Vocês podem conversar, mas não mostrar nem trocar cartas da mão. Com quatro jogadores, sete cartas de uma Esfera vencem. Seu parceiro tem seis cartas de Religião e nenhuma na mão; o rival que joga depois dele tem a carta da vitória. Seu objetivo: vencer antes.
lesson-team-step-play = Baixe uma carta, mas não a de Religião: as cartas dos parceiros nunca se somam, e quem precisa dela é o seu parceiro.
lesson-team-step-seize = Para todos os efeitos, seu parceiro é um jogador como os outros. Use Inquisição e escolha seu parceiro: você fica com as duas mãos.
lesson-team-step-give = Devolva tantas cartas quantas pegou, entre elas a sua carta de Religião. Só vocês dois as veem.
lesson-team-step-end = Encerre o turno. Joga o rival à sua esquerda e depois seu parceiro.
lesson-team-missed-card = Agora você tem duas cartas de Religião e seu parceiro tem seis, mas ninguém tem sete: as cartas dos parceiros não se somam. Desfaça e guarde a carta de Religião.
lesson-team-missed-struck = Ataque atinge todos, até seu parceiro, que agora só tem cinco cartas de Religião. Desfaça.
lesson-team-missed-elsewhere = Essa era a mão de um rival, e seu parceiro continua sem carta de Religião na mão. Desfaça e escolha seu parceiro.
lesson-team-missed-kept = Seu parceiro recebeu cartas, mas nenhuma de Religião. Desfaça e dê a carta de Religião.
lesson-team-missed-ended = Seu turno acabou, seu parceiro não tem carta de Religião para baixar, e o rival depois dele vence. Desfaça: uma Inquisição pode entregar a carta.
lesson-team-reached = A sétima carta de Religião do seu parceiro deu a vitória a vocês dois. Se em vez disso o baralho acabar, uma Esfera dá à sua equipe um ponto quando um de vocês tem o maior número de cartas nela, e nunca dois: liderem Esferas diferentes.
