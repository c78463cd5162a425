"""Every language fits: nothing sticks out of the window and no word is cut off, from 320 to 1440 pixels."""

from __future__ import annotations

import os
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.moments import SCENES
from tests.browser.states import STATES
from tests.browser.words import LANGUAGES

WIDTHS = (320, 768, 1280, 1440)
HEIGHT = 900
# The languages with the longest words, for what opens and passes: its parts are those of states.
LONG = ("el", "ru")
EDGES = (320, 1440)
PICTURES = os.environ.get("IMPERA_SCREENSHOTS")
"""A folder for pictures of everything, if wanted: they take longer than the tests."""

# What is wider than the window, a Domain's number outside its Domain, a rival's name on the cards beside it, and text
# outside its button. Text that is only
# for screen readers does not count.
_OVERFLOW = """() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    const found = scrollWidth > clientWidth ? [`the page is ${scrollWidth} wide`] : [];
    for (const number of document.querySelectorAll("li[data-domain] .count")) {
        const domain = number.closest("li");
        const [box, all] = [number, domain].map((each) => each.getBoundingClientRect());
        const inside = Math.min(box.left - all.left, all.right - box.right, all.bottom - box.bottom);
        if (box.width && inside < 0) found.push(`the number of ${domain.dataset.domain} leaves its Domain`);
    }
    for (const head of document.querySelectorAll(".rival-head")) {
        const [words, cards] = [".who", ".fan"].map((part) => head.querySelector(part).getBoundingClientRect());
        if (words.right > cards.left + 1) found.push(`${head.querySelector("h2").textContent} reaches the cards`);
    }
    for (const button of document.querySelectorAll("button, a.btn, a.panel, select, summary")) {
        const box = button.getBoundingClientRect();
        if (!box.width || !button.checkVisibility({ visibilityProperty: true })) continue;
        if (box.right > clientWidth + 1 && !button.closest("ul, ol, [tabindex]"))
            found.push(`${button.textContent.trim()} ends at ${box.right}`);
        const words = document.createTreeWalker(button, NodeFilter.SHOW_TEXT);
        while (words.nextNode()) {
            const { currentNode: text } = words;
            if (!text.data.trim() || text.parentElement.closest(".sr, option, .card, [aria-hidden=true]")) continue;
            const range = document.createRange();
            range.selectNodeContents(text);
            for (const { left, right, top, bottom, width } of range.getClientRects()) {
                const inside = Math.min(left - box.left, box.right - right, top - box.top, box.bottom - bottom);
                if (width && inside < -2) found.push(`${text.data.trim()} leaves its button`);
            }
        }
    }
    return found;
}"""

_END_OF_HAND = "document.querySelector('.hand').getBoundingClientRect().bottom"

# Another window of the same browser chooses a language.
_CHOOSE = """code => {
    const remembered = { ...JSON.parse(localStorage.getItem("impera") ?? "{}"), language: code };
    localStorage.setItem("impera", JSON.stringify(remembered));
    window.dispatchEvent(new StorageEvent("storage", { key: "impera" }));
}"""

# Layout does not need drawing, and drawing takes half the time of a new size.
_UNDRAWN = "document.documentElement.style.opacity = 0"


@pytest.mark.parametrize("name", sorted(SCENES))
def test_what_opens_and_passes_fits_in_the_longest_languages(open_window, server, name):
    moments = 0
    for code in LONG:
        person = open_window(code=code)
        for moment in SCENES[name](person, server):
            moments += 1
            for width in EDGES:
                expect_fit(person, width, f"{moment}-{width}-{code}")
    assert moments


@pytest.mark.parametrize("name", sorted(STATES))
def test_every_language_fits_at_every_width(open_window, server, name):
    """Languages are switched at once, as in another window."""
    person = open_window()
    STATES[name](person, server)
    for code in LANGUAGES:
        switch_to(person, code)
        for width in WIDTHS:
            expect_fit(person, width, f"{name}-{width}-{code}")


@pytest.mark.parametrize("name", ["question", "effects"])
def test_what_a_decision_needs_stands_on_a_wide_screen_without_scrolling(open_window, server, name):
    """Rivals, own Domains, the question and the hand, even in long languages and while a rival threatens to win."""
    person = open_window()
    STATES[name](person, server)
    for code in LANGUAGES:
        switch_to(person, code)
        for width, height in [(1280, 800), (1440, 900), (1920, 1080)]:
            person.show(width, height)
            person.wait(lambda height=height: person.page.evaluate(_END_OF_HAND) <= height)


def switch_to(person, code):
    """Choose a language as another window of the same browser would."""
    person.run(_CHOOSE, code)
    expect(person.page.locator("html")).to_have_attribute("lang", code)


def expect_fit(person, width, name):
    """Wait until nothing sticks out at a width; if pictures are wanted, one is saved under this name."""
    if not PICTURES:
        person.run(_UNDRAWN)
    person.show(width, HEIGHT)
    person.finds(lambda: (name, person.page.evaluate(_OVERFLOW)), (name, []))
    if PICTURES:
        person.page.screenshot(path=Path(PICTURES) / f"{name}.jpg", type="jpeg", quality=70)
