"""The progress of an arena on standard error, with the standings, if someone is watching."""

from __future__ import annotations

import sys
from contextlib import contextmanager
from typing import TYPE_CHECKING

from impera.cli.output.standings import rates

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from impera.analysis.arena import Result
    from impera.text import Language

_MOST_BOTS = 3
"""As many as a line has room for."""


@contextmanager
def standing_bar(words: Language) -> Iterator[Callable[[Result], object] | None]:
    """A callback for the result so far, or None if nobody is watching."""
    if not sys.stderr.isatty():
        yield None
        return
    from rich import progress  # noqa: PLC0415 - slow to load
    from rich.console import Console  # noqa: PLC0415

    text, count = progress.TextColumn("{task.description}", markup=False), progress.MofNCompleteColumn()
    columns = progress.SpinnerColumn(), text, progress.BarColumn(20), count, progress.TimeRemainingColumn()
    with progress.Progress(*columns, console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task(words.say("arena-ready"), total=None, start=False)

        def tell(result: Result) -> None:
            bar.start_task(task)
            bar.update(task, completed=len(result.games), total=result.asked, description=_standing(words, result))

        yield tell


def _standing(words: Language, result: Result) -> str:
    """The best bots so far in a few words."""
    best = rates(words, result.rates)[:_MOST_BOTS]
    return words.row(best) if best else words.say("arena-playing")
