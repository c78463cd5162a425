"""Short phrases with blanks; nobody writes free text."""

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
    """A question has the number of the entry that raised it."""
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
