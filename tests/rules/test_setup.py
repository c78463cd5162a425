"""Chapters 1.3 and 1.4: setup and the basic deal."""

import pytest

from impera import BadOptions
from impera.testing import Scenario

SEEDS = range(40)


@pytest.mark.parametrize("players", [0, 1, 5])
def test_two_to_four_play(players):
    """R-SETUP-01: 2 to 4 players."""
    with pytest.raises(BadOptions):
        Scenario.new(players=players, seed=1)


def test_left_is_the_next_seat():
    """R-SETUP-01: left is the next clockwise: after seat 0 the turn is seat 1's."""
    game = Scenario.new(players=4, first=0, seed=1)
    game.play(game.legal()[0], "end")
    assert game.seat == 1


@pytest.mark.parametrize("age", "123")
def test_every_age_is_shuffled(age):
    """R-SETUP-02, D-01: each pile is shuffled: over many deals its top card is each of its five cards."""
    tops = set()
    for seed in range(100):
        deck = Scenario.new(players=4, seed=seed).position()["deck"]
        tops.add(next(card for card in deck if card[1] == age))
    assert len(tops) == 5


def test_equal_seeds_deal_equal_cards():
    """R-SETUP-02: chance is the seed's alone."""
    first, second = (Scenario.new(players=3, seed=11) for _ in range(2))
    assert first.position() == second.position()


@pytest.mark.parametrize("players", [2, 3])
def test_three_cards_of_each_age_go_to_the_box(players):
    """R-SETUP-03: with 2 or 3 players nine cards, three of each Age, are out of the game."""
    position = Scenario.new(players=players, seed=3).position()
    cards = position["deck"] + [card for seat in position["seats"] for card in seat["hand"]]
    assert [sum(card[1] == age for card in cards) for age in "123"] == [28 - 3, 32 - 3, 44 - 3]


def test_the_box_is_chosen_by_chance():
    """R-SETUP-03: the removed cards are random: over many deals the cards left differ."""
    left = set()
    for seed in SEEDS:
        position = Scenario.new(players=2, seed=seed).position()
        left.add(tuple(sorted(position["deck"] + [card for seat in position["seats"] for card in seat["hand"]])))
    assert len(left) > 20


@pytest.mark.parametrize("viewer", [0, 1, None])
def test_nobody_sees_the_box(viewer):
    """R-SETUP-03: unseen by all; a viewer knows only how many cards are out of the game."""
    game = Scenario.new(players=2, seed=3)
    view = game.view(viewer)
    assert (view.box, sum(view.deck.unseen.values())) == (9, 104 - len(view.hand))


def test_with_four_players_the_box_is_empty():
    """R-SETUP-03: with 4 players none are removed."""
    assert Scenario.new(players=4, seed=3).view(None).box == 0


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_deck_is_stacked_by_age(players):
    """R-SETUP-04: Age I on top, then Age II, Age III at the bottom."""
    ages = [card[1] for card in Scenario.new(players=players, seed=3).position()["deck"]]
    assert ages == sorted(ages)


def test_the_first_player_is_drawn_by_chance():
    """R-SETUP-05, D-02: over many deals every seat is First Player."""
    assert {Scenario.new(players=4, seed=seed).position()["first"] for seed in SEEDS} == {0, 1, 2, 3}


def test_everybody_sees_who_is_first_player():
    """R-SETUP-05: the First Player has the different board."""
    game = Scenario.new(players=3, first=1, seed=3)
    assert [game.view(viewer).first for viewer in (0, 1, 2, None)] == [1, 1, 1, 1]


def test_the_coin_begins_in_the_supply():
    """R-SETUP-06, D-03: beside the deck or beside the First Player, it lies by nobody's Domain."""
    Scenario.new(players=3, seed=3).must_show("coin -")


def test_the_deal_is_agreed_on():
    """R-SETUP-07: basic, and step 1 begins; or draft, and the first pick does; nothing else."""
    firsts = {deal: Scenario.new(deal=deal, seed=3).legal()[0].split()[0] for deal in ("basic", "draft")}
    assert firsts == {"basic": "play", "draft": "keep"}


def test_there_is_no_third_deal():
    """R-SETUP-07: another deal is refused."""
    with pytest.raises(BadOptions):
        Scenario.new(deal="auction", seed=3)


def test_the_table_begins_empty():
    """R-SETUP-08: play areas, markers and the discard pile are empty."""
    Scenario.new(players=2, seed=3).must_show("""
        seat 0   area -   embargo -   later -   democracy -
        seat 1   area -   embargo -   later -   democracy -
        pile -
    """)


def test_the_hand_size_is_three():
    """R-SETUP-08: everyone's default hand size is 3."""
    assert Scenario.new(players=2, seed=3).view(None).hand_size == 3


def test_everyone_takes_the_top_three_cards():
    """R-BASIC-01, N-09: the basic deal, from the First Player clockwise, three cards at once."""
    game = Scenario.from_deck([*["M1"] * 3, *["R1"] * 3, *["S1"] * 3, "C1", "C1"], players=3, first=1)
    game.must_show("""
        seat 0   hand S1 S1 S1
        seat 1   hand M1 M1 M1
        seat 2   hand R1 R1 R1
        deck C1 C1
    """)


def test_a_given_deck_is_neither_shuffled_nor_reduced():
    """N-09: the list is the deck as it lies, top first, even one that no setup would stack."""
    cards = [*["M1"] * 3, *["R1"] * 3, "U3", "E2", "C1"]
    Scenario.from_deck(cards, players=2).must_show("deck U3 E2 C1")


@pytest.mark.parametrize("players", [2, 3, 4])
def test_dealt_cards_are_of_age_one(players):
    """R-BASIC-01: all dealt cards are of Age I at every player count."""
    game = Scenario.new(players=players, seed=3)
    assert [seat.hand_ages for seat in game.view(None).seats] == [(3, 0, 0)] * players


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_deal_leaves_cards_of_age_one_in_the_deck(players):
    """A-59: even the draft deal cannot empty the deck; it does not use up Age I."""
    game = Scenario.new(players=players, deal="draft", seed=3)
    assert game.view(None).deck.ages[0] == {2: 25 - 8, 3: 25 - 12, 4: 28 - 16}[players]


def test_a_given_deck_must_outlast_the_deal():
    """A-59: a deck that the deal would empty is refused."""
    with pytest.raises(BadOptions):
        Scenario.from_deck(["M1"] * 3 + ["R1"] * 3, players=2)
