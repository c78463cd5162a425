"""Friends who play over days: nobody stays connected, and the start page shows first where it is one's turn."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.server.client import make_table

DAY = 86_400


def test_a_table_over_days_is_made_and_its_start_page_says_whose_turn_it_is(open_window):
    ada, bo = open_window(), open_window()
    ada.go("/new")
    ada.page.get_by_role("radio", name=ada.say("players", number=2)).check()
    ada.page.get_by_role("combobox", name=re.compile(f"^{ada.say('new-seat', number=2)}")).select_option("guest")
    ada.page.get_by_label(ada.say("new-clock"), exact=True).select_option(str(2 * DAY))
    expect(ada.page.get_by_label(ada.say("new-away"), exact=True)).to_have_count(0)
    ada.page.get_by_label(ada.say("new-late"), exact=True).select_option("lost")
    ada.page.get_by_label(ada.say("new-published"), exact=False).first.check()
    ada.page.get_by_role("textbox", name=ada.say("name-own")).fill("Ada of Days")
    ada.enter(ada.button("new-invite"))
    ada.wait(lambda: ada.seating)
    bo.go("/lobby")
    listed = bo.page.get_by_role("listitem").filter(has_text="Ada of Days")
    bo.enter(listed.get_by_role("link", name=bo.say("lobby-join")))
    bo.page.get_by_role("textbox", name=bo.say("name-own")).fill("Bo")
    bo.enter(bo.button("join-sit"))
    bo.wait(lambda: bo.view)
    ada.wait(lambda: ada.view)
    asked, other = (ada, bo) if ada.ask else (bo, ada)
    expect(asked.page.get_by_role("timer")).to_contain_text("47 hours")
    for person in (asked, other):
        person.go("/")
    expect(asked.page.get_by_text(asked.say("games-turn", left="47 hours"))).to_be_visible()
    expect(other.page.get_by_text(re.compile("^Running"))).to_be_visible()


def test_a_seat_whose_time_has_run_out_is_lost_and_a_bot_plays_there(open_window, mortal):
    table = make_table(mortal.address, people=2, clock=DAY, late="lost")
    (asked,) = table.get().json()["asked"]
    slow, other = (open_window(mortal.address).sit(table.seats[seat]) for seat in (asked, 1 - asked))
    expect(slow.page.get_by_role("timer")).to_be_visible()
    mortal.kill()
    mortal.let_pass(2 * DAY)
    mortal.start()
    expect(slow.told("seat-lost")).to_be_visible()
    assert other.is_asked()
    expect(other.page.get_by_text(re.compile("^Out of time, a bot plays"))).to_be_visible()
