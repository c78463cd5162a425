"""Lists that the page shows, as TypeScript: `make generate` writes them from what is declared in Python.

The options of a game come from `impera.notation.options`, the effects from `impera.rules.decisions`; a test fails when
a file is stale.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import TYPE_CHECKING

from impera.notation.cards import DOMAIN_NAMES
from impera.notation.options import OPTIONS, TEAM_PLAYERS
from impera.rules.decisions import EFFECT_TABLE, INSPIRATION, PERMANENT

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from impera.notation.options import Option

FOLDER = Path(__file__).resolve().parent.parent / "frontend" / "src"


def options() -> str:
    """The options that the page of a new table offers."""
    table = [option for option in OPTIONS.values() if option.group == "table"]
    rules = [option for option in OPTIONS.values() if option.group == "rules" and option.kind is not int]
    numbers = [option for option in OPTIONS.values() if option.group == "rules" and option.kind is int]
    return "\n".join(
        [
            "// Written by `make generate` from impera.notation.options. Do not edit.",
            'import type { Options } from "./messages";',
            "",
            "type Values = { readonly [Name in keyof Options]?: readonly Options[Name][] };",
            "",
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


def effects() -> str:
    """The effects of each Domain, as the reference board has them."""
    return "\n".join(
        [
            "// Written by `make generate` from impera.rules.decisions. Do not edit.",
            'import type { Domain } from "../../words/cards";',
            "",
            "export interface EffectClause {",
            "  readonly effect: string;",
            "  readonly clause: string;",
            '  readonly kind: "level-1" | "level-2" | "discard" | "permanent";',
            "}",
            "",
            "/** Where each effect stands in the rulebook, in the order of the reference board. */",
            "export const EFFECTS: Record<Domain, readonly EffectClause[]> = {",
            *(line for domain, name in enumerate(DOMAIN_NAMES) for line in _effects(domain, name)),
            "};",
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


def _effects(domain: int, name: str) -> Iterator[str]:
    """The effects of a Domain: level 1, level 2, the discard effect; or Inspiration."""
    yield f"  {name}: ["
    for number, each in enumerate(EFFECT_TABLE):
        if each.domain == domain:
            yield f'    {{ effect: "{each.name}", clause: "{each.clause}", kind: "{_kind(number)}" }},'
    yield "  ],"


def _kind(effect: int) -> str:
    if effect == INSPIRATION:
        return "permanent"
    return "discard" if effect >= PERMANENT else f"level-{effect % 2 + 1}"


LISTS = {"wire/options.ts": options, "pages/rules/effects.ts": effects}


def main() -> None:
    """Write the files."""
    for name, text in LISTS.items():
        (FOLDER / name).write_text(text(), encoding="utf-8")


if __name__ == "__main__":
    main()
