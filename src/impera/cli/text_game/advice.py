"""Hints and threats on the screen: what `impera.analysis` finds, in its words."""

from __future__ import annotations

from typing import TYPE_CHECKING

import impera
from impera.cli.output.screen import show
from impera.compiling import NOTICE

if TYPE_CHECKING:
    from impera.text.speaker import Speaker
    from impera.views import View


def announce_compiling(speaker: Speaker) -> None:
    """If the search must be compiled first, say so."""
    if not impera.analysis.is_ready():
        show(speaker.say("hint-compiling"))
        NOTICE.is_due = False


def advise(speaker: Speaker, view: View) -> None:
    """The best decision, its chance and its reason, and the next ones."""
    announce_compiling(speaker)
    found = impera.analysis.hint(view)
    words = impera.analysis.words
    best, *others = words.hinted(speaker, view, found.advice)
    show(best.words, words.because(speaker, found.reason))
    show(*(other.words for other in others), *words.undecided(speaker, found.advice, found.alike))


def warn(speaker: Speaker, view: View) -> None:
    """Every threat, and what the listener can win with."""
    show(*impera.analysis.words.threatened(speaker, view, impera.analysis.threats(view)))


def warnings(speaker: Speaker, view: View) -> list[str]:
    """The threats worth announcing unasked, and what the listener can win with."""
    words = impera.analysis.words
    found = impera.analysis.threats(view)
    likely = [each for each in found.rivals if words.is_worth_telling(each)]
    return [words.threat_in_words(speaker, view, each) for each in (*found.own, *likely)]
