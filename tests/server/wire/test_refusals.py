"""A stale, illegal, foreign or repeated decision gets a typed refusal and changes nothing."""

from __future__ import annotations

import pytest

from tests.server.client import Viewer, make_table


@pytest.fixture
def two(sqlite_server):
    """A running two-player game; the viewers of the seat that is asked and of the other, and the first question."""
    table = make_table(sqlite_server.address, people=2)
    viewers = [table.seats[seat].watch() for seat in (0, 1)]
    first = [viewer.next() for viewer in viewers]
    (asked,) = first[0]["asked"]
    yield viewers[asked], viewers[1 - asked], first[asked]["ask"]
    for viewer in viewers:
        viewer.close()


def refusal(viewer, **values):
    viewer.send("decide", **values)
    message = viewer.next()
    assert message["type"] == "refused"
    return message["code"]


def state(viewer):
    viewer.send("look")
    return viewer.until("table")


def test_a_decision_of_the_wrong_seat_is_foreign(two):
    active, other, ask = two
    before = state(active)
    assert refusal(other, number=ask["number"], decision=ask["legal"][0]) == "foreign"
    assert state(active) == before


def test_a_decision_that_is_not_legal_is_refused(two):
    active, _, ask = two
    before = state(active)
    assert refusal(active, number=ask["number"], decision="claim U3") == "illegal"
    assert refusal(active, number=ask["number"], decision="fly") == "illegal"
    assert state(active) == before


def test_an_answer_to_an_earlier_question_is_stale(two):
    active, _, ask = two
    active.decide(ask)
    again = active.next()["ask"]
    before = state(active)
    assert refusal(active, number=ask["number"], decision="end") == "stale"
    assert refusal(active, number=again["number"] + 5, decision=again["legal"][0]) == "stale"
    assert state(active) == before


def test_the_same_answer_twice_is_repeated_and_counts_once(two):
    """A client that does not know whether its decision arrived may send it again."""
    active, other, ask = two
    active.decide(ask)
    number = active.next()["number"]
    assert refusal(active, number=ask["number"], decision=ask["legal"][0]) == "repeated"
    assert state(other)["number"] == number


def test_a_refusal_names_the_number_that_was_sent_and_the_last_one(two):
    active, _, ask = two
    active.send("decide", number=ask["number"], decision="fly")
    message = active.next()
    assert (message["number"], message["now"]) == (ask["number"], ask["number"])


def test_undo_without_anything_to_take_back_is_refused(two):
    active, _, ask = two
    active.send("undo", number=ask["number"])
    assert active.next()["code"] == "no-undo"


@pytest.mark.parametrize(
    "junk",
    [
        "",
        "[]",
        "{}",
        '{"type": "fly"}',
        '{"type": "decide"}',
        '{"type": "decide", "number": "one", "decision": "end"}',
        '{"type": "decide", "number": -1, "decision": "end"}',
        '{"type": "decide", "number": 1, "decision": "end", "admin": true}',
        '{"type": "say", "phrase": "you are a fool"}',
        '{"type": "hello", "seat": 0}',
        "\x00",
        b"\xff\xfe",
    ],
)
def test_what_is_no_message_is_unreadable(two, junk):
    active, _, ask = two
    active.send_raw(junk)
    assert active.next()["code"] == "unreadable"
    active.decide(ask)
    assert active.next()["type"] == "decided"


def test_before_the_game_there_is_nothing_to_decide(sqlite_server):
    table = make_table(sqlite_server.address, people=1, options={"players": 2})
    with table.seats[0].watch() as viewer:
        assert viewer.next()["status"] == "waiting"
        assert refusal(viewer, number=0, decision="play M1") == "waiting"


def test_after_the_game_there_is_nothing_to_decide(sqlite_server):
    table = make_table(sqlite_server.address, people=1, bots=1, options={"max_turns": 2})
    with table.seats[0].watch() as viewer:
        last = viewer.play()
        assert refusal(viewer, number=last["number"], decision="end") == "over"


def test_a_spectator_decides_nothing(sqlite_server):
    table = make_table(sqlite_server.address, people=2)
    with table.spectate() as viewer:
        number = viewer.next()["number"]
        assert refusal(viewer, number=number, decision="end") == "foreign"


@pytest.mark.parametrize("hello", [{"token": "x" * 43}, {"seat": 0}, {}])
def test_a_table_that_is_not_published_opens_to_its_secrets_only(sqlite_server, hello):
    table = make_table(sqlite_server.address, people=2)
    with Viewer(sqlite_server.address, table.name, **hello) as viewer:
        assert viewer.next() == {"type": "bye", "reason": "gone", "wait": 0.0}
        assert viewer.close_code() == 4404


def test_a_token_opens_no_other_seat(sqlite_server):
    table = make_table(sqlite_server.address, people=2)
    with Viewer(sqlite_server.address, table.name, token=table.seats[0].token, seat=1) as viewer:
        assert viewer.next()["code"] == "no-seat"
        assert viewer.close_code() == 4404


def test_a_number_that_does_not_exist_yet_cannot_be_resumed_from(sqlite_server):
    table = make_table(sqlite_server.address, people=2)
    with table.seats[0].watch(since=999) as viewer:
        assert viewer.next()["code"] == "unknown-number"
