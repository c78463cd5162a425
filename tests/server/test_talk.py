"""Short phrases with blanks instead of free chat, and hints when the table allows them."""

from __future__ import annotations

from tests.server.client import make_table


def test_a_phrase_is_told_to_everyone_with_its_blanks(server):
    table = make_table(server.address, people=2)
    with table.seats[0].watch() as ada, table.seats[1].watch() as bo, table.spectate() as eve:
        for viewer in (ada, bo, eve):
            viewer.next()
        ada.send("say", phrase="seat-wins-domain", seat=1, domain="science")
        for viewer in (ada, bo, eve):
            said = viewer.until("said")
            assert (said["seat"], said["phrase"], said["about"], said["domain"]) == (
                0,
                "seat-wins-domain",
                1,
                "science",
            )


def test_a_phrase_does_not_make_a_decision_stale(server):
    """A question has the number of the entry since which it stands."""
    table = make_table(server.address, people=2)
    viewers = [table.seats[seat].watch() for seat in (0, 1)]
    first = [viewer.next() for viewer in viewers]
    (asked,) = first[0]["asked"]
    viewers[1 - asked].send("say", phrase="hurry")
    said = viewers[asked].until("said")
    assert said["ask"]["number"] == first[asked]["ask"]["number"]
    viewers[asked].decide(first[asked]["ask"])
    assert viewers[asked].next()["type"] == "decided"
    for viewer in viewers:
        viewer.close()


def test_spectators_say_nothing(sqlite_server):
    table = make_table(sqlite_server.address, people=2)
    with table.spectate() as eve:
        eve.next()
        eve.send("say", phrase="hello")
        assert eve.next()["code"] == "foreign"


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
