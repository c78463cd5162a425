"""A progress bar on standard error, if someone is watching."""

from __future__ import annotations

import sys
from contextlib import contextmanager
from typing import TYPE_CHECKING

from impera.compiling import GPU_MESSAGE, MESSAGE, NOTICE

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from impera.text import Language


@contextmanager
def progress_bar(words: Language, engine: str | None, games: int) -> Iterator[Callable[[int, int], object] | None]:
    """A callback for the games done and the total, or None if nobody is watching.

    If something must be compiled first, that is always announced; if someone is watching, the bar moves meanwhile.
    """
    must_compile = engine == "cuda" or (engine == "numba" and not _is_compiled())
    if must_compile:
        NOTICE.give(GPU_MESSAGE if engine == "cuda" else MESSAGE)
    if not sys.stderr.isatty():
        yield None
        return
    from rich import progress  # noqa: PLC0415 - slow to load
    from rich.console import Console  # noqa: PLC0415

    text, count = progress.TextColumn("{task.description}"), progress.MofNCompleteColumn()
    columns = progress.SpinnerColumn(), text, progress.BarColumn(), count, progress.TimeRemainingColumn()
    with progress.Progress(*columns, console=Console(stderr=True), transient=True) as bar:
        playing = words.say("simulate-playing")
        waiting = words.say("simulate-wait") if must_compile else playing
        task = bar.add_task(waiting, total=games, start=False)  # moves without a count until the first call

        def tell(done: int, total: int) -> None:
            bar.start_task(task)
            bar.update(task, completed=done, total=total, description=playing)

        yield tell


@contextmanager
def part_done(description: str) -> Iterator[Callable[[float], object] | None]:
    """A callback for the fraction that is done, or None if nobody is watching."""
    if not sys.stderr.isatty():
        yield None
        return
    from rich import progress  # noqa: PLC0415 - slow to load
    from rich.console import Console  # noqa: PLC0415

    text = progress.TextColumn("{task.description}")
    columns = progress.SpinnerColumn(), text, progress.BarColumn(), progress.TaskProgressColumn()
    with progress.Progress(
        *columns, progress.TimeRemainingColumn(), console=Console(stderr=True), transient=True
    ) as bar:
        task = bar.add_task(description, total=1.0)
        yield lambda part: bar.update(task, completed=part)


def _is_compiled() -> bool:
    from impera.engines import cpu  # noqa: PLC0415 - loads the compiler

    return cpu.is_compiled()
