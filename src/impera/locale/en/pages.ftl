### What is said on the pages around the table, in English. The notes for translators are in game.ftl.
### Messages that belong together begin alike: title-, home-, games-, new-, invite-, waiting-, join-, lobby-, settings-, hosting-.

## On every page

skip = Skip to the content
try-again = Try again
asks-again = The page asks again by itself.
# The title of the window. $page is one of the titles below.
title = { $page } · Carta Impera Victoria
# The title of the window while it is this person's turn.
title-turn = ● Your turn · { $page }
title-table = Table
title-hand = Your hand
title-television = Television
title-new = New table
title-join = Join a table
title-lobby = Open tables
title-settings = Settings
title-daily = Deal of the day
title-deal = The same deal for friends
title-history = Your games
title-learn = Learn
title-puzzles = Puzzles
title-rules = Rules
title-board = Reference board
title-replay = Replay
title-proof = Check the deal
title-hosting = Host a game
title-missing = No such page
title-move = Move to another device
title-notices = Notices

## What did not work, and what to do

problem-bad-options = These rules don’t go together. Please choose others.
problem-busy = You’re waiting for several reviews already. Try again when they’re done.
problem-failed = Something went wrong at the server. Please try again in a moment.
problem-http = The server didn’t understand this page. Load the page again, then try once more.
problem-impossible-record = The record can be read, but the rules don’t allow what it tells. It may have been changed by hand.
problem-in-a-pick = Here the players are choosing from their packets. Go to a moment before or after it to play on.
problem-no-bot = A bot couldn’t be loaded. Check your connection; it’s asked again in a moment.
problem-no-deal = There’s no such deal. Check the link.
problem-no-name = Please give a name with at least one letter.
problem-no-promise = Nothing was promised at this table: its deal was known.
problem-no-seat = There’s no such seat at this table.
problem-no-such-bot = There’s no such bot. Please choose another one.
problem-no-such-lesson = There’s no such lesson.
problem-no-such-moment = The game has no such moment. Go to an earlier one.
problem-no-such-puzzle = There’s no such puzzle.
problem-no-move = This code doesn’t work, or not any more. Check the letters, or make another one on your old device.
problem-push-refused = This browser doesn’t show notices of this page. Its settings may allow it.
problem-bad-target = No notice can go there. Check the address; a program needs a public one that begins with https://.
problem-no-notice = There’s no such notice, or it was ended.
problem-many-notices = These are many notices. End one of them first.
problem-no-mail = The mail couldn’t be sent. Check the address, or try again later.
problem-no-such-notice = This server can’t send such notices.
problem-no-picture = The picture can’t be drawn now. Please try again in a moment.
problem-no-secret = This page couldn’t draw a secret. Load it again.
problem-no-table = There’s no such table, or it can only be seen with its link. Ask for the link again.
problem-no-upgrade = The proxy in front of this server lets no live connection through. Its host must make it pass on the header “Upgrade”.
problem-not-host = Only the person who made the table can do this.
problem-not-yours = This seat belongs to another device.
problem-off = This is switched off at this server.
problem-offline = The server doesn’t answer. Check your connection, and try again in a moment.
problem-other = That didn’t work. Please try again in a moment.
problem-other-name = This server goes by another name. Its host must add the name in your address bar to the setting “hosts”.
problem-other-origin = This server doesn’t know that it’s at this address. Its host must put it into the setting “address”.
problem-over = The game at this table is over.
problem-open-deal = Others may still play this deal, so its cards can’t be shown yet.
problem-own-deal = Others play this deal too, and compare: you play it yourself, against the same bots.
problem-past-day = This day is over. Its deal can be looked at, and today’s can be played.
problem-running = This game isn’t over yet. That will be possible when it is.
problem-seat-lost = The time of this seat has run out: a bot plays there to the end.
problem-bad-clock = A clock for the whole game, and seats that are lost, need a clock of at least an hour.
problem-seat-taken = Somebody was faster: this seat is taken. Please choose another one.
problem-second-seat = Among strangers, and once the game has begun, nobody can take a second seat.
problem-barred = The person who made this table has removed you, so you can’t sit down here.
problem-nobody-there = Nobody sits there any more.
problem-own-seat = This is your own seat.
problem-blocked = You and somebody at this table don’t play together. Please choose another table.
problem-too-many-blocked = You can’t block any more people. Unblock somebody in the settings first.
problem-no-code = This code is wrong, was used before or has expired.
problem-no-seats = You haven’t sat down at a table of this server yet, so there’s nothing to get back.
problem-stale = Others changed this table first, again and again. Please try once more.
problem-storage = The server can’t write anything down just now. Nothing has changed; try again in a moment.
problem-too-fast = That was a lot in a short time. Wait a little, then try again.
problem-too-large = This file is too large to be a record of a game.
problem-too-long = This record is too long to be shown here.
problem-too-many-seats = There are more seats than players. Please choose again.
problem-unknown-version = This record was written by a newer version of the game. Update impera to read it.
problem-unreadable-record = This isn’t a record of a game, or it’s damaged.
problem-unsaved = This browser saves nothing here: the game is lost when you close this window.

## Players and bots

players = { $number ->
    [one] { $number } player
   *[other] { $number } players
}
name-own = Your name
name-other = Name
# The name of somebody at this device who gave none. $number is the number of the seat.
name-numbered = Player { $number }
# The bots by level, from weak to strong.
bot-name-fisher = Fisher
bot-name-shepherd = Shepherd
bot-name-trader = Trader
bot-name-senator = Senator
bot-name-general = General
bot-name-architect = Architect
bot-name-astronomer = Astronomer
bot-name-sage = Sage
# Levels of earlier versions, in games begun then.
bot-name-consul = Consul
bot-name-emperor = Emperor
# An opponent that the host of the server offers, if they say nothing else about it.
offered-bot = A bot that this server’s host added.
# In a list to choose from. $level is 1 for the weakest, $name is what the bot is called.
level-choice = { $level } · { $name }
sitter-bot = Bot · { $level }
sitter-open = Waits for somebody
sitter-own = You
sitter-person = Sits here
# A short remark about a table: seconds or minutes for a turn.
tag-clock = { $per ->
    [game] { $time } for the game
   *[turn] { $time } for a turn
}
tag-lost = Late seats are lost
tag-delay = Watched { $time } later
tag-no-aids = No aids

## The start page

home-lobby = Open tables
    .more = Sit down with others, or watch them
home-table = New table
    .more = Friends, bots, teams, draft: as you like it
home-daily = Deal of the day
    .more = The same cards for everybody, once a day
home-deal = The same deal for friends
    .more = Play one deal in turn, then compare
home-history = Your games so far
    .more = Results, win rates, your place among the bots
# $level is the name of a bot.
ladder-next = Next opponent for you: { $level }
home-settings = Settings
    .more = Language, look, sound, text size
credits-heading = Credits
credits-more = All words are our own, too. If you like the game, the printed box is well worth its place on a shelf.
games-heading = Your games
games-with = With { $names }
games-alone = Nobody else yet
# A table of which nothing else is known.
games-table = Table { $table }
# $seen is a time such as "5 minutes ago".
games-state = { $kind ->
    [waiting] Waits for players · { $seen }
    [watching] You watch · { $seen }
   *[running] Running · { $seen }
}
# It is the reader's turn at a table; $left is a length of time such as "2 days", "no" if there is no clock.
games-turn = { $left ->
    [no] Your turn
   *[other] Your turn · { $left } left
}
games-gone = This table is gone.
games-go = Go on
games-forget = Remove from the list
games-keep = Keep it
games-forget-this = Forget the game: { $names }
games-forget-ask = Forget this game?
games-forget-more = It’s no longer listed on this device.
games-forget-seat = Your seat is remembered on this device only. If you forget it, you can’t take it again, and a bot plays for you while you’re away.
games-forget-here = It’s kept on this device only, and will be deleted.
lobby-watch = Watch

## At a table

cue-turn = Your turn
cue-card = A card is played
cue-effect = An effect is applied
cue-blocked = A marker is laid on your Domain
cue-phrase = Somebody says something
cue-seat = Somebody sits down
cue-won = You’ve won
cue-over = The game is over
join-gone = Table not found
settings-look = Look

### From here on: what neither the start page nor a table begins with. The page loads it later.

## A new table

new-lead = Choose who plays and how. What you leave as it is suits a first game.
new-who = Who plays
new-players = How many
new-teams = Two teams
new-teams-more = Partners sit opposite: seats 1 and 3 against seats 2 and 4. When one of them wins, both win.
# $team is one of these letters.
new-team = Team { $team }
new-seat = Seat { $number }
new-kind-bot = A bot
new-kind-guest = Somebody with the link
new-kind-here = Somebody at this device
new-kind-guest-more = You get a link to send, and a code for cameras.
new-kind-phone-more = They point a phone at the code that this screen will show.
new-phones = This screen as the table, phones as hands
new-phones-more = This screen shows the table without any hand, as large as it can be, such as on a television. Everybody joins with a phone, which shows only their own cards and questions.
new-here-more = Several people share this device. Before each turn the page asks to pass it on and hides the hand.
new-level-of = Level of the bot in seat { $number }
new-picture-guest = By link
new-what = What is played
new-deal = The first cards
deal-basic = Basic
    .more = Everybody is dealt three cards. Quick, and good for a first game.
deal-draft = Draft
    .more = Everybody keeps a card and passes the others on, three times. Then each takes one from the centre, faceup.
new-edition = Edition
edition-en = English
    .more = The usual rules.
edition-ru = Russian
    .more = The usual rules, as in the English edition.
edition-uk = Ukrainian
    .more = The usual rules, but in a draft the cards in the centre are taken clockwise.
edition-pt = Brazilian Portuguese
    .more = When the deck is empty, everybody but the one who emptied it has one more turn. Embargo and Democracy are for other players only.
edition-el = Greek
    .more = The usual rules, but you can’t copy an effect that your own cards already give you.
new-single = Each rule by itself
new-single-more = What you don’t choose here is as in the edition.
new-single-edition = As in the edition
option-last-round = When the deck is empty
option-last-round-equal-turns = Everybody has had equally many turns
option-last-round-others-once-more = All others have one more turn
option-religion = A larger hand by Religion
option-religion-on-apply = Is sure once the effect is applied
option-religion-at-draw = Depends on the cards still there when drawing
option-copy-owned = Copying what your own cards give
option-copy-owned-true = Allowed
option-copy-owned-false = Not allowed
option-copy-slot = Own and copied effect of one Domain
option-copy-slot-domain = Only one of them in a turn
option-copy-slot-effect = Both, if their levels differ
option-self-target = Embargo and Democracy on oneself
option-self-target-true = Allowed
option-self-target-false = Not allowed
option-democracy-needs-card = Democracy
option-democracy-needs-card-true = Only where a card lies
option-democracy-needs-card-false = Also where no card lies
option-centre = The centre of a draft
option-centre-counterclockwise = Counter-clockwise
option-centre-clockwise = Clockwise
option-max-turns = Most turns of a game
new-how = Table settings
new-aids = Aids
new-aids-more = Hints, warnings of who could win on their next turn, what is known of hands, and the card counter.
new-on-server = Keep it on the server
new-on-server-more = Then you can go on with it on another device, show it to others, and have the deal proved. Otherwise it stays on this device: bots answer at once, even without a network.
new-published = In the lobby
new-published-more = Everybody on this server sees the table, can take an open seat, and can watch. Otherwise only those with the link.
new-clock = Clock
new-clock-none = No clock
new-clock-more = When it has run out, a bot ends the turn.
# A clock of hours or days.
new-clock-days = Played over days: nobody has to stay connected, and the clock goes on meanwhile. The start page shows first where it’s your turn.
new-per = The clock is for
new-per-turn = Each turn
new-per-game = The whole game
new-per-more = For the whole game, the time of all turns of a player is added up.
new-late = When time has run out
new-late-bot = A bot stands in
new-late-lost = The seat is lost
new-late-more = A stand-in plays the turn, or the rest of the game if the clock is for the game. A lost seat is a bot’s for good.
new-delay = Spectators see the game
new-delay-none = At once
new-delay-more = So much later, those who watch see what happened; nobody can pass it on while it matters.
new-away = A bot stands in after
new-away-none = Never
new-away-more = For somebody who lost the connection; whoever comes back plays on.
new-summary = Your table
new-sum = { $teams ->
    [yes] Two teams of two
   *[no] { $players ->
        [one] { $players } player
       *[other] { $players } players
    }
}, { $deal ->
    [draft] with a draft.
   *[basic] with the basic deal.
}
new-sum-now = The game begins at once.
new-sum-link = It begins when all seats are taken. You get the link in a moment.
new-sum-phones = It begins when all seats are taken. The screen shows a code for phones.
new-sum-lobby = It begins when all seats are taken, by link or from the lobby.
new-start = Start the game
new-invite = Open the table

## Waiting for players, and the link for them

invite-heading = Invitation
invite-hands = Point a phone at the code: it becomes a hand. This screen shows the table.
invite-copied = Copied
invite-watch = Copy a link to watch
invite-by-hand = This browser doesn’t let the page copy. Mark the link and copy it by hand.
invite-private = This address works on this device only. For others, start the server with “{ $program } serve --host 0.0.0.0 --qr” and open the address it prints.
invite-code = The link as a QR code
invite-camera = Point a phone at it to join.
waiting-open = { $number ->
    [one] { $number } seat is open. The game begins by itself when it’s taken.
   *[other] { $number } seats are open. The game begins by itself when they’re taken.
}
waiting-seats = At the table
waiting-bot = A bot here
waiting-up = Open for people
waiting-level = Level of new bots
waiting-start = Start now with bots
waiting-sit = Take a seat
waiting-leave = Leave the table

## Joining by link

join-lead = A name is all it takes.
hand-lead = This phone will show your cards and your questions. The table is on the other screen.
join-gone-more = It may be over and cleared away, or the link isn’t complete: everything after the # belongs to it. Ask for the link again, or find another table.
join-who = At the table
join-how = Sit down
join-seat = Which seat
join-seat-number = Seat { $number }
join-sit = Play
join-watch = Only watch
join-yours = You already sit here
join-back = To the table
join-full = All seats are taken
join-full-more = You can watch this game, or open a table of your own.

## The lobby

lobby-lead = Published tables on this server. The list stays fresh by itself.
lobby-open = Waiting for players
lobby-running = Being played now
lobby-count = { $number ->
    [0] No open table now.
    [one] { $number } open table now.
   *[other] { $number } open tables now.
}
lobby-table = At the table: { $names }
lobby-table-empty = A table with bots
lobby-join = Join
lobby-none = No open table now
lobby-none-more = Be the first: open one and publish it, or play against bots while you wait.
lobby-link = Got a link?
lobby-link-label = Link to a table
lobby-follow = Follow the link
lobby-unread = This doesn’t look like a link to a table. It ends like /join/NAME#SECRET.
lobby-own = Your own table
lobby-own-more = For friends by link, for everybody in the lobby, or for several people at one device.

## Settings

settings-lead = Everything takes effect at once and is remembered on this device.
settings-you = You
settings-name-more = Others at the table see it.
settings-move = Move to another device
settings-theme = Day or night
theme-system = As the system
theme-light = Day
theme-dark = Night
settings-text = Text size
text-normal = Normal
text-large = Large
text-largest = Largest
settings-motion = Motion of cards
motion-system = As the system
motion-on = On
motion-off = Off
settings-sound = Sound
settings-sounds = Sounds
settings-sounds-more = Short tones at the table. Each shows its caption for a moment.
settings-cues = Listen to each
settings-shortcuts = Keyboard shortcuts
settings-shortcuts-more = At the table, 1 to 9 choose an answer, E ends the turn, U undoes, H asks for a hint. Switch this off if you speak to your device or press keys by accident.
settings-presses = Keys and presses
settings-confirms-more = Otherwise only what can’t be undone takes a second press.
settings-command-more = A line to type answers and commands in, as in the text game. The key / leads to it.
settings-remarks-more = Rarely: when a bot blocks somebody, wins or loses.
settings-tips-more = Four sentences, each once, at the moment it’s about. Switch this on to get them again.
notices-heading = When it’s your turn
notices-more = At a table over days you can be told that it’s your turn. A notice says only that, and where. Each one can be ended from the notice itself.
notices-push = On a device:
notices-mail = By mail:
notices-webhook = By a program of yours
notices-push-choose = Tell me on this device
notices-mail-own = Your mail address
notices-mail-more = You get a mail that asks whether you want this. Nobody else at a table sees the address.
notices-mail-choose = Tell me by mail
notices-webhook-own = Address of your program
notices-webhook-more = It begins with https:// and gets a request with JSON.
notices-webhook-choose = Tell my program
notices-chosen = You’ll be told when it’s your turn.
notices-asked = Look into your mailbox: a mail asks whether you want this.
notices-unsure = Waits for your answer to the mail
notices-end = End these notices
notices-ended = You won’t be told any more.
notices-open = Open the table
notices-confirm = Yes, tell me when it’s my turn
settings-seats = Your seats
settings-code-more = With a recovery code you get your seats and tables back if you lose this device, including those you take later. It works once, and a new one replaces it.
settings-code-make = Make a recovery code
settings-code-shown = Your code. Write it down, it isn’t shown again:
settings-code-own = A code from another device
settings-code-own-more = Your seats come here. The device that had them loses them.
settings-code-use = Get my seats
settings-code-got = { $number ->
    [0] There was nothing left to get back.
    [one] { $number } table is on this device now.
   *[other] { $number } tables are on this device now.
}
settings-code-go = To the start page
settings-blocked = People you’ve blocked
settings-blocked-more = You don’t hear them or see their names, and you don’t meet at tables of the lobby. They aren’t told.

## A page without a server: what it lacks, and how to run one

needs-server = Playing with people on other devices needs a server, which this page doesn’t have; anyone can run one.
needs-server-how = How to run a server
hosting-lead = A server brings friends by link, open tables and spectators. It’s one program and needs no other.
hosting-install = Install Python 3.11 or newer on a computer that stays on while you play, then impera:
hosting-serve = Start the server. It prints its address, and a code for the cameras of phones in your network:
hosting-invite = Open that address, make a table with a free seat, and send your friends its link.
hosting-more = The address works in your own network. For friends elsewhere, the computer must be reachable from the internet; the hosting guide of impera describes proxies, settings and backups.

## Moving house: a person's seats go to another device

move-lead = Your seats at this server’s tables, and your history, go to another phone or computer. No account is needed: a code does it, once.
move-from = From this device
# $number counts tables.
move-what = { $number ->
    [0] There’s no seat on this device; your history can be moved.
    [one] One table, and your history. Games that are kept on this device only stay here.
   *[other] { $number } tables, and your history. Games that are kept on this device only stay here.
}
move-begin = Make a code
# $time is a length of time such as "10 minutes".
move-show = Scan this with the other device, or type the letters there: this page, “To this device”. It works once, for { $time }. Don’t show it to anybody else.
move-qr = The code as a QR code
# The code is read out.
move-code = The code is { $code }.
# $number counts games of the history that did not fit.
move-left = { $number ->
    [one] Your oldest game doesn’t fit and stays here. “Save as a file”, under “Your games”, takes all of them along.
   *[other] Your { $number } oldest games don’t fit and stay here. “Save as a file”, under “Your games”, takes all of them along.
}
move-taken = Done: your seats are on the other device now, and this one has forgotten them.
move-gone = The code has expired; nothing was moved. Make another one.
move-to = To this device
move-label = Code
move-here-more = Make the code on your old device: Settings, “Move to another device”.
move-end = Move everything here
# $tables and $games count what came.
move-came = Tables that moved here: { $tables }. Games added to your history: { $games }.
move-home = To your games
