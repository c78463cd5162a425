"""Where the fields of a table begin, as constants: `make generate` writes them for the compiled writers.

They come from the tables of an environment's tensors and of a network's features; a test fails when a file is stale.
"""

from __future__ import annotations

import runpy
from pathlib import Path
from typing import NamedTuple

IMPERA = Path(__file__).resolve().parent.parent / "src" / "impera"


class Written(NamedTuple):
    """A file of places, and the table it is written from."""

    file: str
    table: str
    fields: str
    head: str

    def source(self) -> str:
        """The whole file."""
        declared = runpy.run_path(str(IMPERA / self.table))  # its package imports what is written here
        places = {field.name.upper(): declared["place"](field.name) for field in declared[self.fields]}
        sizes = {name: declared[name] for name in ("SIZE", "STATE_SIZE") if name in declared}
        lines = [f"{name} = {at}" for name, at in {**places, **sizes}.items()]
        return "\n".join([f'"""{self.head} Written by `make generate`; do not edit."""', "", *lines]) + "\n"


WRITTEN = (
    Written(
        "adapters/compiled/places.py",
        "adapters/observation/layout.py",
        "STATE_FIELDS",
        "Where each field of `adapters/observation/layout.py` begins in a tensor.",
    ),
    Written(
        "bots/compiled/places.py",
        "bots/network/features.py",
        "QUANTITIES",
        "Where each of the quantities of `bots/network/features.py` begins.",
    ),
)


def main() -> None:
    """Write the files."""
    for each in WRITTEN:
        (IMPERA / each.file).write_text(each.source(), encoding="utf-8")


if __name__ == "__main__":
    main()
