"""The messages of the server as TypeScript: `make generate` writes them for the page.

Everything comes from `impera.server.wire`, read with `msgspec.inspect`; a test fails
when the file is stale.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import msgspec
from msgspec import inspect as kinds

from impera import rulebook
from impera.analysis import Review
from impera.analysis.reasons import AnyReason
from impera.game.proof import Proof
from impera.server.wire import bodies, messages, notices
from impera.views.events import AnyEvent

FILE = Path(__file__).resolve().parent.parent / "frontend" / "src" / "wire" / "messages.ts"
HEAD = "// Written by `make generate` from impera.server.wire. Do not edit.\n"

# The types on the wire, by their names in TypeScript; the types they use are included. Fields with a default may be
# left out of what a viewer sends; the server always writes every field.
SENT = {
    "FromViewer": messages.FromViewer,
    "NewTable": bodies.NewTable,
    "TakeSeat": bodies.TakeSeat,
    "GiveSeat": bodies.GiveSeat,
    "DroppedRecord": bodies.DroppedRecord,
    "BranchHere": bodies.BranchHere,
    "BranchRecord": bodies.BranchRecord,
    "TryLesson": bodies.TryLesson,
    "Pack": bodies.Pack,
    "Unpack": bodies.Unpack,
    "NewDeal": bodies.NewDeal,
    "PlayDeal": bodies.PlayDeal,
    "NewNotice": notices.NewNotice,
    "NoticeCode": notices.NoticeCode,
}
HEARD = {
    "ToViewer": messages.ToViewer,
    "AnyEvent": AnyEvent,
    "AnyReason": AnyReason,
    "TableMade": bodies.TableMade,
    "SeatTaken": bodies.SeatTaken,
    "Blocked": bodies.Blocked,
    "CodeMade": bodies.CodeMade,
    "PlacesMoved": bodies.PlacesMoved,
    "Done": bodies.Done,
    "MoveBegun": bodies.MoveBegun,
    "MoveSeen": bodies.MoveSeen,
    "Moving": bodies.Moving,
    "Summary": bodies.Summary,
    "Lobby": bodies.Lobby,
    "Replay": bodies.Replay,
    "Review": Review,
    "Proof": Proof,
    "Book": rulebook.Book,
    "Bots": bodies.Bots,
    "Lessons": bodies.Lessons,
    "LessonTried": bodies.LessonTried,
    "Puzzles": bodies.Puzzles,
    "PuzzleTried": bodies.PuzzleTried,
    "DealMade": bodies.DealMade,
    "Notices": notices.Notices,
    "NoticeSeen": notices.NoticeSeen,
    "Deal": bodies.Deal,
    "PuzzleSolution": bodies.PuzzleSolution,
    "Problem": bodies.Problem,
    "Phrase": messages.Phrase,
}


class Writer:
    """Collects the declarations of all types it encounters."""

    def __init__(self) -> None:
        """Nothing is declared yet."""
        self.declared: dict[str, str] = {}
        self._classes: dict[str, type] = {}

    def name(self, kind: kinds.Type, *, is_sent: bool) -> str:  # noqa: C901, PLR0911 - one return for each kind
        """The TypeScript type of a kind; structs are declared along the way."""
        match kind:
            case kinds.Metadata(type=inner):
                return self.name(inner, is_sent=is_sent)
            case kinds.NoneType():
                return "null"
            case kinds.BoolType():
                return "boolean"
            case kinds.IntType() | kinds.FloatType():
                return "number"
            case kinds.StrType():
                return "string"
            case kinds.AnyType():
                return "unknown"
            case kinds.LiteralType(values=values):
                return " | ".join(json.dumps(value) for value in values)
            case kinds.UnionType(types=types):
                return " | ".join(self.name(each, is_sent=is_sent) for each in types)
            case kinds.ListType(item_type=item) | kinds.VarTupleType(item_type=item):
                return self._list(item, is_sent=is_sent)
            case kinds.DictType(key_type=key, value_type=value):
                return f"Record<{self.name(key, is_sent=is_sent)}, {self.name(value, is_sent=is_sent)}>"
            case kinds.StructType():
                return self._struct(kind, is_sent=is_sent)
        message = f"no TypeScript for {kind}"
        raise TypeError(message)

    def _list(self, item: kinds.Type, *, is_sent: bool) -> str:
        inner = self.name(item, is_sent=is_sent)
        return f"readonly ({inner})[]" if " " in inner else f"readonly {inner}[]"

    def _struct(self, kind: kinds.StructType, *, is_sent: bool) -> str:
        name = unique_name(kind.cls)
        if self._classes.setdefault(name, kind.cls) is not kind.cls:
            message = f"two types are called {name}: {kind.cls} and {self._classes[name]}"
            raise TypeError(message)
        if name not in self.declared:
            self.declared[name] = ""  # a struct may contain itself
            lines = [f"  {kind.tag_field}: {json.dumps(kind.tag)};"] if kind.tag_field else []
            for field in kind.fields:
                mark = "?" if is_sent and not field.required else ""
                lines.append(f"  {field.encode_name}{mark}: {self.name(field.type, is_sent=is_sent)};")
            self.declared[name] = f"export interface {name} {{\n" + "\n".join(lines) + "\n}"
        return name


def unique_name(cls: type) -> str:
    """The name of a struct. Events and parts of views may share a name, so events get the suffix Event."""
    is_event = cls.__module__ == "impera.views.events"
    return f"{cls.__name__}Event" if is_event else cls.__name__


def typescript() -> str:
    """The whole file."""
    return HEAD + "\n" + declarations(SENT, HEARD)


def declarations(sent: dict[str, Any], heard: dict[str, Any]) -> str:
    """The declarations of some types, by their names in TypeScript, and of those they use."""
    writer = Writer()
    heads = [*_heads(writer, sent, is_sent=True), *_heads(writer, heard, is_sent=False)]
    return "\n\n".join([*writer.declared.values(), *heads]) + "\n"


def _heads(writer: Writer, roots: dict[str, Any], *, is_sent: bool) -> list[str]:
    """The named types that are not structs; structs among the roots are declared along the way."""
    named = zip(roots, msgspec.inspect.multi_type_info(list(roots.values())), strict=True)
    found = [(name, writer.name(kind, is_sent=is_sent)) for name, kind in named]
    return [f"export type {name} = {kind};" for name, kind in found if name != kind]


def main() -> None:
    """Write the file."""
    FILE.write_text(typescript(), encoding="utf-8")


if __name__ == "__main__":
    main()
