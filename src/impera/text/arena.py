"""Arenas and leagues in words."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from impera.notation.options import Options
    from impera.text.language import Language


def games_of_kind(words: Language, options: Options, *, played: int, asked: int, seed: int) -> str:
    """How many games were played, and of what kind."""
    return words.say(
        "arena-games",
        number=played,
        asked=asked,
        deal=options.deal,
        teams="yes" if options.teams else "no",
        players=options.players,
        seed=str(seed),
    )
