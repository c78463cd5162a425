"""The reference board: beside every player, with aids and without, and on paper."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.browser.scenes import new_table
from tests.browser.words import LANGUAGES

_SHEET = re.compile(rb"/Type /Page\b")
_WIDTHS = (1440, 1000, 768, 390)

# By how many pixels each table passes the padding of its section.
_PAST = """() => [...document.querySelectorAll(".reference-board table")].map((table) => {
    const section = table.closest("section");
    const end = section.getBoundingClientRect().right - parseFloat(getComputedStyle(section).paddingRight);
    return Math.max(0, Math.floor(table.getBoundingClientRect().right - end));
})"""


def test_without_aids_the_board_still_counts_all_cards(person, server):
    """R-COMP-03: the counts are printed on the real board."""
    assert person.sit(new_table(server, aids=False).seats[0]).is_asked()
    person.page.keyboard.press("b")
    board = person.page.get_by_role("dialog", name=person.say("board-heading"))
    expect(board.get_by_role("row", name="Military 8 8 4 20")).to_be_visible()
    expect(board.get_by_role("columnheader", name=person.say("players", number=3))).to_be_visible()


def test_the_rules_lead_to_the_board(person):
    person.go("/rules")
    person.link("board-heading").click()
    expect(person.page.get_by_role("heading", level=1, name=person.say("board-heading"))).to_be_visible()


def test_the_start_page_leads_to_the_board(person):
    person.go("/")
    person.link("board-heading").click()
    expect(person.page.get_by_role("heading", level=1, name=person.say("board-heading"))).to_be_visible()


def test_a_lesson_has_the_board(person):
    person.go("/learn/blocking")
    expect(person.question).to_be_visible()
    person.page.keyboard.press("b")
    expect(person.page.get_by_role("dialog", name=person.say("board-heading"))).to_be_visible()


def test_only_on_paper_the_board_names_the_game_and_its_makers(person):
    person.go("/board")
    expect(person.told("home-footer")).to_be_hidden()
    person.page.emulate_media(media="print")
    expect(person.told("home-footer")).to_be_visible()


def test_no_table_is_wider_than_its_section_in_any_language(person):
    person.go("/board")
    for code in LANGUAGES:
        read_in(person, code)
        for width in _WIDTHS:
            person.show(width, 900)
            person.finds(lambda at=(code, width): (at, person.page.evaluate(_PAST)), ((code, width), [0, 0]))


def test_the_board_is_one_sheet_of_paper_in_every_language(person):
    person.go("/board")
    for code in LANGUAGES:
        read_in(person, code)
        assert len(_SHEET.findall(person.page.pdf(format="A4"))) == 1, code


def test_the_rules_are_printed_dark_on_white_without_what_is_pressed(person):
    person.go("/rules")
    expect(person.page.locator("[id='R-TEAM-04'] figure")).to_be_attached()
    person.page.emulate_media(media="print", color_scheme="dark")
    person.show(794, 1123)
    expect(person.page.locator("body")).to_have_css("background-color", "rgb(255, 255, 255)")
    expect(person.page.locator("body")).to_have_css("color", "rgb(0, 0, 0)")
    expect(person.page.locator("button, input, select, nav").filter(visible=True)).to_have_count(0)


def read_in(person, code):
    """Choose a language in the bar."""
    person.page.get_by_role("banner").get_by_role("combobox").select_option(code)
    expect(person.page.locator(f"html[lang={code}]")).to_be_attached()
