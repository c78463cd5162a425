"""The questions of a study, in the order of its report. A question is a module: the cells it plays, and its answer."""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, cast

if TYPE_CHECKING:
    from impera.analysis.study.questions.answer import StudyQuestion

QUESTIONS = ("seats", "endings", "domains", "length", "effects", "rules", "skill", "tree", "thinking")


def question(name: str) -> StudyQuestion:
    """A question by name."""
    return cast("StudyQuestion", import_module(f"impera.analysis.study.questions.{name}"))
