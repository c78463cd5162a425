### What is said where one looks back and learns, in English: replays, the frame of the lessons, the rules to read.
### The notes for translators are in game.ftl; what is said in each lesson is in lessons.ftl.

## At a table at which one has no seat

area-heading = Civilisation of { $name }
column-leads-other = Leads
draft-packet-of = Packet of { $name }

## Opening a replay

replay-heading = Replays
replay-lead = Watch a game again with all hands open, see where it was decided, and play on from any moment.
replay-file = Open a record file
replay-file-more = Choose the file here, or drop it anywhere on this page. It is read by your server and not kept.
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
replay-broken = This game cannot be shown

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
replay-hand = Hand of { $name }
replay-save = Save the record
replay-save-more = A file that any impera can replay and check

## Checking a deal

proof-heading = Check the deal
proof-lead = The deal of this game was fixed before play. Your device repeats every step here and compares.
proof-right = Checked
proof-wrong = Does not fit
proof-heard = This device was told the same digest before the end.
# $digest is what it was told.
proof-heard-other = Before the end, this device was told another digest: { $digest }
proof-not-heard = This device was not at the table before the end. Compare the digest with what somebody saw who was.
proof-played-more = The server has replayed them. To do it yourself, save the record and use "impera verify".
proof-broken = The promise was not kept: a step does not fit.

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
learn-missing = There is no such lesson.

## Rules

rules-heading = Rules
rules-loading = The rules are being opened.
# The whole game for somebody who wants to begin; $two, $three and $four are the numbers of cards that win.
rules-short = Play in two minutes
rules-short-turn = A turn has three steps: play a card, use effects, draw back up to three cards.
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
