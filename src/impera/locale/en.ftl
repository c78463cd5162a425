### Everything impera says, in English. Each language has a file like this one with the same keys.
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
domain-military = Military
domain-religion = Religion
domain-economy = Economy
domain-science = Science
domain-culture = Culture
domain-utopia = Utopia
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
    .does = Draw up to 5 cards at the end of this turn.
effect-divine-right = Divine Right
    .does = Draw up to 7 cards at the end of this turn.
effect-inquisition = Inquisition
    .does = Pay 1 Religion. Take the whole hand of another player, then give as many cards back.
effect-development = Development
    .does = Discard 1 card from your play area, then play 1 card.
effect-monopoly = Monopoly
    .does = Discard 2 cards from your play area, then play 2 cards.
effect-embargo = Embargo
    .does = Lay 1 Economy on a player's Domain: that player may not play there on the next turn.
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
    .does = Lay 1 Utopia on a player's Domain: that player needs 1 card more there to win, for the whole game.
effect-inspiration = Inspiration
    .does = Copy a level effect that another player could use now.

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

## Why an effect is not available: the end of the sentence "Not available: ..."

why-game-over = the game is over
why-not-your-turn = it is not your turn
why-play-first = play a card first
# $now is "effect" while another effect is being carried out, otherwise it is the draft.
why-resolve-first = { $now ->
    [effect] { $resolved } must be finished first
   *[draft] the draft comes first
}
why-spent = { $kind ->
    [discard] you have used it this turn
    [inspiration] you have used it this turn
   *[other] you have used or copied a level of { $domain } this turn
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
why-no-place = there is no Domain to lay it on
why-not-leading-culture = it needs more Culture than each other player has, you have { $has }
why-nothing-to-copy = nobody has a level that you could copy now

## Questions: each in one sentence

question-other = The table waits for { $name }.
question-keep = Draft, pick { $pick } of 3: which card do you keep?
question-claim = Draft: which card do you take from the centre?
question-play = Which card do you play?
# $answers counts the answers; the only one is to end the turn.
question-menu = { $answers ->
    [1] No effect is available now.
   *[other] Do you use an effect, or end your turn?
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
        [level-2] { $domain } is then { $count } of { $wins }: level 2.
        [level-1] { $domain } is then { $count } of { $wins }: level 1.
       *[nothing] { $domain } is then { $count } of { $wins }.
    }
decision-discard-hand = Discard { $card } from your hand
decision-discard-area = Discard { $card } from your play area
decision-take-area = Take { $card } from your play area
decision-take-pile = Take { $card } from the discard pile
decision-give = Give { $card } to { $name }
# $number other players have this Domain, and lose a card.
decision-choose-domain = Attack { $domain }
    .then = { $number ->
        [0] Only you lose a card.
        [one] You and { $names } lose 1 card each.
       *[other] You lose 1 card, and so do { $names }.
    }
decision-choose-seat = Take the hand of { $name }
    .then = { $number ->
        [0] It is empty.
        [one] It has { $number } card: { $ages }.
       *[other] It has { $number } cards: { $ages }.
    }
decision-choose-place = { $who ->
    [you] Your own { $domain }
   *[other] { $name }, { $domain }
}
    .then = { $count } of { $wins }.
decision-use = Use { $effect }
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
draws-nothing = The deck is empty, so there is nothing to draw.
decision-reveals = This cannot be undone.

## Events: what happens, told to one listener

# $seen is "yes" when the listener may see the cards; otherwise only their number and Ages are told.
event-dealt = { $who ->
    [you] You are dealt { $cards }.
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
   *[other] The last card of { $name } goes to the centre: { $card }.
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
    [you] You use { $effect }.
   *[other] { $name } uses { $effect }.
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
   *[other] { $name } discards { $card } from the hand.
}
event-scrapped = { $who ->
    [you] You discard { $card } from your play area.
   *[other] { $name } discards { $card } from the play area.
}
event-struck = { $who ->
    [you] You lose { $card } to the attack.
   *[other] { $name } loses { $card } to the attack.
}
event-took-back = { $who ->
    [you] You take { $card } back to your hand.
   *[other] { $name } takes { $card } back to the hand.
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
    [you-other] You take the whole hand of { $other }: { $cards }.
    [other-you] { $name } takes your whole hand: { $cards }.
   *[other-other] { $seen ->
        [yes] { $name } takes the whole hand of { $other }: { $cards }.
       *[no] { $name } takes the whole hand of { $other }: { $number ->
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
    [you] You will draw up to { $number } cards.
   *[other] { $name } will draw up to { $number } cards.
}
event-coin-laid = { $roles ->
    [other-you] The Culture coin lies by your { $domain }.
   *[other] The Culture coin lies by { $domain } of { $other }.
}
event-coin-returned = The Culture coin goes back to the supply.
event-last-round = { $who ->
    [you] You drew the last card of the deck.
   *[other] { $name } drew the last card of the deck.
}
event-turn-ended = { $who ->
    [you] Your turn ends.
   *[other] The turn of { $name } ends.
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
   *[other] The Culture coin lies by { $domain } of { $name }.
}
table-last-round = The deck is empty: this is the last round, and nobody draws.
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
table-leads-culture = Leads: may copy.
table-democracy = { $number ->
    [one] { $number } democracy on it.
   *[other] { $number } democracies on it.
}
# $turn is "this" or "next".
table-embargo = { $turn ->
    [this] Embargo: no card may be played here this turn.
   *[next] Embargo: no card may be played here on the next turn.
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
    [0] You have seen all cards.
    [one] You have not seen { $number } card. It is in the deck, in a hand or out of the game ({ $box } out of the game):
   *[other] You have not seen { $number } cards. They are in the deck, in hands or out of the game ({ $box } out of the game):
}
deck-certain = Certainly still in the deck: { $cards }.

## How the game stands

# $shown is the number of Domains with cards or markers.
standing-player = { $who ->
    [you] { $shown ->
        [0] You: no cards.
       *[other] You: { $domains }.
    }
   *[other] { $shown ->
        [0] { $name }: no cards; { $hand } in hand.
       *[other] { $name }: { $domains }; { $hand } in hand.
    }
}
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
        [0] { $name } has enough { $domain } to win at the end of the next turn.
       *[other] { $name } needs { $number } more { $domain } to win.
    }
}
changes-heading = Since your last turn:
changes-count = { $domain } { $before } to { $now }
changes-player = { $name }: { $changes }.
changes-none = No play area has changed.
changes-first-turn = You have had no turn yet.

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
   *[other] Hint: { $decision }. The chance to win is about { $chance } %.
}
hint-other = { $chance ->
    [none] Or: { $decision }.
   *[other] Or: { $decision }, about { $chance } %.
}
hint-compiling = The search is compiled for this machine first. This happens once and takes a minute or two.
# Why the best decision is good. $name is a rival.
reason-forced = There is no other answer.
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
    [none] It keeps { $name } from winning with { $domain } on the next turn.
   *[other] { $effect } keeps { $name } from winning with { $domain } on the next turn.
}
reason-reaches-level = { $domain } reaches level { $level }: { $effect } opens.
# $copies counts the effects that can be copied at once.
reason-leads-culture = { $copies ->
    [0] You lead in Culture, and can copy what others will have.
    [one] You lead in Culture, and can copy { $copies } effect now.
   *[other] You lead in Culture, and can copy { $copies } effects now.
}
reason-draws-to = You draw up to { $cards } cards.
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
reason-nothing-better = It came out best in the games that were tried.
threats-none = Nobody else can win by hegemony on the next turn, as far as you can know.
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
            [0] { $name } can win with { $domain } on the next turn: you know the cards.
           *[other] { $name } can win with { $domain } on the next turn, by { $steps }: you know the cards.
        }
        [possible] { $number ->
            [0] { $name } could win with { $domain } on the next turn, needs { $missing } more and has the cards with a chance of { $chance } %.
           *[other] { $name } could win with { $domain } on the next turn by { $steps }, needs { $missing } more and has the cards with a chance of { $chance } %.
        }
       *[unlikely] { $name } could win with { $domain } on the next turn only by several lucky cards.
    }
}
# Part of a list: an effect that is used on the way.
threat-step = { $copied ->
    [yes] { $effect } copied from { $name }
   *[no] { $effect }
}

## The text game: beginning and leaving

play-title = { game }: an unofficial fan implementation. The game is by Rémi Amy, published by Ludonaute.
play-against = You play against { $names }.
play-partner = { $name } is your partner: you win together.
play-turn = On your turn you play a card, use effects if you like, then draw.
# $wins cards of one Domain win.
play-levels = Level 1 of a Domain needs { $level1 } cards in your play area, level 2 needs { $level2 }. Whoever has { $wins } of one Domain at the end of their turn wins.
play-majority = If the deck runs out, there is a last round; then whoever leads in most Domains wins.
play-first = { $who ->
    [you] You are the First Player, drawn by chance.
   *[other] { $name } is the First Player, drawn by chance.
}
# --seed is typed as it is in every language.
play-seed = The seed is { $seed }: --seed { $seed } deals the same cards again.
# Turn 0 is the draft. $who decides next.
play-continued = { $number ->
    [0] The game goes on with the draft.
   *[other] { $who ->
        [you] The game goes on: turn { $number }, your turn.
       *[other] The game goes on: turn { $number }, { $name }.
    }
}
play-unfinished = There is an unfinished game: to go on with it, type "quit" now, and then "{ $program } play --continue".
play-how = Answer with a number, or with words such as "play military". Type "help" for more.
play-auto = There is only one answer, so it is given: { $decision }.
play-left = You leave the table.
play-left-saved = You leave the table. The game is saved: "{ $program } play --continue" goes on with it.
play-replay = "{ $program } replay" tells this game again.

## The text game: typed answers

input-empty = Type a number from 1 to { $number }, or "help".
input-no-such-number = { $number ->
    [one] There is only answer 1.
   *[other] The answers are numbered from 1 to { $number }.
}
# $answers are numbers of answers, and commands.
input-several = That can mean several things: { $answers }. Type more of it, or a number.
input-unknown = That is no answer to this question. Type a number from 1 to { $number }, or "help".
# $why is from "Why an effect is not available".
input-effect = { $effect } is not available: { $why }.

## The text game: commands. The word itself, how it is typed (.usage), what it does (.does)

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
    .does = who could win on the next turn, and with what.
command-table = table
    .usage = table
    .does = the whole table: every Domain of every player, and what it still needs.
command-hand = hand
    .usage = hand
    .does = your cards.
command-effects = effects
    .usage = effects
    .does = all sixteen effects: what they do, and whether you can use them now.
command-since = since
    .usage = since
    .does = what changed since your last turn.
command-log = log
    .usage = log, or log 20
    .does = the last turns, or the last 20.
command-deck = deck
    .usage = deck
    .does = the deck by Age, and the cards you have not seen.
command-discard = discard
    .usage = discard
    .does = the discard pile.
command-undo = undo
    .usage = undo
    .does = take back your last answer, unless you have seen new cards since.
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
undo-nothing = There is nothing to take back yet.
undo-revealed = That cannot be taken back: you have seen cards that were hidden.
undo-over = That cannot be taken back: the other players have gone on since.
save-where = Type the name of a file too: save FILE.
save-done = The game is saved in { $file }.
save-exists = { $file } exists already and is not a record of this game, so it is left alone.
save-failed = The game could not be saved in { $file }: { $reason }.
save-automatic-failed = The game cannot be saved by itself: { $reason }.

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
rules-clause = { $name } (chapter { $heading })
rules-title = { $name } { $title }
rules-more = { $number ->
    [one] { $number } more clause is about this:
   *[other] { $number } more clauses are about this:
}
rules-nothing = { $number ->
    [0] The rulebook has no clause { $words }, and these words are not in it.
    [one] The rulebook has no clause { $words }, and these words are not in it; did you mean { $near }?
   *[other] The rulebook has no clause { $words }, and these words are not in it; did you mean one of { $near }?
}

## Bots

# $level is 1 for the weakest. The names are typed as they are in every language.
bots-line = { $level }. { $name }: { $description }
# Bots by name: what each is like, and how opponents of that kind are introduced (.met).
bot-shepherd = Builds with whatever lies near, dreams now and then, and never looks over the fence.
    .met = They are shepherds: they build with what lies near, and often miss what you are up to.
bot-trader = Races for the largest Domain and counts only its own cards. Nobody gets blocked.
    .met = They are traders: they race for a Domain of their own, and never look at yours.
bot-senator = Plays by rules of thumb: races, counts the deck, and blocks whoever is about to win.
    .met = They are senators: they race too, count the deck, and block whoever is about to win.
bot-consul = Tries every idea in two thousand imagined games before it moves, and answers at once.
    .met = They are consuls: they try every idea in two thousand imagined games before they move.
bot-emperor = Takes a second for each decision, plays thousands of games in its head, and forgets no card it has seen.
    .met = They are emperors: they take a second for each decision, and forget no card they have seen.
bot-uniform = Chooses each of its legal decisions with the same chance.
    .met = The bots choose at random.
bot-tuned = Plays by the rules of thumb that the emperor expects of everybody, and does not think ahead.
    .met = They play by good rules of thumb, and do not think ahead.
bot-plain = Searches as the emperor does, but imagines that everybody plays at random.
    .met = They search, but imagine that everybody plays at random.

## Replays

replay-verified = { $number ->
    [one] The record is right: its { $number } decision replays.
   *[other] The record is right: all { $number } decisions replay.
}
# The digest follows on a line of its own.
replay-promised = The deal was settled before play: it fits the commitment that was published then.
replay-until = { $number ->
    [one] { $number } decision was told.
   *[other] { $number } decisions were told.
}

## The server

# An address follows on a line of its own.
serve-address = People can play at:
serve-private = Only this machine can connect. "{ $program } serve --host 0.0.0.0" lets others in.
serve-code = For phones in the same network:
serve-no-code = There is no code for phones: other machines cannot connect. Use --host 0.0.0.0, or name an address in the settings.
serve-stop = Ctrl-C stops the server. Everything is saved.

## Hosts

# $before and $after are versions of the database; "none" is a database without any.
admin-migrated = { $before ->
    [none] The database was made, with version { $after }.
   *[other] The database had version { $before } and has version { $after }.
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
    [one] { $name } is forgotten: { $number } seat has no name and no token any more.
   *[other] { $name } is forgotten: { $number } seats have no name and no token any more.
}

## Why the server refused what a player sent. Nothing has changed then.

refused-stale = The game has gone on meanwhile. Please decide again.
refused-foreign = It is not your turn to decide.
refused-illegal = That is not possible now.
refused-repeated = This was decided already.
refused-waiting = The game has not begun yet.
refused-over = The game is over.
refused-no-undo = There is nothing that can be taken back.
refused-no-hints = There are no hints at this table.
refused-no-seat = This seat is not yours.
refused-which-seat = You have several seats here: choose one.
refused-unknown-number = The table is not as far as you think. Please load it again.
refused-unreadable = The server did not understand that.
refused-too-fast = That was too much at once. Please wait a little.
refused-storage = The server cannot save this now, so it did not happen. Please try again in a moment.

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
phrase-leave-domain = I leave { $domain } to you, { $name }.
phrase-truce = { $name }, let us leave each other alone for now.
phrase-together = { $name }, let us stop the leader together.

## Simulations

simulate-compiling = The rules are compiled for this machine now. This happens once and takes up to half a minute.
simulate-wait = Compiling
simulate-playing = Playing
# $number of $games games were played.
simulate-games = Games: { $number } of { $games }, { $players } players, seed { $seed }, engine { $engine }.
# Rates are in percent.
simulate-seat = Seat { $seat } wins: { NUMBER($rate, minimumFractionDigits: 1, maximumFractionDigits: 1) } % (95 % interval: { NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1) } to { NUMBER($high, minimumFractionDigits: 1, maximumFractionDigits: 1) } %).
simulate-shared = Shared victories, counted for each winner: { NUMBER($rate, minimumFractionDigits: 1, maximumFractionDigits: 1) } %.
simulate-hegemony = Ended by hegemony: { NUMBER($rate, minimumFractionDigits: 1, maximumFractionDigits: 1) } %.
simulate-majority = Ended by majority: { NUMBER($rate, minimumFractionDigits: 1, maximumFractionDigits: 1) } %.
simulate-turn-limit = Ended by the turn limit: { NUMBER($rate, minimumFractionDigits: 1, maximumFractionDigits: 1) } %.
simulate-turns = Turns: { NUMBER($mean, minimumFractionDigits: 1, maximumFractionDigits: 1) } on average, from { $min } to { $max }.
simulate-decisions = Decisions: { NUMBER($mean, minimumFractionDigits: 1, maximumFractionDigits: 1) } on average, from { $min } to { $max }.
simulate-ready = Compiling or loading the rules: { NUMBER($seconds, minimumFractionDigits: 2, maximumFractionDigits: 2) } seconds, not counted below.
simulate-nothing = Nothing was played yet: the rules were still being compiled.
simulate-speed = Speed: { $speed } decisions per second, in { NUMBER($seconds, minimumFractionDigits: 2, maximumFractionDigits: 2) } seconds.

## The arena

arena-ready = Getting ready
# The first words of the progress bar; the standing follows.
arena-playing = Playing
# Part of a row, in the progress bar and for a match: "emperor 93.5 % (89.1 to 96.2)".
arena-now = { $bot } { NUMBER($rate, minimumFractionDigits: 1, maximumFractionDigits: 1) } % ({ NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1) } to { NUMBER($high, minimumFractionDigits: 1, maximumFractionDigits: 1) })
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
arena-head-interval = 95 % interval
arena-head-fair = Fair share
arena-head-rating = Rating
arena-percent = { NUMBER($rate, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
arena-interval = { NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1) } to { NUMBER($high, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
arena-rating = { NUMBER($mu, minimumFractionDigits: 1, maximumFractionDigits: 1) } ± { NUMBER($half, minimumFractionDigits: 1, maximumFractionDigits: 1) }
arena-match = Match of { $bots }, { $deals ->
    [one] { $deals } deal
   *[other] { $deals } deals
}: { $rates }.
arena-seconds = { $bot } decides in { NUMBER($mean, minimumFractionDigits: 2, maximumFractionDigits: 2) } s on average, in { NUMBER($most, minimumFractionDigits: 2, maximumFractionDigits: 2) } s or less in 95 of 100 cases, in { NUMBER($longest, minimumFractionDigits: 2, maximumFractionDigits: 2) } s at the longest.
arena-milliseconds = { $bot } decides in { NUMBER($mean, minimumFractionDigits: 2, maximumFractionDigits: 2) } ms on average, in { NUMBER($most, minimumFractionDigits: 2, maximumFractionDigits: 2) } ms or less in 95 of 100 cases, in { NUMBER($longest, minimumFractionDigits: 2, maximumFractionDigits: 2) } ms at the longest.
arena-hegemony = Ended by hegemony: { NUMBER($rate, minimumFractionDigits: 1, maximumFractionDigits: 1) } %.
arena-majority = Ended by majority: { NUMBER($rate, minimumFractionDigits: 1, maximumFractionDigits: 1) } %.
arena-turn-limit = Ended by the turn limit: { NUMBER($rate, minimumFractionDigits: 1, maximumFractionDigits: 1) } %.
arena-forfeit = Ended because a bot failed: { NUMBER($rate, minimumFractionDigits: 1, maximumFractionDigits: 1) } %.
arena-shared = Shared victories, of which each winner is given its part: { NUMBER($rate, minimumFractionDigits: 1, maximumFractionDigits: 1) } %.
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
arena-undecided = It is not decided.
arena-interrupted = Ended early by Ctrl-C.
arena-interrupted-kept = Ended early by Ctrl-C. The same command goes on from here.
arena-nothing = Nothing was counted: no deal was played from all its seatings.
arena-failed = A bot failed, so the arena stopped: { $problem }.
arena-written = Written to { $folder }: { $files }.
# The picture: its title, the names of its axes, and the mark of the fair share.
arena-plot-title = { $games } games, { $players } players, seed { $seed }
arena-plot-wins = Victories in percent, with 95 % interval
arena-plot-rating = Rating, with 95 % interval
arena-plot-fair = fair share

## Errors, each as one sentence

error = { $problem }.
error-file = The file { $file } cannot be used: { $reason }.
error-not-text = it is not text
# $most is "none" when any greater number will do, $least is "none" when any number will do.
error-number = { $most ->
    [none] { $least ->
        [none] "{ $value }" is not a whole number
       *[other] "{ $value }" is not a whole number from { $least } on
    }
   *[other] "{ $value }" is not a whole number from { $least } to { $most }
}
error-memory = There is not enough memory for that.
# $command is what was typed, such as "impera play".
error-usage = { $problem }. "{ $command } --help" tells more.
error-no-folder = The folder of { $file } does not exist.
error-nothing-to-continue = There is no unfinished game to continue.
error-not-with = A game that { $option } takes up stays as it is, so { $option } does not go with { $others }.
error-game-is-over = The game in { $file } is over; "{ $program } replay { $file }" tells it.
error-no-table = There is no table { $name }.
error-no-person = Nobody is called { $name }.
error-one-viewer = Choose one of --seat, --spectator and --everything.
error-not-promised = The deal in { $file } is not the one that was promised: its commitment is another one, or it has none.
error-no-replacement = A bot that is replaced needs a replacement, and one that is not needs none: --on-failure replace and --replacement go together.
error-no-out = Records are kept in a folder, so --records needs --out.
error-no-plot = There is no plot, because matplotlib is not installed; "pip install 'impera[plots]'" installs it.
# A number of seconds.
error-seconds = "{ $value }" is not a number of seconds above 0
error-no-last-game = There is no finished game yet: name the file of a record.

## Help of the command line. These messages are read without Fluent: no values but $program, no selectors, no references.
## Words that begin with -- and examples are typed as they are in every language. Examples keep their lines.

help-impera =
    Carta Impera Victoria: play it, simulate it, look up its rules.

    Without a command a game against bots begins. This is an unofficial fan implementation; the game is by Rémi Amy,
    published by Ludonaute.
help-impera-examples =
    Examples:
      { $program }
      { $program } play --players 4 --deal draft
      { $program } rules attack
help-play =
    Play against bots, as text.

    Every question has numbered answers. Type "help" in the game for its commands. The game saves itself, and
    "{ $program } play --continue" goes on with the last unfinished one.
help-play-examples =
    Examples:
      { $program } play
      { $program } play --players 2 --seed 7 --name Ada
      { $program } play --players 4 --teams --deal draft
      { $program } play --continue
help-play-text = Play as text; there is no other way yet.
help-play-seat = Your seat, from 0. The First Player is drawn.
help-play-name = Your name.
help-play-bots = Which bots play; one name is used for all opponents, and "{ $program } bots" lists them.
help-play-aids = Tell at the beginning of your turn who could win on the next one; told if not given.
help-play-auto = Give an answer that is the only one by itself.
help-play-save = Write the record of the game to this file too.
help-play-continue = Go on with the last unfinished game.
help-play-load = Go on with the game in this record.
help-option-players = Number of players; 3 if not given.
help-option-deal = How the first cards are dealt; basic if not given.
help-option-teams = Two teams of two, for four players.
help-option-edition = Play as this language's rulebook says; en if not given. It settles the options below.
help-option-last-round = Who still has a turn when the deck is empty.
help-option-religion = When the hand size of Religion is settled.
help-option-self-target = Whether embargo and democracy may be laid on one's own cards.
help-option-democracy-needs-card = Whether democracy needs a faceup card where it is laid.
help-option-centre = Which way round the centre of the draft is claimed.
help-option-max-turns = End the game after so many turns; 400 if not given.
help-option-seed = Deal by this number; without it, one is drawn and told.
help-option-language = The language of what is said.
help-option-json = Print JSON for programs.
help-serve =
    Serve tables, so that people can play together in their browsers.

    Every decision is on disk before anyone hears of it. Settings come from a file (--config), from variables that begin
    with IMPERA_SERVER_, and from these options; the later ones win. --print-config shows what came out.
help-serve-examples =
    Examples:
      { $program } serve
      { $program } serve --host 0.0.0.0 --qr
      { $program } serve --database postgresql://impera@localhost/impera --workers 4
      { $program } serve --config impera.toml --print-config
help-serve-host = Address to listen at; 127.0.0.1 if not given, which is this machine only.
help-serve-port = Port to listen at; 8421 if not given.
help-serve-database = Where tables are kept: sqlite:///FILE or postgresql://USER@HOST/NAME. A file in your data folder, if not given.
help-serve-workers = How many processes; 1 if not given. More than one needs PostgreSQL.
help-serve-config = A TOML file with settings.
help-serve-qr = Show a QR code for phones in the same network.
help-serve-print-config = Show the settings and stop.
help-simulate =
    Play many games at random and show who wins.

    Every decision is drawn with the same chance. The same seed gives the same games on every engine and machine.
help-simulate-examples =
    Examples:
      { $program } simulate --games 100000 --players 3 --seed 1
      { $program } simulate --games 1000 --engine python --json
      { $program } simulate --games 50000 --players 2 --csv games.csv
help-simulate-games = How many games; 10000 if not given.
help-simulate-engine = How to run: interpreted, compiled (if not given), or on a GPU.
help-simulate-workers = How many at the same time; all cores, if not given.
help-simulate-csv = Write one line per game to this file.
help-arena =
    Let bots play each other and show how strong they are.

    A BOT is a name of "{ $program } bots", or NAME:seconds=0.5, NAME:simulations=200, NAME:threads=1 with what it may
    spend on a decision, or exec:COMMAND for a program of your own (docs/external-bots.md). LABEL=BOT gives it another
    name in the tables, so that a bot can meet itself with other settings.

    Every deal is played once from each seating, so that the luck of the cards is the same for all. With as many bots as
    seats they move round the table. With fewer bots the last one fills the empty seats: "arena emperor senator
    --players 3" is one emperor against two senators. With more bots than seats all combinations meet. In the team game
    partners are copies of one bot, and two bots meet.

    Ctrl-C ends the arena and shows the standing. With --out everything is kept, and the same command goes on where it
    ended.
help-arena-examples =
    Examples:
      { $program } arena emperor senator
      { $program } arena emperor senator --players 3 --games 300 --seed 7
      { $program } arena fast=emperor:seconds=0.1 slow=emperor:seconds=1 --until-decided
      { $program } arena consul:simulations=200 senator --teams --out results
      { $program } arena "exec:./mybot.py --bold" trader --on-failure replace --replacement shepherd
help-arena-games = Games of each match, rounded up to whole deals; 100 if not given, 10000 with --until-decided.
help-arena-until-decided = Stop a match as soon as it is clear that it is not between equals, after 20 deals or more.
help-arena-workers = How many games at the same time; as many as keep all cores busy, if not given.
help-arena-out = Keep everything in this folder: a journal of all games, results.json, games.csv, ratings.csv, plot.png.
help-arena-records = Keep the record of every game too, in the folder records of --out.
help-arena-on-failure = When a bot crashes, hangs or answers nonsense: it loses that game and all others share the victory (forfeit, if not given), another bot plays on for it (replace), or the arena ends (stop).
help-arena-replacement = The bot that plays on, for --on-failure replace.
help-arena-decision-limit = Seconds a program may take for a decision; 10 if not given.
help-arena-start-limit = Seconds it may take for its first decision beyond that; 10 if not given.
help-arena-players = Number of players; 2 if not given, so that bots meet in pairs.
help-replay =
    Tell a recorded game turn by turn, and check that it replays.

    Without a file it is the game that was finished last on this machine.
help-replay-examples =
    Examples:
      { $program } replay game.jsonl
      { $program } replay game.jsonl --seat 0
      { $program } replay game.jsonl --verify
      { $program } replay game.jsonl --until 40 --json
help-replay-verify = Only check, and tell the end.
help-replay-seat = Tell what this seat could know.
help-replay-spectator = Tell what a spectator could know.
help-replay-everything = Tell everything; this is the default.
help-replay-commitment = Check that the deal is the one with this commitment, which a table shows before play.
help-replay-until = Tell only so many decisions.
help-rules =
    Look up the rules by clause or by words.

    A clause has a name such as R-MIL-03, a chapter a number such as 1.8. Without words the chapters are listed.
help-rules-examples =
    Examples:
      { $program } rules
      { $program } rules 1.8
      { $program } rules R-MIL-03
      { $program } rules embargo own turn
help-bots = List the bots, weakest first.
help-bots-examples =
    Examples:
      { $program } bots
      { $program } bots --json
help-admin =
    Look after a server's database.

    All commands work while a server is running, except restore, which needs a database without tables.
help-admin-examples =
    Examples:
      { $program } admin backup tables.backup
      { $program } admin restore tables.backup --database postgresql://impera@localhost/impera
      { $program } admin export records/
      { $program } admin forget Ada
help-admin-migrate = Bring the database to the version of this program. "{ $program } serve" does it by itself.
help-admin-backup = Write everything to a file, as it is at this moment.
help-admin-restore = Read everything from a backup into a database without tables; it may be of the other kind.
help-admin-export = Write the record of every game to a folder. Records of games in progress show their deals.
help-admin-delete = Delete a table with its game.
help-admin-forget = Delete the name and the token of everybody with this name. Their seats in games in progress are open then.
