"""One word per idea, for classes too: two of one name are the exception, and each is listed."""

from __future__ import annotations

import ast
from collections import Counter
from pathlib import Path

SOURCE = Path(__file__).parents[1] / "src" / "impera"

SAME = {
    "Asked": 2,
    "Batch": 2,
    "Budget": 2,
    "Cell": 2,
    "Code": 2,
    "Copied": 2,
    "Decide": 3,
    "Ending": 2,
    "Field": 2,
    "Games": 3,
    "Head": 4,
    "Hello": 2,
    "Hint": 2,
    "Limits": 2,
    "Line": 2,
    "Message": 2,
    "Moment": 2,
    "Network": 2,
    "Notice": 2,
    "Over": 2,
    "Part": 2,
    "Plan": 2,
    "Program": 3,
    "Question": 2,
    "Rating": 2,
    "Refused": 2,
    "Reply": 2,
    "Report": 2,
    "Room": 2,
    "Row": 2,
    "Search": 2,
    "Settings": 4,
    "Situation": 2,
    "Step": 2,
    "Struct": 2,
    "Threads": 2,
    "Threats": 2,
    "Way": 2,
}
"""How many classes have the name, where it is more than one. A new class looks for a name of its own first."""


def test_a_name_belongs_to_one_class():
    found = Counter(
        node.name
        for path in SOURCE.rglob("*.py")
        for node in ast.parse(path.read_text(encoding="utf-8")).body
        if isinstance(node, ast.ClassDef) and not node.name.startswith("_")
    )
    assert {name: number for name, number in found.items() if number > 1} == SAME
