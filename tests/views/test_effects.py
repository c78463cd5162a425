"""The sixteen effects in a view: open or not, and why not."""

from __future__ import annotations

import pytest

from impera import Game
from impera.notation.cards import EFFECT_NAMES
from impera.testing import random_game
from tests.views.drawn import effect, played, table

PLAIN = "seat 0  hand 3M1  area 1S  <- step 2\n seat 1  hand R1  area 1M"


def why(game, seat, name):
    return effect(game, seat, name).why


def test_all_sixteen_effects_are_told():
    """R-EFF-01."""
    assert tuple(part.effect for part in Game.new(seed=1).view(0).effects) == EFFECT_NAMES


@pytest.mark.parametrize(
    ("name", "domain", "kind", "needs"),
    [
        ("assassination", "military", "level-1", 3),
        ("purge", "military", "level-2", 5),
        ("divine-right", "religion", "level-2", 5),
        ("republic", "utopia", "level-2", 5),
        ("attack", "military", "discard", 1),
        ("democracy", "utopia", "discard", 1),
        ("inspiration", "culture", "inspiration", None),
    ],
)
def test_an_effect_tells_its_domain_its_kind_and_what_it_needs(name, domain, kind, needs):
    """R-EFF-01, R-PARAM-01, R-EFF-05."""
    part = effect(Game.new(players=2, seed=1), 0, name)
    assert (part.domain, part.kind, part.needs) == (domain, kind, needs)


def test_an_effect_tells_how_many_cards_its_domain_has():
    game = table("seat 0  hand 3M1  area 4S 2C  <- step 2\n seat 1  hand R1  area 1M")
    assert [effect(game, 0, name).has for name in ("experiment", "breakthrough", "inspiration", "purge")] == [
        4,
        4,
        2,
        0,
    ]


@pytest.mark.parametrize("area", ["-", "1M", "3M", "2C", "5S"])
def test_an_effect_tells_how_many_more_cards_it_needs(area):
    """R-EFF-03, R-EFF-05."""
    game = table(f"seat 0  hand M1  area {area}  <- step 2\n seat 1  hand R1  area -")
    for part in game.view(0).effects:
        assert part.to_open == max(0, (part.needs or 0) - part.has)


@pytest.mark.parametrize(
    ("name", "cards"),
    [("assassination", 1), ("purge", 2), ("development", 1), ("monopoly", 2), ("republic", 2), ("attack", 1)],
)
def test_an_effect_tells_how_many_cards_it_acts_on(name, cards):
    """R-MIL-01, R-MIL-02, R-ECO-01, R-ECO-02, R-UTO-02, R-EFF-05."""
    assert effect(Game.new(players=2, seed=1), 0, name).cards == cards


def test_an_effect_is_available_exactly_when_it_can_be_used():
    """Own effects by `use`, Inspiration by any `copy`, at every moment of some games; each closed one has a reason."""
    for seed in range(12):
        game = random_game(seed=seed, decisions=30 * seed, patient=True)
        for seat in range(3):
            legal = game.view(seat).legal
            for part in game.view(seat).effects:
                words = "copy " if part.effect == "inspiration" else f"use {part.effect}"
                assert part.available == any(text.startswith(words) for text in legal)
                assert part.available == (part.why is None)


def test_an_effect_that_was_applied_is_marked_as_used():
    game = table("seat 0  hand 3M1  area 3R  <- step 2\n seat 1  hand R1  area 1M")
    assert not effect(game, 0, "holy-book").used
    played(game, "use holy-book")
    assert effect(game, 0, "holy-book").used
    assert not effect(game, 1, "holy-book").used
    assert not effect(game, 0, "divine-right").used


def test_an_effect_tells_from_whom_it_can_be_copied():
    """R-CUL-02."""
    game = table("""
        seat 0  hand 3M1  area 1C  <- step 2
        seat 1  hand R1   area 3R
        seat 2  hand R1   area 5R
    """)
    assert effect(game, 0, "holy-book").copy_from == (1, 2)
    assert effect(game, 0, "divine-right").copy_from == (2,)
    assert effect(game, 0, "purge").copy_from == ()
    assert effect(game, 1, "holy-book").copy_from == ()


# -------------------------------------------------------------------------------------------------------- why not


def test_not_your_turn():
    assert why(table(PLAIN), 1, "attack") == "not-your-turn"


def test_play_first():
    """R-TURN-02: effects come after the play."""
    game = table("seat 0  hand 3M1  area 3R\n seat 1  hand R1  area 1M")
    assert why(game, 0, "holy-book") == "play-first"


def test_resolve_first():
    """R-TURN-05: an effect under way comes before the next."""
    game = table("seat 0  hand 3M1  area 3R 3M  <- step 2\n seat 1  hand R1  area 1M")
    assert why(played(game, "use assassination"), 0, "holy-book") == "resolve-first"


def test_spent_by_itself():
    """R-EFF-02."""
    game = table("seat 0  hand 3M1  area 2R  <- step 2\n seat 1  hand -  area 1M")
    assert why(played(game, "use inquisition", "choose 1"), 0, "inquisition") == "spent"


def test_spent_by_the_other_level():
    """R-EFF-04."""
    game = table("seat 0  hand 3M1  area 5R  <- step 2\n seat 1  hand R1  area 1M")
    assert why(played(game, "use holy-book"), 0, "divine-right") == "spent"


def test_spent_by_a_copy():
    """R-CUL-04: a copy uses Culture's slot and that of its Domain."""
    game = table("seat 0  hand 3M1  area 3R 1C  <- step 2\n seat 1  hand R1  area 3R")
    played(game, "copy holy-book 1")
    assert [why(game, 0, name) for name in ("holy-book", "divine-right", "inspiration")] == ["spent"] * 3


@pytest.mark.parametrize("name", ["experiment", "research", "attack", "democracy"])
def test_too_few_of_domain(name):
    """R-EFF-03, R-EFF-05."""
    assert why(table(PLAIN), 0, name) == "too-few-of-domain"


@pytest.mark.parametrize(("hand", "name"), [("-", "assassination"), ("R1", "purge")])
def test_too_few_in_hand(hand, name):
    """A-13, A-14."""
    game = table(f"seat 0  hand {hand}  area 5M  <- step 2\n seat 1  hand R1  area 1M")
    assert why(game, 0, name) == "too-few-in-hand"


@pytest.mark.parametrize(("hand", "name"), [("-", "development"), ("R1", "monopoly")])
def test_too_few_playable_in_hand(hand, name):
    """A-15, A-16."""
    game = table(f"seat 0  hand {hand}  area 5E  <- step 2\n seat 1  hand R1  area 1M")
    assert why(game, 0, name) == "too-few-playable"


@pytest.mark.parametrize("name", ["experiment", "research"])
def test_too_few_playable_under_embargo(name):
    """A-18: all that could be taken and played is forbidden."""
    game = table("seat 0  hand 3S2  area 5S  embargo science E1  <- step 2\n seat 1  hand R1  area 1M")
    assert why(game, 0, name) == "too-few-playable"


def test_too_few_in_area():
    """A-09: nothing would be left to discard."""
    game = table("seat 0  hand 3R1  area 1M  <- step 2\n seat 1  hand R1  area 1M")
    assert why(game, 0, "attack") == "too-few-in-area"


@pytest.mark.parametrize(("pile", "name"), [("-", "oligarchy"), ("M1", "republic")])
def test_too_few_in_pile(pile, name):
    """A-19."""
    game = table(f"seat 0  hand 3R1  area 5U  <- step 2\n seat 1  hand R1  area 1M\n pile {pile}")
    assert why(game, 0, name) == "too-few-in-pile"


@pytest.mark.parametrize(("area", "name"), [("1E", "embargo"), ("1U", "democracy")])
def test_no_place(area, name):
    """A-22, A-28e: the card itself does not count."""
    game = table(f"seat 0  hand 3R1  area {area}  <- step 2\n seat 1  hand R1  area -")
    assert why(game, 0, name) == "no-place"


@pytest.mark.parametrize("area", ["-", "1C", "2C"])
def test_not_leading_culture(area):
    """R-CUL-01: a tie is no lead."""
    game = table(f"seat 0  hand 3R1  area {area}  <- step 2\n seat 1  hand R1  area 2C 3M")
    assert why(game, 0, "inspiration") == "not-leading-culture"


def test_nothing_to_copy():
    """R-CUL-02: nobody else has a level."""
    game = table("seat 0  hand 3R1  area 1C 3M  <- step 2\n seat 1  hand R1  area 2M")
    assert why(game, 0, "inspiration") == "nothing-to-copy"


def test_nothing_left_to_copy_once_the_only_domain_is_spent():
    """R-CUL-04."""
    game = table("seat 0  hand 3R1  area 1C 3R  <- step 2\n seat 1  hand R1  area 3R")
    assert why(played(game, "use holy-book"), 0, "inspiration") == "nothing-to-copy"
