"""Small tables for which every truth that is possible for a viewer can be counted.

All cards but a few lie on the discard pile, so few remain that the viewer has not located.
"""

from __future__ import annotations

from collections import Counter
from typing import NamedTuple

from impera import Game
from impera.notation.cards import CARD_CODES
from impera.rules.cards import COPIES
from tests.properties.consistent import Group, Hidden


class Case(NamedTuple):
    """A game, its viewer, and what is hidden from that viewer."""

    game: Game
    viewer: int
    hidden: Hidden


def all_but(*used: str) -> list[str]:
    """Every card of the game but those."""
    left = Counter(dict(zip(CARD_CODES, COPIES, strict=True)))
    left.subtract(card for cards in used for card in cards.split())
    assert min(left.values()) >= 0
    return list(left.elements())


def a_turn(*, swapped: bool = False) -> Case:
    """Three players in the middle of a turn; seat 0 knows of one C1 in the hand of seat 1, and two cards are boxed."""
    one, two = ("C1 E1", "M1 U3") if swapped else ("C1 M1", "R1 S3")
    deck = "S3 U3" if swapped else "U3 U3"
    hidden = Hidden(
        cards=["M1", "M1", "R1", "E1", "U3", "U3", "S3"],
        places=[(("hand", 1), "1"), (("hand", 2), "1"), (("hand", 2), "3"), (("deck", 0), "3"), (("deck", 1), "3")],
        known={("hand", 1): ["C1"]},
        groups=[],
    )
    game = Game.from_position(
        {
            "players": 3,
            "deck": deck.split(),
            "discard": all_but("C1", "M1 M1 R1 E1 U3 U3 S3", "S1 S2 C2 C2"),
            "seats": [
                {"hand": ["S1", "S2"], "area": ["C2"]},
                {"hand": one.split(), "area": ["C2"]},
                {"hand": two.split()},
            ],
            "known": {"0": {"1": ["C1"]}},
        }
    )
    return Case(game, 0, hidden)


def _drafted_by_three(packets: tuple[str, ...], *decisions: str) -> Game:
    """A draft of three players after some decisions; what nobody has seen is in the deck or boxed."""
    game = Game.from_position(
        {
            "players": 3,
            "deal": "draft",
            "deck": ["S2"],
            "discard": all_but(*packets, "M1", "S2 S2 M2"),
            "seats": [{}, {}, {}],
            "draft": {"ask": "keep", "packets": [packet.split() for packet in packets]},
        }
    )
    for decision in decisions:
        game.play(decision)
    return game


def a_draft_of_three() -> Case:
    """The second pick of three players; seat 0 passed three cards on, seat 1 has kept one of them; one is boxed."""
    packets = ("M1 M1 R1 E1", "M1 R1 S1 C1", "R1 R1 E1 S1")
    game = _drafted_by_three(packets, "keep M1", "keep C1", "keep E1", "keep S1", "keep R1")
    hidden = Hidden(
        cards=["C1", "E1", "M1", "R1", "S1", "M1", "S2", "S2", "M2"],
        places=[(("hand", 1), "1"), (("hand", 2), "1"), *[(("packet", 2), "1")] * 3, (("deck", 0), "2")],
        known={},
        groups=[Group(["M1", "R1", "E1"], [("hand", 1)], ("packet", 1))],
    )
    return Case(game, 0, hidden)


def a_draft_of_two() -> Case:
    """The last pick of two players: seat 1 saw its first packet again, passed two cards of the other, and decides.

    One card is boxed, so that the first card seat 0 kept is one of two.
    """
    packets = ("M1 R1 E1 S1", "M1 M1 C1 R1")
    game = Game.from_position(
        {
            "players": 2,
            "deal": "draft",
            "deck": ["S2", "M2"],
            "discard": all_but(*packets, "C1", "S2 M2"),
            "seats": [{}, {}],
            "draft": {"ask": "keep", "packets": [packet.split() for packet in packets]},
        }
    )
    # Seat 0 keeps E1, then M1 of the packet M1 C1 R1, then S1 of R1 S1; seat 1 kept M1 of both.
    for decision in ("keep E1", "keep M1", "keep M1", "keep M1", "keep S1"):
        game.play(decision)
    hidden = Hidden(
        cards=["E1", "C1", "S2", "M2"],
        places=[(("hand", 0), "1"), (("deck", 0), "2"), (("deck", 1), "2")],
        known={("hand", 0): ["M1"]},
        groups=[Group(["R1", "S1"], [("hand", 0)], ("packet", 0))],
    )
    return Case(game, 1, hidden)


def a_draft_of_equal_cards() -> Case:
    """The second pick of three players: of M1 M1 R1, passed on by seat 0, seat 1 has kept one; one card is boxed."""
    packets = ("M1 M1 R1 E1", "R1 R1 S1 C1", "R1 R1 E1 C1")
    game = _drafted_by_three(packets, "keep E1", "keep C1", "keep E1", "keep R1", "keep M1")
    hidden = Hidden(
        cards=["C1", "E1", "M1", "R1", "R1", "S1", "S2", "S2", "M2"],
        places=[(("hand", 1), "1"), (("hand", 2), "1"), *[(("packet", 2), "1")] * 3, (("deck", 0), "2")],
        known={},
        groups=[Group(["M1", "M1", "R1"], [("hand", 1)], ("packet", 1))],
    )
    return Case(game, 0, hidden)


CASES = (a_turn, a_draft_of_three, a_draft_of_two, a_draft_of_equal_cards)
