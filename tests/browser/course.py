"""How a person presses the answers of a lesson."""

from __future__ import annotations

import re

from impera.lessons import attempt
from impera.lessons.course import LESSONS
from impera.lessons.shape import PLAYER
from impera.text import Speaker, language
from impera.text.decisions import name_of


def learn(person, name, line):
    """Press the answers of a lesson, one after another."""
    for place, decision in enumerate(line):
        press(person, name, line[:place], decision)


def answer_of(person, name, done, decision):
    """The button of an answer, when some others were given before."""
    view = attempt(LESSONS[name], done).view
    names = tuple(person.say(f"name-bot-{seat}" if seat else "name-person") for seat in range(len(view.seats)))
    words = name_of(Speaker(language(person.code), names, PLAYER), view, decision)
    named = person.say("act-end") if decision == "end" else re.compile(rf"^{re.escape(words)}(?!\w)")
    return (person.hand if decision == "end" else person.question).get_by_role("button", name=named).first


def press(person, name, done, decision):
    """Press an answer of a lesson until the server has tried it."""
    answer = answer_of(person, name, done, decision)
    if decision != "end":
        answer.click()
    with person.page.expect_response("**/api/lessons/**"):
        answer.click()
