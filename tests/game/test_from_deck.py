"""Games with a given deck order (N-09)."""

from __future__ import annotations

import pytest

from impera import BadOptions, Game
from impera.notation.cards import CARD_CODES
from impera.rules.cards import COPIES

DECK = ["M1", "R1", "S1", "E1", "E1", "C1", "M2", "U3"]
WHOLE = [card for card, copies in zip(CARD_CODES, COPIES, strict=True) for _ in range(copies)]


def hands(game):
    return [seat["hand"] for seat in game.position()["seats"]]


def test_hands_are_dealt_from_the_top_from_the_first_player_clockwise():
    """N-09: each player is dealt all their cards at once."""
    assert hands(Game.from_deck(DECK, players=2)) == [["M1", "R1", "S1"], ["E1", "E1", "C1"]]
    assert hands(Game.from_deck(DECK, players=2, first=1)) == [["E1", "E1", "C1"], ["M1", "R1", "S1"]]


def test_nothing_is_shuffled_or_removed():
    """N-09: the list is the Age deck as it lies, top first."""
    assert Game.from_deck(DECK, players=2).position()["deck"] == ["M2", "U3"]


def test_a_draft_deals_packets_of_four():
    """R-DRAFT-01."""
    game = Game.from_deck([*DECK, "U3"], players=2, deal="draft", first=1)
    assert sorted(game.position()["draft"]["packets"][1]) == ["E1", "M1", "R1", "S1"]
    assert sorted(game.position()["draft"]["packets"][0]) == ["C1", "E1", "M2", "U3"]


def test_the_whole_game_may_be_the_deck():
    assert len(Game.from_deck(WHOLE, players=4).position()["deck"]) == 92


@pytest.mark.parametrize(
    ("deck", "options", "reason"),
    [
        (["M1"] * 9, {}, "the deck has 9 cards M1, but there are only 8"),
        ([*WHOLE, "M1"], {}, "the deck has 9 cards M1"),
        (["R3", *DECK], {}, "no such card: 'R3'; cards are M1, M2"),
        (["m1", *DECK], {}, "no such card: 'm1'"),
        (DECK[:6], {"players": 2}, "the deck has 6 cards, but the deal takes 6 and must not empty it"),
        (DECK, {"players": 2, "deal": "draft"}, "the deck has 8 cards, but the deal takes 8"),
        ([], {}, "the deck has 0 cards"),
        (DECK, {"players": 2, "first": 2}, "seat must be from 0 to 1, not 2"),
        (DECK, {"players": 6}, "players must be one of"),
        (DECK, {"seed": 1}, "no such option: seed"),
    ],
)
def test_a_deck_that_cannot_be_dealt_is_refused_with_the_reason(deck, options, reason):
    """A-59: a deal never empties the deck."""
    with pytest.raises(BadOptions) as refusal:
        Game.from_deck(deck, **options)
    assert reason in str(refusal.value)


def test_the_record_of_a_given_deck_tells_the_deck():
    """N-07: the seed or the deck order."""
    record = Game.from_deck(DECK, players=2, first=1).record()
    assert (record.origin.deck, record.origin.first, record.origin.seed) == (tuple(DECK), 1, None)
    assert hands(record.replay()) == hands(Game.from_deck(DECK, players=2, first=1))


def test_the_deck_given_may_be_changed_afterwards():
    deck = list(DECK)
    game = Game.from_deck(deck, players=2)
    deck.clear()
    assert hands(game.record().replay()) == hands(game)
