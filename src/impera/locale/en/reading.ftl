### What is said where one looks back and learns, in English: replays, finished games, the frame of the lessons, the rules
### to read.
### The notes for translators are in game.ftl; what is said in each lesson is in lessons.ftl.

## At a table at which one has no seat

area-heading = { $name }’s civilisation
column-leads-other = Leads
draft-packet-of = { $name }’s packet

## Opening a replay

replay-heading = Replays
replay-lead = Watch a game again with all hands open, see where it was decided, and play on from any moment.
replay-file = Open a record file
replay-file-more = Choose the file here, or drop it anywhere on this page. It’s read to be shown, and not kept.
replay-file-choose = Choose a file
replay-file-drop = Let go to open this file
replay-loading = The game is being replayed.
replay-games = Your finished games
replay-games-none = No game was finished on this device yet.
# $date is a day and a time, in the reader's language.
replay-game = { $date }
# $names are the winners, $you is "won" or "lost" for this device's player, otherwise "watched".
replay-result = { $you ->
    [won] You won
    [lost] You lost to { $names }
   *[watched] { $names } won
}
replay-other = Open another one
replay-broken = This game can’t be shown

## The replay

# For the ear: the heading of the page.
replay-of = Replay of the game of { $names }
# A player of a record who has no name there. $number counts from 1.
replay-player = Player { $number }
replay-begins = The cards are dealt.
replay-place = { $turn ->
    [0] Before the first turn, decision { $number } of { $of }
   *[other] Turn { $turn }, decision { $number } of { $of }
}
replay-place-short = { $turn ->
    [0] Before the first turn
   *[other] Turn { $turn } of { $turns }
}
replay-controls = Controls of the replay
replay-scrubber = Moment of the game
replay-turn-back = A turn back
replay-step-back = A step back
replay-play = Play
replay-pause = Pause
replay-step-on = A step on
replay-turn-on = A turn on
replay-speed = Speed
replay-speed-slow = Slow
replay-speed-normal = Normal
replay-speed-fast = Fast
replay-side = Seen from
replay-jump = Jump to
replay-keys = Keys: arrows step, Shift with arrows goes by turns, P plays and pauses.
replay-hand = { $name }’s hand
replay-save = Save the record
replay-save-more = A file that any impera can replay and check

## Checking a deal

proof-heading = Check the deal
proof-lead = The deal of this game was fixed before play. Your device repeats every step here and compares.
proof-right = Checked
proof-wrong = Doesn’t fit
proof-heard = This device was told the same digest before the end.
# $digest is what it was told.
proof-heard-other = Before the end, this device was told another digest: { $digest }
proof-not-heard = This device wasn’t at the table before the end. Compare the digest with what somebody saw who was.
proof-played-more = The server has replayed them. To do it yourself, save the record and use "impera verify".
proof-broken = The promise wasn’t kept: a step doesn’t fit.

## The chart over time

chart-heading = How it went
chart-chances = Chances to win
chart-counts = Cards toward victory
chart-chances-more = Chances of somebody who sees all hands but not the deck.
chart-counts-more = The number of cards each player has in the fullest Domain; { $wins } of one Domain win.
chart-percent = { $number }%
# For the ear: what the picture shows. $now are the players with their values at this moment.
chart-picture = Lines over time, one for each player. Now: { $now }.
chart-value = { $name } { $value }
chart-table = As a table
chart-turn = Turn
chart-end = End
chart-go = Go to turn { $turn }
chart-go-end = Go to the end

## The review

review-heading = Where it was decided
review-waiting = The game is being reviewed. This takes some seconds.
# $names are the winners, $number how many there are; $who is "you", "you-too" for the reader's side, or "other".
review-decided = { $who ->
    [you] In turn { $turn }. After it, you were always likelier to win than all the others together.
    [you-too] In turn { $turn }. After it, your side was always likelier to win than all the others together.
   *[other] { $number ->
        [1] In turn { $turn }. After it, { $names } was always likelier to win than all the others together.
       *[other] In turn { $turn }. After it, { $names } were always likelier to win than all the others together.
    }
}
review-from-start = { $who ->
    [you] In no single turn: you were likelier to win than all the others together from the start.
    [you-too] In no single turn: your side was likelier to win than all the others together from the start.
   *[other] { $number ->
        [1] In no single turn: { $names } was likelier to win than all the others together from the start.
       *[other] In no single turn: { $names } were likelier to win than all the others together from the start.
    }
}
review-open = This game has no end, so nothing was decided.
review-go = Go there
review-costs = Decisions that cost most
review-costs-none = No decision was found to be clearly worse than another.
# $chance and $better-chance are in percent.
review-cost = Turn { $turn }, { $name }: { $decision } ({ $chance }%)
review-cost-better = Better: { $better } ({ $chance }%)

## Playing on from a moment

branch-open = Play on from here
branch-heading = Play on from here
branch-lead = The game goes on from this moment at a table of your own. You take one seat, bots take the others.
branch-seat = Your seat
branch-level = The bots
branch-go = Play on
branch-over = The game is over here. Go back to an earlier moment to play on.

## Learn: the list of the lessons and the frame around each

learn-heading = Learn
learn-lead = Short lessons. Each is a real position with a real goal, and every wrong try can be taken back.
learn-number = Lesson { $number }
learn-done = Done
learn-begin = Begin
learn-again = Once more
learn-progress = { $number ->
    [0] None of { $of } is done yet
   *[other] { $number } of { $of } done
}
learn-all = All lessons
learn-steps = Steps of this lesson
# For the ear, after a step.
learn-step-done = , done
learn-missed = Not quite
learn-reached = Well done
learn-take-back = Take it back
learn-restart = Start again
learn-next = Next lesson: { $title }
learn-finished = That was the last lesson. You know enough to play.
learn-play = To the start page
learn-missing = There’s no such lesson.

## Puzzles: the list, and the frame around each

puzzles-heading = Puzzles
puzzles-lead = Positions from games between bots. There’s exactly one way, whatever the hidden cards are. You have three tries at each; a try is over when you end the turn.
puzzles-progress = { $number ->
    [0] None of { $of } is solved yet
   *[other] { $number } of { $of } solved
}
puzzles-next = Puzzle { $number }
puzzles-grade = { $grade ->
    [1] Easy
    [2] Not so easy
    [3] Medium
    [4] Hard
   *[other] Very hard
}
# For the ear: one of the puzzles in the list.
puzzles-one = Puzzle { $number }: { $goal ->
    [win] win this turn
   *[other] stop a loss
}, { $players } players{ $state ->
    [solved] , solved
    [shown] , three tries used
    [tried] , begun
   *[other] { "" }
}
puzzles-win = win this turn
puzzles-stop = stop a loss
puzzles-legend = the number below is that of the players
puzzles-all = All puzzles
puzzle-title = Puzzle { $number }
puzzle-about = { $players } players · { puzzles-grade }
puzzle-intro-win = Exactly one way wins this turn, whatever cards are hidden.
puzzle-intro-stop = Exactly one way rules out the loss, whatever cards are hidden.
puzzle-goal-win = Win this turn.
puzzle-goal-stop = { $player } may win with { $domain } on their next turn. Rule it out.
puzzle-left = { $number ->
    [0] No tries left.
    [one] One try left.
   *[other] { $number } tries left.
}
puzzle-solved = Solved.
puzzle-reached = That’s the way.
puzzle-missed-win = The turn is over, and you haven’t won.
puzzle-missed-stop = { $player } wins.
puzzle-way = It takes { $effects }.
puzzle-reason-win = Every other way to play this turn was tried, { $tried ->
    [one] one moment
   *[other] { $tried } moments
} in all: without any part of this one, nothing wins.
puzzle-reason-stop = Every other way to play this turn was tried, { $tried ->
    [one] one moment
   *[other] { $tried } moments
} in all: without any part of this one, { $player } wins.
puzzle-show = Show the solution
puzzle-next = Next puzzle

## Rules

rules-heading = Rules
rules-loading = The rules are being opened.
# The whole game for somebody who wants to begin; $two, $three and $four are the numbers of cards that win.
rules-short = Play in two minutes
rules-short-turn = A turn has three steps: play a card, apply effects, draw back up to three cards.
rules-short-cards = The cards you play stay in front of you and add up by Domain. More cards of a Domain open stronger effects.
rules-short-goal = Whoever first has enough cards of one Domain at the end of their turn wins: { $two } with two players, { $three } with three, { $four } with four.
rules-short-block = Embargo, Democracy and Attack hold back whoever is about to win. Each costs a card of its Domain.
rules-short-end = If the deck runs out first, the last round is played, and whoever leads in the most Domains wins.
rules-page-contents = Contents
rules-search = Search the rules
rules-search-example = Attack, or R-MIL-03
rules-found = { $number ->
    [0] Nothing was found.
    [one] { $number } clause was found.
   *[other] { $number } clauses were found.
}
rules-results = What was found
rules-effects = The sixteen effects
rules-effects-lead = What each does in a sentence, its clause, and the rulings on it.
rules-rulings = Rulings
rules-level-1 = Level 1
rules-level-2 = Level 2
rules-discard = Discard
rules-inspiration = While you lead Culture
rules-page-clause = Clause { $name }
rules-table = Table

## Finished games on this device

history-lead = Every game that you finished on this device, and what can be learned from all of them together. Nobody else knows: there’s no account, and no server has this list.
history-unsaved = This browser saves nothing here: the list is lost when you close this window.
history-none = No finished game yet
history-none-more = Play one to its end, and it appears here.
history-games = { $number ->
    [one] { $number } game
   *[other] { $number } games
}
# $how is the way the game ended; $domain is the Domain of a hegemony.
history-result = { $result ->
    [won] Won
    [shared] Victory shared
   *[lost] Lost
}{ $how ->
    [hegemony] , by hegemony in { $domain }
    [majority] , by majority
    [turn-limit] , after the most turns
   *[unknown] {""}
}
# $names are levels of bots and people.
history-against = Against { $names }
history-person = a person
history-undated = Before games were dated
history-turns = { $turns ->
    [one] { $turns } turn
   *[other] { $turns } turns
}
history-daily = Deal of the day
history-uncounted = Not counted below: a bot played too, it went on from another game, or several people shared this device
# $game is the result and the opponents.
history-replay = Watch again: { $game }
history-forget-this = Forget: { $game }
history-more = Show { $number } more
history-keeping = Keep or forget
history-keeping-more = Save the list as a file to keep it, or to take it to another device. Games that are there already aren’t doubled.
history-export = Save as a file
history-import = Read a file
history-exported = { $number ->
    [one] { $number } game is in { $file }.
   *[other] { $number } games are in { $file }.
}
history-imported = { $added ->
    [0] Nothing new in this file.
    [one] { $added } game added.
   *[other] { $added } games added.
} { $known ->
    [0] {""}
    [one] { $known } was here already.
   *[other] { $known } were here already.
}
history-bad-text = This isn’t a list of games, or it’s damaged. Choose a file that this page saved.
history-bad-foreign = This file has no list of games in it. Choose a file that this page saved.
history-bad-later = This list was saved by a newer version of the game. Load the page again, then read it once more.
history-bad-game = Game { $number } of this list can’t be understood, so nothing was added. The file may have been changed by hand.
history-forget = Forget all games
history-forget-ask = Forget all games?
history-forget-more = { $number ->
    [one] { $number } game is deleted from this device, and your place on the ladder with it. This can’t be undone.
   *[other] { $number } games are deleted from this device, and your place on the ladder with them. This can’t be undone.
}
history-keep = Keep them
history-forgotten = All games are forgotten.

## Where one stands among the bots

ladder-heading = Your place on the ladder
# The levels are names of bots: the nearest one, and the bounds.
ladder-stand = { $games ->
    [one] After { $games } game
   *[other] After { $games } games
} you stand about level with: { $level }. It may be anything from { $low } to { $high }.
ladder-none = After your first game against bots you get a place here.
ladder-chance = { $percent }% chance to win
ladder-how = The bar is where you stand with 95% certainty; it shrinks with every game. The number beside each bot is your chance to win against it alone. Counted are games against bots alone, without teams.

## How often one wins

rates-heading = How often you win
rates-none = None of these games counts.
rates-picture = For each kind of opponent and number of players: how often you won, and between which bounds your chance may be. The table below has the numbers.
rates-legend = Point: games won. Bar: your chance lies there with 95% certainty. Dotted line: everybody wins equally often.
rates-against = Against
rates-won = Won
rates-people = People
rates-mixed = Bots of several levels
rates-any = any number of players
rates-unit = %
rates-numbers = { $wins } of { $games }: { $percent }%, between { $low }% and { $high }%

## The deal of the day

# $status is new, running, over or past.
daily-heading = { $status ->
    [past] How it ended
    [over] How it ended
   *[new] One deal for everybody
}
# $level is the name of a bot.
daily-lead = Everybody on this server plays the same cards from the same seat, against two bots of the level { $level }, without aids. You have one game; it counts if you finish it before midnight UTC. Nobody’s name is asked or shown.
daily-lead-here = The same cards for everybody who plays today, from the same seat, against two bots of the level { $level }, without aids. There’s no server here: the deal follows from the date alone, so it’s no secret, and how it ended for others isn’t known.
daily-play = Play today’s deal
# $left is a time such as "in 5 hours".
daily-until = The day ends at midnight UTC, { $left }.
daily-next = The next deal is there at midnight UTC, { $left }.
daily-late = You finished after midnight UTC, when the deal was open to all, so your game isn’t among those of the others.
daily-own = Watch your game again
daily-promise = What was promised
daily-promise-more = This digest was told before anybody played. The seed and the salt that prove it are told when your game is over; “Check the deal” in its replay shows how.
daily-other = Other days
daily-today = Today’s deal
daily-before = The day before
# $streak counts days in a row.
calendar-heading = { $streak ->
    [0] Your days
    [one] { $streak } day in a row
   *[other] { $streak } days in a row
}
# One day, for screen readers. $result is won, shared, lost or none.
calendar-day = { $date }: { $result ->
    [won] won
    [shared] victory shared
    [lost] played
   *[none] not played
}
calendar-more = Only this device remembers your days. A crown is a win, a tick a game that you finished.

## How a deal ended for everybody

endings-heading = How it ended for everybody
endings-sum = { $people ->
    [0] Nobody has finished this deal yet.
    [one] { $people } person finished it, { $won } won.
   *[other] { $people } people finished it, { $won } won.
}
endings-picture = How the deal ended, by Domain or majority and by turn: { $people ->
    [one] { $people } person
   *[other] { $people } people
}, { $won } won. The table below has the numbers.
endings-legend = Gold and above the line: won. Below it: a bot won. Larger: more people. With a ring: you. The small head: the strongest bot.
endings-none = Nobody has finished this deal.
endings-how = How
endings-result = Result
endings-people = People
endings-one = { $result ->
    [won] won
    [shared] victory shared
   *[lost] lost
}
endings-majority = Majority
endings-turn-limit = Most turns
# What the strongest bot made of it.
best-told = The Sage, in your place, { $result ->
    [won] won
    [shared] shared the victory
   *[lost] lost
}{ $how ->
    [hegemony] {" "}by hegemony in { $domain }
    [majority] {" "}by majority
   *[turn-limit] {""}
}, in turn { $turn }.
best-replay = Watch the Sage play it
best-waiting = The Sage is playing the same deal.

## A deal that friends play in turn

deal-lead = Friends play the same cards, each from the same seat against the same bots, whenever they like. At the end you compare, move by move.
deal-make-heading = A new deal
deal-level = Level of the bots
deal-make = Deal, and get a link
deal-play-heading = Your game
deal-about = { $players ->
    [2] Two players: you and a bot of the level { $level }.
    [3] Three players: you and two bots of the level { $level }.
   *[4] Four players: you and three bots of the level { $level }.
}
deal-play = Play this deal
deal-secret = Until you’ve finished, you see nothing of what others did, and they see nothing of yours until they have. Each has one game, without aids.
deal-gone = You took this deal to another device, and your game of it is there.
deal-link = Invite others
deal-link-more = Whoever has this link can play the deal once.
deal-lines = Your lines compared
deal-with = Compare with
deal-own-turn = Your turn
# $number is the turn, counted from 1.
deal-parted = You decided alike until your turn { $number }. That’s where the games part.
deal-same = You decided alike from beginning to end.
deal-waiting = { $number ->
    [one] { $names } is still playing.
   *[other] { $names } are still playing.
}
deal-alone = Nobody else has finished this deal yet. Send the link, and come back.
deal-loading = The games are being compared.
deal-end = { $result ->
    [won] won
    [shared] victory shared
   *[lost] lost
}{ $how ->
    [hegemony] , { $domain }
    [majority] , majority
   *[turn-limit] {""}
}, turn { $turn }
