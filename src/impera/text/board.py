"""The reference board in words: what this number of players needs, all cards by Domain and Age, and all effects."""

from __future__ import annotations

from typing import TYPE_CHECKING

from impera.notation.board import BOARD, THRESHOLDS

if TYPE_CHECKING:
    from impera.notation.board import BoardEffect, Thresholds
    from impera.text.speaker import Speaker
    from impera.views import View

_AGES = (1, 2, 3)


def board_in_words(speaker: Speaker, view: View) -> list[str]:
    """What lies beside every player, whether they play with aids or without: nothing of it depends on what was seen."""
    lines = [_needs(speaker, each) for each in THRESHOLDS if each.players == len(view.seats)]
    for row in BOARD:
        domain = speaker.domain(row.domain)
        number = sum(row.copies)
        lines.append(speaker.say("cards-by-domain", domain=domain, number=number, ages=speaker.ages(row.copies)))
        lines += [f"  {_effect(speaker, view, each)}" for each in row.effects]
    ages = [sum([row.copies[age - 1] for row in BOARD]) for age in _AGES]
    lines.append(speaker.say("board-cards", number=sum(ages), ages=speaker.ages(ages)))
    return lines


def _needs(speaker: Speaker, each: Thresholds) -> str:
    return speaker.say(
        "board-needs",
        players=each.players,
        level1=each.level1,
        level2=each.level2,
        wins=each.hegemony,
        removed=each.removed,
    )


def _effect(speaker: Speaker, view: View, effect: BoardEffect) -> str:
    return speaker.say(
        "effects-effect",
        effect=speaker.effect(effect.effect),
        kind=effect.kind,
        needs=view.level1 if effect.kind == "level-1" else view.level2,
        does=speaker.say(f"effect-{effect.effect}.does"),
    )
