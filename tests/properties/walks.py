"""Whole random games over the bare state, decision by decision: fast enough for thousands of them."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

import pytest

from impera.engines.interpreter import plain
from impera.notation.decisions import QUESTION_NAMES
from impera.notation.options import Options, new_state
from impera.rules.chance import DEAL, PLAY
from impera.rules.decisions import END, MENU, NOTHING, PERMANENT
from impera.rules.state import State, Stream
from impera.testing import every_option, every_table

if TYPE_CHECKING:
    from collections.abc import Iterator

SEEDS = range(4)


class Step(NamedTuple):
    """One decision of a game and the state after it; printed, it says how to reproduce it."""

    options: Options
    seed: int
    number: int
    question: str
    answer: int
    state: State

    def __repr__(self) -> str:
        return f"decision {self.number} ({self.question} {self.answer}) of seed {self.seed}, {self.options}"


def walk(options: Options, seed: int) -> Iterator[Step]:
    """Deal and play a game; the first step is the deal. Games with odd seeds are patient: they show more effects."""
    rules, state, stream = plain(), new_state(options), Stream()
    rules.start_stream(stream, seed, 0, DEAL, 0)
    rules.set_up(state, stream)
    rules.start_stream(stream, seed, 0, PLAY, 0)
    yield Step(options, seed, 0, "deal", 0, state)
    number = 0
    while state.ask != NOTHING:
        word = rules.legal_word(state)
        if seed % 2 and state.ask == MENU:
            word = spared(word, rules.below(stream, 8) == 0)
        answer = rules.nth_bit(word, rules.below(stream, word.bit_count()))
        question = QUESTION_NAMES[state.ask]
        rules.act(state, answer)
        number += 1
        yield Step(options, seed, number, question, answer, state)


def spared(menu: int, may_pay: bool) -> int:
    """The step 2 answers of a patient player: levels and copies first, discard effects now and then."""
    levels = menu & ~(31 << PERMANENT | 1 << END)
    if levels:
        return levels
    return menu ^ 1 << END if may_pay and menu != 1 << END else 1 << END


def walks(table: Options, seeds: range = SEEDS) -> Iterator[Iterator[Step]]:
    """Games at one table, by every edition and every single option."""
    for options in every_option(players=table.players, teams=table.teams, deal=table.deal):
        for seed in seeds:
            yield walk(options, seed)


def name_of(table: Options) -> str:
    """A table in a word."""
    return f"{table.players}-{'teams-' if table.teams else ''}{table.deal}"


at_every_table = pytest.mark.parametrize("table", every_table(), ids=name_of)
