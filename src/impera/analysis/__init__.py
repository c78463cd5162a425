"""Hints, threats, reviews, the arena, studies and tables of decisions.

Uses bots and games, and prints nothing.
"""

from impera.analysis import words
from impera.analysis.hints import Advice, Hint, hint
from impera.analysis.review import Review, review
from impera.analysis.threats import Threat, Threats, threats
from impera.bots.library import is_ready

__all__ = ["Advice", "Hint", "Review", "Threat", "Threats", "hint", "is_ready", "review", "threats", "words"]
