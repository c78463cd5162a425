"""How a person presses the answers of a lesson."""

from __future__ import annotations

import re
from collections import Counter
from contextlib import contextmanager

import msgspec

from impera.lessons import attempt
from impera.lessons.course import LESSONS
from impera.lessons.shape import PLAYER
from impera.text import Speaker, language
from impera.text.decisions import name_of
from tests.browser.person import is_in_words, ticks


def learn(person, name, line):
    """Press the answers of a lesson, one after another; cards that are asked for together are ticked together."""
    place = 0
    while place < len(line):
        view = attempt(LESSONS[name], line[:place]).view
        need = view.question.need if view.question else 1
        number = ticks(view.legal, msgspec.to_builtins(view.question), view.hand)
        if number:
            cards = [decision.split()[1] for decision in line[place : place + need]]
            tick(person, cards if number == need else (Counter(view.hand) - Counter(cards)).elements())
            place += need
        else:
            press(person, name, line[:place], line[place])
            place += 1


def tick(person, cards):
    """Tick cards; the last one decides."""
    with change(person):
        for card in cards:
            name = Speaker(language(person.code), (), PLAYER).card(card)
            person.question.get_by_role(
                "button", name=re.compile(rf"^{re.escape(name)}(?!\w)"), pressed=False
            ).first.click()


def answer_of(person, name, done, decision):
    """The button of an answer, when some others were given before."""
    tried = attempt(LESSONS[name], done)
    view = tried.view
    names = tuple(person.say(f"name-bot-{seat}" if seat else "name-person") for seat in range(len(view.seats)))
    words = name_of(Speaker(language(person.code), names, PLAYER), view, decision)
    named = person.say("act-end") if decision == "end" else re.compile(rf"^{re.escape(words)}(?!\w)")
    usual = person.question if is_in_words(decision, tried.legal) else person.page.get_by_role("main")
    return (person.hand if decision == "end" else usual).get_by_role("button", name=named).first


def press(person, name, done, decision):
    """Press an answer of a lesson."""
    with change(person):
        answer_of(person, name, done, decision).click()


@contextmanager
def change(person):
    """What is done here changes what was told, and the page shows it."""
    told = person.page.locator(".log li")
    before = person.steady(told.count, may_be_empty=True)
    yield
    person.wait(lambda: told.count() != before)
