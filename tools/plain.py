"""Telling and hearing plain numbers: `make generate` writes the compiled code.

A view, a position and a tensor say themselves which of their numbers are those of the state (`impera.notation.plain`,
and `state` of a field in `impera.adapters.observation.layout`). Those of a view or a position follow each other, in the
row of numbers that it is; a test fails when a file is stale.
"""

from __future__ import annotations

import runpy
from math import prod
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

from impera.game.position.shape import PositionShape, TurnShape
from impera.notation.plain import plain_numbers
from impera.rules.cards import DOMAINS, KINDS, SEATS
from impera.views.view import SeatView, View

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator

    import msgspec

IMPERA = Path(__file__).resolve().parent.parent / "src" / "impera"
_SIZES = {DOMAINS: "DOMAINS", KINDS: "KINDS"}


class Written(NamedTuple):
    """A file, and its lines."""

    file: str
    lines: Callable[[], Iterator[str]]

    def source(self) -> str:
        """The whole file."""
        return "\n".join(self.lines()) + "\n"


def in_a_row(struct: type[msgspec.Struct]) -> list[str]:
    """The fields of the state that are the plain numbers of a struct, in their order."""
    numbers = plain_numbers(struct)
    places = [struct.__struct_fields__.index(name) for name in numbers]
    if places and places != list(range(places[0], places[0] + len(places))):
        message = f"the plain numbers of {struct.__name__} do not follow each other: {', '.join(numbers)}"
        raise ValueError(message)
    return list(numbers.values())


def _of_views() -> Iterator[str]:
    yield '"""The plain numbers of a view. Written by `make generate`; do not edit."""'
    yield from ("", "from impera.views.compiled.facts import say")
    yield from _function("say_plain(o, f)", "Those of the table.")
    yield from (f"    say(f, o.{field})" for field in in_a_row(View))
    yield from _function("say_plain_of_seat(o, seat, f)", "Those of a player.")
    yield from (f"    say(f, o.{field}[seat])" for field in in_a_row(SeatView))


def _of_positions() -> Iterator[str]:
    yield '"""The plain numbers of a position. Written by `make generate`; do not edit."""'
    yield from ("", "from impera.game.compiled.hearing import heard")
    yield from _function("hear_plain(n, s)", "Those of the table.")
    yield from (f"    s.{field} = heard(n)" for field in in_a_row(PositionShape))
    yield from _function("hear_plain_of_turn(n, s)", "Those of a turn under way.")
    yield from (f"    s.{field} = heard(n)" for field in in_a_row(TurnShape))


def _of_tensors() -> Iterator[str]:
    # The package of the layout imports what is written here.
    layout = runpy.run_path(str(IMPERA / "adapters/observation/layout.py"))
    fields = [each for each in layout["FIELDS"] if each.state]
    of_seats = [each for each in fields if each.shape[0] == SEATS]
    of_table = [each for each in fields if each.shape[0] != SEATS]
    sizes = [name for size, name in _SIZES.items() if any(_length(each) == size for each in fields)]
    yield '"""The plain numbers of a tensor. Written by `make generate`; do not edit."""'
    yield ""
    yield f"from impera.adapters.compiled.places import {', '.join(sorted(each.name.upper() for each in fields))}"
    yield "from impera.adapters.observation.layout import MOST"
    yield f"from impera.rules.cards import {', '.join(sizes)}"
    yield "from impera.rules.rows import copy_row"
    yield from _function("write_plain(o, out)", "Those of the table.")
    yield from _written(of_table, "", "")
    yield from _function("write_plain_of_seat(o, seat, i, out)", "Those of a player, who is the i-th from the viewer.")
    yield from _written(of_seats, "[seat]", " + {size}i")


def _written(fields: Iterable[Any], of: str, at: str) -> Iterator[str]:
    """The lines that write some fields: one number each, or one row; `of` and `at` are added for each player."""
    for each in fields:
        place = each.name.upper()
        if (length := _length(each)) == 1:
            yield f"    out[{place}{at.format(size='')}] = min(o.{each.state}{of}, MOST)"
        else:
            size = _SIZES[length]
            yield f"    copy_row(o.{each.state}{of}, {size}, out, {place}{at.format(size=f'{size} * ')})"


def _length(field: Any) -> int:
    """How many numbers of a field belong to the table, or to each player."""
    return prod(field.shape[1:] if field.shape[0] == SEATS else field.shape)


def _function(signature: str, says: str) -> Iterator[str]:
    yield from ("", "", f"def {signature}:", f'    """{says}"""')


WRITTEN = (
    Written("views/compiled/plain.py", _of_views),
    Written("game/compiled/plain.py", _of_positions),
    Written("adapters/compiled/plain.py", _of_tensors),
)


def main() -> None:
    """Write the files."""
    for each in WRITTEN:
        (IMPERA / each.file).write_text(each.source(), encoding="utf-8")


if __name__ == "__main__":
    main()
