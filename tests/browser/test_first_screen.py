"""What a decision needs stands on the first screen, on phones upright and lying down, tablets and wide screens."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.scenes import new_table

SIZES = ((320, 568), (390, 844), (844, 390), (768, 1024), (1280, 800), (1440, 900), (2560, 1440))
# Here there is room for everything: nothing is covered either.
ROOMY = ((1280, 800), (1440, 900), (2560, 1440))

_HIDDEN = """() => [".prompt h2", ".prompt .answers", ".hand-cards", ".acts .wide"].filter((part) => {
    const { top, bottom, left, right } = document.querySelector(part).getBoundingClientRect();
    return top < 0 || left < -1 || bottom > innerHeight + 1 || right > innerWidth + 1;
})"""
_LEFT_OVER = """() => Math.round(document.querySelector(".dock").getBoundingClientRect().top
    - document.querySelector(".me").getBoundingClientRect().bottom)"""
_CARD = """() => Math.round(document.querySelector(".hand-cards .card").getBoundingClientRect().width)"""
# How wide a hand card is, by the window: as large as the height leaves room for.
WIDTHS = dict(zip(SIZES, (50, 60, 50, 92, 76, 104, 210), strict=True))
GAP = 12
_COVERED = """() => Math.max(0, Math.round(document.querySelector(".me").getBoundingClientRect().bottom
    - document.querySelector(".dock").getBoundingClientRect().top))"""


@pytest.mark.parametrize("players", [2, 3, 4])
def test_question_hand_and_end_of_the_turn_are_on_the_first_screen(person, server, players):
    assert person.sit(new_table(server, bots=players - 1).seats[0]).is_asked()
    for size in SIZES:
        person.show(*size)
        person.finds(lambda size=size: (size, person.page.evaluate(_HIDDEN)), (size, []))
    for size in ROOMY:
        person.show(*size)
        person.finds(lambda size=size: (size, person.page.evaluate(_COVERED)), (size, 0))
        person.finds(lambda size=size: (size, person.page.evaluate(_LEFT_OVER) <= GAP), (size, True))


def test_the_cards_of_the_hand_are_as_large_as_the_room_allows(person, server):
    assert person.sit(new_table(server, bots=2).seats[0]).is_asked()
    for size, width in WIDTHS.items():
        person.show(*size)
        person.finds(lambda size=size: (size, person.page.evaluate(_CARD)), (size, width))


# How much of the own area, or of the packet of a draft, the question covers.
_COVERED_HERE = """() => {
    const own = document.querySelector(".me, .draft .card").getBoundingClientRect();
    const dock = document.querySelector(".dock").getBoundingClientRect();
    return Math.max(0, Math.round(own.bottom - dock.top));
}"""


@pytest.mark.parametrize("lesson", ["blocking", "draft", "team"])
def test_a_coach_takes_no_room_from_the_table_on_wide_screens(person, lesson):
    """However long its text is, the question covers nothing, and hand cards are as large as in a game."""
    person.go(f"/learn/{lesson}")
    expect(person.question).to_be_visible()
    for size in ROOMY:
        person.show(*size)
        person.finds(lambda size=size: (size, person.page.evaluate(_HIDDEN)), (size, []))
        person.finds(lambda size=size: (size, person.page.evaluate(_COVERED_HERE)), (size, 0))
        if lesson != "draft":
            person.finds(lambda size=size: (size, person.page.evaluate(_CARD)), (size, WIDTHS[size]))


# The width of a card of the packet, and whether all of it can be seen above the question.
_PACKET = """() => {
    const { width, bottom } = document.querySelector(".draft .card").getBoundingClientRect();
    return [Math.round(width), bottom <= document.querySelector(".dock").getBoundingClientRect().top];
}"""
PACKETS = dict(zip(SIZES, (50, 60, 50, 92, 125, 150, 280), strict=True))


def test_the_cards_of_a_draft_are_on_the_first_screen_and_have_the_room_of_the_own_area(person, server):
    """R-DRAFT-03: after a pick there are fewer cards in the packet, and one in the hand."""
    assert person.sit(new_table(server, bots=3, options={"deal": "draft"}).seats[0]).is_asked()
    for _ in range(2):
        for size, width in PACKETS.items():
            person.show(*size)
            person.finds(lambda size=size: (size, *person.page.evaluate(_PACKET)), (size, width, True))
        person.press(person.legal[0])
        assert person.is_asked()
