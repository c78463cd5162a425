"""Pictures read back: what is drawn where."""

from __future__ import annotations

from xml.etree import ElementTree as ET

SVG = "{http://www.w3.org/2000/svg}"


def read(svg):
    """A picture as a tree of elements; fails unless it is well-formed XML."""
    return ET.fromstring(svg)  # noqa: S314 - our own drawing


def part(tree, **marks):
    """The only group with these marks, such as `seat="0"`."""
    (found,) = parts(tree, **marks)
    return found


def parts(tree, **marks):
    """All groups with these marks."""
    groups = [each for each in tree.iter(f"{SVG}g") if all(each.get(f"data-{key}") == marks[key] for key in marks)]
    assert marks
    return groups


def symbols(tree):
    """The names of the symbols in a part, in the order in which they are drawn."""
    return [each.get("href").removeprefix("#") for each in tree.iter(f"{SVG}use")]


def cards(tree):
    """The cards in a part, faceup such as `M1`, facedown such as `back-1`."""
    shown = [name.removeprefix("card-").removeprefix("band-") for name in symbols(tree)]
    return [name for name in shown if len(name) == len("M1") or name.startswith("back-")]


def text(tree):
    """All words in a part."""
    return " ".join("".join(each.itertext()) for each in tree.iter(f"{SVG}text"))
