"""The art of the page, as `make generate` collected it (`tools/art.py`): drawings, colours and fonts."""

from __future__ import annotations

import json
import re
from functools import cache
from importlib.resources import files
from typing import TYPE_CHECKING, Any, NamedTuple

from impera.pictures.elements import number
from impera.text.cards import domain_of

if TYPE_CHECKING:
    from collections.abc import Mapping

_FROM_THE_TOP = 'preserveAspectRatio="xMidYMin slice"'
CUT = 'overflow="hidden"'
_VARIABLE = re.compile(r"var\(--(?P<name>[\w-]+)(?:,[^)]*)?\)")


@cache
def art() -> dict[str, Any]:
    """The whole collection."""
    collected: dict[str, Any] = json.loads(files("impera.pictures").joinpath("art.json").read_text(encoding="utf-8"))
    return collected


def palette(domain: str) -> dict[str, str]:
    """The colours of a Domain: `d` its ground, `di` the ink on it, `k0` to `k4` the tones of its motifs."""
    colours: dict[str, str] = art()["domains"][domain]
    return colours


class Area(NamedTuple):
    """A rectangle."""

    x: float
    y: float
    width: float
    height: float


def drawing(name: str, area: Area, colours: Mapping[str, str], *, cut: str = 'overflow="visible"') -> str:
    """A drawing in a rectangle; `colours` are what its variables stand for.

    Cutting off what sticks out takes long, so it is done only where `cut` says so.
    """
    symbol = art()["symbols"][name]
    body = _VARIABLE.sub(lambda found: colours[found["name"]], symbol["body"])
    place = " ".join(f'{side}="{number(value)}"' for side, value in area._asdict().items())
    return f"<svg {place} {symbol['box']} {cut}>{body}</svg>"


def motif(code: str, area: Area) -> str:
    """The motif of a card, which fills the rectangle; what does not fit is cut off below."""
    return drawing(f"art-{code.lower()}", area, palette(domain_of(code)), cut=_FROM_THE_TOP)
