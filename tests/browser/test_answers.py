"""What the page answers: seen as well as heard, and by two live regions alone."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.scenes import LIVELY, finished_table, new_table, table_at


def test_a_table_without_aids_says_visibly_that_there_are_no_hints(person, server):
    """The visible copy is for the eye only: the live region has said it already."""
    assert person.sit(new_table(server, aids=False).seats[0]).is_asked()
    person.page.keyboard.press("h")
    expect(person.toast).to_have_text(person.say("refused-no-hints"))
    expect(person.toast).to_be_visible()
    expect(person.toast).to_have_attribute("aria-hidden", "true")
    expect(person.answers).to_have_text(person.say("refused-no-hints"))
    expect(person.toast).to_have_count(0)


def test_what_cannot_be_taken_back_is_refused_in_sight(person, server):
    assert person.sit(table_at(server, LIVELY)).is_asked()
    person.page.keyboard.press("u")
    expect(person.toast).to_have_text(person.say("refused-no-undo"))


def test_a_rematch_that_failed_is_seen_in_the_language_of_the_person(open_window, server):
    person = open_window(code="uk").sit(finished_table(server).seats[0])
    expect(person.ending).to_be_visible()
    refusal = {"code": "busy", "detail": "not in English, please"}
    person.page.route("**/rematch", lambda route: route.fulfill(status=503, json=refusal))
    person.button("ending-again").click()
    expect(person.toast).to_have_text(person.say("problem-busy"))
