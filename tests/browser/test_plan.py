"""A plan: effects are tried on a copy, taken back, compared, and played."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.scenes import LIVELY, table_at


@pytest.fixture
def planner(person, server):
    """Somebody who has played their card and begins a plan."""
    assert person.sit(table_at(server, LIVELY)).is_asked()
    person.press("play M2")
    assert person.is_asked()
    person.button("plan-open").click()
    return person


def panel(person):
    return person.page.get_by_role("complementary", name=person.say("plan-heading"))


def answer(person, decision):
    """An answer of the question in the plan, whose view is not on the wire."""
    return person.question.locator(f"[data-answer='{decision}']")


def test_what_is_tried_is_shown_and_not_decided(planner):
    """R-ECO-03: an embargo costs an Economy card."""
    answer(planner, "use embargo").click()
    answer(planner, "choose 1 science").click()
    expect(panel(planner)).to_contain_text(planner.name_of("use embargo"))
    changed = planner.say("changes-count", domain=planner.speaker.domain("economy"), before=1, now=0)
    expect(panel(planner)).to_contain_text(changed)
    planner.finds(lambda: planner.decided, ["play M2"])


def test_what_shows_hidden_cards_or_ends_the_turn_is_not_offered(planner):
    expect(answer(planner, "use embargo")).to_be_visible()
    expect(answer(planner, "use breakthrough")).to_have_count(0)
    expect(planner.answer("end")).to_be_disabled()


def test_a_step_back_by_keyboard_and_out_of_the_plan(planner):
    answer(planner, "use holy-book").click()
    expect(panel(planner)).to_contain_text(planner.name_of("use holy-book"))
    planner.page.keyboard.press("u")
    expect(answer(planner, "use holy-book")).to_be_visible()
    planner.page.keyboard.press("Escape")
    expect(panel(planner)).to_have_count(0)
    expect(planner.answer("end")).to_be_enabled()
    planner.finds(lambda: planner.decided, ["play M2"])


def test_a_step_that_is_still_on_its_way_is_taken_back_too(person, server):
    held = person.hold_back("planned")
    assert person.sit(table_at(server, LIVELY)).is_asked()
    person.press("play M2")
    assert person.is_asked()
    person.button("plan-open").click()
    answer(person, "use holy-book").click()
    person.wait(lambda: held)
    person.page.keyboard.press("u")
    person.line.send(held[0])
    expect(answer(person, "use holy-book")).to_be_visible()
    expect(panel(person)).not_to_contain_text(person.name_of("use holy-book"))


def test_of_two_lines_one_is_played_and_taken_back_as_one(planner):
    answer(planner, "use embargo").click()
    answer(planner, "choose 1 science").click()
    planner.button("plan-compare").click()
    answer(planner, "use holy-book").click()
    planner.button("plan-play", number=2, lines=2).wait_for()
    planner.button("plan-play", number=1, lines=2).click()
    planner.wait(lambda: planner.decided == ["play M2", "use embargo", "choose 1 science"])
    expect(panel(planner)).to_have_count(0)
    # Both decisions are answered, and the page asks what comes after them.
    planner.wait(lambda: "end" in planner.legal and "use embargo" not in planner.legal and planner.ask["undo"])
    assert planner.is_asked()
    planner.button("act-undo").click()
    planner.wait(lambda: planner.ask and "use embargo" in planner.ask["legal"])
    expect(planner.answer("use embargo").first).to_be_visible()
