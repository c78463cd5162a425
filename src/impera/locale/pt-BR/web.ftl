### What is said on the page only, in Brazilian Portuguese. The notes for translators are in en/game.ftl.
### Messages that belong together begin alike: home-, table-, new-, join-, lobby-, replay-, learn-, rules-, settings-.

## On every page

bar-home = Início
bar-language = Idioma
bar-theme = Claro ou escuro
bar-settings = Configurações
bar-rules = Regras
close = Fechar
print = Imprimir
reload = Recarregar
page-outdated = Há uma versão mais nova desta página.
page-not-loaded = Não foi possível carregar esta página. O servidor pode estar fora do ar por um momento.
part-not-loaded = Esta parte não pôde ser carregada. Ela aparece assim que o servidor responder.
missing-heading = Esta página não existe
missing-text = O endereço pode estar errado, ou o que havia aqui não existe mais.

## The start page

home-lead = Conduza uma civilização por três Eras, uma carta de cada vez. Junte cartas suficientes de uma Esfera e a história será sua, a menos que alguém impeça.
home-play = Jogar agora
home-play-more = Você e dois bots
home-new = Nova mesa
home-join = Entrar numa mesa
home-resume = Continuar sua partida
home-turn = É a sua vez
home-resume-more = Ela está como você deixou
home-more = Mais
home-learn = Aprender
    .more = Lições curtas, cada uma em uma posição real
home-puzzles = Problemas
    .more = Um só caminho para vencer ou se salvar: encontre-o
home-rules = Regras
    .more = Por capítulo e por efeito, com interpretações
home-replays = Replays
    .more = Reveja uma partida, continue de qualquer jogada
home-six = Seis Esferas
# What each Domain is good for, in a few words.
home-military = Desfalque uma Esfera de todos
home-religion = Tenha mais cartas, troque de mão
home-economy = Troque cartas, bloqueie um rival
home-science = Reorganize, garimpe cartas
home-culture = Copie o que os outros podem fazer
home-utopia = Recupere cartas, suba a meta
home-footer = Uma versão não oficial, feita por fãs. O jogo é de Rémi Amy, publicado pela Ludonaute. Todas as imagens daqui são nossas.

## The connection

line-connecting = Conectando
line-open = Conectado
line-here = Neste aparelho
line-lost = Conexão perdida
line-closed = Sem conexão
line-lost-long = A conexão caiu. A página se reconecta sozinha; nada se perde.
line-back = A conexão voltou.
line-closed-long = Esta mesa não existe, ou este aparelho não tem lugar nela.
line-here-unsaved = Este aparelho não consegue salvar isso agora, então nada aconteceu. Talvez falte espaço.

## The table

# For the ear: the heading of the page.
table-heading = Sua partida com { $names }
# For whoever watches.
table-heading-watch = Você assiste a { $names }
table-bar-age = Era { $age }
table-steps = Fases do turno
table-step-play = Baixar
table-step-effects = Efeitos
table-step-draw = Comprar
table-step-done = , concluída
# $names are the $number players who still have a turn after this one.
table-last-round-short = { $number ->
    [0] Último turno
   *[other] Última rodada, ninguém compra; depois: { $names }
}
# For the ear: $answer was chosen and waits to be confirmed; $then is what follows from it.
table-chosen = Escolha: { $answer }. { $then } Pressione de novo para confirmar.
table-hint-asked = A dica está sendo calculada.
# When it takes longer than a few seconds: the search is compiled once.
table-hint-long = A dica está sendo calculada. A primeira em uma máquina leva até um minuto; as seguintes, um instante.
# A button while more has happened than is shown.
table-skip = Mostrar tudo de uma vez
seat-open = Lugar livre
seat-given = Um bot joga por você.
seat-lost = O seu tempo acabou: um bot joga no seu lugar até o fim. Você ainda pode assistir.
seat-give = Ceder meu lugar a um bot
seat-take-back = Retomar meu lugar

# What somebody said at the table; $phrase is from "Phrases" of game.ftl.
said = { $name }: “{ $phrase }”

# The device goes from one person to the next, who must not see the other's hand.
pass-heading = Passe o aparelho para { $name }
pass-who = Com quem está o aparelho?
pass-text = As cartas estão cobertas. Mais ninguém deve olhar agora.
pass-take = Sou { $name }
pass-seat = lugar { $number }

# The clock of a turn; $number counts seconds.
clock-left = { $number ->
    [one] Resta { $number } segundo
   *[other] Restam { $number } segundos
}
clock-soon = { $number ->
    [one] Resta { $number } segundo; depois um bot decide por você.
   *[other] Restam { $number } segundos; depois um bot decide por você.
}
# The clock of a table over days; $left is a length of time such as "2 days".
clock-long = Tempo restante: { $left }
# What a spectator is told; $time is a length of time such as "5 minutes".
watch-delay = Você vê esta partida com atraso de { $time }.

# A rival. $kind is "bot", "person", "away" (a bot stands in), "kept" (given to a bot) or "lost" (out of time); $level is
# what a bot of that level is called; $active is "yes" for whoever has the turn.
rival-meta = { $kind ->
    [bot] { $active ->
        [yes] { $level } · na vez
       *[no] { $level } · { cards }
    }
    [away] Ausente, com bot · { cards }
    [kept] Um bot joga · { cards }
    [lost] Sem tempo, um bot joga · { cards }
   *[person] { $active ->
        [yes] Na vez
       *[no] { cards }
    }
}
# What a bot is called whose level is not known.
rival-bot = Bot
rival-hand = Mão de { $name }: { cards }
rival-threat = { $certain ->
    [yes] { $domain }: certo
   *[no] { $domain }: { $chance }%
}
rival-partner = Da sua equipe
# For the ear: a button that shows more of a player.
rival-more = Mais sobre { $name }
rival-card = Era { $age }
rival-card-known = Conhecida: { $card }

centre-pile-long = Pilha de descarte: { cards }
centre-open = Abrir
centre-coin = Moeda das Artes
centre-coin-supply = Na reserva
centre-coin-place = { $who ->
    [you] Você, { $domain }
   *[other] { $name }, { $domain }
}
centre-tally = Se o baralho acabasse agora: { $tally }
centre-tally-seat = { $name } { $points }
centre-last-card = No fim deste turno, compra-se a última carta: aí começa a última rodada.

own-heading = Sua civilização
own-goal = { $players } jogadores: vence quem juntar primeiro { $wins } cartas de uma Esfera.
level-long = Nível { $level }
column-leads = Você lidera
# $goal is "effect" for the next effect, "crown" for victory.
column-next = { $goal ->
    [effect] Mais { $number }: { $effect }
   *[crown] { $number ->
        [0] Dá para vencer
       *[other] Mais { $number }: vitória
    }
}
domain-has-coin = A Moeda das Artes está aqui.

prompt-eyes = Com o olho: revela cartas, não dá para desfazer.
prompt-eye = (não dá para desfazer)
several-discard-hand = { $effect }: quais { $need } cartas você descarta da mão?
several-discard-area = { $effect }: quais { $need } cartas você descarta da sua área de jogo?
several-take-area = { $effect }: quais { $need } cartas da sua área de jogo voltam para a mão?
several-take-pile = { $effect }: quais { $need } cartas você pega da pilha de descarte?
several-play-more = { $effect }: quais { $need } cartas você baixa?
several-give = { $effect }: quais { $need } cartas você devolve para { $name }?
keep-discard-hand = { $need ->
    [one] { $effect }: com qual carta você fica? As outras { $others } você descarta.
   *[other] { $effect }: com quais { $need } cartas você fica? As outras { $others } você descarta.
}
keep-give = { $need ->
    [one] { $effect }: com qual carta você fica? As outras { $others } vão para { $name }.
   *[other] { $effect }: com quais { $need } cartas você fica? As outras { $others } vão para { $name }.
}
tick-confirm = Confirmar: { $number } de { $need }
tick-count = { $number } de { $need }
# Ticks all cards of a Domain with one press; $number is how many there are.
tick-all = { $domain }: todas as { $number }
tick-on = { $card }, marcada. { $number } de { $need }.
tick-off = { $card }, desmarcada. { $number } de { $need }.

# Asked before the end of the turn, if something useful would be forgotten.
end-anyway = Encerrar o turno mesmo assim?
end-forgotten = Você está esquecendo algo.
# $does is what the effect does, a sentence.
end-could-use = Você ainda pode usar { $effect }: { $does }
end-could-win = Você pode vencer com { $domain } neste turno!

hand-count = { $active ->
    [yes] { cards }. Você compra até ter { $size }.
   *[no] { cards }.
}
hand-card-blocked = { $card }, sob embargo neste turno
hand-will-draw = Você vai comprar
flag-chosen = Escolhida
flag-blocked = Embargo
act-undo = Desfazer
act-hint = Dica
act-effects = Efeitos disponíveis: { $number }
act-end = Encerrar turno
act-end-draws = { $number ->
    [0] sem comprar
    [one] e comprar { $number } carta
   *[other] e comprar { $number } cartas
}
act-end-later = responda antes
act-end-not-now = não é a sua vez
act-end-with = e encerrar o turno

effects-heading = Efeitos
effects-counts = { $used ->
    [0] disponíveis: { $ready }
   *[other] disponíveis: { $ready } · usados no turno: { $used }
}
effects-column-domain = Esfera
effects-column-discard = Sacrifício
effects-column-pay = de 1 carta
effect-ready = pronto
effect-used = usado
effect-copy = copiar de { $names }
# $spent is "copied" if the effect itself was copied in this turn; otherwise another level of its Domain was used.
effect-spent = { $spent ->
    [copied] copiado
   *[other] outro nível usado
}
effect-needs = { $number ->
    [one] falta { $number }
   *[other] faltam { $number }
}

# The reference board, which lies beside every player.
board-heading = Guia de referência
board-thresholds = Cartas necessárias
# Above the columns for 2, 3 and 4 players.
board-players = Jogadores
board-hegemony = Hegemonia
# How many cards of each Age are taken out before the game.
board-removed = Fora do jogo por Era, sem olhar
board-copies = Cartas por Esfera e Era
board-total = Total
# What the small pictures mean.
board-signs = Sinais na mesa
board-sign-first = Jogador inicial: começa cada rodada.
board-sign-coin = Moeda das Artes: fica junto ao que a Inspiração copiou por último.
board-sign-embargo = Embargo: esse jogador não pode baixar cartas ali no próximo turno dele.
board-sign-democracy = Democracia: esse jogador precisa de uma carta a mais ali para vencer, até o fim da partida.
board-sign-eye = Revela cartas escondidas, por isso não dá para desfazer.
board-sign-threat = Ameaça: esse jogador pode vencer no próximo turno dele.

log-heading = Histórico
log-since = Desde o seu último turno
log-open = Abrir o histórico
hint-heading = Dica
hint-quick = É só uma olhada rápida. As dicas mostram as chances quando tudo estiver carregado.

deck-heading = O baralho e as cartas que você não viu
counter-heading = Cartas que você não viu
# $certain cards of the kind are certainly in the deck, at most $possible can be.
counter-deck = { $possible ->
    [0] fora do baralho
   *[other] { $certain ->
        [0] até { $possible } no baralho
       *[other] { $certain } a { $possible } no baralho
    }
}
counter-note = Contado pelo que você viu; ninguém conta a você mais que isso.
known-heading = O que você sabe das outras mãos
known-none = Você não conhece nenhuma carta delas.
aids-none = Esta mesa não permite ajudas: ninguém conta cartas nem lembra mãos por você.

phrases-heading = Dizer algo
phrases-short = Dizer
phrases-seat = Sobre quem
phrases-domain = Sobre qual Esfera
phrases-choose = Escolher
# Stands for a blank of a phrase that is not filled in yet.
phrase-gap = …

menu-heading = Menu da mesa
menu-speed = Ritmo dos outros
menu-shortcuts = Atalhos de teclado
menu-confirms = Confirmar cada decisão
menu-remarks = Comentários dos bots
menu-tips = Dicas da primeira partida
menu-sound = Sons
menu-television = A mesa em uma tela grande
menu-hand = Só a minha mão, ao lado de uma tela grande
menu-table = A mesa inteira
menu-leave = Sair por enquanto
# The host's button for a person at the table, and what it says before it does so.
remove-person = Remover { $name }
remove-sure = Remover mesmo { $name }?
# Bloquear uma pessoa à mesa: o botão, o que ele diz antes e o que se diz depois.
block-person = Bloquear { $name }
block-sure = Bloquear mesmo { $name }?
block-lift = Desbloquear { $name }
block-done = Você não ouve mais { $name }, e vocês não se encontram em mesas do lobby.
# How fast things move.
speed-off = Na hora
speed-fast = Rápido
speed-normal = Normal
speed-slow = Lento

help-heading = Ajuda e teclas
rules-moment = A regra deste momento
rules-whole = O livro de regras inteiro
help-short = Ajuda
help-line = Digite “ajuda” ali para ver tudo o que ela entende.
help-drag = Com o mouse, você pode arrastar um efeito, ou a carta que paga por ele, até onde ele age, e passar por várias cartas com o botão apertado para marcá-las.
help-hold = Na tela de toque, segure o efeito, ou a primeira carta, por um instante e depois arraste do mesmo jeito.
keys-heading = Teclas
keys-off = Os atalhos de teclado estão desligados nas configurações.
# As it is printed on the key.
escape-key = Esc
key-answer = escolher uma resposta ou marcar uma carta pelo número
key-cancel = voltar atrás numa escolha
key-end = encerrar o turno ou confirmar as cartas marcadas
key-bigger = encerrar o turno com uma mão maior, se um efeito permitir
key-undo = desfazer
key-hint = dica
key-plan = plano
key-skip = mostrar tudo de uma vez
key-effects = efeitos
key-log = histórico
key-board = guia de referência
key-deck = baralho e cartas não vistas
key-pile = pilha de descarte
key-phrases = dizer algo
key-type = linha de comando
key-help = esta ajuda
key-rules = as regras

command-heading = Linha de comando
command-label = Digite uma resposta ou um comando
command-example = 1, baixar militar, ajuda
command-send = Enviar
command-none = Nada a decidir agora. Digite um comando; "ajuda" mostra todos.
command-watching = Você está assistindo: isso é para quem joga.
# What the command that saves does on the page, as in the list of the commands.
record-does = baixa o registro da partida, quando ela acaba.
record-later = O registro pode ser salvo quando a partida acabar. Antes disso, ele revelaria cartas escondidas.
record-saved = O registro da partida está sendo baixado: { $file }.

tips-heading = Dica
tip-goal = Vence quem primeiro tiver { $wins } cartas de uma Esfera no fim do próprio turno.
tip-play = A cada turno você baixa uma carta da mão: toque nela, e a Esfera dela cresce.
tip-effects = Suas Esferas dão efeitos: use os que estão prontos, em qualquer ordem, e encerre o turno.
tip-block = Alguém pode vencer assim que voltar a jogar: Embargo, Democracia ou Ataque ainda podem impedir.
tip-read = Entendi
tips-off = Não mostrar mais dicas
ending-point = (ponto)
ending-crown = (hegemonia)
ending-points = Pontos
ending-again = Jogar de novo
ending-join = Ir para a próxima partida
ending-replay = Ver o replay
share-open = Compartilhar
share-heading = Compartilhar esta partida
share-ask = Quem tiver o link vê a partida inteira: os nomes, todas as cartas e todas as decisões. Não dá para voltar atrás.
share-do = Criar link
share-not = Melhor não
share-link = Qualquer pessoa pode abrir este link. Onde ele for publicado, aparece uma imagem da mesa final.
ending-deal = Ver como foi para os outros
ending-home = Início
ending-score = Contra bots de nível { $level }: { $wins ->
    [one] { $wins } vitória
   *[other] { $wins } vitórias
} em { $games ->
    [one] { $games } partida
   *[other] { $games } partidas
}.
ending-above = Próximo nível: { $level }
ending-best = Seu melhor turno: turno { $turn }
ending-best-more = Sua chance subiu de { $before }% para { $after }%.
ending-worst = { $kind ->
    [block] O bloqueio que faltou: turno { $turn }
   *[other] A decisão que mais custou: turno { $turn }
}
ending-worst-more = Você escolheu “{ $decision }” ({ $chance }%). Melhor: “{ $better }” ({ $better-chance }%).
ending-worst-none = Nenhuma decisão sua foi claramente um erro.

waiting-heading = À espera de jogadores
waiting-link = Envie este link a quem vai jogar:
waiting-copy = Copiar o link
waiting-copied = O link foi copiado.

# A plan: effects that are tried before they are decided.
plan-open = Plano
plan-heading = Plano
plan-how = Experimente os efeitos em qualquer ordem. Nada é jogado: você vê no que eles dão, enquanto nenhuma carta oculta for revelada.
plan-nothing-played = Nada foi jogado ainda.
plan-line = Linha { $number }
# $lines is how many lines are compared.
plan-play = { $lines ->
    [1] Jogar esta linha
   *[other] Jogar a linha { $number }
}
plan-compare = Tentar outra linha
plan-back = Um passo atrás.
plan-leave = Sair do plano
plan-wins = Você vence no fim do turno.
plan-none = Nada a planejar agora: só dá para experimentar efeitos que não revelam cartas ocultas.
# $hand and $draws count cards: in the hand now, and drawn at the end of the turn.
plan-hand = { $hand ->
    [one] Você tem { $hand } carta
   *[other] Você tem { $hand } cartas
} na mão e compra { $draws }.

# What bots say, seldom: when they block somebody, win or lose. Each level has its character. They say "I", and nothing
# tells whether a man or a woman speaks.
remark-block-fisher = Caiu direto na minha rede!
remark-block-shepherd = Este pasto está fechado hoje.
remark-block-trader = Nada pessoal. São só negócios.
remark-block-senator = Protesto! O senado é contra.
remark-block-general = Daqui ninguém passa.
remark-block-architect = Vou erguer um muro aqui.
remark-block-astronomer = Eu vi isso chegando.
remark-block-sage = Não tão depressa.
remark-win-fisher = Que pescaria!
remark-win-shepherd = Devagar e sempre, e o rebanho todo em casa.
remark-win-trader = Foi um prazer negociar com você.
remark-win-senator = Aprovado por unanimidade.
remark-win-general = O campo de batalha é meu.
remark-win-architect = Feito para durar.
remark-win-astronomer = Estava escrito nas estrelas.
remark-win-sage = Esta partida ensinou algo a você e a mim.
remark-lose-fisher = O peixe grande escapou.
remark-lose-shepherd = Bom, de volta às ovelhas.
remark-lose-trader = Você sabe negociar.
remark-lose-senator = O povo escolheu. Eu aceito.
remark-lose-general = É preciso saber reconhecer a derrota.
remark-lose-architect = Belo projeto. Vou estudar a planta.
remark-lose-astronomer = As estrelas não me avisaram disso.
remark-lose-sage = Hoje quem aprende sou eu.
