"""The options of a game as keywords with types: `make generate` writes them from the declaration of the options.

A type checker reads source and runs nothing, so the keywords are written out; a test fails when the file is stale.
"""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from impera.notation.options import OPTIONS

if TYPE_CHECKING:
    from impera.notation.options import Option

FILE = Path(__file__).resolve().parent.parent / "src" / "impera" / "notation" / "chosen.py"
HEAD = '''\
"""The options as keywords, for editors and type checkers. Written by `make generate`; do not edit."""

from typing import Literal, TypedDict


class Chosen(TypedDict, total=False):
    """The options that are chosen for a game, by name; the edition settles the others (`impera.Options`)."""
'''


def source() -> str:
    """The whole file."""
    return "\n".join([HEAD, *(f"    {name}: {_type(option)}" for name, option in OPTIONS.items())]) + "\n"


def _type(option: Option) -> str:
    if option.kind is not str:
        return option.kind.__name__
    values = ", ".join(f'"{value}"' for value in option.values)
    return f"Literal[{values}]"


def main() -> None:
    """Write the file."""
    FILE.write_text(source(), encoding="utf-8")


if __name__ == "__main__":
    main()
