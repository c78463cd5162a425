import pytest

from impera import Game
from impera.text.effects import availability, effects_in_words
from tests.views.drawn import played, table


def told(speaker, effect, *, ask="menu", hand=("M1", "M1"), area=(), other=(), **turn):  # noqa: PLR0913
    """What seat 0 is told about an effect; its rival has the cards `other`."""
    seats = [{"hand": list(hand), "area": list(area)}, {"hand": ["S2"], "area": list(other)}, {"hand": ["S2"]}]
    data = {"players": 3, "seat": 0, "deck": ["U3"] * 4, "seats": seats}
    if ask != "play":
        data["turn"] = {"ask": ask, **turn}
    return said(speaker, Game.from_position(data), effect)


def said(speaker, game, effect):
    view = game.view(0)
    return availability(speaker, view, next(each for each in view.effects if each.effect == effect))


@pytest.mark.parametrize(
    ("effect", "position", "words"),
    [
        ("purge", {"area": ["M1"] * 5}, "Available now."),
        ("assassination", {"area": ["M1"] * 2}, "Not available: it needs 3 Military, you have 2."),
        ("attack", {"area": ["M1"]}, "Not available: it needs another card in your play area beside the one you pay."),
        ("attack", {"area": []}, "Not available: it needs 1 Military, you have 0."),
        ("purge", {"area": ["M1"] * 5, "hand": ["M1"]}, "Not available: it needs 2 cards in your hand, you have 1."),
        ("oligarchy", {"area": ["U3"] * 3}, "Not available: it needs 1 card in the discard pile, there are 0."),
        (
            "development",
            {"area": ["E1"] * 3, "hand": []},
            "Not available: it needs 1 card in your hand that you may play.",
        ),
        ("embargo", {"area": ["E1"]}, "Not available: there’s no Domain to lay it on."),
        (
            "inspiration",
            {"area": ["C1"], "other": ["C1"]},
            "Not available: it needs more Culture than each other player has, you have 1.",
        ),
        ("inspiration", {"area": ["C1"]}, "Not available: nobody has a level that you could copy now."),
        (
            "purge",
            {"area": ["C1"], "other": ["M1"] * 5},
            "Not available: it needs 5 Military, you have 0. You can copy it from Bo.",
        ),
        (
            "purge",
            {"area": ["M1"] * 5, "used": ["assassination"]},
            "Not available: you’ve applied the other level of Military this turn.",
        ),
        (
            "purge",
            {"area": ["M1"] * 3, "used": ["assassination"]},
            "Not available: it needs 5 Military, you have 3.",
        ),
        (
            "attack",
            {"area": [], "used": ["attack"]},
            "Not available: you’ve applied it this turn.",
        ),
        ("purge", {"area": ["M1"] * 5, "ask": "play"}, "Not available: play a card first."),
        ("purge", {"area": ["M1"] * 4, "ask": "play"}, "Not available: it needs 5 Military, you have 4."),
    ],
)
def test_an_effect_says_whether_it_can_be_used_or_why_not(speaker, effect, position, words):
    assert told(speaker, effect, **position) == words


def test_all_sixteen_effects_stand_under_their_domains(speaker):
    lines = effects_in_words(speaker, Game.new(players=3, seed=1).view(0))
    assert len([line for line in lines if not line.startswith(" ")]) == 6
    assert len([line for line in lines if line.startswith("    ")]) == 16


LEVELS = "seat 0  hand 3M1  area 5R 1C  <- step 2\n seat 1  hand R1  area 5R\n seat 2  hand R1  area 1M"


@pytest.mark.parametrize(("copy_slot", "more"), [("domain", ""), ("effect", " You can copy it from Bo.")])
def test_the_other_level_is_closed_by_an_own_one(speaker, copy_slot, more):
    """R-EFF-04, D-16: with `copy_slot: effect` it can still be copied."""
    game = played(table(LEVELS, copy_slot=copy_slot), "use holy-book")
    words = "Not available: you’ve applied the other level of Religion this turn."
    assert said(speaker, game, "divine-right") == words + more


@pytest.mark.parametrize(
    ("copy_slot", "words"),
    [
        ("domain", "Not available: you’ve copied the other level of Religion this turn."),
        ("effect", "Available now."),
    ],
)
def test_the_other_level_is_closed_by_a_copy_unless_slots_are_by_effect(speaker, copy_slot, words):
    """R-CUL-04, D-16."""
    game = played(table(LEVELS, copy_slot=copy_slot), "copy divine-right 1")
    assert said(speaker, game, "holy-book") == words


@pytest.mark.parametrize("copy_slot", ["domain", "effect"])
def test_an_effect_is_closed_by_its_own_copy(speaker, copy_slot):
    """R-CUL-04, D-16."""
    game = played(table(LEVELS, copy_slot=copy_slot), "copy divine-right 1")
    assert said(speaker, game, "divine-right") == "Not available: you’ve copied it this turn."


def test_levels_that_one_has_oneself_are_named_when_they_cannot_be_copied(speaker):
    """D-16: `copy_owned: false`."""
    words = "Not available: nobody has a level that you lack and could copy now."
    assert said(speaker, table(LEVELS, copy_owned=False), "inspiration") == words
