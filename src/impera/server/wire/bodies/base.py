"""What all bodies are built on."""

from __future__ import annotations

from typing import Annotated

import msgspec
from msgspec import Meta

# What names a table, a block or a notice, or the code of a notice: all are drawn by servers.
DrawnName = Annotated[str, Meta(max_length=60, pattern="^[A-Za-z0-9_-]*$")]


class Body(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Base of request bodies."""


class Reply(msgspec.Struct, frozen=True, kw_only=True):
    """Base of reply bodies."""


class Done(Reply, frozen=True):
    """The request was carried out; this is the table's last number."""

    number: int


class Problem(Reply, frozen=True):
    """Why a request was refused: a code, and a few words for programmers."""

    code: str
    detail: str
