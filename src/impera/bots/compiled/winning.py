"""How one seat could reach a hegemony in one turn, tried with the rules themselves. In the compiled subset.

A best-first search over the positions of a turn, here called moments. What the viewer knows of the hand is played as it
is; an unseen card may turn out to be of the Domain in question. Discard effects are left out: what they bring is luck.
`turn` is a struct of arrays, `impera.bots.winning.Turn`; a moment is a number, its place in them.
"""

from impera.bots.compiled.gain import could_win, has_open_level, missing_cards, most_gain
from impera.rules.bits import lowest_bit
from impera.rules.cards import (
    AGES,
    CULTURE,
    DOMAINS,
    ECONOMY,
    KINDS,
    KINDS_OF_DOMAIN,
    SCIENCE,
    UTOPIA,
    age_of,
    domain_of,
    oldest,
)
from impera.rules.culture import leads_culture
from impera.rules.decide import act, legal_word
from impera.rules.decisions import (
    CHOOSE_PLACE,
    CHOOSE_SEAT,
    COPY,
    DEVELOPMENT,
    DISCARD_AREA,
    DISCARD_HAND,
    END,
    GIVE,
    INSPIRATION,
    MENU,
    PERMANENT,
    PLAY,
    PLAY_MORE,
    TAKE_AREA,
    TAKE_PILE,
)
from impera.rules.effects import closed_to_copies, finish_effect
from impera.rules.state import NOBODY

# The search of a turn stops after this many moments; the last one may still have many followers.
MOST_MOMENTS = 2_000
ROOM = MOST_MOMENTS + 100
MOST_EFFECTS = 16
# Of the table of moments met: at most a quarter of its places are taken.
PLACES = 8_192

MOMENT_FIELDS = (
    ("spare", (AGES,)),  # unseen hand cards
    ("first", ()),  # the first answer; NOBODY before there is one, and if step 1 is played with an unseen card
    ("unseen", ()),  # how many unseen cards of the Domain it takes
    ("effects", ()),  # how many effects were used, then each with the seat it was copied from, or NOBODY
    ("effect", (MOST_EFFECTS,)),
    ("source", (MOST_EFFECTS,)),
)
# Places of `turn.sizes`; the last counts searches, for whoever wants to know what something cost.
MOMENTS, WAITING, SEARCHES = range(3)
SIZES = 3

# A number in the order of the search: unseen cards, cards missing (from -64 on), effects, and the moment.
_UNSEEN, _MISSING, _EFFECTS = 40, 32, 24
_LEAST_MISSING = 64


def winning_answer(turn, h):
    """The first answer of a certain win this turn for the viewer, who decides; NOBODY if none is found.

    The position is `turn.states[0]`.
    """
    answer = NOBODY
    fewest = 0
    for domain in range(DOMAINS):
        if could_win(turn.states[0], h, domain):
            moment = fewest_unseen(turn, h, domain)
            if moment != NOBODY and (answer == NOBODY or turn.moments[moment].effects < fewest):
                answer = turn.moments[moment].first + 0
                fewest = turn.moments[moment].effects + 0
    return answer


def fewest_unseen(turn, h, domain):
    """The moment at the end of the way to a hegemony that needs the fewest unseen cards, all of that Domain.

    NOBODY if none is found.
    """
    begin(turn, h, domain)
    while turn.sizes[WAITING] > 0 and turn.sizes[MOMENTS] < MOST_MOMENTS:
        moment = next_waiting(turn)
        s = turn.states[moment]
        missing = missing_cards(s, domain)
        if missing <= 0 and s.ask == MENU:
            if turn.moments[moment].first == NOBODY:
                turn.moments[moment].first = END
            return moment
        if missing <= most_gain(s, domain):
            go_on(turn, h, moment, domain)
    return NOBODY


def begin(turn, h, domain):
    """Only the present moment is known, and waits."""
    seat = turn.states[0].seat
    for place in range(PLACES):
        turn.places[place] = 0
    m = turn.moments[0]
    for age in range(AGES):
        m.spare[age] = h.hand[seat][age]
    m.first = NOBODY
    m.unseen = 0
    m.effects = 0
    turn.sizes[MOMENTS] = 0
    turn.sizes[WAITING] = 0
    turn.sizes[SEARCHES] += 1
    admit(turn, domain)


# ----------------------------------------------------------------------------------------------------- moments in order


def admit(turn, domain):
    """Keep the moment behind the last one, unless it was met before."""
    moment = turn.sizes[MOMENTS]
    place = place_of(turn, moment)
    if turn.places[place]:
        return
    turn.places[place] = moment + 1
    turn.sizes[MOMENTS] = moment + 1
    missing = missing_cards(turn.states[moment], domain) + _LEAST_MISSING
    m = turn.moments[moment]
    wait(turn, (m.unseen << _UNSEEN) + (missing << _MISSING) + (m.effects << _EFFECTS) + moment)


def place_of(turn, moment):
    """Where a moment is in the table of those met, or where it belongs."""
    place = fingerprint(turn.states[moment], turn.moments[moment]) & (PLACES - 1)
    while turn.places[place] and not is_same(turn, turn.places[place] - 1, moment):
        place = (place + 1) & (PLACES - 1)
    return place


def fingerprint(s, m):
    """A number that is the same for moments with the same rest of the turn."""
    seat = s.seat
    number = s.ask * 31 + s.need * 37 + s.plays * 41 + s.spent * 43 + closed_to_copies(s) * 47 + s.hand_n[seat]
    for kind in range(KINDS):
        number = (number * 31 + s.hand[seat][kind] * 7 + s.pile[kind]) & 0xFFFFFFFF
    for domain in range(DOMAINS):
        number = (number * 31 + s.count[seat][domain]) & 0xFFFFFFFF
    for age in range(AGES):
        number = (number * 31 + m.spare[age]) & 0xFFFFFFFF
    return number ^ (number >> 13)


def is_same(turn, one, other):
    """Whether the rest of the turn is the same; cards of one Domain are interchangeable."""
    a = turn.states[one]
    b = turn.states[other]
    seat = a.seat
    if a.ask != b.ask or a.need != b.need or a.plays != b.plays or a.spent != b.spent:
        return False
    if closed_to_copies(a) != closed_to_copies(b) or a.hand_n[seat] != b.hand_n[seat]:
        return False
    for kind in range(KINDS):
        if a.hand[seat][kind] != b.hand[seat][kind] or a.pile[kind] != b.pile[kind]:
            return False
    for domain in range(DOMAINS):
        if a.count[seat][domain] != b.count[seat][domain]:
            return False
    for age in range(AGES):
        if turn.moments[one].spare[age] != turn.moments[other].spare[age]:
            return False
    return True


def wait(turn, number):
    """Add a number to those waiting, which are a heap: none is greater than the two below it."""
    at = turn.sizes[WAITING]
    turn.sizes[WAITING] = at + 1
    while at > 0 and turn.waiting[(at - 1) >> 1] > number:
        turn.waiting[at] = turn.waiting[(at - 1) >> 1]
        at = (at - 1) >> 1
    turn.waiting[at] = number


def next_waiting(turn):
    """Take the least number out of the heap; returns its moment."""
    least = turn.waiting[0]
    size = turn.sizes[WAITING] - 1
    turn.sizes[WAITING] = size
    number = turn.waiting[size]
    at = 0
    below = 1
    while below < size:
        if below + 1 < size and turn.waiting[below + 1] < turn.waiting[below]:
            below += 1
        if turn.waiting[below] >= number:
            break
        turn.waiting[at] = turn.waiting[below]
        at = below
        below = 2 * at + 1
    turn.waiting[at] = number
    return least & ((1 << _EFFECTS) - 1)


# -------------------------------------------------------------------------------------------------- moments that follow


def go_on(turn, h, moment, domain):
    """Admit the moments after each answer that may help."""
    s = turn.states[moment]
    ask = s.ask
    if ask == MENU:
        go_on_from_menu(turn, h, moment, domain)
    elif (ask == DISCARD_HAND or ask == GIVE or ask == CHOOSE_SEAT) and has_spare(turn.moments[moment]):
        finish_effect(copied(turn, moment))  # whatever was answered
        admit(turn, domain)
    else:
        answers = helpful_answers(s, domain)
        while answers:
            answer(turn, moment, lowest_bit(answers))
            admit(turn, domain)
            answers &= answers - 1
    if ask == PLAY or ask == PLAY_MORE:
        kinds = nameable(s, turn.moments[moment], h, domain)
        while kinds:
            kind = lowest_bit(kinds)
            name(turn, moment, kind)
            play_on(turn, kind)
            admit(turn, domain)
            kinds &= kinds - 1
    if ask == PLAY:
        play_unseen(turn, moment, domain)


def go_on_from_menu(turn, h, moment, domain):
    """Step 2: the levels of the useful Domains, own or copied."""
    s = turn.states[moment]
    if s.blocked:  # the playable cards are counted before they are played
        kinds = nameable(s, turn.moments[moment], h, domain)
        while kinds:
            name(turn, moment, lowest_bit(kinds))
            admit(turn, domain)
            kinds &= kinds - 1
    word = legal_word(s)
    left = word
    while left:
        chosen = lowest_bit(left)
        effect = chosen
        source = NOBODY
        if COPY <= chosen < END:
            effect = (chosen - COPY) % PERMANENT
            source = (chosen - COPY) // PERMANENT
        is_better_used = source != NOBODY and (word >> effect) & 1 and not s.copy_by_effect
        if DEVELOPMENT <= effect < PERMANENT and not is_better_used:
            answer(turn, moment, chosen)
            note_effect(turn.moments[turn.sizes[MOMENTS]], effect, source)
            admit(turn, domain)
        left &= left - 1


def copied(turn, moment):
    """Append a copy of a moment; returns its state."""
    to = turn.sizes[MOMENTS]
    words = turn.words
    for i in range(len(words[0])):
        words[to][i] = words[moment][i]
    m = turn.moments[to]
    old = turn.moments[moment]
    for age in range(AGES):
        m.spare[age] = old.spare[age]
    m.first = old.first
    m.unseen = old.unseen
    m.effects = old.effects
    for i in range(old.effects):
        m.effect[i] = old.effect[i]
        m.source[i] = old.source[i]
    return turn.states[to]


def note_effect(m, effect, source):
    """One more effect was used."""
    m.effect[m.effects] = effect
    m.source[m.effects] = source
    m.effects += 1


def answer(turn, moment, chosen):
    """Append the moment that follows a legal answer, by the rules."""
    copied(turn, moment)
    play_on(turn, chosen)


def play_on(turn, chosen):
    """Play a legal answer at the moment that was appended last."""
    m = turn.moments[turn.sizes[MOMENTS]]
    if m.first == NOBODY:
        m.first = chosen
    act(turn.states[turn.sizes[MOMENTS]], chosen)


def name(turn, moment, kind):
    """Append a copy of a moment in which an unseen hand card turns out to be of a kind."""
    s = copied(turn, moment)
    s.hand[s.seat][kind] += 1
    s.hand_set[s.seat] |= 1 << kind
    m = turn.moments[turn.sizes[MOMENTS]]
    m.unseen += 1
    m.spare[age_of(kind)] -= 1


def play_unseen(turn, moment, domain):
    """Step 1 with an unseen card, whatever it is."""
    for age in range(AGES):
        if turn.moments[moment].spare[age] > 0:
            s = copied(turn, moment)
            s.hand_n[s.seat] -= 1
            s.ask = MENU
            turn.moments[turn.sizes[MOMENTS]].spare[age] -= 1
            admit(turn, domain)


# ---------------------------------------------------------------------------------------------------- answers that help


def has_spare(m):
    """Whether there is an unseen hand card."""
    unseen = 0
    for age in range(AGES):
        unseen += m.spare[age]
    return unseen > 0


def nameable(s, m, h, domain):
    """The kinds of the Domain that an unseen hand card can be, if no embargo forbids them."""
    kinds = 0
    for kind in range(KINDS):
        is_left = h.pool[kind] > s.hand[s.seat][kind] and m.spare[age_of(kind)] > 0
        if domain_of(kind) == domain and is_left and (s.blocked >> kind) & 1 == 0:
            kinds |= 1 << kind
    return kinds


def helpful_answers(s, domain):
    """The active seat's answers that may help it reach a hegemony in a Domain."""
    word = legal_word(s)
    ask = s.ask
    if ask == PLAY or ask == PLAY_MORE:
        return helpful(s, oldest(word), domain)
    if ask == TAKE_PILE:
        return helpful(s, word, domain)
    if ask == DISCARD_AREA or ask == TAKE_AREA:
        return expendable(s, word, domain)
    if ask == DISCARD_HAND or ask == GIVE:
        return oldest(word)
    if ask == CHOOSE_PLACE:
        return word & -word
    return word


def helpful(s, kinds, domain):
    """The cards of the Domain and those that can open something, or any one card if there are none."""
    chosen = kinds & KINDS_OF_DOMAIN[domain]
    for other in range(DOMAINS):
        if opens_something(s, other):
            chosen |= kinds & KINDS_OF_DOMAIN[other]
    if chosen:
        return chosen
    return kinds & -kinds


def opens_something(s, domain):
    """Whether a card of a Domain can open something: a level, or the lead in Culture."""
    if domain == CULTURE:
        return (s.spent >> INSPIRATION) & 1 == 0 and not leads_culture(s, s.seat)
    return is_useful(domain) and has_open_level(s, domain) and s.count[s.seat][domain] < s.level2


def is_useful(domain):
    """Whether its levels put cards into play or bring them to hand."""
    return domain == ECONOMY or domain == SCIENCE or domain == UTOPIA


def expendable(s, kinds, domain):
    """One faceup card that no longer serves a purpose; if there is none, all but those of the Domain."""
    others = kinds & ~KINDS_OF_DOMAIN[domain]
    idle = others
    for other in range(DOMAINS):
        if serves(s, other):
            idle &= ~KINDS_OF_DOMAIN[other]
    if idle:
        return idle & -idle
    if others:
        return others
    return kinds & -kinds


def serves(s, domain):
    """Whether faceup cards of a Domain can still open an effect in this turn."""
    if domain == CULTURE:
        return (s.spent >> INSPIRATION) & 1 == 0
    return is_useful(domain) and has_open_level(s, domain)
