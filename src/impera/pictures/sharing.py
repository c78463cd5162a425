"""What several frames have in common, drawn once: most of a table is the same from one turn to the next."""

from __future__ import annotations

from collections import Counter
from xml.etree import ElementTree as ET

_LEAST = 200
"""Letters below which sharing gains nothing."""


def shared(body: str) -> str:
    """The same elements, with those groups that are repeated as definitions before them."""
    root = ET.fromstring(f"<g>{body}</g>")  # noqa: S314 - our own drawing
    texts = {group: _text(group) for group in root.iter("g")}
    often = Counter(texts.values())
    repeated = {group: text for group, text in texts.items() if often[text] > 1 and len(text) >= _LEAST}
    definitions: dict[str, ET.Element] = {}
    _replace(root, repeated, definitions)
    return f"<defs>{''.join(map(_text, definitions.values()))}</defs>{''.join(map(_text, root))}"


def _text(element: ET.Element) -> str:
    return ET.tostring(element, encoding="unicode")


def _replace(parent: ET.Element, repeated: dict[ET.Element, str], definitions: dict[str, ET.Element]) -> None:
    """Put references where repeated groups are, and what they refer to among the definitions."""
    for place, child in enumerate(list(parent)):
        text = repeated.get(child)
        if text is None or text not in definitions:
            _replace(child, repeated, definitions)
        if text is not None:
            if text not in definitions:
                definitions[text] = ET.Element("g", id=f"part-{len(definitions)}")
                definitions[text].append(child)
            parent[place] = ET.Element("use", href=f"#{definitions[text].get('id')}")
