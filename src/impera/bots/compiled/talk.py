"""What a bot says to a phrase: whether the turn that it would play anyway does what is asked. In the compiled subset.

That turn is rehearsed on what the bot observes, as if it began now, and ends where it would show the bot something
hidden. So an answer follows from what the bot knows, and tells one thing about the turn.
"""

from impera.bots.compiled.threats import turn_to, turns_to_come
from impera.rules.cards import DOMAINS
from impera.rules.decide import act
from impera.rules.decisions import BREAKTHROUGH, CHOOSE_SEAT, END, MENU, NOTHING
from impera.rules.hegemony import cards_for_hegemony
from impera.rules.majority import side_of
from impera.rules.state import NOBODY
from impera.rules.zones import pile_put

# The phrases that bots answer, in the order of `impera.bots.talk.ANSWERED`.
WATCH_SEAT, SEAT_WINS_DOMAIN, BLOCK_DOMAIN, BARGAIN, LEAVE_DOMAIN, TRUCE, TOGETHER = range(7)


def begin_rehearsal(s, h):
    """Change the table to what the viewer would find if their next turn began now; returns whether they have one.

    Nobody has one before the first turn, and some have none left in the last round.
    """
    if (h.viewer - s.seat + s.players) % s.players >= turns_to_come(s):
        return 0
    if s.seat != h.viewer and s.cost != NOBODY:  # somebody has paid for a marker and not laid it
        pile_put(s, s.cost)
        s.cost = NOBODY
    turn_to(s, h, h.viewer)
    return 1


def rehearse(s, answer):
    """Play an answer of the rehearsed turn; returns whether the turn goes on."""
    if s.ask == CHOOSE_SEAT:
        s.target = answer
        return 0
    if s.ask == MENU and (answer == END or answer == BREAKTHROUGH):
        return 0
    act(s, answer)
    if s.ask == NOTHING:
        return 0
    return 1


def agrees(before, after, viewer, phrase, asker, about, domain):
    """Whether the viewer's turn, from `before` to `after`, does what somebody asks for by a phrase."""
    if phrase == WATCH_SEAT or phrase == BARGAIN:
        return is_hindered(before, after, about)
    if phrase == SEAT_WINS_DOMAIN:
        return is_hindered_in(before, after, about, domain)
    if phrase == BLOCK_DOMAIN:
        for seat in range(before.players):
            if side_of(before, seat) != side_of(before, viewer) and is_hindered_in(before, after, seat, domain):
                return 1
        return 0
    if phrase == LEAVE_DOMAIN:
        if after.count[viewer][domain] > before.count[viewer][domain]:
            return 1
        return 0
    if phrase == TRUCE:
        return 1 - is_hindered(before, after, asker)
    return is_leader_hindered(before, after, viewer, asker)


def is_leader_hindered(before, after, viewer, asker):
    """Whether the turn hinders a rival of both who is as near to a hegemony as any of them."""
    nearest = NOBODY
    hindered = 0
    for seat in range(before.players):
        if seat != asker and side_of(before, seat) != side_of(before, viewer):
            missing = fewest_missing(before, seat)
            if nearest == NOBODY or missing < nearest:
                nearest = missing
                hindered = 0
            if missing == nearest and is_hindered(before, after, seat):
                hindered = 1
    return hindered


def fewest_missing(s, seat):
    """How many cards a seat lacks in the Domain in which it lacks the fewest."""
    fewest = missing_in(s, seat, 0)
    for domain in range(1, DOMAINS):
        fewest = min(fewest, missing_in(s, seat, domain))
    return fewest


def missing_in(s, seat, domain):
    """How many cards of a Domain a seat lacks for a hegemony."""
    return cards_for_hegemony(s, seat, domain) - s.count[seat][domain]


def is_hindered(before, after, seat):
    """Whether a turn takes anything from a seat, or bars it from a Domain."""
    if after.ask == CHOOSE_SEAT and after.target == seat:
        return 1
    for domain in range(DOMAINS):
        if is_hindered_in(before, after, seat, domain):
            return 1
    return 0


def is_hindered_in(before, after, seat, domain):
    """Whether a turn puts a seat farther from a hegemony in a Domain, or bars it from there."""
    barred = after.embargoed[seat] & ~before.embargoed[seat]
    if (barred >> domain) & 1 or missing_in(after, seat, domain) > missing_in(before, seat, domain):
        return 1
    return 0
