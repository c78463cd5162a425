"""Runs a study: plays the pieces that its questions need and its journal lacks, and answers them."""

from __future__ import annotations

import time
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple, Self

from impera.analysis.arena.entrants import entrant
from impera.analysis.journal import Journal, read_head, read_lines
from impera.analysis.study import playing
from impera.analysis.study.journal import CountedPiece, Head, Run
from impera.analysis.study.questions import QUESTIONS, question
from impera.analysis.study.questions.answer import Answer, Totals
from impera.analysis.study.questions.own import NAME as OWN
from impera.analysis.study.questions.own import Own
from impera.bots import own as own_bots
from impera.errors import BadOptions
from impera.notation.seeds import halves
from impera.workers import check, open_pool

if TYPE_CHECKING:
    import os
    from collections.abc import Callable, Iterable, Iterator, Sequence

    from impera.analysis.study.cells import Cell
    from impera.analysis.study.questions.answer import StudyQuestion
    from impera.bots.own import Given, Present
    from impera.workers import On

    StudyJournal = Journal[CountedPiece | Run]
    Progress = Callable[[float], object]

GAMES = 200_000
NETWORK_GAMES = 5_000
SEARCH_GAMES = 200
SEED = 1


class Study(NamedTuple):
    """A study, whole or in part."""

    seed: int
    answers: dict[str, Answer]
    games: int
    """How many games were played for it, in all runs."""
    runs: tuple[Run, ...]
    interrupted: bool
    searched: bool
    """Whether any of its games were played by search."""
    has_network: bool = False
    """Whether any were played by the network."""


class _Numbers(NamedTuple):
    """How many games are played in each cell, by who plays in it."""

    games: int
    network_games: int
    search_games: int

    @classmethod
    def make(cls, games: int, network_games: int | None, search_games: int) -> Self:
        """The numbers as somebody asks for them; raises BadOptions for what is no number."""
        if network_games is None:
            network_games = NETWORK_GAMES if search_games else 0
        made = cls(games, network_games, search_games)
        for name, number in made._asdict().items():
            if type(number) is not int or number < 0:
                message = f"{name} must be a whole number and not negative: {number!r}"
                raise BadOptions(message)
        return made

    def of(self, one: Cell) -> int:
        """In a cell, before they are rounded up to whole deals."""
        if one.asks:
            return self.search_games
        return self.network_games if one.has_network else self.games


class _Piece(NamedTuple):
    cell: Cell
    seed: int
    start: int
    games: int
    present: Present
    """The bots that only this process has."""

    def __str__(self) -> str:
        """Which games they are."""
        return f"{self.cell.name}, {self.games} games from {self.start}"


def run(  # noqa: PLR0913 - each is a separate choice, named by the caller
    folder: str | os.PathLike[str],
    *,
    questions: Sequence[str] | None = None,
    bots: Sequence[Given] = (),
    games: int = GAMES,
    network_games: int | None = None,
    search_games: int = SEARCH_GAMES,
    seed: int | None = None,
    workers: int | None = None,
    on: On = "here",
    progress: Progress | None = None,
) -> Study:
    """Answer questions by playing, and keep the results in a folder.

    Without `questions` it is all of them, or how `bots` play, if there are any: bots of your own, given as to an
    arena. `games` is the number for each cell that plays by rules of thumb, `network_games` for each in which the
    network plays too (without it 5000, or none where `search_games` is 0), `search_games` for each in which another bot
    does; all are rounded up to whole deals, and 0 leaves such cells out. The answers depend only on
    these and the seed, except for thinking times. Games that the folder has are not played again. On Ctrl-C the answers
    cover what was played so far. `progress` is called with the fraction that is done.
    """
    present = own_bots.present(bots)
    own = tuple(_text(bot, present) for bot in bots)
    check(on, workers, alone=bool(present))
    questions = _chosen(questions, own)
    numbers = _Numbers.make(games, network_games, search_games)
    if seed is not None:
        halves(seed)
    head = _kept_head(Path(folder)) if seed is None else Head(seed=seed)
    with Journal(Path(folder), head) as journal:
        counted = _counted(journal.lines)
        todo = [
            piece
            for piece in _pieces(_asked(questions, own), numbers, head.seed, present)
            if piece.games > _games(counted.get((piece.cell.name, piece.start)))
        ]
        began = time.monotonic()
        interrupted = False
        cores: set[int] = set()
        try:
            _play(todo, journal, cores, workers=workers, on=on, progress=progress)
        except KeyboardInterrupt:
            interrupted = True
        if cores:
            journal.add(
                Run(
                    seconds=round(time.monotonic() - began, 3),
                    cores=max(cores),
                    on=on,
                    **numbers._asdict(),
                    questions=tuple(questions),
                    bots=own,
                )
            )
        return _study(head.seed, journal.lines, questions, interrupted=interrupted)


def read(folder: str | os.PathLike[str], questions: Sequence[str] = QUESTIONS) -> Study:
    """What a folder says about questions, and about the bots that were studied there, without playing anything."""
    head = read_head(Path(folder), Head)
    if head is None:
        message = f"there is no study in {folder}"
        raise BadOptions(message)
    return _study(head.seed, read_lines(Path(folder), head), questions, interrupted=False)


def _kept_head(folder: Path) -> Head:
    """The head of the study in a folder, which knows its seed; otherwise that of a new study."""
    return read_head(folder, Head) or Head(seed=SEED)


def _counted(lines: Iterable[CountedPiece | Run]) -> dict[tuple[str, int], CountedPiece]:
    """The pieces of a journal by their places; one that was played again with more games replaces the shorter one."""
    return {(line.cell, line.start): line for line in lines if isinstance(line, CountedPiece)}


def _games(piece: CountedPiece | None) -> int:
    return 0 if piece is None else piece.games


def _text(bot: Given, present: Present) -> str:
    """A bot as an arena writes it; raises BadOptions if it cannot be made here."""
    found = entrant(bot)
    found.check(present)
    return found.spec if found.label == found.spec else f"{found.label}={found.spec}"


def _chosen(questions: Sequence[str] | None, own: Sequence[str]) -> Sequence[str]:
    """The questions that are asked: all, unless some are named or somebody's own bots are studied."""
    if questions is None:
        return () if own else QUESTIONS
    unknown = sorted(set(questions) - set(QUESTIONS))
    if unknown or not (questions or own):
        message = f"no such question: {', '.join(unknown) or 'none'}; questions are {', '.join(QUESTIONS)}"
        raise BadOptions(message)
    return questions


def _asked(names: Sequence[str], own: Sequence[str]) -> dict[str, StudyQuestion]:
    """The questions by name, in the order of the report; the last is about bots of somebody's own, if there are any."""
    asked = {name: question(name) for name in QUESTIONS if name in names}
    return {**asked, OWN: Own(tuple(own))} if own else asked


def _cells(asked: dict[str, StudyQuestion]) -> list[Cell]:
    """All cells of some questions, each once."""
    return list({one.name: one for each in asked.values() for one in each.cells()}.values())


def _pieces(asked: dict[str, StudyQuestion], numbers: _Numbers, seed: int, present: Present) -> Iterator[_Piece]:
    for one in _cells(asked):
        whole = one.whole_deals(numbers.of(one))
        for start in range(0, whole, one.piece):
            yield _Piece(one, seed, start, min(one.piece, whole - start), present)


def _play(  # noqa: PLR0913 - what the caller chose
    todo: list[_Piece],
    journal: StudyJournal,
    cores: set[int],
    *,
    workers: int | None,
    on: On,
    progress: Progress | None,
) -> None:
    """Play pieces and keep them: lanes first, the longest first. Note in `cores` how many played."""
    whole = sum(piece.cell.cost * piece.games for piece in todo)
    done = 0.0
    todo = sorted(todo, key=lambda piece: -piece.cell.cost)
    for asks in (False, True):
        part = [piece for piece in todo if piece.cell.asks == asks]
        if not part:
            continue
        prepare = playing.prepare, (part[0].cell,)
        alone = asks and bool(part[0].present)
        with open_pool(on, workers=workers, processes=asks, alone=alone, prepare=prepare) as pool:
            cores.add(pool.workers)
            for piece, sums in pool.run(playing.play, part):
                journal.add(CountedPiece(piece.cell.name, piece.start, piece.games, sums))
                done += piece.cell.cost * piece.games
                if progress is not None:
                    progress(done / whole)


def _study(seed: int, lines: Sequence[CountedPiece | Run], questions: Sequence[str], *, interrupted: bool) -> Study:
    pieces = [piece for _, piece in sorted(_counted(lines).items())]
    parts: dict[str, list[playing.Sums]] = {}
    for piece in pieces:
        parts.setdefault(piece.cell, []).append(piece.sums)
    runs = tuple(line for line in lines if isinstance(line, Run))
    asked = _asked(questions, list(dict.fromkeys(bot for run in runs for bot in run.bots)))
    wanted = {one.name: one for one in _cells(asked)}
    totals = Totals({name: playing.added(sums) for name, sums in parts.items() if name in wanted})
    return Study(
        seed=seed,
        answers={name: each.answer(totals) for name, each in asked.items()},
        games=sum(piece.games for piece in pieces if piece.cell in wanted),
        runs=runs,
        interrupted=interrupted,
        searched=any(wanted[name].searches for name in parts if name in wanted),
        has_network=any(wanted[name].has_network for name in parts if name in wanted),
    )
