"""The lessons as TypeScript: `make generate` writes them for the page, which plays them without a server.

A position becomes the bytes of a state and a ledger, as the rules in the page keep them: reading positions (N-06) is
written once, in Python (`impera.game.situation`). A test fails when the file is stale.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import TYPE_CHECKING, Any

import msgspec

from impera.game.situation import situation_of
from impera.lessons.course import LESSONS
from impera.lessons.facts import Fact
from tools import wire_types

if TYPE_CHECKING:
    from impera.lessons import Lesson

FILE = Path(__file__).resolve().parent.parent / "frontend" / "src" / "pages" / "learn" / "course.ts"
HEAD = """// Written by `make generate` from impera.lessons. Do not edit.
/* eslint-disable impera/no-plain-text -- decisions, as the rules write them (N-03) */"""
SHAPE = """/** A lesson: where it begins, the steps to its goal, and the ways to miss it. */
export interface Lesson {
  readonly name: string;
  readonly options: Options;
  /** The bytes of the state and of the ledger, without the zeros at their ends. */
  readonly state: string;
  readonly ledger: string;
  /** The last step is the goal, however it is reached. */
  readonly steps: readonly { readonly name: string; readonly message: string; readonly done: Fact }[];
  /** The first one that came is told. */
  readonly misses: readonly { readonly name: string; readonly message: string; readonly come: Fact }[];
  /** What is said when the goal is reached. */
  readonly reached: string;
  /** How a decision of another seat begins, if it can. */
  readonly others_prefer: string;
}"""


def typescript() -> str:
    """The whole file."""
    types = wire_types.declarations({}, {"Fact": Fact})
    lessons = ",\n".join(f"  {json.dumps(_lesson(lesson))}" for lesson in LESSONS.values())
    imports = 'import type { Options } from "../../wire/messages";'
    return f"{HEAD}\n{imports}\n\n{types}\n{SHAPE}\n\nexport const COURSE: readonly Lesson[] = [\n{lessons},\n];\n"


def _lesson(lesson: Lesson) -> dict[str, Any]:
    return {
        "name": lesson.name,
        **msgspec.to_builtins(situation_of(lesson.position)._asdict()),
        "steps": [
            {"name": step.name, "message": lesson.prompt(step), "done": msgspec.to_builtins(step.done)}
            for step in lesson.steps
        ],
        "misses": [
            {"name": miss.name, "message": lesson.saying(0, miss.name), "come": msgspec.to_builtins(miss.come)}
            for miss in lesson.misses
        ],
        "reached": lesson.saying(len(lesson.steps), None),
        "others_prefer": lesson.others_prefer,
    }


def main() -> None:
    """Write the file."""
    FILE.write_text(typescript(), encoding="utf-8")


if __name__ == "__main__":
    main()
