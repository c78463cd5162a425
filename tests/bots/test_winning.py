"""Ways to win in one turn, found by trying the rules."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor

import pytest

from impera import Game, bots
from impera.bots.winning import winning_answer
from impera.notation.decisions import TEXTS
from impera.rules.decisions import FIRST
from impera.testing import table
from impera.views import decode
from tests.bots.positions import BLOCKS, WINS, positions


def following(game):
    """The decision that is found to win, if one is."""
    seen, hidden = decode(game.view(game.seat))
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


BOTH_LEVELS = """
    seat 0   hand 3M   area 5M 3E 1C   <- step 2
    seat 1   hand 3S   area 5E
"""


def test_a_way_by_an_own_and_a_copied_level_is_found():
    """D-16: with `copy_slot: effect` Development and a copied Monopoly lay the three cards that are missing."""
    game = table(BOTH_LEVELS, copy_slot="effect")
    while game.seat == 0:
        game.play(following(game))
    assert game.outcome.winners == (0,)


def test_one_slot_for_a_domain_is_no_way_to_three_cards():
    """R-CUL-04: Development or the copied Monopoly, not both."""
    assert following(table(BOTH_LEVELS)) is None


@pytest.mark.parametrize("position", positions(BLOCKS, 3), ids=lambda each: each.name)
def test_where_there_is_no_way_none_is_found(position):
    assert following(Game.from_position(position.data())) is None


def test_what_was_searched_before_changes_no_answer():
    """A thread searches all turns in the same memory."""
    every = [decode(Game.from_position(each.data()).view(0)) for each in (*positions(WINS, 3), *positions(BLOCKS, 3))]
    alone = [in_a_thread_of_its_own(winning_answer, *each) for each in every]
    assert [winning_answer(*each) for each in every] == alone
    assert [winning_answer(*each) for each in reversed(every)] == alone[::-1]


def in_a_thread_of_its_own(function, *given):
    with ThreadPoolExecutor(1) as threads:
        return threads.submit(function, *given).result()


def test_from_the_first_answer_on_the_turn_is_won_in_any_game():
    """Wherever in games between bots an answer is found, following it wins."""
    won = 0
    for seed in range(6):
        game = Game.new(players=2 + seed % 3, seed=seed)
        players = [bots.make("senator", seed=seat) for seat in range(4)]
        while game.seat is not None:
            seat = game.seat
            if following(game) is None:
                game.play(players[seat].decide(game.view(seat)))
                continue
            while game.seat == seat:
                game.play(following(game))
            assert seat in game.outcome.winners
            won += 1
    assert won >= 4
