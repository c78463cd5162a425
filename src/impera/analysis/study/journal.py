"""What the journal of a study holds: its seed, then each piece as soon as it is counted, and each run.

{"impera": "study", "version": 1, "seed": 1}
{"cell": "2 players basic, tuned", "start": 0, "games": 4800, "sums": {...}}
{"seconds": 61.2, "cores": 16, "on": "here", ...}          one line for each run
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar, Literal

import msgspec

from impera.analysis import journal

if TYPE_CHECKING:
    from typing import Self


class CountedPiece(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Some games of a cell, and what was counted in them."""

    cell: str
    start: int
    games: int
    sums: dict[str, Any]


class Run(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """How long the program ran, on how many cores and where, and what was asked of it."""

    seconds: float
    cores: int
    on: str
    games: int
    network_games: int = 0
    search_games: int
    questions: tuple[str, ...]
    bots: tuple[str, ...] = ()
    """Bots of somebody's own, as an arena writes them."""


class Head(journal.Head[CountedPiece | Run], frozen=True, kw_only=True):
    """The first line. Pieces with equal seeds belong together."""

    what: ClassVar[str] = "a study"

    impera: Literal["study"] = "study"
    version: Literal[1] = 1
    seed: int

    def differences(self, other: Self) -> list[str]:
        """How another study differs: by its seed, or not at all."""
        return [] if self.seed == other.seed else [f"seed {other.seed} instead of {self.seed}"]

    def line(self, text: bytes) -> CountedPiece | Run:
        """A piece, or a run: only a run says how long it took."""
        found = msgspec.json.decode(text, type=dict[str, Any])
        return msgspec.convert(found, Run) if "seconds" in found else msgspec.convert(found, CountedPiece)
