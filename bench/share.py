"""How long the picture of a shared game takes: drawing it, turning it into a PNG, and sending it again."""

from __future__ import annotations

import time

from bench.timing import row
from impera import Game
from impera.pictures.raster import WIDTH, png


def run() -> None:
    """Measure the final tables of games of two, three and four players."""
    for players in (2, 3, 4):
        game = Game.new(players=players, seed=7)
        while game.seat is not None:
            game.play(game.legal()[-1])
        view = game.view(None)
        drawing, turning, sizes = [], [], []
        for language in ("en", "ru", "uk", "pt-BR", "el") * 2:
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
