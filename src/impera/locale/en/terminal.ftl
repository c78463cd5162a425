### What is said in a terminal only, in English: the text game, the commands and their help.
### The notes for translators are in game.ftl.

## The text game: beginning and leaving

play-title = { game }: an unofficial fan implementation. The game is by Rémi Amy, published by Ludonaute.
play-against = You play against { $names }.
# Where the bots differ, each is introduced. $bot is its name as it is typed, such as "senator".
play-met-own = { $name } is played by { $bot }.
play-met = { $name } is { $bot }: { $description }
# A bot that takes its time has its turn.
play-thinks = { $name } thinks…
play-partner = { $name } is your partner: you win together.
play-first = { $who ->
    [you] You are the First Player, drawn by chance.
   *[other] { $name } is the First Player, drawn by chance.
}
# --seed is typed as it is in every language.
play-seed = The seed is { $seed }: --seed { $seed } deals the same cards again.
# Turn 0 is the draft. $who decides next.
play-continued = { $number ->
    [0] The game continues with the draft.
   *[other] { $who ->
        [you] The game continues: turn { $number }, your turn.
       *[other] The game continues: turn { $number }, { $name }.
    }
}
play-unfinished = There is an unfinished game: to continue it, type "quit" now, and then "{ $program } play --text --continue".
play-how = Answer with a number, or with words such as "play military". Type "help" for more.
play-auto = Only one choice, made for you: { $decision }.
play-left = You leave the table.
play-left-saved = You leave the table. The game is saved: "{ $program } play --text --continue" continues it.
play-replay = Run "{ $program } replay" to watch this game again.

## The text game: saving

save-where = Type the name of a file too: save FILE.
save-done = The game is saved in { $file }.
save-exists = { $file } exists already and isn’t a record of this game, so it is left alone.
save-failed = The game could not be saved in { $file }: { $reason }.
save-automatic-failed = Autosave failed: { $reason }.

## The rulebook

rules-contents = The rulebook by chapter. "{ $program } rules 1.8" shows a chapter, "{ $program } rules R-MIL-03" shows a clause, "{ $program } rules attack" finds words.
rules-chapter = { $number ->
    [one] { $heading }: { $first }
   *[other] { $heading }: { $first } to { $last }
}
rules-chapter-mixed = { $heading }: { $names }
# Words that people look for, and the chapters that answer them. Each line: words, a colon, numbers of chapters.
rules-see-also =
    win wins winning winner victory: 1.16 1.18
    score points tie: 1.18

## Replays

replay-verified = { $number ->
    [one] The record is valid: its { $number } decision replays.
   *[other] The record is valid: all { $number } decisions replay.
}
# The digest follows on a line of its own.
replay-promised = The deal was fixed before play: it matches the commitment published then.
verify-step = Step { $number }
verify-compare = Compare the digest with the one you were shown before play, or give that one with --commitment.
replay-drawn = Picture saved: { $file }.
replay-until = { $number ->
    [one] { $number } decision was shown.
   *[other] { $number } decisions were shown.
}

## The server

# An address follows on a line of its own.
serve-address = People can play at:
serve-private = Only this machine can connect. "{ $program } serve --host 0.0.0.0" lets others in.
serve-code = For phones on the same network:
serve-no-code = There’s no code for phones: other machines can’t connect. Use --host 0.0.0.0, or name an address in the settings.
browser-address = Play in your browser at:
browser-already = The game is already running on this machine, so its page is used.
serve-stop = Ctrl-C stops the server. Everything is saved.

# "impera serve --check": what each step found.
serve-check-trying = Trying { $address }
serve-check-health = The server answers and can write to its database.
serve-check-page = The page and all its files arrive.
serve-check-socket = Live connections open.
serve-check-good = Everything works from this machine.
serve-check-silent = Nobody answers at { $address }: { $detail }. Is the server running, and does the proxy lead to it?
serve-check-storage = The server answers, but can’t write to its database. Its log says why.
serve-check-foreign = { $address } answers with status { $status }, and the answer isn’t from this server. Does the proxy lead to it, and is the path right?
serve-check-files = The page arrives, but { $detail } doesn’t (status { $status }). The address, or --base-path, must include the path under which the server is reached.
serve-check-no-upgrade = Live connections don’t open: the proxy doesn’t pass the headers Upgrade and Connection.
serve-check-other-origin = The server thinks that a page at { $address } belongs to another site. Set address to it, or let the proxy pass the header Host.
serve-check-other-name = The server doesn’t know the host name in the request. Set address to { $address }, or add the name to hosts.
serve-check-no-socket = Live connections don’t open: the answer has status { $status }. Does the proxy pass sockets?

## Hosts

# $before and $after are versions of the database; "none" is a database without any.
admin-migrated = { $before ->
    [none] Created the database, with version { $after }.
   *[other] The database had version { $before } and now has version { $after }.
}
admin-backed-up = { $number ->
    [one] { $number } row was written to { $file }. Keep it safe: it shows the deals of games in progress.
   *[other] { $number } rows were written to { $file }. Keep it safe: it shows the deals of games in progress.
}
admin-restored = { $number ->
    [one] { $number } row was read from { $file }.
   *[other] { $number } rows were read from { $file }.
}
admin-exported = { $number ->
    [one] { $number } record was written to { $file }.
   *[other] { $number } records were written to { $file }.
}
admin-deleted = The table { $name } is deleted.
admin-forgot = { $number ->
    [one] Deleted the name and token of { $name } from { $number } seat.
   *[other] Deleted the name and token of { $name } from { $number } seats.
}
admin-table = { $name }, { $last }: { $status ->
    [waiting] waiting for players
    [running] in progress
    [over] over
   *[closed] closed
}. Players: { $people }; bots: { $bots }; entries: { $entries }.
admin-no-tables = There are no tables.
admin-closed = The table { $name } is closed: everybody is disconnected, and nobody can enter. Its game is kept.
admin-no-actions = No administrator has done anything yet.

## Simulations

cluster-connecting = Connecting to the Ray cluster at { $address }. If nothing answers, this ends after about a minute.
simulate-compiling = Compiling the rules for this machine. This happens once and takes up to half a minute.
simulate-compiling-gpu = Compiling the rules for the GPU. This takes up to a minute, each time.
simulate-compiling-cluster = If machines of the cluster have not compiled the rules yet, they do so first. This takes up to a minute.
simulate-wait = Compiling
simulate-playing = Playing
# $number of $games games were played.
simulate-games = Games: { $number } of { $games }, { $players } players, seed { $seed }, engine { $engine }.
# Rates are in percent.
simulate-seat = Seat { $seat } wins: { NUMBER($rate, minimumFractionDigits: 1, maximumFractionDigits: 1) }% (95% interval: { NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1) } to { NUMBER($high, minimumFractionDigits: 1, maximumFractionDigits: 1) }%).
simulate-shared = Shared victories, counted for each winner: { NUMBER($rate, minimumFractionDigits: 1, maximumFractionDigits: 1) }%.
simulate-hegemony = Ended by hegemony: { NUMBER($rate, minimumFractionDigits: 1, maximumFractionDigits: 1) }%.
simulate-majority = Ended by majority: { NUMBER($rate, minimumFractionDigits: 1, maximumFractionDigits: 1) }%.
simulate-turn-limit = Ended by the turn limit: { NUMBER($rate, minimumFractionDigits: 1, maximumFractionDigits: 1) }%.
simulate-turns = Turns: { NUMBER($mean, minimumFractionDigits: 1, maximumFractionDigits: 1) } on average, from { $min } to { $max }.
simulate-decisions = Decisions: { NUMBER($mean, minimumFractionDigits: 1, maximumFractionDigits: 1) } on average, from { $min } to { $max }.
simulate-ready = Compiling or loading the rules: { NUMBER($seconds, minimumFractionDigits: 2, maximumFractionDigits: 2) } seconds, not counted below.
simulate-nothing = Nothing was played yet: the rules were still being compiled.
simulate-speed = Speed: { $speed } decisions per second, in { NUMBER($seconds, minimumFractionDigits: 2, maximumFractionDigits: 2) } seconds.

## The arena

arena-ready = Getting ready
# The first words of the progress bar; the standing follows.
arena-playing = Playing
# Part of a row, in the progress bar and for a match: "emperor 93.5% (89.1 to 96.2)".
arena-now = { $bot } { NUMBER($rate, minimumFractionDigits: 1, maximumFractionDigits: 1) }% ({ NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1) } to { NUMBER($high, minimumFractionDigits: 1, maximumFractionDigits: 1) })
# $number of $asked games were played; $teams is "yes" for the team game.
arena-games = { $teams ->
    [yes] Games: { $number } of { $asked }, { $deal } deal, 2 teams of 2 players, seed { $seed }.
   *[no] Games: { $number } of { $asked }, { $deal } deal, { $players } players, seed { $seed }.
}
# A deal is complete when it was played once from each of the $seatings seatings.
arena-counted = Counted: { $games } games, which are { $deals ->
    [one] { $deals } deal
   *[other] { $deals } deals
} played from { $seatings } seatings each.
# The heads of the columns of the table, then what stands in them. Short is good.
arena-head-bot = Bot
arena-head-wins = Wins
arena-head-interval = 95% interval
arena-head-fair = Fair share
arena-head-rating = Rating
arena-percent = { NUMBER($rate, minimumFractionDigits: 1, maximumFractionDigits: 1) }%
arena-interval = { NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1) } to { NUMBER($high, minimumFractionDigits: 1, maximumFractionDigits: 1) }%
arena-rating = { NUMBER($mu, minimumFractionDigits: 1, maximumFractionDigits: 1) } ± { NUMBER($half, minimumFractionDigits: 1, maximumFractionDigits: 1) }
arena-match = Match of { $bots }, { $deals ->
    [one] { $deals } deal
   *[other] { $deals } deals
}: { $rates }.
arena-seconds = { $bot } decides in { NUMBER($mean, minimumFractionDigits: 2, maximumFractionDigits: 2) } s on average, within { NUMBER($most, minimumFractionDigits: 2, maximumFractionDigits: 2) } s in 95% of cases, and within { NUMBER($longest, minimumFractionDigits: 2, maximumFractionDigits: 2) } s at most.
arena-milliseconds = { $bot } decides in { NUMBER($mean, minimumFractionDigits: 2, maximumFractionDigits: 2) } ms on average, within { NUMBER($most, minimumFractionDigits: 2, maximumFractionDigits: 2) } ms in 95% of cases, and within { NUMBER($longest, minimumFractionDigits: 2, maximumFractionDigits: 2) } ms at most.
arena-hegemony = Ended by hegemony: { NUMBER($rate, minimumFractionDigits: 1, maximumFractionDigits: 1) }%.
arena-majority = Ended by majority: { NUMBER($rate, minimumFractionDigits: 1, maximumFractionDigits: 1) }%.
arena-turn-limit = Ended by the turn limit: { NUMBER($rate, minimumFractionDigits: 1, maximumFractionDigits: 1) }%.
arena-forfeit = Ended because a bot failed: { NUMBER($rate, minimumFractionDigits: 1, maximumFractionDigits: 1) }%.
arena-shared = Shared victories, split among the winners: { NUMBER($rate, minimumFractionDigits: 1, maximumFractionDigits: 1) }%.
arena-length = Length on average: { NUMBER($turns, minimumFractionDigits: 1, maximumFractionDigits: 1) } turns, { NUMBER($decisions, minimumFractionDigits: 1, maximumFractionDigits: 1) } decisions.
arena-failures = { $bot } failed { $number ->
    [one] { $number } time
   *[other] { $number } times
}.
# $problem is a sentence in English without its full stop; it happened $number times.
arena-problem = { $number } x { $problem }.
arena-problems-more = { $number ->
    [one] { $number } other problem is in the file results.json, if --out was given.
   *[other] { $number } other problems are in the file results.json, if --out was given.
}
arena-decided = It is decided, so no more games were played.
arena-undecided = It isn’t decided.
arena-interrupted = Ended early by Ctrl-C.
arena-interrupted-kept = Ended early by Ctrl-C. The same command continues from here.
arena-nothing = Nothing was counted: no deal was played from all its seatings.
arena-failed = A bot failed, so the arena stopped: { $problem }.
# $problem is a sentence in English without its full stop.
arena-lost = The arena ended early, and what was played is kept: { $problem }.
arena-written = Written to { $folder }: { $files }.
# The picture: its title, the names of its axes, and the mark of the fair share.
arena-plot-title = { $games } games, { $players } players, seed { $seed }
arena-plot-wins = Victories in percent, with 95% interval
arena-plot-rating = Rating, with 95% interval
arena-plot-fair = fair share

# The page of a league: its title, the headings of its parts, and a sentence for each.
league-title = A league of { $number ->
    [one] { $number } bot
   *[other] { $number } bots
}
league-standing = Standing
league-pairs = Every pair
league-pairs-note = How often the bot of the row beat the bot of the column, with 95% interval. A shared victory counts half.
league-curve = Ratings over time
league-curve-note = Each line is a rating after each game of the league; the shaded area is its 95% interval.
league-axis = Games of the league
league-records = Games to watch
league-records-note = The last game of each pair as an animated picture, and its record for "{ $program } replay".
league-record = { $first } against { $second }
league-file = record
# A bot that plays no more.
league-gone = { $bot } (has left)
league-head-games = Games
league-head-time = Per decision
league-head-failures = Failures
league-milliseconds = { NUMBER($time, minimumFractionDigits: 1, maximumFractionDigits: 1) } ms

## Training

train-ready = Getting ready. The first time, compiling takes a minute.
# In the progress bar; $games are finished.
train-learning = Learning, { NUMBER($games) } games
# $rates is a row of the message below.
train-measured = After { $seconds } s, against { $bot }: { $rates }
# $kind is a kind of table as the files name it, such as "2-basic".
train-rate = { $kind } { NUMBER($rate, minimumFractionDigits: 1, maximumFractionDigits: 1) }%
train-score = { $kind }, against { $bot }: { NUMBER($rate, minimumFractionDigits: 1, maximumFractionDigits: 1) }% ({ NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1) } to { NUMBER($high, minimumFractionDigits: 1, maximumFractionDigits: 1) }), fair share { NUMBER($share, minimumFractionDigits: 1, maximumFractionDigits: 1) }%
train-interrupted = Stopped by Ctrl-C. The same command continues from here.
train-limited = Stopped at the limit. The same command continues from here.
# The picture: the names of its axes.
train-plot-seconds = Seconds of learning
train-plot-wins = Victories in percent

## Exploiting a bot

# How a response is called in the lines below.
exploit-new = a network from random weights
exploit-own = a network from the bot's own weights
exploit-search = a search that knows the network
exploit-training = Training { $response } against the bot.
exploit-measuring = Measuring { $response }.
exploit-again = Measuring the best response again, with other deals.
exploit-measured = Wins of { $response }: { NUMBER($rate, minimumFractionDigits: 1, maximumFractionDigits: 1) }% ({ NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1) } to { NUMBER($high, minimumFractionDigits: 1, maximumFractionDigits: 1) }), { NUMBER($games) } games
exploit-bound = { $bot } can be beaten in at least { NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1) }% of games (fair share { NUMBER($share, minimumFractionDigits: 1, maximumFractionDigits: 1) }%): { $response } won { NUMBER($rate, minimumFractionDigits: 1, maximumFractionDigits: 1) }% ({ NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1) } to { NUMBER($high, minimumFractionDigits: 1, maximumFractionDigits: 1) }) in { NUMBER($games) } games with other deals.
exploit-untrained = { $bot } plays neither by rules of thumb nor by a network alone, so no network can be trained against it. Only a search is tried.
exploit-stranger = The search doesn’t know how { $bot } decides, so it assumes that it plays like the sage.

## Studies

study-playing = Playing
study-games = { $games ->
    [one] One game
   *[other] { $games } games
} with the seed { $seed } answer:
study-interrupted = Ended early by Ctrl-C. The same command continues from here.
study-written = Written to { $folder }: { $files }.
puzzles-playing = Looking for puzzles
puzzles-written = { $puzzles ->
    [one] One puzzle
   *[other] { $puzzles } puzzles
} from { $games ->
    [one] one game
   *[other] { $games } games
}, written to { $file } ({ NUMBER($kilobytes, maximumFractionDigits: 0) } kB).
puzzles-interrupted = Ended early by Ctrl-C.

export-written = Written to { $file }: { $rows ->
    [one] one decision
   *[other] { $rows } decisions
}, { NUMBER($megabytes, minimumFractionDigits: 1, maximumFractionDigits: 1) } MB.
error-export-what = Name records or use --sample, but not both.

## The static edition

# $part is one of the three names below.
site-part = { $part }: { $files ->
    [one] one file
   *[other] { $files } files
}, { $kilobytes } kB.
site-page = Page
site-rulebooks = Rulebooks
site-network = Network of the bots
site-puzzles = Puzzles
site-written = Written to { $folder }: { $files ->
    [one] one file
   *[other] { $files } files
}, { NUMBER($megabytes, minimumFractionDigits: 1, maximumFractionDigits: 1) } MB, version { $version }.
site-next = Any static host can serve this folder, under any path. To see it here: python -m http.server --directory { $folder }

## Errors, each as one sentence

error = { $problem }.
error-file = The file { $file } can’t be used: { $reason }.
error-not-text = it isn’t text
# $most is "none" when any greater number will do.
error-number = { $most ->
    [none] "{ $value }" isn’t a whole number from { $least } on
   *[other] "{ $value }" isn’t a whole number from { $least } to { $most }
}
error-memory = There isn’t enough memory for that.
# $command is what was typed, such as "impera play".
error-usage = { $problem } See "{ $command } --help".
error-no-database = There’s no database { $file }. A server creates it on its first start; --database names another one.
error-schema-unknown = There’s no schema called "{ $name }". Schemas are { $names }.
error-not-parquet = A table of decisions is a Parquet file: call it { $file }.
error-no-folder = The folder of { $file } doesn’t exist.
error-nothing-to-continue = There’s no unfinished game to continue.
error-not-with = A game resumed with { $option } keeps its settings, so { $option } can’t be combined with { $others }.
# $options are options such as --seed.
error-only-text = Only the text game has { $options }: add --text
error-only-browser = The text game doesn’t have { $options }: leave --text out
error-no-page = The page of the browser game isn’t built here. Build it with "make page", or play with "{ $program } play --text".
error-game-is-over = The game in { $file } is over; "{ $program } replay { $file }" shows it.
error-no-table = There’s no table { $name }.
error-no-person = Nobody is called { $name }.
error-one-viewer = Choose one of --seat, --spectator and --everything.
error-not-promised = The deal in { $file } doesn’t match the commitment: the record has a different one, or none.
error-no-promise = The record { $file } has no commitment, so its deal can’t be checked.
error-no-replacement = Use --on-failure replace and --replacement together.
error-no-out = Records are kept in a folder, so --records needs --out.
error-league-other = { $label } is another bot in this league: { $spec }. Give the new one another name, as in NAME=BOT.
error-league-nobody = There’s no bot called { $label } in this league.
error-league-sides = A league is for two sides: 2 players, or the team game.
error-league-alone = A league keeps everything in its own folder and plays all games, so --league can’t be combined with --out, --records or --until-decided.
error-leave-alone = --leave needs --league.
error-too-many-bots = { $number ->
    [one] There is room for { $number } bot at this table.
   *[other] There is room for { $number } bots at this table.
}
error-no-plot = There’s no plot, because matplotlib isn’t installed; "pip install 'impera[plots]'" installs it.
error-no-server = The browser game and the server need packages that aren't installed; "pip install 'impera[server]'" installs them. "{ $program } play --text" plays without them.
error-no-compiler = This needs numba, the compiler, which isn’t installed; "pip install numba" installs it.
error-no-torch = Training needs PyTorch, which isn’t installed; "pip install 'impera[train]'" installs it.
error-cluster = The Ray cluster at { $address } doesn’t answer. Check { $variable }, and whether the cluster is running. Ray says: { $reason }
error-train-other = { $folder } holds a stage with other settings. Choose another folder, or name no settings to continue it.
error-exploit-untrained = No network can be trained against { $bot }: it plays neither by rules of thumb nor by a network alone. Use --by search.
# A number of seconds.
error-seconds = "{ $value }" isn’t a number of seconds above 0
# Bots as they are typed. What stands before and after = and : is typed as it is in every language.
error-bot-text = "{ $text }" isn’t a bot: write a name, NAME:seconds=1, exec:COMMAND, py:MODULE:NAME, or LABEL= before one of these.
error-bot-unknown = There’s no bot called "{ $name }". Bots are { $names }.
error-bot-at-once = The bot "{ $name }" decides at once: seconds, simulations and threads are for bots that search.
error-bot-no-network = The bot "{ $name }" has no network: weights are for { $names }.
error-bot-setting = The bot "{ $spec }" has a setting "{ $name }" that doesn’t exist. Settings are { $settings }.
error-bot-number = { $kind ->
    [whole] The bot "{ $spec }" needs a whole number above 0 for { $name }, not "{ $value }".
   *[any] The bot "{ $spec }" needs a number above 0 for { $name }, not "{ $value }".
}
# $reason is in English.
error-bot-command = The command of the bot "{ $spec }" can’t be read: { $reason }.
error-bot-no-command = The bot "{ $spec }" names no program: write exec:COMMAND.
# $spec is what was typed, $reason what Python says, in English.
error-bot-python = The bot "{ $spec }" can’t be loaded: write py:MODULE:NAME or py:FILE.py:NAME. ({ $reason })
error-bot-object = { $label } is an object in a Python program, so only that program can let it play.
# $reason is in English.
error-bot-offer = The bot "{ $text }" can’t be offered: write NAME=exec:COMMAND, with a new name in lowercase letters, digits and hyphens, or the name of a bot in a folder.
error-bot-manifest = { $file } doesn’t describe a bot: { $reason }
error-bot-no-program = The bot "{ $spec }" can’t be started: there’s no program "{ $file }" that can be executed. A file needs its path, such as ./mybot, and permission to execute.
error-bots-too-few = An arena needs two bots or more.
error-bots-same = Two bots are called "{ $label }": tell them apart with a label, as in first={ $label }.
error-no-last-game = There’s no finished game yet: name the file of a record.
error-site-not-empty = { $folder } isn’t empty. Name a new or empty folder, or one that “{ $program } site” wrote before.
error-site-no-page = The page of the browser game wasn’t built. In a clone, run “make page” first.

## Help of the command line. These messages are read without Fluent: no values but $program, no selectors, no references.
## Words that begin with -- and examples are typed as they are in every language. Examples keep their lines.

help-impera =
    Carta Impera Victoria: play it, simulate it, look up its rules.

    Without a command, the game opens in the browser. This is an unofficial fan implementation; the game is by Rémi Amy,
    published by Ludonaute.
help-impera-examples =
    Examples:
      { $program }
      { $program } play --text --players 4 --deal draft
      { $program } rules attack
help-play =
    Play against bots, in the browser or as text.

    In the browser, a private server on this machine keeps your games. With --text, every question has numbered answers;
    type "help" in the game for its commands. The text game saves itself, and "{ $program } play --text --continue"
    continues the last unfinished one.
help-play-examples =
    Examples:
      { $program } play
      { $program } play --no-browser --port 8000
      { $program } play --text --players 2 --seed 7 --name Ada
      { $program } play --text --players 4 --teams --deal draft
      { $program } play --text --bots senator,emperor
      { $program } play --text --continue
help-play-text = Play as text in this terminal; needed for the options of the game.
help-play-browser = Whether to open the browser; the address is printed anyway.
help-play-seat = Your seat, from 0. The First Player is random.
help-play-name = Your name.
help-play-bots = Which bots play; "{ $program } bots" lists them. One name applies to all; several, separated by commas as in senator,emperor, fill the seats in order, and the last one fills the rest.
help-play-aids = Warn at the beginning of your turn if someone could win on their next turn (default: on).
help-play-auto = Answer automatically when there is only one choice.
help-play-save = Also write the record of the game to this file.
help-play-continue = Continue the last unfinished game.
help-play-load = Continue the game in this record, against the bots it names.
help-option-players = Number of players (default: 3).
help-option-deal = How the first cards are dealt (default: basic).
help-option-teams = Two teams of two, for four players.
help-option-edition = Play by this language's rulebook (default: en). It presets the options below.
help-option-last-round = Who still has a turn when the deck is empty.
help-option-religion = When the hand size of Religion is determined.
help-option-copy-owned = Whether you may copy an effect that your own cards reach.
help-option-copy-slot = What a copy excludes in the same turn: own effects of its whole Domain, or only the same effect.
help-option-self-target = Whether embargo and democracy may be laid on one's own cards.
help-option-democracy-needs-card = Whether democracy needs a faceup card where it is laid.
help-option-centre = In which direction the centre of the draft is claimed.
help-option-max-turns = End the game after this many turns (default: 400).
help-option-seed = Deal from this seed; without it, a random one is used and shown.
help-option-language = The language of the output.
help-option-json = Print JSON.
help-option-on = Where to run: on this machine (here, the default) or on a Ray cluster (ray; see docs/scale.md).
help-serve =
    Host tables, so that people can play together in their browsers.

    Every decision is on disk before anyone is told about it. Settings come from a file (--config), from environment
    variables that begin with IMPERA_SERVER_, and from these options; later ones win. --print-config shows the result.
help-serve-examples =
    Examples:
      { $program } serve
      { $program } serve --host 0.0.0.0 --qr
      { $program } serve --database postgresql://impera@localhost/impera --workers 4
      { $program } serve --config impera.toml --print-config
      { $program } serve --config impera.toml --check
help-serve-host = Address to listen on (default: 127.0.0.1, this machine only).
help-serve-port = Port to listen on (default: 8421).
help-serve-base-path = Path under which a proxy serves this server, such as /impera (default: that of the address).
help-serve-database = Where tables are kept: sqlite:///FILE or postgresql://USER@HOST/NAME (default: a file in your data folder).
help-serve-workers = Number of processes (default: 1). More than one needs PostgreSQL.
help-serve-bot = Another bot to offer at tables, as NAME=exec:COMMAND or the name of a bot in a folder; may be repeated.
help-serve-config = A TOML file with settings.
help-serve-qr = Show a QR code for phones on the same network.
help-serve-print-config = Show the settings and exit.
help-serve-check = Try a running server at its public address, through its proxy, and say what is wrong.
help-simulate =
    Play many random games and show who wins.

    Every legal decision is equally likely. The same seed gives the same games on every engine and machine.
help-simulate-examples =
    Examples:
      { $program } simulate --games 100000 --players 3 --seed 1
      { $program } simulate --games 1000 --engine python --json
      { $program } simulate --games 50000 --players 2 --csv games.csv
help-simulate-games = Number of games (default: 10000).
help-simulate-engine = How to run: interpreted (python), compiled (numba, the default) or on a GPU (cuda).
help-simulate-workers = Number of threads (default: all cores).
help-simulate-csv = Write one line per game to this file.
help-arena =
    Play bots against each other and show how strong they are.

    A BOT is a name that "{ $program } bots" lists, optionally with a budget per decision, as in NAME:seconds=0.5,
    NAME:simulations=200 or NAME:threads=1; or exec:COMMAND for your own program, or py:MODULE:NAME for your own class or
    object in Python (docs/external-bots.md). LABEL=BOT renames it in the tables, so that a bot can meet itself with
    other settings.

    Every deal is played once in each seating, so that the luck of the cards is the same for all. With as many bots as
    seats, they rotate through the seats. With fewer, the last one fills the empty seats: "arena emperor senator
    --players 3" is one emperor against two senators. With more, all combinations meet. In the team game partners are
    copies of one bot, and two bots meet.

    Ctrl-C ends the arena and shows the standings. With --out everything is kept, and the same command resumes it.
help-arena-examples =
    Examples:
      { $program } arena emperor senator
      { $program } arena emperor senator --players 3 --games 300 --seed 7
      { $program } arena fast=emperor:seconds=0.1 slow=emperor:seconds=1 --until-decided
      { $program } arena consul:simulations=200 senator --teams --out results
      { $program } arena "exec:./mybot.py --bold" trader --on-failure replace --replacement shepherd
help-arena-games = Games per match, rounded up to whole deals (default: 100, or 10000 with --until-decided).
help-arena-until-decided = Stop a match once it is clear that the bots aren’t equal, after at least 20 deals.
help-arena-workers = How many games to play at the same time (default: enough to keep all cores busy).
help-arena-out = Keep everything in this folder: a journal of all games, results.json, games.csv, ratings.csv, plot.png.
help-arena-records = Also keep the record of every game, in the folder records in --out.
help-arena-league = Keep a league in this folder: the bots named here join it, every pair plays until it has --games games, and index.html shows the standings. Ctrl-C loses nothing; the same command continues.
help-arena-leave = A bot that leaves the league; its games stay. May be repeated.
help-arena-on-failure = If a bot crashes, hangs or answers nonsense: it loses that game and all others share the victory (forfeit, the default), another bot takes over (replace), or the arena ends (stop).
help-arena-replacement = The bot that takes over, for --on-failure replace.
help-arena-decision-limit = Seconds a program may take for a decision (default: 10).
help-arena-start-limit = Extra seconds for its first decision (default: 10).
help-arena-players = Number of players (default: 2, so that bots meet in pairs).
help-train =
    Train a network by letting it play against itself.

    FOLDER keeps everything. Ctrl-C stops, and the same command continues. In the end the network plays against rules of
    thumb at every kind of table, and FOLDER has weights.npz (the network), scores.csv, curve.csv and curve.png.
    docs/training.md explains the rest.
help-train-examples =
    Examples:
      { $program } train first --mixture two --seconds 400
      { $program } train second --from first/weights.npz --seconds 600 --set rate=7e-4
help-train-seconds = How long to learn (default: 600).
help-train-mixture = The tables to play at: two players (two), every kind of table (all, the default), mostly three and four players (many), or a single kind of table.
help-train-from = Begin with the weights in this file instead of new ones.
help-train-limit = Stop and save after this many seconds, to continue later.
help-train-device = Where to play and learn (default: cuda if there is a GPU, otherwise cpu).
help-train-seed = The seed of all randomness (default: 1).
help-train-set = Any other setting of docs/training.md; may be repeated.
help-exploit =
    Find out how far a bot can be beaten.

    This makes several responses to BOT: a network trained from random weights (new), one trained from the bot's own
    weights (own), and a search that knows the bot's network (search). Each plays against BOT; the best plays again with
    other deals, and its win rate there is a lower bound. BOT is written as in an arena. A folder keeps everything: Ctrl-C
    stops, and the same command continues. docs/exploit.md explains the rest.
help-exploit-examples =
    Examples:
      { $program } exploit sage
      { $program } exploit trader --by new --seconds 60 --limit 500
      { $program } exploit senator --by search --table 3-basic --search-games 60
help-exploit-out = The folder that keeps everything (default: exploit-BOT).
help-exploit-by = A response to make; may be repeated (default: all that are possible).
help-exploit-table = The kind of table to play at (default: 2-basic).
help-exploit-seconds = How long to train each network (default: 300).
help-exploit-games = Number of games that measure a network (default: 1000).
help-exploit-search-games = Number of games that measure the search (default: 100).
help-exploit-passes = About how often the search asks the network in each decision (default: 1500).
help-study =
    Answer questions about the game by having strong bots play it many times, and write a report.

    The questions are seats (does it help to play first?), endings, domains (which of them win?), length, effects (what
    is each worth?), rules (what do the draft, teams and editions change?), tree (choices and size of the game) and
    thinking (strength against thinking time).

    Ctrl-C answers from what was played so far, and the same command resumes. docs/studies.md explains the statistics.
help-study-examples =
    Examples:
      { $program } study
      { $program } study --questions seats,endings --games 50000 --search-games 0 --out first-player
      { $program } study --report --out first-player
help-study-questions = Which questions, separated by commas (default: all).
help-study-bot = A bot of your own to study, as "{ $program } arena" takes it; may be repeated. Without --questions, only how it plays is answered.
help-study-games = Games of each kind by rules of thumb (default: 200000).
help-study-network-games = Games of each kind by the network (default: 5000, or none with --search-games 0).
help-study-search-games = Games of each kind by search (default: 200).
help-study-out = The folder for the report and for what was played (default: study).
help-study-report = Play nothing; rewrite the report from what is in the folder.
help-study-workers = How many games to play at the same time (default: all cores).
help-puzzles =
    Find puzzles in games between bots, and write them to a file. A puzzle is a position with exactly one way to win this
    turn, or to keep the next player from winning.

    FILE gets one line of JSON per puzzle, easiest first. Every way to play the turn is tried. A puzzle is as hard as the
    search that is needed to find its solution. docs/puzzles.md explains what "exactly one way" means.
help-puzzles-examples =
    Examples:
      { $program } puzzles mine.jsonl --games 100
      { $program } puzzles military.jsonl --effect purge --level fisher --level shepherd
help-puzzles-games = Games with each number of players (default: 100).
help-puzzles-most = Keep at most this many puzzles, of every kind (default: 400).
help-puzzles-level = Let bots of this level play; may be repeated (default: all levels).
help-puzzles-effect = Look only at moments when this effect can be applied; may be repeated.
help-puzzles-workers = How many games to play at the same time (default: all cores).
help-export =
    Write games as a table with one row per decision, for training.

    FILE is the Parquet file; RECORDS are record files or folders of them. With --sample, strong bots play the games
    first. docs/data.md describes the columns.
help-export-examples =
    Examples:
      { $program } export games.parquet results/records
      { $program } export games.parquet --sample 1000 --players 3 --seed 1
      { $program } export games.parquet --sample 100 --bot emperor:simulations=5000 --bot senator
help-export-sample = Play this many games between strong bots instead of reading records.
help-export-bot = A bot of the sample, as for an arena; may be repeated (default: consul:simulations=200 and tuned).
help-export-workers = How many games to play at the same time (default: all cores).
help-replay =
    Show a recorded game turn by turn, and check that it replays.

    Without a file, show the last game finished on this machine.
help-replay-examples =
    Examples:
      { $program } replay game.jsonl
      { $program } replay game.jsonl --seat 0
      { $program } replay game.jsonl --verify
      { $program } replay game.jsonl --until 40 --json
      { $program } replay game.jsonl --animated-svg game.svg
help-replay-verify = Only check, and show the outcome.
help-replay-seat = Show what this seat could know.
help-replay-spectator = Show what a spectator could know.
help-replay-everything = Show everything (the default).
help-replay-commitment = Check the deal against this commitment, which a table shows before play.
help-replay-until = Show only this many decisions.
help-replay-svg = Write a picture of the table (SVG) to this file: after the last decision, or after as many as --until says.
help-replay-animated-svg = Write the whole game as an animated picture (SVG) to this file.
help-replay-theme = The colours of pictures: light, dark, or those of the reader's system.
help-verify = Check step by step that a recorded deal was fixed before play.
help-verify-examples =
    Examples:
      { $program } verify game.jsonl
      { $program } verify game.jsonl --commitment DIGEST
      { $program } verify game.jsonl --json
help-rules =
    Look up the rules by clause or by words.

    A clause has a name such as R-MIL-03, a chapter a number such as 1.8. Without words, list the chapters.
help-rules-examples =
    Examples:
      { $program } rules
      { $program } rules 1.8
      { $program } rules R-MIL-03
      { $program } rules embargo own turn
prepare-begins = Anything compiled before isn’t compiled again.
# $part is one of the five names below.
prepare-done = { $part }: ready after { $seconds } s.
prepare-rules = Simulations
prepare-bots = Bots that search
prepare-environments = Environments for learning
prepare-studies = Studies
prepare-training = Training
bots-own = Your own bots:
help-prepare =
    Compile now what would otherwise be compiled on first use.

    This takes a minute or two, once for each version of impera. To play, nothing has to be prepared.
help-prepare-examples =
    Examples:
      { $program } prepare
help-schema =
    Print the JSON Schema of something impera writes.

    Without a name, list the names.
help-schema-examples =
    Examples:
      { $program } schema
      { $program } schema view
help-bots = List the bots, weakest first.
help-bots-examples =
    Examples:
      { $program } bots
      { $program } bots --json
help-admin =
    Maintain a server's database.

    All commands work while a server is running, except restore, which needs a database without tables.
help-admin-examples =
    Examples:
      { $program } admin list
      { $program } admin backup tables.backup
      { $program } admin restore tables.backup --database postgresql://impera@localhost/impera
      { $program } admin export records/
      { $program } admin forget Ada
help-admin-migrate = Migrate the database to this program's version. "{ $program } serve" does so automatically.
help-admin-to = Downgrade the database to this version, for an earlier version of the program.
help-admin-backup = Write a consistent copy of everything to a file.
help-admin-restore = Read a backup into an empty database, which may be of the other kind.
help-admin-export = Write the record of every game to a folder. Records of games in progress include their deals.
help-admin-delete = Delete a table with its game.
help-admin-forget = Delete the name and the token of everybody with this name. Their seats in games in progress become open.
help-admin-list = List tables and who sits there; the table where something happened last comes first.
help-admin-close = Close a table for good: everybody is disconnected, and nobody can enter. Its game is kept.
help-admin-audit = List what administrators did with these commands, newest first.
help-admin-most = How many lines at most.
help-site =
    Write the game as a folder of files for any static host: no server is needed to play.

    DIR is a new or empty folder, or one that this command wrote before, which it then updates. The page plays against bots and
    with people at one device; it can be installed, and after the first visit it works without a network.
help-site-examples =
    Examples:
      { $program } site public
      { $program } site /var/www/impera --json
