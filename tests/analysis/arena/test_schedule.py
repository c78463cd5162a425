"""Who meets whom from which seats: balanced, on the same deals, each with its own stream of chance."""

import doctest
from collections import Counter

import pytest

from impera.analysis.arena import schedule
from impera.analysis.arena.entrants import entrants
from impera.analysis.arena.schedule import Key, deals, fixture, matches, seats
from impera.analysis.arena.settings import Settings
from impera.notation.options import Options


def settings(bots=2, seed=1, **options):
    named = tuple(f"b{number}=uniform" for number in range(bots))
    return Settings(entrants=entrants(named), options=Options.make(**options), seed=seed)


def all_seatings(match, sides, players):
    return [seats(match, seating, players) for seating in range(sides)]


def test_two_bots_swap_their_seats():
    """For 2 bots and 2 players each deal is played twice with seats swapped."""
    assert all_seatings((0, 1), 2, 2) == [(0, 1), (1, 0)]


def test_as_many_bots_as_players_move_round_the_table():
    """With as many bots as players, they rotate."""
    assert all_seatings((0, 1, 2), 3, 3) == [(0, 1, 2), (2, 0, 1), (1, 2, 0)]


def test_the_last_bot_fills_the_empty_seats():
    """`arena emperor senator --players 3` is one emperor against two senators; the seat of the one moves."""
    assert matches(2, 3) == ((0, 1, 1),)
    assert all_seatings((0, 1, 1), 3, 3) == [(0, 1, 1), (1, 0, 1), (1, 1, 0)]


def test_partners_are_copies_of_one_bot():
    """In the team game seats 0 and 2, and 1 and 3, are partners (R-TEAM-01)."""
    assert all_seatings((0, 1), 2, 4) == [(0, 1, 0, 1), (1, 0, 1, 0)]


@pytest.mark.parametrize(
    ("bots", "sides", "expected"),
    [
        (4, 2, ((0, 1), (0, 2), (0, 3), (1, 2), (1, 3), (2, 3))),
        (4, 3, ((0, 1, 2), (0, 1, 3), (0, 2, 3), (1, 2, 3))),
        (3, 4, ((0, 1, 2, 2),)),
    ],
)
def test_more_bots_than_sides_meet_in_all_combinations(bots, sides, expected):
    """More bots than seats: a round robin over all combinations."""
    assert matches(bots, sides) == expected


@pytest.mark.parametrize(
    ("bots", "options"),
    [
        (2, {"players": 2}),
        (2, {"players": 3}),
        (2, {"players": 4}),
        (3, {"players": 3}),
        (4, {"players": 4}),
        (3, {"players": 4}),
        (5, {"players": 3}),
        (2, {"players": 4, "teams": True}),
        (3, {"players": 4, "teams": True}),
    ],
)
def test_every_bot_of_a_match_has_every_seat_equally_often(bots, options):
    """Seats are balanced within each deal of each match."""
    arena = settings(bots, **options)
    for number, match in enumerate(matches(bots, arena.sides)):
        seated = [fixture(arena, Key(0, number, seating)).seats for seating in range(arena.sides)]
        for seat in range(arena.options.players):
            assert Counter(table[seat] for table in seated) == Counter(match)


def test_all_seatings_and_matches_of_a_deal_have_the_same_cards():
    """The same deals replayed with seats exchanged."""
    arena = settings(3, players=2)
    seeds = {fixture(arena, Key(4, match, seating)).deal_seed for match in range(3) for seating in range(2)}
    assert len(seeds) == 1
    assert fixture(arena, Key(5, 0, 0)).deal_seed not in seeds


def test_every_seat_of_every_game_has_a_chance_of_its_own():
    """Bot seeds are derived from one seed, and no two are equal."""
    arena = settings(3, players=2)
    keys = [Key(deal, match, seating) for deal in range(9) for match in range(3) for seating in range(2)]
    seeds = [seed for key in keys for seed in fixture(arena, key).bot_seeds]
    assert len(set(seeds)) == len(seeds)


def test_another_seed_gives_other_deals():
    """Everything follows from the seed."""
    one, two = (fixture(settings(seed=seed, players=2), Key(0, 0, 0)) for seed in (1, 2))
    assert one.deal_seed != two.deal_seed
    assert set(one.bot_seeds).isdisjoint(two.bot_seeds)


@pytest.mark.parametrize(("games", "expected"), [(1, 1), (2, 1), (3, 2), (100, 50)])
def test_games_are_rounded_up_to_whole_deals(games, expected):
    """`--games N` of a match of two sides."""
    assert deals(settings(players=2), games) == expected


def test_docstrings_are_true():
    assert doctest.testmod(schedule).failed == 0
