"""What the page says to its server over the socket (docs/wire.md)."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.scenes import LIVELY, table_at

# All that `impera schema viewer-sent` describes but `look`, which the page has no use for.
KINDS = {"hello", "decide", "undo", "say", "ask-hint", "ask-threats", "plan"}


def test_the_page_sends_every_kind_of_message_as_its_schema_says(person, server):
    """What windows have sent is checked when a test ends (`windows.py`); here it is every kind."""
    assert person.sit(table_at(server, LIVELY)).is_asked()
    person.button("act-hint").click()
    expect(person.page.get_by_role("dialog").locator("[data-answer]").first).to_be_visible()
    person.page.keyboard.press("Escape")
    expect(person.page.get_by_role("dialog")).to_have_count(0)
    person.button("phrases-short").click()
    person.page.get_by_role("dialog").get_by_role("button", name=person.say("phrase-hello")).click()
    person.press("play M2")
    expect(person.button("act-undo")).to_be_enabled()
    person.button("act-undo").click()
    expect(person.answer("play M2")).to_be_enabled()
    person.press("play M2")
    person.button("plan-open").click()
    person.question.locator("[data-answer='use embargo']").click()
    person.wait(lambda: {message["type"] for message in person.sent} >= KINDS)
