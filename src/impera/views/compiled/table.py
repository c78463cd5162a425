"""A view as facts: everything that it shows, in the order of `impera.views.view`, from what a viewer may know.

The rules are asked, and nothing is decided here. `o` and `h` are what `impera.rules.observe` let out, `m` is the
ledger, of which only what the viewer itself passed on in a draft is read.
"""

from impera.notation.cards import EFFECT_KIND_NAMES, EFFECT_KINDS
from impera.rules.cards import AGES, CULTURE, DOMAINS, ECONOMY, KINDS, age_of, first_kind
from impera.rules.culture import leads_culture
from impera.rules.decide import legal_word
from impera.rules.decisions import (
    CLAIM,
    COPY,
    EFFECT_TABLE,
    EFFECTS,
    FIRST,
    GIVE,
    KEEP,
    MENU,
    NO_EFFECT,
    PERMANENT,
    WIDTH,
)
from impera.rules.decisions import NOTHING as NO_QUESTION
from impera.rules.draft import PICKS, packet_held, picks_made
from impera.rules.effects import menu
from impera.rules.hegemony import cards_for_hegemony
from impera.rules.last_round import is_over_before
from impera.rules.majority import scores_in, side_of, winning_sides
from impera.rules.parameters import PACKET
from impera.rules.religion import hand_size_at_draw
from impera.rules.rows import kinds_among
from impera.rules.state import HEGEMONY, NOBODY, RUNNING
from impera.rules.unavailable import OPEN, why_not
from impera.views.compiled.facts import NOTHING, say, say_cards, say_no_ages, say_place, say_row, say_set
from impera.views.compiled.plain import say_plain, say_plain_of_seat

# Where the kinds of each Domain begin, and the last ones end.
KINDS_FROM = (*(first_kind(domain) for domain in range(DOMAINS)), KINDS)

# Of each effect: its Domain, and which kind of effect it is.
DOMAIN_OF_EFFECT = tuple(effect.domain for effect in EFFECT_TABLE)
KIND_OF_EFFECT = tuple(EFFECT_KIND_NAMES.index(kind) for kind in EFFECT_KINDS)
LEVEL1, LEVEL2, DISCARD = range(3)

# Of each Domain: the effects that its cards open, in that order; cards of Culture open none.
EFFECT_AT = {place: effect for effect, place in enumerate(zip(DOMAIN_OF_EFFECT, KIND_OF_EFFECT, strict=True))}
OPENED_BY_CARDS = tuple(
    tuple(EFFECT_AT.get((domain, kind), NOTHING) for kind in (DISCARD, LEVEL1, LEVEL2)) for domain in range(DOMAINS)
)

# When an embargo binds, and which numbers of the deck's cards are listed, in the order of `impera.views.view`.
THIS_TURN, NEXT_TURN = range(2)
UNSEEN, CERTAIN, POSSIBLE = range(3)


def say_view(o, h, m, f):
    """The view of whoever observed `o`."""
    f.size = 0
    say(f, h.viewer)
    say(f, o.level1)
    say(f, o.level2)
    say(f, o.hegemony)
    say_plain(o, f)
    say_question(o, f)
    say_legal(o, h, f)
    if h.viewer == NOBODY:
        say(f, 0)
    else:
        say_cards(f, o.hand[h.viewer], 0, KINDS)
    say_blocked(o, f)
    say(f, hand_size_at_draw(o, o.seat))
    say(f, o.players)
    for seat in range(o.players):
        say_seat(o, h, seat, f)
    say_deck(o, h, f)
    say(f, in_box(o, h))
    say_cards(f, o.pile, 0, KINDS)
    say_coin(o, f)
    say_effects(o, h.viewer, f)
    say_set(f, o.applied, EFFECTS)
    say_copied(o, f)
    say(f, o.emptied_by)
    say_draft(o, h, m, f)
    say_outcome(o, f)
    say_last_turns(o, f)
    say(f, cards_to_draw(o))
    say(f, winning_sides(o))


def say_question(o, f):
    """What is asked now; nothing once the game is over."""
    if o.ask == NO_QUESTION:
        say(f, 0)
    else:
        say(f, 1)
        say(f, o.seat)
        say(f, o.ask)
        say(f, o.effect)
        say(f, o.need)
        say(f, o.plays)
        if o.ask == GIVE:
            say(f, o.target)
        else:
            say(f, NOTHING)
        say(f, o.cost)


def say_legal(o, h, f):
    """The legal decisions, for the viewer who decides."""
    start = f.size
    number = 0
    say(f, 0)
    if h.viewer == o.seat:
        word = legal_word(o)
        for answer in range(WIDTH[o.ask]):
            if (word >> answer) & 1:
                say(f, FIRST[o.ask] + answer)
                number += 1
    f.numbers[start] = number


def say_blocked(o, f):
    """The Domains under embargo in this turn."""
    domains = 0
    if o.blocked:
        for domain in range(DOMAINS):
            domains |= ((o.blocked >> KINDS_FROM[domain]) & 1) << domain
    say_set(f, domains, DOMAINS)


def say_seat(o, h, seat, f):
    """One player."""
    say(f, seat)
    say_plain_of_seat(o, seat, f)
    start = f.size + 1
    say_row(f, h.hand[seat], AGES)
    for kind in range(KINDS):
        if o.hand[seat][kind]:
            f.numbers[start + age_of(kind)] += o.hand[seat][kind]
    say_cards(f, o.hand[seat], 0, KINDS)
    say(f, o.area_n[seat])
    say(f, DOMAINS)
    for domain in range(DOMAINS):
        say_domain(o, h.viewer, seat, domain, f)
    say(f, leads_culture(o, seat))
    if o.ask == KEEP:
        say(f, packet_size(o, seat))
    else:
        say(f, 0)


def packet_size(o, seat):
    """How many cards the packet of a seat has: the whole packet at first, and one less for each card it has kept."""
    return PACKET - picks_made(o, seat)


def say_domain(o, viewer, seat, domain, f):
    """One Domain of one player: what it has, and what it still needs."""
    count = o.count[seat][domain]
    say(f, domain)
    say_cards(f, o.area[seat], KINDS_FROM[domain], KINDS_FROM[domain + 1])
    say(f, count)
    if domain == CULTURE:
        say(f, 0)
        say(f, NOTHING)
        say(f, NOTHING)
    else:
        say(f, (count >= o.level1) + (count >= o.level2))
        say(f, max(0, o.level1 - count))
        say(f, max(0, o.level2 - count))
    wins = cards_for_hegemony(o, seat, domain)
    say(f, wins)
    say(f, max(0, wins - count))
    say(f, scores_in(o, side_of(o, seat), domain))
    say(f, o.democracy[seat][domain])
    say_embargoes(o, seat, domain, f)
    say_next(o, domain, count, f)
    if seat == viewer:
        say(f, 1)
        say(f, count + 1)
        say_next(o, domain, count + 1, f)
    else:
        say(f, 0)


def say_next(o, domain, count, f):
    """The effect that a Domain with `count` cards opens next, and how many more cards it needs."""
    if domain == CULTURE or count >= o.level2:
        say(f, NOTHING)
        say(f, 0)
    else:
        effect = OPENED_BY_CARDS[domain][(count >= 1) + (count >= o.level1)]
        say(f, effect)
        say(f, cards_to_open(o, effect, count))


def cards_to_open(o, effect, count):
    """How many more cards an effect needs when its Domain has `count` (R-EFF-03, R-EFF-05)."""
    return max(0, needs_of(o, effect) - count)


def needs_of(o, effect):
    """How many cards of its Domain an effect needs; Inspiration needs no number."""
    kind = KIND_OF_EFFECT[effect]
    if kind == LEVEL1:
        return o.level1
    if kind == LEVEL2:
        return o.level2
    if kind == DISCARD:
        return 1
    return NOTHING


def say_embargoes(o, seat, domain, f):
    """The embargoes on a Domain: those of the active player bind in this turn, all others in the next (R-EMB-03)."""
    is_laid = (o.embargoed[seat] >> domain) & 1
    is_later = 0
    if seat == o.seat:
        is_later = (o.embargoed_later >> domain) & 1
    say(f, is_laid + is_later)
    if is_laid:
        say_embargo_cards(o.embargo[seat][domain], f)
        if seat == o.seat:
            say(f, THIS_TURN)
        else:
            say(f, NEXT_TURN)
    if is_later:
        say_embargo_cards(o.embargo_later[domain], f)
        say(f, NEXT_TURN)


def say_embargo_cards(by_age, f):
    """Markers, which are cards of Economy."""
    start = f.size
    number = 0
    say(f, 0)
    for age in range(AGES):
        for _ in range(by_age[age]):
            say(f, first_kind(ECONOMY) + age)
            number += 1
    f.numbers[start] = number


def say_deck(o, h, f):
    """The deck, and what the viewer can be sure of about its cards."""
    say(f, o.deck_n)
    start = say_no_ages(f)
    for place in range(o.deck_n):
        f.numbers[start - 1 - o.deck[place]] += 1
    if o.deck_n == 0:
        say(f, NOTHING)
    else:
        say(f, -o.deck[o.deck_n - 1])
    for age in range(AGES):
        f.unlocated[age] = 0
    for kind in range(KINDS):
        f.unlocated[age_of(kind)] += h.pool[kind]
    say_numbers_of_cards(h, f, UNSEEN, start)
    say_numbers_of_cards(h, f, CERTAIN, start)
    say_numbers_of_cards(h, f, POSSIBLE, start)


def say_numbers_of_cards(h, f, which, ages):
    """How many unseen cards of each kind there are, and must or can be in the deck, as a list of kinds and numbers.

    `ages` is where the numbers of the deck's Ages begin. Cards that have no other place to be are certain.
    """
    start = f.size
    kinds = 0
    say(f, 0)
    for kind in range(KINDS):
        number = h.pool[kind] + 0
        in_deck = f.numbers[ages + age_of(kind)]
        if which == CERTAIN:
            number -= f.unlocated[age_of(kind)] - in_deck
        elif which == POSSIBLE:
            number = min(number, in_deck)
        if number > 0:
            say(f, kind)
            say(f, number)
            kinds += 1
    f.numbers[start] = kinds


def in_box(o, h):
    """How many cards are out of the game: neither in the deck nor hidden in hands and packets."""
    cards = -o.deck_n
    for kind in range(KINDS):
        cards += h.pool[kind]
    for seat in range(o.players):
        for age in range(AGES):
            cards -= h.hand[seat][age] + h.packet[seat][age]
    if o.ask == KEEP:
        cards += kept_from_groups(o, h)
    return cards


def kept_from_groups(o, h):
    """Draft: hidden hand cards that came out of packets the viewer passed on, and so are not in the pool."""
    cards = 0
    for seat in range(o.players):
        packet = packet_held(o, seat)
        if kinds_among(h.group[packet]):
            cards -= packet_size(o, seat)
            for kind in range(KINDS):
                cards += h.group[packet][kind]
    return cards


def say_coin(o, f):
    """The Culture coin when it is out."""
    if o.coin_by == NOBODY:
        say(f, 0)
    else:
        say(f, 1)
        say(f, o.coin_by)
        say_place(f, o.coin_place)


def say_effects(o, viewer, f):
    """All effects for the viewer's seat; none for a spectator."""
    if viewer == NOBODY:
        say(f, 0)
    else:
        word = 0
        if o.ask == MENU and o.seat == viewer:
            word = menu(o)
        say(f, EFFECTS)
        for effect in range(EFFECTS):
            say_effect(o, viewer, effect, word, f)


def say_effect(o, seat, effect, word, f):
    """One effect for a seat, which has this menu."""
    reason = why_not(o, seat, effect)
    count = o.count[seat][DOMAIN_OF_EFFECT[effect]]
    say(f, effect)
    say(f, DOMAIN_OF_EFFECT[effect])
    say(f, KIND_OF_EFFECT[effect])
    say(f, needs_of(o, effect))
    say(f, count)
    say(f, reason == OPEN)
    say(f, reason - 1)
    say(f, (o.applied >> effect) & (o.seat == seat))
    sources = 0
    if effect < PERMANENT:
        for source in range(o.players):
            sources |= ((word >> (COPY + PERMANENT * source + effect)) & 1) << source
    say_set(f, sources, o.players)
    say(f, cards_to_open(o, effect, count))
    say(f, 1 + (KIND_OF_EFFECT[effect] == LEVEL2))


def say_copied(o, f):
    """What Inspiration copied this turn."""
    if o.copied == NO_EFFECT:
        say(f, 0)
    else:
        say(f, 1)
        say(f, o.copied)
        say(f, o.copied_from)


def say_draft(o, h, m, f):
    """The draft while there is one."""
    if o.ask != KEEP and o.ask != CLAIM:
        say(f, 0)
    else:
        say(f, 1)
        say(f, o.pick + 1)
        if o.ask == KEEP and h.viewer != NOBODY:
            say_cards(f, o.packet[packet_held(o, h.viewer)], 0, KINDS)
        else:
            say(f, 0)
        say_cards(f, o.centre, 0, KINDS)
        say_passed(h, m, f)
        say(f, o.players)
        for seat in range(o.players):
            say_row(f, h.packet[packet_held(o, seat)], AGES)
        say(f, o.players)
        for seat in range(o.players):
            say(f, picks_made(o, seat))
            for pick in range(picks_made(o, seat)):
                say(f, h.kept_age[pick][seat] + 1)  # Ages are numbered from 1, as on the cards


def say_passed(h, m, f):
    """What the viewer passed on in each pick."""
    start = f.size
    picks = 0
    say(f, 0)
    if h.viewer != NOBODY:
        for pick in range(PICKS - 1):
            if kinds_among(m.passed[pick][h.viewer]):
                say_cards(f, m.passed[pick][h.viewer], 0, KINDS)
                picks += 1
    f.numbers[start] = picks


def say_outcome(s, f):
    """How the game ended; nothing while it runs."""
    if s.reason == RUNNING:
        say(f, 0)
    else:
        say(f, 1)
        say(f, s.reason - 1)
        say_set(f, s.winners, s.players)
        if s.reason == HEGEMONY:
            say(f, 0)
        else:
            say_row(f, s.points, s.players)
        say(f, s.win_domain)


def say_last_turns(o, f):
    """Who has a turn after this one in the last round; the turn limit may leave fewer (R-LAST-03, N-08)."""
    start = f.size
    turns = 0
    say(f, 0)
    if o.emptied_by != NOBODY and o.ask != NO_QUESTION:
        following = (o.seat + 1) % o.players
        while not is_over_before(o, following) and o.turn + turns < o.max_turns:
            say(f, following)
            turns += 1
            following = (following + 1) % o.players
    f.numbers[start] = turns


def cards_to_draw(o):
    """How many cards the active player would draw if the turn ended now (R-TURN-06)."""
    if o.ask == NO_QUESTION or o.ask == KEEP or o.ask == CLAIM:
        return 0
    return max(0, min(hand_size_at_draw(o, o.seat) - o.hand_n[o.seat], o.deck_n))
