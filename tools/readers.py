"""Readers: `make generate` writes them from declarations, in Python and TypeScript.

Facts about a game (`impera.views.compiled.facts`) and reports (`impera.bots.compiled.report`) are rows of numbers. A
reader takes them in the order of the declaration, `n()` is the next one, and puts words in place of numbers; a test
fails when a file is stale.
"""

from __future__ import annotations

import json
from dataclasses import dataclass
from pathlib import Path
from types import NoneType, UnionType
from typing import TYPE_CHECKING, Annotated, Any, Literal, Union, get_args, get_origin, get_type_hints

import msgspec

from impera.analysis.reasons import AnyReason
from impera.analysis.shapes import Hint, Review, Threats
from impera.bots.compiled.report import CHANCE
from impera.notation.cards import CARD_CODES, DOMAIN_NAMES, EFFECT_KIND_NAMES, EFFECT_NAMES
from impera.notation.decisions import QUESTION_NAMES, TEXTS
from impera.notation.outcome import REASON_NAMES
from impera.notation.plain import Plain
from impera.notation.tags import tag_of
from impera.views.events import EVENTS
from impera.views.view import BINDS_NAMES, GIVEN, WHY_NAMES, View
from tools import wire_types

if TYPE_CHECKING:
    from collections.abc import Iterator

ROOT = Path(__file__).resolve().parent.parent
PYTHON = ROOT / "src" / "impera" / "views" / "readers.py"
ANALYSIS = ROOT / "src" / "impera" / "analysis" / "readers.py"
TYPESCRIPT = ROOT / "packages" / "impera-js" / "src" / "readers.ts"

_WORDS: dict[tuple[str, ...], tuple[str, str]] = {
    CARD_CODES: ("CARD_CODES", "impera.notation.cards"),
    DOMAIN_NAMES: ("DOMAIN_NAMES", "impera.notation.cards"),
    EFFECT_KIND_NAMES: ("EFFECT_KIND_NAMES", "impera.notation.cards"),
    EFFECT_NAMES: ("EFFECT_NAMES", "impera.notation.cards"),
    QUESTION_NAMES: ("QUESTION_NAMES", "impera.notation.decisions"),
    TEXTS: ("TEXTS", "impera.notation.decisions"),
    REASON_NAMES: ("REASON_NAMES", "impera.notation.outcome"),
    BINDS_NAMES: ("BINDS_NAMES", "impera.views.view"),
    WHY_NAMES: ("WHY_NAMES", "impera.views.view"),
}
"""The tables of words, with their names and where they are in Python."""


# ------------------------------------------------------------------------------------------------------ declarations


@dataclass(frozen=True)
class Number:
    """A number as it is."""


@dataclass(frozen=True)
class Chance:
    """A chance, which is written as a whole number."""


@dataclass(frozen=True)
class Flag:
    """Yes or no."""


@dataclass(frozen=True)
class Word:
    """A word, by the name of its table."""

    table: str


@dataclass(frozen=True)
class Part:
    """A struct."""

    struct: type[msgspec.Struct]


@dataclass(frozen=True)
class Variant:
    """One of several structs: its place among them comes first."""

    name: str
    structs: tuple[type[msgspec.Struct], ...]


@dataclass(frozen=True)
class Rows:
    """A list."""

    of: Kind


@dataclass(frozen=True)
class Pairs:
    """Values by word."""

    key: Kind
    value: Kind


@dataclass(frozen=True)
class Maybe:
    """Something, or nothing."""

    of: Kind


@dataclass(frozen=True)
class Given:
    """What whoever reads has."""

    type: str


Kind = Number | Chance | Flag | Word | Part | Variant | Rows | Pairs | Maybe | Given
Fields = dict[type[msgspec.Struct], dict[str, Kind]]

OF_GAMES: tuple[type[msgspec.Struct], ...] = (View, *EVENTS)
OF_ANALYSIS: tuple[type[msgspec.Struct], ...] = (Hint, Threats, Review)

_VARIANTS = {get_args(AnyReason): "AnyReason"}
"""The names of unions of structs."""


def declared(roots: tuple[type[msgspec.Struct], ...]) -> Fields:
    """The fields of everything that is read; a struct comes after those it is made of."""
    found: Fields = {}
    for root in roots:
        _declare(root, found)
    return found


def _declare(struct: type[msgspec.Struct], found: Fields) -> None:
    hints = get_type_hints(struct, include_extras=True)
    fields = {name: _kind(hints[name]) for name in struct.__struct_fields__}
    for part in (part for kind in fields.values() for part in _parts(kind)):
        if part not in found:
            _declare(part, found)
    found[struct] = fields


def _kind(hint: Any) -> Kind:  # noqa: PLR0911 - one return for each kind
    origin, parts = get_origin(hint), get_args(hint)
    if origin is Annotated:
        if isinstance(parts[1], Plain):
            return _kind(parts[0])
        return Given(parts[0].__name__) if GIVEN in parts else Word(_WORDS[parts[1]][0])
    if origin is Literal:
        return Word(_WORDS[parts][0])
    if origin in (Union, UnionType):
        if NoneType not in parts:
            return Variant(_VARIANTS[parts], parts)
        (inner,) = (each for each in parts if each is not NoneType)
        return Maybe(_kind(inner))
    if origin is tuple:
        return Rows(_kind(parts[0]))
    if origin is dict:
        return Pairs(_kind(parts[0]), _kind(parts[1]))
    if isinstance(hint, type) and issubclass(hint, msgspec.Struct):
        return Part(hint)
    plain: dict[Any, Kind] = {bool: Flag(), int: Number(), float: Chance()}
    return plain[hint]


def _parts(kind: Kind) -> Iterator[type[msgspec.Struct]]:
    """The structs that a field is made of."""
    match kind:
        case Part(struct=struct):
            yield struct
        case Variant(structs=structs):
            yield from structs
        case Maybe(of=inner) | Rows(of=inner):
            yield from _parts(inner)


def _given(fields: dict[str, Kind]) -> dict[str, str]:
    """The fields that a reader is given, and their types."""
    return {name: kind.type for name, kind in fields.items() if isinstance(kind, Given)}


# ------------------------------------------------------------------------------------------------------------- Python


def python() -> str:
    """The readers of facts in Python."""
    return "\n".join([*_python_head(), *_python_readers(OF_GAMES), *_python_event(), ""])


def analysis() -> str:
    """The readers of reports in Python."""
    return "\n".join([*_analysis_head(), *_python_readers(OF_ANALYSIS), ""])


def _python_readers(roots: tuple[type[msgspec.Struct], ...]) -> Iterator[str]:
    variants = set()
    for struct, fields in declared(roots).items():
        for kind in fields.values():
            if isinstance(kind, Variant) and kind.name not in variants:
                variants.add(kind.name)
                yield from _python_variant(kind)
        yield from _python_reader(struct, fields)


def _python_head() -> Iterator[str]:
    yield '"""Readers of facts, from the declarations of views and events. Written by `make generate`; do not edit."""'
    yield from ("", "from __future__ import annotations", "", "from typing import TYPE_CHECKING", "")
    imported = [*_WORDS.values(), ("Outcome", "impera.notation.outcome")]
    for module in dict.fromkeys(sorted(module for _, module in imported)):
        if module == "impera.views.view":
            yield "from impera.rules.events import GAME_OVER"
            yield "from impera.views import events, view"
        yield f"from {module} import {', '.join(name for name, where in imported if where == module)}"
    yield from ("", "if TYPE_CHECKING:", "    from collections.abc import Callable", "")
    yield from ("    from impera.notation.options import Options", "", "    Numbers = Callable[[], int]")


def _analysis_head() -> Iterator[str]:
    yield '"""Readers of reports, from the declarations of analysis. Written by `make generate`; do not edit."""'
    yield from ("", "from __future__ import annotations", "", "from typing import TYPE_CHECKING", "")
    yield "from impera.analysis import reasons, shapes"
    yield "from impera.notation.cards import CARD_CODES, DOMAIN_NAMES, EFFECT_NAMES"
    yield "from impera.notation.decisions import TEXTS"
    yield from ("", "if TYPE_CHECKING:", "    from collections.abc import Callable", "")
    yield "    Numbers = Callable[[], int]"


def _python_variant(kind: Variant) -> Iterator[str]:
    name = tag_of(kind.name).replace("-", "_")
    yield from ("", "", f"_OF_{name.upper()}: tuple[Callable[[Numbers], reasons.{kind.name}], ...] = (")
    for struct in kind.structs:
        yield f"    {_python_name(struct)},"
    yield from (")", "", "", f"def read_{name}(n: Numbers) -> reasons.{kind.name}:")
    yield from ('    """Any of them; its place comes first."""', f"    return _OF_{name.upper()}[n()](n)")


def _python_reader(struct: type[msgspec.Struct], fields: dict[str, Kind]) -> Iterator[str]:
    name = f"{_MODULES.get(struct.__module__, '')}{struct.__name__}"
    parameters = "".join(f", {field}: {type_}" for field, type_ in _given(fields).items())
    unused = "" if fields else "  # noqa: ARG001 - it has no parts"
    yield from ("", "", f"def {_python_name(struct)}(n: Numbers{parameters}) -> {name}:{unused}")
    yield f'    """{(struct.__doc__ or "").splitlines()[0]}"""'
    if not fields:
        yield f"    return {name}()"
        return
    yield f"    return {name}("
    for field, kind in fields.items():
        yield f"        {field}={field if isinstance(kind, Given) else _python_value(kind)},"
    yield "    )"


_MODULES = {
    "impera.views.view": "view.",
    "impera.views.events": "events.",
    "impera.analysis.shapes": "shapes.",
    "impera.analysis.reasons": "reasons.",
}


def _python_value(kind: Kind, first: str = "n()") -> str:  # noqa: PLR0911 - one return for each kind
    """How a field is read; `first` is its first number."""
    match kind:
        case Chance():
            return f"{first} / {CHANCE}"
        case Flag():
            return f"{first} == 1"
        case Word(table=table):
            return f"{table}[{first}]"
        case Part(struct=struct):
            return f"{_python_name(struct)}(n)"
        case Variant(name=name):
            return f"read_{tag_of(name).replace('-', '_')}(n)"
        case Rows(of=inner):
            return f"tuple([{_python_value(inner)} for _ in range({first})])"
        case Pairs(key=key, value=value):
            return f"{{{_python_value(key)}: {_python_value(value)} for _ in range({first})}}"
        case Maybe(of=Part() as part):
            return f"{_python_value(part)} if {first} else None"
        case Maybe(of=inner):
            return f"None if (number := {first}) < 0 else {_python_value(inner, 'number')}"
    return first


def _python_name(struct: type[msgspec.Struct]) -> str:
    return f"read_{tag_of(wire_types.unique_name(struct)).replace('-', '_')}"


def _python_event() -> Iterator[str]:
    """The reader of any event: its kind comes first."""
    found = declared(OF_GAMES)
    yield from ("", "", "_OF_EVENTS: dict[int, Callable[[Numbers], events.Event]] = {")
    for what, event in enumerate(EVENTS):
        if not _given(found[event]):
            yield f"    {what}: {_python_name(event)},"
    yield from ("}", "", "", "def read_event(n: Numbers, outcome: Outcome | None) -> events.Event:")
    yield from ('    """Any event; `outcome` is how the game ended, if it did."""', "    what = n()")
    for event in EVENTS:
        if _given(found[event]):
            yield f"    if what == {tag_of(event.__name__).replace('-', '_').upper()} and outcome is not None:"
            yield f"        return {_python_name(event)}(n, outcome)"
    yield "    return _OF_EVENTS[what](n)"


# --------------------------------------------------------------------------------------------------------- TypeScript


def typescript() -> str:
    """The readers in TypeScript."""
    found = declared((*OF_GAMES, *OF_ANALYSIS))
    unions = ("AnyEvent", *_VARIANTS.values(), "Options")
    names = ", ".join([*sorted(wire_types.unique_name(struct) for struct in found), *unions])
    readers = (line for struct, fields in found.items() for line in _typescript_reader(struct, fields))
    variants = (line for structs, name in _VARIANTS.items() for line in _typescript_variant(name, structs))
    tables = (f"export const {name} = {json.dumps(words)} as const;" for words, (name, _) in _WORDS.items())
    head = (
        "// Readers of facts and reports, from the declarations. Written by `make generate`; do not edit.",
        'import { list, maybe, record, word, type Numbers } from "./numbers.ts";',
        f'import type {{ {names} }} from "./types.ts";',
        "",
    )
    return "\n".join([*head, *tables, *readers, *variants, *_typescript_event(found), ""])


def _typescript_reader(struct: type[msgspec.Struct], fields: dict[str, Kind]) -> Iterator[str]:
    name = wire_types.unique_name(struct)
    parameters = "".join(f", {field}: {_TYPES.get(type_, type_)}" for field, type_ in _given(fields).items())
    given = f"n: Numbers{parameters}" if fields else ""
    yield from ("", f"export function read{name}({given}): {name} {{", "  return {")
    info = msgspec.inspect.type_info(struct)
    if isinstance(info, msgspec.inspect.StructType) and info.tag_field:
        yield f"    {info.tag_field}: {json.dumps(info.tag)},"
    for field, kind in fields.items():
        yield f"    {field}," if isinstance(kind, Given) else f"    {field}: {_typescript_value(kind)},"
    yield from ("  };", "}")


_TYPES = {"int": "number"}


def _typescript_value(kind: Kind, first: str = "n()") -> str:  # noqa: PLR0911 - one return for each kind
    """How a field is read; `first` is its first number."""
    match kind:
        case Chance():
            return f"{first} / {CHANCE}"
        case Flag():
            return f"{first} === 1"
        case Word(table=table):
            return f"word({table}, {first})"
        case Part(struct=struct):
            return f"read{wire_types.unique_name(struct)}(n)"
        case Variant(name=name):
            return f"read{name}(n)"
        case Rows(of=inner):
            return f"list({first}, () => {_typescript_value(inner)})"
        case Pairs(key=key, value=value):
            return f"record({first}, () => {_typescript_value(key)}, () => {_typescript_value(value)})"
        case Maybe(of=Part() as part):
            return f"{first} === 1 ? {_typescript_value(part)} : null"
        case Maybe(of=inner):
            return f"maybe({first}, (number) => {_typescript_value(inner, 'number')})"
    return first


def _typescript_variant(name: str, structs: tuple[type[msgspec.Struct], ...]) -> Iterator[str]:
    yield from ("", f"export function read{name}(n: Numbers): {name} {{", "  switch (n()) {")
    for place, struct in enumerate(structs):
        yield f"    case {place}:"
        yield f"      return read{wire_types.unique_name(struct)}({'n' if struct.__struct_fields__ else ''});"
    yield from ("  }", f'  throw new RangeError("no such {name}");', "}")


def _typescript_event(found: Fields) -> Iterator[str]:
    yield from ("", "export function readEvent(n: Numbers, outcome: Outcome | null): AnyEvent {", "  switch (n()) {")
    for what, event in enumerate(EVENTS):
        call = f"read{wire_types.unique_name(event)}(n{', outcome' if _given(found[event]) else ''})"
        yield f"    case {what}:"
        if _given(found[event]):
            yield f"      if (outcome !== null) return {call};"
            yield "      break;"
        else:
            yield f"      return {call};"
    yield from ("  }", '  throw new RangeError("no such event");', "}")


def main() -> None:
    """Write the files."""
    PYTHON.write_text(python(), encoding="utf-8")
    ANALYSIS.write_text(analysis(), encoding="utf-8")
    TYPESCRIPT.write_text(typescript(), encoding="utf-8")


if __name__ == "__main__":
    main()
