"""Whole games in the browser, from the start page to the last sentence."""

from __future__ import annotations

import itertools

import pytest
from playwright.sync_api import expect

from tests.browser.person import busy

# Every event that a mouse, a finger or a pen would cause. When a page is first laid out, Chromium sometimes moves a
# mouse that nobody has touched to the corner.
_COUNT = """() => {
    globalThis.pointed = 0;
    const isOurs = ({ type, clientX, clientY }) => type !== "mousemove" || clientX > 0 || clientY > 0;
    for (const kind of ["pointerdown", "mousedown", "mousemove", "touchstart", "wheel"])
        addEventListener(kind, (event) => (globalThis.pointed += event.isTrusted && isOurs(event)), { capture: true });
}"""


@pytest.fixture(autouse=True)
def short_games(person):
    """The table that is asked for has a game of five turns each."""

    def shorten(route):
        wanted = route.request.post_data_json
        route.continue_(post_data={**wanted, "options": {**wanted["options"], "max_turns": 15}})

    person.page.route("**/api/tables", shorten)


def test_a_whole_game_is_played_by_mouse(person):
    """Answers in the question and cards of the hand, until someone has won."""
    person.begin_on_server()
    places = itertools.cycle((person.question, person.hand))

    def press(decision):
        person.press(decision, next(places) if decision.startswith("play ") else None)

    decided = person.play(choose=busy(), press=press)
    assert decided > 10
    expect(person.ending).to_be_visible()
    expect(person.button("ending-again")).to_be_visible()


def test_a_whole_game_is_played_by_keyboard_alone(person):
    person.page.add_init_script(f"({_COUNT})()")
    person.go("/new")
    for control in (person.page.get_by_role("switch", name=person.say("new-on-server")), person.button("new-start")):
        person.tab_to(control)
        person.page.keyboard.press("Space")
    ways = itertools.cycle((by_digit, by_tab))
    decided = person.play(choose=busy(), press=lambda decision: next(ways)(person, decision))
    assert decided > 10
    expect(person.ending).to_be_visible()
    person.finds(lambda: person.page.evaluate("pointed"), 0)


def by_digit(person, decision):
    """The number of an answer, or e for the end of the turn. An answer without a number is found by Tab."""
    if person.ticks:
        person.tick(range(person.ticks), lambda place: person.page.keyboard.press(str(place + 1)))
        return
    key = "e" if decision == "end" else str(person.legal.index(decision) + 1)
    if len(key) > 1:
        by_tab(person, decision)
    else:
        person.decide(decision, lambda: person.page.keyboard.press(key))


def by_tab(person, decision):
    """Tab to the answer, and Enter."""
    if person.ticks:
        by_digit(person, decision)
        return

    def press():
        person.tab_to(person.answer(decision).first)
        person.page.keyboard.press("Enter")

    person.decide(decision, press)
