"""The pictures of `docs/pictures.md`, drawn from a record.

`make generate` writes them, and a test fails when they are stale.
"""

from __future__ import annotations

from pathlib import Path

from impera import Record

FOLDER = Path(__file__).resolve().parent.parent / "docs" / "images"
RECORD = FOLDER / "game.jsonl"
MOMENT = -12
"""The decision whose table is shown, counted from the end: by then there is something to see."""


def pictures() -> dict[str, str]:
    """The name of each file and its picture."""
    record = Record.load(RECORD)
    moment = len(record.decisions) + MOMENT
    return {
        "picture-seat.svg": record.svg(moment, record.replay(moment).seat),
        "picture-all.svg": record.svg(moment),
        "picture-game.svg": record.animated_svg(),
    }


def main() -> None:
    """Write the files."""
    for name, svg in pictures().items():
        (FOLDER / name).write_text(svg, encoding="utf-8")


if __name__ == "__main__":
    main()
