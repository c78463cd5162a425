"""Databases that earlier versions wrote: every table is as it was left.

After a restart everybody gets the same table (ARCHITECTURE.md), even if a later version starts.
"""

from __future__ import annotations

from contextlib import closing

from impera import Record
from impera.notation.options import FIRST_REVISION, Options
from tests.legacy import kept
from tests.legacy.tables import FILE, kept_table
from tests.server.client import Viewer


def without_question(whole):
    """A table as sent in a pick of the draft, without the question in its view and its seat.

    There, version 0.1.0 sent everybody the First Player's question, although all are asked at the same time. `ask`,
    which says what is legal for whom, was right.
    """
    hidden = ("question", "active", "legal")
    return {**whole, "view": {name: value for name, value in whole["view"].items() if name not in hidden}}


def is_pick(whole):
    return (whole["view"] or {}).get("draft") is not None and len(whole["asked"]) > 1


@kept.each(FILE)
def test_a_table_looks_the_same_from_outside(open_database, folder, name, then):
    """Status, options, terms, seats, promise, rematch and branch."""
    table = kept_table(open_database(folder), then)
    assert kept.holds(table.get().json(), then["summary"])


@kept.each(FILE)
def test_a_table_keeps_the_reading_of_its_options(open_database, folder, name, then):
    """An edition means what it meant when the table was made (rulebook, chapter 3)."""
    table = kept_table(open_database(folder), then)
    then_as_now = Options.make(revision=FIRST_REVISION, **then["summary"]["options"])
    assert Options.from_json(table.get().json()["options"]) == then_as_now


@kept.each(FILE)
def test_a_table_shows_its_viewers_what_it_showed_them(open_database, folder, name, then):
    """Who is asked, with which legal decisions and until when; what can be taken back; and all that is seen."""
    server = open_database(folder)
    for hello, whole in zip(then["hello"], then["whole"], strict=True):
        with closing(Viewer(server.address, then["table"], **hello)) as viewer:
            now = viewer.next()
        assert kept.holds(now, without_question(whole) if is_pick(whole) else whole)


@kept.each(FILE)
def test_a_client_that_comes_back_is_told_every_entry_again(open_database, folder, name, then):
    """What a viewer was told about each entry is sent again, unchanged."""
    server = open_database(folder)
    with closing(Viewer(server.address, then["table"], since=0, **then["hello"][0])) as viewer:
        told = [viewer.next() for _ in then["told"]]
    assert kept.holds(told, then["told"])


@kept.each(FILE, lambda table: table["summary"]["status"] == "over")
def test_a_game_that_is_over_is_told_and_verified(open_database, folder, name, then):
    """The record is byte for byte what it was, and the whole game can be viewed."""
    table = kept_table(open_database(folder), then)
    assert table.get("/record").text == then["record"]
    assert len(table.get("/replay").json()["moments"]) == len(Record.parse(then["record"]).decisions) + 1
