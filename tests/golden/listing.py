"""The order of decisions, which is part of the contract: all 180 by number, and the legal ones of named positions."""

from __future__ import annotations

from impera import Game
from impera.notation.decisions import TEXTS
from tests.golden.positions import POSITIONS

WALK = 40


def decisions() -> str:
    """Every decision and its number."""
    return "".join(f"{number:3} {text}\n" for number, text in enumerate(TEXTS))


def orders() -> str:
    """The legal decisions along a walk from each named position, by the first, the middle and the last answer."""
    lines = []
    for name, position in POSITIONS.items():
        game = Game.from_position(position)
        lines.append(name)
        for step in range(WALK):
            legal = game.legal()
            if not legal:
                break
            decision = legal[(0, len(legal) // 2, -1)[step % 3]]
            lines.append(f"  seat {game.seat}: {', '.join(legal)} -> {decision}")
            game.play(decision)
        lines.append("")
    return "".join(f"{line}\n" for line in lines)
