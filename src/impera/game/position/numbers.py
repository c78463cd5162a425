"""A position as one row of numbers, in the order of its shape, and a problem with one in words.

The numbers are as in `impera.views.compiled.facts`, but whatever may be missing is 1 and the part, or 0; a map is its
length and its keys and values. `SHAPE` describes all this as data, so that TypeScript writes the same numbers
(`packages/impera-js/src/position.ts`).
"""

from __future__ import annotations

import string
import types
import typing
from typing import TYPE_CHECKING, Annotated, Any, Literal, get_args, get_origin

import msgspec

from impera.errors import BadPosition
from impera.game.compiled.problems import PARTS, TEXTS
from impera.game.position.shape import VIEWER_NAMES, PositionShape
from impera.notation.cards import CARD_CODES, DOMAIN_NAMES, EFFECT_NAMES
from impera.notation.decisions import QUESTION_NAMES
from impera.notation.outcome import REASON_NAMES
from impera.notation.plain import Plain
from impera.views.compiled.facts import MOST_NUMBERS

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

WORDS: dict[str, tuple[str, ...]] = {
    "card": CARD_CODES,
    "domain": DOMAIN_NAMES,
    "effect": EFFECT_NAMES,
    "question": QUESTION_NAMES,
    "viewer": VIEWER_NAMES,
    "reason": REASON_NAMES,
    "draft": ("keep", "claim"),
    "part": PARTS,
}
"""Words by what they name: a number is the place among them."""

_NAMES = {words: name for name, words in WORDS.items()}
MOST = 2**31 - 1
"""The greatest number, and without its sign the least one."""


def _described(kind: Any) -> dict[str, Any]:  # noqa: PLR0911 - one rung for each kind
    """A type of the shape as data."""
    if get_origin(kind) is Annotated and isinstance(kind.__metadata__[0], Plain):
        kind = kind.__origin__
    if kind in {int, bool}:
        return {"kind": "number" if kind is int else "yes"}
    if isinstance(kind, type) and issubclass(kind, msgspec.Struct):
        fields = [_field(each) for each in msgspec.structs.fields(kind)]
        return {"kind": "object", "fields": fields, "open": not kind.__struct_config__.forbid_unknown_fields}
    first, *rest = get_args(kind)
    match get_origin(kind):
        case types.UnionType | typing.Union:  # with None
            return {"kind": "maybe", "of": _described(first)}
        case given if given is dict:
            return {"kind": "map", "key": _described(first), "of": _described(rest[0])}
        case given if given in {list, tuple}:
            return {"kind": "list", "of": _described(first)}
        case given if given is Literal:
            return {"kind": "word", "words": _NAMES[first, *rest]}
    return {"kind": "word", "words": _NAMES[kind.__metadata__[0]]}


def _field(field: msgspec.structs.FieldInfo) -> dict[str, Any]:
    """A field of an object: its name, what it is, and what it is if it is missing, unless it must be there."""
    found = {"name": field.name, **_described(field.type)}
    if not field.required:
        is_made = field.default is msgspec.NODEFAULT
        found["usual"] = field.default_factory() if is_made else field.default
    return found


SHAPE = _described(PositionShape)
"""A position without its options."""


def numbers_of(position: PositionShape) -> list[int]:
    """The position as numbers; raises BadPosition if a word means nothing, or a number is too large."""
    found = list(_said(SHAPE, position))
    if len(found) > MOST_NUMBERS:
        message = "there is more in the position than any game has"
        raise BadPosition(message)
    return found


def _said(shape: dict[str, Any], value: Any) -> Iterator[int]:  # noqa: C901 - one rung for each kind
    match shape["kind"]:
        case "object":
            for field in shape["fields"]:
                yield from _said(field, getattr(value, field["name"]))
        case "maybe":
            yield int(value is not None)
            if value is not None:
                yield from _said(shape["of"], value)
        case "list":
            yield len(value)
            for part in value:
                yield from _said(shape["of"], part)
        case "map":
            yield len(value)
            for key, part in value.items():
                yield from _said(shape["key"], key)
                yield from _said(shape["of"], part)
        case "word":
            yield _place(shape["words"], value)
        case _:
            if abs(value) > MOST:
                message = f"the number {value} is too large"
                raise BadPosition(message)
            yield int(value)


def _place(kind: str, word: str) -> int:
    if word not in WORDS[kind]:
        message = f"no such {kind}: {word}; there are {', '.join(WORDS[kind])}"
        raise BadPosition(message)
    return WORDS[kind].index(word)


def problem_of(numbers: Sequence[int], texts: Sequence[str] = TEXTS) -> str:
    """What the numbers of a problem say; `texts` are those of a position, if it is no other one."""
    problem, *rest = numbers
    return _Words().format(texts[problem], *rest)


class _Words(string.Formatter):
    """Writes a number by the words that it is a place of."""

    def format_field(self, value: Any, format_spec: str) -> str:
        if not format_spec:
            return str(value)
        return "nothing" if value < 0 else WORDS[format_spec][value]
