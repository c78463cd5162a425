"""Chapter 1.1, the cards: what there is, and what everybody may know of it."""

from collections import Counter

import pytest

from impera import BadPosition
from impera.testing import Scenario, table

# R-COMP-02, as printed.
COUNTS = {
    "M": (8, 8, 4),
    "R": (8, 8, 0),
    "E": (4, 4, 8),
    "S": (4, 8, 8),
    "C": (4, 4, 8),
    "U": (0, 0, 16),
}


def all_cards(game):
    """Every card that is on the table, in hands and in the deck."""
    position = game.position()
    cards = Counter(position["deck"] + position["discard"])
    for seat in position["seats"]:
        cards.update(seat["hand"] + seat["area"])
        cards.update(
            card for markers in (seat["embargo"], seat["embargo_later"]) for laid in markers.values() for card in laid
        )
        cards["U3"] += sum(seat["democracy"].values())
    return +cards


def test_there_are_104_cards():
    """R-COMP-01: with four players all of them are in the game."""
    assert all_cards(Scenario.new(players=4, seed=1)).total() == 104


@pytest.mark.parametrize("letter", COUNTS)
def test_cards_of_a_domain_by_age(letter):
    """R-COMP-02: the number of cards of each Domain and Age."""
    cards = all_cards(Scenario.new(players=4, seed=1))
    assert tuple(cards[f"{letter}{age}"] for age in "123") == COUNTS[letter]


def test_a_card_is_a_domain_and_an_age():
    """N-01, R-COMP-01: there are 15 different cards, each written with two characters."""
    assert " ".join(sorted(all_cards(Scenario.new(players=4, seed=1)))) == (
        "C1 C2 C3 E1 E2 E3 M1 M2 M3 R1 R2 S1 S2 S3 U3"
    )


@pytest.mark.parametrize("card", ["R3", "U1", "U2"])
def test_some_cards_do_not_exist(card):
    """N-01: there is no Religion of Age III, and Utopia only of Age III."""
    with pytest.raises(BadPosition):
        Scenario.from_position({"players": 2, "deck": ["M1"], "seats": [{"hand": [card]}]})


def test_the_composition_of_the_deck_is_public():
    """R-COMP-03, D-39: the reference boards print the numbers, so even a spectator knows what there is."""
    unseen = Scenario.new(players=3, seed=1).view(None).deck.unseen
    assert unseen == {f"{letter}{age}": n for letter in COUNTS for age, n in enumerate(COUNTS[letter], 1) if n}


@pytest.mark.parametrize("age", [1, 2, 3])
def test_the_age_of_a_card_has_no_effect(age):
    """R-COMP-05: three Military cards of any Age give the same effects."""
    game = table(f"""
        seat 0   hand 3R   area 3M{age}   <- step 2
        seat 1
    """)
    assert game.uses() == {"assassination", "attack"}


def test_cards_of_different_ages_count_together():
    """R-COMP-05: one card of each Age makes three."""
    game = table("""
        seat 0   hand 3R   area M1 M2 M3   <- step 2
        seat 1
    """)
    assert game.uses() == {"assassination", "attack"}


def test_culture_is_one_domain():
    """D-32: Art and Culture are the same cards: three Ages of Culture together make the lead."""
    game = table("""
        seat 0   hand 3R   area C1 C2 C3   <- step 2
        seat 1   area 2C 3M
    """)
    assert game.copies() == {"assassination 1"}


def test_no_card_is_lost_or_doubled():
    """I-1, I-2: through plays, costs, markers, draws and an expired embargo all 104 cards keep Domain and Age."""
    game = table("""
        seat 0   hand 4R   area 2M 2R 4E 2S 2U   <- step 2
        seat 1   hand 3S   area 2M 2S
        seat 2   hand 3C   area 1C
        seat 3   hand 3C
        pile 2R
    """)
    before = all_cards(game)
    game.play("use attack", "choose science", "use inquisition", "choose 1", "give R1", "give R1", "give S2")
    game.play("use embargo", "choose 1 military", "use democracy", "choose 2 culture", "end")
    game.play(game.legal()[0], "end")
    assert (before.total(), all_cards(game)) == (104, before)


def test_a_position_with_too_many_cards_is_refused():
    """I-1, R-COMP-02: there are four E1."""
    with pytest.raises(BadPosition):
        Scenario.from_position({"players": 2, "deck": ["M1"], "seats": [{"hand": ["E1"] * 3, "area": ["E1"] * 2}]})


def test_an_embargo_marker_is_an_economy_card():
    """I-2: no other card can be an embargo marker."""
    with pytest.raises(BadPosition):
        Scenario.from_position({"players": 2, "deck": ["M1"], "seats": [{"embargo": {"science": ["S1"]}}]})
