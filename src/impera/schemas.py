"""JSON Schemas of everything that impera writes as JSON, by name. `impera schema NAME` prints one.

They follow from the types that write it, so they need no care of their own.
"""

from __future__ import annotations

from typing import Any

import msgspec

from impera.bots import external
from impera.errors import BadOptions
from impera.game.position.shape import PositionShape
from impera.game.record import LINES
from impera.notation.options import WrittenOptions
from impera.server.wire import messages
from impera.views import View
from impera.views.events import AnyEvent

DIALECT = "https://json-schema.org/draft/2020-12/schema"
_TYPES: dict[str, tuple[Any, ...]] = {
    "options": (WrittenOptions,),
    "view": (View,),
    "event": (AnyEvent,),
    "position": (PositionShape,),
    "record": LINES,
    "bot-told": (external.ToBot,),
    "bot-reply": (external.Reply,),
    "viewer-sent": (messages.FromViewer,),
    "viewer-told": (messages.ToViewer,),
}
NAMES = tuple(_TYPES)


def schema(name: str) -> dict[str, Any]:
    """A schema by name; that of a record is about each of its lines.

    >>> schema("view")["$ref"]
    '#/$defs/View'
    """
    if name not in _TYPES:
        message = f"no such schema: {name!r}; schemas are {', '.join(NAMES)}"
        raise BadOptions(message).told_by(key="error-schema-unknown", name=name, names=NAMES)
    found, parts = msgspec.json.schema_components(_TYPES[name], ref_template="#/$defs/{name}")
    top = found[0] if len(found) == 1 else {"anyOf": list(found)}
    if name == "position":
        _with_options(parts["PositionShape"])
    return {"$schema": DIALECT, "title": f"impera {name}", **top, "$defs": parts}


def _with_options(position: dict[str, Any]) -> None:
    """Add the options to a position: they are keys of the same object (N-06)."""
    _, parts = msgspec.json.schema_components((WrittenOptions,))
    position["properties"] |= parts["WrittenOptions"]["properties"]
    position["required"] = ["players"]
