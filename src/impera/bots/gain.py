"""An upper bound on what a turn can add to a Domain.

Only plays and cards are counted, so nothing possible is excluded.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from impera.rules.cards import AGES, CULTURE, ECONOMY, KINDS, RELIGION, SCIENCE, UTOPIA, age_of, domain_of, first_kind
from impera.rules.decisions import CHOOSE_SEAT, INSPIRATION, PLAY, PLAY_MORE, TAKE_PILE, row_of
from impera.rules.effects import closed_to_copies
from impera.rules.hegemony import cards_for_hegemony

if TYPE_CHECKING:
    from impera.rules.observe import Hidden
    from impera.rules.state import State

_BOTH_LEVELS = 3  # cards that level 1 and level 2 of Economy or Science lay together


def missing_cards(s: State, domain: int) -> int:
    """How many cards of a Domain the active seat still needs for its hegemony; 0 or less if it is reached."""
    missing: int = cards_for_hegemony(s, s.seat, domain) - s.count[s.seat][domain]
    return missing


def most_gain(s: State, domain: int, *, may_copy: bool = True) -> int:
    """Upper bound on the cards of a Domain that the rest of the turn can add.

    Cards come into play in step 1 and by levels of Economy and Science. Reaching a new level takes plays of another
    Domain, and copying takes the lead in Culture.
    """
    pending = (s.ask == PLAY) + s.plays + (s.need if s.ask == PLAY_MORE else 0)
    own = {row: _own_gain(s, row, domain) for row in (ECONOMY, SCIENCE)}
    most: int = pending + own[ECONOMY] + own[SCIENCE]
    lead = _plays_to_lead(s, domain)
    if may_copy and lead is not None:
        for copied, other in ((ECONOMY, SCIENCE), (SCIENCE, ECONOMY)):
            gain = _level_to_copy(s, copied)
            if s.copy_by_effect:  # the other level may be an own one (D-16)
                gain = min(gain + own[copied], _BOTH_LEVELS)
            most = max(most, pending + gain - lead + own[other])
    return most


def has_open_level(s: State, domain: int) -> bool:
    """Whether a level of a Domain is not spent for the active seat itself."""
    return bool(~s.spent >> (2 * row_of(domain)) & 3)


def could_win(s: State, hidden: Hidden, domain: int) -> bool:
    """Whether plays and cards could be enough for a hegemony of the active seat; if not, there is no way to it."""
    missing = missing_cards(s, domain)
    if missing > most_gain(s, domain):
        return False
    held = _most_held(s, hidden, domain)
    if held >= missing:
        return True
    is_idle = s.ask == PLAY and not held  # step 1 is too early for cards drawn in step 2
    return missing <= most_gain(s, domain) - is_idle - _price_of_cards(s, domain, missing - held)


def _most_held(s: State, hidden: Hidden, domain: int) -> int:
    """How many cards of a Domain that no embargo forbids can be in the active hand once the question is answered."""
    kinds = [kind for kind in range(KINDS) if domain_of(kind) == domain and not (s.blocked >> kind) & 1]
    held: int = sum(s.hand[s.seat][kind] for kind in kinds)
    for age in range(AGES):
        held += min(hidden.hand[s.seat][age], sum(hidden.pool[kind] for kind in kinds if age_of(kind) == age))
    if s.ask == TAKE_PILE:
        held += s.need
    if s.ask == CHOOSE_SEAT:
        held += max(s.hand_n)
    return held


def _price_of_cards(s: State, domain: int, number: int) -> int:
    """The fewest plays that must go elsewhere, or cards of the Domain that must be paid, to bring this many to hand."""
    own = s.count[s.seat]
    prices = [(not own[payment]) + (payment == domain) for payment in (RELIGION, SCIENCE)]
    if (s.blocked >> first_kind(domain)) & 1:
        return most_gain(s, domain) + 1
    row = row_of(UTOPIA)
    for level, needed in ((1, s.level1), (2, s.level2)):
        if level >= number and not (s.spent >> (2 * row)) & 1:
            prices.append(0 if domain == UTOPIA else max(0, needed - own[UTOPIA]))
            lead = _plays_to_lead(s, domain)
            if lead is not None and _level_to_copy(s, UTOPIA) >= level:
                prices.append(lead + most_gain(s, domain) - most_gain(s, domain, may_copy=False))
    return min(prices)


def _own_gain(s: State, row_domain: int, domain: int) -> int:
    """How many cards of a Domain the seat's own level of any Domain can add, less the plays to reach that level."""
    if not has_open_level(s, row_domain):
        return 0
    count = s.count[s.seat][row_domain]
    if row_domain == domain:
        return 2
    gain: int = max(0, 1 - max(0, s.level1 - count), 2 - max(0, s.level2 - count))
    return gain


def _plays_to_lead(s: State, domain: int) -> int | None:
    """How many plays of Culture it takes to lead in it; None if nothing can be copied any more."""
    if (s.spent >> INSPIRATION) & 1:
        return None
    most = max(s.count[other][CULTURE] for other in range(s.players) if other != s.seat)
    return 0 if domain == CULTURE else max(0, most + 1 - s.count[s.seat][CULTURE])


def _level_to_copy(s: State, domain: int) -> int:
    """The highest level of a Domain that can be copied from another seat; 0 for none."""
    row = row_of(domain)
    open_levels = ~closed_to_copies(s) >> (2 * row) & 3
    levels: list[int] = [s.allows[other] >> (2 * row) & open_levels for other in range(s.players) if other != s.seat]
    return max(allowed.bit_length() for allowed in levels)
