"""The schemas as files of the documentation: `make generate` writes them; a test fails when one is stale."""

from __future__ import annotations

import json
from pathlib import Path

from impera.schemas import NAMES, schema

FOLDER = Path(__file__).resolve().parent.parent / "docs" / "schemas"


def files() -> dict[str, str]:
    """What each file holds, by its name."""
    return {f"{name}.json": json.dumps(schema(name), indent=2) + "\n" for name in NAMES}


def main() -> None:
    """Write all files."""
    FOLDER.mkdir(exist_ok=True)
    for name, text in files().items():
        (FOLDER / name).write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
