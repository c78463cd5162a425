"""What a sensible player sees, the strongest levels see too: they take wins and block losses."""

from __future__ import annotations

import itertools
import json
from collections import Counter

import pytest

from impera import Game, bots
from impera.bots.winning import at_turn, fewest_unseen
from impera.rules.cards import DOMAINS
from impera.rules.observe import Hidden
from tests.bots.positions import BLOCKS, LAST_CARDS, WINS, positions

# Levels and their budgets. In a game the emperor has a second; here it counts simulations, so that tests are
# repeatable.
LEVELS = {"consul": {}, "emperor": {"simulations": 500}, "sage": {}}
SEEDS = range(1)
pytestmark = pytest.mark.timeout(600)  # hundreds of turns of search
# Of wins and blocks, for each level.
ENOUGH = {"consul": 0.95, "emperor": 0.95, "sage": 1.0}


def can_win(game, seat):
    """Whether a seat can win on its next turn, or the current one, with the cards that it really has."""
    table = at_turn(game._state, Hidden(), seat)
    ways = (fewest_unseen(table, Hidden(), domain) for domain in range(DOMAINS))
    return any(way is not None and way.unseen == 0 for way in ways)


def after_turn(position, level, seed):
    """The game after the first turn, played by a bot."""
    game = Game.from_position(position)
    bot = bots.make(level, seed=seed, **LEVELS[level])
    while game.seat == 0:
        game.play(bot.decide(game.view(0)))
    return game


def has_won(game):
    return game.outcome is not None and 0 in game.outcome.winners


def is_safe(game):
    return has_won(game) or (game.outcome is None and not can_win(game, 1))


def must_mostly(reach, level, tables):
    """Fail unless enough of all turns, and some of each picture, end as they should; name those that did not.

    Tables are pairs of a position and its data.
    """
    ends = [(each, seed, after_turn(data, level, seed)) for each, data in tables for seed in SEEDS]
    missed = [(each, f"{each.name}, seed {seed}: {game.decisions}") for each, seed, game in ends if not reach(game)]
    told = "\n".join(line for _, line in missed)
    rate = 1 - len(missed) / len(ends)
    assert rate >= ENOUGH[level], f"{level}: {rate:.1%} of {len(ends)}; missed:\n{told}"
    turns = Counter(each.title for each, _, _ in ends)
    misses = Counter(each.title for each, _ in missed)
    assert [title for title in turns if misses[title] == turns[title]] == [], f"{level} never sees this:\n{told}"


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("level", LEVELS)
def test_wins_that_are_there_are_taken(level, players):
    """R-HEG-01, R-MAJ-02: the whole turn is played by the bot, and it has won."""
    must_mostly(has_won, level, [(each, each.data()) for each in positions(WINS, players)])


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_last_cards_are_drawn_where_that_wins(players):
    """R-LAST-03: by each of the effects that neither block nor lay cards."""
    must_mostly(has_won, "sage", [(each, each.data_with_known_hand()) for each in positions(LAST_CARDS, players)])


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("level", LEVELS)
def test_losses_that_can_be_blocked_are_blocked(level, players):
    """Reviewers say that it only becomes a game when someone blocks."""
    must_mostly(is_safe, level, [(each, each.data_with_known_hand()) for each in positions(BLOCKS, players)])


@pytest.mark.parametrize("pictures", [WINS, BLOCKS], ids=["wins", "blocks"])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_there_are_thirty_positions_of_each_sort_for_each_number_of_players(players, pictures):
    """At least 30 positions per player count, no two of them alike."""
    drawn = [each.data() for each in positions(pictures, players)]
    assert len(drawn) >= 30
    assert all(one != two for one, two in itertools.combinations(drawn, 2))


def has_safe_end(game, tried):
    """Whether some way through the current turn ends with seat 1 unable to win; `tried` are tables seen before."""
    if game.seat != 0:
        return is_safe(game)
    for decision in sorted(game.legal(), key=lambda text: not text.startswith(("use ", "choose 1"))):
        after = game.copy()
        after.play(decision)
        key = json.dumps(after.position())
        if key not in tried:
            tried.add(key)
            if has_safe_end(after, tried):
                return True
    return False


@pytest.mark.parametrize("players", [2, 3, 4])
def test_in_a_position_to_block_there_is_a_way(players):
    """Found by trying the turn with the rules, without any bot."""
    for each in positions(BLOCKS, players):
        assert has_safe_end(Game.from_position(each.data()), set()), each.name


@pytest.mark.parametrize(
    "position", [each for n in (2, 3, 4) for each in positions(BLOCKS, n)], ids=lambda each: each.name
)
def test_in_a_position_to_block_the_rival_can_win_and_the_bot_cannot(position):
    """The positions are what they are called."""
    game = Game.from_position(position.data())
    assert can_win(game, 1)
    assert not can_win(game, 0)


@pytest.mark.parametrize(
    "position", [each for n in (2, 3, 4) for each in positions(WINS, n)], ids=lambda each: each.name
)
def test_in_a_position_to_win_there_is_a_way(position):
    """The positions are what they are called; a majority is won by the card that takes the lead."""
    game = Game.from_position(position.data())
    if game.view(0).last_round is None:
        assert can_win(game, 0)
    else:
        card = next(card for card in game.view(0).hand if card[0] != "R")
        game.play(f"play {card}")
        game.play("end")
        assert has_won(game)
