"""Lists that the page shows, as TypeScript: `make generate` writes them from declarations in Python.

The first line of each file says where it is declared; a test fails when a file is stale.
"""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any, get_args

from fluent.syntax import FluentParser
from fluent.syntax.ast import Message, VariableReference
from fluent.syntax.visitor import Visitor

from impera.bots.ratings import SIGMAS, ladder
from impera.bots.roster import LEVELS, STAND_IN, USUAL_BOT
from impera.notation.board import BOARD, THRESHOLDS, Thresholds
from impera.notation.cards import DOMAIN_NAMES
from impera.notation.options import OPTIONS, TEAM_PLAYERS, TEAMS
from impera.server.wire.bodies import USUAL_AWAY
from impera.server.wire.messages import SLOW, Phrase
from impera.text.commands import COMMANDS, HELP, LOG, MOST_DIGITS, SEATED, WITH_WORDS
from impera.text.files import ENGLISH, source

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from impera.notation.board import BoardDomain
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
            "/** Options with their own controls on the page, with all their values. */",
            *_constant("TABLE", (f"{option.name}: {_values(option)}" for option in table)),
            "",
            "/** Options that are listed below the edition, which settles them; the default comes first. */",
            *_constant("RULES", (f"{option.name}: {_values(option)}" for option in rules)),
            "",
            "/** The least and the greatest value of those that are numbers. */",
            *_constant("NUMBERS", (f"{option.name}: {_limits(option)}" for option in numbers)),
            "",
            "/** The number of players in the team game. */",
            f"export const TEAM_PLAYERS = {TEAM_PLAYERS};",
            "",
            "/** The seats of each side in the team game. */",
            f"export const TEAMS: readonly (readonly number[])[] = {json.dumps(TEAMS)};",
            "",
        ]
    )


def board() -> str:
    """The reference board."""
    return "\n".join(
        [
            "// Written by `make generate` from impera.notation.board. Do not edit.",
            'import type { Domain } from "../words/cards";',
            'import type { EffectView } from "./messages";',
            "",
            "/** An effect, and where it stands in the rulebook. */",
            "export interface BoardEffect {",
            "  readonly effect: string;",
            "  readonly clause: string;",
            '  readonly kind: EffectView["kind"];',
            "}",
            "",
            "/** A Domain: how many cards of each Age it has, and its effects. */",
            "export interface BoardDomain {",
            "  readonly domain: Domain;",
            "  readonly copies: readonly number[];",
            "  readonly effects: readonly BoardEffect[];",
            "}",
            "",
            "export const BOARD: readonly BoardDomain[] = [",
            *(line for row in BOARD for line in _domain(row)),
            "];",
            "",
            "/** What follows from the number of players; `removed` are the cards of each Age that nobody plays. */",
            "export interface Thresholds {",
            *(f"  readonly {name}: number;" for name in Thresholds._fields),
            "}",
            "",
            "export const THRESHOLDS: readonly Thresholds[] = [",
            *(f"  {_fields(row._asdict())}," for row in THRESHOLDS),
            "];",
            "",
        ]
    )


def domains() -> str:
    """The Domains, in the order of N-01."""
    return "\n".join(
        [
            "// Written by `make generate` from impera.notation.cards. Do not edit.",
            "",
            f"export const DOMAINS = {json.dumps(DOMAIN_NAMES)} as const;",
            "export type Domain = (typeof DOMAINS)[number];",
            "",
        ]
    )


def phrases() -> str:
    """What people can say at a table, and what each phrase leaves open."""
    return "\n".join(
        [
            "// Written by `make generate` from impera.server.wire.messages and locale/en/game.ftl. Do not edit.",
            'import type { Phrase } from "./messages";',
            "",
            "/** What a phrase leaves open: a player, a Domain. */",
            "export interface Blanks {",
            "  readonly seat: boolean;",
            "  readonly domain: boolean;",
            "}",
            "",
            "/** All phrases, in the order in which they are offered. */",
            "export const PHRASES: Readonly<Record<Phrase, Blanks>> = {",
            *(f'  "{phrase}": {_blanks(phrase)},' for phrase in get_args(Phrase)),
            "};",
            "",
        ]
    )


def defaults() -> str:
    """Which bots there are, and what a new table is like where nobody chose."""
    steps = ladder().items()
    return "\n".join(
        [
            "// Written by `make generate` from impera.bots.roster and impera.server.wire.bodies. Do not edit.",
            "",
            "/** The levels of the bots, weakest first. */",
            f"export const LEVELS: readonly string[] = {json.dumps(LEVELS)};",
            "",
            "/** The strength of each level among the others, and its standard deviation (impera/bots/ladder.json). */",
            "export const LADDER: Readonly<Record<string, { readonly mu: number; readonly sigma: number }>> = {",
            *(f"  {name}: {{ mu: {one.mean}, sigma: {one.uncertainty / SIGMAS:.2f} }}," for name, one in steps),
            "};",
            "",
            "/** The bot for somebody who does not choose opponents: it races, but does not block a beginner. */",
            f'export const USUAL_BOT = "{USUAL_BOT}";',
            "",
            "/** The bot that plays where nobody chose one. */",
            f'export const STAND_IN = "{STAND_IN}";',
            "",
            "/** Seconds of absence before a bot stands in. */",
            f"export const USUAL_AWAY = {USUAL_AWAY};",
            "/** Seconds from which on a clock runs over days: also while nobody is connected. */",
            f"export const SLOW = {SLOW};",
            "",
        ]
    )


def commands() -> str:
    """What can be typed, at the table and in the terminal."""
    return "\n".join(
        [
            "// Written by `make generate` from impera.text.commands. Do not edit.",
            "",
            f"export const COMMANDS = {json.dumps(COMMANDS)} as const;",
            "export type Command = (typeof COMMANDS)[number];",
            "",
            "/** Commands that take further words; with any other command, further words mean that it is none. */",
            f"export const WITH_WORDS: readonly Command[] = {json.dumps(WITH_WORDS)};",
            "",
            "/** Commands that only a player has, not a spectator. */",
            f"export const SEATED: readonly Command[] = {json.dumps(SEATED)};",
            "",
            "/** Another way to type `help`. */",
            f'export const HELP = "{HELP}";',
            "",
            "/** The most digits of a number that is typed. */",
            f"export const MOST_DIGITS = {MOST_DIGITS};",
            "",
            "/** How many turns `log` shows by default. */",
            f"export const LOG = {LOG};",
            "",
        ]
    )


class _Blanks(Visitor):
    """Collects the values that a message is filled in with."""

    def __init__(self) -> None:
        """None is found yet."""
        self.found: set[str] = set()

    def visit_VariableReference(self, node: VariableReference) -> None:  # noqa: N802 - the name that Visitor calls
        """Note a value."""
        self.found.add(node.id.name)


@cache
def _messages() -> dict[str, Message]:
    """The messages in English, by their names."""
    entries: list[Any] = FluentParser().parse(source(ENGLISH)).body
    return {each.id.name: each for each in entries if isinstance(each, Message)}


def _blanks(phrase: str) -> str:
    """The blanks of a phrase: it names a player if its message has `$name`, and a Domain if it has `$domain`."""
    blanks = _Blanks()
    blanks.visit(_messages()[f"phrase-{phrase}"])
    return f"{{ seat: {json.dumps('name' in blanks.found)}, domain: {json.dumps('domain' in blanks.found)} }}"


def _constant(name: str, lines: Iterable[str]) -> list[str]:
    return [f"export const {name} = {{", *(f"  {line}," for line in lines), "} as const satisfies Values;"]


def _values(option: Option) -> str:
    """All values; numbers in their order, otherwise the default first."""
    return json.dumps(list(option.values) if option.kind is int else [option.default, *option.alternatives])


def _limits(option: Option) -> str:
    return json.dumps([min(option.values), max(option.values)])


def _domain(row: BoardDomain) -> Iterator[str]:
    yield f'  {{ domain: "{row.domain}", copies: {json.dumps(row.copies)}, effects: ['
    yield from (f"    {_fields(effect._asdict())}," for effect in row.effects)
    yield "  ] },"


def _fields(values: dict[str, str | int]) -> str:
    """An object in one line."""
    return "{ " + ", ".join(f"{name}: {json.dumps(value)}" for name, value in values.items()) + " }"


LISTS = {
    "wire/board.ts": board,
    "wire/defaults.ts": defaults,
    "wire/options.ts": options,
    "wire/phrases.ts": phrases,
    "words/commands.ts": commands,
    "words/domains.ts": domains,
}


def main() -> None:
    """Write the files."""
    for name, text in LISTS.items():
        (FOLDER / name).write_text(text(), encoding="utf-8")


if __name__ == "__main__":
    main()
