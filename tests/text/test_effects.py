import pytest

from impera import Game
from impera.text.effects import availability, effects_in_words


def told(speaker, effect, *, ask="menu", hand=("M1", "M1"), area=(), other=(), **turn):  # noqa: PLR0913
    """What seat 0 is told about an effect; its rival has the cards `other`."""
    seats = [{"hand": list(hand), "area": list(area)}, {"hand": ["S2"], "area": list(other)}, {"hand": ["S2"]}]
    data = {"players": 3, "seat": 0, "deck": ["U3"] * 4, "seats": seats}
    if ask != "play":
        data["turn"] = {"ask": ask, **turn}
    view = Game.from_position(data).view(0)
    return availability(speaker, view, next(each for each in view.effects if each.effect == effect))


@pytest.mark.parametrize(
    ("effect", "table", "words"),
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
        ("embargo", {"area": ["E1"]}, "Not available: there is no Domain to lay it on."),
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
            "Not available: you have used or copied a level of Military this turn.",
        ),
        ("purge", {"area": ["M1"] * 5, "ask": "play"}, "Not available: play a card first."),
        ("purge", {"area": ["M1"] * 4, "ask": "play"}, "Not available: it needs 5 Military, you have 4."),
    ],
)
def test_an_effect_says_whether_it_can_be_used_or_why_not(speaker, effect, table, words):
    assert told(speaker, effect, **table) == words


def test_all_sixteen_effects_stand_under_their_domains(speaker):
    lines = effects_in_words(speaker, Game.new(players=3, seed=1).view(0))
    assert len([line for line in lines if not line.startswith(" ")]) == 6
    assert len([line for line in lines if line.startswith("    ")]) == 16
