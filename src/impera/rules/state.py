"""The state record: every fact of a game in progress, and the only file that knows its layout.

Scalars are 64-bit and arrays 8-bit in compiled code; the interpreter uses plain integers and lists (class `State`).
Arrays are written `s.hand[seat][kind]`, which all engines understand.

Two kinds of fields are stored besides the cards because every decision needs them: sets of kinds (`hand_set`,
`area_set`, `pile_set`), and `allows[seat]`, the effects that the seat's own counts allow (the menu bits of
`impera.rules.decisions`). Only `impera.rules.zones` changes them.
"""

from typing import NamedTuple, Self

from impera.rules.cards import AGES, CARDS, DOMAINS, KINDS, SEATS
from impera.rules.decisions import NO_EFFECT, NOTHING
from impera.rules.parameters import HAND
from impera.rules.struct import Struct

# Reasons why a game is over.
RUNNING, HEGEMONY, MAJORITY, TURN_LIMIT = range(4)

NOBODY = -1

# How a field is observed: everybody sees it, as it is or by code of its own in `impera.rules.observe`, or not everybody
# may see it, which that code sees to.
AS_IT_IS, BY_HAND, SECRET = range(3)


class Field(NamedTuple):
    """One field of the state. From these columns `tools/each_field.py` writes code that treats all fields the same."""

    name: str
    shape: tuple[int, ...] = ()
    start: int | None = 0
    """The value of each of its numbers on an empty table; None if another field says how many of them count."""

    observed: int = AS_IT_IS


# Options and parameters; the same for all of a game. An option that is a choice holds the place of the chosen value
# among its values (`impera.notation.options`).
CHOICES = (
    Field("teams"),
    Field("draft"),
    Field("once_more"),
    Field("at_draw"),
    Field("copy_owned"),
    Field("copy_by_effect"),
    Field("self_target"),
    Field("democracy_needs_card"),
    Field("centre_clockwise"),
)
NUMBERS = (
    Field("players"),
    Field("max_turns"),
    Field("level1"),
    Field("level2"),
    Field("hegemony"),
    Field("removed"),  # cards of each Age that go to the box
)

TABLE = (
    # whose turn, and what is asked
    Field("first"),
    Field("seat"),  # who decides
    Field("ask", start=NOTHING),
    Field("turn"),  # turns begun so far
    Field("need"),  # answers of this kind still to come
    Field("plays"),  # cards to play once `need` is met
    Field("effect", start=NO_EFFECT),  # being resolved
    Field("cost", start=NOBODY),  # Embargo, Democracy: the card that becomes a marker
    Field("target", start=NOBODY),  # Inquisition: whose hand
    # this turn
    Field("spent"),  # menu bits no longer open to the active seat
    Field("applied"),  # effects applied, own or copied, one bit each
    Field("copied", start=NO_EFFECT),  # effect copied by Inspiration, and whose it was
    Field("copied_from", start=NOBODY),
    Field("hand_size", start=HAND),
    Field("blocked"),  # kinds under embargo
    Field("skipped"),  # whether step 1 was
    # the end
    Field("emptied_by", start=NOBODY),  # who drew the last card
    Field("reason", start=RUNNING),
    Field("winners"),  # set of seats
    Field("win_domain", start=NOBODY),
    # the coin
    Field("coin_by", start=NOBODY),
    Field("coin_place", start=NOBODY),
    # draft
    Field("pick"),
    Field("answered"),  # how many seats have answered in this pick, or claimed
    # sizes and sets
    Field("deck_n"),
    Field("pile_n"),
    Field("pile_set"),
    Field("centre_set"),
    Field("points", (SEATS,)),
    Field("hand_n", (SEATS,)),
    Field("hand_set", (SEATS,), observed=SECRET),
    Field("area_n", (SEATS,)),
    Field("area_set", (SEATS,)),
    Field("allows", (SEATS,)),
    Field("embargoed", (SEATS,)),  # set of Domains with an embargo marker
    Field("embargoed_later"),  # the same for markers the active seat laid on itself
)

ZONES = (
    Field("hand", (SEATS, KINDS), observed=SECRET),
    Field("area", (SEATS, KINDS)),
    Field("count", (SEATS, DOMAINS)),  # R-ZONE-02
    Field("democracy", (SEATS, DOMAINS)),
    Field("embargo", (SEATS, DOMAINS, AGES), observed=BY_HAND),  # Economy cards by Age
    Field("embargo_later", (DOMAINS, AGES), observed=BY_HAND),  # laid by the active seat on itself (R-EMB-06)
    Field("pile", (KINDS,)),
    Field("packet", (SEATS, KINDS), observed=SECRET),  # draft: by the seat that was dealt it
    Field("centre", (KINDS,)),
    Field("deck", (CARDS,), start=None, observed=SECRET),  # deck[deck_n - 1] is the top
)

SCALAR_FIELDS = tuple((name, shape) for name, shape, _, _ in CHOICES + NUMBERS + TABLE)
CARD_FIELDS = tuple((name, shape) for name, shape, _, _ in ZONES)
FIELDS = SCALAR_FIELDS + CARD_FIELDS


class State(Struct):
    """A state for the interpreter; `log` collects what a recorder is told."""

    FIELDS = FIELDS
    __slots__ = (*(name for name, _ in FIELDS), "log")

    def __init__(self) -> None:
        """All fields zero, and nothing told."""
        super().__init__()
        self.log: list[tuple[int, int, int, int]] = []

    def copy(self) -> Self:
        """An independent copy, with an empty log."""
        twin = super().copy()
        twin.log = []
        return twin


class Stream:
    """A stream of chance for the interpreter; see `impera.rules.chance`."""

    __slots__ = ("a", "b", "c", "n")

    def __init__(self):
        """All words zero, until `start_stream`."""
        self.a = self.b = self.c = self.n = 0
