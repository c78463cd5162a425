"""A person takes their seats from one device to another by a code."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.browser.chronicles import bring, played
from tests.browser.codes import read_code
from tests.browser.dealt import finish, new_deal
from tests.browser.scenes import new_table
from tests.server.client import http


def test_seats_move_to_another_device_and_leave_the_old_one(open_window, server):
    table = new_table(server)
    old, new = open_window(), open_window()
    old.sit(table.seats[0]).go("/move")
    old.button("move-begin").focus()
    old.page.keyboard.press("Enter")
    code = old.page.locator(".move-code code")
    expect(code).to_be_visible()
    expect(old.page.get_by_role("img", name=old.say("move-qr"))).to_be_visible()
    new.go("/move")
    new.page.get_by_label(new.say("move-label"), exact=True).fill("WRNG WRNG WRNG")
    new.page.keyboard.press("Enter")
    expect(new.told("problem-no-move")).to_be_visible()
    new.page.get_by_label(new.say("move-label"), exact=True).fill(old.wait(code.text_content).lower())
    new.page.keyboard.press("Enter")
    expect(new.told("move-came", tables=1, games=0)).to_be_visible()
    expect(old.told("move-taken")).to_be_visible()
    new.link("move-home").click()
    new.page.locator(".games").get_by_role("link", name=new.say("games-go")).click()
    new.wait(lambda: new.view)
    assert new.seat == 0
    old.go("/")
    expect(old.page.locator(".games")).to_have_count(0)


def test_finished_games_and_deals_move_by_the_link_that_the_code_for_cameras_is(open_window, server):
    """The new device compares the deal with a friend's game of it, move by move."""
    deal = new_deal(server)
    finish(server, deal, "Bo")
    old, new = open_window(), open_window()
    played_here(old, server, deal)
    bring(old, [played("one"), played("two", daily="2026-11-17")])
    old.go("/move")
    old.button("move-begin").click()
    code = old.wait(old.page.locator(".move-code code").text_content).replace(" ", "")
    link = f"{server.address}/move#{code}"
    assert read_code(old) == link
    new.page.goto(link)
    new.button("move-end").click()
    expect(new.told("move-came", tables=1, games=2)).to_be_visible()
    expect(old.told("move-taken")).to_be_visible()
    new.go("/history")
    expect(new.page.locator(".played li")).to_have_count(2)
    for person, heading in ((new, "deal-lines"), (old, "deal-play-heading")):
        person.go(f"/deal/{deal}")
        expect(person.page.get_by_role("heading", name=person.say(heading), exact=True)).to_be_visible()
        expect(person.button("deal-play")).to_have_count(0)
    expect(old.told("deal-gone")).to_be_visible()
    new.go(f"/deal/{deal}")
    new.page.get_by_label(new.say("deal-with")).select_option(label="Bo")
    expect(new.page.get_by_role("columnheader", name=re.compile("^Bo"))).to_be_visible()


def played_here(person, server, deal):
    """Let the device of a person remember that a deal was played there."""
    key = finish(server, deal, "Ada")
    asked = http.get(f"{server.address}/api/deals/{deal}", headers={"authorization": f"Bearer {key}"})
    place = {"table": asked.json()["table"], "token": key, "invite": None, "seat": 0, "seen": 1, "isOver": True}
    person.remember(deals={deal: {"key": key, "tables": []}}, places=[{**place, "seats": [0], "deal": deal}])
