"""Several servers on one PostgreSQL: every decision reaches everyone on any server, and one wins each number."""

from __future__ import annotations

import asyncio
import os
import signal
import time

import pytest

from tests.patience import wait_until
from tests.server.client import Seat, http, make_table
from tests.server.process import Server
from tests.server.race import race
from tests.server.storm import READY, workers_of


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


def test_a_block_made_at_one_server_holds_at_another_table_at_the_other(servers):
    keys = {"person": "p" * 43}, {"person": "q" * 43}
    tables = [make_table(servers[0].address, people=1, options={"players": 2}, **keys[0]) for _ in servers]
    for table in tables:
        assert table.take(1, "Bo", **keys[1]).status_code == 200
    first, second = tables
    with elsewhere(second.seats[0], servers[1]).watch() as ada, second.seats[1].watch() as bo:
        assert ada.next()["blocked"] == []
        bo.next()
        for does, blocked, heard in (("block", [1], "unheard"), ("unblock", [], "said")):
            assert Seat(first, 1, first.seats[0].token).post(does).status_code == 200
            assert ada.until("table")["blocked"] == blocked
            bo.send("say", phrase="hello")
            assert ada.until("said", "unheard")["type"] == heard


def test_somebody_connected_at_another_server_is_not_away(servers):
    table = make_table(servers[0].address, people=2, away=6)
    with table.seats[0].watch() as here, elsewhere(table.seats[1], servers[1]).watch():
        here.next()
        time.sleep(9)
        assert here.everything() == []


def numbers(server):
    """The metrics of whichever worker answers."""
    lines = http.get(f"{server.address}/metrics").text.splitlines()
    return {name: float(value) for name, value in (line.rsplit(" ", 1) for line in lines if line[0] != "#")}


@pytest.fixture(scope="module")
def workers(make_database, tmp_path_factory):
    """A server of two workers, and its log when it told its address."""
    server = Server(make_database("postgresql"), tmp_path_factory.mktemp("workers"), "--workers", "2")
    yield server, server.log.read_text(encoding="utf-8")
    server.close()


def test_the_address_is_told_once_a_worker_answers(workers):
    """Whoever opens it at once is not kept waiting."""
    _, log = workers
    assert READY in log


def test_the_metrics_tell_of_all_workers_and_no_counter_falls_when_one_dies(workers):
    """What Prometheus expects, whichever worker it reaches."""
    server, _ = workers
    wait_until(lambda: server.log.read_text(encoding="utf-8").count(READY) == 2)
    table = make_table(server.address, people=2)
    viewers = [table.seats[index % 2].watch() for index in range(12)]
    for viewer in viewers:
        viewer.next()
    begun = 'impera_entries_total{kind="begin"}'
    wait_until(lambda: all(numbers(server)["impera_sockets"] == 12 for _ in range(8)))
    wait_until(lambda: all(numbers(server)[begun] == 1 for _ in range(8)))
    os.kill(workers_of(server)[0], signal.SIGKILL)
    wait_until(lambda: server.log.read_text(encoding="utf-8").count(READY) == 3)
    assert [numbers(server)[begun] for _ in range(8)] == [1] * 8
    for viewer in viewers:
        viewer.close()
