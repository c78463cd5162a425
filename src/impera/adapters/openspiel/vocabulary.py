"""What a seat is told, as a sequence of small integers: the information state with perfect recall.

Every integer is a word. A seat hears everything that happens, with the parts it may know (R-INFO-01, R-INFO-02): for a
card that another seat draws, only the Age on its back.
"""

from __future__ import annotations

from itertools import accumulate

from impera.notation.cards import CARD_CODES
from impera.notation.decisions import TEXTS
from impera.rules.cards import AGES, KINDS, SEATS

# The words, in groups; 0 is silence.
_GROUPS = {
    "silence": ("",),
    "decision": TEXTS,
    "first": tuple(f"first {seat}" for seat in range(SEATS)),
    "draw": tuple(f"draw {code}" for code in CARD_CODES),
    "other draws": tuple(f"draw age {age + 1}" for age in range(AGES)),
    "other keeps": tuple(f"keep age {age + 1}" for age in range(AGES)),
    "other gives": tuple(f"give age {age + 1}" for age in range(AGES)),
    "sees": tuple(f"see {code}" for code in CARD_CODES),
    "packet": tuple(f"packet {code}" for code in CARD_CODES),
    "centre": tuple(f"centre {code}" for code in CARD_CODES),
    "skips": ("skip",),
}
WORDS = tuple(word for group in _GROUPS.values() for word in group)
_BEGINS = dict(zip(_GROUPS, accumulate((len(group) for group in _GROUPS.values()), initial=0), strict=False))

DECISION = _BEGINS["decision"]
FIRST_IS = _BEGINS["first"]
DRAW = _BEGINS["draw"]
OTHER_DRAWS = _BEGINS["other draws"]
OTHER_KEEPS = _BEGINS["other keeps"]
OTHER_GIVES = _BEGINS["other gives"]
SEES = _BEGINS["sees"]
PACKET = _BEGINS["packet"]
CENTRE = _BEGINS["centre"]
SKIPS = _BEGINS["skips"]


def cards(begin: int, counts: list[int]) -> list[int]:
    """Some cards as words of a group."""
    return [begin + kind for kind in range(KINDS) for _ in range(counts[kind])]
