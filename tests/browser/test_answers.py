"""What the page answers: seen as well as heard, and only by two live regions."""

from __future__ import annotations

from playwright.sync_api import expect

from impera import Record
from tests.browser.scenes import LIVELY, finished_table, new_table, table_at

LONG_ENOUGH = 60_000
"""Milliseconds to read any answer."""


def test_a_table_without_aids_says_visibly_that_there_are_no_hints(person, server):
    """The visible copy is hidden from screen readers: the live region has said it already."""
    person.page.clock.install()
    assert person.sit(new_table(server, aids=False).seats[0]).is_asked()
    person.page.keyboard.press("h")
    expect(person.toast).to_have_text(person.say("refused-no-hints"))
    expect(person.toast).to_be_visible()
    expect(person.toast).to_have_attribute("aria-hidden", "true")
    expect(person.answers).to_have_text(person.say("refused-no-hints"))
    person.page.clock.fast_forward(LONG_ENOUGH)
    expect(person.toast).to_have_count(0)


def test_what_cannot_be_taken_back_is_refused_in_sight(person, server):
    assert person.sit(table_at(server, LIVELY)).is_asked()
    person.page.keyboard.press("u")
    expect(person.toast).to_have_text(person.say("undo-nothing"))


def test_a_rematch_that_failed_is_seen_in_the_language_of_the_person(open_window, server):
    person = open_window(code="uk").sit(finished_table(server).seats[0])
    expect(person.ending).to_be_visible()
    refusal = {"code": "busy", "detail": "not in English, please"}
    person.page.route("**/rematch", lambda route: route.fulfill(status=503, json=refusal))
    person.button("ending-again").click()
    expect(person.toast).to_have_text(person.say("problem-busy"))


def test_who_does_not_type_has_no_command_line_until_it_is_switched_on(person, server):
    assert person.sit(table_at(server, LIVELY)).is_asked()
    field = person.page.get_by_label(person.say("command-label"))
    expect(field).to_have_count(0)
    person.button("menu-heading").click()
    person.page.get_by_role("checkbox", name=person.say("command-heading")).check()
    expect(field).to_have_count(1)


def test_sounds_are_switched_at_the_table(person, server):
    assert person.sit(table_at(server, LIVELY)).is_asked()
    switch = person.button("menu-sound")
    expect(switch).to_have_attribute("aria-pressed", "false")
    switch.click()
    expect(switch).to_have_attribute("aria-pressed", "true")
    person.page.reload()
    expect(switch).to_have_attribute("aria-pressed", "true")


def type_line(person, line):
    """Type a line into the command line, which a key leads to."""
    person.page.keyboard.press("/")
    field = person.page.get_by_label(person.say("command-label"))
    expect(field).to_be_focused()
    field.fill(line)
    field.press("Enter")


def test_the_record_is_saved_by_a_command_when_the_game_is_over(person, server):
    table = finished_table(server)
    person.sit(table.seats[0])
    expect(person.ending).to_be_visible()
    with person.page.expect_download() as saved:
        type_line(person, "save")
    assert saved.value.suggested_filename == f"impera-{table.name}.jsonl"
    assert Record.parse(saved.value.path().read_text(encoding="utf-8")) == Record.parse(table.get("/record").text)


def test_before_that_the_command_says_when_it_will_be_possible(person, server):
    assert person.sit(table_at(server, LIVELY)).is_asked()
    type_line(person, "save")
    expect(person.told("record-later")).to_be_visible()


def test_whoever_watches_has_the_commands_that_only_look(person, server):
    person.watch(table_at(server, LIVELY).table)
    expect(person.question).to_be_visible()
    type_line(person, "hint")
    expect(person.told("command-watching")).to_be_visible()
    type_line(person, "discard")
    expect(person.told("pile", number=len(LIVELY["discard"])).last).to_be_visible()
