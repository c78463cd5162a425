### What is said on the page only, in English. The notes for translators are in game.ftl.
### The table and what every page shows; other pages are in pages.ftl and reading.ftl. Messages that belong together begin
### alike.

## On every page

bar-home = Start page
bar-language = Language
bar-theme = Light or dark
bar-settings = Settings
bar-rules = Rules
close = Close
print = Print
reload = Load again
page-outdated = There’s a newer version of this page.
page-not-loaded = This page couldn’t be loaded. The server may be away for a moment.
part-not-loaded = This part couldn’t be loaded. It comes as soon as the server answers.
missing-heading = There’s no such page
missing-text = The address may be mistyped, or what was here is gone.

## The start page

home-lead = Lead a civilisation through three Ages, one card at a time. Gather enough cards of one Domain and history is yours, unless somebody stops you.
home-play = Play now
home-play-more = You and two bots
home-new = New table
home-join = Join a table
home-resume = Continue your game
home-turn = It’s your turn
home-resume-more = It’s where you left it
home-more = More
home-learn = Learn
    .more = Short lessons, each a real position
home-puzzles = Puzzles
    .more = One way to win, or to stop a loss: find it
home-rules = Rules
    .more = By chapter and by effect, with rulings
home-replays = Replays
    .more = Watch a game, play on from any move
home-six = Six Domains
# What each Domain is good for, in a few words.
home-military = Strip a Domain from everyone
home-religion = Hold more cards, trade hands
home-economy = Swap cards, block a rival
home-science = Rebuild, dig for cards
home-culture = Copy what others can do
home-utopia = Take back, raise the bar
home-footer = An unofficial fan implementation. The game is by Rémi Amy, published by Ludonaute. All pictures here are our own.

## The connection

line-connecting = Connecting
line-open = Connected
line-here = On this device
line-lost = Connection lost
line-closed = No connection
line-lost-long = The connection is lost. The page reconnects by itself; nothing is lost.
line-back = The connection is back.
line-closed-long = There’s no such table, or this device has no place at it.
line-here-unsaved = This device can’t save this now, so it didn’t happen. It may be full.

## The table

# For the ear: the heading of the page.
table-heading = Your game with { $names }
# For whoever watches.
table-heading-watch = You watch { $names }
table-bar-age = Age { $age }
table-steps = Steps of the turn
table-step-play = Play
table-step-effects = Effects
table-step-draw = Draw
table-step-done = , done
# $names are the $number players who still have a turn after this one.
table-last-round-short = { $number ->
    [0] Last turn
   *[other] Last round, nobody draws; then: { $names }
}
# For the ear: $answer was chosen and waits to be confirmed; $then is what follows from it.
table-chosen = Chosen: { $answer }. { $then } Press again to confirm.
table-hint-asked = The hint is being worked out.
# When it takes longer than a few seconds: the search is compiled once.
table-hint-long = The hint is being worked out. The first one on a machine takes up to a minute, later ones a moment.
# A button while more has happened than is shown.
table-skip = Show all at once
seat-open = Open seat
seat-given = A bot plays for you.
seat-lost = Your time ran out: a bot plays to the end in your seat. You can still look on.
seat-give = Give my seat to a bot
seat-take-back = Take my seat back

# What somebody said at the table; $phrase is from "Phrases" of game.ftl.
said = { $name }: “{ $phrase }”

# The device goes from one person to the next, who must not see the other's hand.
pass-heading = Pass the device to { $name }
pass-who = Who has the device?
pass-text = The cards are covered. Nobody else should look now.
pass-take = I’m { $name }
pass-seat = seat { $number }

# The clock of a turn; $number counts seconds.
clock-left = { $number ->
    [one] { $number } second left
   *[other] { $number } seconds left
}
clock-soon = { $number ->
    [one] { $number } second left, then a bot decides for you.
   *[other] { $number } seconds left, then a bot decides for you.
}
# The clock of a table over days; $left is a length of time such as "2 days".
clock-long = { $left } left
# What a spectator is told; $time is a length of time such as "5 minutes".
watch-delay = You see this game { $time } late.

# A rival. $kind is "bot", "person", "away" (a bot stands in), "kept" (given to a bot) or "lost" (out of time); $level is
# what a bot of that level is called; $active is "yes" for whoever has the turn.
rival-meta = { $kind ->
    [bot] { $active ->
        [yes] { $level } · has the turn
       *[no] { $level } · { cards }
    }
    [away] Away, a bot stands in · { cards }
    [kept] A bot plays meanwhile · { cards }
    [lost] Out of time, a bot plays · { cards }
   *[person] { $active ->
        [yes] Has the turn
       *[no] { cards }
    }
}
# What a bot is called whose level is not known.
rival-bot = Bot
rival-hand = { $name }’s hand: { cards }
# A badge at a player who could win on their next turn; $chance is in per cent, or $certain is "yes".
rival-threat = { $certain ->
    [yes] { $domain }: certain
   *[no] { $domain }: { $chance }%
}
rival-partner = Your partner
# For the ear: a button that shows more of a player.
rival-more = More about { $name }
rival-card = Age { $age }
rival-card-known = Known: { $card }

centre-pile-long = Discard pile: { cards }
centre-open = Open
centre-coin = Culture coin
centre-coin-supply = In the supply
centre-coin-place = { $who ->
    [you] Your { $domain }
   *[other] { $name }, { $domain }
}
# Near the end of the deck: who has most cards of a Domain scores a point there. $tally is "You 3, Aldo 2".
centre-tally = If the deck ran out now: { $tally }
centre-tally-seat = { $name } { $points }
# On the turn that would draw the last card.
centre-last-card = Ending this turn draws the last card: then the last round begins.

own-heading = Your civilisation
# $players is 2 to 4: what wins depends on it.
own-goal = { $players } players: first to { $wins } cards of one Domain wins.
level-long = Level { $level }
column-leads = You lead
# $goal is "effect" for the next effect, "crown" for victory.
column-next = { $goal ->
    [effect] { $number } more: { $effect }
   *[crown] { $number ->
        [0] Enough to win
       *[other] { $number } more to win
    }
}
domain-has-coin = The Culture coin lies here.

prompt-eyes = An eye reveals hidden cards and can’t be undone.
prompt-eye = (no undo after it)
# Asked where several cards are chosen together; $need is how many, at least 2.
several-discard-hand = { $effect }: which { $need } cards do you discard from your hand?
several-discard-area = { $effect }: which { $need } cards do you discard from your play area?
several-take-area = { $effect }: which { $need } cards do you take from your play area to your hand?
several-take-pile = { $effect }: which { $need } cards do you take from the discard pile?
several-play-more = { $effect }: which { $need } cards do you play?
several-give = { $effect }: which { $need } cards do you give back to { $name }?
# Where fewer cards stay than go, those that stay are ticked; $others is the number of the rest, two or more.
keep-discard-hand = { $need ->
    [one] { $effect }: which card do you keep? You discard the other { $others }.
   *[other] { $effect }: which { $need } cards do you keep? You discard the other { $others }.
}
keep-give = { $need ->
    [one] { $effect }: which card do you keep? { $name } gets the other { $others }.
   *[other] { $effect }: which { $need } cards do you keep? { $name } gets the other { $others }.
}
# $number of $need cards are ticked so far.
tick-confirm = Confirm: { $number } of { $need }
# The same where the last tick decides.
tick-count = { $number } of { $need }
# Ticks all cards of a Domain with one press; $number is how many there are.
tick-all = { $domain }: all { $number }
# For the ear.
tick-on = { $card } ticked. { $number } of { $need }.
tick-off = { $card } no longer ticked. { $number } of { $need }.

# Asked before the end of the turn, if something useful would be forgotten.
end-anyway = End your turn all the same?
end-forgotten = Forgetting something?
# $does is what the effect does, a sentence.
end-could-use = You can still apply { $effect }: { $does }
end-could-win = You can win with { $domain } in this turn!

hand-count = { $active ->
    [yes] { cards }. You draw until you hold { $size }.
   *[no] { cards }.
}
hand-card-blocked = { $card }, blocked by an embargo this turn
hand-will-draw = You’ll draw
flag-chosen = Chosen
flag-blocked = Embargo
act-undo = Undo
act-hint = Hint
act-effects = Effects: { $number } ready
act-end = End turn
act-end-draws = { $number ->
    [0] and draw nothing
    [one] then draw { $number } card
   *[other] then draw { $number } cards
}
act-end-later = answer first
act-end-not-now = not your turn
# Below the name of an effect that gives a bigger hand: the button applies it and ends the turn.
act-end-with = and end the turn

effects-heading = Effects
effects-counts = { $used ->
    [0] { $ready } ready
   *[other] { $ready } ready · { $used } applied this turn
}
effects-column-domain = Domain
effects-column-discard = Discard
effects-column-pay = pay 1 card
effect-ready = ready
effect-used = applied
effect-copy = copy from { $names }
# $spent is "copied" if the effect itself was copied in this turn; otherwise another level of its Domain was applied.
effect-spent = { $spent ->
    [copied] copied
   *[other] other level applied
}
effect-needs = needs { $number } more

# The reference board, which lies beside every player.
board-heading = Reference board
board-thresholds = Cards you need
# Above the columns for 2, 3 and 4 players.
board-players = Players
board-hegemony = Hegemony
# How many cards of each Age are taken out before the game.
board-removed = Removed per Age, unseen
board-copies = Cards by Domain and Age
board-total = All
# What the small pictures mean.
board-signs = Signs on the table
board-sign-first = First Player: has the first turn of each round.
board-sign-coin = Culture coin: lies by what Inspiration copied last.
board-sign-embargo = Embargo: that player may not play there on their next turn.
board-sign-democracy = Democracy: that player needs one card more there to win, to the end of the game.
board-sign-eye = Shows hidden cards, so it can’t be undone.
board-sign-threat = Threat: this player could win on their next turn.

log-heading = Log
log-since = Since your last turn
log-open = Open the log
hint-heading = Hint
hint-quick = This is a quick look. Hints tell chances once everything is loaded.

deck-heading = The deck and the cards you haven’t seen
counter-heading = Cards you haven’t seen
# $certain cards of the kind are certainly in the deck, at most $possible can be.
counter-deck = { $possible ->
    [0] not in the deck
   *[other] { $certain ->
        [0] up to { $possible } in the deck
       *[other] { $certain } to { $possible } in the deck
    }
}
counter-note = Counted from what you’ve seen; nobody tells you more than that.
known-heading = What you know of other hands
known-none = You know none of their cards.
aids-none = This table allows no aids: nobody counts cards or remembers hands for you.

phrases-heading = Say something
phrases-short = Say
phrases-seat = About whom
phrases-domain = About which Domain
phrases-choose = Choose
# Stands for a blank of a phrase that is not filled in yet.
phrase-gap = …

menu-heading = Menu of the table
menu-speed = How fast others play
menu-shortcuts = Keyboard shortcuts
menu-confirms = Confirm every decision
menu-remarks = Remarks by bots
menu-tips = Tips for the first game
menu-sound = Sounds
menu-television = The table on a large screen
menu-hand = Only my hand, beside a large screen
menu-table = The whole table
menu-leave = Leave for now
# The host's button for a person at the table, and what it says before it does so.
remove-person = Remove { $name }
remove-sure = Really remove { $name }?
# Blocking a person at the table: the button, what it says before it does so, and afterwards.
block-person = Block { $name }
block-sure = Really block { $name }?
block-lift = Unblock { $name }
block-done = You won’t hear { $name } any more, and you won’t meet at tables of the lobby.
# How fast things move.
speed-off = At once
speed-fast = Fast
speed-normal = Normal
speed-slow = Slow

help-heading = Help and keys
rules-moment = The rule for this moment
rules-whole = The whole rulebook
help-short = Help
help-line = Type “help” there for everything it understands.
help-drag = With a mouse, you can drag an effect, or the card that pays for it, to where it acts, and draw a line over several cards to tick them.
help-hold = With a finger, hold the effect, or the first card, for a moment, and then drag it in the same way.
keys-heading = Keys
keys-off = Keyboard shortcuts are switched off in the settings.
# As it is printed on the key.
escape-key = Esc
key-answer = choose an answer, or tick a card, by its number
key-cancel = take a choice back
key-end = end the turn, or confirm ticked cards
key-bigger = end the turn with a bigger hand, if an effect gives one
key-undo = undo
key-hint = hint
key-plan = plan
key-skip = show all at once
key-effects = effects
key-log = log
key-board = reference board
key-deck = deck and unseen cards
key-pile = discard pile
key-phrases = say something
key-type = command line
key-help = this help
key-rules = the rules

command-heading = Command line
command-label = Type an answer or a command
command-example = 1, play military, help
command-send = Send
command-none = Nothing to decide right now. Type a command; "help" lists them.
command-watching = You’re watching: this is for those who play.
# What the command that saves does on the page, as in the list of the commands.
record-does = download the record of the game, once it’s over.
record-later = The record can be saved when the game is over. Before that it would give hidden cards away.
record-saved = The record of the game is downloaded: { $file }.

# The tips of the first game: a sentence each, at the moment it is about.
tips-heading = Tip
tip-goal = Whoever first has { $wins } cards of one Domain at the end of their turn wins.
tip-play = Each turn you play one card from your hand: press it, and its Domain grows.
tip-effects = Your Domains give you effects: apply those that are ready, in any order, then end your turn.
tip-block = Somebody may win on their next turn: Embargo, Democracy or Attack can still stop them.
tip-read = Got it
tips-off = No more tips
ending-point = (point)
ending-crown = (hegemony)
ending-points = Points
ending-again = Play again
ending-join = To the next game
ending-replay = Watch the replay
share-open = Share
share-heading = Share this game
share-ask = Whoever has the link sees the whole game: the names, every card and every decision. This can’t be taken back.
share-do = Make a link
share-not = Better not
share-link = Anybody can open this link. Where it’s posted, a picture of the final table appears.
ending-deal = See how others did
ending-home = Start page
# Below the art of what was won with. $wins of $games games against bots of this level were won on this device.
ending-score = Against { $level } bots so far: { $wins } of { $games } won.
# The bots of the level above, as a button.
ending-above = Next level: { $level }
# What a review found of one's own game; chances are in percent. $kind is "block" if blocking a rival would have been better.
ending-best = Your best turn: turn { $turn }
ending-best-more = Your chance rose from { $before }% to { $after }%.
ending-worst = { $kind ->
    [block] The block you missed: turn { $turn }
   *[other] Your costliest decision: turn { $turn }
}
ending-worst-more = You chose “{ $decision }” ({ $chance }%). Better: “{ $better }” ({ $better-chance }%).
ending-worst-none = None of your decisions was clearly a mistake.

waiting-heading = Waiting for players
waiting-link = Send this link to your players:
waiting-copy = Copy the link
waiting-copied = The link is copied.

# A plan: effects that are tried before they are decided.
plan-open = Plan
plan-heading = Plan
plan-how = Try effects in any order. Nothing is played: you see what they lead to, as far as no hidden card is shown.
plan-nothing-played = Nothing is played yet.
plan-line = Line { $number }
# $lines is how many lines are compared.
plan-play = { $lines ->
    [1] Play this line
   *[other] Play line { $number }
}
plan-compare = Try another line
plan-back = One step back.
plan-leave = Leave the plan
plan-wins = You win when the turn ends.
plan-none = Nothing to plan now: only effects that show no hidden cards can be tried.
# $hand and $draws count cards: in the hand now, and drawn at the end of the turn.
plan-hand = { $hand ->
    [one] You hold { $hand } card
   *[other] You hold { $hand } cards
} and draw { $draws }.

# What bots say, seldom: when they block somebody, win or lose. Each level has its character. They say "I", and nothing
# tells whether a man or a woman speaks.
remark-block-fisher = Straight into my net!
remark-block-shepherd = This pasture is closed today.
remark-block-trader = Nothing personal. It’s just business.
remark-block-senator = Objection! The senate says no.
remark-block-general = This far and no further.
remark-block-architect = I’ll put a wall here.
remark-block-astronomer = I saw that coming.
remark-block-sage = Not so fast.
remark-win-fisher = What a catch!
remark-win-shepherd = Slow and steady, and the whole flock is home.
remark-win-trader = A pleasure doing business with you.
remark-win-senator = Carried unanimously.
remark-win-general = The field is mine.
remark-win-architect = Built to last.
remark-win-astronomer = It was written in the stars.
remark-win-sage = This game has taught us both something.
remark-lose-fisher = The big one got away.
remark-lose-shepherd = Well, back to my sheep.
remark-lose-trader = You drive a hard bargain.
remark-lose-senator = The people have chosen. I accept it.
remark-lose-general = You have to know when the day is lost.
remark-lose-architect = A fine design. I’ll study the plans.
remark-lose-astronomer = The stars kept quiet about this.
remark-lose-sage = Today the lesson is mine.
