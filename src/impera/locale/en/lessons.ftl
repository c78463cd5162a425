### What is said in the lessons, in English. The notes for translators are in game.ftl.
### A lesson has a title, an introduction, a prompt for each step, what is said after each way to miss the goal, and what
### is said when the goal is reached. Domains and effects are named as in game.ftl.

## Lesson 1: play and thresholds. Two Religion cards lie before the player, a third is in hand.

lesson-thresholds-title = Cards and levels
lesson-thresholds-intro = You lay cards before you, sorted by Domain. Three cards of one Domain open its first effect, five its second; with two players eight of one Domain win, with three or four seven do. Your goal: end this turn with five cards in hand.
lesson-thresholds-step-play = Play your Religion card. It’s the third, and opens the first level.
lesson-thresholds-step-use = Now apply Holy Book. With it you draw until you hold five cards instead of three.
lesson-thresholds-step-end = End your turn: you draw now.
lesson-thresholds-missed-card = Religion still has only two cards, so Holy Book stays closed. Take it back and play the Religion card.
lesson-thresholds-missed-spent = Inquisition costs a Religion card, and with two of them Holy Book is closed. Take it back and apply Holy Book first.
lesson-thresholds-missed-early = You drew only until you held three cards: effects are applied before the turn ends. Take it back and apply Holy Book.
lesson-thresholds-reached = Five cards in hand: more to choose from on every turn. Play a card, apply effects, draw: that’s the whole turn.

## Lesson 2: blocking. The rival has seven Science cards and holds an eighth.

lesson-blocking-title = Stop them
lesson-blocking-intro = Your rival has seven Science cards and holds another, as you’ve seen. Eight win. Your goal: still be in the game after their turn.
lesson-blocking-step-play = First play a card, whichever you like.
lesson-blocking-step-embargo = Apply Embargo. It costs one of your Economy cards and forbids a Domain for one turn: choose the rival’s Science.
lesson-blocking-step-end = End your turn and see what your rival can do.
lesson-blocking-missed-elsewhere = The embargo lay elsewhere, and the eighth Science card was played: the game is lost. Take it back and choose the rival’s Science.
lesson-blocking-missed-lost = The eighth Science card was played, and the game is lost. Take it back and apply Embargo before you end the turn.
lesson-blocking-reached = Your rival couldn’t play Science, and you’re still there. An embargo lasts one turn only: next time, think of Attack or Democracy too.

## Lesson 3: combining effects. Six Religion cards lie there, one is in hand, one in the discard pile.

lesson-combining-title = Two effects, one victory
lesson-combining-intro = You have six Religion cards and need eight. One is in your hand, one in the discard pile, and your rival wins next turn. Your goal: win now.
lesson-combining-step-play = Play the Religion card of your hand: that’s the seventh.
lesson-combining-step-fetch = Three Utopia cards open Oligarchy. Apply it and take the Religion card from the discard pile.
lesson-combining-step-again = Three Economy cards open Development. Apply it: discard a card you don’t need, then play Religion once more.
lesson-combining-step-end = Eight Religion cards. End your turn: victory is checked at its end.
lesson-combining-missed-card = Every card counts now, and this one wasn’t Religion. Take it back.
lesson-combining-missed-fetched = That card doesn’t help. Take it back and fetch the Religion card.
lesson-combining-missed-gone = You gave up a Religion card, and now you don’t have enough. Take it back and give up another one.
lesson-combining-missed-hurried = Development let you play a card, but it wasn’t Religion. Take it back: fetch the Religion card with Oligarchy first.
lesson-combining-missed-ended = Your turn is over with fewer than eight Religion cards, and your rival wins. Take it back: there are two more effects to apply.
lesson-combining-reached = Eight in one turn. Each Domain gives you one effect a turn, so several Domains together can do a lot at once.

## Lesson 4: Inspiration. Six Religion cards lie there, two are in hand; a lead in Culture copies the rival's Monopoly.

lesson-inspiration-title = Inspiration and the coin
lesson-inspiration-intro = Whoever has more Culture than each other player may apply Inspiration once a turn: it copies a permanent effect that another player’s cards open. You have six Religion cards and two more in hand, and your rival wins next turn. Your goal: win now.
lesson-inspiration-step-play = One more Religion card makes seven, and that isn’t enough. You and your rival have one Culture card each: play another and take the lead.
lesson-inspiration-step-copy = You lead in Culture, so Inspiration is open. You have no Economy, but your rival has: copy Monopoly, which lets you play two cards.
lesson-inspiration-step-again = The coin only shows what you copied. Discard both Culture cards: you needed the lead only to begin. Then play both Religion cards.
lesson-inspiration-step-end = Eight Religion cards. End your turn.
lesson-inspiration-missed-card = Seven Religion cards, and Culture is still level: Inspiration stays closed. Take it back and play the Culture card.
lesson-inspiration-missed-other = Inspiration copies one effect a turn, and this one doesn’t let you play two cards. Take it back and copy Monopoly.
lesson-inspiration-missed-gone = You gave up a Religion card, and now you don’t have enough. Take it back: only Culture can be spared.
lesson-inspiration-missed-ended = Your turn is over with fewer than eight Religion cards, and your rival wins. Take it back: you lead in Culture and can copy an effect.
lesson-inspiration-reached = The lead is gone and the coin is back in the supply, but what you copied stays done. Inspiration is worth a Culture card when a rival has built what you lack. For that turn, a copy also takes the place of your own permanent effect in the same Domain.

## Lesson 5: the end of the deck. One card is left; the rival wins a tie.

lesson-last-cards-title = When the deck runs out
lesson-last-cards-intro = The deck has one card, and you’ll draw it: then your rival has a last turn. Each Domain gives a point to whoever has most there, or to both. You have four points each, and the rival’s Utopia breaks the tie. Your goal: win.
lesson-last-cards-step-play = Look where one card changes a point. In Religion you’re equal: one more there, and the point is yours alone.
lesson-last-cards-step-end = End your turn. You draw the last card, and your rival plays once more.
lesson-last-cards-missed-lost = The points were equal, and with the most Utopia cards your rival won. A lead doesn’t need another card. Take it back and look at Religion.
lesson-last-cards-reached = Four points to three. Near the end of the deck, count Domains rather than cards.

## Lesson 6: the draft. The rival, who is First Player, keeps Religion; the packet with two Science cards comes back.

lesson-draft-title = The draft
lesson-draft-intro = In a draft all players keep one of four cards, at once and in secret, and pass the others to the left, three times. The last card goes to the centre, faceup. Your rival gathers Religion. Your goal: begin with three Science cards, one of them already before you.
lesson-draft-step-first = Keep a card. Think of what you pass on, too: with two players this packet comes back in the third pick, without the two cards that you both keep.
lesson-draft-step-second = Your rival has kept a card too, and passed you three. This packet won’t come back: keep its Science card.
lesson-draft-step-third = Your first packet is back; your rival kept Religion. What you don’t keep goes to the centre, where the First Player takes last. That’s your rival: you choose first.
lesson-draft-step-claim = Your rival’s last card is in the centre too. Take the Science card: it lies before you at once.
lesson-draft-missed-bait = Without Religion in the packet, your rival kept a Science card, and only the other one comes back. Take it back and leave the Religion card as bait.
lesson-draft-missed-passed = This packet doesn’t come back, and your rival keeps its Science card: two aren’t enough. Take it back and keep the Science card.
lesson-draft-missed-hidden = Three Science cards, but all in hand: none lies before you. Take it back and keep the other card. Science goes to the centre, and there you choose first.
lesson-draft-missed-claimed = A card from the centre lies before you at once, and this one wasn’t Science. Take it back and take the Science card.
lesson-draft-reached = Three cards in hand, one before you: the draft is over. On your second turn three Science cards can lie before you, and Experiment opens. In a draft, think of what you pass on, and of who chooses before you.

## Lesson 7: the team game. The partner has six Religion cards, the player holds the seventh, Inquisition hands it over.

lesson-team-title = Two against two
lesson-team-intro = Your partner sits opposite: when one of you wins, both win. You may talk, but not show or swap hand cards. With four players seven cards of a Domain win. Your partner has six Religion cards and none in hand; the rival after them holds the winning card. Your goal: win first.
lesson-team-step-play = Play a card, but not Religion: partners’ cards are never added together, and it’s your partner who needs it.
lesson-team-step-seize = For every effect, your partner is a player like any other. Apply Inquisition and choose your partner: then you hold both hands.
lesson-team-step-give = Give back as many cards as you took, and your Religion card among them. Only the two of you see them.
lesson-team-step-end = End your turn. The rival on your left plays, then your partner.
lesson-team-missed-card = You have two Religion cards now and your partner six, but nobody has seven: partners’ cards aren’t added together. Take it back and save the Religion card.
lesson-team-missed-struck = Attack hits everybody, your partner too, who has only five Religion cards now. Take it back.
lesson-team-missed-elsewhere = That was a rival’s hand, and your partner still holds no Religion card. Take it back and choose your partner.
lesson-team-missed-kept = Your partner got cards, but no Religion among them. Take it back and give the Religion card.
lesson-team-missed-ended = Your turn is over, your partner has no Religion card to play, and the rival after them wins. Take it back: an Inquisition can hand the card over.
lesson-team-reached = Your partner’s seventh Religion card won the game for both of you. If the deck runs out instead, a Domain gives your team one point when either of you has most there, and never two: lead in different Domains.
