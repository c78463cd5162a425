"""With a mouse, one gesture says several things: an effect is dragged to where it acts, and a line ticks cards."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.hands import Mouse
from tests.browser.presses import draw, middle
from tests.browser.scenes import GENERAL, SCIENTIST, table_at

# Attack costs a Military card (R-MIL-03), Embargo an Economy card (R-ECO-04); Experiment is open (R-SCI-01).
BUILDER = {
    "players": 3,
    "seat": 0,
    "seats": [
        {"hand": ["R1", "S1", "E1"], "area": ["M1", "R1", "E1", "S1", "S1"]},
        {"hand": ["S2", "M2", "R2"], "area": ["E1", "R1"]},
        {"hand": ["S2", "M2", "R2"], "area": ["C1", "R1"]},
    ],
    "deck": ["S3", "M3", "E3", "C3", "U3", "S3"],
}


@pytest.fixture
def builder(person, server):
    """A person who has played a card and has effects ready."""
    assert person.sit(table_at(server, BUILDER)).is_asked()
    person.press("play S1")
    assert person.is_asked()
    return person


def drag(person, source, target=None):
    """Drag something to a place that is marked for it, or, without a target, to the middle of nowhere."""
    mouse = Mouse(person.page)
    x, y = middle(person, source)
    mouse.take(x, y)
    mouse.move(x + 30, y, steps=3)
    expect(person.page.locator("[data-drop]").first).to_be_visible()
    mouse.move(*(middle(person, target) if target else (640, 2)), steps=5)
    mouse.let_go()


def own(person, domain):
    return person.page.locator(f".me [data-domain={domain}].col")


def test_an_effect_is_used_where_it_is_dropped(builder):
    drag(builder, builder.answer("use attack").first, own(builder, "religion"))
    builder.finds(lambda: builder.decided, ["play S1", "use attack", "choose religion"])


def test_a_card_is_carried_to_where_it_acts(builder):
    """R-ECO-04: it becomes an embargo on a rival's Domain."""
    rival = builder.page.locator(".rival").filter(has_text=builder.speaker.name(1))
    drag(builder, own(builder, "economy").locator(".card").last, rival.locator("[data-domain=religion].mini-col"))
    builder.finds(lambda: builder.decided, ["play S1", "use embargo", "choose 1 religion"])


def test_what_is_dropped_beside_decides_nothing(builder):
    drag(builder, builder.answer("use attack").first)
    expect(builder.page.locator("[data-drop]")).to_have_count(0)
    builder.press("use experiment")
    builder.finds(lambda: builder.decided, ["play S1", "use experiment"])


def test_what_was_dropped_is_taken_back_together(builder):
    drag(builder, builder.answer("use experiment").first, own(builder, "military"))
    builder.wait(lambda: builder.view["question"]["ask"] == "play-more")
    assert builder.is_asked()
    builder.button("act-undo").click()
    builder.wait(lambda: "use experiment" in builder.legal)
    assert builder.is_asked()


def test_of_several_cards_the_one_it_is_dropped_on_is_ticked(person, server):
    """R-MIL-02: Purge asks for two."""
    assert person.sit(table_at(server, GENERAL)).is_asked()
    person.press("play M3")
    assert person.is_asked()
    drag(person, person.answer("use purge").first, person.hand.get_by_role("listitem").first)
    expect(person.question.locator("[data-tick][aria-pressed=true]")).to_have_count(1)
    person.tickables.nth(2).click()
    person.wait(lambda: person.view["question"]["ask"] == "menu")
    person.finds(lambda: person.decided[-2:], ["discard R1", "discard E1"])


def test_breakthrough_is_carried_to_the_deck_in_one_gesture(person, server):
    """R-SCI-04: it shows five cards, so a press would have to be confirmed."""
    assert person.sit(table_at(server, SCIENTIST)).is_asked()
    person.press("play M1")
    assert person.is_asked()
    drag(person, own(person, "science").locator(".card").last, person.page.locator(".mid .open").first)
    person.wait(lambda: person.view["question"]["ask"] == "discard-hand")
    person.finds(lambda: person.decided, ["play M1", "use breakthrough"])


def test_a_line_over_cards_ticks_them(person, server):
    """R-SCI-04: two of seven cards stay."""
    assert person.sit(table_at(server, SCIENTIST)).is_asked()
    for decision in ("play M1", "use breakthrough"):
        person.press(decision)
        assert person.is_asked()
    before = person.view["hand"]
    cards = person.hand.locator("[data-tick]")
    draw(person, Mouse(person.page), [cards.nth(0), cards.nth(1)])
    person.wait(lambda: person.view["question"]["ask"] == "menu")
    person.finds(lambda: person.view["hand"], before[:2])


def test_whoever_confirms_everything_drags_nothing(person, server):
    person.remember(confirms=True)
    assert person.sit(table_at(server, BUILDER)).is_asked()
    press_twice(person, "play S1")
    x, y = middle(person, person.answer("use attack").first)
    person.page.mouse.move(x, y)
    person.page.mouse.down()
    person.page.mouse.move(x + 60, y, steps=3)
    person.page.mouse.up()
    expect(person.answer("use attack").first).to_be_visible()
    press_twice(person, "use experiment")  # after whatever the drag would have sent
    person.finds(lambda: [message["type"] for message in person.sent].count("plan"), 0)


def press_twice(person, decision):
    """Press an answer and confirm it."""
    person.decide(decision, lambda: [person.answer(decision).first.click() for _ in range(2)])
    assert person.is_asked()
