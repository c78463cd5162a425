"""The features of a network: which quantities of an observation it sees, and from where on each counts.

A *quantity* is a small whole number that `impera.bots.compiled.quantities` computes from an observation. A *feature*
says that a quantity is at least a bound: it is 1 or 0. A quantity with the bounds 1, 2, 4 has three features, and the
third is 1 only where the others are. Sums and differences that matter (cards of a Domain, cards missing for a hegemony)
are quantities of their own, so that the network need not learn to add.

Seats are counted from the viewer clockwise. Quantities of seats that do not play are zero, as are those of the draft
after it. A change of any quantity, its bounds or its meaning is a new `FEATURES_VERSION`: weights fit one version only.
An option that is new since then is the exception: a network that was trained without it does not see it. `make
generate` writes the places as constants for the compiled writer (`impera.bots.compiled.places`).
"""

from __future__ import annotations

from typing import NamedTuple

from impera.rules.cards import AGES, DOMAINS, KINDS, SEATS
from impera.rules.decisions import EFFECTS, NOTHING, PERMANENT
from impera.rules.draft import PICKS
from impera.rules.state import CHOICES

FEATURES_VERSION = 1

FLAG = (1,)
OTHERS = SEATS - 1

# A difference is written with what makes its least bound 1, so that 0 means: far away, or no such seat.
NEAR_ZERO = 5
"""Added to how many cards a seat has beyond what a hegemony takes, which is negative while it has too few."""
REACH_ZERO = 4
"""The same, the cards in hand counted."""
LEAD_ZERO = 3
"""Added to how many cards more the viewer has than another seat."""


class Quantity(NamedTuple):
    """Some quantities with the same bounds; their place is the sum of the sizes before."""

    name: str
    size: int
    bounds: tuple[int, ...]


QUANTITIES = (
    # what was agreed on
    Quantity("players", 1, (3, 4)),
    Quantity("options", len(CHOICES), FLAG),
    # what is asked
    Quantity("question", NOTHING, FLAG),
    Quantity("need", 1, (1, 2, 3, 4)),
    Quantity("plays", 1, (1, 2, 3)),
    Quantity("effect", EFFECTS, FLAG),
    Quantity("cost", DOMAINS, FLAG),
    Quantity("target", SEATS, FLAG),
    # this turn
    Quantity("first", SEATS, FLAG),
    Quantity("turn", 1, (2, 4, 8, 12, 16, 24, 32, 48)),
    Quantity("turns_left", 1, (2, 4, 8)),
    Quantity("applied", EFFECTS, FLAG),
    Quantity("copied", PERMANENT, FLAG),
    Quantity("copied_from", SEATS, FLAG),
    Quantity("hand_size", 1, (4, 5, 6, 7)),
    Quantity("blocked", DOMAINS, FLAG),
    Quantity("skipped", 1, FLAG),
    Quantity("last_round", SEATS, FLAG),
    # the table
    Quantity("coin_by", SEATS, FLAG),
    Quantity("coin_seat", SEATS, FLAG),
    Quantity("coin_domain", DOMAINS, FLAG),
    Quantity("deck", 1, (1, 2, 3, 4, 5, 6, 8, 10, 12, 15, 20, 25, 30, 40, 50, 60)),
    Quantity("deck_ages", AGES, (1, 4, 8, 16)),
    Quantity("next_age", AGES, FLAG),
    Quantity("pile", DOMAINS, (1, 2, 3, 5, 8)),
    Quantity("unseen", DOMAINS, (1, 2, 3, 4, 6, 8, 10, 12, 14)),
    Quantity("unseen_kinds", KINDS, (1, 2, 4, 6)),
    Quantity("embargo_later", DOMAINS, FLAG),
    # the viewer
    Quantity("hand", DOMAINS, (1, 2, 3, 4, 5)),
    Quantity("reach", DOMAINS, (1, 2, 3, 4)),
    # all seats
    Quantity("count", SEATS * DOMAINS, (1, 2, 3, 4, 5, 6, 7, 8, 9)),
    Quantity("near", SEATS * DOMAINS, (1, 2, 3, 4, 5)),
    Quantity("democracy", SEATS * DOMAINS, (1, 2)),
    Quantity("embargo", SEATS * DOMAINS, (1, 2)),
    Quantity("scores", SEATS * DOMAINS, FLAG),
    Quantity("points", SEATS, (1, 2, 3, 4, 5, 6)),
    Quantity("allows", SEATS * PERMANENT, FLAG),
    Quantity("hand_n", SEATS, (1, 2, 3, 4, 5, 6, 7, 8)),
    Quantity("area_n", SEATS, (2, 4, 6, 8, 11, 14)),
    # all seats but the viewer's
    Quantity("known", OTHERS * DOMAINS, (1, 2, 3)),
    Quantity("hidden", OTHERS * AGES, (1, 2, 3, 4)),
    Quantity("lead", OTHERS * DOMAINS, (1, 2, 3, 4, 5, 6)),
    # the draft
    Quantity("pick", 1, (1, 2, 3)),
    Quantity("centre", DOMAINS, (1, 2, 3)),
    Quantity("packet", DOMAINS, (1, 2, 3, 4)),
    Quantity("passed", SEATS * DOMAINS, (1, 2)),
    Quantity("packet_ages", SEATS * AGES, (1, 2)),
    Quantity("kept_ages", PICKS * SEATS, (1, 2, 3)),
)

SIZE = sum(quantity.size for quantity in QUANTITIES)


def place(name: str) -> int:
    """Where the quantities of a name begin."""
    at = 0
    for quantity in QUANTITIES:
        if quantity.name == name:
            return at
        at += quantity.size
    raise KeyError(name)


def bounds() -> list[tuple[int, int]]:
    """Every feature in order: the place of its quantity, and its bound."""
    features, at = [], 0
    for quantity in QUANTITIES:
        for i in range(quantity.size):
            features += [(at + i, bound) for bound in quantity.bounds]
        at += quantity.size
    return features


FEATURES = len(bounds())
