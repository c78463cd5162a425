"""Tables: made with options, seats for people or bots, opened by a link, and listed in the lobby when published."""

from __future__ import annotations

import pytest

from impera import Options
from impera.testing import random_game
from tests.server.client import Viewer, http, make_table


def test_a_table_with_all_seats_filled_begins_at_once(sqlite_server):
    table = make_table(sqlite_server.address, people=1, bots=3)
    with table.seats[0].watch() as viewer:
        assert viewer.next()["status"] == "running"


def test_a_table_begins_when_the_last_seat_is_taken(server):
    table = make_table(server.address, people=1, options={"players": 2})
    with table.seats[0].watch(views=True) as viewer:
        assert viewer.next()["status"] == "waiting"
        assert table.take(1, "Bo").status_code == 200
        assert [sitting["name"] for sitting in viewer.until("seated")["seating"]] == ["Ada", "Bo"]
        began = viewer.until("began")
    assert [event["event"] for event in began["events"]] == ["dealt", "dealt", "turn-began"]
    assert len(began["view"]["hand"]) == 3


@pytest.mark.parametrize(("edition", "rule"), [("pt", "democracy_needs_card"), ("el", "copy_owned")])
def test_a_table_keeps_the_revision_its_edition_was_chosen_in(sqlite_server, edition, rule):
    """D-13, D-16: the table as it is read from the database has the rules that were agreed on."""
    table = make_table(sqlite_server.address, people=1, options={"players": 2, "edition": edition})
    told = table.get().json()["options"]
    assert (told["revision"], told[rule]) == (2, edition == "pt")


@pytest.mark.parametrize(
    "options",
    [
        {"players": 4, "teams": True, "deal": "draft"},
        {"players": 2, "edition": "pt"},
        {"players": 3, "max_turns": 9, "centre": "clockwise"},
    ],
)
def test_every_option_of_the_rules_can_be_agreed_on(sqlite_server, options):
    table = make_table(sqlite_server.address, people=1, options=options)
    told = table.get().json()["options"]
    assert {name: told[name] for name in options} == options


@pytest.mark.parametrize(
    ("body", "wrong"),
    [
        ({"seats": [{"kind": "me"}]}, "seats[0].kind: Invalid enum value 'me'"),
        ({"seats": [{}, {"bot": "sage"}]}, "seats[1]: Object contains unknown field `bot`"),
        ({"clock": 1}, "clock: Expected `int` >= 5"),
    ],
)
def test_what_is_wrong_in_a_request_is_named_with_its_place(sqlite_server, body, wrong):
    reply = http.post(f"{sqlite_server.address}/api/tables", json=body)
    assert reply.status_code == 400
    assert reply.json()["detail"] == f"Validation failed for POST /api/tables: {wrong}"


@pytest.mark.parametrize(
    ("body", "code"),
    [
        ({"options": {"players": 7}}, "bad-options"),
        ({"options": {"wings": 2}}, "bad-options"),
        ({"options": {"players": 2, "teams": True}}, "bad-options"),
        ({"options": {"players": 2}, "seats": [{}, {}, {}]}, "too-many-seats"),
        ({"seats": [{"kind": "bot", "level": "wizard"}]}, "no-such-bot"),
        ({"options": {"players": 2}, "seats": [{"kind": "bot"}, {"kind": "bot"}], "name": "Ada"}, "no-seat"),
        ({"name": "\u200b \u0007"}, "no-name"),
    ],
)
def test_a_table_that_cannot_be_is_refused_with_a_code(sqlite_server, body, code):
    answer = http.post(f"{sqlite_server.address}/api/tables", json=body)
    assert (answer.status_code, answer.json()["code"]) == (422, code)


@pytest.mark.parametrize(
    "body",
    [b'{"options": {"cls": 1}}', b'{"options": ' + b'{"a": ' * 4000 + b"1" + b"}" * 4001, b'{"name": "\xff"}'],
    ids=["a word of the program", "nested deeply", "not text"],
)
def test_whatever_is_asked_for_the_server_does_not_fail(sqlite_server, body):
    headers = {"content-type": "application/json"}
    answer = http.post(f"{sqlite_server.address}/api/tables", content=body, headers=headers)
    assert 400 <= answer.status_code < 500


@pytest.mark.parametrize("path", ["replay", "review", "branch"])
def test_a_record_with_words_of_the_program_for_options_is_refused(sqlite_server, path):
    record = random_game(Options(players=2), seed=1).record().text()
    body = {"record": record.replace('"options": {', '"options": {"cls": 1, ', 1)}
    assert body["record"] != record
    more = {"decisions": 1, "seat": 0, "name": "Eve"} if path == "branch" else {}
    answer = http.post(f"{sqlite_server.address}/api/{path}", json={**body, **more})
    assert (answer.status_code, answer.json()["code"]) == (422, "unreadable-record")


def test_the_invitation_stands_after_the_number_sign(sqlite_server):
    """Tokens are never in a URL's path or query; invites carry them in the fragment."""
    table = make_table(sqlite_server.address, people=1, options={"players": 2})
    before, _, fragment = table.link.partition("#")
    assert before == f"{sqlite_server.address}/join/{table.name}"
    assert fragment == table.invite


def test_tokens_have_256_bits_and_are_all_different(sqlite_server):
    """Hosting: tokens of at least 128 bits."""
    table = make_table(sqlite_server.address, people=3)
    secrets = {table.invite, table.host, *(seat.token for seat in table.seats.values())}
    assert len(secrets) == 4  # the table's maker sits in its first seat with the same token
    assert {len(secret) for secret in secrets} == {43}


def test_a_private_table_does_not_exist_for_others(sqlite_server):
    table = make_table(sqlite_server.address, people=2)
    url = f"{sqlite_server.address}/api/tables/{table.name}"
    unknown = http.get(f"{sqlite_server.address}/api/tables/nosuchtable")
    assert http.get(url).json() == unknown.json()
    assert http.get(url, headers={"Authorization": "Bearer wrong"}).status_code == 404
    assert table.get().status_code == 200


def test_the_lobby_lists_published_tables_to_sit_down_at_or_to_watch(server):
    shown = make_table(server.address, people=1, options={"players": 2}, published=True)
    hidden = make_table(server.address, people=1, options={"players": 2})
    full = make_table(server.address, people=2, published=True)
    left = make_table(server.address, people=2, published=True)
    left.seats[1].post("leave")
    listed = {entry["table"]: entry for entry in http.get(f"{server.address}/api/tables").json()["tables"]}
    assert listed[shown.name]["status"] == "waiting"
    assert listed[left.name]["status"] == "running"
    assert [sitting["kind"] for sitting in listed[left.name]["seating"]] == ["person", "open"]
    assert listed[full.name]["status"] == "running"
    assert hidden.name not in listed


def test_a_published_table_can_be_joined_and_watched_without_an_invitation(sqlite_server):
    table = make_table(sqlite_server.address, people=1, options={"players": 2}, published=True)
    url = f"{sqlite_server.address}/api/tables/{table.name}/seats/1/take"
    assert http.post(url, json={"name": "Bo"}).status_code == 200
    with Viewer(sqlite_server.address, table.name) as viewer:
        assert viewer.next()["seat"] is None


def test_names_are_one_short_printable_line(sqlite_server):
    table = make_table(sqlite_server.address, people=0, options={"players": 2})
    table.take(0, " \x1b[2J Ada\nthe   first of her name ")
    assert table.get().json()["seating"][0]["name"] == "[2J Ada the first of"
