"""HTTP requests for what belongs to no running table: bots, the rulebook, finished games."""

# Litestar reads the annotations of these functions when the application is made.

from __future__ import annotations

import asyncio
import gzip
from functools import cache
from typing import TYPE_CHECKING, Annotated, Any

from litestar import Response, get, post
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import JSONBody, PathParameter, QueryParameter

from impera import bots, rulebook
from impera.analysis import Review
from impera.game.proof import Proof, proof_of
from impera.rulebook.source import ENGLISH
from impera.server import puzzles
from impera.server.edge.http import (
    PROBLEMS,
    AnyRequest,
    Bearer,
    TableName,
    pay,
    pay_for_table,
    read_table,
    services_of,
    think,
    told_once,
)
from impera.server.edge.socket import payer_of
from impera.server.finished.records import record_of
from impera.server.finished.replays import parsed
from impera.server.finished.reviews import Customer, Reviews, pressed
from impera.server.finished.sharing import spoken
from impera.server.lessons import all_lessons, tried
from impera.server.tables.branches import beginning_of
from impera.server.tables.making import make_branch
from impera.server.wire import tokens
from impera.server.wire.bodies import (
    MOST_RECORD,
    BotLevel,
    Bots,
    BranchHere,
    BranchRecord,
    DroppedRecord,
    Lessons,
    LessonTried,
    OfferedBot,
    Puzzles,
    PuzzleSolution,
    PuzzleTried,
    Replay,
    TableMade,
    TryLesson,
)
from impera.server.wire.refusals import Denied

if TYPE_CHECKING:
    from collections.abc import Callable

    from impera import Options, Record
    from impera.server.entries import Beginning
    from impera.server.operations.limits import Work

# How long browsers may cache replies that are the same for everyone.
_KEEP = {"cache-control": "public, max-age=300"}
# A record as JSON inside JSON: every quotation mark takes two characters.
MOST_BYTES = 2 * MOST_RECORD


def _reply(kind: Any) -> dict[int, ResponseSpec]:
    """The description of a reply that is already encoded when the framework gets it."""
    return {200: ResponseSpec(kind, description="OK", generate_examples=False), **PROBLEMS}


@get("/api/bots", responses=PROBLEMS)
async def roster(request: AnyRequest) -> Bots:
    """The bots, weakest first. The message `bot-NAME` of the language files describes each; hosts describe theirs."""
    offers = services_of(request.app.state).offered.offers.values()
    return Bots(
        bots=tuple(BotLevel(name=name, level=level) for level, name in enumerate(bots.names(), 1)),
        offered=tuple(OfferedBot(name=offer.name, sentence=offer.sentence) for offer in offers),
    )


@get("/api/rules", responses=_reply(rulebook.Book))
async def read_rules(
    request: AnyRequest,
    language: Annotated[str, QueryParameter(max_length=20, description="Such as pt-BR")] = ENGLISH,
) -> Response[Any]:
    """The rulebook by chapter and clause, as blocks that need no parsing; in English if there is no translation."""
    return _squeezed(request, _book(rulebook.spoken(language)), _KEEP)


@get("/api/tables/{table_id:str}/replay", responses=_reply(Replay))
async def replay_table(table_id: TableName, request: AnyRequest, bearer: Bearer = None) -> Response[Any]:
    """A finished game, moment by moment, with everything open."""
    seen = await read_table(request, table_id, bearer)
    record = record_of(seen.state, seen.seats)
    return _squeezed(
        request, await _reviews(request).replay(_customer(request, "replay"), lambda: record, f"replay {table_id}")
    )


@post("/api/replay", status_code=200, responses=_reply(Replay), request_max_body_size=MOST_BYTES)
async def replay_record(data: JSONBody[DroppedRecord], request: AnyRequest) -> Response[Any]:
    """The same for a record file. Nothing is stored."""
    return _squeezed(request, await _reviews(request).replay(_customer(request, "replay"), lambda: parsed(data.record)))


@get("/api/tables/{table_id:str}/review", responses=_reply(Review))
async def review_table(table_id: TableName, request: AnyRequest, bearer: Bearer = None) -> Response[Any]:
    """How the chances developed in a finished game, where it was decided, and which decisions cost most."""
    seen = await read_table(request, table_id, bearer)
    record = record_of(seen.state, seen.seats)
    return _squeezed(
        request, await _reviews(request).review(_customer(request, "review"), lambda: record, f"review {table_id}")
    )


@post("/api/review", status_code=200, responses=_reply(Review), request_max_body_size=MOST_BYTES)
async def review_record(data: JSONBody[DroppedRecord], request: AnyRequest) -> Response[Any]:
    """The same for a record file. Only a digest of the file is stored, to find the review again."""
    key = f"review of {tokens.digest(data.record)}"
    return _squeezed(
        request, await _reviews(request).review(_customer(request, "review"), lambda: parsed(data.record), key)
    )


@get("/api/tables/{table_id:str}/picture", responses=PROBLEMS, media_type="image/png")
async def picture_table(
    table_id: TableName,
    request: AnyRequest,
    language: Annotated[str, QueryParameter(max_length=20, description="Such as pt-BR")] = "",
    bearer: Bearer = None,
) -> Response[bytes]:
    """The final table of a finished game as a picture, in a language: the one named, or one that the reader accepts."""
    seen = await read_table(request, table_id, bearer)
    chosen = spoken(language or request.headers.get("accept-language", ""))
    customer = _customer(request, "picture")
    pictures = services_of(request.app.state).pictures
    drawn = await pictures.of(seen.state, seen.seats, chosen, customer.party, customer.pay)
    is_public = seen.state.table.published or seen.state.is_shared
    kept = {"cache-control": f"{'public' if is_public else 'private'}, max-age=3600", "vary": "accept-language"}
    return Response(drawn, media_type="image/png", headers=kept)


@get("/api/tables/{table_id:str}/proof", responses=PROBLEMS)
async def prove_deal(table_id: TableName, request: AnyRequest, bearer: Bearer = None) -> Proof:
    """How the deal of a finished game follows from the commitment published before play, step by step."""
    pay(request, "moment", bearer)
    seen = await read_table(request, table_id, bearer)
    record = record_of(seen.state, seen.seats)
    if record.commitment is None:
        raise Denied(409, "no-promise", "the deal of a branch was known, so nothing was promised")
    return await think(request, lambda: proof_of(record))


@post("/api/tables/{table_id:str}/branch", responses=PROBLEMS)
async def branch_table(
    table_id: TableName, data: JSONBody[BranchHere], request: AnyRequest, bearer: Bearer = None
) -> TableMade:
    """Continue from a moment of a finished game: a new table with bots in the other seats."""
    seen = await read_table(request, table_id, bearer)
    record = record_of(seen.state, seen.seats)
    return await _branch(request, lambda: record, data, table_id)


@post("/api/branch", responses=PROBLEMS, request_max_body_size=MOST_BYTES)
async def branch_record(data: JSONBody[BranchRecord], request: AnyRequest) -> TableMade:
    """The same from a record file."""
    return await _branch(request, lambda: parsed(data.record), data, None)


@get("/api/lessons", responses=PROBLEMS)
async def list_lessons() -> Lessons:
    """The lessons, in teaching order. Their texts are in the language files."""
    return all_lessons()


@post("/api/lessons/{name:str}", status_code=200, responses=PROBLEMS)
async def try_lesson(
    name: Annotated[str, PathParameter(max_length=40, description="The name of a lesson")],
    data: JSONBody[TryLesson],
    request: AnyRequest,
) -> LessonTried:
    """An attempt at a lesson, from its beginning."""
    pay(request, "lesson")
    return await think(request, lambda: tried(name, data.decisions))


PuzzleName = Annotated[str, PathParameter(max_length=16, description="The name of a puzzle")]


@get("/api/puzzles", responses=PROBLEMS)
async def list_puzzles() -> Puzzles:
    """The puzzles, the easiest first."""
    return await asyncio.to_thread(puzzles.all_puzzles)


@post("/api/puzzles/{name:str}", status_code=200, responses=PROBLEMS)
async def try_puzzle(name: PuzzleName, data: JSONBody[TryLesson], request: AnyRequest) -> PuzzleTried:
    """An attempt at a puzzle, from its beginning."""
    pay(request, "lesson")
    return await think(request, lambda: puzzles.tried(name, data.decisions))


@get("/api/puzzles/{name:str}/solution", responses=PROBLEMS)
async def solve_puzzle(name: PuzzleName) -> PuzzleSolution:
    """The only way to solve a puzzle."""
    return puzzles.solution(name)


ROUTES = (
    roster,
    read_rules,
    replay_table,
    replay_record,
    review_table,
    review_record,
    picture_table,
    prove_deal,
    branch_table,
    branch_record,
    list_lessons,
    try_lesson,
    list_puzzles,
    try_puzzle,
    solve_puzzle,
)


async def _branch(
    request: AnyRequest, read: Callable[[], Record], wanted: BranchHere, table_id: str | None
) -> TableMade:
    pay_for_table(request)
    pay(request, "moment")

    def begin() -> tuple[Beginning, Options]:
        record = read()
        return beginning_of(record, wanted.decisions, table_id), record.options

    beginning, options = await think(request, begin)  # a long game takes a while to replay
    means = services_of(request.app.state).means
    made = await make_branch(means, beginning, options, wanted, payer_of(request.scope).address)
    return told_once(request, made)


@cache
def _book(language: str) -> bytes:
    return pressed(rulebook.book(language))


def _reviews(request: AnyRequest) -> Reviews:
    return services_of(request.app.state).reviews


def _customer(request: AnyRequest, work: Work) -> Customer:
    """Who sent a request and pays for a replay or a review."""
    return Customer(payer_of(request.scope).address, lambda: pay(request, work))


def _squeezed(request: AnyRequest, reply: bytes, headers: dict[str, str] | None = None) -> Response[Any]:
    """A compressed reply, decompressed for clients that do not accept compression."""
    is_understood = "gzip" in request.headers.get("accept-encoding", "")
    return Response(
        reply if is_understood else gzip.decompress(reply),
        media_type="application/json",
        headers={
            **(headers or {}),
            "vary": "accept-encoding",
            **({"content-encoding": "gzip"} if is_understood else {}),
        },
    )
