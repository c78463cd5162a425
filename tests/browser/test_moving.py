"""A person takes their seats from one device to another by a code."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.scenes import new_table


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
