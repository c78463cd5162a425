"""Chapters 1.15 and 1.16: the democracy marker and victory by hegemony."""

from impera.rules.cards import DOMAINS
from impera.rules.decisions import NOTHING
from impera.rules.events import DEMOCRACY_LAID, GAME_OVER, tell
from impera.rules.majority import seats_of_side, side_of
from impera.rules.state import HEGEMONY, RUNNING


def lay_democracy(s, by, kind, seat, domain):
    """A marker lies on a player's Domain until the end of the game (R-DEM-01)."""
    s.democracy[seat][domain] += 1
    tell(s, DEMOCRACY_LAID, by, kind, DOMAINS * seat + domain)


def cards_for_hegemony(s, seat, domain):
    """How many faceup cards of a Domain win for a seat: H and one for each democracy marker there (R-DEM-02)."""
    return s.hegemony + s.democracy[seat][domain]


def check_hegemony(s, seat):
    """The active player wins with enough cards in any Domain (R-HEG-01, R-HEG-02), and so does the team (R-TEAM-03)."""
    for domain in range(DOMAINS):
        if s.reason == RUNNING and s.count[seat][domain] >= cards_for_hegemony(s, seat, domain):
            s.reason = HEGEMONY
            s.win_domain = domain
            s.winners = seats_of_side(s, side_of(s, seat))
            s.ask = NOTHING
            tell(s, GAME_OVER, seat, s.reason, s.winners)
