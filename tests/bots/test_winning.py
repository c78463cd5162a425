"""Ways to win in one turn, found by trying the rules."""

from __future__ import annotations

import pytest

from impera import Game
from impera.bots.winning import winning_answer
from impera.notation.decisions import TEXTS
from impera.rules.decisions import FIRST
from impera.testing import random_game
from impera.views import undress
from tests.bots.positions import BLOCKS, WINS, positions


def following(game):
    """The decision that is found to win, if one is."""
    seen, hidden = undress(game.view(game.seat))
    answer = winning_answer(seen, hidden)
    return None if answer is None else TEXTS[FIRST[seen.ask] + answer]


@pytest.mark.parametrize(
    "position",
    [each for players in (2, 3, 4) for each in positions(WINS, players) if "majority" not in each.name],
    ids=lambda each: each.name,
)
def test_following_the_answers_wins_by_hegemony(position):
    """R-HEG-01: each answer keeps the way open, and the last one ends the turn."""
    game = Game.from_position(position.data())
    while game.seat == 0:
        game.play(following(game))
    assert game.outcome.winners == (0,)
    assert game.outcome.reason == "hegemony"


@pytest.mark.parametrize("position", positions(BLOCKS, 3), ids=lambda each: each.name)
def test_where_there_is_no_way_none_is_found(position):
    assert following(Game.from_position(position.data())) is None


@pytest.mark.parametrize("seed", range(20))
def test_from_the_first_answer_on_the_turn_is_won_in_any_game(seed):
    """Wherever in a patient game an answer is found, following it wins."""
    game = random_game(seed=seed, patient=True, decisions=40 + 20 * seed)
    seat = game.seat
    if seat is None or following(game) is None:
        return
    while game.seat == seat:
        game.play(following(game))
    assert seat in game.outcome.winners
