"""The wording of the game for the page: `make generate` translates it from Python.

What a decision, an event or an outcome is called, and the values of its message, are written once, in the modules
below. A few others are written in both languages by hand, under the same names: `speaker`, `cards`, `shapes` and
`typed`; `words/python.ts` holds the helpers of the translation. A test fails when a file is stale, and
`tests/golden/words*.json` and `typed.json` hold both languages to the same results.
"""

from __future__ import annotations

import ast
from pathlib import Path

from tools.typescript import Translator, camel

ROOT = Path(__file__).resolve().parent.parent
SOURCE = ROOT / "src" / "impera"
FOLDER = ROOT / "frontend" / "src" / "words"

# What is translated, by its name in the page's folder.
MODULES = {
    "advice": "analysis/words.py",
    "board": "text/board.py",
    "decisions": "text/decisions.py",
    "effects": "text/effects.py",
    "events": "text/events.py",
    "introduction": "text/introduction.py",
    "outcome": "text/outcome.py",
    "questions": "text/questions.py",
    "standing": "text/standing.py",
    "table": "text/table.py",
    "turn": "text/turn.py",
    "understand": "text/understand.py",
}

_WORDS = "impera.text."
_WIRE = "../wire/messages"
# Modules that the page does not need.
_PYTHON = ("__future__", "collections.abc", "math", "typing")
# What has another name in TypeScript, or another home.
_RENAMED = {"Event": "AnyEvent"}
_HOMES = {
    "TEAMS": "../wire/options",
    "Values": "./language.svelte",
    **dict.fromkeys(("BOARD", "THRESHOLDS", "BoardEffect", "Thresholds"), "../wire/board"),
}


def typescript(path: str) -> str:
    """A module as a file of the page."""
    tree = ast.parse((SOURCE / path).read_text(encoding="utf-8"))
    translator = Translator(_RENAMED)
    declarations = [text for node in tree.body[1:] for text in translator.declaration(node)]
    head = f"// Written by `make generate` from impera/{path}. Do not edit.\n/** {ast.get_docstring(tree)} */"
    return "\n".join([head, *_imports(tree, translator.helpers)]) + "\n\n" + "\n\n".join(declarations) + "\n"


def _imports(tree: ast.Module, helpers: set[str]) -> list[str]:
    """The imports of a file, sorted by path."""
    wanted: dict[tuple[str, str], set[str]] = {("./python", ""): helpers} if helpers else {}
    for node in ast.walk(tree):
        if isinstance(node, ast.ImportFrom) and node.module not in _PYTHON:
            for alias in node.names:
                wanted.setdefault(_home(str(node.module), alias.name), set()).add(alias.name)
    return [
        f'import {kind}{{ {", ".join(sorted(_RENAMED.get(name, camel(name)) for name in names))} }} from "{where}";'
        for (where, kind), names in sorted(wanted.items())
    ]


def _home(module: str, name: str) -> tuple[str, str]:
    """Where the page has what Python imports, and whether it is only a type: what is not wording is on the wire."""
    is_word = module.startswith(_WORDS)
    where = "./" + module.removeprefix(_WORDS) if is_word else _WIRE
    is_type = name[0].isupper() and not name.isupper()
    return _HOMES.get(name, where), "type " if is_type else ""


def main() -> None:
    """Write all files."""
    for name, path in MODULES.items():
        (FOLDER / f"{name}.ts").write_text(typescript(path), encoding="utf-8")


if __name__ == "__main__":
    main()
