"""The state record: every fact of a game in progress, and the only file that knows its layout.

Scalars are 64-bit and arrays 8-bit in compiled code; the interpreter uses plain integers and lists (class `State`).
Arrays are written `s.hand[seat][kind]`, which all engines understand.

Two kinds of fields are kept beside the cards because every decision asks for them: sets of kinds (`hand_set`,
`area_set`, `pile_set`), and `allows[seat]`, the effects that the seat's own counts allow (the menu bits of
`impera.rules.decisions`). Only `impera.rules.zones` changes them.
"""

from typing import TYPE_CHECKING, Any

from impera.rules.cards import AGES, CARDS, DOMAINS, KINDS, SEATS

# Reasons why a game is over.
RUNNING, HEGEMONY, MAJORITY, TURN_LIMIT = range(4)

NOBODY = -1

# Options and parameters; the same for all of a game.
OPTION_FIELDS = (
    ("players", ()),
    ("teams", ()),
    ("draft", ()),
    ("once_more", ()),  # last_round: others-once-more
    ("at_draw", ()),  # religion: at-draw
    ("self_target", ()),
    ("democracy_needs_card", ()),
    ("centre_clockwise", ()),
    ("max_turns", ()),
    ("level1", ()),
    ("level2", ()),
    ("hegemony", ()),
    ("removed", ()),  # cards of each Age that go to the box
)

TABLE_FIELDS = (
    # whose turn, and what is asked
    ("first", ()),
    ("seat", ()),  # who decides
    ("ask", ()),
    ("turn", ()),  # turns begun so far
    ("need", ()),  # answers of this kind still to come
    ("plays", ()),  # cards to play once `need` is met
    ("effect", ()),  # being resolved
    ("cost", ()),  # Embargo, Democracy: the card that becomes a marker
    ("target", ()),  # Inquisition: whose hand
    # this turn
    ("spent", ()),  # menu bits no longer open to the active seat
    ("applied", ()),  # effects applied, own or copied, one bit each
    ("copied", ()),  # effect copied by Inspiration, and whose it was
    ("copied_from", ()),
    ("hand_size", ()),
    ("blocked", ()),  # kinds under embargo
    ("skipped", ()),  # whether step 1 was
    # the end
    ("emptied_by", ()),  # who drew the last card
    ("reason", ()),
    ("winners", ()),  # set of seats
    ("win_domain", ()),
    # the coin
    ("coin_by", ()),
    ("coin_place", ()),
    # draft
    ("pick", ()),
    ("answered", ()),  # how many seats have answered in this pick, or claimed
    # sizes and sets
    ("deck_n", ()),
    ("pile_n", ()),
    ("pile_set", ()),
    ("centre_set", ()),
    ("points", (SEATS,)),
    ("hand_n", (SEATS,)),
    ("hand_set", (SEATS,)),
    ("area_n", (SEATS,)),
    ("area_set", (SEATS,)),
    ("allows", (SEATS,)),
    ("embargoed", (SEATS,)),  # set of Domains with an embargo marker
    ("embargoed_later", ()),  # the same for markers the active seat laid on itself
)

CARD_FIELDS = (
    ("hand", (SEATS, KINDS)),
    ("area", (SEATS, KINDS)),
    ("count", (SEATS, DOMAINS)),  # R-ZONE-02
    ("democracy", (SEATS, DOMAINS)),
    ("embargo", (SEATS, DOMAINS, AGES)),  # Economy cards by Age
    ("embargo_later", (DOMAINS, AGES)),  # laid by the active seat on itself in this turn (R-EMB-06)
    ("pile", (KINDS,)),
    ("packet", (SEATS, KINDS)),  # draft: by the seat that was dealt it
    ("centre", (KINDS,)),
    ("deck", (CARDS,)),  # deck[deck_n - 1] is the top
)

FIELDS = OPTION_FIELDS + TABLE_FIELDS + CARD_FIELDS


def _zeros(shape):
    if not shape:
        return 0
    return [_zeros(shape[1:]) for _ in range(shape[0])]


class State:
    """A state for the interpreter: the fields above as plain integers and nested lists."""

    __slots__ = (*(name for name, _ in FIELDS), "log")

    if TYPE_CHECKING:

        def __getattr__(self, name: str) -> Any:
            """The fields above."""

        def __setattr__(self, name: str, value: Any) -> None:
            """The fields above."""

    def __init__(self):
        """All fields zero; `log` collects what a recorder is told."""
        for name, shape in FIELDS:
            setattr(self, name, _zeros(shape))
        self.log = []

    def copy(self):
        """An independent copy, with an empty log."""
        twin = State.__new__(State)
        for name, shape in FIELDS:
            value = getattr(self, name)
            if len(shape) == 1:
                value = value[:]
            elif shape:
                value = [row[:] if len(shape) == 2 else [cell[:] for cell in row] for row in value]
            setattr(twin, name, value)
        twin.log = []
        return twin


class Stream:
    """A stream of chance for the interpreter; see `impera.rules.chance`."""

    __slots__ = ("a", "b", "c", "n")

    def __init__(self):
        """All words zero, until `start_stream`."""
        self.a = self.b = self.c = self.n = 0
