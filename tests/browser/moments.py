"""What opens over a page and what passes: several moments, one after another, in one window.

A scene is a generator of the names of what can be seen now. Scenes are not states, because opening each in its own
window would take minutes.
"""

from __future__ import annotations

import re

from playwright.sync_api import expect

from impera.puzzles import attempt, shipped
from tests.browser.course import learn
from tests.browser.dealt import new_deal
from tests.browser.person import place_of, swift
from tests.browser.scenes import LIVELY, new_table, table_at
from tests.lessons.lines import INTENDED
from tests.server.client import http, make_table

SCENES = {}

# The end of this turn draws the last card of the deck; the next player is asked in the last round (R-TURN-07).
LAST_CARD = {
    "players": 2,
    "seat": 0,
    "seats": [
        {"hand": ["M1", "C1", "E1"], "area": ["S1", "M1"]},
        {"hand": ["S2", "M2", "R2"], "area": ["E1"]},
    ],
    "deck": ["U3"],
}

# Seat 0 will win with the Military cards that the other knows of: a senator lays an embargo there and says something.
THREATENING = {
    "players": 2,
    "seat": 0,
    "seats": [
        {"hand": ["R1", "M3", "M2"], "area": ["M1", "M1", "M1", "M2", "M2", "M2", "M3"]},
        {"hand": ["R1", "C1", "S1"], "area": ["E1", "E1", "S1"]},
    ],
    "deck": ["S3", "E3", "E3", "C3", "U3", "S3", "U3", "S3", "C3"],
    "known": {"1": {"0": ["M3", "M2"]}},
}


def scene(function):
    """Make a generator a scene, by its name."""
    SCENES[function.__name__.replace("_", "-")] = function
    return function


def dialog(person, key):
    """Wait for what has opened over the page; returns its name."""
    heading = person.page.get_by_role("dialog").get_by_role("heading", name=person.say(key), exact=True)
    expect(heading.first).to_be_visible()
    return key


def close(person):
    """Close what has opened over the page, as the keyboard does."""
    person.page.keyboard.press("Escape")
    expect(person.page.locator("dialog")).to_have_count(0)


@scene
def sheets(person, server):
    """Everything that opens over the table, by its key if it has one."""
    assert person.sit(table_at(server, LIVELY)).is_asked()
    opened = {
        "k": "help-heading",
        "t": "phrases-heading",
        "b": "board-heading",
        "d": "deck-heading",
        "f": "effects-heading",
        "l": "log-heading",
        "?": "rules-moment",
    }
    for key, heading in opened.items():
        person.page.keyboard.press(key)
        yield dialog(person, heading)
        close(person)
    person.button("menu-heading").click()
    yield dialog(person, "menu-heading")
    close(person)
    person.press("play M2")
    assert person.is_asked()
    person.answer("end").click()
    expect(person.question.get_by_role("heading", name=person.say("end-anyway"))).to_be_visible()
    yield "end-anyway"


@scene
def around(person, server):
    """Before a game and after it: a full table, a lobby without tables, and a game to be forgotten."""
    table = new_table(server)
    person.go(f"/join/{table.name}#{table.invite}")
    expect(person.page.get_by_role("heading", name=person.say("join-full"))).to_be_visible()
    yield "join-full"
    person.page.route("**/api/tables", lambda route: route.fulfill(json={"tables": []}))
    person.go("/lobby")
    expect(person.page.get_by_text(person.say("lobby-none"))).to_be_visible()
    yield "lobby-empty"
    person.remember(places=[place_of(table.seats[0])]).go("/")
    games = person.page.get_by_role("region", name=person.say("games-heading"))
    games.get_by_role("button").click()
    yield dialog(person, "games-forget-ask")


@scene
def verdicts(person, server):
    """The end of a lesson: reached, and missed."""
    for name, line, verdict in (
        ("last-cards", INTENDED["last-cards"], "learn-reached"),
        ("blocking", ["play M2", "end"], "learn-missed"),
    ):
        person.go(f"/learn/{name}")
        expect(person.question).to_be_visible()
        learn(person, name, line)
        expect(person.page.get_by_role("heading", name=person.say(verdict))).to_be_visible()
        yield verdict


@scene
def every_day(person, server):
    """A deal of a friend, a game in the lobby to be watched, a table over days, and seats that came from elsewhere."""
    person.go(f"/deal/{new_deal(server)}")
    expect(person.button("deal-play")).to_be_visible()
    yield "deal-play"
    playing = new_table(server, published=True)
    person.go("/lobby")
    expect(person.page.locator(f'a[href="/table/{playing.name}"]')).to_be_visible()
    yield "lobby-running"
    table = make_table(server.address, people=2, clock=3 * 86_400)
    person.sit(table.seats[0])
    expect(person.page.get_by_role("timer")).to_be_visible()
    yield "clock-of-days"
    place = {"table": playing.name, "token": playing.seats[0].token}
    code = http.post(f"{server.address}/api/moves", json={"places": [place]}).json()["code"]
    person.go(f"/move#{code}")
    person.button("move-end").click()
    expect(person.told("move-came", tables=1, games=0)).to_be_visible()
    yield "move-came"


@scene
def puzzle(person, server):
    """The third try at a puzzle fails: its reason, and then its solution."""
    name = next(name for name, puzzle in shipped().items() if "end" in attempt(puzzle, ()).legal)
    person.remember(puzzles={name: {"tries": 2, "solved": False}}).go(f"/puzzles/{name}")
    expect(person.question).to_be_visible()
    person.page.keyboard.press("e")
    expect(person.page.locator(".verdict .reason")).to_be_visible()
    yield "learn-missed"
    person.button("puzzle-show").click()
    expect(person.page.get_by_role("heading", name=person.say("learn-reached"))).to_be_visible()
    yield "learn-reached"


@scene
def handover(person, server):
    """Two people share the device: the second is asked, and the hand of the first is covered."""
    person.go("/new")
    person.page.get_by_role("radio", name=person.say("players", number=2)).check()
    person.page.get_by_role("combobox", name=re.compile(f"^{person.say('new-seat', number=2)}")).select_option("here")
    person.page.get_by_role("textbox", name=person.say("name-own")).fill("Ada")
    person.page.get_by_role("textbox", name=person.say("name-other"), exact=True).fill("Bo")
    person.page.get_by_role("switch", name=person.say("new-on-server")).check()
    person.button("new-start").click()
    person.button("pass-take", name="Ada").click()
    handed = person.page.get_by_role("heading", name=person.say("pass-heading", name="Bo"))
    while person.wait(lambda: person.legal or handed.is_visible()) is not True:
        person.press(swift(person.legal))
    expect(handed).to_be_visible()
    yield "pass-heading"


@scene
def pressing(person, server):
    """A clock that runs, the turn that draws the last card with the tally of majorities, and the last round."""
    assert person.sit(new_table(server, clock=600).seats[0]).is_asked()
    expect(person.page.get_by_role("timer")).to_be_visible()
    yield "clock"
    person.forget()
    assert person.sit(table_at(server, LAST_CARD)).is_asked()
    person.press("play M1")
    expect(person.told("centre-last-card").first).to_be_visible()
    expect(person.page.locator(".tally")).to_be_visible()
    yield "last-card"
    person.forget()
    assert person.sit(table_at(server, LAST_CARD, seat=1)).is_asked()
    expect(
        person.page.get_by_text(person.say("table-last-round-short", number=0, names=""), exact=True).first
    ).to_be_attached()
    yield "last-round"


@scene
def remarks(person, server):
    """A bot that blocks somebody says so beside its name."""
    assert person.sit(table_at(server, THREATENING, level="senator")).is_asked()
    for decision in ("play R1", "end"):
        person.press(decision)
        assert person.is_asked()
    expect(person.page.locator(".bubble").get_by_text(person.say("remark-block-senator"))).to_be_visible()
    yield "remark"


@scene
def outdated(person, server):
    """The server has a newer page: the connection was lost, and comes back with another build."""
    seat = table_at(server, LIVELY)
    lines = []

    def connect(line):
        lines.append(line)
        line.connect_to_server()

    person.page.route("**/build.txt", lambda route: route.fulfill(body="another"))
    person.page.route_web_socket("**/socket", connect)
    person.remember(places=[place_of(seat)]).go(f"/table/{seat.table.name}")
    expect(person.question).to_be_visible()
    lines[0].close()
    expect(person.page.get_by_text(person.say("page-outdated")).last).to_be_visible()
    yield "page-outdated"
