"""Hints and threats, when the table allows them."""

from __future__ import annotations

import msgspec

from impera import View, analysis
from impera.analysis.reasons import AnyReason
from tests.server.client import make_table


def test_a_hint_is_a_legal_decision_for_the_question_asked(sqlite_server):
    table = make_table(sqlite_server.address, people=1, bots=1)
    with table.seats[0].watch() as viewer:
        message = viewer.next()
        while not (message["ask"] and message["ask"]["legal"]):
            message = viewer.next()
        viewer.send("ask-hint", number=message["ask"]["number"])
        hint = viewer.until("hint")
        assert hint["number"] == message["ask"]["number"]
        assert hint["decisions"][0]["decision"] in message["ask"]["legal"]


def test_a_table_without_aids_gives_no_hints(sqlite_server):
    table = make_table(sqlite_server.address, people=1, bots=1, aids=False)
    with table.seats[0].watch() as viewer:
        number = viewer.next()["number"]
        viewer.send("ask-hint", number=number)
        assert viewer.until("refused")["code"] == "no-hints"


def test_whoever_is_not_asked_gets_no_hint(sqlite_server):
    table = make_table(sqlite_server.address, people=2)
    viewers = [table.seats[seat].watch() for seat in (0, 1)]
    first = [viewer.next() for viewer in viewers]
    other = viewers[1 - first[0]["asked"][0]]
    other.send("ask-hint", number=first[0]["number"])
    assert other.next()["code"] == "foreign"
    for viewer in viewers:
        viewer.close()


def test_in_a_pick_everyone_may_ask_for_a_hint(sqlite_server):
    """During the draft all seats are asked at the same time, and a hint knows no other seat's choice."""
    table = make_table(sqlite_server.address, people=2, options={"deal": "draft"})
    viewers = [table.seats[seat].watch() for seat in (0, 1)]
    asks = [viewer.next()["ask"] for viewer in viewers]
    for viewer, ask in zip(viewers, asks, strict=True):
        viewer.send("ask-hint", number=ask["number"])
        assert viewer.until("hint")["decisions"][0]["decision"] in ask["legal"]
        viewer.close()


def test_a_hint_says_why_its_first_decision_is_good(sqlite_server):
    table = make_table(sqlite_server.address, people=1, bots=1)
    with table.seats[0].watch() as viewer:
        message = viewer.next()
        while not (message["ask"] and message["ask"]["legal"]):
            message = viewer.next()
        viewer.send("ask-hint", number=message["ask"]["number"])
        hint = viewer.until("hint")
    assert isinstance(msgspec.convert(hint["reason"], AnyReason), AnyReason)
    assert {each["decision"] for each in hint["decisions"]} == set(message["ask"]["legal"])


def told_by(viewer):
    """The threats that the server sends a viewer, and those that follow from its view."""
    viewer.send("look")
    view = View.from_json(viewer.until("table")["view"])
    viewer.send("ask-threats")
    told = viewer.until("threats")
    found = msgspec.to_builtins(analysis.threats(view))
    return (told["rivals"], told["own"]), (list(found["rivals"]), list(found["own"]))


def test_threats_are_those_of_the_viewers_own_view(sqlite_server):
    table = make_table(sqlite_server.address, people=2)
    viewers = [table.seats[0].watch(), table.seats[1].watch(), table.spectate()]
    asks = [viewer.next()["ask"] for viewer in viewers]
    for _ in range(30):
        seat = 0 if asks[0] and asks[0]["legal"] else 1
        viewers[seat].decide(asks[seat], asks[seat]["legal"][-1])
        asks = [viewer.until("decided")["ask"] for viewer in viewers]
    for viewer in viewers:
        told, found = told_by(viewer)
        assert told == found
        viewer.close()


def test_threats_have_the_number_of_the_entry_they_hold_after(sqlite_server):
    table = make_table(sqlite_server.address, people=2)
    with table.spectate() as eve:
        number = eve.next()["number"]
        eve.send("ask-threats")
        assert eve.until("threats") == {"type": "threats", "number": number, "rivals": [], "own": []}


def test_a_table_without_aids_tells_no_threats(sqlite_server):
    table = make_table(sqlite_server.address, people=2, aids=False)
    with table.seats[0].watch() as ada:
        ada.next()
        ada.send("ask-threats")
        assert ada.next()["code"] == "no-hints"


def test_before_the_game_begins_there_are_no_threats_to_ask_for(sqlite_server):
    table = make_table(sqlite_server.address, people=1, options={"players": 2})
    with table.seats[0].watch() as ada:
        ada.next()
        ada.send("ask-threats")
        assert ada.next()["code"] == "waiting"
