"""Runs an arena: plays what the schedule says and the journal lacks, until all is played, decided or stopped."""

from __future__ import annotations

import os
import time
from contextlib import ExitStack
from itertools import product
from pathlib import Path
from typing import TYPE_CHECKING, Unpack

from impera.analysis.arena import deciding, files, schedule
from impera.analysis.arena.entrants import entrants
from impera.analysis.arena.journal import Head
from impera.analysis.arena.pieces import Piece, play, prepare, record_name
from impera.analysis.arena.result import Result, counted, fair_shares, tally
from impera.analysis.arena.schedule import Key
from impera.analysis.arena.settings import Limits, OnFailure, Settings
from impera.analysis.arena.telling import Teller
from impera.analysis.journal import Journal, read_head
from impera.bots import own
from impera.errors import BadOptions, WorkerLost
from impera.notation.chosen import Chosen
from impera.notation.keywords import spelled_out
from impera.notation.options import TEAM_PLAYERS, Options
from impera.notation.seeds import halves, short_seed
from impera.workers import check, open_pool

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from impera.analysis.arena.playing import ArenaGame
    from impera.analysis.arena.result import Stop
    from impera.analysis.arena.telling import Progress
    from impera.bots.own import Given, Present
    from impera.workers import On, Pool

PLAYERS = 2
"""Default number of players: bots meet in pairs."""
RECORDS = "records"


@spelled_out(Chosen)
def run(  # noqa: PLR0913 - each is a separate choice, named by the caller
    bots: Sequence[Given],
    *,
    games: int = 100,
    until_decided: bool = False,
    seed: int | None = None,
    workers: int | None = None,
    on: On = "here",
    on_failure: OnFailure = "forfeit",
    replacement: str | None = None,
    limits: Limits | None = None,
    folder: str | os.PathLike[str] | None = None,
    keep_records: bool = False,
    progress: Progress | None = None,
    **options: Unpack[Chosen],
) -> Result:
    """Let bots play each other and return how they stand.

    A bot is a text, as the command line takes it; a class that takes a seed and has `decide(view) -> str`, or anything
    else that makes such a bot of a seed; an object with `decide`, which plays all its seats as it is; or a pair of a
    label and one of these. Objects, and classes that other processes cannot import, play in this process, one game
    after another.
    `games` is the number of games per match, rounded up to complete deals; with `until_decided` a match ends once its
    bots are clearly not equal. The games depend only on the settings and the seed, not on the number of workers (by
    default enough to keep all cores busy), as long as the bots' budgets are in simulations and not in seconds.
    `on="ray"` plays them on a Ray cluster. A folder keeps everything, and an arena that was interrupted there
    continues. On Ctrl-C, or if a worker is lost, the result covers what was played so far (`stop` says why); WorkerLost
    is raised if there is no game to return. `progress` is called with the result so far, a few times a second.
    """
    where = None if folder is None else Path(folder)
    chosen: Chosen = {"players": TEAM_PLAYERS if options.get("teams") else PLAYERS, **options}
    settings = Settings(
        entrants=entrants(bots),
        options=Options.make(**chosen),
        seed=_seed(seed, where),
        on_failure=on_failure,
        replacement=replacement,
        limits=limits or Limits(),
    )
    present = own.present(bots)
    settings.check(present)
    if type(games) is not int or games < 1:
        message = f"games must be a whole number of 1 or more: {games!r}"
        raise BadOptions(message)
    check(on, workers, alone=bool(present))
    if keep_records and where is None:
        message = "records are kept in a folder: name one"
        raise BadOptions(message)
    number = None if on == "ray" else 1 if present else workers or _busy(settings)
    deals = schedule.deals(settings, games)
    arena = _Arena(settings, deals, present, until_decided=until_decided, progress=progress)
    if where is None:
        return arena.play(on, number)
    with Journal(where, Head(settings=settings)) as journal:
        records = where / RECORDS if keep_records else None
        if records is not None:
            records.mkdir(exist_ok=True)
        result = arena.play(on, number, journal, records)
        files.write(result, where)
    return result


def _seed(given: int | None, folder: Path | None) -> int:
    """The seed that is given, or that of the arena in the folder, or a new one; raises BadOptions if it is none."""
    if given is None:
        kept = None if folder is None else read_head(folder, Head)
        return short_seed() if kept is None else kept.settings.seed
    halves(given)
    return given


def _busy(settings: Settings) -> int:
    """The number of workers that keeps all cores busy."""
    return max(1, (os.cpu_count() or 1) // max(each.threads for each in settings.entrants))


class _Arena:
    """An arena in progress."""

    def __init__(
        self, settings: Settings, deals: int, present: Present, *, until_decided: bool, progress: Progress | None
    ) -> None:
        self._settings = settings
        self._present = present
        self._deals = deals
        self._until_decided = until_decided
        self._teller = Teller(progress)
        self._began = time.monotonic()
        self._matches = len(schedule.matches(len(settings.entrants), settings.sides))
        self._open = set(range(self._matches))
        self._games: dict[Key, ArenaGame] = {}
        self._stopped_by: str | None = None

    def play(
        self, on: On, workers: int | None, journal: Journal[ArenaGame] | None = None, records: Path | None = None
    ) -> Result:
        """Play all games that the journal lacks; each is added as soon as it is over."""
        if journal is not None:
            self._games = {game.key: game for game in journal.lines if game.deal < self._deals}
        try:
            with ExitStack() as leaving:
                pool: Pool | None = None
                for number, deals in enumerate(self._checks(), 1):
                    todo = self._missing(deals)
                    if todo:
                        if pool is None:
                            pool = leaving.enter_context(self._open_pool(on, workers, len(todo)))
                        self._play(todo, pool, journal, records)
                    self._close_decided(number, deals)
        except KeyboardInterrupt:
            return self._result("interrupted")
        except (WorkerLost, OSError) as error:  # or the folder was lost
            if not self._games:
                raise
            self._stopped_by = str(error)
            return self._result("lost")
        if self._stopped_by is not None:
            return self._result("failed")
        return self._result("played" if self._open else "decided")

    def _open_pool(self, on: On, workers: int | None, games: int) -> Pool:
        number = None if workers is None else min(workers, games)
        prepared = (prepare, (self._settings,))
        return open_pool(on, workers=number, processes=True, alone=bool(self._present), prepare=prepared)

    def _play(self, todo: list[Key], pool: Pool, journal: Journal[ArenaGame] | None, records: Path | None) -> None:
        """Play games and keep them, until one is stopped by a failure."""
        self._teller.tell(lambda: self._result("played"))
        pieces = (Piece(self._settings, schedule.fixture(self._settings, key), self._present) for key in todo)
        for piece, (game, record) in pool.run(play, pieces):
            if records is not None:
                record.save(records / record_name(piece.fixture))
            if game.reason == "stopped":
                self._stopped_by = game.failures[-1].problem
                return
            self._games[game.key] = game
            if journal is not None:
                journal.add(game)
            self._teller.tell(lambda: self._result("played"))

    def _checks(self) -> Iterator[int]:
        """After how many deals to check which matches are decided, while some are not and no bot stopped the arena."""
        for deals in deciding.checks(self._deals) if self._until_decided else (self._deals,):
            if self._open and self._stopped_by is None:
                yield deals

    def _missing(self, deals: int) -> list[Key]:
        """The games of the open matches that are not played yet, deal by deal."""
        places = product(range(deals), sorted(self._open), range(self._settings.sides))
        return [Key(*place) for place in places if place not in self._games]

    def _close_decided(self, number: int, deals: int) -> None:
        if not self._until_decided:
            return
        for match in tuple(self._open):
            games = [game for game in self._games.values() if game.match == match and game.deal < deals]
            tallies = tally(self._settings, counted(self._settings, games))
            if deciding.is_decided(tallies, fair_shares(self._settings), number):
                self._open.remove(match)

    def _result(self, stop: Stop) -> Result:
        return Result(
            settings=self._settings,
            stop=stop,
            asked=self._matches * self._deals * self._settings.sides,
            seconds=time.monotonic() - self._began,
            games=tuple(self._games[key] for key in sorted(self._games)),
            stopped_by=self._stopped_by,
        )
