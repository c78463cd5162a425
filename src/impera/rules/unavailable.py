"""Why an effect is not open: the conditions of chapter 1.7 in order, for players who ask.

The first condition that fails is named. Whether one fails is decided by `impera.rules.effects` alone.
"""

from impera.rules.culture import leads_culture
from impera.rules.decisions import (
    ASKS_FIRST,
    CHOOSE_DOMAIN,
    CHOOSE_PLACE,
    CLAIM,
    COPY,
    DISCARD_HAND,
    END_SET,
    INSPIRATION,
    KEEP,
    MENU,
    NOTHING,
    PLAY,
    TAKE_PILE,
)
from impera.rules.effects import completable, menu

(
    OPEN,
    NOT_YOUR_TURN,
    PLAY_FIRST,  # step 1 comes before (R-TURN-02), or the draft
    RESOLVE_FIRST,  # another effect is being resolved (R-TURN-05)
    SPENT,  # this Domain's slot of the turn (R-EFF-02, R-CUL-04)
    TOO_FEW_OF_DOMAIN,  # R-EFF-03, R-EFF-05
    TOO_FEW_IN_HAND,
    TOO_FEW_PLAYABLE,
    TOO_FEW_IN_AREA,
    TOO_FEW_IN_PILE,
    NO_PLACE,
    NOT_LEADING_CULTURE,  # R-CUL-01
    NOTHING_TO_COPY,  # R-CUL-02
    GAME_OVER,
) = range(14)


def why_not(s, seat, effect):
    """The first reason why a seat cannot begin an effect of its own now; OPEN if it can."""
    if s.ask == NOTHING:
        return GAME_OVER
    if s.seat != seat:
        return NOT_YOUR_TURN
    if s.ask == PLAY or s.ask == KEEP or s.ask == CLAIM:
        return PLAY_FIRST
    if s.ask != MENU:
        return RESOLVE_FIRST
    if (s.spent >> effect) & 1:
        return SPENT
    if effect == INSPIRATION:
        return why_not_inspiration(s, seat)
    if not (s.allows[seat] >> effect) & 1:
        return TOO_FEW_OF_DOMAIN
    if not (completable(s, seat) >> effect) & 1:
        return why_not_completable(s, seat, effect)
    return OPEN


def why_not_inspiration(s, seat):
    """The reason why nothing can be copied now (R-CUL-01, R-CUL-02)."""
    if not leads_culture(s, seat):
        return NOT_LEADING_CULTURE
    if (menu(s) & ~END_SET) >> COPY == 0:
        return NOTHING_TO_COPY
    return OPEN


def why_not_completable(s, seat, effect):
    """Which number of an effect cannot be met (R-EFF-07): of what it would ask for first, or of what it would play."""
    asks = ASKS_FIRST[effect]
    if asks == CHOOSE_PLACE:
        return NO_PLACE
    if asks == DISCARD_HAND:
        return TOO_FEW_IN_HAND
    if asks == TAKE_PILE:
        return TOO_FEW_IN_PILE
    if asks == CHOOSE_DOMAIN or s.area_n[seat] < (effect & 1) + 1:
        return TOO_FEW_IN_AREA
    return TOO_FEW_PLAYABLE
