"""All sixteen effects beside the table, or over it on a phone."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.states import STATES


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
