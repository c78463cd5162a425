"""Every rule, ruling and difference has a test that cites it."""

import ast
from pathlib import Path

from impera import rulebook

TESTS = Path(__file__).parent.parent


def docstrings():
    """The docstrings of all test functions."""
    for path in TESTS.rglob("test_*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                yield ast.get_docstring(node) or ""


def cited():
    """Every word of these docstrings, without the marks around it."""
    return {word.strip(".,:;()") for text in docstrings() for word in text.split()}


def test_every_clause_is_cited_by_a_test():
    """Each clause R-, A- and D- of the rulebook is cited in the docstring of at least one test."""
    clauses = {name for name in rulebook.clauses() if name.startswith(("R-", "A-", "D-"))}
    assert sorted(clauses - cited()) == []


def test_no_test_cites_a_clause_that_does_not_exist():
    """A name that looks like a clause is one."""
    names = {word for word in cited() if word[:2] in {"R-", "A-", "D-", "N-", "I-"} and word[-1:].isalnum()}
    assert sorted(names - set(rulebook.clauses())) == []
