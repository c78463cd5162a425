"""Spectators see the public view and nothing more until the game is over; then everything, as a replay."""

from __future__ import annotations

import pytest

from impera import Game, Record, View
from tests.server.client import http, make_table


@pytest.fixture
def watched(sqlite_server):
    """A whole game against a bot, watched by a spectator."""
    table = make_table(sqlite_server.address, people=1, bots=1, options={"max_turns": 8})
    with table.spectate(views=True) as spectator, table.seats[0].watch() as viewer:
        running = table.get("/record"), table.get("/replay/0")
        viewer.next()
        viewer.play()
        while not (spectator.heard and spectator.heard[-1].get("reveal")):
            spectator.next()
    return table, spectator.heard, running


def test_a_spectator_sees_no_hidden_card_and_is_asked_nothing(watched):
    _, heard, _ = watched
    for message in heard:
        view = View.from_json(message["view"])
        assert (view.seat, view.hand, view.legal, message["ask"]) == (None, (), (), None)
        assert all(event.get("cards") is None for event in message.get("events", ()) if "ages" in event)


def test_before_the_end_there_is_no_record_and_no_replay(watched):
    _, _, running = watched
    assert [answer.json()["code"] for answer in running] == ["running", "running"]


def test_the_seed_is_told_with_the_last_entry_and_not_before(watched):
    _, heard, _ = watched
    assert [message["reveal"] is not None for message in heard if "reveal" in message][-1]
    assert sum(message.get("reveal") is not None for message in heard) == 1


def test_after_the_end_every_moment_can_be_seen_with_all_hands(watched):
    table, _, _ = watched
    record = Record.parse(table.get("/record").text)
    for number in (0, 1, len(record.decisions)):
        moment = table.get(f"/replay/{number}").json()
        game = record.replay(number) if number < len(record.decisions) else record.replay()
        assert [View.from_json(view) for view in moment["views"]] == [game.view(seat) for seat in (0, 1)]
        assert moment["of"] == len(record.decisions)
    assert table.get(f"/replay/{len(record.decisions) + 1}").status_code == 404


def test_the_deal_is_the_one_that_was_promised(watched):
    """Fairness: committed to before play, revealed after it."""
    table, heard, _ = watched
    record = Record.parse(table.get("/record").text)
    assert record.commitment.digest == table.commitment
    assert record.commitment.salt == heard[-1]["reveal"]["salt"]
    assert str(record.origin.seed) == heard[-1]["reveal"]["seed"]
    assert isinstance(record.replay(), Game)


def test_the_promise_is_shown_before_play(sqlite_server):
    table = make_table(sqlite_server.address, people=1, options={"players": 2})
    assert http.get(f"{sqlite_server.address}/api/tables/{table.name}", headers=table.invited).json()["commitment"] == (
        table.commitment
    )
    with table.spectate() as viewer:
        assert viewer.next()["commitment"] == table.commitment
