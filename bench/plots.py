"""Throughput against batch size as a picture."""

from __future__ import annotations

from typing import TYPE_CHECKING

from matplotlib.figure import Figure

if TYPE_CHECKING:
    from collections.abc import Mapping
    from pathlib import Path


def throughput(rates: Mapping[str, Mapping[int, float]], where: str, path: Path) -> None:
    """Steps per second by the number of games that are stepped at once, a line for each name."""
    figure = Figure(figsize=(7, 4.5), layout="constrained")
    axes = figure.subplots()
    for name, by_size in rates.items():
        axes.plot(list(by_size), list(by_size.values()), marker="o", label=name)
    axes.set(xscale="log", yscale="log", xlabel="games stepped at once", ylabel=f"steps per second, {where}")
    axes.grid(visible=True, alpha=0.3)
    axes.legend()
    figure.savefig(path)
