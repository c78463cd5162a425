"""Checks that browser tests wait for what they read: only `reading.py` reads a page immediately.

What a person hears on the socket (`person.py`) arrives in its own time too: no test asserts it, `finds` waits for it.

A page draws in its own time, so what is read right after a press may be what was there before it. Reads are allowed
inside what `wait`, `finds` and `steady` call repeatedly; everything else should use `expect`. `steady` waits until
there is something to read, so it must be able to tell: a list, a dict or a text made around a read is never empty.
Prints each finding as `file:line: name` and exits with 1 if there is any.
"""

from __future__ import annotations

import ast
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
FOLDER = ROOT / "tests" / "browser"
EXEMPT = "reading.py"

WAITING = frozenset({"wait", "finds", "steady"})
# What Playwright's pages, frames, locators and handles return immediately.
READS = frozenset(
    {
        "all",
        "all_inner_texts",
        "all_text_contents",
        "aria_snapshot",
        "bounding_box",
        "content",
        "count",
        "element_handle",
        "element_handles",
        "eval_on_selector",
        "eval_on_selector_all",
        "evaluate",
        "evaluate_all",
        "evaluate_handle",
        "get_attribute",
        "inner_html",
        "inner_text",
        "input_value",
        "is_checked",
        "is_disabled",
        "is_editable",
        "is_enabled",
        "is_hidden",
        "is_visible",
        "query_selector",
        "query_selector_all",
        "text_content",
        "title",
    }
)
# What `Person` has heard and sent so far.
HEARD = frozenset({"ask", "decided", "frames", "legal", "number", "seating", "sent", "view"})
# Names of things whose address never changes; any other address may be that of a page.
SENT = frozenset({"request", "response", "socket"})
# `itertools.count` is no read.
MODULES = frozenset({"itertools", "json", "re"})


class Reader(ast.NodeVisitor):
    """Collects the reads of a file that do not wait."""

    def __init__(self) -> None:
        """Nothing is found yet."""
        self.found: list[tuple[int, str]] = []

    def visit_Call(self, node: ast.Call) -> None:
        """What is asked again and again may be read: a function, or a read that is handed on and not called yet."""
        is_waiting = isinstance(node.func, ast.Attribute) and node.func.attr in WAITING
        if not is_waiting:
            self.generic_visit(node)
            return
        self.visit(node.func)
        if is_never_empty(node):
            self.found.append((node.lineno, "steady"))
        for given in [*node.args, *(keyword.value for keyword in node.keywords)]:
            if isinstance(given, ast.Attribute) and given.attr in READS:
                self.visit(given.value)
            elif isinstance(given, ast.Lambda):
                self.visit(given.args)  # defaults are read once, before anything waits
            else:
                self.visit(given)

    def visit_Assert(self, node: ast.Assert) -> None:
        """What has been heard so far, asserted as if nothing more would come."""
        for each in ast.walk(node.test):
            if isinstance(each, ast.Attribute) and isinstance(each.ctx, ast.Load) and each.attr in HEARD:
                self.found.append((each.lineno, each.attr))
        self.generic_visit(node)

    def visit_Attribute(self, node: ast.Attribute) -> None:
        """A read, called or handed on to be called; and the address of a page."""
        name = node.value.id if isinstance(node.value, ast.Name) else ""
        if (node.attr in READS and name not in MODULES) or (node.attr == "url" and name not in SENT):
            self.found.append((node.lineno, node.attr))
        self.generic_visit(node)


def is_never_empty(call: ast.Call) -> bool:
    """Whether a call of `steady` could not tell a page that has drawn nothing from one that has."""
    made = (ast.List, ast.Dict, ast.Set, ast.JoinedStr, ast.Compare, ast.UnaryOp)
    is_steady = isinstance(call.func, ast.Attribute) and call.func.attr == "steady"
    return is_steady and any(isinstance(given, ast.Lambda) and isinstance(given.body, made) for given in call.args)


def findings(text: str) -> list[tuple[int, str]]:
    """The lines of a file that read a page immediately, and by which name."""
    reader = Reader()
    reader.visit(ast.parse(text))
    return reader.found


def main() -> int:
    """The exit status: 1 if any test reads a page immediately."""
    found = [
        f"{path.relative_to(ROOT)}:{line}: {name}"
        for path in sorted(FOLDER.rglob("*.py"))
        if path.name != EXEMPT
        for line, name in findings(path.read_text(encoding="utf-8"))
    ]
    print("\n".join(found) or "Every browser test waits for what it reads.")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
