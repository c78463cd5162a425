### What is said in a terminal only, in Brazilian Portuguese: the text game, the commands and their help.
### The notes for translators are in en/game.ftl.

## The text game: beginning and leaving

play-title = { game }: uma versão não oficial, feita por fãs. O jogo é de Rémi Amy, publicado pela Ludonaute.
play-against = Você joga contra { $names }.
# Where the bots differ, each is introduced. $bot is its name as it is typed, such as "senator".
play-met-own = Quem joga por { $name } é { $bot }.
play-met = { $name } é { $bot }: { $description }
# A bot that takes its time has its turn.
play-thinks = { $name } está pensando…
play-partner = { $name } está na sua equipe: a vitória é da equipe.
play-first = { $who ->
    [you] Você começa, por sorteio.
   *[other] { $name } começa, por sorteio.
}
# --seed is typed as it is in every language.
play-seed = A semente é { $seed }: --seed { $seed } distribui de novo as mesmas cartas.
# Turn 0 is the draft. $who decides next.
play-continued = { $number ->
    [0] A partida continua com o draft.
   *[other] { $who ->
        [you] A partida continua: turno { $number }, sua vez.
       *[other] A partida continua: turno { $number }, { $name }.
    }
}
play-unfinished = Há uma partida inacabada: para continuar com ela, digite "sair" agora e depois "{ $program } play --text --continue".
play-how = Responda com um número ou com palavras como "baixar militar". Digite "ajuda" para saber mais.
play-auto = Só há uma resposta possível, escolhida automaticamente: { $decision }.
play-left = Você deixa a mesa.
play-left-saved = Você deixa a mesa. A partida foi salva: "{ $program } play --text --continue" continua com ela.
play-replay = "{ $program } replay" mostra esta partida de novo.

## The text game: saving

save-where = Digite também o nome de um arquivo: salvar ARQUIVO.
save-done = A partida foi salva em { $file }.
save-exists = { $file } já existe e não é um registro desta partida, então não foi alterado.
save-failed = Não foi possível salvar a partida em { $file }: { $reason }.
save-automatic-failed = A partida não pode ser salva automaticamente: { $reason }.

## The rulebook

rules-contents = O livro de regras por capítulo. "{ $program } rules 1.8" mostra um capítulo, "{ $program } rules R-MIL-03" mostra uma cláusula, "{ $program } rules ataque" procura palavras.
rules-chapter = { $number ->
    [one] { $heading }: { $first }
   *[other] { $heading }: { $first } a { $last }
}
rules-chapter-mixed = { $heading }: { $names }
# Words that people look for, and the chapters that answer them. Each line: words, a colon, numbers of chapters.
rules-see-also =
    vencer vence ganhar ganha vencedor vencedora vitória vitoria: 1.16 1.18
    pontos ponto pontuação pontuacao empate desempate dominação dominacao: 1.18

## Replays

replay-verified = { $number ->
    [one] O registro está certo: sua { $number } decisão se repete.
   *[other] O registro está certo: todas as { $number } decisões se repetem.
}
# The digest follows on a line of its own.
replay-promised = A distribuição das cartas foi fixada antes da partida: ela confere com o compromisso publicado na época.
verify-step = Passo { $number }
verify-compare = Compare o hash com o que você viu antes da partida, ou informe aquele com --commitment.
replay-drawn = Imagem salva: { $file }.
replay-until = { $number ->
    [one] { $number } decisão foi contada.
   *[other] { $number } decisões foram contadas.
}

## The server

# An address follows on a line of its own.
serve-address = É possível jogar em:
serve-private = Só esta máquina pode se conectar. "{ $program } serve --host 0.0.0.0" deixa outras entrarem.
serve-code = Para celulares na mesma rede:
serve-no-code = Não há código para celulares: outras máquinas não podem se conectar. Use --host 0.0.0.0 ou informe um endereço nas configurações.
browser-address = Jogue no navegador em:
browser-already = O jogo já está rodando nesta máquina, então a página dele é usada.
serve-stop = Ctrl-C encerra o servidor. Tudo fica salvo.

# "impera serve --check": what each step found.
serve-check-trying = Testando { $address }
serve-check-health = O servidor responde e consegue gravar no banco de dados.
serve-check-page = A página e todos os arquivos dela chegam.
serve-check-socket = As conexões ao vivo se abrem.
serve-check-good = Tudo funciona a partir desta máquina.
serve-check-silent = Ninguém responde em { $address }: { $detail }. O servidor está em execução, e o proxy leva até ele?
serve-check-storage = O servidor responde, mas não consegue gravar no banco de dados. O log dele diz por quê.
serve-check-foreign = { $address } responde com o status { $status }, que não é uma resposta deste servidor. O proxy leva até ele, e o caminho está certo?
serve-check-files = A página chega, mas { $detail } não (status { $status }). O endereço, ou --base-path, precisa conter o caminho sob o qual o servidor está.
serve-check-no-upgrade = As conexões ao vivo não se abrem: o proxy não repassa os cabeçalhos Upgrade e Connection.
serve-check-other-origin = O servidor toma uma página em { $address } por uma de outro site. Coloque esse endereço em address, ou faça o proxy repassar o cabeçalho Host.
serve-check-other-name = O servidor não conhece o nome pelo qual é chamado. Coloque { $address } em address, ou inclua o nome em hosts.
serve-check-no-socket = As conexões ao vivo não se abrem: a resposta tem status { $status }. O proxy deixa passar sockets?

## Hosts

# $before and $after are versions of the database; "none" is a database without any.
admin-migrated = { $before ->
    [none] O banco de dados foi criado, com a versão { $after }.
   *[other] O banco de dados tinha a versão { $before } e agora tem a versão { $after }.
}
admin-backed-up = { $number ->
    [one] { $number } linha foi gravada em { $file }. Guarde bem o arquivo: ele mostra as cartas das partidas em andamento.
   *[other] { $number } linhas foram gravadas em { $file }. Guarde bem o arquivo: ele mostra as cartas das partidas em andamento.
}
admin-restored = { $number ->
    [one] { $number } linha foi lida de { $file }.
   *[other] { $number } linhas foram lidas de { $file }.
}
admin-exported = { $number ->
    [one] { $number } registro foi gravado em { $file }.
   *[other] { $number } registros foram gravados em { $file }.
}
admin-deleted = A mesa { $name } foi apagada.
admin-forgot = { $number ->
    [one] O nome { $name } foi apagado: { $number } lugar não tem mais nome nem token.
   *[other] O nome { $name } foi apagado: { $number } lugares não têm mais nome nem token.
}
admin-table = { $name }, { $last }: { $status ->
    [waiting] à espera de jogadores
    [running] em andamento
    [over] encerrada
   *[closed] fechada
}. Jogadores: { $people }; bots: { $bots }; entradas: { $entries }.
admin-no-tables = Não há mesas.
admin-closed = A mesa { $name } foi fechada: todos foram desconectados e ninguém mais pode entrar. A partida foi mantida.
admin-no-actions = Nenhum administrador fez nada até agora.

## Simulations

cluster-connecting = Conectando ao cluster Ray em { $address }. Se nada responder, a tentativa termina em cerca de um minuto.
simulate-compiling = As regras estão sendo compiladas para esta máquina. Isso acontece uma só vez e leva até meio minuto.
simulate-compiling-gpu = As regras estão sendo compiladas para a placa de vídeo. Isso leva até um minuto, a cada vez.
simulate-compiling-cluster = As máquinas do cluster que ainda não compilaram as regras fazem isso primeiro. Isso leva até um minuto.
simulate-wait = Compilando
simulate-playing = Jogando
# $number of $games games were played.
simulate-games = Partidas: { $number } de { $games }, { $players } jogadores, semente { $seed }, motor { $engine }.
# Rates are in percent.
simulate-seat = O lugar { $seat } vence: { NUMBER($rate, minimumFractionDigits: 1, maximumFractionDigits: 1) }% (intervalo de 95%: { NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1) } a { NUMBER($high, minimumFractionDigits: 1, maximumFractionDigits: 1) }%).
simulate-shared = Vitórias compartilhadas, contadas para cada vencedor: { NUMBER($rate, minimumFractionDigits: 1, maximumFractionDigits: 1) }%.
simulate-hegemony = Terminadas por hegemonia: { NUMBER($rate, minimumFractionDigits: 1, maximumFractionDigits: 1) }%.
simulate-majority = Terminadas por dominação: { NUMBER($rate, minimumFractionDigits: 1, maximumFractionDigits: 1) }%.
simulate-turn-limit = Terminadas pelo limite de turnos: { NUMBER($rate, minimumFractionDigits: 1, maximumFractionDigits: 1) }%.
simulate-turns = Turnos: { NUMBER($mean, minimumFractionDigits: 1, maximumFractionDigits: 1) } em média, de { $min } a { $max }.
simulate-decisions = Decisões: { NUMBER($mean, minimumFractionDigits: 1, maximumFractionDigits: 1) } em média, de { $min } a { $max }.
simulate-ready = Compilar ou carregar as regras: { NUMBER($seconds, minimumFractionDigits: 2, maximumFractionDigits: 2) } segundos, não contados abaixo.
simulate-nothing = Nada foi jogado ainda: as regras ainda estavam sendo compiladas.
simulate-speed = Velocidade: { $speed } decisões por segundo, em { NUMBER($seconds, minimumFractionDigits: 2, maximumFractionDigits: 2) } segundos.

## The arena

arena-ready = Preparando
# The first words of the progress bar; the standing follows.
arena-playing = Jogando
# Part of a row, in the progress bar and for a match: "emperor 93,5% (89,1 a 96,2)".
arena-now = { $bot } { NUMBER($rate, minimumFractionDigits: 1, maximumFractionDigits: 1) }% ({ NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1) } a { NUMBER($high, minimumFractionDigits: 1, maximumFractionDigits: 1) })
# $number of $asked games were played; $teams is "yes" for the team game.
arena-games = { $teams ->
    [yes] Partidas: { $number } de { $asked }, distribuição { $deal }, 2 equipes de 2 jogadores, semente { $seed }.
   *[no] Partidas: { $number } de { $asked }, distribuição { $deal }, { $players } jogadores, semente { $seed }.
}
# A deal is complete when it was played once from each of the $seatings seatings.
arena-counted = Contadas: { $games } partidas, ou seja, { $deals ->
    [one] { $deals } distribuição
   *[other] { $deals } distribuições
} com { $seatings } disposições dos lugares para cada uma.
# The heads of the columns of the table, then what stands in them. Short is good.
arena-head-bot = Bot
arena-head-wins = Vitórias
arena-head-interval = Intervalo 95%
arena-head-fair = Cota justa
arena-head-rating = Força
arena-percent = { NUMBER($rate, minimumFractionDigits: 1, maximumFractionDigits: 1) }%
arena-interval = { NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1) } a { NUMBER($high, minimumFractionDigits: 1, maximumFractionDigits: 1) }%
arena-rating = { NUMBER($mu, minimumFractionDigits: 1, maximumFractionDigits: 1) } ± { NUMBER($half, minimumFractionDigits: 1, maximumFractionDigits: 1) }
arena-match = Confronto de { $bots }, { $deals ->
    [one] { $deals } distribuição
   *[other] { $deals } distribuições
}: { $rates }.
arena-seconds = { $bot } decide em { NUMBER($mean, minimumFractionDigits: 2, maximumFractionDigits: 2) } s em média, em { NUMBER($most, minimumFractionDigits: 2, maximumFractionDigits: 2) } s ou menos em 95 de 100 casos, em { NUMBER($longest, minimumFractionDigits: 2, maximumFractionDigits: 2) } s no máximo.
arena-milliseconds = { $bot } decide em { NUMBER($mean, minimumFractionDigits: 2, maximumFractionDigits: 2) } ms em média, em { NUMBER($most, minimumFractionDigits: 2, maximumFractionDigits: 2) } ms ou menos em 95 de 100 casos, em { NUMBER($longest, minimumFractionDigits: 2, maximumFractionDigits: 2) } ms no máximo.
arena-hegemony = Terminadas por hegemonia: { NUMBER($rate, minimumFractionDigits: 1, maximumFractionDigits: 1) }%.
arena-majority = Terminadas por dominação: { NUMBER($rate, minimumFractionDigits: 1, maximumFractionDigits: 1) }%.
arena-turn-limit = Terminadas pelo limite de turnos: { NUMBER($rate, minimumFractionDigits: 1, maximumFractionDigits: 1) }%.
arena-forfeit = Terminadas porque um bot falhou: { NUMBER($rate, minimumFractionDigits: 1, maximumFractionDigits: 1) }%.
arena-shared = Vitórias compartilhadas, das quais cada vencedor recebe sua parte: { NUMBER($rate, minimumFractionDigits: 1, maximumFractionDigits: 1) }%.
arena-length = Duração média: { NUMBER($turns, minimumFractionDigits: 1, maximumFractionDigits: 1) } turnos, { NUMBER($decisions, minimumFractionDigits: 1, maximumFractionDigits: 1) } decisões.
arena-failures = { $bot } falhou { $number ->
    [one] { $number } vez
   *[other] { $number } vezes
}.
# $problem is a sentence in English without its full stop; it happened $number times.
arena-problem = { $number } x { $problem }.
arena-problems-more = { $number ->
    [one] Mais { $number } problema está no arquivo results.json, se --out foi usado.
   *[other] Mais { $number } problemas estão no arquivo results.json, se --out foi usado.
}
arena-decided = Está decidido, por isso não foram jogadas mais partidas.
arena-undecided = Não está decidido.
arena-interrupted = Encerrado antes do fim por Ctrl-C.
arena-interrupted-kept = Encerrado antes do fim por Ctrl-C. O mesmo comando continua daqui.
arena-nothing = Nada foi contado: nenhuma distribuição foi jogada com todas as disposições dos lugares.
arena-failed = Um bot falhou, por isso a arena parou: { $problem }.
# $problem is a sentence in English without its full stop.
arena-lost = A arena terminou antes do fim, e o que foi jogado fica guardado: { $problem }.
arena-written = Gravado em { $folder }: { $files }.
# The picture: its title, the names of its axes, and the mark of the fair share.
arena-plot-title = { $games } partidas, { $players } jogadores, semente { $seed }
arena-plot-wins = Vitórias em porcentagem, com intervalo de 95%
arena-plot-rating = Força, com intervalo de 95%
arena-plot-fair = cota justa

# The page of a league: its title, the headings of its parts, and a sentence for each.
league-title = Uma liga de { $number ->
    [one] { $number } bot
   *[other] { $number } bots
}
league-standing = Classificação
league-pairs = Cada par
league-pairs-note = Quantas vezes o bot da linha venceu o da coluna, com intervalo de 95%. Uma vitória dividida conta metade.
league-curve = Força ao longo do tempo
league-curve-note = A linha é a força depois de cada partida da liga; a sombra é o intervalo de 95%.
league-axis = Partidas da liga
league-records = Partidas para assistir
league-records-note = A última partida de cada par, como imagem em movimento, e o registro dela para "{ $program } replay".
league-record = { $first } contra { $second }
league-file = registro
# A bot that plays no more.
league-gone = { $bot } (saiu)
league-head-games = Partidas
league-head-time = Por decisão
league-head-failures = Falhas
league-milliseconds = { NUMBER($time, minimumFractionDigits: 1, maximumFractionDigits: 1) } ms

## Training

train-ready = Preparando. O que é compilado pela primeira vez leva um minuto.
# In the progress bar; $games are finished.
train-learning = Aprendendo, { NUMBER($games) } partidas
# $rates is a row of the message below.
train-measured = Após { $seconds } s, contra { $bot }: { $rates }
# $kind is a kind of table as the files name it, such as "2-basic".
train-rate = { $kind } { NUMBER($rate, minimumFractionDigits: 1, maximumFractionDigits: 1) }%
train-score = { $kind }, contra { $bot }: { NUMBER($rate, minimumFractionDigits: 1, maximumFractionDigits: 1) }% ({ NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1) } a { NUMBER($high, minimumFractionDigits: 1, maximumFractionDigits: 1) }), cota justa { NUMBER($share, minimumFractionDigits: 1, maximumFractionDigits: 1) }%
train-interrupted = Parado por Ctrl-C. O mesmo comando continua daqui.
train-limited = Parado no limite. O mesmo comando continua daqui.
# The picture: the names of its axes.
train-plot-seconds = Segundos de aprendizado
train-plot-wins = Vitórias em porcentagem

## Exploiting a bot

# How a response is called in the lines below.
exploit-new = uma rede a partir do zero
exploit-own = uma rede a partir dos pesos do próprio bot
exploit-search = uma busca que conhece a rede
exploit-training = Treinando { $response } contra o bot.
exploit-measuring = Medindo { $response }.
exploit-again = Medindo de novo a melhor resposta, em outras distribuições.
exploit-measured = Vitórias de { $response }: { NUMBER($rate, minimumFractionDigits: 1, maximumFractionDigits: 1) }% ({ NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1) } a { NUMBER($high, minimumFractionDigits: 1, maximumFractionDigits: 1) }), { NUMBER($games) } partidas
exploit-bound = É possível vencer { $bot } em pelo menos { NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1) }% das partidas (cota justa { NUMBER($share, minimumFractionDigits: 1, maximumFractionDigits: 1) }%): { $response } venceu { NUMBER($rate, minimumFractionDigits: 1, maximumFractionDigits: 1) }% ({ NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1) } a { NUMBER($high, minimumFractionDigits: 1, maximumFractionDigits: 1) }) em { NUMBER($games) } partidas de outras distribuições.
exploit-untrained = { $bot } não joga nem por regras práticas nem só por uma rede; por isso, nenhuma rede pode ser treinada contra ele. Só uma busca é tentada.
exploit-stranger = A busca não sabe como { $bot } decide: supõe que seja um sage.

## Studies

study-playing = Jogando
study-games = { $games ->
    [one] { $games } partida responde
   *[other] { $games } partidas respondem
}, com a semente { $seed }:
study-interrupted = Terminou antes do fim por Ctrl-C. O mesmo comando continua daqui.
study-written = Gravado em { $folder }: { $files }.
puzzles-playing = Procurando problemas
puzzles-written = Problemas: { $puzzles }, de { $games ->
    [one] { $games } partida
   *[other] { $games } partidas
}. Gravado em { $file } ({ NUMBER($kilobytes, maximumFractionDigits: 0) } kB).
puzzles-interrupted = Terminou antes do fim por Ctrl-C.

export-written = Gravado em { $file }: { $rows ->
    [one] { $rows } decisão
   *[other] { $rows } decisões
}, { NUMBER($megabytes, minimumFractionDigits: 1, maximumFractionDigits: 1) } MB.
error-export-what = Diga quais registros, ou peça uma amostra com --sample; um dos dois.

## The static edition

# $part is one of the three names below.
site-part = { $part }: { $files ->
    [one] { $files } arquivo
   *[other] { $files } arquivos
}, { $kilobytes } kB.
site-page = Página
site-rulebooks = Livros de regras
site-network = Rede neural dos bots
site-puzzles = Problemas
site-written = Gravado em { $folder }: { $files ->
    [one] { $files } arquivo
   *[other] { $files } arquivos
}, { NUMBER($megabytes, minimumFractionDigits: 1, maximumFractionDigits: 1) } MB, versão { $version }.
site-next = Qualquer hospedagem estática pode servir esta pasta, em qualquer caminho. Para vê-la aqui: python -m http.server --directory { $folder }

## Errors, each as one sentence

error = { $problem }.
error-file = O arquivo { $file } não pode ser usado: { $reason }.
error-not-text = não é texto
# $most is "none" when any greater number will do.
error-number = { $most ->
    [none] "{ $value }" não é um número inteiro a partir de { $least }
   *[other] "{ $value }" não é um número inteiro de { $least } a { $most }
}
error-memory = Não há memória suficiente para isso.
# $command is what was typed, such as "impera play".
error-usage = { $problem } "{ $command } --help" explica mais.
error-no-database = Não há banco de dados { $file }. Um servidor o cria quando começa pela primeira vez; --database indica outro.
error-schema-unknown = Não existe um esquema chamado "{ $name }". Os esquemas são { $names }.
error-not-parquet = A tabela de decisões é um arquivo Parquet: chame-o de { $file }.
error-no-folder = A pasta de { $file } não existe.
error-nothing-to-continue = Não há partida inacabada para continuar.
error-not-with = Uma partida retomada com { $option } continua como é, por isso { $option } não combina com { $others }.
# $options are options such as --seed.
error-only-text = Só o jogo em texto aceita { $options }: acrescente --text
error-only-browser = O jogo em texto não aceita { $options }: retire --text
error-no-page = A página do jogo no navegador não foi construída aqui. Construa-a com "make page", ou jogue com "{ $program } play --text".
error-game-is-over = A partida em { $file } acabou; "{ $program } replay { $file }" conta como foi.
error-no-table = Não existe a mesa { $name }.
error-no-person = Ninguém se chama { $name }.
error-one-viewer = Escolha só um entre --seat, --spectator e --everything.
error-not-promised = A distribuição em { $file } não é a prometida: o compromisso dela é outro, ou não há nenhum.
error-no-promise = Nada foi prometido antes da partida em { $file }: o registro não tem compromisso.
error-no-replacement = Um bot que é substituído precisa de um substituto, e um que não é não precisa: --on-failure replace e --replacement andam juntos.
error-no-out = Os registros ficam em uma pasta, por isso --records precisa de --out.
error-league-other = { $label } é outro bot nesta liga: { $spec }. Dê outro nome ao novo, como em NAME=BOT.
error-league-nobody = Não há nenhum bot chamado { $label } nesta liga.
error-league-sides = Uma liga é para dois lados: 2 jogadores, ou o jogo em equipes.
error-league-alone = A liga guarda tudo na própria pasta e joga todas as partidas, por isso --league não combina com --out, --records e --until-decided.
error-leave-alone = Bots saem de uma liga, por isso --leave precisa de --league.
error-too-many-bots = { $number ->
    [one] Há lugar para { $number } bot nesta mesa.
   *[other] Há lugar para { $number } bots nesta mesa.
}
error-no-plot = Não há gráfico, porque matplotlib não está instalado; "pip install 'impera[plots]'" instala.
error-no-server = O jogo no navegador e o servidor precisam de pacotes que não estão instalados; "pip install 'impera[server]'" instala. Sem eles, jogue com "{ $program } play --text".
error-no-compiler = Isto precisa do compilador numba, que não está instalado; "pip install numba" instala.
error-no-torch = O treino precisa do PyTorch, que não está instalado; "pip install 'impera[train]'" instala.
error-cluster = O cluster Ray em { $address } não responde. Verifique { $variable } e se o cluster está ligado. Mensagem do Ray: { $reason }
error-train-other = A pasta { $folder } tem um treino com outras configurações. Escolha outra pasta, ou não informe configurações para continuar esse.
error-exploit-untrained = Nenhuma rede pode ser treinada contra { $bot }: ele não joga nem por regras práticas nem só por uma rede. Use --by search.
# A number of seconds.
error-seconds = "{ $value }" não é um número de segundos maior que 0
# Bots as they are typed. What stands before and after = and : is typed as it is in every language.
error-bot-text = "{ $text }" não é um bot: escreva um nome, NAME:seconds=1, exec:COMMAND, py:MODULE:NAME, ou LABEL= antes de um destes.
error-bot-unknown = Não há bot chamado "{ $name }". Os bots são { $names }.
error-bot-at-once = O bot "{ $name }" decide na hora: seconds, simulations e threads são para bots que fazem buscas.
error-bot-no-network = O bot "{ $name }" não tem rede: weights é para { $names }.
error-bot-setting = O bot "{ $spec }" tem um ajuste "{ $name }" que não existe. Os ajustes são { $settings }.
error-bot-number = { $kind ->
    [whole] O bot "{ $spec }" precisa de um número inteiro maior que 0 para { $name }, não "{ $value }".
   *[any] O bot "{ $spec }" precisa de um número maior que 0 para { $name }, não "{ $value }".
}
# $reason is in English.
error-bot-command = O comando do bot "{ $spec }" não pode ser lido: { $reason }.
error-bot-no-command = O bot "{ $spec }" não indica um programa: escreva exec:COMMAND.
# $spec is what was typed, $reason what Python says, in English.
error-bot-python = Não foi possível carregar o bot "{ $spec }": escreva py:MODULE:NAME ou py:FILE.py:NAME. ({ $reason })
error-bot-object = { $label } é um objeto de um programa em Python: só esse programa pode fazê-lo jogar.
# $reason is in English.
error-bot-offer = O bot "{ $text }" não pode ser oferecido: escreva NOME=exec:COMANDO, com um nome novo de letras minúsculas, algarismos e hifens, ou o nome de um bot de uma pasta.
error-bot-manifest = O arquivo { $file } não descreve um bot: { $reason }
error-bot-no-program = O bot "{ $spec }" não pode ser iniciado: não há um programa "{ $file }" que possa ser executado. Um arquivo precisa do seu caminho, como ./mybot, e de permissão de execução.
error-bots-too-few = Uma arena precisa de dois bots ou mais.
error-bots-same = Dois bots se chamam "{ $label }": diferencie os dois com um rótulo, como em first={ $label }.
error-no-last-game = Ainda não há partida terminada: informe o arquivo de um registro.
error-site-not-empty = A pasta { $folder } não está vazia. Indique uma pasta nova ou vazia, ou uma que “{ $program } site” já tenha gravado.
error-site-no-page = A página do jogo no navegador não foi construída. Em um clone, rode antes “make page”.

## Help of the command line. These messages are read without Fluent: no values but $program, no selectors, no references.
## Words that begin with -- and examples are typed as they are in every language. Examples keep their lines.

help-impera =
    Carta Impera Victoria: jogue, simule, consulte as regras.

    Sem um comando, o jogo abre no navegador. Esta é uma versão não oficial, feita por fãs; o jogo é de Rémi Amy,
    publicado pela Ludonaute.
help-impera-examples =
    Exemplos:
      { $program }
      { $program } play --text --players 4 --deal draft
      { $program } rules ataque
help-play =
    Jogue contra bots, no navegador ou em texto.

    O navegador usa um servidor próprio nesta máquina, que guarda as suas partidas. Com --text, cada pergunta tem
    respostas numeradas: digite "ajuda" durante a partida para ver os comandos. Essa partida se salva sozinha, e
    "{ $program } play --text --continue" continua com a última inacabada.
help-play-examples =
    Exemplos:
      { $program } play
      { $program } play --no-browser --port 8000
      { $program } play --text --players 2 --seed 7 --name Ada
      { $program } play --text --players 4 --teams --deal draft
      { $program } play --text --bots senator,emperor
      { $program } play --text --continue
help-play-text = Jogar em texto neste terminal; as opções da partida são para este modo.
help-play-browser = Se o navegador é aberto; o endereço é informado de qualquer modo.
help-play-seat = Seu lugar, a partir de 0. O jogador inicial é sorteado.
help-play-name = Seu nome.
help-play-bots = Quais bots jogam; "{ $program } bots" lista os nomes. Um só nome vale para todos os outros; vários, separados por vírgulas, como senator,emperor, valem para os lugares em sua ordem, e o último ocupa os que sobram.
help-play-aids = Avisar, no começo do seu turno, quem poderia vencer no próximo; ligado, se nada for informado.
help-play-auto = Dar sozinho a resposta, quando só há uma.
help-play-save = Gravar o registro da partida também neste arquivo.
help-play-continue = Continuar com a última partida inacabada.
help-play-load = Continuar com a partida deste registro, contra os bots que ele indica.
help-option-players = Número de jogadores; 3, se não for informado.
help-option-deal = Como as primeiras cartas são distribuídas; basic, se não for informado.
help-option-teams = Duas equipes de dois, para quatro jogadores.
help-option-edition = Jogar como diz o livro de regras desta língua; en, se não for informado. Define as opções abaixo.
help-option-last-round = Quem ainda tem um turno quando o baralho acaba.
help-option-religion = Quando se define o limite da mão de Religião.
help-option-copy-owned = Se você pode copiar um efeito que as suas próprias cartas alcançam.
help-option-copy-slot = O que uma cópia exclui no mesmo turno: os efeitos próprios da Esfera inteira ou só o mesmo efeito.
help-option-self-target = Se embargo e democracia podem ser colocados nas próprias cartas.
help-option-democracy-needs-card = Se a democracia exige uma carta virada para cima onde é colocada.
help-option-centre = Em que sentido se pegam as cartas do centro no draft.
help-option-max-turns = Encerrar a partida depois de tantos turnos; 400, se não for informado.
help-option-seed = Distribuir por este número; sem ele, um é sorteado e informado.
help-option-language = A língua do que é dito.
help-option-json = Escrever JSON para programas.
help-option-on = Quem faz o trabalho: esta máquina (here, se não for informado) ou um cluster Ray (ray; docs/scale.md).
help-serve =
    Abra mesas no navegador, para que pessoas joguem juntas.

    Cada decisão está no disco antes que alguém saiba dela. As configurações vêm de um arquivo (--config), de variáveis
    que começam com IMPERA_SERVER_ e destas opções; as últimas prevalecem. --print-config mostra o resultado.
help-serve-examples =
    Exemplos:
      { $program } serve
      { $program } serve --host 0.0.0.0 --qr
      { $program } serve --database postgresql://impera@localhost/impera --workers 4
      { $program } serve --config impera.toml --print-config
      { $program } serve --config impera.toml --check
help-serve-host = Endereço em que o servidor escuta; 127.0.0.1, se não for informado: só esta máquina.
help-serve-port = Porta em que o servidor escuta; 8421, se não for informada.
help-serve-base-path = Caminho sob o qual um proxy oferece este servidor, como /impera (padrão: o do endereço).
help-serve-database = Onde ficam as mesas: sqlite:///FILE ou postgresql://USER@HOST/NAME. Um arquivo na sua pasta de dados, se não for informado.
help-serve-workers = Quantos processos; 1, se não for informado. Mais de um exige PostgreSQL.
help-serve-bot = Um bot a oferecer nas mesas além dos outros: NOME=exec:COMANDO ou o nome de um bot de uma pasta; pode ser repetida.
help-serve-config = Um arquivo TOML com configurações.
help-serve-qr = Mostrar um código QR para celulares na mesma rede.
help-serve-print-config = Mostrar as configurações e parar.
help-serve-check = Testar um servidor em execução no endereço público dele, passando pelo proxy, e dizer o que está errado.
help-simulate =
    Jogue muitas partidas ao acaso e veja quem vence.

    Cada decisão é sorteada com a mesma chance. A mesma semente dá as mesmas partidas em todo motor e em toda máquina.
help-simulate-examples =
    Exemplos:
      { $program } simulate --games 100000 --players 3 --seed 1
      { $program } simulate --games 1000 --engine python --json
      { $program } simulate --games 50000 --players 2 --csv games.csv
help-simulate-games = Quantas partidas; 10000, se não for informado.
help-simulate-engine = Como rodar: interpretado, compilado (se não for informado) ou em uma GPU.
help-simulate-workers = Quantas ao mesmo tempo; todos os núcleos, se não for informado.
help-simulate-csv = Gravar uma linha por partida neste arquivo.
help-arena =
    Ponha bots para jogar entre si e veja a força de cada um.

    Um BOT é um nome de "{ $program } bots", ou NAME:seconds=0.5, NAME:simulations=200, NAME:threads=1 com o que ele pode
    gastar em uma decisão, ou exec:COMMAND para um programa seu, ou py:MODULE:NAME para uma classe ou um objeto seu em
    Python (docs/external-bots.md). LABEL=BOT dá a ele outro nome nas tabelas, para que um bot enfrente a si mesmo com
    outros ajustes.

    Cada distribuição é jogada uma vez em cada disposição dos lugares, para que a sorte nas cartas seja igual para todos.
    Com tantos bots quanto lugares, eles giram em volta da mesa. Com menos bots, o último ocupa os lugares vazios: "arena
    emperor senator --players 3" é um emperor contra dois senators. Com mais bots que lugares, todas as combinações se
    enfrentam. Em equipes, os parceiros são cópias de um mesmo bot, e dois bots se enfrentam.

    Ctrl-C encerra a arena e mostra a situação. Com --out tudo fica guardado, e o mesmo comando continua de onde parou.
help-arena-examples =
    Exemplos:
      { $program } arena emperor senator
      { $program } arena emperor senator --players 3 --games 300 --seed 7
      { $program } arena fast=emperor:seconds=0.1 slow=emperor:seconds=1 --until-decided
      { $program } arena consul:simulations=200 senator --teams --out results
      { $program } arena "exec:./mybot.py --bold" trader --on-failure replace --replacement shepherd
help-arena-games = Partidas de cada confronto, arredondadas para cima até distribuições inteiras; 100, se não for informado, 10000 com --until-decided.
help-arena-until-decided = Parar um confronto assim que estiver claro que não é entre iguais, depois de 20 distribuições ou mais.
help-arena-workers = Quantas partidas ao mesmo tempo; tantas quantas ocupem todos os núcleos, se não for informado.
help-arena-out = Guardar tudo nesta pasta: um diário de todas as partidas, results.json, games.csv, ratings.csv, plot.png.
help-arena-records = Guardar também o registro de cada partida, na pasta records de --out.
help-arena-league = Manter uma liga nesta pasta: os bots citados se juntam aos que já estão nela, cada par joga --games partidas, e index.html mostra a classificação de todos. Ctrl-C não perde nada; o mesmo comando continua.
help-arena-leave = Um bot que sai da liga; as partidas dele ficam. Pode ser dado várias vezes.
help-arena-on-failure = Quando um bot quebra, trava ou responde algo sem sentido: ele perde a partida e todos os outros dividem a vitória (forfeit, se não for informado), outro bot joga por ele (replace), ou a arena termina (stop).
help-arena-replacement = O bot que continua a partida, para --on-failure replace.
help-arena-decision-limit = Segundos que um programa pode levar em uma decisão; 10, se não for informado.
help-arena-start-limit = Segundos a mais que ele pode levar na primeira decisão; 10, se não for informado.
help-arena-players = Número de jogadores; 2, se não for informado, para que os bots se enfrentem em pares.
help-train =
    Treinar uma rede neural, que aprende jogando contra si mesma.

    FOLDER guarda tudo. Ctrl-C para, e o mesmo comando continua. No fim, a rede joga contra regras práticas em mesas de
    todos os tipos, e FOLDER tem weights.npz (a rede), scores.csv, curve.csv e curve.png. docs/training.md explica o resto.
help-train-examples =
    Exemplos:
      { $program } train first --mixture two --seconds 400
      { $program } train second --from first/weights.npz --seconds 600 --set rate=7e-4
help-train-seconds = Quantos segundos aprender; 600, se não for informado.
help-train-mixture = Em que mesas jogar: de dois jogadores (two), de todos os tipos (all, se não for informado) na maioria, de três e quatro (many) ou de um único tipo.
help-train-from = Começar com os pesos deste arquivo, em vez de novos.
help-train-limit = Parar e salvar após tantos segundos, para continuar depois.
help-train-device = Onde jogar e aprender; cuda se houver GPU, senão cpu, se não for informado.
help-train-seed = O número que o acaso segue; 1, se não for informado.
help-train-set = Qualquer outra configuração de docs/training.md; pode ser repetida.
help-exploit =
    Descobrir até que ponto um bot pode ser vencido.

    Várias respostas são preparadas só contra BOT: uma rede treinada do zero (new), uma treinada a partir dos pesos do
    próprio bot (own) e uma busca que conhece a rede do bot (search). Cada uma joga contra BOT; a melhor joga de novo, em
    outras distribuições, e o que vence ali é um limite inferior. BOT se escreve como na arena. Uma pasta guarda tudo:
    Ctrl-C para, e o mesmo comando continua. docs/exploit.md explica o resto.
help-exploit-examples =
    Exemplos:
      { $program } exploit sage
      { $program } exploit trader --by new --seconds 60 --limit 500
      { $program } exploit senator --by search --table 3-basic --search-games 60
help-exploit-out = A pasta que guarda tudo; exploit-BOT, se não for informada.
help-exploit-by = Uma resposta a preparar; pode ser repetida; todas as possíveis, se não for informada.
help-exploit-table = Em que tipo de mesa jogar; 2-basic, se não for informado.
help-exploit-seconds = Quantos segundos treinar cada rede; 300, se não for informado.
help-exploit-games = Em quantas partidas medir uma rede; 1000, se não for informado.
help-exploit-search-games = Em quantas partidas medir a busca; 100, se não for informado.
help-exploit-passes = Quantas vezes, mais ou menos, a busca consulta a rede por decisão; 1500, se não for informado.
help-study =
    Responder a perguntas sobre o jogo: bots fortes o jogam muitas vezes, e sai um relatório.

    As perguntas são seats (ajuda jogar primeiro?), endings (como as partidas terminam), domains (quais Esferas vencem?),
    length (duração), effects (quanto vale cada efeito?), rules (o que mudam o draft, as equipes e as edições?), tree
    (opções e tamanho do jogo) e thinking (força e tempo para pensar).

    Ctrl-C responde com o que já foi jogado, e o mesmo comando continua. docs/studies.md explica as contas.
help-study-examples =
    Exemplos:
      { $program } study
      { $program } study --questions seats,endings --games 50000 --search-games 0 --out first-player
      { $program } study --report --out first-player
help-study-questions = Quais perguntas, separadas por vírgulas; todas, se não for informado.
help-study-bot = Um bot seu a estudar, escrito como em "{ $program } arena"; pode ser repetida. Sem --questions, responde só como ele joga.
help-study-games = Partidas de cada tipo por regras práticas; 200000, se não for informado.
help-study-network-games = Partidas de cada tipo pela rede; 5000, se não for informado, e nenhuma com --search-games 0.
help-study-search-games = Partidas de cada tipo com busca; 200, se não for informado.
help-study-out = A pasta do relatório e do que foi jogado; "study", se não for informado.
help-study-report = Não jogar nada; escrever de novo o relatório com o que há na pasta.
help-study-workers = Quantas ao mesmo tempo; todos os núcleos, se não for informado.
help-puzzles =
    Encontrar problemas em partidas entre bots e gravá-los em um arquivo: posições em que exatamente um caminho vence neste
    turno, ou é o único que impede a vitória do próximo jogador.

    FILE recebe uma linha de JSON por problema, os mais fáceis primeiro. Todos os caminhos do turno são testados, e a
    dificuldade depende de quanto uma busca leva para achar a solução. docs/puzzles.md diz o que é exatamente um caminho.
help-puzzles-examples =
    Exemplos:
      { $program } puzzles mine.jsonl --games 100
      { $program } puzzles military.jsonl --effect purge --level fisher --level shepherd
help-puzzles-games = Partidas com cada número de jogadores; 100, se não for informado.
help-puzzles-most = Guardar no máximo tantos problemas, de todos os tipos; 400, se não for informado.
help-puzzles-level = Quem joga: bots deste nível; pode ser repetido; todos os níveis, se não for informado.
help-puzzles-effect = Testar só momentos em que este efeito pode ser usado; pode ser repetido.
help-puzzles-workers = Quantas ao mesmo tempo; todos os núcleos, se não for informado.
help-export =
    Gravar partidas como uma tabela com uma linha para cada decisão, para quem treina programas.

    FILE é o arquivo Parquet; RECORDS são arquivos de registros, ou pastas com eles. Com --sample, bots fortes jogam
    partidas para ela. docs/data.md explica as colunas.
help-export-examples =
    Exemplos:
      { $program } export games.parquet results/records
      { $program } export games.parquet --sample 1000 --players 3 --seed 1
      { $program } export games.parquet --sample 100 --bot emperor:simulations=5000 --bot senator
help-export-sample = Jogar tantas partidas entre bots fortes em vez de ler registros.
help-export-bot = Um bot da amostra, como na arena; pode ser repetido. Um consul com 200 simulações e tuned, se não for informado.
help-export-workers = Quantas partidas ao mesmo tempo; todos os núcleos, se não for informado.
help-replay =
    Conte uma partida registrada turno a turno, e confira se ela se repete.

    Sem um arquivo, é a última partida terminada nesta máquina.
help-replay-examples =
    Exemplos:
      { $program } replay game.jsonl
      { $program } replay game.jsonl --seat 0
      { $program } replay game.jsonl --verify
      { $program } replay game.jsonl --until 40 --json
      { $program } replay game.jsonl --animated-svg game.svg
help-replay-verify = Só conferir, e contar o fim.
help-replay-seat = Contar o que este lugar podia saber.
help-replay-spectator = Contar o que um espectador podia saber.
help-replay-everything = Contar tudo; é o padrão.
help-replay-commitment = Conferir se a distribuição é a deste compromisso, que a mesa mostra antes da partida.
help-replay-until = Contar só este número de decisões.
help-replay-svg = Gravar neste arquivo uma imagem da mesa (SVG): depois da última decisão, ou das de --until.
help-replay-animated-svg = Gravar neste arquivo a partida inteira como imagem animada (SVG).
help-replay-theme = As cores das imagens: claras, escuras ou as do sistema de quem vê.
help-verify = Confira, passo a passo, se uma distribuição registrada foi fixada antes da partida.
help-verify-examples =
    Exemplos:
      { $program } verify game.jsonl
      { $program } verify game.jsonl --commitment DIGEST
      { $program } verify game.jsonl --json
help-rules =
    Consulte as regras por cláusula ou por palavras.

    Uma cláusula tem um nome como R-MIL-03, um capítulo tem um número como 1.8. Sem palavras, os capítulos são listados.
help-rules-examples =
    Exemplos:
      { $program } rules
      { $program } rules 1.8
      { $program } rules R-MIL-03
      { $program } rules embargo turno
prepare-begins = O que já foi compilado não é compilado de novo.
# $part is one of the five names below.
prepare-done = { $part }: tudo pronto em { $seconds } s.
prepare-rules = Simulações
prepare-bots = Bots que fazem buscas
prepare-environments = Ambientes de aprendizado
prepare-studies = Estudos
prepare-training = Treino de redes
bots-own = Os seus próprios bots:
help-prepare =
    Compila agora tudo o que seria compilado no primeiro uso.

    Leva um ou dois minutos, uma vez para cada versão do impera. Para jogar, não é preciso preparar nada.
help-prepare-examples =
    Exemplos:
      { $program } prepare
help-schema =
    Mostra o que o impera escreve em JSON, como JSON Schema.

    Sem nome, lista os nomes.
help-schema-examples =
    Exemplos:
      { $program } schema
      { $program } schema view
help-bots = Listar os bots, do mais fraco ao mais forte.
help-bots-examples =
    Exemplos:
      { $program } bots
      { $program } bots --json
help-admin =
    Cuide do banco de dados de um servidor.

    Todos os comandos funcionam com o servidor no ar, exceto restore, que exige um banco de dados sem mesas.
help-admin-examples =
    Exemplos:
      { $program } admin list
      { $program } admin backup tables.backup
      { $program } admin restore tables.backup --database postgresql://impera@localhost/impera
      { $program } admin export records/
      { $program } admin forget Ada
help-admin-migrate = Levar o banco de dados à versão deste programa. "{ $program } serve" faz isso sozinho.
help-admin-to = Levar o banco de dados de volta a esta versão, para uma versão anterior do programa.
help-admin-backup = Gravar tudo em um arquivo, como está neste momento.
help-admin-restore = Ler tudo de um backup para um banco de dados sem mesas; ele pode ser do outro tipo.
help-admin-export = Gravar o registro de cada partida em uma pasta. Os registros de partidas em andamento mostram as cartas distribuídas.
help-admin-delete = Apagar uma mesa com sua partida.
help-admin-forget = Apagar o nome e o token de todos que têm este nome. Os lugares deles em partidas em andamento ficam livres.
help-admin-list = Listar as mesas e quem está nelas; primeiro aquelas em que algo aconteceu por último.
help-admin-close = Fechar uma mesa para sempre: todos são desconectados e ninguém mais pode entrar. A partida é mantida.
help-admin-audit = Listar o que os administradores fizeram com estes comandos, do mais recente ao mais antigo.
help-admin-most = Quantas linhas no máximo.
help-site =
    Grava o jogo como uma pasta de arquivos para qualquer hospedagem estática: não é preciso servidor para jogar.

    DIR é uma pasta nova ou vazia, ou uma já gravada antes, que é atualizada. Na página se joga contra bots e com pessoas
    no mesmo aparelho; ela pode ser instalada e, depois da primeira visita, funciona sem rede.
help-site-examples =
    Exemplos:
      { $program } site public
      { $program } site /var/www/impera --json
