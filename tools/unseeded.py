"""Checks that no test depends on luck: it names the seed of whatever is drawn, and does not ask what day it is.

Rejected in Python: `secrets`, `uuid` and `os.urandom`; generators without a seed, or seeded by a clock or by something
that differs between processes; today's date; games that are dealt without a seed in the same file; environments whose
first reset has none; commands of impera that would draw a seed in a process of their own; the seeds that impera draws
itself; browser windows whose pages would draw (`tests/browser/chance.py` opens windows). In TypeScript: `Math.random`
and `randomUUID`.

A line whose chance is known for another reason, or does not matter, says so: `# unseeded: reason`. Prints each finding
as `file:line: name` and exits with 1 if there is any. Seeds that a command draws in the tests' own process are fixed by
`tests/seeding.py`; servers of tests take theirs from `tests/server/seeded.py`.
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
_PROCESS = frozenset({"getpid", "hash", "id"})
# What tells today's date unless it is given a time, and as which argument.
_DATES = {"time.asctime": 1, "time.ctime": 1, "time.gmtime": 1, "time.localtime": 1, "time.strftime": 2}
_FROM_CLOCK = frozenset({"fromtimestamp", "utcfromtimestamp"})
# Calls that deal, and take a seed.
_DEALS = frozenset({"Game.new", "Scenario.new", "arena.run", "simulate"})
# What makes environments whose first game is drawn unless `reset` is given a seed.
_ENVIRONMENTS = frozenset({"SeatEnv", "pettingzoo_env", "pettingzoo_parallel_env"})
# Starts the program with a text of its arguments, in the tests of the command line.
_STARTS = "start"
# Commands that draw, and the arguments with which they do not. `serve` has no seed: tests start `tests.server.seeded`.
_COMMANDS = frozenset({"arena", "play", "serve", "simulate"})
_TOLD = frozenset({"--check", "--continue", "--help", "--load", "--print-config", "--seed"})
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

    def __init__(self, tree: ast.Module) -> None:
        """Nothing is found yet; `_seeded` are the file's tables of arguments that name a seed."""
        self.found: list[tuple[int, str]] = []
        self._seeded: set[str] = set()
        for each in tree.body:
            if isinstance(each, ast.Assign) and self._has_seed(each.value):
                self._seeded.add(_name(each.targets[0]))

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
        name, seed = _name(node.func), _seed_of(node)
        if (
            (seed is not None and _differs(seed))
            or self._deals_by_chance(node, name, seed)
            or _is_unseeded_generator(node, name, seed)
            or _asks_today(node, name)
            or name in _WINDOWS
            or (name == _STARTS and _draws(node.args[:1]))
        ):
            self._add(node, [name])
        self.generic_visit(node)

    def visit_List(self, node: ast.List) -> None:
        """A program that runs a command of impera."""
        self._find_command(node)

    def visit_Tuple(self, node: ast.Tuple) -> None:
        """The same."""
        self._find_command(node)

    def visit_FunctionDef(self, node: ast.FunctionDef) -> None:
        """Environments whose first game is drawn."""
        found = sorted(ast.walk(node), key=lambda each: (getattr(each, "lineno", 0), getattr(each, "col_offset", 0)))
        drawn: set[str] = set()
        for each in found:
            if isinstance(each, ast.Assign) and isinstance(each.value, ast.Call):
                is_drawn = _ends_with(_name(each.value.func), _ENVIRONMENTS)
                drawn |= {f"{_name(target)}.reset" for target in each.targets if is_drawn}
            elif isinstance(each, ast.Call) and _name(each.func) in drawn:
                drawn.remove(_name(each.func))  # the games after the first one follow from its seed
                self._add(each, [_name(each.func)] if _seed_of(each) is None else [])
        self.generic_visit(node)

    def _find_command(self, node: ast.List | ast.Tuple) -> None:
        words = [each.value if isinstance(each, ast.Constant) else None for each in node.elts]
        if words[1:3] == ["-m", "impera"] and _draws(node.elts[3:]):
            self._add(node, [f"impera {words[3]!s}"])
        self.generic_visit(node)

    def _deals_by_chance(self, node: ast.Call, name: str, seed: ast.expr | None) -> bool:
        tables = [each.value for each in node.keywords if each.arg is None]
        return _ends_with(name, _DEALS) and seed is None and not any(map(self._has_seed, tables))

    def _has_seed(self, given: ast.expr) -> bool:
        """Whether a table of arguments names a seed: one written here, or one of the file's."""
        if not isinstance(given, ast.Dict):
            return _name(given) in self._seeded
        pairs = zip(given.keys, given.values, strict=True)
        return any(
            self._has_seed(value) if key is None else isinstance(key, ast.Constant) and key.value == "seed"
            for key, value in pairs
        )

    def _add(self, node: ast.stmt | ast.expr, names: list[str]) -> None:
        self.found += [(node.lineno, name) for name in names]


def _seed_of(call: ast.Call) -> ast.expr | None:
    """The seed that a call is given by name."""
    return next((each.value for each in call.keywords if each.arg == "seed"), None)


def _is_unseeded_generator(node: ast.Call, name: str, seed: ast.expr | None) -> bool:
    if name.rpartition(".")[2] not in _GENERATORS:
        return False
    given = node.args[0] if node.args else seed
    return given is None or (isinstance(given, ast.Constant) and given.value is None) or _differs(given)


def _asks_today(node: ast.Call, name: str) -> bool:
    """Whether a date is made of the current time."""
    is_of_clock = name in _DATES or name.rpartition(".")[2] in _FROM_CLOCK
    return len(node.args) < _DATES.get(name, 0) or (is_of_clock and any(map(_differs, node.args)))


def _differs(given: ast.expr) -> bool:
    """Whether a value follows from a clock, or from what differs between processes."""
    calls = [node for node in ast.walk(given) if isinstance(node, ast.Call)]
    return any(_name(call.func).rpartition(".")[2] in _CLOCKS | _PROCESS for call in calls)


def _draws(words: list[ast.expr]) -> bool:
    """Whether the words of a command line are a command of impera that would draw its seed."""
    read = [node.value for word in words for node in ast.walk(word) if isinstance(node, ast.Constant)]
    said = " ".join(text for text in read if isinstance(text, str)).split()
    return bool(said) and said[0] in _COMMANDS and not _TOLD.intersection(said)


def findings(text: str) -> list[tuple[int, str]]:
    """The lines of a Python file that depend on luck, and by which name."""
    tree = ast.parse(text)
    finder = Finder(tree)
    finder.visit(tree)
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
