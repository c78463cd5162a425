"""Who could win by hegemony on the next turn, with what, and how likely that is. In the compiled subset.

The rules try what a seat could do (`impera.bots.compiled.winning`), as if its turn began now. No hegemony that is
possible on the next turn is missed; one that is called certain can be reached with cards the viewer knows of.

What the viewer observes is `deals.states[0]` and `deals.hidden[0]`. `desk` is a struct of arrays,
`impera.bots.advice.Desk`; threats are written into its rows, and `desk.order` lists them.
"""

from impera.bots.compiled.gain import could_win, missing_cards
from impera.bots.compiled.odds import chance_to_have
from impera.bots.compiled.report import NOTHING, put, put_chance, put_length
from impera.bots.compiled.winning import MOST_EFFECTS, fewest_unseen
from impera.rules.cards import AGES, DOMAINS, SEATS
from impera.rules.decisions import CLAIM, KEEP, MENU, PLAY
from impera.rules.decisions import NOTHING as NO_QUESTION
from impera.rules.effects import finish_effect
from impera.rules.last_round import is_over_before
from impera.rules.majority import side_of
from impera.rules.state import NOBODY
from impera.rules.turn import begin_turn, close_turn

THREAT_FIELDS = (
    ("chance", (), "f8"),  # that the hand has the cards of the Domain; UNKNOWN if it takes several others, or luck
    ("seat", (), "i8"),
    ("domain", (), "i8"),
    ("missing", (), "i8"),  # how many cards of the Domain are still to be played
    ("certain", (), "i8"),  # whether cards that the viewer knows of are enough
    ("unseen", (), "i8"),  # how many of those cards the viewer has not seen, on the way that needs the fewest
    ("effects", (), "i8"),  # how many effects this way uses, then each with the seat it is copied from, or NOBODY
    ("effect", (MOST_EFFECTS,), "i1"),
    ("source", (MOST_EFFECTS,), "i1"),
)
UNKNOWN = -1.0

# One for each seat and Domain, and one more to look at.
MOST_THREATS = SEATS * DOMAINS
LOOK = MOST_THREATS


def put_threats(deals, turn, desk, report):
    """Everything that a viewer can see coming, as a report: the threats of rivals, and the viewer's certain wins."""
    number = find_rivals(deals, turn, desk)
    put(report, number)
    for i in range(number):
        put_threat(desk.threats[desk.order[i]], report)
    length = put_length(report)
    viewer = deals.hidden[0].viewer
    for distance in range(turns_to_come(deals.states[0])):
        if (deals.states[0].seat + distance) % deals.states[0].players == viewer:
            for domain in range(DOMAINS):
                if find_threat(deals.words, 0, deals, turn, desk, viewer, domain, LOOK) and desk.threats[LOOK].certain:
                    put_threat(desk.threats[LOOK], report)
                    report.numbers[length] += 1


def put_threat(t, report):
    """One threat."""
    put(report, t.seat)
    put(report, t.domain)
    put(report, t.missing)
    put(report, t.certain)
    put_chance(report, t.chance)
    put(report, t.unseen)
    put(report, t.effects)
    for i in range(t.effects):
        put(report, t.effect[i])
        if t.source[i] == NOBODY:
            put(report, NOTHING)
        else:
            put(report, t.source[i])


def find_rivals(deals, turn, desk):
    """Find the threats of seats that do not win together with the viewer, the most likely first; returns how many."""
    s = deals.states[0]
    viewer = deals.hidden[0].viewer
    number = 0
    for distance in range(turns_to_come(s)):
        seat = (s.seat + distance) % s.players
        if viewer == NOBODY or side_of(s, seat) != side_of(s, viewer):
            for domain in range(DOMAINS):
                if find_threat(deals.words, 0, deals, turn, desk, seat, domain, number):
                    put_in_order(desk, number)
                    number += 1
    return number


def put_in_order(desk, at):
    """List the threat of the last row behind all that come before it."""
    place = at
    while place > 0 and comes_before(desk.threats[at], desk.threats[desk.order[place - 1]]):
        desk.order[place] = desk.order[place - 1]
        place -= 1
    desk.order[place] = at


def comes_before(one, other):
    """Whether a threat is told before another: certain ones, then the most likely, then those that need the fewest."""
    if one.certain != other.certain:
        return one.certain > other.certain
    if chance_at_least(one) != chance_at_least(other):
        return chance_at_least(one) > chance_at_least(other)
    return one.missing < other.missing


def chance_at_least(t):
    """The chance of a threat; 0 if it is not known."""
    return max(t.chance, 0.0)


def find_threat(words, row, deals, turn, desk, seat, domain, at):
    """Whether a seat could reach a hegemony in one Domain at the table in a row; it is written as threat `at`."""
    h = deals.hidden[0]
    copy_table(words, row, turn.words, 0)
    s = turn.states[0]
    turn_to(s, h, seat)
    if not could_win(s, h, domain):
        return 0
    t = desk.threats[at]
    t.seat = seat
    t.domain = domain
    t.missing = max(0, missing_cards(s, domain))
    t.certain = 0
    t.chance = UNKNOWN
    t.unseen = 0
    t.effects = 0
    found = fewest_unseen(turn, h, domain)
    if found != NOBODY:
        m = turn.moments[found]
        t.unseen = m.unseen
        if m.unseen == 0:
            t.certain = 1
        t.chance = chance_to_have(m.unseen, domain, h, seat, desk.odds)
        t.effects = m.effects
        for i in range(m.effects):
            t.effect[i] = m.effect[i]
            t.source[i] = m.source[i]
    return 1


def copy_table(words, row, to, at):
    """Copy a state, as a row of words, into another row."""
    for i in range(len(words[0])):
        to[at][i] = words[row][i]


def turn_to(s, h, seat):
    """Change the table to what a seat would find if its next turn began now; for the active seat nothing changes."""
    if seat == s.seat:
        return
    finish_effect(s)
    s.plays = 0
    close_turn(s)
    begin_turn(s, seat)
    unseen = 0
    for age in range(AGES):
        unseen += h.hand[seat][age]
    if s.ask == MENU and unseen > 0:  # unseen cards may be playable
        s.ask = PLAY
        s.skipped = 0


def turns_to_come(s):
    """How many seats, from the active one on in order, still have a turn in this round; none before the first turn."""
    if s.ask == KEEP or s.ask == CLAIM or s.ask == NO_QUESTION:
        return 0
    number = 1
    while number < s.players and has_turn(s, number):
        number += 1
    return number


def has_turn(s, distance):
    """Whether the seat this far behind the active one still has a turn."""
    return not is_over_before(s, (s.seat + distance) % s.players) and s.turn + distance <= s.max_turns
