"""Code that treats every field of the state the same way: `make generate` writes it into the rules.

Compiled functions name each field they touch, so these are written out, from the columns of `impera.rules.state`; a
test fails when the file is stale.
"""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from impera.rules.cards import AGES, DOMAINS, KINDS, SEATS
from impera.rules.state import AS_IT_IS, CHOICES, NUMBERS, TABLE, ZONES

if TYPE_CHECKING:
    from collections.abc import Iterator

    from impera.rules.state import Field

FILE = Path(__file__).resolve().parent.parent / "src" / "impera" / "rules" / "each_field.py"
HEAD = '''\
"""Code that treats every field of the state the same way. Written by `make generate`; do not edit."""

from impera.rules.cards import AGES, DOMAINS, KINDS, SEATS
from impera.rules.rows import copy_row'''

# What the places of an array are, by how many there are: the name of the number, and of one of them.
_PLACES = {SEATS: ("SEATS", "seat"), KINDS: ("KINDS", "kind"), DOMAINS: ("DOMAINS", "domain"), AGES: ("AGES", "age")}


def source() -> str:
    """The whole file."""
    functions = (_clear_table, _observe_options, _observe_table, _observe_seat, _write_choices)
    return "\n".join([HEAD, *(line for function in functions for line in function())]) + "\n"


def _clear_table() -> Iterator[str]:
    says = "Every zone is empty and nothing has happened (R-SETUP-06, R-SETUP-08). Options stay."
    yield from _function("clear_table(s)", says)
    yield from _assignments([(f"s.{each.name}", each.shape, each.start) for each in TABLE + ZONES], "    ")


def _assignments(parts: list[tuple[str, tuple[int, ...], int | None]], indent: str) -> Iterator[str]:
    """Each part set to its start; parts with the same places share a loop over them."""
    for target, shape, start in parts:
        if not shape:
            yield f"{indent}{target} = {start}"
    for size in dict.fromkeys(shape[0] for _, shape, start in parts if shape and start is not None):
        number, place = _PLACES[size]
        yield f"{indent}for {place} in range({number}):"
        inner = [(f"{target}[{place}]", shape[1:], start) for target, shape, start in parts if shape[:1] == (size,)]
        yield from _assignments(inner, indent + "    ")


def _observe_options() -> Iterator[str]:
    yield from _function("observe_options(s, o)", "Options and parameters are public.")
    yield from (f"    o.{each.name} = s.{each.name}" for each in CHOICES + NUMBERS)


def _observe_table() -> Iterator[str]:
    yield from _function("observe_table(s, o)", "What everybody sees of the table as it is: turn, sizes, open cards.")
    for each in _seen():
        if not each.shape:
            yield f"    o.{each.name} = s.{each.name}"
        elif each.shape[0] != SEATS:
            yield f"    copy_row(s.{each.name}, {_PLACES[each.shape[0]][0]}, o.{each.name}, 0)"


def _observe_seat() -> Iterator[str]:
    yield from _function("observe_seat(s, seat, o)", "What everybody sees of a seat as it is.")
    for each in _seen():
        if each.shape == (SEATS,):
            yield f"    o.{each.name}[seat] = s.{each.name}[seat]"
        elif each.shape[:1] == (SEATS,):
            yield f"    copy_row(s.{each.name}[seat], {_PLACES[each.shape[1]][0]}, o.{each.name}[seat], 0)"


def _seen() -> list[Field]:
    return [each for each in TABLE + ZONES if each.observed == AS_IT_IS]


def _write_choices() -> Iterator[str]:
    yield from _function(
        "write_choices(s, out, place)", "The options that are choices, one number each, from a place on."
    )
    for i, each in enumerate(CHOICES):
        yield f"    out[place + {i}] = s.{each.name}"


def _function(signature: str, says: str) -> Iterator[str]:
    yield from ("", "", f"def {signature}:", f'    """{says}"""')


def main() -> None:
    """Write the file."""
    FILE.write_text(source(), encoding="utf-8")


if __name__ == "__main__":
    main()
