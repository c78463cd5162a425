"""Elements of SVG as text. Colours that depend on the theme are classes, which `document` explains."""

from __future__ import annotations

from typing import TYPE_CHECKING
from xml.sax.saxutils import escape, quoteattr

if TYPE_CHECKING:
    from collections.abc import Iterable

_NARROW = frozenset("iljtfrI1.,:;'!|()[] ·")
_WIDE = frozenset("mwMW—…шщжюфω")
_MEAN_WIDTH = 0.58
"""Of a letter, in parts of the font's size; fonts differ, so this errs on the wide side."""

_SERIF = 1.12
"""How much wider a serif is."""


def number(value: float) -> str:
    """A coordinate, as short as a tenth of a pixel allows.

    >>> number(3.0), number(2.349)
    ('3', '2.3')
    """
    return f"{value:.1f}".removesuffix(".0")


def element(name: str, *inner: str, **attributes: str | float | None) -> str:
    """An element. Underscores in names of attributes are hyphens; those that are None are left out.

    >>> element("rect", x=1, stroke_width=2.0, class_="ink")
    '<rect x="1" stroke-width="2" class="ink"/>'
    """
    given = [(key.strip("_").replace("_", "-"), value) for key, value in attributes.items() if value is not None]
    text = "".join(f" {key}={quoteattr(value if isinstance(value, str) else number(value))}" for key, value in given)
    content = "".join(inner)
    return f"<{name}{text}>{content}</{name}>" if content else f"<{name}{text}/>"


def group(*inner: str, **attributes: str | float | None) -> str:
    """Several elements together."""
    return element("g", *inner, **attributes)


def moved(x: float, y: float, *inner: str, **attributes: str | float | None) -> str:
    """Several elements in another place."""
    return group(*inner, transform=f"translate({number(x)} {number(y)})", **attributes)


def box(  # noqa: PLR0913 - a place, a size and a look
    x: float, y: float, width: float, height: float, *, radius: float = 0, look: str = ""
) -> str:
    """A rectangle; `look` are classes."""
    return element("rect", x=x, y=y, width=width, height=height, rx=radius or None, class_=look or None)


def disc(x: float, y: float, radius: float, look: str) -> str:
    """A circle."""
    return element("circle", cx=x, cy=y, r=radius, class_=look)


def dots(x: float, ys: Iterable[float], width: float, look: str) -> str:
    """Dots above each other. They are the round ends of lines without length."""
    marks = "".join(f"M{number(x)} {number(y)}h0" for y in ys)
    return element("path", d=marks, stroke_width=width, class_=f"{look} round") if marks else ""


def used(name: str, x: float, y: float, width: float, height: float) -> str:
    """A symbol of the document in a rectangle."""
    return element("use", href=f"#{name}", x=x, y=y, width=width, height=height)


def words(  # noqa: PLR0913 - where, what, and how
    x: float, y: float, text: str, size: float, look: str = "f-ink", *, anchor: str | None = None, room: float = 0
) -> str:
    """A line of text with its baseline at `y`. If it may not fit into `room`, its letters are set closer."""
    width = width_of(text, size) * (_SERIF if "serif" in look else 1)
    tight = room if room and width > room else None
    return element(
        "text",
        escape(text),
        x=x,
        y=y,
        font_size=size,
        class_=look,
        text_anchor=anchor,
        textLength=tight,
        lengthAdjust="spacingAndGlyphs" if tight else None,
    )


def width_of(text: str, size: float) -> float:
    """About how wide a line of text is."""
    return sum(_width(letter) for letter in text) * size


def _width(letter: str) -> float:
    if letter in _NARROW:
        return _MEAN_WIDTH * 0.6
    if letter in _WIDE:
        return _MEAN_WIDTH * 1.5
    return _MEAN_WIDTH * (1.25 if letter.isupper() else 1.1 if letter > "\u0370" else 1)  # Greek and Cyrillic are wider


def lines(text: str, size: float, room: float) -> list[str]:
    """A text broken into lines that fit."""
    found: list[str] = []
    for word in text.split():
        if found and width_of(f"{found[-1]} {word}", size) <= room:
            found[-1] += f" {word}"
        else:
            found.append(word)
    return found


def joined(parts: Iterable[str]) -> str:
    """Elements one after the other."""
    return "".join(parts)
