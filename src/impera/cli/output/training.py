"""What is told while a network learns, and the picture of it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from impera.cli.output.screen import show
from impera.errors import MissingExtra

if TYPE_CHECKING:
    from collections.abc import Sequence
    from pathlib import Path

    from impera.text import Language
    from impera.training.matches import Score
    from impera.training.stage import Stage

_PICTURE = "curve.png"


def tell_rates(words: Language, stage: Stage, scores: Sequence[Score]) -> None:
    """A line for each bot that was played against."""
    for bot in dict.fromkeys(score.against for score in scores):
        rates = [words.say("train-rate", kind=s.kind, rate=100 * s.rate) for s in scores if s.against == bot]
        show(words.say("train-measured", seconds=round(stage.progress.seconds), bot=bot, rates=words.row(rates)))


def draw_curve(words: Language, folder: Path) -> list[str]:
    """Draw the curve of a stage, if it has one; returns the names of its files."""
    from impera.training import curves  # noqa: PLC0415 - needs PyTorch
    from impera.training.stage import CURVE  # noqa: PLC0415

    if not (folder / CURVE).exists():
        return []
    try:
        axes = {"seconds": words.say("train-plot-seconds"), "wins": words.say("train-plot-wins")}
        curves.draw(folder / CURVE, folder / _PICTURE, axes)
    except MissingExtra:
        show(words.say("error-no-plot"), err=True)
        return [CURVE]
    return [CURVE, _PICTURE]
