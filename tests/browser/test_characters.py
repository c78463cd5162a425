"""Bots as characters: a face, a level, and now and then a remark."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.scenes import GENERAL, LIVELY, table_at

# Seat 0 has hegemony with its seventh Military card (R-HEG-01).
WINNING = {**GENERAL, "seats": [{"hand": ["M3", "R1"], "area": ["M1"] * 3 + ["M2"] * 3 + ["M3"]}, GENERAL["seats"][1]]}


def test_a_bot_has_a_face_and_shows_its_level(person, server):
    assert person.sit(table_at(server, LIVELY, level="sage")).is_asked()
    rival = person.page.get_by_role("region", name=person.say("name-bot-2"))
    expect(rival.locator(".portrait use")).to_have_count(2)
    level = person.say("bot-name-sage")
    expect(rival).to_contain_text(person.say("rival-meta", kind="bot", level=level, number=3, active="no"))


def test_a_bot_has_the_last_word_unless_remarks_are_off(person, server):
    assert person.sit(table_at(server, WINNING, level="general")).is_asked()
    person.press("play M3")
    assert person.is_asked()
    person.press("end")
    remark = person.say("said", name=person.say("name-bot-1"), phrase=person.say("remark-lose-general"))
    expect(person.ending.get_by_text(remark)).to_be_visible()
    expect(person.answers).to_contain_text(remark)
    person.button("menu-heading").click()
    person.page.get_by_role("checkbox", name=person.say("menu-remarks")).uncheck()
    expect(person.ending.get_by_text(remark)).to_have_count(0)
