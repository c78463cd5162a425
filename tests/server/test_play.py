"""Play over real sockets: a view, then numbered events, and the legal decisions when it is this seat's turn."""

from __future__ import annotations

import pytest

from impera import Record, View, bots
from tests.server.client import Seat, Table, http, make_table, play_with_everyone


@pytest.mark.parametrize("deal", ["basic", "draft"])
def test_a_game_of_two_people_is_played_to_its_end_and_its_record_replays(server, deal):
    """Truth and storage: a game is its record."""
    table = make_table(server.address, people=2, options={"deal": deal})
    heard = play_with_everyone(table)
    record = Record.parse(table.get("/record").text)
    assert record.replay().outcome is not None
    assert record.names == ("Ada", "Bo")
    assert heard[0][-1]["events"][-1]["outcome"] == heard[1][-1]["events"][-1]["outcome"]


def test_a_person_plays_against_bots_to_the_end(server):
    table = make_table(server.address, people=1, bots=3, options={"deal": "draft"})
    with table.seats[0].watch() as viewer:
        assert viewer.play()["reveal"] is not None


def test_people_and_bots_that_search_draft_together(start_server, make_database):
    """During the draft all seats choose at the same time; a bot that searches gets a view it can think about."""
    server = start_server(make_database("sqlite"))
    seats = [{"kind": "bot", "level": "consul"}, {}, {"kind": "bot", "level": "emperor"}, {}]
    body = {"options": {"players": 4, "deal": "draft", "max_turns": 8}, "seats": seats, "name": "Ada"}
    made = http.post(f"{server.address}/api/tables", json=body).json()
    table = Table(server.address, made["table"], made["invite"], made["token"], made["commitment"], made["link"])
    table.seats[1] = Seat(table, 1, made["token"])
    assert table.take(3, "Bo").status_code == 200
    heard = play_with_everyone(table)
    assert heard[1][-1]["reveal"] == heard[3][-1]["reveal"] is not None
    assert "impera_bot_failures_total 0" in http.get(f"{server.address}/metrics").text


def test_in_a_pick_the_view_of_each_seat_says_that_it_is_asked(sqlite_server):
    """During the draft all seats choose at the same time: everybody gets a view to choose by, and a bot could too."""
    table = make_table(sqlite_server.address, people=3, options={"deal": "draft"})
    viewers = [table.seats[seat].watch(views=True) for seat in range(3)]
    for seat, viewer in enumerate(viewers):
        whole = viewer.next()
        view = View.from_json(whole["view"])
        assert (view.question.seat, view.active) == (seat, seat)
        assert view.legal == tuple(whole["ask"]["legal"])
        assert bots.make("senator", seed=1).decide(view) in view.legal
    for viewer in viewers:
        viewer.close()


def test_who_has_chosen_in_a_pick_is_shown_who_has_not(sqlite_server):
    table = make_table(sqlite_server.address, people=3, options={"deal": "draft"})
    viewers = [table.seats[seat].watch(views=True) for seat in range(3)]
    whole = [viewer.next() for viewer in viewers]
    first, second, _ = whole[0]["asked"]
    viewers[first].decide(whole[first]["ask"])
    views = [viewer.next()["view"] for viewer in viewers]
    assert (views[first]["question"]["seat"], views[first]["legal"]) == (second, [])
    for seat in set(range(3)) - {first}:
        assert views[seat]["question"]["seat"] == seat
    for viewer in viewers:
        viewer.close()


def test_every_entry_has_the_next_number(sqlite_server):
    """Play: numbered events, without gaps."""
    table = make_table(sqlite_server.address, people=1, bots=2)
    with table.seats[0].watch() as viewer:
        viewer.play()
    numbers = [message["number"] for message in viewer.heard]
    assert numbers == list(range(numbers[0], numbers[0] + len(numbers)))


def test_the_first_message_is_a_view_with_the_legal_decisions(sqlite_server):
    table = make_table(sqlite_server.address, people=2)
    first = [table.seats[seat].watch() for seat in (0, 1)]
    messages = [viewer.next() for viewer in first]
    asked = messages[0]["asked"]
    assert [message["type"] for message in messages] == ["table", "table"]
    for seat, message in enumerate(messages):
        view = View.from_json(message["view"])
        assert (message["ask"] is not None) == (seat in asked)
        assert view.seat == seat
        if message["ask"]:
            assert tuple(message["ask"]["legal"]) == view.legal
    for viewer in first:
        viewer.close()


def test_with_views_every_entry_brings_the_view_after_it(sqlite_server):
    table = make_table(sqlite_server.address, people=1, bots=1)
    with table.seats[0].watch(views=True) as viewer:
        viewer.next()
        viewer.play(stop=lambda message: message["number"] > 20)
    for message in viewer.heard:
        assert View.from_json(message["view"]).seat == 0


def test_without_views_a_viewer_may_ask_for_the_whole_table(sqlite_server):
    table = make_table(sqlite_server.address, people=2)
    with table.seats[1].watch() as viewer:
        whole = viewer.next()
        viewer.send("look")
        assert viewer.next() == whole
