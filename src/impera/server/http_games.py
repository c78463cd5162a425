"""Requests by HTTP for what belongs to no running table: bots, the rulebook."""

# Litestar reads the annotations of these functions when the application is made.

from __future__ import annotations

import gzip
from functools import cache
from typing import Annotated, Any

import msgspec
from litestar import Request, Response, get
from litestar.datastructures import State
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import QueryParameter

from impera import bots, rulebook
from impera.server.bodies import BotLevel, Bots
from impera.server.http import PROBLEMS

AnyRequest = Request[Any, Any, State]

# So long a browser may take what is the same for everybody from its own store.
_KEEP = {"cache-control": "public, max-age=300"}
_EFFORT = 6


def _reply(kind: Any) -> dict[int, ResponseSpec]:
    """The description of a reply that is encoded before the framework gets it."""
    return {200: ResponseSpec(kind, description="OK", generate_examples=False), **PROBLEMS}


@get("/api/bots", responses=PROBLEMS)
async def roster() -> Bots:
    """The bots, weakest first. What each is like says the message `bot-NAME` of the language files."""
    return Bots(bots=tuple(BotLevel(name=name, level=level) for level, name in enumerate(bots.names(), 1)))


@get("/api/rules", responses=_reply(rulebook.Book))
async def read_rules(
    request: AnyRequest,
    language: Annotated[str, QueryParameter(max_length=20, description="Such as pt-BR")] = rulebook.ENGLISH,
) -> Response[Any]:
    """The rulebook by chapter and clause, as blocks that need no parsing; English where there is no other."""
    return squeezed(request, *_book(rulebook.spoken(language)), headers=_KEEP)


ROUTES = (roster, read_rules)


@cache
def _book(language: str) -> tuple[bytes, bytes]:
    return packed(rulebook.book(language))


def packed(reply: Any) -> tuple[bytes, bytes]:
    """A reply as JSON, and the same compressed."""
    plain = msgspec.json.encode(reply)
    return plain, gzip.compress(plain, _EFFORT, mtime=0)


def squeezed(
    request: AnyRequest, plain: bytes, pressed: bytes, *, headers: dict[str, str] | None = None
) -> Response[Any]:
    """A reply that is compressed for those who can read that. It holds no secret beside what a stranger chose."""
    takes = request.headers.get("accept-encoding", "")
    is_pressed = "gzip" in takes
    return Response(
        pressed if is_pressed else plain,
        media_type="application/json",
        headers={
            **(headers or {}),
            "vary": "accept-encoding",
            **({"content-encoding": "gzip"} if is_pressed else {}),
        },
    )
