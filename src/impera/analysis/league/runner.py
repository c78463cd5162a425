"""Runs a league: those who join and leave are noted, then every two who are present play what they have not played."""

from __future__ import annotations

import os
import time
from pathlib import Path
from typing import TYPE_CHECKING, Unpack

import msgspec

from impera.analysis.arena import files, schedule
from impera.analysis.arena.entrants import entrant
from impera.analysis.arena.pieces import Piece, play, prepare
from impera.analysis.arena.settings import Limits, OnFailure, Settings
from impera.analysis.arena.telling import Teller
from impera.analysis.journal import Journal, read_head
from impera.analysis.league import page
from impera.analysis.league.journal import GamePlayed, Head, Line
from impera.analysis.league.members import RECORDS, SIDES, Members, match_of, record_name
from impera.bots import own
from impera.errors import BadOptions, WorkerLost
from impera.notation.chosen import Chosen
from impera.notation.keywords import spelled_out
from impera.notation.options import TEAM_PLAYERS, Options
from impera.notation.seeds import halves, short_seed
from impera.workers import check, open_pool

if TYPE_CHECKING:
    from collections.abc import Sequence

    from impera.analysis.arena.result import Result, Stop
    from impera.analysis.arena.schedule import Key
    from impera.analysis.arena.telling import Progress
    from impera.bots.own import Given, Present
    from impera.workers import On


@spelled_out(Chosen)
def run(  # noqa: PLR0913 - each is a separate choice, named by the caller
    folder: str | os.PathLike[str],
    bots: Sequence[Given] = (),
    *,
    leave: Sequence[str] = (),
    games: int = 100,
    seed: int | None = None,
    workers: int | None = None,
    on: On = "here",
    on_failure: OnFailure = "forfeit",
    replacement: str | None = None,
    limits: Limits | None = None,
    language: str = "en",
    progress: Progress | None = None,
    **options: Unpack[Chosen],
) -> Result:
    """Let bots join or leave the league in a folder, play, and return how all of them stand.

    `bots` join those that are there already, and the labels in `leave` go; what they played stays. Then every two who
    are present play until they have met in `games` games, rounded up to complete deals. Everything is kept in the
    folder as soon as it happens: the same call continues after Ctrl-C. At the end the page of the league is written,
    in a language. Options and a seed are given once, when the league begins; the other settings are those of an arena.
    """
    where = Path(folder)
    kept = read_head(where, Head)
    settings = Settings(
        entrants=(),
        options=_options(kept, options),
        seed=_seed(kept, seed),
        on_failure=on_failure,
        replacement=replacement,
        limits=limits or Limits(),
    )
    settings.check()
    if settings.sides != SIDES:
        message = "a league is for two sides: 2 players, or the team game"
        raise BadOptions(message).told_by(key="error-league-sides")
    if type(games) is not int or games < 1:
        message = f"games must be a whole number of 1 or more: {games!r}"
        raise BadOptions(message)
    present = own.present(bots)
    check(on, workers, alone=bool(present))
    with Journal(where, Head(settings=settings)) as journal:
        league = _League(settings, journal, present, progress)
        league.gather(bots, leave)
        (where / RECORDS).mkdir(exist_ok=True)
        result = league.play(schedule.deals(settings, games), on, workers, where / RECORDS)
        files.write(result, where)
        page.write(league.members, result, where, language)
    return result


def _options(kept: Head | None, options: Chosen) -> Options:
    """Those of the league, if none are given."""
    if kept is not None and not options:
        return kept.settings.options
    chosen: Chosen = {"players": TEAM_PLAYERS if options.get("teams") else SIDES, **options}
    return Options.make(**chosen)


def _seed(kept: Head | None, seed: int | None) -> int:
    if seed is None:
        return short_seed() if kept is None else kept.settings.seed
    halves(seed)
    return seed


class _League:
    """A league in progress."""

    def __init__(self, settings: Settings, journal: Journal[Line], present: Present, progress: Progress | None) -> None:
        self._present = present
        self.members = _followed(settings, journal.lines)
        self._journal = journal
        self._teller = Teller(progress)
        self._began = time.monotonic()
        self._asked = 0

    def gather(self, bots: Sequence[Given], leave: Sequence[str]) -> None:
        """Note who joins and who leaves; raises BadOptions, and nobody has moved, unless two can play."""
        after, moving = _followed(self.members.settings, self._journal.lines), list[Line]()
        for each in map(entrant, bots):
            joined = after.joining(each)
            if joined is not None:
                moving.append(joined)
                after.follow(joined)
        for label in leave:
            left = after.leaving(label)
            moving.append(left)
            after.follow(left)
        if len(after.present) < SIDES:
            message = "a league needs two bots or more"
            raise BadOptions(message).told_by(key="error-bots-too-few")
        for number in after.present:
            after.entrants[number].check(self._present)
        for line in moving:
            self._note(line)

    def play(self, deals: int, on: On, workers: int | None, records: Path) -> Result:
        """Play what is missing; each game is kept as soon as it is over."""
        todo = self.members.missing(deals)
        self._asked = len(self.members.games) + len(todo)
        try:
            stopped_by = self._play(todo, on, workers, records) if todo else None
        except KeyboardInterrupt:
            return self._result("interrupted")
        except (WorkerLost, OSError) as error:  # or the folder was lost
            if not self.members.games:
                raise
            return self._result("lost", str(error))
        return self._result("played") if stopped_by is None else self._result("failed", stopped_by)

    def _play(self, todo: list[Key], on: On, workers: int | None, records: Path) -> str | None:
        """Play games and keep them; returns the failure that stopped it, if one did."""
        settings = self.members.settings
        present = tuple(settings.entrants[each] for each in self.members.present)
        busy = max(1, (os.cpu_count() or 1) // max(each.threads for each in present))
        prepared = (prepare, (msgspec.structs.replace(settings, entrants=present),))
        alone = bool(self._present)
        number = None if on == "ray" else 1 if alone else min(workers or busy, len(todo))
        fixtures = (schedule.fixture_of(settings, key, match_of(key.match)) for key in todo)
        pieces = (Piece(settings, fixture, self._present) for fixture in fixtures)
        with open_pool(on, workers=number, processes=True, alone=alone, prepare=prepared) as pool:
            for piece, (game, record) in pool.run(play, pieces):
                if game.reason == "stopped":
                    return game.failures[-1].problem
                record.save(records / record_name(piece.fixture.key))
                self._note(GamePlayed(game))
                self._teller.tell(lambda: self._result("played"))
        return None

    def _note(self, line: Line) -> None:
        self._journal.add(line)
        self.members.follow(line)

    def _result(self, stop: Stop, stopped_by: str | None = None) -> Result:
        seconds = time.monotonic() - self._began
        return self.members.result(stop, asked=self._asked, seconds=seconds, stopped_by=stopped_by)


def _followed(settings: Settings, lines: Sequence[Line]) -> Members:
    members = Members(settings)
    for line in lines:
        members.follow(line)
    return members
