"""The page docs/observation.md: its text as it is, and the table of the layout generated from the code."""

from __future__ import annotations

from pathlib import Path

from impera.adapters.observation import OBSERVATION_VERSION
from impera.adapters.observation.layout import FIELDS, place

FILE = Path(__file__).parents[3] / "docs" / "observation.md"
TITLE = "## The layout, version "
HEAD = f"{TITLE}{OBSERVATION_VERSION}\n\n| place | field | shape | meaning |\n|---|---|---|---|\n"


def rows() -> str:
    """One row for each field."""
    return "".join(
        f"| {place(field.name)} | `{field.name}` | {' x '.join(map(str, field.shape))} | {field.meaning} |\n"
        for field in FIELDS
    )


def page() -> str:
    """The page as it should be."""
    words = FILE.read_text("utf-8").partition(TITLE)[0]
    return words + HEAD + rows()


if __name__ == "__main__":
    FILE.write_text(page(), encoding="utf-8")
