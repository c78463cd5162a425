"""Plain numbers: those of the state that published formats tell as they are.

A view, a position and a tensor name such a number where they declare it, and nowhere else. `make generate` writes the
compiled code that tells and hears it (`tools/plain.py`).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple, get_args, get_type_hints

if TYPE_CHECKING:
    import msgspec


class Plain(NamedTuple):
    """Marks a number of a view or of a position that is that of a field of the state."""

    field: str


def plain_numbers(struct: type[msgspec.Struct]) -> dict[str, str]:
    """The plain numbers of a struct in their order, each with its field of the state."""
    hints = get_type_hints(struct, include_extras=True)
    marks = {name: get_args(hints[name])[1:] for name in struct.__struct_fields__}
    return {name: mark.field for name, found in marks.items() for mark in found if isinstance(mark, Plain)}
