"""How a game of a deal that several people play ended for the one at the table, as a few words for the database.

Equal endings are equal texts, so that the database can count them. No side effects here.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

import msgspec

from impera.notation.outcome import winning_sides

if TYPE_CHECKING:
    from impera.notation.options import Options
    from impera.notation.outcome import Outcome

Result = Literal["won", "shared", "lost"]
LATE = "late"
"""Ends the text of a game that was finished after its day: others could look at the deal by then."""


class Ending(msgspec.Struct, frozen=True):
    """How a game ended for one seat."""

    result: Result
    reason: str
    domain: str | None
    turn: int
    is_late: bool = False

    def text(self) -> str:
        """As it is stored."""
        words = [self.result, self.reason, self.domain or "-", str(self.turn), *([LATE] if self.is_late else [])]
        return " ".join(words)


def ending_of(options: Options, outcome: Outcome, turn: int, seat: int, *, is_late: bool) -> Ending:
    """How a game ended for a seat. A victory is shared if another side has it too."""
    result: Result = "lost"
    if seat in outcome.winners:
        result = "shared" if len(winning_sides(options, outcome.winners)) > 1 else "won"
    return Ending(result, outcome.reason, outcome.domain, turn, is_late)


def read_ending(text: str) -> Ending:
    """An ending as it was stored.

    >>> read_ending("won hegemony science 23")
    Ending(result='won', reason='hegemony', domain='science', turn=23, is_late=False)
    """
    result, reason, domain, turn, *late = text.split()
    return Ending(msgspec.convert(result, Result), reason, None if domain == "-" else domain, int(turn), late == [LATE])
