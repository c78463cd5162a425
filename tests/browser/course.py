"""How a person presses the answers of a lesson."""

from __future__ import annotations

import re

from impera.lessons import attempt
from impera.lessons.course import LESSONS
from impera.lessons.shape import PLAYER
from impera.text import Speaker, language
from impera.text.decisions import name_of
from tests.browser.person import CARD, is_in_words


def learn(person, name, line):
    """Press the answers of a lesson, one after another; cards that are asked for together are ticked together."""
    place = 0
    while place < len(line):
        need = several(attempt(LESSONS[name], line[:place]).view)
        if need > 1:
            tick(person, line[place : place + need])
        else:
            press(person, name, line[:place], line[place])
        place += max(1, need)


def several(view):
    """How many cards are asked for together."""
    is_of_cards = all(re.fullmatch(rf"\w+ {CARD}", decision) for decision in view.legal)
    return view.question.need if is_of_cards and view.question else 1


def tick(person, decisions):
    """Tick the cards of some decisions, and confirm."""
    for decision in decisions:
        card = Speaker(language(person.code), (), PLAYER).card(decision.split()[1])
        person.question.get_by_role(
            "button", name=re.compile(rf"^{re.escape(card)}(?!\w)"), pressed=False
        ).first.click()
    with person.page.expect_response("**/api/lessons/**"):
        person.button("tick-confirm", number=len(decisions), need=len(decisions)).click()


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
    """Press an answer of a lesson, which the server then tries."""
    with person.page.expect_response("**/api/lessons/**"):
        answer_of(person, name, done, decision).click()
