"""How long the picture of a shared game takes: drawing it, turning it into a PNG, and sending it again."""

from __future__ import annotations

import asyncio
import time
from types import SimpleNamespace
from typing import TYPE_CHECKING, Any

from bench.timing import row
from impera import Game
from impera.pictures.raster import WIDTH, png
from impera.server.finished.sharing import Pictures
from impera.server.tables.thinking import Thinkers

if TYPE_CHECKING:
    from impera.views import View

LANGUAGES = ("en", "ru", "uk", "pt-BR", "el")


def run() -> None:
    """Measure the final tables of games of two, three and four players."""
    for players in (2, 3, 4):
        view = finished(players)
        drawing, turning, sizes = [], [], []
        for language in LANGUAGES * 2:
            began = time.process_time()
            svg = view.svg(language=language, theme="light")
            drawn = time.process_time()
            sizes.append(len(png(svg, WIDTH)))
            turning.append(time.process_time() - drawn)
            drawing.append(drawn - began)
        both = [one + two for one, two in zip(drawing, turning, strict=True)]
        row(
            f"{players} players: drawing, PNG",
            f"{1000 * min(drawing):.0f}, {1000 * min(turning):.0f} ms",
            "CPU, the best of 10",
        )
        row("  together, the slowest of 10", f"{1000 * max(both[5:]):.0f} ms", "(200)")
        row("  size", f"{max(sizes) / 1024:.0f} kB")
    first, again = asyncio.run(asked_twice(finished(4)))
    row("as a server answers, 4 players: first, cached", f"{1000 * first:.0f}, {1000 * again:.2f} ms", "(200)")


def finished(players: int) -> View:
    """A game that is over, as a spectator sees it."""
    game = Game.new(players=players, seed=7)
    while game.seat is not None:
        game.play(game.legal()[-1])
    return game.view(None)


async def asked_twice(view: View) -> tuple[float, float]:
    """How long a server with a running painter takes for a picture, and for the same one again: the best of five."""
    thinkers = Thinkers(1)
    pictures = Pictures(thinkers)
    times: tuple[list[float], list[float]] = ([], [])
    for number in range(6):
        state: Any = SimpleNamespace(view=lambda _: view, table=SimpleNamespace(id="bench"), number=number)
        for taken in times:
            began = time.perf_counter()
            await pictures.of(state, [], "en", "bench", lambda: None)
            taken.append(time.perf_counter() - began)
    await pictures.stop()
    await thinkers.stop()
    return min(times[0][1:]), min(times[1][1:])
