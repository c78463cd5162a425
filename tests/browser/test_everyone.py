"""For everyone: typed commands, 400 % zoom, colours that the system chooses, and targets a finger can hit."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.browser.drawing import as_drawn
from tests.browser.person import swift
from tests.browser.scenes import LIVELY, SHORT, new_table, table_at

_WIDTH = "document.documentElement.scrollWidth"

# What distinguishes cards without colour: edges, marks and place.
_SHAPE = """(card) => [card, card.querySelector(".card")].map((element) => {
    const { outlineStyle, outlineWidth, borderStyle, borderWidth, transform } = getComputedStyle(element);
    const edge = outlineStyle === "none" ? "none" : `${outlineStyle} ${outlineWidth}`;
    return [edge, borderStyle, borderWidth, transform, card.querySelectorAll(".flag").length].join();
}).join(" | ")"""

# Targets smaller than 44 pixels each way. WCAG allows two exceptions: a link within a sentence is as high as its line,
# and a Domain or a card on the table may be small where the question has a button of the same name.
_SMALL = as_drawn("""() => {
    const isInSentence = (element) => element.matches("a:not(.btn)") && !!element.closest("p, li, dd")
        && getComputedStyle(element).display === "inline";
    const answers = document.querySelectorAll(".ask .answer > span:not(.medal, .sr)");
    const named = new Set([...answers].map(({ textContent }) => textContent));
    const isTwin = (element) => element.matches(".target, .tray .card-btn") && named.has(element.ariaLabel);
    const found = [];
    for (const element of document.querySelectorAll("button, a[href], select, input, summary")) {
        if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
        const label = element.matches("input") ? element.closest("label") : null;
        const { width, height, right, bottom } = (label ?? element).getBoundingClientRect();
        if (!width || right < 0 || bottom < 0 || isInSentence(element) || isTwin(element)) continue;
        if (width < 43.5 || height < 43.5)
            found.push([element.outerHTML.slice(0, 120), Math.round(width), Math.round(height), element.className]);
    }
    return found;
}""")


@pytest.fixture
def line(person):
    """Types into the command line of the page."""
    person.remember(commandLine=True)
    field = person.page.get_by_role("textbox", name=person.say("command-label"))

    def typed(words):
        field.fill(words)
        field.press("Enter")

    return typed


def test_a_whole_game_is_played_by_typed_commands(person, server, line):
    """By number, by the words of the answer and by the notation in turn; answers to commands appear below it."""
    person.sit(new_table(server, options=SHORT).seats[0])
    ways = 0
    while person.is_asked():
        decision, number = swift(person.legal), person.number
        words = (str(person.legal.index(decision) + 1), person.name_of(decision), decision)[ways % 3]
        ways += 1
        line(words)
        person.wait(lambda number=number: person.number > number)
    assert ways >= 3
    expect(person.ending).to_be_visible()


def test_commands_are_answered_on_the_page(person, server, line):
    """As the text client answers them: the hand, the deck, the rules, and what cannot be understood."""
    assert person.sit(table_at(server, LIVELY)).is_asked()
    said = person.page.get_by_role("group", name=person.say("command-heading"))
    line("hand")
    expect(said).to_contain_text(person.speaker.card("M2"))
    line("deck")
    expect(said).to_contain_text(person.say("cards", number=len(LIVELY["deck"])))
    line("rules 1.8")
    expect(said).to_contain_text("R-MIL-03")
    before, first = person.number, person.legal[0]
    line("abracadabra")
    expect(said).to_contain_text(person.say("input-unknown", number=len(person.legal)))
    line("1")
    person.wait(lambda: person.number > before)
    person.finds(lambda: person.decided, [first])


def test_at_400_percent_zoom_every_answer_is_within_reach(open_window, server):
    """1280 x 1024 at 400 % is 320 x 256: the page scrolls in one direction, and everything can be pressed."""
    person = open_window(viewport={"width": 320, "height": 256})
    assert person.sit(table_at(server, LIVELY)).is_asked()
    person.wait(lambda: person.page.evaluate(_WIDTH) <= 320)
    for decision in person.legal:
        person.answer(decision).first.click(trial=True)
    person.press(person.legal[0])
    assert person.is_asked()
    for decision in person.legal:
        person.answer(decision).first.click(trial=True)
    person.wait(lambda: person.page.evaluate(_WIDTH) <= 320)
    person.press("end")
    person.wait(lambda: person.view["turn"] > 1)


@pytest.mark.parametrize(
    "wish", [{"forced_colors": "active"}, {"contrast": "more"}], ids=["forced-colours", "contrast"]
)
def test_chosen_legal_and_blocked_cards_differ_by_more_than_colour(open_window, server, wish):
    person = open_window(**wish).remember(confirms=True)
    blocked = {**LIVELY, "seats": [{**LIVELY["seats"][0], "embargo": {"utopia": ["E1"]}}, *LIVELY["seats"][1:]]}
    assert person.sit(table_at(server, blocked)).is_asked()
    card = person.answer("play M2", person.hand).first
    legal = person.steady(lambda: card.evaluate(_SHAPE))
    held_back = person.steady(lambda: person.hand.locator("[aria-disabled=true]").first.evaluate(_SHAPE))
    card.click()
    chosen = person.hand.get_by_role("button", pressed=True)
    expect(chosen).to_have_count(1)
    person.wait(lambda: len({legal, held_back, chosen.evaluate(_SHAPE)}) == 3)
    expect(chosen).to_have_accessible_name(re.compile(re.escape(person.say("flag-chosen"))))


def test_targets_are_at_least_44_pixels(person, server):
    """On the start page, and at the table: a card is played, an effect is chosen, and a Domain is asked for."""
    person.go()
    expect_large_targets(person)
    assert person.sit(table_at(server, LIVELY)).is_asked()
    expect_large_targets(person)
    for decision in ("play M2", "use embargo"):
        person.press(decision)
        assert person.is_asked()
        expect_large_targets(person)


def expect_large_targets(person):
    """Expect that nothing to be pressed is small, on a phone, a tablet and a wide screen."""
    for width in (320, 768, 1440):
        person.show(width, 900)
        person.finds(lambda width=width: (width, person.page.evaluate(_SMALL)), (width, []))
