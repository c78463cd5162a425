"""Tables for tests: new ones with fast bots, and ones whose game continues from a position that a test needs."""

from __future__ import annotations

from functools import cache

from impera import Game
from tests.server.client import Seat, Table, http, make_table

SHORT = {"max_turns": 9}
"""A game that is over after three turns each."""

# A full table: levels, markers, the coin, a pile, a hand that is known. Seat 1 can win with Science on its next turn.
LIVELY = {
    "players": 3,
    "seat": 0,
    "first": 0,
    "seats": [
        {
            "hand": ["M2", "S2", "U3"],
            "area": ["M1", "M1", "M2", "R1", "R1", "R2", "S1", "C1", "C2", "E2"],
            "embargo": {"economy": ["E1"]},
            "democracy": {"religion": 1},
        },
        {
            "hand": ["S2", "R2", "C2"],
            "area": ["S1", "S1", "S1", "S2", "S2", "S2", "E1", "C1"],
            "democracy": {"science": 1},
        },
        {"hand": ["E2", "M2", "U3"], "area": ["E1", "E1", "E2", "E3", "U3", "C1"]},
    ],
    "deck": ["M2", "C2", "E2", "M3", "U3", "E3", "S3", "C3", "U3", "M3", "U3", "E3", "S3", "C3", "U3", "M3", "U3"],
    "discard": ["M1", "R1", "C1", "R2", "U3", "M2", "C2"],
    "known": {"0": {"1": ["S2"]}},
}

# Breakthrough costs the Science card and shows five hidden ones (R-SCI-04).
SCIENTIST = {
    "players": 2,
    "seat": 0,
    "seats": [
        {"hand": ["M1", "R1", "E1"], "area": ["S1", "S1", "M1"]},
        {"hand": ["S2", "M2", "R2"], "area": ["E1"]},
    ],
    "deck": ["S3", "M3", "E3", "C3", "U3", "S3", "M3", "E3", "C3", "U3"],
}

# Military has its level 2, so that Purge can be used (R-MIL-02).
GENERAL = {
    "players": 2,
    "seat": 0,
    "seats": [
        {"hand": ["M3", "R1", "E1", "E1", "S1"], "area": ["M1", "M1", "M1", "M2", "M2"]},
        {"hand": ["S2", "M2", "R2"], "area": ["E1"]},
    ],
    "deck": ["S3", "M3", "E3", "C3", "U3", "S3"],
}

# With its seventh Military card seat 0 has hegemony, so its side wins (R-TEAM-03).
PARTNERS = {
    "players": 4,
    "teams": True,
    "seat": 0,
    "seats": [
        {"hand": ["M1", "E1", "S1"], "area": ["M1", "M1", "M1", "M2", "M2", "M2"]},
        {"hand": ["S2", "M2", "R2"], "area": ["E1"]},
        {"hand": ["S2", "E2", "R2"], "area": ["R1"]},
        {"hand": ["S1", "C2", "R2"], "area": ["C1"]},
    ],
    "deck": ["S3", "M3", "E3", "C3", "U3", "S3", "M3"],
}

# The head of a rival with everything in it: a partner, who is First Player, with as many cards as Research draws.
PARTNER_FIRST = {
    **PARTNERS,
    "first": 2,
    "seats": [
        *PARTNERS["seats"][:2],
        {"hand": ["S2", "E2", "R2", "R2", "M2", "M2", "C2"], "area": ["R1"]},
        PARTNERS["seats"][3],
    ],
}


def new_table(server, *, people=1, bots=2, **wanted):
    """A table with this many people, all seated, and the weakest bots; anyone may have the first turn."""
    return make_table(server.address, people=people, bots=bots, **wanted)


def table_at(server, position, *, seat=0, level="shepherd"):
    """A table whose game continues from a position, with bots in the other seats; returns the person's seat."""
    record = Game.from_position(position).record()
    body = {"record": record.text(), "decisions": 0, "seat": seat, "name": "Ada", "level": level}
    answer = http.post(f"{server.address}/api/branch", json=body)
    assert answer.status_code == 201, answer.text
    made = answer.json()
    table = Table(server.address, made["table"], made["invite"], made["token"], made["commitment"], made["link"])
    table.seats[seat] = Seat(table, seat, made["token"])
    return table.seats[seat]


@cache
def finished_table(server):
    """A table whose short game is over. Tests share it: nobody can change it, and its review is made only once."""
    table = new_table(server, options=SHORT)
    with table.seats[0].watch() as viewer:
        viewer.play()
    return table
