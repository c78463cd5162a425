"""Seats can be taken, left, given to a bot and taken back, before and during the game."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor

import pytest

from tests.server.client import Seat, Viewer, http, make_table
from tests.server.process import SEED_HEADER


def kinds(table):
    return [sitting["kind"] for sitting in table.get().json()["seating"]]


def test_a_taken_seat_is_refused_to_others(server):
    table = make_table(server.address, people=2)
    answer = table.take(1, "Eve")
    assert (answer.status_code, answer.json()["code"]) == (409, "seat-taken")


def test_a_left_seat_is_open_and_can_be_taken_by_somebody_else(server):
    table = make_table(server.address, people=2)
    assert table.seats[1].post("leave").status_code == 200
    assert kinds(table) == ["person", "open"]
    assert table.take(1, "Cy").status_code == 200
    assert kinds(table) == ["person", "person"]
    with table.seats[1].watch() as viewer:
        assert viewer.next()["status"] == "running"


def test_whoever_has_left_sees_the_seat_s_cards_no_more(sqlite_server):
    """A viewer's access ends with the seat."""
    table = make_table(sqlite_server.address, people=2)
    old = table.seats[1]
    with old.watch() as viewer:
        viewer.next()
        old.post("leave")
        table.take(1, "Cy")
        assert viewer.next() == {"type": "bye", "reason": "gone", "wait": 0.0}
    with old.watch() as viewer:
        assert viewer.next()["type"] == "bye"


def test_a_seat_given_to_a_bot_is_played_and_can_be_taken_back(server):
    table = make_table(server.address, people=2, options={"max_turns": 300})
    with table.seats[0].watch() as ada, table.seats[1].watch() as bo:
        for viewer in (ada, bo):
            viewer.next()
        assert table.seats[1].post("bot").status_code == 200
        ada.play(stop=lambda message: message["type"] == "decided" and message["bot"])
        assert table.take(1, "Bo", table.seats[1].token).status_code == 200
        assert kinds(table) == ["person", "person"]
        bo.until("seated")
        ada.play(stop=lambda message: message["type"] == "seated" and message["seating"][1]["kind"] == "person")
        ada.play(stop=lambda message: message.get("asked") == [1])
        assert ada.everything() == []


def test_while_a_bot_plays_its_person_watches_but_does_not_decide(sqlite_server):
    table = make_table(sqlite_server.address, people=2, options={"deal": "draft"})
    with table.seats[1].watch() as viewer:
        ask = viewer.next()["ask"]
        table.seats[1].post("bot")
        viewer.until("seated")
        viewer.decide(ask)
        assert viewer.until("refused")["code"] == "foreign"


def test_a_bot_s_seat_is_not_taken_by_anybody_else(sqlite_server):
    table = make_table(sqlite_server.address, people=2)
    table.seats[1].post("bot")
    assert table.take(1, "Eve").json()["code"] == "seat-taken"


def test_the_host_gives_open_seats_to_bots_and_opens_them_again(server):
    table = make_table(server.address, people=1, options={"players": 3})
    host = Seat(table, 1, table.host)
    guest = table.take(2, "Bo").json()["token"]
    assert Seat(table, 1, guest).post("bot").json()["code"] == "not-host"
    assert host.post("bot", level="shepherd").status_code == 200
    assert kinds(table) == ["person", "bot", "person"]
    assert host.post("open").status_code == 200
    assert kinds(table) == ["person", "open", "person"]


def test_once_play_has_begun_nobody_takes_a_second_seat_among_others(sqlite_server):
    """Otherwise one player would see the cards of two hands."""
    table = make_table(sqlite_server.address, people=3)
    assert table.seats[2].post("leave").status_code == 200
    answer = table.take(2, "Ada again", table.seats[0].token)
    assert (answer.status_code, answer.json()["code"]) == (409, "second-seat")
    assert table.take(2, "Eve").status_code == 200


def test_nobody_takes_a_second_seat_among_strangers(sqlite_server):
    """At a published table anybody may sit; people who share a device sit down before the others come."""
    table = make_table(sqlite_server.address, people=1, options={"players": 4}, published=True)
    assert table.take(1, "Ada's friend", table.host).status_code == 200
    assert table.take(2, "Eve").status_code == 200
    for token in (table.host, table.seats[2].token):
        answer = table.take(3, "One more", token)
        assert (answer.status_code, answer.json()["code"]) == (409, "second-seat")
    assert table.take(3, "Bo").status_code == 200


def test_one_device_can_hold_several_seats(sqlite_server):
    """Hot seat works the same way: one token, several people."""
    table = make_table(sqlite_server.address, people=1, options={"players": 2})
    taken = table.take(1, "Bo", table.host).json()
    assert taken["token"] == table.host
    with Viewer(sqlite_server.address, table.name, token=table.host) as viewer:
        assert viewer.next()["code"] == "which-seat"
    viewers = [Viewer(sqlite_server.address, table.name, token=table.host, seat=seat) for seat in (0, 1)]
    hands = [viewer.next()["view"]["hand"] for viewer in viewers]
    assert [len(hand) for hand in hands] == [3, 3]
    for viewer in viewers:
        viewer.close()


@pytest.mark.parametrize("what", ["leave", "bot", "open"])
def test_nobody_moves_another_person(sqlite_server, what):
    table = make_table(sqlite_server.address, people=2)
    assert Seat(table, 0, table.seats[1].token).post(what).status_code == 403


def test_a_seat_that_is_not_there_is_not_found(sqlite_server):
    table = make_table(sqlite_server.address, people=2)
    assert table.take(3, "Eve").json()["code"] == "no-seat"


def test_a_rematch_is_played_by_the_same_people_with_the_same_tokens(server):
    table = make_table(server.address, people=2, options={"max_turns": 2})
    url = f"{server.address}/api/tables/{table.name}/rematch"
    assert http.post(url, headers=table.seats[0].bearer).json()["code"] == "running"
    viewers = [table.seats[seat].watch() for seat in (0, 1)]
    with ThreadPoolExecutor(2) as pool:
        list(pool.map(Viewer.play, viewers))
    made = http.post(url, headers={SEED_HEADER: "2", **table.seats[0].bearer}).json()
    again = http.post(url, headers={SEED_HEADER: "3", **table.seats[1].bearer}).json()
    assert made["table"] == again["table"] != table.name
    assert [sitting["name"] for sitting in made["seating"]] == ["Ada", "Bo"]
    assert viewers[1].until("rematch")["table"] == made["table"]
    for seat, viewer in enumerate(viewers):
        viewer.close()
        with Viewer(server.address, made["table"], token=table.seats[seat].token) as other:
            assert (other.next()["seat"], other.heard[0]["status"]) == (seat, "running")
    assert made["commitment"] != table.commitment


def test_strangers_ask_for_no_rematch(sqlite_server):
    table = make_table(sqlite_server.address, people=1, bots=1, options={"max_turns": 2})
    with table.seats[0].watch() as viewer:
        viewer.play()
    url = f"{sqlite_server.address}/api/tables/{table.name}/rematch"
    assert http.post(url, headers=table.invited).status_code == 403


def removed(table, seat, secret):
    """The host's request to remove the person in a seat."""
    url = f"{table.address}/api/tables/{table.name}/seats/{seat}/remove"
    return http.post(url, json={}, headers={"Authorization": f"Bearer {secret}"})


def test_a_host_removes_a_person_before_play_and_the_seat_is_open(server):
    """People are protected. The removed one is sent away and their token opens nothing."""
    table = make_table(server.address, people=2, options={"players": 3})
    with table.seats[1].watch() as bo:
        bo.next()
        assert removed(table, 1, table.host).status_code == 200
        assert bo.close_code() == 4404
    sitting = table.get().json()["seating"][1]
    assert (sitting["kind"], sitting["name"]) == ("open", "")
    assert table.get(headers=table.seats[1].bearer).status_code == 404


def test_once_play_has_begun_a_bot_plays_on_for_somebody_who_is_removed(server):
    table = make_table(server.address, people=2)
    assert removed(table, 1, table.host).status_code == 200
    sitting = table.get().json()["seating"][1]
    assert (sitting["kind"], sitting["name"], sitting["kept"]) == ("bot", "", False)


def test_whoever_was_removed_from_a_published_table_does_not_sit_down_again(server):
    """They are known by their address, also after a restart, of which only a digest is stored."""
    table = make_table(server.address, people=2, options={"players": 3}, published=True)
    with table.seats[1].watch() as bo:
        bo.next()
        assert removed(table, 1, table.host).status_code == 200
    answer = table.take(1, "Bo again")
    assert (answer.status_code, answer.json()["code"]) == (403, "barred")


def test_only_the_host_removes_and_not_themselves_and_only_people(server):
    table = make_table(server.address, people=2, options={"players": 3})
    refused = [
        removed(table, seat, secret)
        for seat, secret in ((0, table.seats[1].token), (1, table.invite), (0, table.host), (2, table.host))
    ]
    assert [answer.json()["code"] for answer in refused] == ["not-host", "not-host", "own-seat", "nobody-there"]
