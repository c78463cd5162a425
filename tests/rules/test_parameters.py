"""Chapter 1.2: the parameters by player count."""

import pytest

from impera.testing import Scenario, table


def lone_area(players, area):
    """A table with this many players where seat 0, in step 2, has the only faceup cards."""
    lines = [f"seat {seat}  hand 3R" for seat in range(1, players)]
    return table("\n".join([f"seat 0  hand 3R  area {area}  <- step 2", *lines]))


@pytest.mark.parametrize(
    ("players", "deal", "size"),
    [(2, "basic", 89), (2, "draft", 87), (3, "basic", 86), (3, "draft", 83), (4, "basic", 92), (4, "draft", 88)],
)
def test_the_deck_after_the_deal(players, deal, size):
    """R-PARAM-01: the deck has this many cards after the deal."""
    game = Scenario.new(players=players, deal=deal, seed=5)
    assert game.view(None).deck.size == size


@pytest.mark.parametrize(
    ("players", "ages"),
    [(2, (25, 29, 41)), (3, (25, 29, 41)), (4, (28, 32, 44))],
)
def test_the_deck_by_age(players, ages):
    """R-PARAM-01: cards of each Age in the deck before the deal, all of whose cards are of Age I."""
    position = Scenario.new(players=players, seed=5).position()
    cards = position["deck"] + [card for seat in position["seats"] for card in seat["hand"]]
    assert tuple(sum(card[1] == age for card in cards) for age in "123") == ages


@pytest.mark.parametrize(("players", "cards"), [(2, 3), (3, 3), (4, 2)])
def test_level_one(players, cards):
    """R-PARAM-01: level 1 needs 3 cards, with four players 2."""
    assert "assassination" in lone_area(players, f"{cards}M").uses()
    assert "assassination" not in lone_area(players, f"{cards - 1}M").uses()


@pytest.mark.parametrize(("players", "cards"), [(2, 5), (3, 5), (4, 4)])
def test_level_two(players, cards):
    """R-PARAM-01: level 2 needs 5 cards, with four players 4."""
    assert "purge" in lone_area(players, f"{cards}M").uses()
    assert "purge" not in lone_area(players, f"{cards - 1}M").uses()


@pytest.mark.parametrize(("players", "cards"), [(2, 8), (3, 7), (4, 7)])
def test_hegemony_needs(players, cards):
    """R-PARAM-01: a hegemony needs 7 cards, with two players 8."""
    enough, too_few = lone_area(players, f"{cards}M"), lone_area(players, f"{cards - 1}M")
    enough.play("end")
    too_few.play("end")
    assert (enough.outcome.winners, too_few.outcome) == ((0,), None)
