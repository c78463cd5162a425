"""The checkers of the storm are themselves tested: a server that loses or doubles on purpose is caught."""

from __future__ import annotations

import asyncio
import itertools
import json

import msgspec
import pytest

from impera.server.storage import Store
from impera.server.tables.clocks import Clocks
from impera.server.tables.connection import Connection
from impera.server.tables.table_state import TableState
from tests.patience import PATIENCE
from tests.server.storm import NOTICES, storm
from tests.server.storm_people import Person
from tests.server.tally import Tally

SOON = 10
"""Calls after which a server begins to do wrong; before, everybody sits down."""


def spoilt(owner, name, wrong, every=1):
    """Replace a method of a class by another one, after some calls, in some or all of them."""
    usual = getattr(owner, name)
    numbers = itertools.count()

    def method(*given):
        number = next(numbers)
        return (usual if number < SOON or number % every else wrong(usual))(*given)

    setattr(owner, name, method)


def lose(every=1):
    """Announce decisions without writing them."""

    def nowhere(_):
        async def append(*_):
            return None

        return append

    spoilt(Store, "append", nowhere, every)


def lose_some():
    """Announce one change in nine without writing it."""
    lose(every=9)


def double(every=1):
    """Tell everything twice."""

    def twice(push):
        def again(connection, *messages):
            push(connection, *messages)
            push(connection, *messages)

        return again

    spoilt(Connection, "push", twice, every)


def double_some():
    """Tell one thing in nine twice."""
    double(every=9)


def show_others():
    """Show people what spectators see."""
    usual = TableState.whole

    def whole(state, *given, **more):
        return msgspec.structs.replace(usual(state, *given, **more), view=state.view(None))

    TableState.whole = whole


def take_seats():
    """Give seats at tables over days to bots before their time has run out."""
    Clocks.runs_out = lambda *_: 0.0


@pytest.mark.parametrize("spoil", [lose, lose_some, double, double_some, show_others, take_seats])
def test_a_server_that_does_wrong_on_purpose_is_caught(start_server, make_database, spoil):
    """Without one kill: what is wrong here is always wrong."""
    server = start_server(make_database("sqlite"), before=spoil, **NOTICES)
    problems, numbers = asyncio.run(storm(server, None, kills=0, tables=3))
    assert numbers["acknowledged"] > 0
    assert problems


def test_a_look_that_is_answered_twice_is_caught():
    """Whether the first thing that is doubled is the answer to a look depends on the moment."""

    class Line:
        """A socket on which the same table comes twice."""

        async def send(self, text):
            """Nobody listens."""

        async def recv(self):
            return json.dumps({"type": "table", "number": 4, "ask": None, "status": "running"})

    async def scene():
        person, line = Person("", "one", seat=0, token=""), Line()
        await person._greet(line)
        await person._hear(line, PATIENCE)
        before = person.gaps
        await person._hear(line, PATIENCE)
        return before, person.gaps

    assert asyncio.run(scene()) == (0, 1)


def test_a_server_that_does_right_is_not_accused(start_server, make_database):
    server = start_server(make_database("sqlite"), **NOTICES)
    problems, _ = asyncio.run(storm(server, None, kills=0, tables=3))
    assert problems == []


def test_a_tally_goes_on_where_it_was_stopped(tmp_path):
    first = Tally(tmp_path / "tally")
    for number, size in enumerate(first.pieces("kills", 50, 20)):
        if number == 2:
            break
        first.add("kills", size, ["one was lost"] if number else [])
    again = Tally(tmp_path / "tally")
    assert list(itertools.islice(again.pieces("kills", 50, 20), 1)) == [10]
    assert again.problems == ["one was lost"]
