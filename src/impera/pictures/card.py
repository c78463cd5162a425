"""A card, faceup or facedown, as a symbol 100 wide and 140 high. The measures are those of `styles/cards.css`."""

from __future__ import annotations

from typing import TYPE_CHECKING

from impera.pictures.art import CUT, Area, art, drawing, motif, palette
from impera.pictures.elements import box, element, group, joined, width_of
from impera.text.cards import age_of, domain_of

if TYPE_CHECKING:
    from impera.text import Speaker

WIDTH, HEIGHT = 100, 140
RATIO = HEIGHT / WIDTH
BAND = 23
"""The height of the strip with the Domain and the Age: what is seen of a card below another one."""

_EDGE = 4.6
_TILE = 12 / 8 * _EDGE
_FACE = {"x": 4, "y": 4, "width": 92, "height": 132, "rx": 5}
_PAPER, _NUMERAL = "#FFFCF4", "#2A1E17"


def faceup(speaker: Speaker, code: str) -> str:
    """The symbol of a card such as `M1`."""
    domain = domain_of(code)
    colours = palette(domain)
    face = [
        element("rect", **_FACE, fill=colours["d"]),
        motif(code, Area(4, 24.2, 92, 85.6)),
        element("path", d="M4 23.6h92M4 110.4h92", stroke=colours["k4"], stroke_width=1.2),
        element("circle", cx=50, cy=102, r=18.2, fill=colours["d"]),
        element("circle", cx=50, cy=102, r=16.2, fill=colours["d"], stroke=colours["k4"], stroke_width=1.6),
        _edge(domain),
        _inked(colours["di"], drawing(f"d-{domain}", Area(40, 92, 20, 20), colours)),
        _band(speaker, code),
        _name(speaker.domain(domain), colours["di"]),
    ]
    return _symbol(f"card-{code}", *face)


def covered(speaker: Speaker, code: str) -> str:
    """The symbol of a card below another one, of which only the band is seen."""
    ground = element("rect", **_FACE, fill=palette(domain_of(code))["d"])
    return _symbol(f"band-{code}", ground, _band(speaker, code))


def _band(speaker: Speaker, code: str) -> str:
    """The Domain and the Age at the head of a card."""
    domain, age = domain_of(code), age_of(code)
    colours = palette(domain)
    letter = speaker.letter(domain)
    return _inked(
        colours["di"],
        drawing(f"d-{domain}", Area(9.5, 6.2, 14.5, 14.5), colours),
        drawing(f"n-{age}", Area(76.3, 6.7, 14.2, 13.5), colours),
        element("text", letter, x=28, y=18.5, class_="sans heavy", font_size=14, fill=colours["di"]),
    )


def facedown(age: int) -> str:
    """The symbol of the back of a card of an Age."""
    return _symbol(
        f"back-{age}",
        group(drawing(f"back-{age}", Area(4, 4, 92, 132), {}, cut=CUT), clip_path="inset(4px 4px 4px 4px round 5px)"),
        element("circle", cx=50, cy=70, r=28.5, fill=_PAPER, fill_opacity=0.35),
        element("circle", cx=50, cy=70, r=26, fill=_PAPER),
        _inked(_NUMERAL, drawing(f"n-{age}", Area(33, 54, 34, 32), {})),
    )


def medal(domain: str) -> str:
    """The symbol of a Domain's medal, 24 wide and high."""
    colours = palette(domain)
    return element(
        "symbol",
        element("circle", cx=12, cy=12, r=11.2, class_="f-paper s-line-strong"),
        element("circle", cx=12, cy=12, r=9.6, fill=colours["d"]),
        _inked(colours["di"], drawing(f"d-{domain}", Area(6, 6, 12, 12), colours)),
        id=f"medal-{domain}",
        viewBox="0 0 24 24",
        overflow="visible",
    )


def icon(name: str) -> str:
    """The symbol of an icon, in the colour of what is around it."""
    symbol = art()["symbols"][name]
    return f'<symbol id="{name}" {symbol["box"]} overflow="visible">{symbol["body"]}</symbol>'


def _symbol(name: str, *face: str) -> str:
    shadow = element("rect", x=1, y=3, width=98, height=139, rx=8, fill="#1D1208", fill_opacity=0.22)
    paper = box(0.6, 0.6, 98.8, 138.8, radius=7.5, look="f-paper s-paper-edge")
    return element("symbol", shadow, paper, *face, id=name, viewBox="0 0 100 143", overflow="visible")


def _inked(colour: str, *inner: str) -> str:
    return group(*inner, color=colour)


def _edge(domain: str) -> str:
    """The pattern along the foot, a mark of the Domain without colour."""
    scale = _EDGE / 8
    tiles = [
        group(art()["edges"][domain], transform=f"translate({4 + _TILE * place:.1f} {136 - _EDGE:.1f}) scale({scale})")
        for place in range(int(92 / _TILE))
    ]
    return group(*tiles, fill_opacity=0.85, stroke_opacity=0.85)


def _name(text: str, ink: str) -> str:
    room = 84
    tight = width_of(text, 13.5) > room
    return element(
        "text",
        text,
        x=50,
        y=127,
        class_="serif bold",
        font_size=13.5,
        text_anchor="middle",
        fill=ink,
        textLength=room if tight else None,
        lengthAdjust="spacingAndGlyphs" if tight else None,
    )


def cards_in_row(codes: list[str], x: float, y: float, width: float, room: float) -> str:
    """Symbols of cards side by side, closer together if there are too many for the room."""
    step = min(width * 1.08, (room - width) / max(1, len(codes) - 1))
    return joined(
        element("use", href=f"#{code}", x=x + step * place, y=y, width=width, height=width * 1.43)
        for place, code in enumerate(codes)
    )
