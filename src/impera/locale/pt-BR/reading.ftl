### What is said where one looks back and learns, in Brazilian Portuguese: replays, the frame of the lessons, the rules to
### read. The notes for translators are in en/game.ftl; what is said in each lesson is in lessons.ftl.

## At a table at which one has no seat

area-heading = Civilização de { $name }
column-leads-other = Na liderança
draft-packet-of = Maço de { $name }

## Opening a replay

replay-heading = Replays
replay-lead = Reveja uma partida com todas as mãos abertas, veja onde ela se decidiu e continue de qualquer momento.
replay-file = Abrir um arquivo de registro
replay-file-more = Escolha o arquivo aqui, ou solte-o em qualquer lugar desta página. Ele é lido só para ser mostrado e não fica guardado.
replay-file-choose = Escolher um arquivo
replay-file-drop = Solte para abrir este arquivo
replay-loading = A partida está sendo carregada.
replay-games = Suas partidas terminadas
replay-games-none = Nenhuma partida terminou ainda neste aparelho.
# $date is a day and a time, in the reader's language.
replay-game = { $date }
replay-result = { $you ->
    [won] Você venceu
    [lost] Derrota para { $names }
   *[watched] Vitória de { $names }
}
replay-other = Abrir outro
replay-broken = Esta partida não pode ser mostrada

## The replay

# For the ear: the heading of the page.
replay-of = Replay da partida de { $names }
# A player of a record who has no name there. $number counts from 1.
replay-player = Jogador { $number }
replay-begins = As cartas são distribuídas.
replay-place = { $turn ->
    [0] Antes do primeiro turno, decisão { $number } de { $of }
   *[other] Turno { $turn }, decisão { $number } de { $of }
}
replay-place-short = { $turn ->
    [0] Antes do primeiro turno
   *[other] Turno { $turn } de { $turns }
}
replay-controls = Controles do replay
replay-scrubber = Momento da partida
replay-turn-back = Um turno atrás
replay-step-back = Um passo atrás
replay-play = Reproduzir
replay-pause = Pausar
replay-step-on = Um passo adiante
replay-turn-on = Um turno adiante
replay-speed = Velocidade
replay-speed-slow = Lenta
replay-speed-normal = Normal
replay-speed-fast = Rápida
replay-side = Visto por
replay-jump = Ir para
replay-keys = Teclas: setas dão passos, Shift com setas vai por turnos, P reproduz e pausa.
replay-hand = Mão de { $name }
replay-save = Salvar o registro
replay-save-more = Um arquivo que qualquer impera pode repetir e conferir

## Checking a deal

proof-heading = Conferir a distribuição
proof-lead = A distribuição desta partida foi fixada antes do começo. Aqui o seu aparelho repete cada passo e compara.
proof-right = Conferido
proof-wrong = Não confere
proof-heard = Este aparelho recebeu o mesmo hash antes do fim.
proof-heard-other = Antes do fim, este aparelho recebeu outro hash: { $digest }
proof-not-heard = Este aparelho não estava à mesa antes do fim. Compare o hash com o que alguém da mesa viu.
proof-played-more = O servidor as repetiu. Para fazer isso você mesmo, salve o registro e use "impera verify".
proof-broken = A promessa não foi cumprida: um passo não confere.

## The chart over time

chart-heading = Como foi
chart-chances = Chances de vencer
chart-counts = Cartas rumo à vitória
chart-chances-more = Chances de quem vê todas as mãos, mas não o baralho.
chart-counts-more = O número de cartas de cada jogador na sua Esfera mais cheia; { $wins } de uma mesma Esfera vencem.
chart-percent = { $number }%
# For the ear: what the picture shows. $now are the players with their values at this moment.
chart-picture = Linhas ao longo do tempo, uma para cada jogador. Agora: { $now }.
chart-value = { $name } { $value }
chart-table = Como tabela
chart-turn = Turno
chart-end = Fim
chart-go = Ir para o turno { $turn }
chart-go-end = Ir para o fim

## The review

review-heading = Onde se decidiu
review-waiting = A partida está sendo analisada. Isso leva alguns segundos.
# $names are the winners, $number how many there are.
review-decided = { $who ->
    [you] No turno { $turn }. Depois dele, você sempre teve mais chance de vencer que todos os outros juntos.
    [you-too] No turno { $turn }. Depois dele, sua equipe sempre teve mais chance de vencer que todos os outros juntos.
   *[other] { $number ->
        [1] No turno { $turn }. Depois dele, { $names } sempre teve mais chance de vencer que todos os outros juntos.
       *[other] No turno { $turn }. Depois dele, { $names } sempre tiveram mais chance de vencer que todos os outros juntos.
    }
}
review-from-start = { $who ->
    [you] Em nenhum turno específico: você teve, desde o começo, mais chance de vencer que todos os outros juntos.
    [you-too] Em nenhum turno específico: sua equipe teve, desde o começo, mais chance de vencer que todos os outros juntos.
   *[other] { $number ->
        [1] Em nenhum turno específico: { $names } teve, desde o começo, mais chance de vencer que todos os outros juntos.
       *[other] Em nenhum turno específico: { $names } tiveram, desde o começo, mais chance de vencer que todos os outros juntos.
    }
}
review-open = Esta partida não tem fim, então nada se decidiu.
review-go = Ir até lá
review-costs = As decisões que mais custaram
review-costs-none = Nenhuma decisão se mostrou claramente pior que outra.
# $chance and $better-chance are in percent.
review-cost = Turno { $turn }, { $name }: { $decision } ({ $chance }%)
review-cost-better = Melhor: { $better } ({ $chance }%)

## Playing on from a moment

branch-open = Continuar daqui
branch-heading = Continuar daqui
branch-lead = A partida continua deste momento em uma mesa sua. Você ocupa um lugar, bots ocupam os outros.
branch-seat = Seu lugar
branch-level = Os bots
branch-go = Continuar
branch-over = A partida já acabou aqui. Volte a um momento anterior para continuar.

## Learn: the list of the lessons and the frame around each

learn-heading = Aprender
learn-lead = Lições curtas. Cada uma é uma posição real com um objetivo real, e toda tentativa errada pode ser desfeita.
learn-number = Lição { $number }
learn-done = Concluída
learn-begin = Começar
learn-again = Mais uma vez
learn-progress = { $number ->
    [0] Nenhuma de { $of } concluída ainda
   *[other] Concluídas: { $number } de { $of }
}
learn-all = Todas as lições
learn-steps = Passos desta lição
# For the ear, after a step.
learn-step-done = , concluído
learn-missed = Quase
learn-reached = Muito bem
learn-take-back = Desfazer
learn-restart = Recomeçar
learn-next = Próxima lição: { $title }
learn-finished = Essa foi a última lição. Você já sabe o bastante para jogar.
learn-play = Ir para o início
learn-missing = Esta lição não existe.

## Puzzles: the list, and the frame around each

puzzles-heading = Problemas
puzzles-lead = Posições de partidas entre bots. Há exatamente um caminho, sejam quais forem as cartas ocultas. São três tentativas para cada um; a tentativa termina com o turno.
puzzles-progress = { $number ->
    [0] Nenhum de { $of } resolvido ainda
   *[other] Resolvidos: { $number } de { $of }
}
puzzles-next = Problema { $number }
puzzles-grade = { $grade ->
    [1] Fácil
    [2] Não tão fácil
    [3] Médio
    [4] Difícil
   *[other] Muito difícil
}
# For the ear: one of the puzzles in the list.
puzzles-one = Problema { $number }: { $goal ->
    [win] vencer neste turno
   *[other] evitar uma derrota
}, { $players } jogadores{ $state ->
    [solved] , resolvido
    [shown] , três tentativas usadas
    [tried] , começado
   *[other] { "" }
}
puzzles-win = vencer neste turno
puzzles-stop = evitar uma derrota
puzzles-legend = o número embaixo é o de jogadores
puzzles-all = Todos os problemas
puzzle-title = Problema { $number }
puzzle-about = { $players } jogadores · { puzzles-grade }
puzzle-intro-win = Exatamente um caminho vence neste turno, sejam quais forem as cartas ocultas.
puzzle-intro-stop = Exatamente um caminho torna isso impossível, sejam quais forem as cartas ocultas.
puzzle-goal-win = Vença neste turno.
puzzle-goal-stop = { $player } pode vencer com { $domain } no próximo turno dele. Impeça isso.
puzzle-left = { $number ->
    [0] Não há mais tentativas.
    [one] Resta uma tentativa.
   *[other] Restam { $number } tentativas.
}
puzzle-solved = Resolvido.
puzzle-reached = É este o caminho.
puzzle-missed-win = O turno acabou e você não venceu.
puzzle-missed-stop = { $player } vence.
puzzle-way = É preciso usar { $effects }.
puzzle-reason-win = Todos os outros caminhos deste turno foram testados, { $tried ->
    [one] { $tried } momento
   *[other] { $tried } momentos
} ao todo: sem qualquer parte deste, nada vence.
puzzle-reason-stop = Todos os outros caminhos deste turno foram testados, { $tried ->
    [one] { $tried } momento
   *[other] { $tried } momentos
} ao todo: sem qualquer parte deste, { $player } vence.
puzzle-show = Mostrar a solução
puzzle-next = Próximo problema

## Rules

rules-heading = Regras
rules-loading = As regras estão sendo abertas.
rules-short = Jogue em dois minutos
rules-short-turn = Um turno tem três passos: baixar uma carta, usar efeitos, comprar até ter três cartas.
rules-short-cards = As cartas que você baixa ficam à sua frente e se somam por Esfera. Mais cartas de uma Esfera abrem efeitos mais fortes.
rules-short-goal = Vence quem primeiro tiver cartas suficientes de uma Esfera no fim do próprio turno: { $two } com dois jogadores, { $three } com três, { $four } com quatro.
rules-short-block = Embargo, Democracia e Ataque seguram quem está prestes a vencer. Cada um custa uma carta da sua Esfera.
rules-short-end = Se o baralho acabar antes, joga-se a última rodada, e vence quem liderar em mais Esferas.
rules-page-contents = Índice
rules-search = Procurar nas regras
rules-search-example = Ataque, ou R-MIL-03
rules-found = { $number ->
    [0] Nada foi encontrado.
    [one] { $number } cláusula foi encontrada.
   *[other] { $number } cláusulas foram encontradas.
}
rules-results = O que foi encontrado
rules-effects = Os dezesseis efeitos
rules-effects-lead = O que cada um faz em uma frase, sua cláusula e as interpretações sobre ele.
rules-rulings = Interpretações
rules-level-1 = Nível 1
rules-level-2 = Nível 2
rules-discard = Sacrifício
rules-inspiration = Enquanto você lidera em Artes
rules-page-clause = Cláusula { $name }
rules-table = Tabela

## Finished games on this device

history-lead = Todas as partidas que você terminou neste aparelho, e o que elas dizem juntas. Ninguém mais sabe: não há conta, e nenhum servidor tem esta lista.
history-unsaved = Este navegador não salva nada aqui: a lista se perde quando você fechar a janela.
history-none = Nenhuma partida terminada ainda
history-none-more = Jogue uma até o fim, e ela aparece aqui.
history-games = { $number ->
    [one] { $number } partida
   *[other] { $number } partidas
}
history-result = { $result ->
    [won] Vitória
    [shared] Vitória dividida
   *[lost] Derrota
}{ $how ->
    [hegemony] , por hegemonia em { $domain }
    [majority] , por dominação
    [turn-limit] , por limite de turnos
   *[unknown] {""}
}
history-against = Contra { $names }
history-person = uma pessoa
history-undated = De antes de haver datas
history-turns = { $turns ->
    [one] { $turns } turno
   *[other] { $turns } turnos
}
history-daily = Partida do dia
history-uncounted = Não conta: um bot também jogou, continuou outra partida ou várias pessoas dividiram o aparelho
history-replay = Ver de novo: { $game }
history-forget-this = Esquecer: { $game }
history-more = Mostrar mais { $number }
history-keeping = Guardar ou esquecer
history-keeping-more = Salve a lista em um arquivo para guardá-la ou levá-la a outro aparelho. As partidas que já estão lá não se repetem.
history-export = Salvar em arquivo
history-import = Ler um arquivo
history-exported = { $number ->
    [one] { $number } partida está em { $file }.
   *[other] { $number } partidas estão em { $file }.
}
history-imported = { $added ->
    [0] Nada de novo neste arquivo.
    [one] { $added } partida acrescentada.
   *[other] { $added } partidas acrescentadas.
} { $known ->
    [0] {""}
    [one] { $known } já estava aqui.
   *[other] { $known } já estavam aqui.
}
history-bad-text = Isto não é uma lista de partidas, ou está danificado. Escolha um arquivo salvo por esta página.
history-bad-foreign = Este arquivo não tem uma lista de partidas. Escolha um arquivo salvo por esta página.
history-bad-later = Esta lista foi salva por uma versão mais nova do jogo. Recarregue a página e leia-a de novo.
history-bad-game = Não foi possível entender a partida { $number } desta lista, então nada foi acrescentado. Talvez alguém tenha editado o arquivo.
history-forget = Esquecer todas as partidas
history-forget-ask = Esquecer todas as partidas?
history-forget-more = { $number ->
    [one] { $number } partida será apagada deste aparelho, e com ela o seu lugar na escada. Não dá para desfazer.
   *[other] { $number } partidas serão apagadas deste aparelho, e com elas o seu lugar na escada. Não dá para desfazer.
}
history-keep = Manter
history-forgotten = Todas as partidas foram esquecidas.

## Where one stands among the bots

ladder-heading = Seu lugar na escada
ladder-stand = { $games ->
    [one] Depois de { $games } partida
   *[other] Depois de { $games } partidas
}, você está mais ou menos no nível: { $level }. Pode ser qualquer coisa de { $low } a { $high }.
ladder-none = Depois da primeira partida contra bots, você ganha um lugar aqui.
ladder-chance = { $percent }% de chance de vencer
ladder-how = A barra é onde você está com 95% de certeza; ela encolhe a cada partida. O número ao lado de cada bot é a sua chance de vencê-lo a sós. Contam as partidas só contra bots, sem equipes.

## How often one wins

rates-heading = Com que frequência você vence
rates-none = Nenhuma destas partidas conta.
rates-picture = Para cada tipo de adversário e número de jogadores: quantas vezes você venceu e entre que limites pode estar a sua chance. Os números estão na tabela abaixo.
rates-legend = Ponto: partidas vencidas. Barra: a sua chance está ali com 95% de certeza. Linha pontilhada: todos vencem igualmente.
rates-against = Contra
rates-won = Vitórias
rates-people = Pessoas
rates-mixed = Bots de vários níveis
rates-any = qualquer número de jogadores
rates-unit = %
rates-numbers = { $wins } de { $games }: { $percent }%, entre { $low }% e { $high }%

## The deal of the day

daily-heading = { $status ->
    [past] Como terminou
    [over] Como terminou
   *[new] As mesmas cartas para todos
}
daily-lead = Todos neste servidor jogam com as mesmas cartas, do mesmo lugar, contra dois bots de nível { $level }, sem ajudas. Você tem uma partida; ela conta se terminar antes da meia-noite UTC. Ninguém pede nem mostra nomes.
daily-lead-here = As mesmas cartas para todos que jogam hoje, do mesmo lugar, contra dois bots de nível { $level }, sem ajudas. Aqui não há servidor: as cartas dependem só da data, então não são segredo, e não se sabe como terminou para os outros.
daily-play = Jogar a partida de hoje
daily-until = O dia acaba à meia-noite UTC, { $left }.
daily-next = A próxima partida chega à meia-noite UTC, { $left }.
daily-late = Você terminou depois da meia-noite UTC, quando as cartas já estavam abertas a todos, então a sua partida não aparece entre as outras.
daily-own = Rever a sua partida
daily-promise = O que foi prometido
daily-promise-more = Este resumo foi divulgado antes de alguém jogar. A semente e o sal que o provam aparecem quando a sua partida acaba; “Conferir as cartas”, no replay, mostra como.
daily-other = Outros dias
daily-today = A partida de hoje
daily-before = O dia anterior
calendar-heading = { $streak ->
    [0] Seus dias
    [one] { $streak } dia seguido
   *[other] { $streak } dias seguidos
}
calendar-day = { $date }: { $result ->
    [won] vitória
    [shared] vitória dividida
    [lost] jogado
   *[none] não jogado
}
calendar-more = Só este aparelho guarda os seus dias. Coroa é vitória; o sinal de visto, uma partida terminada.

## How a deal ended for everybody

endings-heading = Como terminou para todos
endings-sum = { $people ->
    [0] Ninguém terminou esta partida ainda.
    [one] { $people } pessoa terminou; venceram: { $won }.
   *[other] { $people } pessoas terminaram; venceram: { $won }.
}
endings-picture = Como a partida terminou, por Esfera ou dominação e por turno: { $people ->
    [one] { $people } pessoa
   *[other] { $people } pessoas
}, { $won } com vitória. Os números estão na tabela abaixo.
endings-legend = Dourado e acima da linha: vitória. Abaixo dela: um bot venceu. Maior: mais pessoas. Com anel: você. A cabeça pequena: o bot mais forte.
endings-none = Ninguém terminou esta partida.
endings-how = Como
endings-result = Resultado
endings-people = Pessoas
endings-one = { $result ->
    [won] vitória
    [shared] vitória dividida
   *[lost] derrota
}
endings-majority = Dominação
endings-turn-limit = Limite de turnos
best-told = O Sábio, no seu lugar, { $result ->
    [won] venceu
    [shared] dividiu a vitória
   *[lost] perdeu
}{ $how ->
    [hegemony] {" "}por hegemonia em { $domain }
    [majority] {" "}por dominação
   *[turn-limit] {""}
}, no turno { $turn }.
best-replay = Ver o Sábio jogar
best-waiting = O Sábio está jogando a mesma partida.

## A deal that friends play in turn

deal-lead = Amigos jogam com as mesmas cartas, cada um do mesmo lugar contra os mesmos bots, quando quiserem. No fim vocês comparam jogada por jogada.
deal-make-heading = Uma nova distribuição
deal-level = Nível dos bots
deal-make = Distribuir e receber um link
deal-play-heading = A sua partida
deal-about = { $players ->
    [2] Dois jogadores: você e um bot de nível { $level }.
    [3] Três jogadores: você e dois bots de nível { $level }.
   *[4] Quatro jogadores: você e três bots de nível { $level }.
}
deal-play = Jogar estas cartas
deal-secret = Até terminar, você não vê nada do que os outros fizeram, e eles não veem nada do seu até terminarem. Cada um tem uma partida, sem ajudas.
deal-gone = Você levou estas cartas para outro aparelho, e a sua partida está lá.
deal-link = Convidar outros
deal-link-more = Quem tem este link pode jogar estas cartas uma vez.
deal-lines = As suas jogadas lado a lado
deal-with = Comparar com
deal-own-turn = Turno próprio
deal-parted = Vocês decidiram igual até o seu turno { $number }. É aí que as partidas se separam.
deal-same = Vocês decidiram igual do começo ao fim.
deal-waiting = { $number ->
    [one] { $names } ainda está jogando.
   *[other] { $names } ainda estão jogando.
}
deal-alone = Mais ninguém terminou ainda. Mande o link e volte depois.
deal-loading = As partidas estão sendo comparadas.
deal-end = { $result ->
    [won] vitória
    [shared] vitória dividida
   *[lost] derrota
}{ $how ->
    [hegemony] , { $domain }
    [majority] , dominação
   *[turn-limit] {""}
}, turno { $turn }
