"""The course of a league as an SVG: a line for each bot's rating, and a shade for its interval. No side effects."""

from __future__ import annotations

from typing import TYPE_CHECKING
from xml.sax.saxutils import escape

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from impera.analysis.arena.ratings import Rating

WIDTH, HEIGHT = 860, 360
_LEFT, _RIGHT, _TOP, _BOTTOM = 44, 150, 14, 40
_MOST_POINTS = 120
_LINE = 16
"""Between two labels."""
_LONGEST = 18
"""Letters of a label that have room beside the curves."""
_STEP = 5
"""Between two lines of the grid."""
# Lines also differ by dashes, so nobody needs colours to tell them apart.
_COLOURS = ("#1f6f8b", "#b4502d", "#5b7f2b", "#7a4f9a", "#a8862c", "#3d5aa8", "#9a3d5f", "#4d4d4d")
_DASHES = ("", "8 3", "2 3", "10 3 2 3")

Point = tuple[int, "Rating"]
"""A rating after this many games of the league."""


def chart(curves: dict[str, list[Point]], *, title: str, axis: str) -> str:
    """The picture of some curves by label; `title` is read to those who do not see it, `axis` names the games."""
    games = max((points[-1][0] for points in curves.values() if points), default=1)
    edges = [edge for points in curves.values() for _, one in points for edge in (one.mu - one.half, one.mu + one.half)]
    low, high = min(edges, default=0.0), max(edges, default=50.0)
    frame = _Frame(games, low, high if high > low else low + 1)
    drawn = [frame.axes(axis)]
    played = [(place, label, points) for place, (label, points) in enumerate(curves.items()) if points]
    drawn += [frame.curve(place, _thinned(points)) for place, _, points in played]
    drawn += frame.labels([(place, label, points[-1]) for place, label, points in played])
    return (
        f'<svg viewBox="0 0 {WIDTH} {HEIGHT}" role="img" aria-label="{escape(title, {chr(34): "&quot;"})}">'
        f"{''.join(drawn)}</svg>"
    )


class _Frame:
    """Where games and ratings are on the picture."""

    def __init__(self, games: int, low: float, high: float) -> None:
        self._games, self._low, self._high = games, low, high

    def _x(self, game: int) -> float:
        return _LEFT + (WIDTH - _LEFT - _RIGHT) * game / self._games

    def _y(self, rating: float) -> float:
        return _TOP + (HEIGHT - _TOP - _BOTTOM) * (self._high - rating) / (self._high - self._low)

    def axes(self, axis: str) -> str:
        """Lines at round ratings, the number of games, and the name of their axis."""
        steps = range(int(self._low // _STEP) + 1, int(self._high // _STEP) + 1)
        lines = "".join(self._grid_line(_STEP * step) for step in steps)
        below, right = HEIGHT - _BOTTOM + 18, WIDTH - _RIGHT
        numbers = (
            f'<text x="{_LEFT}" y="{below}">0</text>'
            f'<text x="{right}" y="{below}" text-anchor="end">{self._games}</text>'
        )
        middle = (_LEFT + WIDTH - _RIGHT) / 2
        return f'{lines}{numbers}<text x="{middle}" y="{below + 14}" text-anchor="middle">{escape(axis)}</text>'

    def _grid_line(self, rating: int) -> str:
        y, right = self._y(rating), WIDTH - _RIGHT
        return (
            f'<line class="grid" x1="{_LEFT}" x2="{right}" y1="{y:.1f}" y2="{y:.1f}"/>'
            f'<text x="{_LEFT - 8}" y="{y + 4:.1f}" text-anchor="end">{rating}</text>'
        )

    def curve(self, place: int, points: Sequence[Point]) -> str:
        """The line of one bot, and its shade."""
        colour, dash = _COLOURS[place % len(_COLOURS)], _DASHES[place // len(_COLOURS) % len(_DASHES)]
        line = " ".join(f"{self._x(game):.1f},{self._y(one.mu):.1f}" for game, one in points)
        above = [f"{self._x(game):.1f},{self._y(one.mu + one.half):.1f}" for game, one in points]
        below = [f"{self._x(game):.1f},{self._y(one.mu - one.half):.1f}" for game, one in reversed(points)]
        return (
            f'<polygon points="{" ".join(above + below)}" fill="{colour}" opacity="0.1"/>'
            f'<polyline points="{line}" fill="none" stroke="{colour}" stroke-width="2" stroke-dasharray="{dash}"/>'
        )

    def labels(self, ends: Sequence[tuple[int, str, Point]]) -> Iterator[str]:
        """The names of the bots in one column, none over another, each tied to the end of its line."""
        right = WIDTH - _RIGHT
        ordered = sorted(ends, key=lambda end: -end[2][1].mu)
        heights = _apart([self._y(last.mu) for _, _, (_, last) in ordered])
        for (place, label, (game, last)), y in zip(ordered, heights, strict=True):
            short = label if len(label) <= _LONGEST else f"{label[: _LONGEST - 1]}…"
            yield (
                f'<line x1="{self._x(game):.1f}" y1="{self._y(last.mu):.1f}" x2="{right + 14}" y2="{y:.1f}" '
                f'stroke="{_COLOURS[place % len(_COLOURS)]}" stroke-dasharray="1 3"/>'
                f'<text x="{right + 18}" y="{y + 4:.1f}"><title>{escape(label)}</title>{escape(short)}</text>'
            )


def _apart(heights: Sequence[float]) -> list[float]:
    """Ascending heights as near to these as a line of text for each allows, within the picture if they fit there."""
    gap = min(_LINE, (HEIGHT - _TOP - _BOTTOM) / max(1, len(heights) - 1))
    placed: list[float] = []
    for height in heights:
        placed.append(max(height, placed[-1] + gap) if placed else height)
    lowest = float(HEIGHT - _BOTTOM)
    for place in reversed(range(len(placed))):
        placed[place] = min(placed[place], lowest)
        lowest = placed[place] - gap
    return placed


def _thinned(points: Sequence[Point]) -> Sequence[Point]:
    """As many points as can be told apart, the last one among them."""
    step = max(1, len(points) // _MOST_POINTS)
    return [*points[:-1:step], *points[-1:]]
