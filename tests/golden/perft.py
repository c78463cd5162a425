"""Counting: how many sequences of n decisions there are from a position (known to chess players as perft).

A rule that forgets or invents a single decision anywhere changes a number. When one is wrong, the split of the count
by first decision shows where to look: it is printed, and following it down finds the position.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from impera import Game
from impera.engines.interpreter import plain
from impera.notation.decisions import texts
from tests.golden.positions import POSITIONS

if TYPE_CHECKING:
    from impera.rules.state import State

ENOUGH = 3000
"""Counts go only as deep as there are at most this many sequences."""
DEEPEST = 12


def count(state: State, depth: int) -> int:
    """How many sequences of exactly that many decisions there are, by the bare rules; a game that is over has none."""
    rules = plain()
    word = rules.legal_word(state)
    if depth == 1:
        return word.bit_count()
    number = 0
    while word:
        answer = rules.lowest_bit(word)
        word &= word - 1
        after = state.copy()
        rules.act(after, answer)
        number += count(after, depth - 1)
    return number


def count_played(game: Game, depth: int) -> int:
    """The same through the public interface: texts, checks and copies of a game."""
    if depth == 1:
        return len(game.legal())
    number = 0
    for decision in game.legal():
        after = game.copy()
        after.play(decision)
        number += count_played(after, depth - 1)
    return number


def split(state: State, depth: int) -> dict[str, int]:
    """The count by first decision."""
    rules, parts = plain(), {}
    word = rules.legal_word(state)
    for text, answer in zip(texts(state.ask, word), members(word), strict=True):
        after = state.copy()
        rules.act(after, answer)
        parts[text] = count(after, depth - 1) if depth > 1 else 1
    return parts


def members(word: int) -> list[int]:
    """The members of a set, in order."""
    return [answer for answer in range(word.bit_length()) if word >> answer & 1]


def counts() -> str:
    """The golden text: position, depth, count."""
    lines = []
    for name, position in POSITIONS.items():
        state = Game.from_position(position)._state
        for depth in range(1, DEEPEST + 1):
            number = count(state, depth)
            if number > ENOUGH:
                break
            lines.append(f"{name:34} {depth:3} {number:6}")
    return "".join(f"{line}\n" for line in lines)


def read(text: str) -> list[tuple[str, int, int]]:
    """Name of the position, depth and count of each line."""
    rows = [line.rsplit(maxsplit=2) for line in text.splitlines()]
    return [(name, int(depth), int(number)) for name, depth, number in rows]
