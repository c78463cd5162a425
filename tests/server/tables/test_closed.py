"""`impera admin close`: everybody at the table is sent away, and nobody enters any more. Its log stays."""

from __future__ import annotations

import asyncio

from impera.server.admin import close, list_tables
from tests.server.client import make_table


def test_a_closed_table_sends_everybody_away_and_lets_nobody_in(server):
    """With PostgreSQL at once; with SQLite within ten seconds, or when somebody decides."""
    table = make_table(server.address, people=2)
    with table.seats[0].watch() as ada, table.spectate() as watching:
        ada.next()
        watching.next()
        assert asyncio.run(close(server.database, table.name))
        assert ada.close_code() == watching.close_code() == 4404
    assert table.get().status_code == 404
    with table.seats[0].watch() as again:
        assert again.next()["reason"] == "gone"


def test_a_decision_at_a_closed_table_is_not_taken(sqlite_server):
    table = make_table(sqlite_server.address, people=2)
    viewers = [table.seats[seat].watch() for seat in (0, 1)]
    messages = [viewer.next() for viewer in viewers]
    (asked,) = messages[0]["asked"]
    assert asyncio.run(close(sqlite_server.database, table.name))
    viewers[asked].decide(messages[asked]["ask"])
    assert [viewer.close_code() for viewer in viewers] == [4404, 4404]
    assert not any(message["type"] == "decided" for viewer in viewers for message in viewer.heard)
    for viewer in viewers:
        viewer.close()


def test_a_closed_table_is_listed_as_closed_with_its_people(server):
    table = make_table(server.address, people=2, bots=1)
    asyncio.run(close(server.database, table.name))
    (line,) = [line for line in asyncio.run(list_tables(server.database, 1000)) if line.name == table.name]
    assert (line.status, line.people, line.bots) == ("closed", ("Ada", "Bo"), 1)


def test_a_table_that_does_not_exist_cannot_be_closed(server):
    assert not asyncio.run(close(server.database, "nothing"))
