"""Puzzles over HTTP: nothing is stored, and what is hidden stays hidden."""

from __future__ import annotations

import msgspec

from impera.puzzles import shipped
from impera.server.wire.bodies import PuzzleTried
from tests.server.client import http


def send(server, name, *decisions):
    return http.post(f"{server.address}/api/puzzles/{name}", json={"decisions": decisions})


def test_the_puzzles_are_listed_without_their_solutions(sqlite_server):
    listed = http.get(f"{sqlite_server.address}/api/puzzles").json()["puzzles"]
    assert [puzzle["name"] for puzzle in listed] == list(shipped())
    assert set(listed[0]) == {"name", "goal", "players", "grade", "domain"}


def test_a_puzzle_is_solved_by_its_solution(sqlite_server):
    name = next(iter(shipped()))
    line = http.get(f"{sqlite_server.address}/api/puzzles/{name}/solution").json()["decisions"]
    assert [send(sqlite_server, name, *line[:number]).json()["status"] for number in (0, len(line))] == [
        "going",
        "reached",
    ]


def test_an_attempt_shows_no_hand_but_the_own(sqlite_server):
    told = msgspec.json.decode(send(sqlite_server, next(iter(shipped()))).content, type=PuzzleTried)
    assert (told.seat, told.view.seat) == (0, 0)
    known = shipped()[told.puzzle].position.get("known", {}).get("0", {})
    assert all(len(seat.known) == len(known.get(str(seat.seat), ())) for seat in told.view.seats if seat.seat)


def test_a_puzzle_that_does_not_exist_is_refused(sqlite_server):
    assert send(sqlite_server, "nothing").json()["code"] == "no-such-puzzle"


def test_an_illegal_decision_is_refused(sqlite_server):
    assert send(sqlite_server, next(iter(shipped())), "play X9").status_code in (400, 422)
