### The words of the game, in English: for the text game, the page and every other place that tells of it.
### Each language has a folder like this one, with the same files and the same keys.
###
### For translators:
### - Every message is one or more whole sentences. Nothing is glued together in code, so change the order of words freely.
### - Card, Domain and effect names are filled in as they stand under "Names": without case endings. Build the sentence so
###   that this form fits.
### - $who is "you" when the listener acts, and "other" when somebody else does; $name is then that player's name.
### - $roles says who acts and on whom: "you-other", "other-you", "other-other", and "you-self", "other-self" for somebody
###   who acts on their own cards. $name is who acts, $other the other player.
### - Names can be of any gender. The present tense often avoids the question.
### - Numbers come as numbers: use plural selectors as your language needs them. Do not use ordinals.
### - $program is what the person types to start the program; every message may use it.
### - Short is good: the game must be readable in 80 columns and by ear.
### - Use the words that players of your edition know (the glossary is in the rulebook).

## Names

game = Carta Impera Victoria
# The listener, in a list of players or at the head of a line.
you = You
# Domains, each with the letter that stands for it on cards and where there is little room; all six must differ.
domain-military = Military
    .letter = M
domain-religion = Religion
    .letter = R
domain-economy = Economy
    .letter = E
domain-science = Science
    .letter = S
domain-culture = Culture
    .letter = C
domain-utopia = Utopia
    .letter = U
age-1 = I
age-2 = II
age-3 = III
# A card: its Domain and its Age, as in "Military I".
card = { $domain } { $age }
# Several equal cards.
card-times = { $number } x { $card }
cards = { $number ->
    [one] { $number } card
   *[other] { $number } cards
}
# Part of a row: "2 of Age I, 1 of Age II".
cards-of-age = { $number } of Age { $age }
cards-by-domain = { $domain }: { $number } ({ $ages }).
# Makes a sentence of a few words.
sentence = { $words }.
# The name of a player who gave none.
name-person = Player
# Names of bots. Any short names will do; the first letters should differ.
name-bot-1 = Aldo
name-bot-2 = Bruna
name-bot-3 = Clio
name-bot-4 = Dario

## Effects: the name, and what it does as one or two short sentences

effect-assassination = Assassination
    .does = Discard 1 card from your hand.
effect-purge = Purge
    .does = Discard 2 cards from your hand.
effect-attack = Attack
    .does = Pay 1 Military. Choose a Domain that you have: everyone who has it loses 1 card of it, you too.
effect-holy-book = Holy Book
    .does = At the end of this turn, draw until you hold 5 cards.
effect-divine-right = Divine Right
    .does = At the end of this turn, draw until you hold 7 cards.
effect-inquisition = Inquisition
    .does = Pay 1 Religion. Take the whole hand of another player, then give as many cards back.
effect-development = Development
    .does = Discard 1 card from your play area, then play 1 card.
effect-monopoly = Monopoly
    .does = Discard 2 cards from your play area, then play 2 cards.
effect-embargo = Embargo
    .does = Lay 1 Economy on a player’s Domain: that player may not play there on their next turn.
effect-experiment = Experiment
    .does = Take 1 card from your play area to your hand, then play 1 card.
effect-research = Research
    .does = Take 2 cards from your play area to your hand, then play 2 cards.
effect-breakthrough = Breakthrough
    .does = Pay 1 Science. Draw 5 cards, then discard as many from your hand.
effect-oligarchy = Oligarchy
    .does = Take 1 card from the discard pile to your hand.
effect-republic = Republic
    .does = Take 2 cards from the discard pile to your hand.
effect-democracy = Democracy
    .does = Lay 1 Utopia on a player’s Domain: that player needs 1 card more there to win, for the whole game.
effect-inspiration = Inspiration
    .does = Copy a permanent effect that another player could apply now.

## Effects: the list of all

effects-domain = { $domain }: you have { $number }.
# $kind is level-1, level-2, discard or inspiration.
effects-effect = { $kind ->
    [level-1] { $effect } (level 1, needs { $needs }): { $does }
    [level-2] { $effect } (level 2, needs { $needs }): { $does }
    [discard] { $effect } (discard effect): { $does }
   *[inspiration] { $effect } (needs more Culture than each other player): { $does }
}
effect-available = Available now.
effect-not-available = Not available: { $why }.
effect-to-copy = You can copy it from { $names }.

## The reference board

# $wins cards of one Domain win. $removed cards of each Age are out of the game.
board-needs = With { $players } players, level 1 needs { $level1 } cards of a Domain and level 2 needs { $level2 }; { $wins } of one Domain win. { $removed ->
    [0] All cards are in the game.
   *[other] { $removed } cards of each Age are removed before the game, unseen.
}
board-cards = All cards: { $number } ({ $ages }).

## Why an effect is not available: the end of the sentence "Not available: ..."

why-game-over = the game is over
why-not-your-turn = it isn’t your turn
why-play-first = play a card first
# $now is "effect" while another effect is being carried out, otherwise it is the draft.
why-resolve-first = { $now ->
    [effect] { $resolved } must be finished first
   *[draft] the draft comes first
}
# $spent says what used the effect up: the effect itself, or the other level of its Domain.
why-spent = { $spent ->
    [used] you’ve applied it this turn
    [copied] you’ve copied it this turn
    [level-used] you’ve applied the other level of { $domain } this turn
   *[level-copied] you’ve copied the other level of { $domain } this turn
}
why-too-few-of-domain = it needs { $needs } { $domain }, you have { $has }
why-too-few-in-hand = it needs { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    } in your hand, you have { $hand }
why-too-few-playable = it needs { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    } in your hand that you may play
why-too-few-in-area = { $kind ->
    [discard] it needs another card in your play area beside the one you pay
   *[other] it needs { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    } in your play area, you have { $area }
}
why-too-few-in-pile = it needs { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    } in the discard pile, there are { $pile }
why-no-place = there’s no Domain to lay it on
why-not-leading-culture = it needs more Culture than each other player has, you have { $has }
# $owned says whether levels that the player's own cards reach may be copied too.
why-nothing-to-copy = { $owned ->
    [yes] nobody has a level that you could copy now
   *[no] nobody has a level that you lack and could copy now
}

## Questions: each in one sentence

question-other = The table waits for { $name }.
question-keep = Draft, pick { $pick } of 3: which card do you keep?
question-claim = Draft: which card do you take from the centre?
question-play = Which card do you play?
# $answers counts the answers; the only one is to end the turn.
question-menu = { $answers ->
    [1] No effect is available now.
   *[other] Do you apply an effect, or end your turn?
}
# $need is how many such cards are still to be chosen, this one included.
question-discard-hand = { $need ->
    [1] { $effect }: which card do you discard from your hand?
   *[other] { $effect }: which card do you discard from your hand? { $need } are still to go.
}
question-discard-area = { $need ->
    [1] { $effect }: which card do you discard from your play area?
   *[other] { $effect }: which card do you discard from your play area? { $need } are still to go.
}
question-take-area = { $need ->
    [1] { $effect }: which card do you take from your play area to your hand?
   *[other] { $effect }: which card do you take from your play area to your hand? { $need } are still to come.
}
question-take-pile = { $need ->
    [1] { $effect }: which card do you take from the discard pile?
   *[other] { $effect }: which card do you take from the discard pile? { $need } are still to come.
}
question-play-more = { $need ->
    [1] { $effect }: which card do you play?
   *[other] { $effect }: which card do you play? { $need } are still to play.
}
question-give = { $need ->
    [1] { $effect }: which card do you give back to { $name }?
   *[other] { $effect }: which card do you give back to { $name }? { $need } are still to go.
}
question-choose-domain = { $effect }: which Domain do you attack?
question-choose-seat = { $effect }: whose hand do you take?
question-choose-place = { $effect }: on which player and Domain do you lay it?

## Decisions: a few words each, which a player may also type; .then says what follows

decision-keep = Keep { $card }
decision-claim = Take { $card } from the centre
decision-play = Play { $card }
    .then = { $reaches ->
        [hegemony] { $domain } is then { $count } of { $wins }: enough to win at the end of your turn.
        [effect] { $domain } is then { $count } of { $wins } and opens { $effect }.
        [way] { $domain } is then { $count } of { $wins }; { $more } more for { $effect }.
       *[nothing] { $domain } is then { $count } of { $wins }.
    }
    .opens = { $reaches ->
        [hegemony] enough to win
        [effect] { $more ->
            [0] opens { $effect }
           *[other] opens { $effect }; { $more } more: { $next }
        }
        [way] { $more } more: { $effect }
       *[nothing] { $count } of { $wins }
    }
decision-discard-hand = { $who ->
    [you] Discard { $card } from your hand
   *[other] Discard { $card } from hand
}
decision-discard-area = { $who ->
    [you] Discard { $card } from your play area
   *[other] Discard { $card } from the play area
}
decision-take-area = { $who ->
    [you] Take { $card } from your play area
   *[other] Take { $card } from the play area
}
decision-take-pile = Take { $card } from the discard pile
decision-give = Give { $card } to { $name }
# $number other players have this Domain, and lose a card.
decision-choose-domain = Attack { $domain }
    .then = { $number ->
        [0] Only you lose a card.
        [one] You and { $names } lose 1 card each.
       *[other] You lose 1 card, and so do { $names }.
    }
decision-choose-seat = Take { $name }’s hand
    .then = { $number ->
        [0] It’s empty.
        [one] It has { $number } card: { $ages }.
       *[other] It has { $number } cards: { $ages }.
    }
decision-choose-place = { $who ->
    [you] Your own { $domain }
   *[other] { $name }, { $domain }
}
    .then = { $count } of { $wins }.
decision-use = Apply { $effect }
decision-copy = Copy { $effect } from { $name }
# $number cards will be drawn; $wins is "yes" when that ends the game by hegemony.
decision-end = { $wins ->
    [yes] { $number ->
        [0] End your turn and win
        [one] End your turn, draw { $number } card and win
       *[other] End your turn, draw { $number } cards and win
    }
   *[no] { $number ->
        [0] End your turn and draw nothing
        [one] End your turn and draw { $number } card
       *[other] End your turn and draw { $number } cards
    }
}
# Also told when it has happened.
draws-nothing = The deck is empty, so there’s nothing to draw.
decision-final = This can’t be undone.

## Events: what happens, told to one listener

# $seen is "yes" when the listener may see the cards; otherwise only their number and Ages are told.
event-dealt = { $who ->
    [you] You’re dealt { $cards }.
   *[other] { $seen ->
        [yes] { $name } is dealt { $cards }.
       *[no] { $name } is dealt { $number ->
            [one] { $number } card
           *[other] { $number } cards
        }.
    }
}
event-kept = { $who ->
    [you] You keep { $cards }.
   *[other] { $seen ->
        [yes] { $name } keeps { $cards }.
       *[no] { $name } keeps a card.
    }
}
event-passed = All packets are passed to the left; pick { $number } of 3 begins.
event-revealed = { $who ->
    [you] Your last card goes to the centre: { $card }.
   *[other] { $name }’s last card goes to the centre: { $card }.
}
event-claimed = { $who ->
    [you] You take { $card } from the centre.
   *[other] { $name } takes { $card } from the centre.
}
event-turn-began = { $who ->
    [you] Turn { $number }, your turn.
   *[other] Turn { $number }, { $name }.
}
event-step-skipped = { $who ->
    [you] You have no card that you may play, so you play none.
   *[other] { $name } has no card to play.
}
event-played = { $who ->
    [you] You play { $card }.
   *[other] { $name } plays { $card }.
}
event-used = { $who ->
    [you] You apply { $effect }.
   *[other] { $name } applies { $effect }.
}
event-copied = { $roles ->
    [you-other] You copy { $effect } from { $other }.
    [other-you] { $name } copies { $effect } from you.
   *[other-other] { $name } copies { $effect } from { $other }.
}
event-paid = { $who ->
    [you] You pay { $card }.
   *[other] { $name } pays { $card }.
}
event-discarded = { $who ->
    [you] You discard { $card } from your hand.
   *[other] { $name } discards { $card } from their hand.
}
event-scrapped = { $who ->
    [you] You discard { $card } from your play area.
   *[other] { $name } discards { $card } from their play area.
}
event-struck = { $who ->
    [you] You lose { $card } to the attack.
   *[other] { $name } loses { $card } to the attack.
}
event-took-back = { $who ->
    [you] You take { $card } back to your hand.
   *[other] { $name } takes { $card } back to their hand.
}
event-recovered = { $who ->
    [you] You take { $card } from the discard pile.
   *[other] { $name } takes { $card } from the discard pile.
}
event-drew = { $who ->
    [you] You draw { $cards }.
   *[other] { $seen ->
        [yes] { $name } draws { $cards }.
       *[no] { $name } draws { $number ->
            [one] { $number } card
           *[other] { $number } cards
        } ({ $ages }).
    }
}
event-seized = { $roles ->
    [you-other] You take { $other }’s whole hand: { $cards }.
    [other-you] { $name } takes your whole hand: { $cards }.
   *[other-other] { $seen ->
        [yes] { $name } takes { $other }’s whole hand: { $cards }.
       *[no] { $name } takes { $other }’s whole hand: { $number ->
            [one] { $number } card
           *[other] { $number } cards
        }.
    }
}
event-gave = { $roles ->
    [you-other] You give { $cards } to { $other }.
    [other-you] { $name } gives you { $cards }.
   *[other-other] { $seen ->
        [yes] { $name } gives { $cards } to { $other }.
       *[no] { $name } gives { $number ->
            [one] { $number } card
           *[other] { $number } cards
        } to { $other } ({ $ages }).
    }
}
event-embargo-laid = { $roles ->
    [you-self] You lay { $card } as an embargo on your own { $domain }, for your next turn.
    [you-other] You lay { $card } as an embargo on { $other }, { $domain }.
    [other-self] { $name } lays { $card } as an embargo on their own { $domain }, for their next turn.
    [other-you] { $name } lays { $card } as an embargo on your { $domain }: you may not play { $domain } on your next turn.
   *[other-other] { $name } lays { $card } as an embargo on { $other }, { $domain }.
}
event-democracy-laid = { $roles ->
    [you-self] You lay { $card } as a democracy on your own { $domain }.
    [you-other] You lay { $card } as a democracy on { $other }, { $domain }.
    [other-self] { $name } lays { $card } as a democracy on their own { $domain }.
    [other-you] { $name } lays { $card } as a democracy on your { $domain }: you need 1 card more there to win.
   *[other-other] { $name } lays { $card } as a democracy on { $other }, { $domain }.
}
event-embargo-expired = { $who ->
    [you] The embargo on your { $domain } ends.
   *[other] The embargo on { $name }, { $domain }, ends.
}
event-hand-size-set = { $who ->
    [you] You’ll draw until you hold { $number } cards.
   *[other] { $name } will draw until they hold { $number } cards.
}
event-coin-laid = { $roles ->
    [other-you] The Culture coin lies by your { $domain }.
   *[other] The Culture coin lies by { $other }’s { $domain }.
}
event-coin-returned = The Culture coin goes back to the supply.
event-last-round = { $who ->
    [you] You drew the last card of the deck: the last round begins.
   *[other] { $name } drew the last card of the deck: the last round begins.
}
event-turn-ended = { $who ->
    [you] Your turn ends.
   *[other] { $name }’s turn ends.
}
event-game-over = The game is over.

## The table

# $name is the First Player. Turn 0 is the draft.
table-turn = { $number ->
    [0] Draft. First Player: { $who ->
            [you] you.
           *[other] { $name }.
        }
   *[other] Turn { $number }. First Player: { $who ->
            [you] you.
           *[other] { $name }.
        }
}
table-coin = { $who ->
    [you] The Culture coin lies by your { $domain }.
   *[other] The Culture coin lies by { $name }’s { $domain }.
}
# $names are the $number players who still have a turn after this one.
table-last-round = { $number ->
    [0] The deck is empty: this is the last turn of the game.
   *[other] The deck is empty: this is the last round, and nobody draws. After this turn, in order: { $names }.
}
# $partner is "yes" for the listener's partner in the team game.
table-player = { $who ->
    [you] You: { $number ->
            [0] no card
            [one] { $number } card
           *[other] { $number } cards
        } in your play area.
   *[other] { $partner ->
        [yes] { $name }, your partner:
       *[no] { $name }:
    } { $number ->
        [0] no card
        [one] { $number } card
       *[other] { $number } cards
    } in the play area.
}
# A Domain: $number cards of $wins that win, and the level reached (0, 1 or 2).
table-domain = { $level ->
    [1] { $domain }: { $number } of { $wins }, level 1.
    [2] { $domain }: { $number } of { $wins }, level 2.
   *[0] { $domain }: { $number } of { $wins }.
}
table-to-level = { $number } more for level { $level }.
table-leads-culture = Has the lead, as Inspiration requires.
table-democracy = { $number ->
    [one] { $number } democracy on it.
   *[other] { $number } democracies on it.
}
# $turn is "this" or "next".
table-embargo = { $turn ->
    [this] Embargo: no card may be played here this turn.
   *[next] Embargo: no card may be played here on this player’s next turn.
}
table-hand = { $number ->
    [0] No card in hand.
    [one] { $number } card in hand: { $ages }.
   *[other] { $number } cards in hand: { $ages }.
}
table-known = You know of these: { $cards }.
table-packet = { $number ->
    [one] Looks at a packet of { $number } card.
   *[other] Looks at a packet of { $number } cards.
}
hand = { $number ->
    [0] Your hand is empty.
   *[other] Your hand: { $cards }.
}
hand-blocked = You may not play { $domains } this turn: embargo.
packet = Your packet: { $cards }.
centre = In the centre: { $cards }.
pile = { $number ->
    [0] Discard pile: empty.
    [one] Discard pile: { $number } card.
   *[other] Discard pile: { $number } cards.
}
deck = { $number ->
    [0] Deck: empty.
    [one] Deck: { $number } card ({ $ages }).
   *[other] Deck: { $number } cards ({ $ages }). Next: Age { $next }.
}
# $box cards are out of the game; nobody has seen them.
deck-unseen = { $number ->
    [0] You’ve seen all cards.
    [one] You haven’t seen { $number } card. It’s in the deck, in a hand or out of the game ({ $box } out of the game):
   *[other] You haven’t seen { $number } cards. They’re in the deck, in hands or out of the game ({ $box } out of the game):
}
deck-certain = Certainly still in the deck: { $cards }.

## How the game stands

# $shown is the number of Domains with cards or markers.
standing-player = { $who ->
    [you] { $shown ->
        [0] { $name }: no cards.
       *[other] { $name }: { $domains }.
    }
   *[other] { $shown ->
        [0] { $name }: no cards; { $hand } in hand.
       *[other] { $name }: { $domains }; { $hand } in hand.
    }
}
# How the First Player is named at the head of such a line.
standing-first = { $name } (First Player)
# $wins cards win; this is told where a democracy makes it more than elsewhere.
standing-count = { $democracy ->
    [0] { $domain } { $number }
   *[other] { $domain } { $number } of { $wins }
}
standing-level = { $level ->
    [1] { standing-count } (level 1)
    [2] { standing-count } (level 2)
   *[0] { standing-count }
}
standing-domain = { $embargo ->
    [0] { standing-level }
   *[other] { standing-level } (embargo)
}
near-victory = { $who ->
    [you] { $number ->
        [0] You have enough { $domain } to win if it stays so until the end of your turn.
       *[other] You need { $number } more { $domain } to win.
    }
   *[other] { $number ->
        [0] { $name } has enough { $domain } to win at the end of their next turn.
       *[other] { $name } needs { $number } more { $domain } to win.
    }
}
changes-heading = Since your last turn:
changes-count = { $domain } { $before } to { $now }
changes-player = { $name }: { $changes }.
changes-none = No play area has changed.
changes-first-turn = You’ve had no turn yet.

## The end

outcome-hegemony = The game is over: hegemony.
outcome-majority = The game is over: the deck is empty and the last round is played. The majority decides.
outcome-turn-limit = The game is over: the turn limit is reached. The majority decides.
# $who is "you" when the listener wins alone, "you-too" when with others, "other" when others win. $number counts winners.
winners-by-hegemony = { $who ->
    [you] You win with { $count } { $domain }.
    [you-too] Your team wins with { $count } { $domain }: { $names }.
   *[other] { $number ->
        [one] { $names } wins with { $count } { $domain }.
       *[other] { $names } win with { $count } { $domain }.
    }
}
winners-by-points = { $points ->
    [one] { $who ->
        [you] You win with { $points } point.
        [you-too] You win together with { $points } point: { $names }.
       *[other] { $number ->
            [one] { $names } wins with { $points } point.
           *[other] { $names } win with { $points } point.
        }
    }
   *[other] { $who ->
        [you] You win with { $points } points.
        [you-too] You win together with { $points } points: { $names }.
       *[other] { $number ->
            [one] { $names } wins with { $points } points.
           *[other] { $names } win with { $points } points.
        }
    }
}
points-heading = Cards and points by Domain:
points-count = { $name } { $number }
points-domain = { $number ->
    [0] { $domain }: { $counts }. No point.
   *[other] { $domain }: { $counts }. Point: { $names }.
}
points-total = Points: { $points }.
points-tie-broken = Points are equal. More Utopia decides, then Culture, Science, Economy, Religion, Military.
points-tie-shared = Everything is equal: the victory is shared.

## Hints and threats

# $chance is in percent, or "none" if it is not known; $decision is from "Decisions".
hint-best = { $chance ->
    [none] Hint: { $decision }.
   *[other] Hint: { $decision }. The chance to win is about { $chance }%.
}
hint-other = { $chance ->
    [none] Or: { $decision }.
   *[other] Or: { $decision }, about { $chance }%.
}
# Answers of a hint hardly differ: all that are shown, or the first $number of them.
hint-alike = { $which ->
    [all] It hardly matters: these are about equally good.
   *[some] The first { $number } are about equally good.
}
hint-compiling = The bots are compiled for this machine first. This happens once and takes a minute or two.
# Why the best decision is good. $name is a rival.
reason-forced = There’s no other answer.
reason-wins = { $domain ->
    [none] It wins the game: the majority is yours.
   *[other] It wins the game with { $domain }.
}
# $missing cards of the Domain are still to be played.
reason-completes-hegemony = { $missing ->
    [0] It completes your hegemony in { $domain }.
    [one] You can complete your hegemony in { $domain } this turn: { $missing } card more.
   *[other] You can complete your hegemony in { $domain } this turn: { $missing } cards more.
}
reason-stops = { $effect ->
    [none] It keeps { $name } from winning with { $domain } on their next turn.
   *[other] { $effect } keeps { $name } from winning with { $domain } on their next turn.
}
reason-reaches-level = { $domain } reaches level { $level }: { $effect } opens.
# $copies counts the effects that can be copied at once.
reason-leads-culture = { $copies ->
    [0] You lead in Culture, and can copy what others will have.
    [one] You lead in Culture, and can copy { $copies } effect now.
   *[other] You lead in Culture, and can copy one of { $copies } effects now.
}
reason-draws-to = You draw until you hold { $cards } cards.
reason-takes-majority = The end is near, and it gives you the point for { $domain }.
# $is_largest is "True" or "False".
reason-grows = { $is_largest ->
    [True] It grows your largest Domain: { $domain } is then { $count } of { $hegemony }.
   *[other] { $domain } is then { $count } of { $hegemony }.
}
# $count cards of its Domain lie in your play area.
reason-takes = { $count ->
    [0] { $card } is worth the most here.
   *[other] { $card } goes well with your { $count } on the table.
}
reason-parts = You need { $card } the least.
reason-plays-more = { $cards ->
    [one] { $effect } plays { $cards } card more in this turn.
   *[other] { $effect } plays { $cards } cards more in this turn.
}
reason-recovers = { $cards ->
    [one] You choose { $cards } card from the discard pile.
   *[other] You choose { $cards } cards from the discard pile.
}
reason-digs = { $cards ->
    [one] You see { $cards } new card and keep the best of your hand.
   *[other] You see { $cards } new cards and keep the best of your hand.
}
reason-takes-hand = You keep the best of two hands.
reason-hinders = It holds { $name } up in { $domain }.
reason-ends-turn = { $draws ->
    [0] No effect is worth its price now.
    [one] No effect is worth its price now; you draw { $draws } card.
   *[other] No effect is worth its price now; you draw { $draws } cards.
}
reason-nothing-better = It leaves you the best chances.
threats-none = Nobody else can win by hegemony on their next turn, as far as you can know.
# $sure is "certain", "possible" or "unlikely", $turn is "this" or "next"; $missing cards are still to be played.
threat = { $who ->
    [you] { $turn ->
        [this] { $number ->
            [0] You can win with { $domain } in this turn.
           *[other] You can win with { $domain } in this turn, by { $steps }.
        }
       *[next] { $number ->
            [0] You can win with { $domain } on your next turn if nobody stops you.
           *[other] You can win with { $domain } on your next turn, by { $steps }, if nobody stops you.
        }
    }
   *[other] { $sure ->
        [certain] { $number ->
            [0] { $name } can win with { $domain } on their next turn: you know the cards.
           *[other] { $name } can win with { $domain } on their next turn, by { $steps }: you know the cards.
        }
        [possible] { $number ->
            [0] { $name } could win with { $domain } on their next turn, needs { $missing } more and has the cards with a chance of { $chance }%.
           *[other] { $name } could win with { $domain } on their next turn by { $steps }, needs { $missing } more and has the cards with a chance of { $chance }%.
        }
       *[unlikely] { $name } could win with { $domain } on their next turn only by several lucky cards.
    }
}
# Part of a list: an effect that is applied on the way.
threat-step = { $copied ->
    [no] { $effect }
    [you] { $effect } copied from you
   *[other] { $effect } copied from { $name }
}

## Bots

# $level is 1 for the weakest. The names are typed as they are in every language.
bots-line = { $level }. { $name }: { $description }
# $rating is a measured strength, which is within $rating ± $half with 95%.
bots-rating = Rating { NUMBER($rating, minimumFractionDigits: 1, maximumFractionDigits: 1) } ± { NUMBER($half, minimumFractionDigits: 1, maximumFractionDigits: 1) }.
bots-yardsticks = Six more are for measuring, not for company:
bots-ratings = Ratings are measured, by { $games } games of { $players } players in which every bot met every other; a newcomer has 25.
# Bots by name: what each is like, and how opponents of that kind are introduced (.met).
bot-fisher = Casts its net and takes what comes. It knows how to win, but seldom has it in mind.
    .met = They’re fishers: they take what comes into the net, and seldom look up.
bot-shepherd = Builds with whatever lies near, dreams now and then, and never looks over the fence.
    .met = They’re shepherds: they build with what lies near, and often miss what you’re up to.
bot-trader = Races for the largest Domain and counts only its own cards. Nobody gets blocked.
    .met = They’re traders: they race for a Domain of their own, and never look at yours.
bot-senator = Plays by rules of thumb: races, counts the deck, and blocks whoever is about to win.
    .met = They’re senators: they race too, count the deck, and block whoever is about to win.
bot-general = Has played as many games as the sage, but counts no cards and trusts its first impulse.
    .met = They’re generals: they know the game well, count no cards, and trust their first impulse.
bot-architect = Has played as many games as the sage, but counts no cards and likes to try another plan.
    .met = They’re architects: they plan well, count no cards, and like to try another plan.
bot-astronomer = Remembers every card, and sees nearly all that the sage sees; now and then it follows a second thought.
    .met = They’re astronomers: they remember every card, and now and then follow a second thought.
bot-sage = Has played millions of games against itself, and looks a round ahead before it decides.
    .met = They’re sages: they’ve played millions of games against themselves, and look a round ahead.
bot-consul = Tries every idea in hundreds of imagined games before it moves, and answers at once.
    .met = They’re consuls: they try every idea in hundreds of imagined games before they move.
bot-emperor = Takes a second for each decision, plays thousands of games in its head, and forgets no card it has seen.
    .met = They’re emperors: they take a second for each decision, and forget no card they’ve seen.
bot-uniform = Chooses each of its legal decisions with the same chance.
    .met = The bots choose at random.
bot-tuned = Plays by the rules of thumb that the emperor expects of everybody, and doesn’t think ahead.
    .met = They play by good rules of thumb, and don’t think ahead.
bot-network = Plays by the network of the sage alone, and doesn’t look ahead.
    .met = They play by the network of the sage alone, and don’t look ahead.
bot-plain = Searches as the emperor does, but imagines that everybody plays at random.
    .met = They search, but imagine that everybody plays at random.

## Why the server refused what a player sent. Nothing has changed then.

refused-stale = The game has gone on meanwhile. Please decide again.
refused-foreign = It isn’t your turn to decide.
refused-illegal = That isn’t possible now.
refused-repeated = This was decided already.
refused-waiting = The game hasn’t begun yet.
refused-over = The game is over.
refused-closed = This table was closed.
refused-no-undo = There’s nothing that can be taken back.
refused-no-plan = That can’t be tried without showing something hidden.
refused-no-advice = That couldn’t be worked out now. Check your connection, and ask again in a moment.
refused-said-enough = You’ve said enough for now. You can say more on the next turn, or in the next game.
refused-no-hints = There are no hints at this table.
refused-no-seat = This seat isn’t yours.
refused-which-seat = You have several seats here: choose one.
refused-unknown-number = The table isn’t as far as you think. Please load it again.
refused-unreadable = The server didn’t understand that.
refused-too-fast = That was too much at once. Please wait a little.
refused-storage = The server can’t save this now, so it didn’t happen. Please try again in a moment.

## Phrases that people say at a table. They have blanks for a player and a Domain, so that everyone reads their own language.

phrase-hello = Hello!
phrase-thanks = Thank you.
phrase-well-played = Well played!
phrase-sorry = Sorry about that.
phrase-hurry = Please decide soon.
phrase-good-luck = Good luck!
phrase-watch-seat = Watch { $name }!
phrase-seat-wins-domain = { $name } is about to win with { $domain }.
phrase-block-domain = Somebody should block { $domain }.
phrase-bargain = If you stop { $name }, I leave { $domain } alone.
phrase-leave-domain = I leave { $domain } to you, { $name }.
phrase-truce = { $name }, let’s leave each other alone for now.
phrase-together = { $name }, let’s stop the leader together.
phrase-agree = Agreed, { $name }.
phrase-refuse = No, { $name }.

## On the table as it is drawn: on the page and in pictures

table-bar-turn = Turn { $number }
table-bar-draft = Draft
table-whose-turn = { $who ->
    [you] Your turn
   *[other] { $name }’s turn
}
table-over = The game is over
# During a pick of the draft, in place of whose turn it is.
table-everyone-picks = Everyone chooses
# A mark beside the name of the player who began.
first-player = First Player
centre-deck = Age deck
centre-pile = Discard
level-short = L{ $level }
# A marker card that lies on a Domain. $turn is "this" or "next".
marker-embargo = { $turn ->
    [this] Blocked this turn
   *[next] Blocked next turn
}
hand-heading = Your hand
draft-packet = Your packet
draft-centre = In the centre
# The letters that teams are called by.
team-first = A
team-second = B

### From here on: what neither the start page nor a table begins with. The page loads it later.

## The proof of a deal

# How a deal follows from what was promised before play; shown in a terminal and on a page. A digest follows.
proof-promise = Before play, this digest was published:
# The text follows.
proof-text = It’s the SHA-256 digest of this text, which holds the seed and the options:
proof-first = The seed { $seed } gives a row of numbers. The first of them draws the First Player: { $name }.
# $box of the cards are put away unseen.
proof-age = Age { $age } is shuffled. It has { $number } cards, and { $box } of them go out of the game unseen.
# $cards are codes such as M1.
proof-before = Before: { $cards }
proof-draws = The next numbers say, for each place from the left, how far to its right the card lies that it changes places with: { $numbers }
proof-after = Afterwards, the bottom of the deck first: { $cards }
proof-box = Out of the game: { $cards }
proof-dealt = { $name } is dealt: { $cards }
proof-played = { $number ->
    [one] The { $number } decision after that follows the rules.
   *[other] All { $number } decisions after that follow the rules.
}
proof-kept = The promise was kept: this deal was fixed before play.
