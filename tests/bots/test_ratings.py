"""The file of the ratings: written by an arena, read where bots are listed."""

import msgspec

from bench.bots import _rated
from impera.bots.ratings import Rating, Ratings, ladder, ratings
from impera.bots.roster import LEVELS, YARDSTICKS
from tests.analysis.arena.made import game, result, settings


def test_every_rating_is_a_measured_one_of_a_bot():
    """Of the roster, or a yardstick."""
    assert set(ratings().bots) <= {*LEVELS, *YARDSTICKS}
    assert all(each.games > 0 and each.uncertainty > 0 for each in ratings().bots.values())


def test_the_command_that_repeats_it_is_kept():
    assert ratings().command.startswith("python -m bench bots --ratings --games ")


def test_what_the_bench_writes_is_what_is_read():
    """Mean and half of a 95 % interval, as an arena shows them."""
    arena = settings("ada", "bo")
    played = result(arena, game(arena, 0, 0, (0,)), game(arena, 0, 1, (1,)))
    read = msgspec.convert(_rated(played, "python -m bench bots --ratings --games 2"), Ratings)
    ada = played.standings[0]
    assert (read.command, read.players, read.games) == ("python -m bench bots --ratings --games 2", 2, 2)
    assert read.bots["ada"] == Rating("uniform", round(ada.rating.mu, 2), round(1.96 * ada.rating.sigma, 2), 2)


def test_the_ladder_has_every_level_and_none_below_a_weaker_one():
    assert tuple(ladder()) == LEVELS
    means = [each.mean for each in ladder().values()]
    assert means == sorted(means)
