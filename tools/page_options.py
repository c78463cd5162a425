"""The options of a game as TypeScript: `make generate` writes the lists that the page of a new table offers.

Everything comes from `impera.notation.options`; a test fails when the file is stale.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import TYPE_CHECKING

from impera.notation.options import OPTIONS, TEAM_PLAYERS

if TYPE_CHECKING:
    from collections.abc import Iterable

    from impera.notation.options import Option

FILE = Path(__file__).resolve().parent.parent / "frontend" / "src" / "wire" / "options.ts"
HEAD = """\
// Written by `make generate` from impera.notation.options. Do not edit.
import type { Options } from "./messages";

type Values = { readonly [Name in keyof Options]?: readonly Options[Name][] };
"""


def typescript() -> str:
    """The whole file."""
    table = [option for option in OPTIONS.values() if option.group == "table"]
    rules = [option for option in OPTIONS.values() if option.group == "rules" and option.kind is not int]
    numbers = [option for option in OPTIONS.values() if option.group == "rules" and option.kind is int]
    return "\n".join(
        [
            HEAD,
            "/** Options with a place of their own on the page, with all their values. */",
            *_constant("TABLE", (f"{option.name}: {_values(option)}" for option in table)),
            "",
            "/** Options that are listed below the edition, which settles them; the default comes first. */",
            *_constant("RULES", (f"{option.name}: {_values(option)}" for option in rules)),
            "",
            "/** The least and the greatest value of those that are numbers. */",
            *_constant("NUMBERS", (f"{option.name}: {_limits(option)}" for option in numbers)),
            "",
            "/** Teams are for so many. */",
            f"export const TEAM_PLAYERS = {TEAM_PLAYERS};",
            "",
        ]
    )


def _constant(name: str, lines: Iterable[str]) -> list[str]:
    return [f"export const {name} = {{", *(f"  {line}," for line in lines), "} as const satisfies Values;"]


def _values(option: Option) -> str:
    """All values; numbers in their order, otherwise the default first."""
    return json.dumps(list(option.values) if option.kind is int else [option.default, *option.alternatives])


def _limits(option: Option) -> str:
    return json.dumps([min(option.values), max(option.values)])


def main() -> None:
    """Write the file."""
    FILE.write_text(typescript(), encoding="utf-8")


if __name__ == "__main__":
    main()
