"""The tables that a network is trained at."""

from impera.notation.options import EDITIONS
from impera.training.tables import MIXTURES, draw


def test_a_mixture_has_every_kind_of_table():
    drawn = draw(MIXTURES["all"], 512, seed=1)
    assert {(each.players, each.teams) for each in drawn} == {(2, False), (3, False), (4, False), (4, True)}
    assert {each.deal for each in drawn} == {"basic", "draft"}
    assert {each.edition for each in drawn} == set(EDITIONS)
    assert {each.copy_slot for each in drawn} == {"domain", "effect"}


def test_alike_tables_are_neighbours():
    players = [each.players for each in draw(MIXTURES["all"], 64, seed=1)]
    assert players == sorted(players)


def test_a_seed_gives_the_same_tables():
    assert draw(MIXTURES["two"], 32, seed=4) == draw(MIXTURES["two"], 32, seed=4)
    assert draw(MIXTURES["two"], 32, seed=4) != draw(MIXTURES["two"], 32, seed=5)
