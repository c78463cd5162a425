"""The rules on the page: by address, by search, in the reader's language, and from anywhere."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.browser.scenes import LIVELY, table_at

_LEADS_NOWHERE = "all => all.map((link) => link.hash.slice(1)).filter((name) => !document.getElementById(name))"


def test_a_clause_has_an_address_of_its_own(person):
    person.go("/rules#R-MIL-03")
    clause = person.page.locator("[id='R-MIL-03']")
    expect(clause).to_be_focused()
    expect(clause).to_be_in_viewport()
    clause.get_by_role("link", name="A-06").click()
    expect(person.page.locator("[id='A-06']")).to_be_in_viewport()


def test_the_search_finds_clauses_by_name_and_by_words(person):
    person.go("/rules")
    search = person.page.get_by_role("searchbox", name=person.say("rules-search"))
    search.fill("r-emb-03")
    expect(person.page.get_by_role("status").filter(has_text=re.compile(r"\d"))).to_be_visible()
    person.page.get_by_role("region", name=person.say("rules-results")).get_by_role("link").first.click()
    expect(person.page.locator("[id='R-EMB-03']")).to_be_in_viewport()
    search.fill("zzz")
    expect(person.told("rules-found", number=0)).to_be_visible()


def test_the_rules_are_in_the_language_of_the_page_and_every_reference_leads_somewhere(person):
    person.go("/rules")
    for code in ("en", "el"):
        person.page.get_by_role("banner").get_by_role("combobox").select_option(code)
        expect(person.page.locator(f".text-of-rules[lang={code}]")).to_be_visible()
        links = person.page.locator(".text-of-rules a[href^='#']")
        expect(links).not_to_have_count(0)
        person.finds(lambda links=links: links.evaluate_all(_LEADS_NOWHERE), [])


def test_a_question_mark_during_a_game_shows_the_rule_for_the_moment_beside_it(person, server):
    assert person.sit(table_at(server, LIVELY)).is_asked()
    person.page.keyboard.press("?")
    beside = person.page.get_by_role("dialog", name=person.say("rules-moment"))
    expect(beside.get_by_role("heading", name="R-TURN-03")).to_be_visible()


def test_a_question_mark_opens_the_rules(person):
    person.go("/")
    person.page.keyboard.press("?")
    expect(person.page.locator(".text-of-rules")).to_be_visible()


def test_the_game_in_two_minutes_is_on_the_first_screen_of_a_phone(open_window):
    person = open_window(viewport={"width": 390, "height": 844})
    person.go("/rules")
    expect(person.page.get_by_role("heading", name=person.say("rules-short"))).to_be_in_viewport()
