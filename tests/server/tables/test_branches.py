"""Branches: play on from a moment of a finished game, against bots. The deal is known, and the data says so."""

from __future__ import annotations

import msgspec
import pytest

from impera import Game, Options, Record, View
from impera.server.wire.bodies import Replay
from impera.testing import random_game
from tests.server.client import Seat, Table, http, make_table

# Seat 1 can win with Science on its next turn, and everybody can see it: eight win with two players (R-HEG-01).
THREAT = {
    "players": 2,
    "seats": [
        {"hand": ["M1", "R1", "E1"], "area": ["M1", "R1"]},
        {"hand": ["S2", "M2", "R2"], "area": ["S1", "S1", "S1", "S1", "S2", "S2", "S2"]},
    ],
    "deck": ["S3", "M3", "E3", "C3", "U3", "S3", "M3", "E3", "C3", "U3"],
    "known": {"0": {"1": ["S2"]}, "spectator": {"1": ["S2"]}},
}


def made(answer):
    assert answer.status_code == 201, answer.text
    told = answer.json()
    address = str(answer.url).partition("/api/")[0]
    table = Table(address, told["table"], told["invite"], told["token"], told["commitment"], told["link"])
    table.seats[told["seat"]] = Seat(table, told["seat"], told["token"])
    return table


def branch(server, record, /, **wanted):
    body = {"record": record.text(), "decisions": len(record.decisions), "seat": 0, "name": "Ada", **wanted}
    return http.post(f"{server.address}/api/branch", json=body)


def play_to_the_end(table, seat):
    with table.seats[seat].watch(views=True) as viewer:
        viewer.next()
        return viewer.play(stop=lambda message: bool(message.get("view") and message["view"]["outcome"]))


@pytest.fixture(scope="module")
def finished(sqlite_server):
    """A table whose game is over, and its record."""
    table = make_table(sqlite_server.address, people=1, bots=1, options={"max_turns": 8})
    with table.seats[0].watch() as viewer:
        viewer.next()
        viewer.play()
    return table, Record.parse(table.get("/record").text)


def test_a_branch_of_a_table_goes_on_where_it_was_left(finished):
    table, record = finished
    number = len(record.decisions) // 2
    url = f"{table.address}/api/tables/{table.name}/branch"
    wanted = {"decisions": number, "seat": 1, "name": "Bo", "level": "trader"}
    again = made(http.post(url, json=wanted, headers=table.invited))
    summary = again.get().json()
    assert [(each["kind"], each["level"]) for each in summary["seating"]] == [("bot", "trader"), ("person", None)]
    assert summary["branch"] == {"table": table.name, "decisions": number}
    play_to_the_end(again, 1)
    ended = Record.parse(again.get("/record").text)
    assert ended.decisions[:number] == record.decisions[:number]
    assert ended.origin == record.origin
    assert isinstance(ended.replay(), Game)


def test_the_moments_of_a_branch_that_is_over_can_be_read(sqlite_server):
    record = random_game(Options(players=2, max_turns=6), seed=1, decisions=8).record()
    table = made(branch(sqlite_server, record))
    play_to_the_end(table, 0)
    moment = table.get("/replay/3").json()
    assert (moment["decisions"], moment["decision"]) == (3, record.decisions[2])
    assert moment["reveal"] is None


def test_nothing_is_promised_about_a_deal_that_is_known(sqlite_server):
    """Fairness: a branch has no commitment, shows none at the end, and its record carries none."""
    record = random_game(Options(players=2, max_turns=6), seed=1, decisions=8).record()
    table = made(branch(sqlite_server, record))
    assert (table.commitment, table.get().json()["commitment"]) == ("", "")
    assert play_to_the_end(table, 0)["reveal"] is None
    assert Record.parse(table.get("/record").text).commitment is None
    assert msgspec.json.decode(table.get("/replay").content, type=Replay).promise is None
    proof = table.get("/proof")
    assert (proof.status_code, proof.json()["code"]) == (409, "no-promise")


def test_the_one_who_plays_sees_what_that_seat_saw_and_no_more(sqlite_server):
    game = random_game(Options(players=3), seed=4, decisions=30)
    seat = game.seat
    table = made(branch(sqlite_server, game.record(), seat=seat))
    with table.seats[seat].watch() as viewer:
        first = viewer.next()
    assert View.from_json(first["view"]) == game.view(seat)
    assert first["branch"] == {"table": None, "decisions": 30}
    assert first["ask"]["legal"] == list(game.legal())
    assert not first["ask"]["undo"]


def test_a_spectator_of_a_branch_sees_the_public_view(sqlite_server):
    game = random_game(Options(players=3), seed=4, decisions=30)
    table = made(branch(sqlite_server, game.record(), seat=game.seat))
    with table.spectate(since=0) as eve:
        began, whole = eve.next(), eve.next()
    assert View.from_json(whole["view"]) == game.view(None)
    assert [event.get("cards") for event in began["events"] if "ages" in event and event["cards"]] == []


def test_a_branch_survives_a_restart(start_server, make_database):
    database = make_database("sqlite")
    server = start_server(database)
    game = random_game(Options(players=2), seed=4, decisions=30)
    table = made(branch(server, game.record(), seat=game.seat))
    server.kill()
    server.start()
    with table.seats[game.seat].watch() as viewer:
        assert View.from_json(viewer.next()["view"]) == game.view(game.seat)


def test_a_game_that_began_at_a_position_branches_too(sqlite_server):
    game = Game.from_position(THREAT)
    game.play("play M1")
    table = made(branch(sqlite_server, game.record()))
    with table.seats[0].watch() as viewer:
        assert View.from_json(viewer.next()["view"]) == game.view(0)


def test_a_threat_on_the_table_is_told_over_the_socket(sqlite_server):
    """Aids: seat 1 wins on its next turn with a card that both viewers know of."""
    table = made(branch(sqlite_server, Game.from_position(THREAT).record()))
    for viewer in (table.seats[0].watch(), table.spectate()):
        viewer.next()
        viewer.send("ask-threats")
        (threat,) = [each for each in viewer.until("threats")["rivals"] if each["seat"] == 1]
        assert (threat["domain"], threat["missing"], threat["certain"]) == ("science", 1, True)
        viewer.close()


def test_in_a_pick_a_branch_begins_where_the_pick_did(sqlite_server):
    """During the draft all seats choose at the same time."""
    game = random_game(Options(players=3, deal="draft"), seed=4, decisions=5)
    table = made(branch(sqlite_server, game.record()))
    assert table.get().json()["branch"]["decisions"] == 3
    with table.seats[0].watch() as viewer:
        assert 0 in viewer.next()["asked"]


@pytest.mark.parametrize(
    ("wanted", "status", "code"),
    [
        ({"decisions": 13}, 404, "no-such-moment"),
        ({"seat": 2}, 422, "no-seat"),
        ({"level": "wizard"}, 422, "no-such-bot"),
        ({"name": "\u200b"}, 422, "no-name"),
        ({"record": "a picture of a cat"}, 422, "unreadable-record"),
    ],
)
def test_a_branch_that_cannot_be_is_refused_with_a_code(sqlite_server, wanted, status, code):
    answer = branch(sqlite_server, random_game(Options(players=2), seed=4, decisions=12).record(), **wanted)
    assert (answer.status_code, answer.json()["code"]) == (status, code)


def test_the_end_of_a_game_has_no_branch(sqlite_server):
    answer = branch(sqlite_server, random_game(Options(players=2, max_turns=4), seed=4).record())
    assert (answer.status_code, answer.json()["code"]) == (409, "over")


def test_a_running_game_has_no_branch(sqlite_server):
    """Otherwise its players could look into the deck."""
    table = make_table(sqlite_server.address, people=2)
    url = f"{table.address}/api/tables/{table.name}/branch"
    answer = http.post(url, json={"decisions": 0, "seat": 0, "name": "Eve"}, headers=table.invited)
    assert (answer.status_code, answer.json()["code"]) == (409, "running")
