"""A picture of the result: win rates with their intervals, and ratings with theirs. Needs the extra `plots`."""

from __future__ import annotations

from typing import TYPE_CHECKING

from impera.errors import MissingExtra

if TYPE_CHECKING:
    from collections.abc import Mapping
    from pathlib import Path

    from matplotlib.axes import Axes

    from impera.analysis.arena.result import Result, Standing

PLOT = "plot.png"
_INK, _FAINT = "#1f4e79", "#9a9a9a"


def draw(result: Result, path: Path, words: Mapping[str, str]) -> None:
    """Draw both pictures into a file; `words` are its title and the names of both axes and of the fair share.

    Raises MissingExtra without matplotlib.
    """
    try:
        from matplotlib.figure import Figure  # noqa: PLC0415 - slow to load, and an extra
    except ImportError as error:
        message = "a plot needs matplotlib: pip install 'impera[plots]'"
        raise MissingExtra(message) from error
    standings = sorted(result.standings, key=lambda one: one.rating.mu)
    figure = Figure(figsize=(10, 1.8 + 0.5 * len(standings)), layout="constrained")
    rates, ratings = figure.subplots(1, 2, sharey=True)
    _draw_rates(rates, standings, words)
    _draw_ratings(ratings, standings, words)
    figure.suptitle(words["title"], fontsize="medium")
    figure.savefig(path, dpi=150)


def _draw_rates(axes: Axes, standings: list[Standing], words: Mapping[str, str]) -> None:
    for place, one in enumerate(standings):
        low, rate, high = (100 * part for part in (one.wins.low, one.wins.rate, one.wins.high))
        axes.errorbar(rate, place, xerr=[[rate - low], [high - rate]], fmt="o", color=_INK, capsize=4)
        axes.annotate(f"{rate:.1f} %", (rate, place), (0, 8), textcoords="offset points", ha="center")
        label = words["fair"] if place == 0 else None
        axes.plot(100 * one.fair, place, marker="|", markersize=14, color=_FAINT, linestyle="none", label=label)
    axes.set(xlim=(-8, 108), ylim=(-0.6, len(standings) - 0.3), xlabel=words["wins"])
    axes.set_yticks(range(len(standings)), [one.label for one in standings])
    axes.grid(visible=True, axis="x", alpha=0.3)
    axes.legend(loc="lower left", bbox_to_anchor=(0, 1), frameon=False, fontsize="small", borderaxespad=0)


def _draw_ratings(axes: Axes, standings: list[Standing], words: Mapping[str, str]) -> None:
    for place, one in enumerate(standings):
        axes.errorbar(one.rating.mu, place, xerr=one.rating.half, fmt="o", color=_INK, capsize=4)
        text = f"{one.rating.mu:.1f}"
        axes.annotate(text, (one.rating.mu, place), (0, 8), textcoords="offset points", ha="center")
    axes.set(xlabel=words["rating"])
    axes.grid(visible=True, axis="x", alpha=0.3)
