"""Tagged data of any shape, such as an event: its kind, and its fields by name."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec

if TYPE_CHECKING:
    from msgspec import Struct


def kind_of(shape: Struct) -> str:
    """Its tag on the wire, such as `turn-began`."""
    return str(shape.__struct_config__.tag)


def fields_of(shape: Struct) -> list[tuple[str, Any]]:
    """All fields with their names."""
    return list(msgspec.structs.asdict(shape).items())


def field_of(shape: Struct, name: str) -> Any:
    """A field; None if this kind does not have it."""
    return getattr(shape, name, None)
