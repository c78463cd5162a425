"""No input is lost or redirected, whatever moves on the table. `python -m bench feel --inputs N` throws more."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.hands import PHONE, Finger
from tests.browser.presses import middle
from tests.browser.random_presses import WATCH, throw
from tests.browser.scenes import LIVELY, SCIENTIST, table_at

_INPUTS, _AT_ONE_TABLE = 80, 20

# Military II has no number of its own: Military I stands for it (R-COMP-05).
TWO_AGES = {
    "players": 2,
    "seat": 0,
    "seats": [{"hand": ["M1", "M2", "R1"], "area": ["S1"]}, {"hand": ["S2", "M2", "R2"], "area": ["E1"]}],
    "deck": ["S3", "M3", "E3", "C3", "U3", "S3"],
}

# Monopoly, copied, takes the only two cards of the area, and both cards of the hand are played (R-ECO-02, R-CUL-02).
COPYIST = {
    "players": 2,
    "seat": 0,
    "seats": [
        {"hand": ["R1", "S1", "E1"], "area": ["C1"]},
        {"hand": ["S2", "M2", "R2"], "area": ["E1", "E1", "E2", "E2", "E3"]},
    ],
    "deck": ["S3", "M3", "E3", "C3", "U3", "S3"],
}


_CLICKS = "globalThis.clicks = []; addEventListener('click', ({ detail }) => clicks.push(detail), true)"


def wrong(person):
    """What became of a press that should not have."""
    return person.steady(lambda: person.page.evaluate("wrong"), may_be_empty=True)


def test_what_was_under_a_press_is_what_it_chose(open_window, server):
    person = open_window(pace="fast", reduced_motion="no-preference", has_touch=True)
    assert throw(person, server, 7, _INPUTS, _AT_ONE_TABLE) == []


@pytest.mark.parametrize("event", ["keydown", "click"])
def test_what_the_page_does_not_hear_is_found_to_be_lost(open_window, server, event):
    person = open_window(has_touch=True)
    person.page.add_init_script(WATCH)
    person.page.add_init_script(f"addEventListener('{event}', (each) => each.stopImmediatePropagation(), true)")
    assert person.sit(table_at(server, TWO_AGES)).is_asked()
    if event == "click":
        person.answer("play R1", person.question).first.tap()
    else:
        person.page.keyboard.press("1")
    person.finds(lambda: person.page.evaluate("wrong.map(([what]) => what)"), ["lost"])


def test_a_key_whose_number_nobody_sees_decides_nothing(person, server):
    person.page.add_init_script(WATCH)
    assert person.sit(table_at(server, TWO_AGES)).is_asked()
    for key in "23":
        person.page.keyboard.press(key)
    person.finds(lambda: person.decided, ["play R1"])
    assert wrong(person) == []


def test_a_finger_that_comes_down_just_beside_an_answer_is_on_it(open_window, server):
    person = open_window(has_touch=True)
    person.page.add_init_script(WATCH)
    assert person.sit(table_at(server, TWO_AGES)).is_asked()
    box = person.steady(person.answer("play R1", person.question).first.bounding_box)
    person.page.touchscreen.tap(box["x"] + box["width"] / 2, box["y"] + box["height"] + 2)
    person.finds(lambda: person.decided, ["play R1"])
    assert wrong(person) == []


def test_a_press_that_moves_but_ends_on_the_answer_where_it_began_is_on_it(person, server):
    person.page.add_init_script(WATCH)
    assert person.sit(table_at(server, TWO_AGES)).is_asked()
    box = person.steady(person.answer("play R1", person.question).first.bounding_box)
    person.page.mouse.move(box["x"] + 10, box["y"] + 10)
    person.page.mouse.down()
    person.page.mouse.move(box["x"] + 40, box["y"] + 10, steps=3)
    person.page.mouse.up()
    person.finds(lambda: person.decided, ["play R1"])
    assert wrong(person) == []


def test_a_hint_that_is_pressed_is_what_is_decided(person, server):
    person.page.add_init_script(WATCH)
    assert person.sit(table_at(server, LIVELY)).is_asked()
    person.button("act-hint").click()
    hint = person.page.get_by_role("dialog").locator("[data-answer]").first
    expect(hint).to_be_visible()
    pressed = person.steady(lambda: hint.get_attribute("data-answer"))
    hint.click()
    person.finds(lambda: person.decided, [pressed])
    assert wrong(person) == []


def test_what_follows_without_a_choice_is_what_the_press_led_to(person, server):
    person.page.add_init_script(WATCH)
    assert person.sit(table_at(server, COPYIST)).is_asked()
    for decision in ("play R1", "copy monopoly 1"):
        person.press(decision)
        assert person.is_asked()
    person.finds(
        lambda: sorted(person.decided), ["copy monopoly 1", "discard C1", "discard R1", "play E1", "play R1", "play S1"]
    )
    assert wrong(person) == []


@pytest.fixture
def chooser(open_window, server):
    """A person with a phone who is asked which two of seven cards stay (R-SCI-04)."""
    person = open_window(viewport=PHONE, has_touch=True)
    person.page.add_init_script(WATCH)
    person.page.add_init_script(_CLICKS)
    assert person.sit(table_at(server, SCIENTIST)).is_asked()
    for decision in ("play M1", "use breakthrough"):
        person.press(decision)
        assert person.is_asked()
    return person


def test_a_slow_press_of_a_finger_is_one_press(chooser):
    """The page makes a press of it, and the browser a click, which does nothing more."""
    card = chooser.hand.locator("[data-tick]").first
    finger = Finger(chooser.page)
    finger.take(*middle(chooser, card))
    finger.let_go()
    chooser.finds(lambda: chooser.page.evaluate("clicks")[-2:], [0, 1])
    expect(chooser.question.locator("[data-tick][aria-pressed=true]")).to_have_count(1)
    assert wrong(chooser) == []


def test_a_press_on_how_many_are_ticked_confirms_nothing(chooser):
    chooser.hand.locator("[data-tick]").first.tap()
    expect(chooser.question.locator("[data-tick][aria-pressed=true]")).to_have_count(1)
    chooser.question.locator(".act .tag").tap()
    assert wrong(chooser) == []
