"""Checks that no test depends on luck: it names the seed of whatever is drawn, and does not ask what day it is.

Rejected in Python: `secrets`, `uuid` and `os.urandom`; generators without a seed, or seeded by a clock; today's date;
games that are dealt without a seed; the seeds that impera draws itself; browser windows whose pages would draw
(`tests/browser/chance.py` opens windows). In TypeScript: `Math.random` and `randomUUID`.

A line whose chance is known for another reason says so: `# unseeded: reason`. Prints each finding as
`file:line: name` and exits with 1 if there is any. Seeds that a tested command draws are fixed by `tests/seeding.py`.
"""

from __future__ import annotations

import ast
import re
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
TESTS = ("tests/**/*.py",)
SCRIPTS = ("frontend/src/**/*.test.ts", "packages/*/test/*.ts", "tests/**/*.ts", "tests/**/*.mjs")
EXEMPT = ("tests/typed/",)
"""Only type-checked, never run."""
OPENS_WINDOWS = "tests/browser/chance.py"
REASON = "# unseeded: "

_MODULES = frozenset({"secrets", "uuid"})
_GENERATORS = frozenset({"Random", "RandomState", "default_rng"})
# What draws from the operating system, or from a generator that the whole process shares.
_DRAWS = frozenset({"os.urandom", "random.SystemRandom"})
_SHARED = ("random.", "np.random.", "numpy.random.")
_OWN_DRAWS = frozenset({"draw_chance", "generate_private_key", "new_secret", "new_seed", "short_seed"})
_TODAY = frozenset({"date.today", "datetime.now", "datetime.today", "datetime.utcnow"})
_CLOCKS = frozenset({"monotonic", "monotonic_ns", "perf_counter", "time", "time_ns"})
# Calls that deal, and take a seed.
_DEALS = frozenset({"Game.new", "Scenario.new", "simulate"})
_WINDOWS = frozenset({"browser.new_context", "browser.new_page"})
_SCRIPT = re.compile(r"\b(Math\.random|randomUUID)\b")


def _name(node: ast.expr) -> str:
    """The dotted name of an expression; of anything else, its last part."""
    if isinstance(node, ast.Name):
        return node.id
    if isinstance(node, ast.Attribute):
        return f"{_name(node.value)}.{node.attr}".lstrip(".")
    return ""


def _ends_with(name: str, ends: frozenset[str]) -> bool:
    return any(name == end or name.endswith(f".{end}") for end in ends)


class Finder(ast.NodeVisitor):
    """Collects what a file draws without a seed."""

    def __init__(self) -> None:
        """Nothing is found yet."""
        self.found: list[tuple[int, str]] = []

    def visit_Import(self, node: ast.Import) -> None:
        """Modules that draw from the operating system."""
        self._add(node, [each.name for each in node.names if each.name in _MODULES])

    def visit_ImportFrom(self, node: ast.ImportFrom) -> None:
        """The same, and what impera, or a generator that all share, draws."""
        names = [each.name for each in node.names]
        if node.module in _MODULES:
            self._add(node, [node.module])
        elif node.module == "random":
            self._add(node, [name for name in names if name != "Random"])
        elif node.module == "os":
            self._add(node, [name for name in names if name == "urandom"])
        else:
            self._add(node, [name for name in names if name in _OWN_DRAWS])

    def visit_Attribute(self, node: ast.Attribute) -> None:
        """Chance of the process or the system, and what day it is."""
        name = _name(node)
        is_shared = name.startswith(_SHARED) and node.attr not in (_GENERATORS | {"Generator", "seed"})
        if name in _DRAWS or is_shared or _ends_with(name, _TODAY) or node.attr in _OWN_DRAWS:
            self._add(node, [name])
        self.generic_visit(node)

    def visit_Call(self, node: ast.Call) -> None:
        """Generators and deals without a seed, and windows that nobody has prepared."""
        name = _name(node.func)
        keywords = {each.arg for each in node.keywords}
        if name.rpartition(".")[2] in _GENERATORS and (not node.args or _reads_clock(node.args[0])):
            self._add(node, [name])
        if _ends_with(name, _DEALS) and not keywords & {"seed", None}:
            self._add(node, [name])
        if any(each.arg == "seed" and _reads_clock(each.value) for each in node.keywords):
            self._add(node, [name])
        if name in _WINDOWS:
            self._add(node, [name])
        self.generic_visit(node)

    def _add(self, node: ast.stmt | ast.expr, names: list[str]) -> None:
        self.found += [(node.lineno, name) for name in names]


def _reads_clock(given: ast.expr) -> bool:
    calls = [node for node in ast.walk(given) if isinstance(node, ast.Call)]
    return any(_name(call.func).rpartition(".")[2] in _CLOCKS for call in calls)


def findings(text: str) -> list[tuple[int, str]]:
    """The lines of a Python file that depend on luck, and by which name."""
    finder = Finder()
    finder.visit(ast.parse(text))
    lines = text.splitlines()
    return [(line, name) for line, name in finder.found if REASON not in lines[line - 1]]


def script_findings(text: str) -> list[tuple[int, str]]:
    """The same for TypeScript."""
    return [(text.count("\n", 0, found.start()) + 1, found[1]) for found in _SCRIPT.finditer(text)]


def _files(patterns: tuple[str, ...]) -> list[tuple[str, str]]:
    paths = sorted(path for pattern in patterns for path in ROOT.glob(pattern) if "node_modules" not in path.parts)
    named = [(path.relative_to(ROOT).as_posix(), path) for path in paths]
    return [(name, path.read_text(encoding="utf-8")) for name, path in named if not name.startswith(EXEMPT)]


def main() -> int:
    """The exit status: 1 if any test depends on luck."""
    found = [(name, *each) for name, text in _files(TESTS) if name != OPENS_WINDOWS for each in findings(text)]
    found += [(name, *each) for name, text in _files(SCRIPTS) for each in script_findings(text)]
    print("\n".join(f"{name}:{line}: {drawn}" for name, line, drawn in found) or "No test depends on luck.")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
