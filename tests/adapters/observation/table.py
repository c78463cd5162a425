"""The page docs/observation.md: its text as it is, and the tables of the layouts generated from the code."""

from __future__ import annotations

from pathlib import Path

from impera.adapters.observation import OBSERVATION_VERSION, STATE_VERSION
from impera.adapters.observation.layout import FIELDS, SIZE, STATE_FIELDS, Field, place

FILE = Path(__file__).parents[3] / "docs" / "observation.md"
TITLE = "## The layout, version "
HEAD = "\n\n| place | field | shape | meaning |\n|---|---|---|---|\n"
STATE_TITLE = "\n## The state of a game, version "
STATE_WORDS = f"The first {SIZE} numbers are an observation, version {OBSERVATION_VERSION}. After it:"


def rows(fields: tuple[Field, ...]) -> str:
    """One row for each field."""
    return "".join(
        f"| {place(field.name)} | `{field.name}` | {' x '.join(map(str, field.shape))} | {field.meaning} |\n"
        for field in fields
    )


def page() -> str:
    """The page as it should be."""
    words = FILE.read_text("utf-8").partition(TITLE)[0]
    observed = f"{TITLE}{OBSERVATION_VERSION}{HEAD}{rows(FIELDS)}"
    hidden = f"{STATE_TITLE}{STATE_VERSION}\n\n{STATE_WORDS}{HEAD}{rows(STATE_FIELDS[len(FIELDS) :])}"
    return words + observed + hidden


if __name__ == "__main__":
    FILE.write_text(page(), encoding="utf-8")
