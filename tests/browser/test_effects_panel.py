"""All sixteen effects beside the table, or over it on a phone."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.fitting import choose_language
from tests.browser.states import STATES
from tests.browser.words import LANGUAGES


def test_the_sheet_of_effects_closes_when_one_is_chosen(open_window, server):
    phone = open_window(viewport={"width": 320, "height": 900})
    STATES["effects"](phone, server)
    phone.page.locator(".acts .only-phone").click()
    sheet = phone.page.get_by_role("dialog")
    sheet.locator(".effect[data-state=ready]").first.click()
    expect(sheet).to_be_hidden()


def test_every_effect_says_its_sentence_to_who_points_at_it_and_to_who_listens(person, server):
    STATES["question"](person, server)
    effects = person.page.locator(".side .effect")
    expect(effects).to_have_count(16)
    for number in range(16):
        effect = effects.nth(number)
        sentence = person.wait(lambda effect=effect: effect.get_attribute("title"))
        effect.hover()
        expect(person.page.locator(".fx-detail")).to_contain_text(sentence)
        expect(effect).to_have_accessible_description(sentence)


_BROKEN = """() => [
    ...document.querySelectorAll(".side .effect[data-state=ready], .prompt .dense .answer > span:not(.sr)")
].filter((each) => {
    Object.assign(each.style, { overflowWrap: "normal", hyphens: "manual" });
    return each.scrollWidth > each.clientWidth;
}).map((each) => each.innerText)"""


def test_no_word_is_broken_where_an_effect_is_ready(open_window, server):
    """In the panel, and as an answer."""
    person = open_window()
    STATES["effects"](person, server)
    for code in LANGUAGES:
        choose_language(person, code)
        for size in ((1280, 800), (1440, 900)):
            person.show(*size)
            person.finds(lambda shown=(code, size): (shown, person.page.evaluate(_BROKEN)), ((code, size), []))
