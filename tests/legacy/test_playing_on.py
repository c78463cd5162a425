"""Games in databases of earlier versions continue: nobody loses a game because the server was updated."""

from __future__ import annotations

from impera import Record
from tests.legacy import kept
from tests.legacy.players import Players
from tests.legacy.tables import FILE, kept_table


def shortest(legal):
    """The last legal decision: in step 2 it ends the turn."""
    return legal[-1]


def take_open_seats(table, then):
    """Someone takes every open seat."""
    for sitting in then["summary"]["seating"]:
        if sitting["kind"] == "open":
            assert table.take(sitting["seat"], "Zoe").status_code == 200


@kept.each(FILE, lambda table: table["summary"]["status"] == "running")
def test_a_running_game_goes_on_to_its_end(open_database, folder, name, then):
    """All come back with the tokens they had; what they decided before stands, and the record of it all replays."""
    table = kept_table(open_database(folder), then)
    take_open_seats(table, then)
    with Players(table) as people:
        people.play(choose=shortest)
    record = Record.parse(table.get("/record").text)
    assert record.replay().outcome == record.outcome is not None
    before = Record.parse(then["record"]).decisions
    assert record.decisions[: len(before)] == before


@kept.each(FILE, lambda table: table["summary"]["status"] == "waiting")
def test_a_game_begins_at_a_table_that_waited(open_database, folder, name, then):
    """The invitation opens the seats that are left, and the deal matches the commitment."""
    table = kept_table(open_database(folder), then)
    take_open_seats(table, then)
    with Players(table) as people:
        people.play(choose=shortest)
    record = Record.parse(table.get("/record").text)
    assert record.commitment.digest == then["summary"]["commitment"]
    assert record.replay().outcome is not None
