### What is said on the pages around the table, in Brazilian Portuguese. The notes for translators are in en/game.ftl.
### Messages that belong together begin alike: title-, home-, games-, new-, invite-, waiting-, join-, lobby-, settings-, hosting-.

## On every page

skip = Ir para o conteúdo
try-again = Tentar de novo
asks-again = A página tenta de novo sozinha.
# The title of the window. $page is one of the titles below.
title = { $page } · Carta Impera Victoria
title-turn = ● Sua vez · { $page }
title-table = Mesa
title-hand = Sua mão
title-television = Tela grande
title-new = Nova mesa
title-join = Entrar numa mesa
title-lobby = Mesas abertas
title-settings = Configurações
title-daily = Partida do dia
title-deal = As mesmas cartas entre amigos
title-history = Suas partidas
title-learn = Aprender
title-puzzles = Problemas
title-rules = Regras
title-board = Guia de referência
title-replay = Replay
title-proof = Conferir a distribuição
title-hosting = Hospedar um jogo
title-missing = Página inexistente
title-move = Mudança para outro aparelho
title-notices = Avisos

## What did not work, and what to do

problem-bad-options = Estas regras não combinam. Escolha outras.
problem-busy = Você já está esperando várias análises. Tente de novo quando estiverem prontas.
problem-failed = Algo deu errado no servidor. Tente de novo daqui a pouco.
problem-http = O servidor não entendeu esta página. Recarregue a página e tente mais uma vez.
problem-impossible-record = O registro pode ser lido, mas as regras não permitem o que ele conta. Talvez tenha sido alterado à mão.
problem-in-a-pick = Aqui os jogadores estão escolhendo dos seus maços. Vá para um momento antes ou depois disso para continuar.
problem-no-bot = Não foi possível carregar um bot. Verifique a conexão; logo haverá outra tentativa.
problem-no-deal = Não existe essa distribuição. Confira o link.
problem-no-name = Informe um nome com pelo menos uma letra.
problem-no-promise = Nada foi prometido nesta mesa: a distribuição era conhecida.
problem-no-seat = Esse lugar não existe nesta mesa.
problem-no-such-bot = Esse bot não existe. Escolha outro.
problem-no-such-lesson = Esta lição não existe.
problem-no-such-moment = Esse momento não existe na partida. Vá para um anterior.
problem-no-such-puzzle = Este problema não existe.
problem-no-move = Este código não funciona, ou não funciona mais. Confira as letras ou crie outro no aparelho antigo.
problem-push-refused = Este navegador não mostra avisos desta página. As configurações dele podem permitir.
problem-bad-target = Nenhum aviso pode ir para lá. Confira o endereço; um programa precisa de um público que comece com https://.
problem-no-notice = Não há tal aviso, ou ele foi encerrado.
problem-many-notices = São muitos avisos. Encerre um deles primeiro.
problem-no-mail = O e-mail não pôde ser enviado. Confira o endereço ou tente mais tarde.
problem-no-such-notice = Este servidor não envia avisos assim.
problem-no-picture = A imagem não pode ser desenhada agora. Tente de novo daqui a pouco.
problem-no-secret = A página não conseguiu criar um segredo. Recarregue-a.
problem-no-table = Esta mesa não existe, ou só pode ser vista com o link dela. Peça o link de novo.
problem-no-upgrade = O proxy diante deste servidor não deixa passar conexões ao vivo. Quem o hospeda precisa fazer com que ele repasse o cabeçalho “Upgrade”.
problem-not-host = Só quem criou a mesa pode fazer isso.
problem-not-yours = Este lugar é de outro aparelho.
problem-off = Isso está desligado neste servidor.
problem-offline = O servidor não responde. Verifique a conexão e tente de novo daqui a pouco.
problem-other = Não deu certo. Tente de novo daqui a pouco.
problem-other-name = Este servidor atende por outro nome. Quem o hospeda precisa incluir o nome da barra de endereço na configuração “hosts”.
problem-other-origin = Este servidor não sabe que está neste endereço. Quem o hospeda precisa informá-lo na configuração “address”.
problem-over = A partida desta mesa acabou.
problem-open-deal = Outros ainda podem jogar com estas cartas, então elas não podem ser mostradas ainda.
problem-own-deal = Outros jogam com as mesmas cartas, para comparar: jogue você, contra os mesmos bots.
problem-past-day = Esse dia já acabou. Dá para ver a partida dele e jogar a de hoje.
problem-running = Esta partida ainda não acabou. Isso será possível quando ela acabar.
problem-seat-lost = O tempo deste lugar acabou: um bot joga ali até o fim.
problem-bad-clock = Um relógio para a partida inteira, ou lugares que se perdem, precisam de pelo menos uma hora.
problem-seat-taken = Alguém foi mais rápido: este lugar está ocupado. Escolha outro.
problem-second-seat = Entre desconhecidos, ou depois que a partida começa, ninguém pode ocupar um segundo lugar.
problem-barred = Quem criou esta mesa removeu você, por isso não é possível sentar aqui.
problem-nobody-there = Ninguém está mais nesse lugar.
problem-own-seat = Este lugar é seu.
problem-blocked = Você e alguém desta mesa não jogam juntos. Escolha outra mesa.
problem-too-many-blocked = Não dá para bloquear mais ninguém. Desbloqueie alguém nas configurações primeiro.
problem-no-code = Este código está errado, já foi usado ou venceu.
problem-no-seats = Você ainda não se sentou a nenhuma mesa deste servidor, então não há nada a recuperar.
problem-stale = Outras pessoas alteraram esta mesa antes, várias vezes seguidas. Tente mais uma vez.
problem-storage = O servidor não consegue gravar nada agora. Nada mudou; tente de novo daqui a pouco.
problem-too-fast = Foi muita coisa em pouco tempo. Espere um pouco e tente de novo.
problem-too-large = Este arquivo é grande demais para ser um registro de uma partida.
problem-too-long = Este registro é longo demais para ser mostrado aqui.
problem-too-many-seats = Há mais lugares do que jogadores. Escolha de novo.
problem-unknown-version = Este registro foi gravado por uma versão mais nova do jogo. Atualize impera para ler.
problem-unreadable-record = Isto não é um registro de uma partida, ou está danificado.
problem-unsaved = Este navegador não salva nada aqui: a partida se perde quando você fechar esta janela.

## Players and bots

players = { $number ->
    [one] { $number } jogador
   *[other] { $number } jogadores
}
name-own = Seu nome
name-other = Nome
# The name of somebody at this device who gave none. $number is the number of the seat.
name-numbered = Jogador { $number }
# The bots by level, from weak to strong.
bot-name-fisher = Pescador
bot-name-shepherd = Pastor
bot-name-trader = Mercador
bot-name-senator = Senador
bot-name-general = General
bot-name-architect = Arquiteto
bot-name-astronomer = Astrônomo
bot-name-sage = Sábio
# Levels of earlier versions, in games begun then.
bot-name-consul = Cônsul
bot-name-emperor = Imperador
# An opponent that the host of the server offers, if they say nothing else about it.
offered-bot = Um bot oferecido por quem hospeda este servidor.
# In a list to choose from. $level is 1 for the weakest, $name is what the bot is called.
level-choice = { $level } · { $name }
sitter-bot = Bot · { $level }
sitter-open = À espera de alguém
sitter-own = Você
sitter-person = Já está aqui
# A short remark about a table: seconds or minutes for a turn.
tag-clock = { $per ->
    [game] { $time } por partida
   *[turn] { $time } por turno
}
tag-lost = Quem se atrasa perde o lugar
tag-delay = Assistir: { $time } depois
tag-no-aids = Sem ajudas

## The start page

home-lobby = Mesas abertas
    .more = Jogue com outras pessoas, ou assista
home-table = Nova mesa
    .more = Amigos, bots, equipes, draft: como você quiser
home-daily = Partida do dia
    .more = As mesmas cartas para todos, uma vez por dia
home-deal = As mesmas cartas entre amigos
    .more = Joguem por turnos e comparem
home-history = Suas partidas até agora
    .more = Resultados, vitórias, seu lugar entre os bots
ladder-next = Próximo adversário para você: { $level }
home-settings = Configurações
    .more = Idioma, aparência, som, tamanho do texto
credits-heading = Créditos
credits-more = Todos os textos também são nossos. Se você gosta do jogo, a caixa impressa merece um lugar na sua estante.
games-heading = Suas partidas
games-with = Com { $names }
games-alone = Ninguém mais ainda
# A table of which nothing else is known.
games-table = Mesa { $table }
# $seen is a time such as "5 minutes ago".
games-state = { $kind ->
    [waiting] À espera de jogadores · { $seen }
    [watching] Você assiste · { $seen }
   *[running] Em andamento · { $seen }
}
# It is the reader's turn at a table; $left is a length of time such as "2 days", "no" if there is no clock.
games-turn = { $left ->
    [no] Sua vez
   *[other] Sua vez · tempo restante: { $left }
}
games-gone = Esta mesa não existe mais.
games-go = Continuar
games-forget = Remover da lista
games-keep = Manter
games-forget-this = Esquecer a partida: { $names }
games-forget-ask = Esquecer esta partida?
games-forget-more = Ela deixa de aparecer neste aparelho.
games-forget-seat = Só este aparelho guarda o seu lugar. Se ele for esquecido, você não pode mais retomá-lo, e um bot joga por você enquanto você estiver fora.
games-forget-here = Ela está guardada só neste aparelho e será apagada.
lobby-watch = Assistir

## At a table

cue-turn = Sua vez
cue-card = Uma carta é baixada
cue-effect = Um efeito é usado
cue-blocked = Sua Esfera recebe um marcador
cue-phrase = Alguém diz algo
cue-seat = Alguém se senta
cue-won = Você venceu
cue-over = A partida acabou
join-gone = Mesa não encontrada
settings-look = Aparência

### From here on: what neither the start page nor a table begins with. The page loads it later.

## A new table

new-lead = Escolha quem joga e como. O que você não mudar serve bem para uma primeira partida.
new-who = Quem joga
new-players = Quantos
new-teams = Duas equipes
new-teams-more = Parceiros se sentam frente a frente: lugares 1 e 3 contra lugares 2 e 4. Quando um vence, os dois vencem.
# $team is one of these letters.
new-team = Equipe { $team }
new-seat = Lugar { $number }
new-kind-bot = Um bot
new-kind-guest = Alguém com o link
new-kind-here = Alguém neste aparelho
new-kind-guest-more = Você recebe um link para enviar, e um código para câmeras.
new-kind-phone-more = A pessoa aponta um celular para o código que esta tela vai mostrar.
new-phones = Esta tela como mesa, celulares como mãos
new-phones-more = Esta tela mostra a mesa sem nenhuma mão e o maior possível, por exemplo em uma televisão. Cada pessoa se senta com um celular, que mostra só as próprias cartas e perguntas.
new-here-more = Várias pessoas dividem este aparelho. Antes de cada turno, a página pede que ele seja passado e esconde a mão.
new-level-of = Nível do bot no lugar { $number }
new-picture-guest = Por link
new-what = O que se joga
new-deal = As primeiras cartas
deal-basic = Básica
    .more = Cada um recebe três cartas. Rápida, e boa para uma primeira partida.
deal-draft = Draft
    .more = Três vezes, cada um fica com uma carta e passa as outras. Depois cada um pega uma do centro, virada para cima.
new-edition = Edição
edition-en = Inglesa
    .more = As regras habituais.
edition-ru = Russa
    .more = As regras habituais, como na edição inglesa.
edition-uk = Ucraniana
    .more = As regras habituais, mas no draft as cartas do centro são pegas em sentido horário.
edition-pt = Brasileira
    .more = Quando o baralho acaba, todos menos quem comprou a última carta têm mais um turno. Embargo e Democracia só valem para os outros jogadores.
edition-el = Grega
    .more = As regras habituais, mas você não pode copiar um efeito que as suas próprias cartas já dão.
new-single = Cada regra à parte
new-single-more = O que você não escolher aqui fica como na edição.
new-single-edition = Como na edição
option-last-round = Quando o baralho acaba
option-last-round-equal-turns = Todos jogam o mesmo número de turnos
option-last-round-others-once-more = Todos os outros têm mais um turno
option-religion = Mão maior por Religião
option-religion-on-apply = Vale assim que o efeito é usado
option-religion-at-draw = Só se ainda tiver as cartas ao comprar
option-copy-owned = Copiar um efeito que você já tem
option-copy-owned-true = Permitido
option-copy-owned-false = Proibido
option-copy-slot = Efeito próprio e copiado da mesma Esfera
option-copy-slot-domain = Só um deles por turno
option-copy-slot-effect = Os dois, se os níveis forem diferentes
option-self-target = Embargo e Democracia em si mesmo
option-self-target-true = Permitido
option-self-target-false = Proibido
option-democracy-needs-card = Democracia
option-democracy-needs-card-true = Só onde há uma carta
option-democracy-needs-card-false = Também onde não há carta
option-centre = O centro no draft
option-centre-counterclockwise = Sentido anti-horário
option-centre-clockwise = Sentido horário
option-max-turns = Máximo de turnos da partida
new-how = Configurações da mesa
new-aids = Ajudas
new-aids-more = Dicas, avisos de quem pode vencer no próprio próximo turno, o que se sabe das mãos e o contador de cartas.
new-on-server = Guardar no servidor
new-on-server-more = Assim você pode continuar em outro aparelho, mostrar a partida a outras pessoas e conferir a distribuição. Do contrário, ela fica neste aparelho: os bots respondem na hora, mesmo sem rede.
new-published = No lobby
new-published-more = Todos neste servidor veem a mesa, podem ocupar um lugar livre e podem assistir. Senão, só quem tem o link.
new-clock = Relógio
new-clock-none = Sem relógio
new-clock-more = Quando o tempo acaba, um bot termina o turno.
# A clock of hours or days.
new-clock-days = Partida ao longo de dias: ninguém precisa ficar conectado, e o relógio continua. A página inicial mostra primeiro onde é a sua vez.
new-per = O relógio vale para
new-per-turn = Cada turno
new-per-game = A partida inteira
new-per-more = Na partida inteira, soma-se o tempo de todos os turnos de cada jogador.
new-late = Quando o tempo acaba
new-late-bot = Um bot assume
new-late-lost = O lugar é perdido
new-late-more = O bot joga o turno, ou o resto da partida se o relógio vale para ela toda. Um lugar perdido fica com o bot até o fim.
new-delay = Quem assiste vê a partida
new-delay-none = Na hora
new-delay-more = Com esse atraso, quem assiste vê o que aconteceu; assim ninguém passa informações enquanto elas importam.
new-away = Um bot assume depois de
new-away-none = Nunca
new-away-more = Para quem perdeu a conexão; quem volta continua a jogar.
new-summary = Sua mesa
new-sum = { $teams ->
    [yes] Duas equipes de dois
   *[no] { $players ->
        [one] { $players } jogador
       *[other] { $players } jogadores
    }
}, { $deal ->
    [draft] com draft.
   *[basic] com a distribuição básica.
}
new-sum-now = A partida começa na hora.
new-sum-link = Começa quando todos os lugares estiverem ocupados. Você já recebe o link.
new-sum-phones = Começa quando todos os lugares estiverem ocupados. A tela mostra um código para celulares.
new-sum-lobby = Começa quando todos os lugares estiverem ocupados, por link ou pelo lobby.
new-start = Começar a partida
new-invite = Abrir a mesa

## Waiting for players, and the link for them

invite-heading = Convite
invite-hands = Aponte um celular para o código: ele vira uma mão. Esta tela mostra a mesa.
invite-copied = Copiado
invite-watch = Copiar link para assistir
invite-by-hand = Este navegador não deixa a página copiar. Selecione o link e copie à mão.
invite-private = Este endereço só funciona neste aparelho. Para outros, inicie o servidor com “{ $program } serve --host 0.0.0.0 --qr” e abra o endereço que ele mostra.
invite-code = O link como código QR
invite-camera = Aponte um celular para entrar.
waiting-open = { $number ->
    [one] { $number } lugar está livre. A partida começa sozinha quando for ocupado.
   *[other] { $number } lugares estão livres. A partida começa sozinha quando forem ocupados.
}
waiting-seats = À mesa
waiting-bot = Um bot aqui
waiting-up = Abrir para pessoas
waiting-level = Nível de novos bots
waiting-start = Começar já com bots
waiting-sit = Ocupar um lugar
waiting-leave = Sair da mesa

## Joining by link

join-lead = Basta um nome.
hand-lead = Este celular vai mostrar suas cartas e suas perguntas. A mesa está na outra tela.
join-gone-more = Talvez ela tenha acabado e sido apagada, ou o link está incompleto: tudo depois do # faz parte dele. Peça o link de novo, ou procure outra mesa.
join-who = À mesa
join-how = Sente-se
join-seat = Qual lugar
join-seat-number = Lugar { $number }
join-sit = Jogar
join-watch = Só assistir
join-yours = Você já está nesta mesa
join-back = Ir para a mesa
join-full = Todos os lugares estão ocupados
join-full-more = Você pode assistir a esta partida, ou abrir a sua própria mesa.

## The lobby

lobby-lead = Mesas publicadas neste servidor. A lista se atualiza sozinha.
lobby-open = À espera de jogadores
lobby-running = Em andamento
lobby-count = { $number ->
    [0] Nenhuma mesa aberta agora.
    [one] { $number } mesa aberta agora.
   *[other] { $number } mesas abertas agora.
}
lobby-table = Mesa de { $names }
lobby-table-empty = Uma mesa com bots
lobby-join = Entrar
lobby-none = Nenhuma mesa aberta agora
lobby-none-more = Comece você: abra uma mesa e publique, ou jogue contra bots enquanto espera.
lobby-link = Você tem um link?
lobby-link-label = Link para uma mesa
lobby-follow = Seguir o link
lobby-unread = Isto não parece um link para uma mesa. Ele termina como /join/NAME#SECRET.
lobby-own = Sua própria mesa
lobby-own-more = Para amigos por link, para todos no lobby, ou para várias pessoas em um só aparelho.

## Settings

settings-lead = Tudo vale na hora e fica guardado neste aparelho.
settings-you = Você
settings-name-more = Os outros à mesa veem este nome.
settings-move = Mudar para outro aparelho
settings-theme = Dia ou noite
theme-system = Como o sistema
theme-light = Dia
theme-dark = Noite
settings-text = Tamanho do texto
text-normal = Normal
text-large = Grande
text-largest = Maior
settings-motion = Movimento das cartas
motion-system = Como o sistema
motion-on = Ligado
motion-off = Nenhum
settings-sound = Som
settings-sounds = Sons
settings-sounds-more = Tons curtos à mesa. Cada um mostra sua legenda por um momento.
settings-cues = Ouvir cada um
settings-shortcuts = Atalhos de teclado
settings-shortcuts-more = À mesa, 1 a 9 escolhem uma resposta, E encerra o turno, U desfaz, H pede uma dica. Desligue se você fala com o aparelho ou aperta teclas sem querer.
settings-presses = Teclas e toques
settings-confirms-more = Sem isso, só o que não dá para desfazer pede um segundo toque.
settings-command-more = Uma linha para digitar respostas e comandos, como no jogo de texto. A tecla / leva até ela.
settings-remarks-more = Raramente: quando um bot bloqueia alguém, vence ou perde.
settings-tips-more = Quatro frases, cada uma no seu momento e uma vez só. Ligue para recebê-las de novo.
notices-heading = Quando for a sua vez
notices-more = Em uma mesa de vários dias você pode ser avisado de que é a sua vez. Um aviso diz só isso e onde. Cada um pode ser encerrado no próprio aviso.
notices-push = Em um aparelho:
notices-mail = Por e-mail:
notices-webhook = A um programa seu
notices-push-choose = Avisar neste aparelho
notices-mail-own = Seu endereço de e-mail
notices-mail-more = Você recebe um e-mail que pergunta se quer isto. Ninguém mais na mesa vê o endereço.
notices-mail-choose = Avisar por e-mail
notices-webhook-own = Endereço do seu programa
notices-webhook-more = Começa com https:// e recebe uma requisição com JSON.
notices-webhook-choose = Avisar o programa
notices-chosen = Você será avisado quando for a sua vez.
notices-asked = Veja a sua caixa de entrada: um e-mail pergunta se você quer isto.
notices-unsure = Espera a sua resposta ao e-mail
notices-end = Encerrar estes avisos
notices-ended = Você não será mais avisado.
notices-open = Abrir a mesa
notices-confirm = Sim, avisem quando for a minha vez
settings-seats = Seus lugares
settings-code-more = Com um código de recuperação você recupera seus lugares e mesas se perder este aparelho, inclusive os que ocupar depois. Ele funciona uma vez, e um novo substitui o anterior.
settings-code-make = Criar um código de recuperação
settings-code-shown = Seu código. Anote, ele não aparece de novo:
settings-code-own = Código de outro aparelho
settings-code-own-more = Seus lugares vêm para cá. O aparelho que os tinha fica sem eles.
settings-code-use = Recuperar meus lugares
settings-code-got = { $number ->
    [0] Não havia mais nada a recuperar.
    [one] { $number } mesa está agora neste aparelho.
   *[other] { $number } mesas estão agora neste aparelho.
}
settings-code-go = Ir para o início
settings-blocked = Pessoas que você bloqueou
settings-blocked-more = Você não as ouve nem vê os nomes delas, e vocês não se encontram em mesas do lobby. Elas não são avisadas.

## A page without a server: what it lacks, and how to run one

needs-server = Para jogar com pessoas em outros aparelhos é preciso um servidor, que esta página não tem; qualquer um pode rodar o seu.
needs-server-how = Como rodar um servidor
hosting-lead = Com um servidor há convites por link, mesas abertas e espectadores. É um só programa e não precisa de nenhum outro.
hosting-install = Em um computador que fique ligado durante o jogo, instale o Python 3.11 ou mais novo e depois o impera:
hosting-serve = Inicie o servidor. Ele mostra o endereço e um código para as câmeras dos celulares da sua rede:
hosting-invite = Abra esse endereço, crie uma mesa com um lugar livre e envie o link dela aos seus amigos.
hosting-more = O endereço funciona na sua própria rede. Para amigos em outros lugares, o computador precisa ser acessível pela internet; o guia de hospedagem do impera descreve proxies, configurações e cópias de segurança.

## Moving house: a person's seats go to another device

move-lead = Seus lugares nas mesas deste servidor e o seu histórico vão para outro celular ou computador. Não é preciso ter conta: basta um código, uma única vez.
move-from = Deste aparelho
# $number counts tables.
move-what = { $number ->
    [0] Não há lugares neste aparelho; o seu histórico pode ser levado.
    [one] { $number } mesa e o seu histórico. Partidas guardadas só neste aparelho ficam aqui.
   *[other] { $number } mesas e o seu histórico. Partidas guardadas só neste aparelho ficam aqui.
}
move-begin = Criar código
# $time is a length of time such as "10 minutes".
move-show = Escaneie com o outro aparelho, ou digite as letras nele: nesta mesma página, em “Para este aparelho”. O código funciona uma vez, por { $time }. Não o mostre a mais ninguém.
move-qr = O código em QR
# The code is read out.
move-code = O código é { $code }.
# $number counts games of the history that did not fit.
move-left = { $number ->
    [one] A sua partida mais antiga não cabe e fica aqui. “Salvar em arquivo”, em “Suas partidas”, leva todas.
   *[other] As suas { $number } partidas mais antigas não cabem e ficam aqui. “Salvar em arquivo”, em “Suas partidas”, leva todas.
}
move-taken = Pronto: os seus lugares agora estão no outro aparelho, e este já os esqueceu.
move-gone = O código expirou e nada foi levado. Crie outro.
move-to = Para este aparelho
move-label = Código
move-here-more = Crie o código no aparelho antigo: Configurações, “Mudar para outro aparelho”.
move-end = Trazer tudo para cá
# $tables and $games count what came.
move-came = Mesas trazidas: { $tables }. Partidas somadas ao histórico: { $games }.
move-home = Para as suas partidas
