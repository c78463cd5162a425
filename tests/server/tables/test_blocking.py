"""A person can block another: they hear none of their phrases, and do not meet at published tables."""

from __future__ import annotations

import asyncio
import itertools
from dataclasses import dataclass, field

import pytest

from impera.server.storage import Store
from impera.server.storage.people import blocks_by, write_block
from tests.server.client import Seat, http, make_table, play_with_everyone

_numbers = itertools.count()


def new_key():
    return f"key {next(_numbers)} ".ljust(43, "k").replace(" ", "-")


@dataclass
class Keys:
    """The keys of three people, whom no other test knows."""

    ada: str = field(default_factory=new_key)
    bo: str = field(default_factory=new_key)
    cy: str = field(default_factory=new_key)


@pytest.fixture
def keys():
    return Keys()


def table_of_two(server, keys):
    table = make_table(server.address, people=1, options={"players": 2}, person=keys.ada, away=None)
    assert table.take(1, "Bo", person=keys.bo).status_code == 200
    return table


def say(viewer):
    viewer.send("say", phrase="hello")


def lobby(server, key=None):
    headers = {} if key is None else {"Authorization": f"Bearer {key}"}
    return {found["table"] for found in http.get(f"{server.address}/api/tables", headers=headers).json()["tables"]}


def test_what_a_blocked_person_says_is_heard_by_the_others_only(server):
    table = make_table(server.address, people=3)
    with table.seats[0].watch() as ada, table.seats[1].watch() as bo, table.seats[2].watch() as cy:
        for viewer in (ada, bo, cy):
            viewer.next()
        assert Seat(table, 1, table.seats[0].token).post("block").status_code == 200
        assert ada.until("table")["blocked"] == [1]
        say(bo)
        said = cy.until("said")
        unheard = ada.until("said", "unheard")
        assert (unheard["type"], unheard["number"]) == ("unheard", said["number"])
        say(cy)
        assert ada.until("said", "unheard")["type"] == "said"


def test_what_was_said_meanwhile_is_not_told_to_whoever_comes_back(sqlite_server, keys):
    table = table_of_two(sqlite_server, keys)
    Seat(table, 1, table.seats[0].token).post("block")
    with table.seats[1].watch() as bo:
        number = bo.next()["number"]
        say(bo)
        bo.until("said")
    with table.seats[0].watch(since=number) as ada:
        assert ada.next()["type"] == "unheard"
        assert ada.next()["blocked"] == [1]


def test_whoever_is_blocked_is_not_told(sqlite_server, keys):
    table = table_of_two(sqlite_server, keys)
    with table.seats[1].watch() as bo:
        bo.next()
        Seat(table, 1, table.seats[0].token).post("block")
        assert bo.everything() == []


def test_a_block_can_be_lifted_at_the_table(sqlite_server, keys):
    table = table_of_two(sqlite_server, keys)
    with table.seats[0].watch() as ada, table.seats[1].watch() as bo:
        Seat(table, 1, table.seats[0].token).post("block")
        assert ada.until("table", blocked=[1])
        assert Seat(table, 1, table.seats[0].token).post("unblock").status_code == 200
        assert ada.until("table", blocked=[])
        say(bo)
        assert ada.until("said", "unheard")["type"] == "said"


def test_to_block_twice_is_to_block_once(sqlite_server, keys):
    table = table_of_two(sqlite_server, keys)
    ada = Seat(table, 1, table.seats[0].token)
    assert ada.post("block").json() == ada.post("block").json()


def test_a_block_holds_at_once_at_every_open_table_of_the_two(server, keys):
    first, second = table_of_two(server, keys), table_of_two(server, keys)
    with first.seats[0].watch() as here, second.seats[0].watch() as there, second.seats[1].watch() as bo:
        for viewer in (here, there, bo):
            viewer.next()
        assert Seat(first, 1, first.seats[0].token).post("block").status_code == 200
        assert here.until("table")["blocked"] == there.until("table")["blocked"] == [1]
        say(bo)
        assert there.until("said", "unheard")["type"] == "unheard"
        assert Seat(second, 1, second.seats[0].token).post("unblock").status_code == 200
        assert here.until("table")["blocked"] == there.until("table")["blocked"] == []
        say(bo)
        assert there.until("said", "unheard")["type"] == "said"


def test_to_block_the_same_person_at_two_open_tables_is_to_block_once(server, keys):
    tables = [table_of_two(server, keys) for _ in range(2)]
    answers = [Seat(table, 1, table.seats[0].token).post("block") for table in (*tables, *tables)]
    assert [answer.status_code for answer in answers] == [200] * 4
    assert len({answer.json()["block"] for answer in answers}) == 1


def test_two_requests_at_once_block_once(database, keys):
    """Whoever writes second finds the block of the first."""

    async def write():
        store = Store(database)
        store.start()
        try:
            await asyncio.gather(*(write_block(store, name, keys.ada, keys.bo) for name in ("one", "two")))
            return await blocks_by(store, [keys.ada])
        finally:
            await store.stop()

    assert asyncio.run(write()) == {keys.ada: {keys.bo: "one"}}


def test_nobody_is_blocked_by_those_without_a_seat_or_in_an_empty_one(sqlite_server):
    table = make_table(sqlite_server.address, people=1, options={"players": 3})
    assert Seat(table, 0, table.invite).post("block").json()["code"] == "not-yours"
    assert Seat(table, 1, table.host).post("block").json()["code"] == "nobody-there"
    assert Seat(table, 0, table.host).post("block").json()["code"] == "own-seat"


def test_a_block_goes_along_to_the_rematch(sqlite_server):
    """Also for people without a key, who are known by their tokens."""
    table = make_table(sqlite_server.address, people=2, options={"max_turns": 2})
    Seat(table, 1, table.seats[0].token).post("block")
    play_with_everyone(table)
    again = http.post(f"{table.address}/api/tables/{table.name}/rematch", json={}, headers=table.seats[0].bearer).json()
    table.name = again["table"]
    with table.seats[0].watch() as ada:
        assert ada.next()["blocked"] == [1]


def test_at_a_published_table_the_two_are_not_seated_together(server, keys):
    Seat(first := table_of_two(server, keys), 1, first.seats[0].token).post("block")
    of_ada = make_table(server.address, people=1, options={"players": 3}, published=True, person=keys.ada)
    of_bo = make_table(server.address, people=1, options={"players": 3}, published=True, person=keys.bo)
    for table, comes in ((of_ada, keys.bo), (of_bo, keys.ada)):
        answer = table.take(1, "Somebody", person=comes)
        assert (answer.status_code, answer.json()["code"]) == (409, "blocked")
        assert table.take(1, "Cy", person=keys.cy).status_code == 200


def test_with_an_invitation_they_may_sit_together(sqlite_server, keys):
    """Among friends, people know who comes."""
    Seat(first := table_of_two(sqlite_server, keys), 1, first.seats[0].token).post("block")
    assert make_table(sqlite_server.address, people=1, options={"players": 2}, person=keys.ada).take(
        1, "Bo", person=keys.bo
    )


def test_neither_of_the_two_finds_the_other_in_the_lobby(sqlite_server, keys):
    Seat(first := table_of_two(sqlite_server, keys), 1, first.seats[0].token).post("block")
    table = make_table(sqlite_server.address, people=1, options={"players": 2}, published=True, person=keys.bo)
    assert table.name not in lobby(sqlite_server, keys.ada)
    assert table.name in lobby(sqlite_server, keys.cy)
    assert table.name in lobby(sqlite_server)


def test_a_block_can_be_lifted_from_anywhere_by_its_name_and_only_by_its_owner(sqlite_server, keys):
    first = table_of_two(sqlite_server, keys)
    block = Seat(first, 1, first.seats[0].token).post("block").json()["block"]
    table = make_table(sqlite_server.address, people=1, options={"players": 3}, published=True, person=keys.ada)

    def lift(key):
        headers = {"Authorization": f"Bearer {key}"}
        return http.post(f"{sqlite_server.address}/api/blocks/lift", json={"block": block}, headers=headers)

    assert lift(keys.cy).status_code == 200
    assert table.take(1, "Bo", person=keys.bo).json()["code"] == "blocked"
    with first.seats[0].watch() as ada:
        assert ada.next()["blocked"] == [1]
        assert lift(keys.ada).status_code == 200
        assert ada.until("table")["blocked"] == []
    assert table.take(1, "Bo", person=keys.bo).status_code == 200
