### What a person types at the table and what is said to that, in English: in a terminal and on the page.
### The notes for translators are in game.ftl.

## How to play

play-turn = On your turn you play a card, apply effects if you like, then draw.
# $wins cards of one Domain win.
play-levels = Level 1 of a Domain needs { $level1 } cards in your play area, level 2 needs { $level2 }. Whoever has { $wins } of one Domain at the end of their turn wins.
play-majority = If the deck runs out, there’s a last round; then whoever leads in most Domains wins.

## Typed answers

input-empty = Type a number from 1 to { $number }, or "help".
input-no-such-number = { $number ->
    [one] There’s only answer 1.
   *[other] The answers are numbered from 1 to { $number }.
}
# $answers are numbers of answers, and commands.
input-several = That can mean several things: { $answers }. Type more of it, or a number.
input-unknown = That’s no answer to this question. Type a number from 1 to { $number }, or "help".
# $why is from "Why an effect is not available".
input-effect = { $effect } isn’t available: { $why }.

## Commands. The word itself, how it is typed (.usage), what it does (.does)

help-how = How to play:
help-effects = Enough cards of a Domain, or a card that you pay, give you effects: "effects" lists them all.
help-answers = Answer with the number before an answer, or with its words; the beginnings of words will do. Cards may be written as M1 for Military I.
help-commands = You may also type:
command-help = help
    .usage = help, or ?
    .does = this list.
command-hint = hint
    .usage = hint
    .does = what the strongest bot would do in your place, and why.
command-threats = threats
    .usage = threats
    .does = who could win on their next turn, and with what.
command-table = table
    .usage = table
    .does = the whole table: every Domain of every player, and what it still needs.
command-hand = hand
    .usage = hand
    .does = your cards.
command-effects = effects
    .usage = effects
    .does = all sixteen effects: what they do, and whether you can apply them now.
command-board = board
    .usage = board
    .does = the reference board: what this number of players needs, how many cards there are of each Domain and Age, and all effects.
command-since = since
    .usage = since
    .does = what changed since your last turn.
command-log = log
    .usage = log, or log 20
    .does = the last turns, or the last 20.
command-deck = deck
    .usage = deck
    .does = the deck by Age, and the cards you haven’t seen.
command-discard = discard
    .usage = discard
    .does = the discard pile.
command-undo = undo
    .usage = undo
    .does = take back your last answer, unless you’ve seen new cards since.
command-rules = rules
    .usage = rules attack, or rules 1.8
    .does = what the rulebook says about a word, or a chapter or clause of it.
command-save = save
    .usage = save FILE
    .does = write the game so far to a file.
command-quit = quit
    .usage = quit
    .does = leave. The game is saved, and you can continue it later.
undo-done = Your last answer is taken back.
undo-nothing = There’s nothing to take back yet.
undo-revealed = That can’t be taken back: you’ve seen cards that were hidden.
undo-over = That can’t be taken back: the other players have gone on since.
undo-enough = That can’t be taken back: you’ve used up your undos for this turn.

## The rulebook

rules-clause = { $name } (chapter { $heading })
rules-title = { $name } { $title }
rules-more = { $number ->
    [one] { $number } more clause is about this:
   *[other] { $number } more clauses are about this:
}
rules-nothing = { $number ->
    [0] The rulebook has no clause { $words }, and these words aren’t in it.
    [one] The rulebook has no clause { $words }, and these words aren’t in it; did you mean { $near }?
   *[other] The rulebook has no clause { $words }, and these words aren’t in it; did you mean one of { $near }?
}
