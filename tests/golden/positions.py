"""Named positions that together ask every question; counts and orders start from them."""

from __future__ import annotations

from typing import Any

from impera.notation.cards import CARD_CODES
from impera.rules.cards import COPIES


def deck(*ages: str, number: int = 2) -> list[str]:
    """A small deck: this many of each card of some Ages, oldest Age on top."""
    return [card for age in ages for card in CARD_CODES if card[1] == age for _ in range(number)]


def all_cards() -> list[str]:
    """All 104 cards."""
    return [card for card, copies in zip(CARD_CODES, COPIES, strict=True) for _ in range(copies)]


POSITIONS: dict[str, dict[str, Any]] = {
    "opening of two": {
        "players": 2,
        "deck": deck("1", "2", "3"),
        "seats": [{"hand": ["M1", "M1", "R1"]}, {"hand": ["E1", "S1", "C1"]}],
    },
    "opening of four in teams": {
        "players": 4,
        "teams": True,
        "deck": deck("1", "2", "3", number=1),
        "seats": [
            {"hand": ["M1", "R1", "E1"]},
            {"hand": ["S1", "C1", "M1"]},
            {"hand": ["R1", "R1", "E1"]},
            {"hand": ["S1", "S1", "C1"]},
        ],
    },
    "draft of two": {
        "players": 2,
        "deal": "draft",
        "deck": deck("1"),
        "seats": [{}, {}],
        "draft": {"ask": "keep", "packets": [["M1", "M1", "R1", "E1"], ["S1", "S1", "C1", "R1"]]},
    },
    "draft of three, centre clockwise": {
        "players": 3,
        "deal": "draft",
        "edition": "uk",
        "seat": 2,
        "deck": deck("1"),
        "seats": [{"hand": ["M1", "R1", "E1"]}, {"hand": ["S1", "S1", "C1"]}, {"hand": ["R1", "R1", "M1"]}],
        "draft": {"ask": "claim", "pick": 3, "centre": ["M1", "M1", "C1"]},
    },
    "every own effect open": {
        "players": 4,
        "deck": deck("3"),
        "discard": ["M1", "R2", "S3"],
        "seats": [
            {"hand": ["M2", "R2", "E2", "S2"], "area": ["M1"] * 4 + ["R1"] * 4 + ["E1"] * 4 + ["S1"] * 4 + ["U3"] * 4},
            {"hand": ["C1", "C2", "E3"], "area": ["C1", "M2"]},
            {"hand": ["M3", "R2", "S3"], "area": ["S2"]},
            {"hand": ["U3", "U3", "E3"], "area": ["E2", "C2"]},
        ],
        "turn": {"ask": "menu"},
    },
    "every copy open": {
        "players": 3,
        "first": 1,
        "seat": 1,
        "deck": deck("3"),
        "discard": ["M1", "M2", "U3"],
        "seats": [
            {"hand": ["C3", "C3", "E3"], "area": ["M1"] * 5 + ["E1"] * 3 + ["E2"] * 2 + ["U3"] * 5},
            {"hand": ["M2", "R2", "S2"], "area": ["C1", "C2", "S1"]},
            {"hand": ["U3", "S3", "E3"], "area": ["R1"] * 5 + ["S2"] * 5 + ["C1"]},
        ],
        "turn": {"ask": "menu"},
    },
    "under embargo": {
        "players": 2,
        "deck": deck("2"),
        "seats": [
            {
                "hand": ["M1", "M2", "S1"],
                "area": ["M1", "S1", "S1", "S2", "E1"],
                "embargo": {"military": ["E1"], "science": ["E2"]},
            },
            {"hand": ["R1", "R1", "C1"], "area": ["S2", "U3"]},
        ],
    },
    "last round, others once more": {
        "players": 3,
        "edition": "pt",
        "seat": 1,
        "emptied_by": 0,
        "discard": ["E3", "S3"],
        "seats": [
            {"hand": ["M1", "U3"], "area": ["M1", "M2", "U3"]},
            {"hand": ["R1", "S3"], "area": ["U3", "E1", "E2"]},
            {"hand": ["C1", "C3"], "area": ["C1", "C2", "M3"]},
        ],
    },
    "one card from hegemony": {
        "players": 2,
        "deck": deck("2"),
        "seats": [
            {"hand": ["S3", "S3", "M1"], "area": ["S1"] * 4 + ["S2"] * 3, "democracy": {"military": 1}},
            {"hand": ["C1", "C1", "R1"], "area": ["R1", "U3"]},
        ],
    },
    "giving back": {
        "players": 3,
        "deck": deck("2"),
        "seats": [
            {"hand": ["M1", "R1", "S1", "C1", "C2", "E2"], "area": ["M1"]},
            {"hand": []},
            {"hand": ["M2", "M2", "R2"], "area": ["E1"]},
        ],
        "turn": {"ask": "give", "effect": "inquisition", "need": 3, "target": 1, "used": ["inquisition"]},
    },
}
