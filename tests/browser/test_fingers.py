"""A finger that holds something drags it, as a mouse does; one that moves at once scrolls, and a tap is a tap."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.hands import DRAGS, PHONE, TAKEN, Finger
from tests.browser.presses import middle, open_place
from tests.browser.scenes import LIVELY, SCIENTIST, table_at
from tests.browser.test_drags import BUILDER, press_twice


@pytest.fixture
def phone(open_window):
    """A person with a phone."""
    return open_window(viewport=PHONE, has_touch=True)


@pytest.fixture
def builder(phone, server):
    """A person with a phone who has played a card and has effects ready."""
    assert phone.sit(table_at(server, BUILDER)).is_asked()
    phone.press("play S1")
    assert phone.is_asked()
    return phone


def hold(person, held):
    """Put a finger on something until it is taken; returns the finger."""
    finger = Finger(person.page)
    finger.take(*middle(person, held))
    return finger


def own(person, domain):
    return person.page.locator(f".me [data-domain={domain}].col")


def test_an_effect_that_a_finger_holds_is_used_where_it_is_dropped(builder):
    finger = hold(builder, builder.answer("use attack").first)
    expect(own(builder, "religion").and_(builder.page.locator("[data-drop]"))).to_be_visible()
    finger.move(*open_place(builder, own(builder, "religion")))
    finger.let_go()
    builder.finds(lambda: builder.decided, ["play S1", "use attack", "choose religion"])


def test_what_a_finger_drops_beside_decides_nothing(builder):
    finger = hold(builder, builder.answer("use attack").first)
    finger.move(195, 60)
    finger.let_go()
    expect(builder.page.locator(TAKEN)).to_have_count(0)
    builder.answer("use experiment").first.tap()
    builder.finds(lambda: builder.decided, ["play S1", "use experiment"])


def test_a_finger_that_thinks_better_of_it_brings_the_effect_back(builder):
    attack = builder.answer("use attack").first
    finger = hold(builder, attack)
    x, y = middle(builder, attack)
    finger.move(x, y - 200)
    finger.move(x, y)
    finger.let_go()
    expect(builder.page.locator(TAKEN)).to_have_count(0)
    builder.answer("use experiment").first.tap()
    builder.finds(lambda: builder.decided, ["play S1", "use experiment"])


def test_a_press_of_a_slow_finger_is_a_press(builder):
    finger = hold(builder, builder.answer("use attack").first)
    finger.let_go()
    assert builder.is_asked()
    builder.finds(lambda: builder.decided, ["play S1", "use attack"])


def test_a_finger_that_moves_at_once_scrolls(open_window, server):
    """The answers scroll in the dock where there are many."""
    person = open_window(viewport=PHONE, has_touch=True)
    assert person.sit(table_at(server, LIVELY)).is_asked()
    person.press("play M2")
    assert person.is_asked()
    answers = person.page.locator(".prompt .answers")
    x, y = middle(person, person.page.locator(".answers [data-carry]").first)
    finger = Finger(person.page)
    finger.down(x, y)
    finger.move(x, y - 40, steps=8)
    person.wait(lambda: answers.evaluate("each => each.scrollTop"))
    finger.let_go()
    person.press("end")  # after whatever the finger would have sent
    person.finds(lambda: person.decided, ["play M2", "end"])


def test_a_finger_that_rests_on_the_table_takes_nothing_up(builder):
    """The page scrolls, although an effect could be dragged from there with a mouse."""
    economy = own(builder, "economy")
    expect(economy.and_(builder.page.locator("[data-carry]"))).to_be_visible()
    expect(builder.page.locator(DRAGS)).to_be_visible()
    finger = Finger(builder.page)
    finger.down(*open_place(builder, economy))
    builder.page.wait_for_timeout(600)
    expect(builder.page.locator(TAKEN)).to_have_count(0)
    finger.let_go()
    builder.press("use experiment")
    builder.finds(lambda: builder.decided, ["play S1", "use experiment"])


def test_breakthrough_is_carried_to_the_deck_by_a_finger(phone, server):
    """R-SCI-04: it shows five cards, so a tap would have to be confirmed."""
    assert phone.sit(table_at(server, SCIENTIST)).is_asked()
    phone.press("play M1")
    assert phone.is_asked()
    finger = hold(phone, phone.answer("use breakthrough").first)
    finger.move(*middle(phone, phone.page.locator(".mid .open").first))
    finger.let_go()
    phone.wait(lambda: phone.view["question"]["ask"] == "discard-hand")
    phone.finds(lambda: phone.decided, ["play M1", "use breakthrough"])


def test_a_line_of_a_finger_over_cards_ticks_them(phone, server):
    """R-SCI-04: two of seven cards stay. The hand is wider than the phone: a finger that moves at once scrolls it."""
    assert phone.sit(table_at(server, SCIENTIST)).is_asked()
    for decision in ("play M1", "use breakthrough"):
        phone.press(decision)
        assert phone.is_asked()
    before = phone.view["hand"]
    cards = phone.hand.locator("[data-tick]")
    finger = hold(phone, cards.nth(0))
    finger.move(*middle(phone, cards.nth(1)))
    finger.let_go()
    phone.wait(lambda: phone.view["question"]["ask"] == "menu")
    phone.finds(lambda: phone.view["hand"], before[:2])


def test_whoever_confirms_everything_holds_nothing(phone, server):
    phone.remember(confirms=True)
    assert phone.sit(table_at(server, BUILDER)).is_asked()
    press_twice(phone, "play S1")
    expect(phone.page.locator(DRAGS)).to_be_visible()
    finger = Finger(phone.page)
    finger.down(*middle(phone, phone.answer("use attack").first))
    phone.page.wait_for_timeout(600)
    finger.let_go()
    press_twice(phone, "use experiment")
    phone.finds(lambda: [message["type"] for message in phone.sent].count("plan"), 0)
