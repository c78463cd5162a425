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
replay-file-more = Escolha o arquivo aqui, ou solte-o em qualquer lugar desta página. O seu servidor lê o arquivo e não o guarda.
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
