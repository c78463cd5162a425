"""A whole SVG document: its size, its words for those who cannot see it, its colours by theme, and its symbols."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING
from xml.sax.saxutils import escape

from impera.errors import BadOptions
from impera.notation.cards import CARD_CODES, DOMAIN_NAMES
from impera.pictures import card
from impera.pictures.art import art
from impera.pictures.elements import element, joined, number
from impera.pictures.table import WIDTH
from impera.pictures.themes import THEMES

if TYPE_CHECKING:
    from collections.abc import Callable

    from impera.pictures.themes import Theme
    from impera.text import Speaker

_HREF = re.compile(r'href="#([\w-]+)"')
_CLASS = re.compile(r'class="([^"]*)"')
_PROPERTIES = {"f": "fill", "s": "stroke", "c": "color", "p": "stop-color"}

# What does not depend on the theme. A stroke without a fill is only a stroke.
_LOOKS = {
    "sans": f"font-family:{art()['fonts']['sans']}",
    "serif": f"font-family:{art()['fonts']['serif']}",
    "bold": "font-weight:700",
    "heavy": "font-weight:800",
    "dashed": "fill:none;stroke-dasharray:5 4;stroke-width:1.5",
    "round": "stroke-linecap:round",
    "thick": "stroke-width:3",
    "thin": "stroke-width:1.5",
}


def document(  # noqa: PLR0913 - the parts of a document
    speaker: Speaker, body: str, height: float, *, title: str, description: str, theme: Theme, more_style: str = ""
) -> str:
    """The document; raises BadOptions if there is no such theme."""
    if theme not in THEMES:
        message = f"theme must be one of {', '.join(THEMES)}, not {theme!r}"
        raise BadOptions(message)
    ground = (
        '<radialGradient id="lamp" cx="50%" cy="0%" r="110%"><stop offset="0" class="p-table-lit"/>'
        '<stop offset="1" class="p-table"/></radialGradient>'
    )
    symbols = joined(_symbols(speaker, body))
    drawn = f'<rect width="{WIDTH}" height="{number(height)}" fill="url(#lamp)"/>{body}'
    style = _style(f"{ground}{symbols}{drawn}", theme) + more_style
    return element(
        "svg",
        f'<title id="title">{escape(title)}</title><desc id="desc">{escape(description)}</desc>',
        f"<style>{style}</style><defs>{ground}{symbols}</defs>",
        drawn,
        xmlns="http://www.w3.org/2000/svg",
        viewBox=f"0 0 {WIDTH} {number(height)}",
        role="img",
        aria_labelledby="title desc",
        lang=speaker.language.code,
    )


def _symbols(speaker: Speaker, body: str) -> list[str]:
    """The symbols that are used, in a fixed order."""
    makers: dict[str, Callable[[], str]] = {}
    for code in CARD_CODES:
        makers[f"card-{code}"] = lambda code=code: card.faceup(speaker, code)  # type: ignore[misc]
        makers[f"band-{code}"] = lambda code=code: card.covered(speaker, code)  # type: ignore[misc]
    for age in (1, 2, 3):
        makers[f"back-{age}"] = lambda age=age: card.facedown(age)  # type: ignore[misc]
    for domain in DOMAIN_NAMES:
        makers[f"medal-{domain}"] = lambda domain=domain: card.medal(domain)  # type: ignore[misc]
    for name in art()["symbols"]:
        makers.setdefault(name, lambda name=name: card.icon(name))  # type: ignore[misc]
    wanted = set(_HREF.findall(body))
    return [make() for name, make in makers.items() if name in wanted]


def _style(text: str, theme: Theme) -> str:
    """The rules for the classes that are used."""
    classes = sorted({name for found in _CLASS.findall(text) for name in found.split()})
    looks = "".join(f".{name}{{{_LOOKS[name]}}}" for name in classes if name in _LOOKS)
    colours = [name for name in classes if name not in _LOOKS]
    light, dark = (_colours(colours, art()[each]) for each in ("light", "dark"))
    if theme == "auto":
        return f"{light}@media (prefers-color-scheme:dark){{{dark}}}{looks}"
    return f"{light if theme == 'light' else dark}{looks}"


def _colours(classes: list[str], tokens: dict[str, str]) -> str:
    """`f-ink` fills with the colour of the token `ink`, and so on."""
    return "".join(f".{name}{{{_PROPERTIES[name[0]]}:{tokens[name[2:]]}}}" for name in classes if name[2:] in tokens)
