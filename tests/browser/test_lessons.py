"""The lessons, each played to its goal as intended, and one missed and taken back."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from impera.lessons import attempt
from impera.lessons.course import LESSONS
from tests.browser.course import answer_of, change, learn
from tests.lessons.lines import INTENDED


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


def test_a_draft_is_learnt_with_keys_alone(person):
    """The number of an answer decides it."""
    person.go("/learn/draft")
    expect(person.question).to_be_visible()
    for place, decision in enumerate(INTENDED["draft"]):
        done = INTENDED["draft"][:place]
        number = str(attempt(LESSONS["draft"], done).legal.index(decision) + 1)
        expect(answer_of(person, "draft", done, decision)).to_be_enabled()
        with change(person):
            person.page.keyboard.press(number)
    expect(person.page.get_by_role("heading", name=person.say("learn-reached"))).to_be_visible()
