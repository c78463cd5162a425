"""Bots answer phrases that ask for something, and everybody reads the answer in their own language."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from impera.text.files import languages
from tests.browser.by_keys import play
from tests.browser.scenes import LIVELY, table_at
from tests.browser.words import say
from tests.server.client import make_table

BOT = 2


def answers_in(person, asker, seat=BOT):
    """What a bot may answer, as it stands in the log of a window."""
    name = person.speaker.name(seat)
    phrases = (person.say(f"phrase-{phrase}", name=asker) for phrase in ("agree", "refuse"))
    return [person.say("said", name=name, phrase=phrase) for phrase in phrases]


def ask(person, phrase, about):
    """Say a phrase about a player, by keys alone."""
    page = person.page
    person.tab_to(person.button("phrases-short"))
    page.keyboard.press("Enter")
    dialog = page.get_by_role("dialog")
    whom = dialog.get_by_role("combobox").first
    person.tab_to(whom)
    whom.select_option(label=about)
    button = dialog.get_by_role("button", name=person.say(f"phrase-{phrase}", name=about))
    person.tab_to(button)
    page.keyboard.press("Enter")


def test_a_bot_answers_and_each_person_reads_it_in_their_language(open_window, server):
    table = make_table(server.address, people=2, bots=1)
    ada = open_window().sit(table.seats[0])
    bo = open_window(code="el").sit(table.seats[1])
    ask(ada, "truce", ada.speaker.name(BOT))
    for person in (ada, bo):
        log = person.page.get_by_role("log")
        person.wait(lambda log=log, person=person: any(line in log.inner_text() for line in answers_in(person, "Ada")))


@pytest.mark.parametrize("code", languages())
def test_a_bot_of_the_page_answers_in_every_language(open_window, code):
    """At a table of this device, which no server knows."""
    person = open_window(code=code)
    person.go()
    person.page.get_by_role("button", name=person.say("home-play")).click()
    play(person, most=1)
    bot = person.say("name-bot-1")
    ask(person, "truce", bot)
    log = person.page.get_by_role("log")
    own = person.say("name-person")
    lines = [say("said", code, name=bot, phrase=say(f"phrase-{each}", code, name=own)) for each in ("agree", "refuse")]
    person.wait(lambda: any(line in log.inner_text() for line in lines))


def test_a_bot_that_would_stop_the_leader_agrees_to_a_bargain(person, server):
    """The one that is about to win with Science is not asked, and the other lays an embargo anyway."""
    assert person.sit(table_at(server, LIVELY, level="senator")).is_asked()
    leader, science = person.speaker.name(1), person.say("domain-science")
    person.button("phrases-short").click()
    dialog = person.page.get_by_role("dialog")
    dialog.get_by_role("combobox", name=person.say("phrases-seat")).select_option(label=leader)
    dialog.get_by_role("combobox", name=person.say("phrases-domain")).select_option(label=science)
    dialog.get_by_role("button", name=person.say("phrase-bargain", name=leader, domain=science)).click()
    expect(person.page.locator(".bubble")).to_have_text([person.say("phrase-agree", name="Ada")])
