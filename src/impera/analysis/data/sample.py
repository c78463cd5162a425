"""A sample: records of games between strong bots, played on all cores."""

from __future__ import annotations

from typing import TYPE_CHECKING, Unpack

from impera.analysis.arena import schedule
from impera.analysis.arena.entrants import entrants
from impera.analysis.arena.pieces import Piece, play, prepare
from impera.analysis.arena.schedule import Key
from impera.analysis.arena.settings import Settings
from impera.bots import own
from impera.errors import BadOptions
from impera.notation.chosen import Chosen
from impera.notation.keywords import spelled_out
from impera.notation.options import Options
from impera.workers import check, open_pool

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from impera.bots.own import Given
    from impera.game import Record
    from impera.workers import On

BOTS = ("consul:simulations=200,threads=1", "tuned")


@spelled_out(Chosen)
def sample(
    games: int,
    *,
    bots: Sequence[Given] = BOTS,
    seed: int = 1,
    workers: int | None = None,
    on: On = "here",
    **options: Unpack[Chosen],
) -> Iterator[Record]:
    """Records of games, in order; bots are given as to an arena, and every deal is played from all seatings.

    The same seed gives the same records, provided the bots are limited by simulations.
    """
    if type(games) is not int or games < 1:
        message = f"games must be a whole number of 1 or more: {games!r}"
        raise BadOptions(message)
    settings = Settings(entrants=entrants(tuple(bots)), options=Options.make(**options), seed=seed)
    present = own.present(bots)
    settings.check(present)
    check(on, workers, alone=bool(present))
    if len(settings.entrants) > settings.sides:
        message = f"{len(settings.entrants)} bots do not fit on {settings.sides} sides"
        raise BadOptions(message)
    pieces = [
        Piece(settings, schedule.fixture(settings, Key(game // settings.sides, 0, game % settings.sides)), present)
        for game in range(games)
    ]
    ready: dict[Key, Record] = {}
    waiting = iter([piece.fixture.key for piece in pieces])
    following = next(waiting)
    prepared = (prepare, (settings,))
    with open_pool(on, workers=workers, processes=True, alone=bool(present), prepare=prepared) as pool:
        for piece, (_, record) in pool.run(play, pieces):
            ready[piece.fixture.key] = record
            while following in ready:
                yield ready.pop(following)
                following = next(waiting, Key(-1, 0, 0))
