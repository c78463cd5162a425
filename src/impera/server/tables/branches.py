"""Branches: tables whose game continues from a moment of another one.

Such a deal is known, so there is no commitment to it. The table's first entry holds where its game comes from and the
decisions up to that moment, so the game is still its record and can be replayed and verified like any other.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from impera import BadRecord, Game, Record
from impera.game.record import Origin
from impera.server.finished.replays import check_length
from impera.server.wire.refusals import Denied

if TYPE_CHECKING:
    from impera.notation.options import Options

_KEEP = "keep"


class Beginning(msgspec.Struct, frozen=True):
    """What the first entry of a branch holds."""

    origin: Origin
    decisions: tuple[str, ...]
    table: str | None
    """The table whose game it was; None for a record file."""

    @classmethod
    def of(cls, record: Record, decisions: int, table: str | None) -> Beginning:
        """The beginning after `decisions` decisions of a record; raises Denied if no game can continue there.

        In a pick of the draft the seats choose at the same time, so a branch begins where the pick did.
        """
        check_length(record)
        if decisions > len(record.decisions):
            raise Denied(404, "no-such-moment", f"the game has {len(record.decisions)} decisions")
        try:
            game = record.replay(decisions)
        except BadRecord as error:
            raise Denied(422, "impossible-record", str(error)) from error
        if game.seat is None:
            raise Denied(409, "over", "the game is over at this moment; choose an earlier one")
        first = game.view(None).first
        while game.legal()[0].startswith(_KEEP) and game.seat != first:
            decisions -= 1
            if decisions < 0:
                raise Denied(409, "in-a-pick", "the record begins in the middle of a pick")
            game = record.replay(decisions)
        return cls(record.origin, record.decisions[:decisions], table)

    @classmethod
    def read(cls, text: str) -> Beginning | None:
        """The beginning in an entry; None if the cards were dealt for this table."""
        return msgspec.json.decode(text, type=cls) if text else None

    def text(self) -> str:
        """The text of its entry."""
        return msgspec.json.encode(self).decode()

    def game(self, options: Options) -> Game:
        """The game at this moment."""
        return Record(options=options, origin=self.origin, decisions=self.decisions).replay(len(self.decisions))
