"""The quantities that a network sees."""

import itertools
import random

import numpy as np
import pytest

from impera import Game
from impera.bots.compiled.quantities import write_quantities
from impera.bots.network.features import FEATURES, QUANTITIES, SIZE, bounds, place
from impera.testing import every_table, random_game
from impera.views import decode
from tests.properties.truth import forgotten
from tests.properties.twins import in_step, other_truth

MILITARY, RELIGION = 0, 1


def quantities(game, seat):
    out = np.zeros(SIZE, np.int8)
    write_quantities(*decode(game.view(seat)), out)
    return out


def named(game, seat, name):
    size = next(quantity.size for quantity in QUANTITIES if quantity.name == name)
    return quantities(game, seat)[place(name) : place(name) + size].tolist()


def table_of_two(**more):
    """Seat 0 has seven Military cards on the table and two in hand, seat 1 five Religion cards; H is 8 (R-PARAM-01)."""
    return Game.from_position(
        {
            "players": 2,
            "first": 0,
            "seat": 0,
            "deck": ["U3"] * 5,
            "seats": [
                {"hand": ["M2", "M3", "U3"], "area": ["M1"] * 7},
                {"hand": ["E1", "E2", "E3"], "area": ["R1"] * 5},
            ],
            **more,
        }
    )


def test_cards_in_hand_are_counted_by_domain():
    assert named(table_of_two(), 0, "hand") == [2, 0, 0, 0, 0, 1]


def test_near_is_5_where_nothing_is_missing_for_a_hegemony():
    """R-HEG-01: one of eight Military cards is missing to seat 0, three Religion cards to seat 1."""
    near = named(table_of_two(), 0, "near")
    assert (near[MILITARY], near[6 + RELIGION]) == (4, 2)


def test_seats_are_counted_from_the_viewer():
    assert named(table_of_two(), 1, "count")[:12] == [0, 5, 0, 0, 0, 0, 7, 0, 0, 0, 0, 0]


def test_rivals_hands_are_hidden_but_for_their_ages():
    """R-INFO-02: the backs are public."""
    game = table_of_two()
    assert named(game, 0, "known") == [0] * 18
    assert named(game, 0, "hidden")[:3] == [1, 1, 1]


def test_what_a_seat_would_score_now_is_told():
    """R-MAJ-01: each seat leads one Domain."""
    assert named(table_of_two(), 0, "points")[:2] == [1, 1]


def test_a_feature_is_a_quantity_and_a_bound():
    assert FEATURES == len(set(bounds())) == 1293


@pytest.mark.parametrize("table", every_table(), ids=str)
def test_quantities_depend_only_on_what_the_seat_may_know(table):
    """R-INFO-01: two games that look the same to a seat have the same quantities."""
    chance, compared = random.Random(7), 0  # noqa: S311 - nothing here is a secret
    for seed, viewer in itertools.product(range(2), range(2)):
        position = forgotten(random_game(table, seed=seed, decisions=25 * seed, patient=bool(seed % 2)).position())
        game = Game.from_position(position)
        twin = Game.from_position(other_truth(position, viewer, chance, below=20))
        for _ in itertools.islice(in_step(game, twin, viewer, chance), 30):
            assert quantities(game, viewer).tobytes() == quantities(twin, viewer).tobytes()
            compared += 1
    assert compared > 20
