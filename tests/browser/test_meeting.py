"""People who do not know each other meet in the lobby, and a host can do without one of them."""

from __future__ import annotations

import re

from playwright.sync_api import expect


def test_a_published_table_is_found_in_the_lobby_and_taken_and_its_host_removes_a_guest(open_window):
    host, guest = open_window(), open_window()
    host.go("/new")
    host.page.get_by_role("radio", name=host.say("players", number=2)).check()
    host.page.get_by_role("combobox", name=re.compile(f"^{host.say('new-seat', number=2)}")).select_option("guest")
    host.page.get_by_role("textbox", name=host.say("name-own")).fill("Cleopatra")
    host.page.get_by_label(host.say("new-published"), exact=False).first.check()
    host.button("new-invite").click()
    host.wait(lambda: host.seating)
    guest.go("/lobby")
    shown = guest.page.get_by_role("listitem").filter(has_text="Cleopatra").first
    shown.get_by_role("link", name=guest.say("lobby-join")).click()
    guest.page.get_by_role("textbox", name=guest.say("name-own")).fill("Bo")
    guest.button("join-sit").click()
    guest.wait(lambda: guest.view)
    host.wait(lambda: host.view)
    expect(host.hand).to_be_visible()
    host.button("menu-heading").click()
    host.button("remove-person", name="Bo").click()
    host.button("remove-sure", name="Bo").click()
    host.wait(lambda: host.seating[1]["kind"] == "bot")
    expect(guest.page.get_by_role("complementary", name=guest.say("line-closed-long"))).to_be_visible()
