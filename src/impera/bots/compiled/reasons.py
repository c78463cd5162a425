"""The reason for a decision: what it does by the rules, and how it changes the threats. In the compiled subset.

A decision is applied to the table as the viewer knows it. If it reveals hidden cards, there is no single table after
it, and the reason is what the effect is for. A reason is reported as its kind and its parts, as
`impera.analysis.reasons` declares them.

`before` is what the viewer observes, `deals.states[0]`; `after` is the table after the decision, `desk.states[AFTER]`.
"""

from impera.bots.compiled.report import NOTHING, put
from impera.bots.compiled.threats import LOOK, chance_at_least, copy_table, find_rivals, find_threat
from impera.rules.bits import count_bits, lowest_bit
from impera.rules.cards import DOMAINS, domain_of
from impera.rules.culture import leads_culture
from impera.rules.decide import act, legal_word
from impera.rules.decisions import (
    ATTACK,
    BREAKTHROUGH,
    CHOOSE_DOMAIN,
    CHOOSE_PLACE,
    CHOOSE_SEAT,
    CLAIM,
    COPY,
    DEMOCRACY,
    DEVELOPMENT,
    DISCARD_AREA,
    DISCARD_HAND,
    EFFECT_TABLE,
    EMBARGO,
    END,
    END_SET,
    GIVE,
    INQUISITION,
    KEEP,
    MENU,
    OLIGARCHY,
    PERMANENT,
    PERMANENT_SET,
    PLAY,
    PLAY_MORE,
    TAKE_AREA,
    TAKE_PILE,
)
from impera.rules.effects import menu
from impera.rules.hegemony import cards_for_hegemony
from impera.rules.majority import scores_in, side_of, sides
from impera.rules.parameters import HAND
from impera.rules.religion import hand_size_at_draw
from impera.rules.science import BREAKTHROUGH_CARDS
from impera.rules.state import NOBODY

# The kinds of reasons, in the order of `impera.analysis.reasons.AnyReason`.
(
    FORCED,
    WINS,
    COMPLETES_HEGEMONY,
    STOPS,
    REACHES_LEVEL,
    LEADS_CULTURE,
    DRAWS_TO,
    TAKES_MAJORITY,
    GROWS,
    TAKES,
    PARTS,
    PLAYS_MORE,
    RECOVERS,
    DIGS,
    TAKES_HAND,
    HINDERS,
    ENDS_TURN,
    NOTHING_BETTER,
) = range(18)

# Rows of `desk.states`: the table after a decision, and the one after an effect has hit its target.
AFTER, HIT = 1, 2

# A threat counts as stopped if its chance falls by this much.
RELIEF = 0.1
# With this few cards in the deck a lead may last until the end: about two rounds of draws.
_NEAR_THE_END = 12
# The most tables to compare: somebody is waiting for the reason.
_MOST_LOOKS = 6

_DOMAIN_OF_EFFECT = tuple(effect.domain for effect in EFFECT_TABLE)


def reason_kind(deals, turn, desk, report, answer):
    """Which kind of reason there is for an answer; the report stays as it is."""
    size = report.size[0]
    put_reason(deals, turn, desk, report, answer)
    kind = report.numbers[size]
    report.size[0] = size
    return kind + 0


def put_reason(deals, turn, desk, report, answer):
    """The best reason for an answer of the viewer, who decides."""
    s = deals.states[0]
    word = legal_word(s)
    effect = effect_of(s, answer)
    if word & (word - 1) == 0:
        put(report, FORCED)
    elif s.ask == MENU and answer == END:
        put_end(deals, desk, report)
    elif s.ask == KEEP or s.ask == CLAIM:
        put_taking(s, report, answer)
    elif effect == BREAKTHROUGH and s.ask == MENU:
        put(report, DIGS)
        put(report, min(BREAKTHROUGH_CARDS, s.deck_n))
    elif effect == INQUISITION and (s.ask == MENU or s.ask == CHOOSE_SEAT):
        put_inquisition(deals, turn, desk, report, answer)
    else:
        copy_table(deals.words, 0, desk.words, AFTER)
        act(desk.states[AFTER], answer)
        is_told = put_victory(deals, turn, desk, report) or put_relief(deals, turn, desk, report, effect)
        if not is_told and not put_progress(s, desk.states[AFTER], report):
            put_purpose(s, desk.states[AFTER], report, answer, effect)


def effect_of(s, answer):
    """The effect that is begun or resolved; NOBODY for none."""
    if s.ask != MENU:
        return s.effect + 0
    if COPY <= answer < END:
        return (answer - COPY) % PERMANENT
    return answer


def put_end(deals, desk, report):
    """The end of the turn wins, or there is nothing better to do."""
    s = deals.states[0]
    seat = s.seat
    for domain in range(DOMAINS):
        if s.count[seat][domain] >= cards_for_hegemony(s, seat, domain):
            put(report, WINS)
            put(report, domain)
            return
    draws = max(0, min(hand_size_at_draw(s, seat) - s.hand_n[seat], s.deck_n))
    if s.deck_n == 0:
        copy_table(deals.words, 0, desk.words, AFTER)
        act(desk.states[AFTER], END)
        if (desk.states[AFTER].winners >> seat) & 1:
            put(report, WINS)
            put(report, NOTHING)
            return
    put(report, ENDS_TURN)
    put(report, draws)


def put_victory(deals, turn, desk, report):
    """Whether a hegemony can be completed in this turn, and still can after the decision."""
    seat = deals.states[0].seat
    nearest = NOBODY
    fewest = 0
    for domain in range(DOMAINS):
        t = desk.threats[LOOK]
        is_sure = find_threat(desk.words, AFTER, deals, turn, desk, seat, domain, LOOK) and t.certain
        if is_sure and (nearest == NOBODY or t.missing < fewest):
            nearest = domain
            fewest = t.missing + 0
    if nearest == NOBODY:
        return 0
    put(report, COMPLETES_HEGEMONY)
    put(report, nearest)
    put(report, fewest)
    return 1


def put_relief(deals, turn, desk, report, effect):
    """Whether a rival's chance to win on the next turn falls, now or by the best target of an effect that begins."""
    number = find_rivals(deals, turn, desk)
    grave = 0
    for i in range(number):
        if desk.threats[desk.order[i]].chance >= RELIEF:
            desk.order[grave] = desk.order[i]
            grave += 1
    if grave == 0:
        return 0
    stopped = most_stopped(deals, turn, desk, effect, grave)
    if stopped == NOBODY:
        return 0
    put_stop(report, desk.threats[stopped], effect)
    return 1


def put_stop(report, t, effect):
    """A threat is stopped, by an effect or by something else."""
    put(report, STOPS)
    put(report, t.seat)
    put(report, t.domain)
    if effect == NOBODY:
        put(report, NOTHING)
    else:
        put(report, effect)


def most_stopped(deals, turn, desk, effect, grave):
    """The threat whose chance falls most, of the first ones in order; NOBODY if none falls enough.

    Only a few tables are examined, the most promising first, because each may take a tenth of a second. An effect that
    begins has one table for each of its targets, those first that are exactly where the threat is.
    """
    after = desk.states[AFTER]
    has_targets = deals.states[0].ask == MENU and (effect == ATTACK or effect == EMBARGO or effect == DEMOCRACY)
    found = NOBODY
    most = RELIEF
    looks = 0
    if not has_targets:
        for i in range(min(grave, _MOST_LOOKS)):
            fall = fall_of(deals, turn, desk, AFTER, desk.order[i], most, found)
            if fall > most or (found == NOBODY and fall == most):
                most = fall
                found = desk.order[i]
        return found
    for is_miss in range(2):
        for i in range(grave):
            targets = legal_word(after)
            while targets and looks < _MOST_LOOKS:
                target = lowest_bit(targets)
                targets &= targets - 1
                if is_hit(after.ask, target, desk.threats[desk.order[i]]) != is_miss:
                    looks += 1
                    copy_table(desk.words, AFTER, desk.words, HIT)
                    act(desk.states[HIT], target)
                    fall = fall_of(deals, turn, desk, HIT, desk.order[i], most, found)
                    if fall > most or (found == NOBODY and fall == most):
                        most = fall
                        found = desk.order[i]
    return found


def fall_of(deals, turn, desk, row, at, most, found):
    """By how much the chance of a threat is less at the table in a row; 0 if it cannot fall by more than the most."""
    before = desk.threats[at].chance
    if before < most or (found != NOBODY and before == most):
        return 0.0
    if find_threat(desk.words, row, deals, turn, desk, desk.threats[at].seat, desk.threats[at].domain, LOOK):
        return before - chance_at_least(desk.threats[LOOK])
    return before


def is_hit(ask, target, t):
    """Whether a target is exactly where a threat is: 1 or 0."""
    if ask == CHOOSE_PLACE:
        return 1 * (target == DOMAINS * t.seat + t.domain)
    return 1 * (target == t.domain)


def put_inquisition(deals, turn, desk, report, answer):
    """The hand of a rival who could win with it is taken."""
    number = find_rivals(deals, turn, desk)
    for i in range(number):
        t = desk.threats[desk.order[i]]
        if t.chance >= RELIEF and (deals.states[0].ask == MENU or t.seat == answer):
            put_stop(report, t, INQUISITION)
            return
    put(report, TAKES_HAND)


def put_progress(before, after, report):
    """Whether something is reached: a level, a larger hand, the lead in Culture, a majority near the end."""
    seat = before.seat
    reached = after.allows[seat] & ~before.allows[seat] & PERMANENT_SET
    if reached:
        effect = NOBODY
        while reached:  # the highest
            effect = lowest_bit(reached)
            reached &= reached - 1
        put(report, REACHES_LEVEL)
        put(report, _DOMAIN_OF_EFFECT[effect])
        put(report, effect % 2 + 1)
        put(report, effect)
        return 1
    if after.hand_size > max(before.hand_size, HAND):
        put(report, DRAWS_TO)
        put(report, after.hand_size)
        return 1
    if after.ask == MENU and leads_culture(after, seat) and not leads_culture(before, seat):
        put(report, LEADS_CULTURE)
        put(report, count_bits((menu(after) & ~END_SET) >> COPY))
        return 1
    if before.deck_n <= _NEAR_THE_END:
        for domain in range(DOMAINS):
            if margin(after, seat, domain) > margin(before, seat, domain):
                put(report, TAKES_MAJORITY)
                put(report, domain)
                return 1
    return 0


def margin(s, seat, domain):
    """By majority in a Domain: 2 for the only point, 1 for one that others have too, 0 for none."""
    if not scores_in(s, side_of(s, seat), domain):
        return 0
    for side in range(sides(s)):
        if side != side_of(s, seat) and scores_in(s, side, domain):
            return 1
    return 2


def put_purpose(before, after, report, answer, effect):
    """What the decision is for."""
    ask = before.ask
    if ask == PLAY or ask == PLAY_MORE:
        put_growth(after, before.seat, domain_of(answer), report)
    elif ask == TAKE_PILE or ask == TAKE_AREA:
        put_taking(before, report, answer)
    elif ask == DISCARD_HAND or ask == DISCARD_AREA or ask == GIVE:
        put(report, PARTS)
        put(report, answer)
    elif ask == CHOOSE_PLACE:
        put_hindrance(report, answer // DOMAINS, answer % DOMAINS)
    elif ask == MENU and DEVELOPMENT <= effect < OLIGARCHY:
        put(report, PLAYS_MORE)
        put(report, effect)
        put(report, effect % 2 + 1)
    elif ask == MENU and OLIGARCHY <= effect < PERMANENT:
        put(report, RECOVERS)
        put(report, effect % 2 + 1)
    elif ask == CHOOSE_DOMAIN and hindered(before, answer) != NOBODY:
        put_hindrance(report, hindered(before, answer), answer)
    else:
        put(report, NOTHING_BETTER)


def put_hindrance(report, seat, domain):
    """A rival is slowed down in a Domain."""
    put(report, HINDERS)
    put(report, seat)
    put(report, domain)


def hindered(s, domain):
    """The first rival with cards of a Domain; NOBODY if there is none."""
    for other in range(s.players):
        if side_of(s, other) != side_of(s, s.seat) and s.count[other][domain]:
            return other
    return NOBODY


def put_growth(s, seat, domain, report):
    """A Domain grows towards hegemony."""
    missing = cards_for_hegemony(s, seat, domain) - s.count[seat][domain]
    is_largest = s.count[seat][domain] > 1
    for other in range(DOMAINS):
        if cards_for_hegemony(s, seat, other) - s.count[seat][other] < missing:
            is_largest = False
    put(report, GROWS)
    put(report, domain)
    put(report, s.count[seat][domain])
    put(report, cards_for_hegemony(s, seat, domain))
    put(report, 1 * is_largest)


def put_taking(s, report, kind):
    """A useful card comes to hand or into play."""
    put(report, TAKES)
    put(report, kind)
    put(report, s.count[s.seat][domain_of(kind)])
