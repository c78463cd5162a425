"""The four lessons, each played to its goal as it is meant, and one missed and taken back."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

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


def press(person, name, done, decision):
    """Press an answer of a lesson until the server has tried it."""
    view = attempt(LESSONS[name], done).view
    names = tuple(person.say(f"name-bot-{seat}" if seat else "name-person") for seat in range(len(view.seats)))
    words = name_of(Speaker(language("en"), names, PLAYER), view, decision)
    named = person.say("act-end") if decision == "end" else re.compile(rf"^{re.escape(words)}(?!\w)")
    answer = (person.hand if decision == "end" else person.question).get_by_role("button", name=named).first
    if decision != "end":
        answer.click()
    with person.page.expect_response("**/api/lessons/**"):
        answer.click()


def learn(person, name, line):
    for place, decision in enumerate(line):
        press(person, name, line[:place], decision)


def test_there_is_a_test_of_every_lesson():
    assert list(INTENDED) == list(LESSONS)


@pytest.mark.parametrize("name", LESSONS)
def test_a_lesson_is_played_to_its_goal_and_remembered(person, name):
    person.go("/learn")
    person.page.get_by_role("link", name=re.compile(re.escape(person.say(f"lesson-{name}-title")))).first.click()
    learn(person, name, INTENDED[name])
    expect(person.page.get_by_text(person.say(f"lesson-{name}-reached")).filter(visible=True).first).to_be_visible()
    person.go("/learn")
    expect(person.page.get_by_text(person.say("learn-progress", number=1, of=len(LESSONS)))).to_be_visible()


def test_a_wrong_try_is_explained_and_taken_back(person):
    person.go("/learn/blocking")
    expect(person.page.get_by_text(person.say("lesson-blocking-step-play")).filter(visible=True).first).to_be_visible()
    learn(person, "blocking", ["play M2", "end"])
    expect(
        person.page.get_by_text(person.say("lesson-blocking-missed-lost")).filter(visible=True).first
    ).to_be_visible()
    person.button("learn-take-back").click()
    expect(
        person.page.get_by_text(person.say("lesson-blocking-step-embargo")).filter(visible=True).first
    ).to_be_visible()
