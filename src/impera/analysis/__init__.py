"""Hints, threats, reviews, the arena, studies and tables of decisions.

Uses bots and games, and prints nothing.
"""

from impera.analysis import words
from impera.analysis.hints import hint
from impera.analysis.review import review
from impera.analysis.shapes import Advice, Hint, Review, Threat, Threats
from impera.analysis.threats import threats
from impera.bots.library import is_ready

__all__ = ["Advice", "Hint", "Review", "Threat", "Threats", "hint", "is_ready", "review", "threats", "words"]
