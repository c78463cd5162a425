"""Webhooks: a notice as JSON, sent to a program of the person who wants it."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from impera.server.notices.outside import BadTarget
from impera.server.notices.words import notice

if TYPE_CHECKING:
    from impera.server.notices.channels import Fate
    from impera.server.notices.outside import Outside
    from impera.server.storage.notices import NoticeRow

_GONE = 410
_BUSY = 429
_FAILED = 500


class Webhook:
    """Programs that wait for a request."""

    def __init__(self, outside: Outside) -> None:
        """They are out there."""
        self._outside = outside

    async def check(self, target: str) -> None:
        """Raise BadTarget if a request may not go there."""
        try:
            await self._outside.place(target)
        except OSError as error:
            raise BadTarget("unknown") from error

    async def send(self, row: NoticeRow, table_id: str) -> Fate:
        """Say that it is somebody's turn."""
        body = msgspec.json.encode(notice(row, table_id))
        try:
            status = await self._outside.post(row.target, body, {"Content-Type": "application/json"})
        except BadTarget:
            return "lost"
        except OSError:
            return "later"
        return "gone" if status == _GONE else "later" if status == _BUSY or status >= _FAILED else "sent"
