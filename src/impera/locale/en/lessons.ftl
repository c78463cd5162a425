### What is said in the four lessons, in English. The notes for translators are in game.ftl.
### A lesson has a title, an introduction, a prompt for each step, what is said after each way to miss the goal, and what
### is said when the goal is reached. Domains and effects are named as in game.ftl.

## Lesson 1: play and thresholds. Two Religion cards lie before the player, a third is in hand.

lesson-thresholds-title = Cards and levels
lesson-thresholds-intro = You lay cards before you, sorted by Domain. Three cards of one Domain open its first effect, five its second; eight of one Domain win. Your goal: end this turn with five cards in hand.
lesson-thresholds-step-play = Play your Religion card. It is the third, and opens the first level.
lesson-thresholds-step-use = Now use Holy Book. With it you draw up to five cards instead of three.
lesson-thresholds-step-end = End your turn: you draw now.
lesson-thresholds-missed-card = Religion still has only two cards, so Holy Book stays closed. Take it back and play the Religion card.
lesson-thresholds-missed-spent = Inquisition costs a Religion card, and with two of them Holy Book is closed. Take it back and use Holy Book first.
lesson-thresholds-missed-early = You drew up to three cards only: effects are used before the turn ends. Take it back and use Holy Book.
lesson-thresholds-reached = Five cards in hand: more to choose from on every turn. Play a card, use effects, draw: that is the whole turn.

## Lesson 2: blocking. The rival has seven Science cards and holds an eighth.

lesson-blocking-title = Stop them
lesson-blocking-intro = Your rival has seven Science cards and holds another, as you have seen. Eight win. Your goal: be still in the game after their turn.
lesson-blocking-step-play = First play a card, whichever you like.
lesson-blocking-step-embargo = Use Embargo. It costs one of your Economy cards and forbids a Domain for one turn: choose the rival's Science.
lesson-blocking-step-end = End your turn and see what your rival can do.
lesson-blocking-missed-elsewhere = The embargo lay elsewhere, and the eighth Science card was played: the game is lost. Take it back and choose the rival's Science.
lesson-blocking-missed-lost = The eighth Science card was played, and the game is lost. Take it back and use Embargo before you end the turn.
lesson-blocking-reached = Your rival could not play Science, and you are still there. An embargo lasts one turn only: next time, think of Attack or Democracy too.

## Lesson 3: combining effects. Six Religion cards lie there, one is in hand, one in the discard pile.

lesson-combining-title = Two effects, one victory
lesson-combining-intro = You have six Religion cards and need eight. One is in your hand, one in the discard pile, and your rival wins next turn. Your goal: win now.
lesson-combining-step-play = Play the Religion card of your hand: that is the seventh.
lesson-combining-step-fetch = Three Utopia cards open Oligarchy. Use it and take the Religion card from the discard pile.
lesson-combining-step-again = Three Economy cards open Development. Use it: discard a card you do not need, then play Religion once more.
lesson-combining-step-end = Eight Religion cards. End your turn: victory is checked at its end.
lesson-combining-missed-card = Every card counts now, and this one was not Religion. Take it back.
lesson-combining-missed-fetched = That card does not help. Take it back and fetch the Religion card.
lesson-combining-missed-gone = You gave up a Religion card, and now they are too few. Take it back and give up another one.
lesson-combining-missed-hurried = Development let you play a card, but it was not Religion. Take it back: fetch the Religion card with Oligarchy first.
lesson-combining-missed-ended = Your turn is over with fewer than eight Religion cards, and your rival wins. Take it back: there are two more effects to use.
lesson-combining-reached = Eight in one turn. Each Domain gives you one effect a turn, so several Domains together can do a lot at once.

## Lesson 4: the end of the deck. One card is left; the rival wins a tie.

lesson-last-cards-title = When the deck runs out
lesson-last-cards-intro = The deck has one card, and you will draw it: then your rival has a last turn. Each Domain gives a point to whoever has most there, or to both. You have four points each, and the rival's Utopia breaks the tie. Your goal: win.
lesson-last-cards-step-play = Look where one card changes a point. In Religion you are equal: one more there, and the point is yours alone.
lesson-last-cards-step-end = End your turn. You draw the last card, and your rival plays once more.
lesson-last-cards-missed-lost = The points were equal, and with the most Utopia cards your rival won. A lead does not need another card. Take it back and look at Religion.
lesson-last-cards-reached = Four points to three. Near the end of the deck, count Domains rather than cards.
