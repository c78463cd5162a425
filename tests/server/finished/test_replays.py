"""Whole games with everything open: from finished tables and from record files."""

from __future__ import annotations

import hashlib

import msgspec
import pytest

from impera import Options, Record
from impera.server.finished.replays import MOST_DECISIONS
from impera.server.wire.bodies import MOST_RECORD, Replay
from impera.testing import random_game
from tests.server.client import http, make_table


@pytest.fixture(scope="module")
def finished(sqlite_server):
    """A finished table, and the reply before it was finished."""
    table = make_table(sqlite_server.address, people=1, bots=2, options={"max_turns": 8})
    with table.seats[0].watch() as viewer:
        running = table.get("/replay")
        viewer.next()
        viewer.play()
    return table, running


def drop(server, text):
    return http.post(f"{server.address}/api/replay", json={"record": text})


def replay(answer):
    assert answer.status_code == 200, answer.text
    return msgspec.json.decode(answer.content, type=Replay)


def test_before_the_end_there_is_no_replay(finished):
    _, running = finished
    assert (running.status_code, running.json()["code"]) == (409, "running")


def test_a_finished_game_is_told_moment_by_moment(finished):
    table, _ = finished
    record, told = Record.parse(table.get("/record").text), replay(table.get("/replay"))
    assert [moment.decision for moment in told.moments] == [None, *record.decisions]
    assert told.moments[-1].view.outcome == record.outcome
    game = record.replay(0)
    for moment, decision in zip(told.moments, (*record.decisions, None), strict=True):
        assert moment.view == game.view("everything")
        if decision is not None:
            game.play(decision)


def test_the_events_of_all_moments_are_those_of_the_game_with_all_cards(finished):
    table, _ = finished
    events = [event for moment in replay(table.get("/replay")).moments for event in moment.events]
    assert events == list(Record.parse(table.get("/record").text).replay().events("everything"))


def test_the_promise_is_told_with_what_proves_it(finished):
    table, _ = finished
    told = replay(table.get("/replay"))
    assert (told.begins, told.promise.digest) == ("seed", table.commitment)
    assert told.names[0] == "Ada"


def test_the_deck_lies_as_it_was_dealt(finished):
    """At every moment its first cards are gone, so the deck shows what is drawn next."""
    table, _ = finished
    told = replay(table.get("/replay"))
    for moment, after in zip(told.moments, told.moments[1:], strict=False):
        gone = len(told.deck) - moment.view.deck.size
        drawn = sorted(card for event in after.events if type(event).__name__ == "Drew" for card in event.cards)
        assert drawn == sorted(told.deck[gone : gone + len(drawn)])


def test_a_stranger_gets_no_replay(finished):
    table, _ = finished
    assert table.get("/replay", headers={"Authorization": "Bearer wrong"}).status_code == 404


def test_a_replay_is_a_small_reply(finished):
    """A scrubber loads the whole game at once."""
    table, _ = finished
    answer = table.get("/replay", headers={**table.invited, "Accept-Encoding": "gzip"})
    assert int(answer.headers["content-length"]) < 30_000


def test_a_dropped_record_gives_the_same_replay_as_its_table(finished, sqlite_server):
    table, _ = finished
    assert replay(drop(sqlite_server, table.get("/record").text)) == replay(table.get("/replay"))


def test_a_game_that_is_not_over_can_be_dropped_too(sqlite_server):
    game = random_game(Options(players=3, deal="draft"), seed=3, decisions=20)
    told = replay(drop(sqlite_server, game.record(["Ada", "\x1b[2JBo"]).text()))
    assert [moment.decision for moment in told.moments[1:]] == list(game.decisions)
    assert told.names == ("Ada", "[2JBo", "")
    assert told.promise is None


def test_packets_of_the_draft_are_open(sqlite_server):
    game = random_game(Options(players=2, deal="draft"), seed=3, decisions=4)
    told = replay(drop(sqlite_server, game.record().text()))
    sizes = [[len(packet) for packet in moment.packets] for moment in told.moments]
    assert sizes == [[4, 4], [3, 4], [3, 3], [2, 3], [2, 2]]


RECORD = random_game(Options(players=2), seed=3, decisions=12).record().text()
LINES = RECORD.splitlines(keepends=True)


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("", "unreadable-record"),
        ("a picture of a cat", "unreadable-record"),
        ("".join(LINES[:-1]), "unreadable-record"),
        (RECORD.replace('"players": 2', '"players": 3'), "unreadable-record"),
        (RECORD.replace('"version": 1', '"version": 99'), "unknown-version"),
    ],
    ids=["empty", "no record", "cut off", "edited", "of a later version"],
)
def test_a_broken_record_is_refused_with_a_code(sqlite_server, text, code):
    answer = drop(sqlite_server, text)
    assert (answer.status_code, answer.json()["code"]) == (422, code)


def test_a_record_that_cannot_have_been_is_refused(sqlite_server):
    """Its digest fits, but its decisions are not legal."""
    played = random_game(Options(players=2), seed=3, decisions=12).record()
    forged = msgspec.structs.replace(played, outcome=random_game(Options(players=2), seed=4).outcome)
    assert drop(sqlite_server, forged.text()).json()["code"] == "impossible-record"


def test_a_record_that_is_too_long_is_refused(sqlite_server):
    played = random_game(Options(players=2), seed=3, decisions=12).record()
    lines = ['{"seat": 0, "decision": "end"}\n'] * MOST_DECISIONS
    body = "".join([*LINES[:-1], *lines])
    end = f'{{"decisions": {len(played.decisions) + len(lines)}, "outcome": null, "sha256": "{sha(body)}"}}\n'
    assert drop(sqlite_server, body + end).json()["code"] == "too-long"
    assert drop(sqlite_server, "x" * (MOST_RECORD + 1)).status_code == 400
    assert drop(sqlite_server, "x" * (3 * MOST_RECORD)).status_code == 413


def sha(text):
    return hashlib.sha256(text.encode()).hexdigest()


def test_whoever_asks_too_often_waits(start_server, make_database):
    server = start_server(make_database("sqlite"), IMPERA_SERVER_WORK_PER_SECOND="1")
    answers = [drop(server, RECORD).status_code for _ in range(5)]
    assert (answers[0], answers[-1]) == (200, 429)
