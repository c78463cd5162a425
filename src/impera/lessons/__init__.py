"""Short lessons for beginners, each a real position with a real goal.

A lesson contains no sentences: its messages are in `locale/*/lessons.ftl`, under keys derived from its names. An
attempt is just its decisions; nothing is stored, and taking a decision back costs nothing.
"""

from impera.lessons.attempt import Attempt, attempt
from impera.lessons.shape import Lesson

__all__ = ["Attempt", "Lesson", "attempt"]
