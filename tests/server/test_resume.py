"""Resume from any number after a lost connection."""

from __future__ import annotations

import pytest

from tests.server.client import make_table


def played(server, **wanted):
    """A game against a bot, watched from its beginning until it waits for its person; the table and all messages."""
    table = make_table(server.address, people=1, bots=1, **wanted)
    with table.seats[0].watch(since=0) as viewer:
        viewer.play(stop=lambda message: message["number"] >= 60 and bool(message["ask"]))
    return table, viewer.heard


def without_seating(messages):
    """Who sits where is sent as it is now, not as it was."""
    return [message for message in messages if message["type"] != "seated"]


@pytest.mark.parametrize("since", [0, 1, 7, 30, 59])
def test_what_was_missed_is_told_again_word_for_word(server, since):
    table, heard = played(server, options={"deal": "draft"})
    entries = [message for message in heard if message["type"] != "table"]
    with table.seats[0].watch(since=since) as viewer:
        told = viewer.everything()
    missed = [message for message in entries if message["number"] > since]
    assert without_seating(told[: len(missed)]) == without_seating(missed)
    assert told[len(missed)]["type"] == "table"


def test_who_has_missed_nothing_gets_the_table_only(sqlite_server):
    table, heard = played(sqlite_server)
    with table.seats[0].watch(since=heard[-1]["number"]) as viewer:
        assert [message["type"] for message in viewer.everything()] == ["table"]


def test_a_restarted_server_tells_the_same(start_server, database):
    """The state of a table follows only from its entries."""
    server = start_server(database)
    table, _ = played(server)
    with table.seats[0].watch(since=0) as viewer:
        before = viewer.everything()
    assert server.stop() == 0
    server.start()
    with table.seats[0].watch(since=0) as viewer:
        assert viewer.everything() == before


def test_two_sockets_of_one_seat_hear_the_same(sqlite_server):
    table = make_table(sqlite_server.address, people=1, bots=1)
    with table.seats[0].watch() as one, table.seats[0].watch() as two:
        begun = max(viewer.next()["number"] for viewer in (one, two))  # the bot may have played in between
        last = one.play(stop=lambda message: message["number"] >= 20)
        while two.heard[-1] != last:
            two.next()
        later, again = ([told for told in viewer.heard if told["number"] > begun] for viewer in (one, two))
        assert later == again


def test_whoever_has_missed_more_than_a_queue_holds_is_told_all_of_it(start_server, make_database):
    """Resume from any number: messages that were missed do not count as unread."""
    server = start_server(make_database("sqlite"), IMPERA_SERVER_QUEUE="8")
    table = make_table(server.address, people=2)
    with table.seats[0].watch() as viewer:
        viewer.next()
        for _ in range(20):
            viewer.send("say", phrase="hello")
            viewer.until("said")
        last = viewer.heard[-1]["number"]
    with table.seats[1].watch(since=0) as viewer:
        viewer.until("table", number=last)
    assert [message["number"] for message in viewer.heard[:-1]] == list(range(1, last + 1))
