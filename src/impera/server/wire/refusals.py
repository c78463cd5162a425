"""Refusals: a request was not carried out, and nothing has changed."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from impera.server.wire.messages import Code


class Refusal(Exception):  # noqa: N818 - a refusal is an answer
    """A request that was refused over a socket."""

    def __init__(self, code: Code) -> None:
        """The code says why."""
        super().__init__(code)
        self.code = code


class Denied(Exception):  # noqa: N818 - a refusal is an answer
    """A request that was refused over HTTP."""

    def __init__(self, status: int, code: str, detail: str) -> None:
        """The status and the code say why; the detail is for programmers."""
        super().__init__(code)
        self.status = status
        self.code = code
        self.detail = detail


def denied(refusal: Refusal) -> Denied:
    """What a request over HTTP is told that a table has refused."""
    match refusal.code:
        case "storage":
            return Denied(503, "storage", "the database does not answer; try again")
        case "closed":
            return Denied(409, "closed", "this table was closed")
        case "stale":
            return Denied(409, "stale", "others changed the table first, again and again; try once more")
        case code:
            return Denied(409, code, "not at this table now")
