"""Several servers on one PostgreSQL: everyone hears of a decision wherever they are, and one wins each number."""

from __future__ import annotations

import asyncio

import pytest

from tests.server.client import Seat, make_table
from tests.server.process import Server
from tests.server.race import race


@pytest.fixture(scope="module")
def servers(make_database, tmp_path_factory):
    """Two servers on one database."""
    database = make_database("postgresql")
    running = [Server(database, tmp_path_factory.mktemp("server")) for _ in range(2)]
    yield running
    for server in running:
        server.close()


def elsewhere(seat, server):
    """The same seat at another server."""
    table = seat.table.__class__(**{**vars(seat.table), "address": server.address})
    return Seat(table, seat.seat, seat.token)


@pytest.mark.timeout(240)
def test_of_two_decisions_at_once_exactly_one_wins_the_number(servers):
    """Race test; thousands of decisions by `python -m tests.server.race`."""
    addresses = [server.address for server in servers]
    problems, numbers = asyncio.run(race(addresses, servers[0].database, decisions=120, tables=2))
    assert problems == []
    assert numbers["fought"] >= 120


def test_what_happens_at_one_server_is_heard_at_the_other(servers):
    table = make_table(servers[0].address, people=2)
    with table.seats[0].watch() as here, elsewhere(table.seats[1], servers[1]).watch() as there:
        first = [here.next(), there.next()]
        viewers = {0: here, 1: there}
        (asked,) = first[0]["asked"]
        viewers[asked].decide(first[asked]["ask"])
        assert here.until("decided")["number"] == there.until("decided")["number"]
        there.send("say", phrase="hello")
        assert here.until("said")["phrase"] == "hello"


def test_a_seat_taken_at_one_server_begins_the_game_at_the_other(servers):
    table = make_table(servers[0].address, people=1, options={"players": 2})
    with table.seats[0].watch() as here:
        here.next()
        table.address = servers[1].address
        assert table.take(1, "Bo").status_code == 200
        assert [sitting["name"] for sitting in here.until("seated")["seating"]] == ["Ada", "Bo"]
        assert here.until("began")["number"] == 2


def test_somebody_connected_at_another_server_is_not_away(servers):
    table = make_table(servers[0].address, people=2, away=6)
    with table.seats[0].watch() as here, elsewhere(table.seats[1], servers[1]).watch():
        here.next()
        assert here.everything(9) == []
