"""Runs a study: plays the pieces that its questions need and its journal lacks, and answers them."""

from __future__ import annotations

import time
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

from impera.analysis.journal import Journal, read_head, read_lines
from impera.analysis.study import playing
from impera.analysis.study.journal import CountedPiece, Head, Run
from impera.analysis.study.questions import QUESTIONS, question
from impera.analysis.study.questions.answer import Answer, Totals
from impera.errors import BadOptions
from impera.notation.seeds import halves
from impera.workers import open_pool

if TYPE_CHECKING:
    import os
    from collections.abc import Callable, Iterable, Iterator, Sequence

    from impera.analysis.study.cells import Cell
    from impera.workers import On

    StudyJournal = Journal[CountedPiece | Run]
    Progress = Callable[[float], object]

GAMES = 200_000
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


class _Piece(NamedTuple):
    cell: Cell
    seed: int
    start: int
    games: int

    def __str__(self) -> str:
        """Which games they are."""
        return f"{self.cell.name}, {self.games} games from {self.start}"


def run(  # noqa: PLR0913 - each is a separate choice, named by the caller
    folder: str | os.PathLike[str],
    *,
    questions: Sequence[str] = QUESTIONS,
    games: int = GAMES,
    search_games: int = SEARCH_GAMES,
    seed: int | None = None,
    workers: int | None = None,
    on: On = "here",
    progress: Progress | None = None,
) -> Study:
    """Answer questions by playing, and keep the results in a folder.

    `games` is the number for each cell that plays by rules of thumb, `search_games` for each that searches; both are
    rounded up to whole deals, and 0 leaves such cells out. The answers depend only on these and the seed,
    except for thinking times. Games that the folder has are not played again. On Ctrl-C the answers cover what was
    played so far. `progress` is called with the fraction that is done.
    """
    unknown = sorted(set(questions) - set(QUESTIONS))
    if unknown or not questions:
        message = f"no such question: {', '.join(unknown) or 'none'}; questions are {', '.join(QUESTIONS)}"
        raise BadOptions(message)
    for name, number in (("games", games), ("search_games", search_games)):
        if type(number) is not int or number < 0:
            message = f"{name} must be a whole number and not negative: {number!r}"
            raise BadOptions(message)
    if seed is not None:
        halves(seed)
    head = _kept_head(Path(folder)) if seed is None else Head(seed=seed)
    with Journal(Path(folder), head) as journal:
        counted = _counted(journal.lines)
        todo = [
            piece
            for piece in _pieces(questions, games, search_games, head.seed)
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
                    games=games,
                    search_games=search_games,
                    questions=tuple(questions),
                )
            )
        return _study(head.seed, journal.lines, questions, interrupted=interrupted)


def read(folder: str | os.PathLike[str], questions: Sequence[str] = QUESTIONS) -> Study:
    """What a folder says about questions, without playing anything."""
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


def _cells(questions: Sequence[str]) -> list[Cell]:
    """All cells of some questions, each once."""
    return list({one.name: one for name in questions for one in question(name).cells()}.values())


def _pieces(questions: Sequence[str], games: int, search_games: int, seed: int) -> Iterator[_Piece]:
    for one in _cells(questions):
        whole = one.whole_deals(search_games if one.searches else games)
        for start in range(0, whole, one.piece):
            yield _Piece(one, seed, start, min(one.piece, whole - start))


def _play(  # noqa: PLR0913 - what the caller chose
    todo: list[_Piece],
    journal: StudyJournal,
    cores: set[int],
    *,
    workers: int | None,
    on: On,
    progress: Progress | None,
) -> None:
    """Play pieces and keep them: lanes first, then searches, the longest first. Note in `cores` how many played."""
    whole = sum(piece.cell.cost * piece.games for piece in todo)
    done = 0.0
    todo = sorted(todo, key=lambda piece: -piece.cell.cost)
    for searches in (False, True):
        part = [piece for piece in todo if piece.cell.searches == searches]
        if not part:
            continue
        prepare = playing.prepare, (part[0].cell,)
        with open_pool(on, workers=workers, processes=searches, prepare=prepare) as pool:
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
    wanted = {one.name: one for one in _cells(questions)}
    totals = Totals({name: playing.added(sums) for name, sums in parts.items() if name in wanted})
    return Study(
        seed=seed,
        answers={name: question(name).answer(totals) for name in QUESTIONS if name in questions},
        games=sum(piece.games for piece in pieces if piece.cell in wanted),
        runs=tuple(line for line in lines if isinstance(line, Run)),
        interrupted=interrupted,
        searched=any(wanted[name].searches for name in parts if name in wanted),
    )
