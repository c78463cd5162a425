"""Four short lessons for somebody who has never played: each a real position with a real goal.

A lesson knows no sentence: its messages are in `locale/*/lessons.ftl`, under keys that follow from its names. Nothing
of an attempt is kept. It is its decisions, so that taking one back costs nothing.
"""

from impera.lessons.attempt import Attempt, attempt
from impera.lessons.shape import Lesson

__all__ = ["Attempt", "Lesson", "attempt"]
