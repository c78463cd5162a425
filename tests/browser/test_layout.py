"""Every language fits: nothing sticks out of the window and no word is cut off, from 320 to 1440 pixels."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from tests.browser.moments import SCENES
from tests.browser.states import STATES
from tests.browser.words import LANGUAGES

WIDTHS = (320, 768, 1280, 1440)
HEIGHT = 900
# The languages with the longest words, for what opens and passes: its parts are those of states.
LONG = ("el", "ru")
EDGES = (320, 1440)
PICTURES = Path(os.environ.get("IMPERA_SCREENSHOTS", Path(__file__).parents[2] / "build" / "screenshots"))

# What is wider than the window, a Domain's number that leaves its Domain, and text that leaves the button it is in.
# Text for the ear only does not count.
_OVERFLOW = """() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    const found = scrollWidth > clientWidth ? [`the page is ${scrollWidth} wide`] : [];
    for (const number of document.querySelectorAll("li[data-domain] .count")) {
        const domain = number.closest("li");
        const [box, all] = [number, domain].map((each) => each.getBoundingClientRect());
        const inside = Math.min(box.left - all.left, all.right - box.right, all.bottom - box.bottom);
        if (box.width && inside < 0) found.push(`the number of ${domain.dataset.domain} leaves its Domain`);
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

# Another window of the same person chooses a language.
_CHOOSE = """code => {
    const remembered = { ...JSON.parse(localStorage.getItem("impera") ?? "{}"), language: code };
    localStorage.setItem("impera", JSON.stringify(remembered));
    window.dispatchEvent(new StorageEvent("storage", { key: "impera" }));
}"""


@pytest.mark.timeout(240)
@pytest.mark.parametrize("name", sorted(SCENES))
def test_what_opens_and_passes_fits_in_the_longest_languages(open_window, server, name):
    PICTURES.mkdir(parents=True, exist_ok=True)
    found = {}
    for code in LONG:
        person = open_window(code=code)
        for moment in SCENES[name](person, server):
            for width in EDGES:
                person.page.set_viewport_size({"width": width, "height": HEIGHT})
                found[moment, code, width] = person.page.evaluate(_OVERFLOW)
                person.page.screenshot(path=PICTURES / f"{moment}-{width}-{code}.jpg", type="jpeg", quality=70)
    assert found
    assert {where: what for where, what in found.items() if what} == {}


@pytest.mark.timeout(240)
@pytest.mark.parametrize("name", sorted(STATES))
def test_every_language_fits_at_every_width(open_window, server, name):
    """Languages are switched at once, as in another window; pictures of all are kept in build/screenshots."""
    PICTURES.mkdir(parents=True, exist_ok=True)
    found = {}
    person = open_window()
    STATES[name](person, server)
    for code in LANGUAGES:
        person.page.evaluate(_CHOOSE, code)
        person.page.wait_for_function("code => document.documentElement.lang === code", arg=code)
        for width in WIDTHS:
            person.page.set_viewport_size({"width": width, "height": HEIGHT})
            found[code, width] = person.page.evaluate(_OVERFLOW)
            person.page.screenshot(path=PICTURES / f"{name}-{width}-{code}.jpg", type="jpeg", quality=70)
    assert {where: what for where, what in found.items() if what} == {}


@pytest.mark.timeout(240)
@pytest.mark.parametrize("name", ["question", "effects"])
def test_what_a_decision_needs_stands_on_a_wide_screen_without_scrolling(open_window, server, name):
    """Rivals, the own Domains, the question and the hand, also while a rival threatens to win and in long languages."""
    ends = {}
    for code in LANGUAGES:
        person = open_window(code=code)
        STATES[name](person, server)
        for width, height in [(1280, 800), (1440, 900), (1920, 1080)]:
            person.page.set_viewport_size({"width": width, "height": height})
            end = person.page.evaluate("document.querySelector('.hand').getBoundingClientRect().bottom")
            ends[code, width] = end - height
    assert {where: beyond for where, beyond in ends.items() if beyond > 0} == {}
