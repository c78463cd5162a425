"""The curve of a stage: one line for each measurement, as a CSV file and as a picture."""

from __future__ import annotations

import csv
from typing import TYPE_CHECKING

from impera.analysis.whole_files import write_csv
from impera.errors import MissingExtra

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence
    from pathlib import Path

    from impera.training.matches import Score


class Curve:
    """A CSV file that grows; a stage that goes on continues it."""

    def __init__(self, file: Path) -> None:
        """The file's folder must exist."""
        self._file = file

    def add(self, facts: Mapping[str, float], scores: Sequence[Score]) -> None:
        """A line: facts of learning, and the rate at each kind of table."""
        line = {name: f"{fact:.5g}" for name, fact in facts.items()}
        line |= {f"{score.against} {score.kind}": f"{score.rate:.4f}" for score in scores}
        is_new = not self._file.exists()
        with self._file.open("a", newline="", encoding="utf-8") as out:
            writer = csv.DictWriter(out, line, lineterminator="\n")
            if is_new:
                writer.writeheader()
            writer.writerow(line)


def write_scores(file: Path, scores: Sequence[Score]) -> None:
    """Scores with their intervals, as a CSV file."""
    head = ("against", "kind", "games", "rate", "low", "high", "fair share")
    rows = [
        (
            score.against,
            score.kind,
            score.games,
            *(f"{part:.4f}" for part in (score.rate, score.low, score.high, score.share)),
        )
        for score in scores
    ]
    write_csv(file, head, rows)


def draw(curve: Path, picture: Path, words: Mapping[str, str]) -> None:
    """Draw the rates of a curve's file; `words` are the names of both axes. Raises MissingExtra without matplotlib."""
    try:
        from matplotlib.figure import Figure  # noqa: PLC0415 - slow to load, and an extra
    except ImportError as error:
        message = "a plot needs matplotlib: pip install 'impera[plots]'"
        raise MissingExtra(message) from error
    with curve.open(encoding="utf-8") as lines:
        measured = list(csv.DictReader(lines))
    seconds = [float(line["seconds"]) for line in measured]
    figure = Figure(figsize=(10, 5), layout="constrained")
    axes = figure.subplots()
    for name in measured[0]:
        if " " in name:  # a bot and a kind of table
            axes.plot(seconds, [100 * float(line[name]) for line in measured], marker=".", label=name)
    axes.set(xlabel=words["seconds"], ylabel=words["wins"], ylim=(0, 100))
    axes.grid(visible=True, alpha=0.3)
    axes.legend(loc="center left", bbox_to_anchor=(1, 0.5), frameon=False, fontsize="small")
    figure.savefig(picture, dpi=150)
