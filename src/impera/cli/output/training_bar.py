"""The progress of training on standard error, if someone is watching."""

from __future__ import annotations

import sys
from contextlib import contextmanager
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from impera.text import Language
    from impera.training.checkpoints import Progress


@contextmanager
def training_bar(words: Language, seconds: float) -> Iterator[Callable[[Progress], object]]:
    """A callback for how far the stage is."""
    if not sys.stderr.isatty():
        yield lambda _: None
        return
    from rich import progress  # noqa: PLC0415 - slow to load
    from rich.console import Console  # noqa: PLC0415

    text = progress.TextColumn("{task.description}", markup=False)
    columns = progress.SpinnerColumn(), text, progress.BarColumn(), progress.TimeRemainingColumn()
    with progress.Progress(*columns, console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task(words.say("train-learning", games=0), total=seconds)

        def tell(done: Progress) -> None:
            bar.update(task, completed=done.seconds, description=words.say("train-learning", games=done.games))

        yield tell
