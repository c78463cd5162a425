"""Tags: how the kinds of data are written in JSON, from the names of their classes."""

from __future__ import annotations


def tag_of(name: str) -> str:
    """The name of a class as a tag.

    >>> tag_of("TurnBegan")
    'turn-began'
    """
    return "".join(f"-{letter.lower()}" if letter.isupper() else letter for letter in name).lstrip("-")
