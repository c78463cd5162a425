"""Rules of thumb: race, block, count the deck. In the compiled subset.

A player who thinks like this looks at one question at a time, at public cards and its own hand, never at another hand
and never ahead. Everything rests on two numbers: what one more card of a Domain is *worth* to a seat, and in how much
*danger* of losing to a rival's Domain the others are. How much each consideration weighs is the player's style `w`,
whose fields `impera.bots.styles` declares.
"""

from impera.rules.bits import count_bits, lowest_bit, nth_bit
from impera.rules.cards import (
    COPIES_BY_DOMAIN,
    DOMAINS,
    ECONOMY,
    KINDS_OF_DOMAIN,
    MILITARY,
    RELIGION,
    SCIENCE,
    UTOPIA,
    domain_of,
    first_kind,
)
from impera.rules.chance import below
from impera.rules.decisions import (
    ATTACK,
    BREAKTHROUGH,
    CHOOSE_DOMAIN,
    CHOOSE_PLACE,
    CHOOSE_SEAT,
    COPY,
    DEMOCRACY,
    DEVELOPMENT,
    DISCARD_AREA,
    DISCARD_HAND,
    DIVINE_RIGHT,
    EMBARGO,
    END,
    END_SET,
    EXPERIMENT,
    GIVE,
    HOLY_BOOK,
    INQUISITION,
    MENU,
    MONOPOLY,
    OLIGARCHY,
    OWN_SET,
    PERMANENT,
    PERMANENT_SET,
    REPUBLIC,
    RESEARCH,
    TAKE_AREA,
)
from impera.rules.hegemony import cards_for_hegemony
from impera.rules.majority import side_of
from impera.rules.religion import hand_size_of_level

# Effects used only against a danger, and effects that exchange faceup cards for better ones.
BLOCKING = 1 << ATTACK | 1 << INQUISITION | 1 << EMBARGO | 1 << DEMOCRACY
EXCHANGES = 1 << DEVELOPMENT | 1 << MONOPOLY | 1 << EXPERIMENT | 1 << RESEARCH

TOTAL = tuple(sum(by_age) for by_age in COPIES_BY_DOMAIN)

# With at most this many cards per player in the deck, the majority counts more than the race.
_LATE = 4


def choose_by_heuristic(s, word, r, w):
    """An answer out of a legal word, by the style `w`; the stream `r` is used only for lapses."""
    if word & (word - 1) == 0:
        return lowest_bit(word)
    if w.lapse > 0 and below(r, 1000) < w.lapse:
        return nth_bit(word, below(r, count_bits(word)))
    ask = s.ask
    seat = s.seat
    if ask == MENU:
        return choose_effect(s, seat, word, w)
    if ask == CHOOSE_DOMAIN or ask == CHOOSE_SEAT or ask == CHOOSE_PLACE:
        return best_target(s, seat, word, w)
    return best_card(s, seat, word, w)


def is_rival(s, seat, other):
    """Whether two seats play against each other (R-TEAM-01)."""
    return side_of(s, seat) != side_of(s, other)


def cards_of_domain(cards, domain):
    """How many cards of a Domain a hand or the discard pile has."""
    kind = first_kind(domain)
    number = cards[kind] + 0
    if domain != UTOPIA:
        number += cards[kind + 1]
        if domain != RELIGION:
            number += cards[kind + 2]
    return number


def cards_left(s, seat, domain):
    """How many cards of a Domain a seat has not seen: they are in the deck, in other hands or in the box."""
    left = TOTAL[domain] - cards_of_domain(s.hand[seat], domain) - cards_of_domain(s.pile, domain)
    for other in range(s.players):
        left -= s.count[other][domain]
    return left


def is_late(s):
    """Whether the deck is so low that the majority counts."""
    return s.deck_n <= _LATE * s.players


def worth(s, seat, domain, w):
    """What one more faceup card of a Domain is worth to a seat."""
    count = s.count[seat][domain] + 0
    missing = cards_for_hegemony(s, seat, domain) - count
    if missing <= 1:
        return w.win + count
    held = cards_of_domain(s.hand[seat], domain)
    value = w.grow * (count - s.democracy[seat][domain]) + w.hold * held
    if count + 1 == s.level1 or count + 1 == s.level2:
        value += w.level[domain]
    if is_late(s):
        if held + cards_left(s, seat, domain) // 2 < missing:
            value -= w.hopeless
        greatest = 0
        for other in range(s.players):
            if is_rival(s, seat, other):
                greatest = max(greatest, s.count[other][domain])
        if count <= greatest <= count + 1:
            value += w.lead
    return value


def loss(s, seat, domain, w):
    """What a seat loses with one of its faceup cards of a Domain."""
    count = s.count[seat][domain] + 0
    value = w.grow * (count - s.democracy[seat][domain])
    if count == s.level1 or count == s.level2:
        value += w.level[domain]
    if is_late(s):
        greatest = 0
        for other in range(s.players):
            if is_rival(s, seat, other):
                greatest = max(greatest, s.count[other][domain])
        if greatest <= count <= greatest + 1:
            value += w.lead
    return value


def plays_per_turn(s, seat):
    """How many cards a seat can lay in one turn by its own effects: step 1, Economy and Science."""
    allows = s.allows[seat]
    plays = 1
    plays += ((allows >> DEVELOPMENT) & 1) + ((allows >> MONOPOLY) & 1)
    plays += ((allows >> EXPERIMENT) & 1) + ((allows >> RESEARCH) & 1)
    return min(plays, s.hand_n[seat])


def danger(s, seat, domain, plays):
    """How near a seat that can lay `plays` cards a turn is to a hegemony: 0 if far, more the fewer are missing."""
    missing = cards_for_hegemony(s, seat, domain) - s.count[seat][domain]
    spare = plays + 1 - missing
    if spare < 0 or (s.embargoed[seat] >> domain) & 1:
        return 0
    return 8 >> missing << min(spare, 2)


def best_card(s, seat, word, w):
    """The card that suits the question best: worth most, or needed least if it is to go."""
    best = -1
    best_value = 0
    while word:
        kind = lowest_bit(word)
        domain = domain_of(kind)
        value = card_value(s, seat, domain, w)
        if best < 0 or value > best_value:
            best = kind
            best_value = value
        word &= ~KINDS_OF_DOMAIN[domain]
    return best


def card_value(s, seat, domain, w):
    """How well a card of a Domain answers what is asked; in the menu, what it would be worth."""
    ask = s.ask
    if ask == DISCARD_AREA or ask == TAKE_AREA:
        return -loss(s, seat, domain, w)
    if ask == DISCARD_HAND:
        return -worth(s, seat, domain, w)
    if ask == GIVE:
        value = -worth(s, seat, domain, w)
        if is_rival(s, seat, s.target):
            value -= worth(s, s.target, domain, w)
        return value
    return worth(s, seat, domain, w)


def attack_value(s, seat, domain, w):
    """What an Attack on a Domain brings, counting the card it costs the seat itself."""
    value = -loss(s, seat, domain, w)
    for other in range(s.players):
        if s.count[other][domain] > 0:
            if is_rival(s, seat, other):
                value += w.block * danger(s, other, domain, plays_per_turn(s, other))
                value += loss(s, other, domain, w) >> 2
            elif other != seat:
                value -= loss(s, other, domain, w)
    return value


def greatest_danger(s, seat):
    """The greatest danger from a rival's Domain."""
    greatest = 0
    for other in range(s.players):
        if is_rival(s, seat, other):
            plays = plays_per_turn(s, other)
            if s.area_n[other] + plays + 1 >= s.hegemony:
                for domain in range(DOMAINS):
                    greatest = max(greatest, danger(s, other, domain, plays))
    return greatest


def place_value(s, seat, place):
    """What a marker at a place brings: the danger it averts; among equals, the place with more cards."""
    other = place // DOMAINS
    domain = place % DOMAINS
    count = s.count[other][domain] + 0
    if is_rival(s, seat, other):
        return 16 * danger(s, other, domain, plays_per_turn(s, other)) + count
    return -1 - count


def inquiry_value(s, seat, other, w):
    """How dangerous the cards in a hand may be."""
    value = s.hand_n[other] + 0
    if is_rival(s, seat, other):
        value += 100
        plays = plays_per_turn(s, other)
        for domain in range(DOMAINS):
            value += w.block * danger(s, other, domain, plays)
    return value


def best_target(s, seat, word, w):
    """The Domain, the seat or the place that an effect hurts most."""
    best = -1
    best_value = 0
    while word:
        target = lowest_bit(word)
        if s.ask == CHOOSE_DOMAIN:
            value = attack_value(s, seat, target, w)
        elif s.ask == CHOOSE_SEAT:
            value = inquiry_value(s, seat, target, w)
        else:
            value = place_value(s, seat, target)
        if best < 0 or value > best_value:
            best = target
            best_value = value
        word &= word - 1
    return best


def choose_effect(s, seat, word, w):
    """The effect that brings most, or the end of the turn if none brings anything or the game is won already."""
    best = -1
    best_value = 0
    if word & END_SET:
        if has_won(s, seat):
            return END
        best = END
    own = word & OWN_SET
    copies = copyable(s, word) & ~own
    effects = own | copies
    alarm = 0
    if effects & BLOCKING:
        alarm = w.block * greatest_danger(s, seat)
        if alarm == 0 and best == END:
            effects &= ~BLOCKING
    exchange = 0
    double_exchange = 0
    if effects & EXCHANGES:
        exchange, double_exchange = exchange_values(s, seat, w)
    while effects:
        effect = lowest_bit(effects)
        value = effect_value(s, seat, effect, alarm, exchange, double_exchange, w)
        if best < 0 or value > best_value:
            best = effect
            best_value = value
        effects &= effects - 1
    if (copies >> best) & 1:
        return copy_of(word, best)
    return best


def has_won(s, seat):
    """Whether the seat would win by hegemony if the turn ended now."""
    if s.area_n[seat] >= s.hegemony:
        for domain in range(DOMAINS):
            if s.count[seat][domain] >= cards_for_hegemony(s, seat, domain):
                return True
    return False


def copyable(s, word):
    """The effects that a menu offers to copy from anybody, as a set."""
    effects = 0
    for other in range(s.players):
        effects |= (word >> (COPY + PERMANENT * other)) & PERMANENT_SET
    return effects


def copy_of(word, effect):
    """The first copy of an effect in a menu that offers one."""
    source = 0
    while not (word >> (COPY + PERMANENT * source + effect)) & 1:
        source += 1
    return COPY + PERMANENT * source + effect


def effect_value(s, seat, effect, alarm, exchange, double_exchange, w):
    """What an effect brings, its cost counted; 0 is what ending the turn brings.

    `alarm` is what blocking brings, the other two what exchanging one card or two brings.
    """
    if effect == HOLY_BOOK or effect == DIVINE_RIGHT:
        size = hand_size_of_level(1 if effect == HOLY_BOOK else 2)
        if s.hand_size >= size:
            return 0
        return w.draw * min(size - s.hand_n[seat], s.deck_n)
    if effect == OLIGARCHY or effect == REPUBLIC:
        return w.take + (effect - OLIGARCHY) * w.take + worth(s, seat, domain_of(best_card(s, seat, s.pile_set, w)), w)
    if effect == DEVELOPMENT or effect == EXPERIMENT:
        return w.exchange + exchange
    if effect == MONOPOLY or effect == RESEARCH:
        return w.exchange + double_exchange
    if effect == ATTACK:
        return best_attack(s, seat, w) - w.spend - loss(s, seat, MILITARY, w)
    if effect == EMBARGO:
        return alarm - w.spend - loss(s, seat, ECONOMY, w)
    if effect == DEMOCRACY:
        return alarm - w.spend - loss(s, seat, UTOPIA, w)
    if effect == INQUISITION:
        return w.spy + (alarm >> 1) - w.spend - loss(s, seat, RELIGION, w)
    if effect == BREAKTHROUGH:
        return w.renew - w.spend - loss(s, seat, SCIENCE, w)
    return w.purge


def exchange_values(s, seat, w):
    """What it brings to give up the least faceup cards and to play the best from hand: one of them, and two."""
    first = 0
    second = 0
    least = w.win
    next_least = w.win
    playable = s.hand_set[seat] & ~s.blocked
    for domain in range(DOMAINS):
        held = cards_of_domain(s.hand[seat], domain)
        if held > 0 and playable & KINDS_OF_DOMAIN[domain]:
            value = worth(s, seat, domain, w)
            if value > first:
                second = max(first, second)
                first = value
                if held > 1:
                    missing = cards_for_hegemony(s, seat, domain) - s.count[seat][domain]
                    second = w.win if missing == 2 else value + w.grow
            elif value > second:
                second = value
        count = s.count[seat][domain] + 0
        if count > 0:
            value = loss(s, seat, domain, w)
            if value < least:
                next_least = value - w.grow if count > 1 else least
                least = value
            elif value < next_least:
                next_least = value
    return first - least, first + second - least - next_least


def best_attack(s, seat, w):
    """What the best Attack brings, the paid card not counted."""
    best = -w.win
    for domain in range(DOMAINS):
        if s.count[seat][domain] > (domain == MILITARY):
            best = max(best, attack_value(s, seat, domain, w))
    return best
