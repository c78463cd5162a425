"""A code gives the seats and tables of a person to another device, once."""

from __future__ import annotations

import asyncio
import sqlite3
from contextlib import closing

import pytest

from impera.server import admin
from impera.server.operations.limits import COSTS
from impera.server.wire import tokens
from tests.server.client import Seat, Viewer, http, make_table
from tests.server.process import FAST

OLD, NEW, OTHER = ("o" * 43, "n" * 43, "x" * 43)
TOKEN = "t" * 43


def make_code(server, key=OLD):
    return http.post(f"{server.address}/api/codes", json={}, headers={"Authorization": f"Bearer {key}"})


def use_code(server, code, token=TOKEN, person=NEW):
    return http.post(f"{server.address}/api/codes/use", json={"code": code, "token": token, "person": person})


@pytest.fixture
def own_server(start_server, make_database):
    """A server of one test, where nobody else has the same key."""
    return start_server(make_database("sqlite"))


def test_a_code_gives_every_seat_and_table_to_another_device(server):
    hosted = make_table(server.address, people=2, person=OLD)
    joined = make_table(server.address, people=1, options={"players": 2})
    joined.take(1, "Bo", person=OLD)
    code = make_code(server).json()["code"]
    places = {place["table"]: place["seats"] for place in use_code(server, code).json()["places"]}
    assert places == {hosted.name: [0], joined.name: [1]}
    with Viewer(server.address, hosted.name, token=TOKEN) as viewer:
        table = viewer.next()
        assert (table["seat"], table["host"]) == (0, True)
    with Viewer(server.address, joined.name, token=TOKEN) as viewer:
        assert viewer.next()["seat"] == 1


def test_the_device_that_had_the_seats_sees_their_cards_no_more(own_server):
    table = make_table(own_server.address, people=2, person=OLD)
    with table.seats[0].watch() as viewer:
        viewer.next()
        use_code(own_server, make_code(own_server).json()["code"])
        assert viewer.until("bye")["reason"] == "gone"
    assert Seat(table, 1, table.host).post("remove").status_code == 404


def test_a_host_without_a_seat_gets_the_table_back(own_server):
    table = make_table(own_server.address, people=0, options={"players": 2}, person=OLD)
    table.take(0, "Bo")
    places = use_code(own_server, make_code(own_server).json()["code"]).json()["places"]
    assert places == [{"table": table.name, "seats": [], "is_over": False}]
    assert Seat(table, 0, TOKEN).post("remove").status_code == 200


def test_a_code_works_once_but_whoever_used_it_may_ask_again(own_server):
    """The answer may have been lost on its way."""
    make_table(own_server.address, people=2, person=OLD)
    code = make_code(own_server).json()["code"]
    first = use_code(own_server, code).json()
    assert use_code(own_server, code).json() == first
    answer = use_code(own_server, code, token=OTHER)
    assert (answer.status_code, answer.json()["code"]) == (404, "no-code")


def test_a_new_code_replaces_the_earlier_one(own_server):
    make_table(own_server.address, people=2, person=OLD)
    first, second = (make_code(own_server).json()["code"] for _ in range(2))
    assert use_code(own_server, first).status_code == 404
    assert use_code(own_server, second).status_code == 200


def test_seats_that_were_taken_after_the_code_was_made_are_given_too(own_server):
    make_table(own_server.address, people=2, person=OLD)
    code = make_code(own_server).json()["code"]
    later = make_table(own_server.address, people=2, person=OLD)
    assert later.name in {place["table"] for place in use_code(own_server, code).json()["places"]}


def test_blocks_come_along(own_server):
    table = make_table(own_server.address, people=2, person=OLD)
    Seat(table, 1, table.host).post("block")
    use_code(own_server, make_code(own_server).json()["code"])
    with Viewer(own_server.address, table.name, token=TOKEN) as viewer:
        assert viewer.next()["blocked"] == [1]


def test_a_new_key_does_not_get_around_the_blocks_of_others(own_server):
    table = make_table(own_server.address, people=2, person=OLD)
    Seat(table, 0, table.seats[1].token).post("block")
    use_code(own_server, make_code(own_server).json()["code"])
    with table.seats[1].watch() as viewer:
        assert viewer.next()["blocked"] == [0]


def test_without_a_seat_there_is_no_code(sqlite_server):
    answer = make_code(sqlite_server, key="z" * 43)
    assert (answer.status_code, answer.json()["code"]) == (409, "no-seats")


def test_who_is_forgotten_cannot_come_back_by_a_code(own_server):
    make_table(own_server.address, people=2, person=OLD)
    code = make_code(own_server).json()["code"]
    assert asyncio.run(admin.forget(own_server.database, "Ada")) == 1
    assert use_code(own_server, code).status_code == 404
    with closing(sqlite3.connect(own_server.database.removeprefix("sqlite:///"))) as connection:
        columns = ("person FROM seats", "maker FROM tables", "person FROM codes", "nullif(host, '') FROM tables")
        kept = connection.execute(" UNION ".join(f"SELECT {column}" for column in columns))
        assert [row for row in kept if row[0] is not None] == []


def test_codes_are_not_guessed(start_server, make_database):
    """Each guess is paid for, whoever asks, so that there is no list to go through."""
    usual = {name: "250" for name in FAST if name.endswith("WORK_PER_SECOND")}
    server = start_server(make_database("sqlite"), **usual)
    make_table(server.address, people=2, person=OLD)
    answers = [use_code(server, tokens.new_code()).status_code for _ in range(40)]
    assert set(answers) == {404, 429}
    assert answers.count(404) <= 10 * 250 / COSTS["move"] + 10


@pytest.mark.parametrize("given", ["", "ABCD", "ABCD-EFGH-JKMN-PQR!", "ABCD-EFGH-JKMN-PQRS-TVWX"])
def test_what_is_no_code_is_refused(sqlite_server, given):
    assert use_code(sqlite_server, given).json()["code"] == "no-code"


def test_a_code_is_read_however_it_is_typed():
    code = tokens.new_code()
    assert tokens.read_code(code.lower().replace("-", " ").replace("0", "o").replace("1", "l")) == code
