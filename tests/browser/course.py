"""The lessons as they are meant to be played, and how somebody presses their answers."""

from __future__ import annotations

import re

from impera.lessons import attempt
from impera.lessons.course import LESSONS
from impera.lessons.shape import PLAYER
from impera.text import Speaker, language
from impera.text.decisions import name_of

INTENDED = {
    "thresholds": ["play R1", "use holy-book", "end"],
    "blocking": ["play C1", "use embargo", "choose 1 science", "end"],
    "combining": ["play R1", "use oligarchy", "take R2", "use development", "discard E1", "play R2", "end"],
    "last-cards": ["play R1", "end"],
}


def learn(person, name, line):
    """Press one answer of a lesson after the other."""
    for place, decision in enumerate(line):
        press(person, name, line[:place], decision)


def press(person, name, done, decision):
    """Press an answer of a lesson until the server has tried it."""
    view = attempt(LESSONS[name], done).view
    names = tuple(person.say(f"name-bot-{seat}" if seat else "name-person") for seat in range(len(view.seats)))
    words = name_of(Speaker(language(person.code), names, PLAYER), view, decision)
    named = person.say("act-end") if decision == "end" else re.compile(rf"^{re.escape(words)}(?!\w)")
    answer = (person.hand if decision == "end" else person.question).get_by_role("button", name=named).first
    if decision != "end":
        answer.click()
    with person.page.expect_response("**/api/lessons/**"):
        answer.click()
