"""Chapter 1.13: Inspiration and the Culture coin."""

from impera.rules.cards import CULTURE, DOMAINS
from impera.rules.decisions import INSPIRATION
from impera.rules.events import COIN_LAID, COIN_RETURNED, tell
from impera.rules.state import NOBODY


def leads_culture(s, seat):
    """Whether a seat has strictly more Culture than every other player (R-CUL-01)."""
    own = s.count[seat][CULTURE]
    if own == 0:
        return False
    for other in range(s.players):
        if other != seat and s.count[other][CULTURE] >= own:
            return False
    return True


def lay_coin(s, seat, source, domain):
    """The coin is laid by the Domain an effect is copied from (R-COIN-01, R-COIN-02)."""
    s.coin_by = seat
    s.coin_place = DOMAINS * source + domain
    tell(s, COIN_LAID, seat, s.coin_place, 0)


def return_coin(s):
    """The coin goes back to the supply."""
    tell(s, COIN_RETURNED, s.coin_by, 0, 0)
    s.coin_by = NOBODY
    s.coin_place = NOBODY


def return_coin_unled(s):
    """Return the coin after a play or effect if its owner no longer leads Culture (R-COIN-03, A-39, A-39a)."""
    if s.coin_by != NOBODY and not leads_culture(s, s.coin_by):
        return_coin(s)


def return_coin_unused(s, seat):
    """Return the coin at the end of its owner's next turn if Inspiration was not applied in it (R-COIN-03, A-38)."""
    if s.coin_by == seat and not (s.applied >> INSPIRATION) & 1:
        return_coin(s)
