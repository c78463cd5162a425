"""Lessons over HTTP: nothing is stored, so taking a decision back means sending the others."""

from __future__ import annotations

import msgspec
import pytest

from impera.lessons.course import LESSONS
from impera.server.wire.bodies import LessonTried
from tests.server.client import http

GOOD = ["play R1", "use holy-book", "end"]


def send(server, name, *decisions):
    return http.post(f"{server.address}/api/lessons/{name}", json={"decisions": decisions})


def test_the_lessons_are_listed_with_the_messages_of_their_steps(sqlite_server):
    listed = http.get(f"{sqlite_server.address}/api/lessons").json()["lessons"]
    assert [lesson["name"] for lesson in listed] == list(LESSONS)
    assert listed[1]["steps"][1] == {"name": "embargo", "message": "lesson-blocking-step-embargo"}


def test_a_lesson_is_learnt_by_trying_again(sqlite_server):
    told = [
        send(sqlite_server, "thresholds", *line).json()
        for line in (
            [],
            ["play M1"],
            [],
            ["play R1"],
            ["play R1", "use holy-book"],
            ["play R1", "use holy-book", "end"],
        )
    ]
    assert [(each["status"], each["step"], each["message"]) for each in told] == [
        ("going", 0, "lesson-thresholds-step-play"),
        ("missed", 0, "lesson-thresholds-missed-card"),
        ("going", 0, "lesson-thresholds-step-play"),
        ("going", 1, "lesson-thresholds-step-use"),
        ("going", 2, "lesson-thresholds-step-end"),
        ("reached", 3, "lesson-thresholds-reached"),
    ]


def test_an_attempt_has_what_a_page_needs_to_draw_the_table(sqlite_server):
    told = msgspec.json.decode(send(sqlite_server, "blocking").content, type=LessonTried)
    assert (told.seat, told.view.seat, told.legal) == (0, 0, told.view.legal)
    assert told.view.seats[1].known == ("S3",)


@pytest.mark.parametrize(
    ("name", "decisions", "status", "code"),
    [
        ("flying", [], 404, "no-such-lesson"),
        ("thresholds", ["fly"], 422, "illegal"),
        ("thresholds", ["play M1", "end"], 422, "illegal"),
    ],
)
def test_what_cannot_be_tried_is_refused_with_a_code(sqlite_server, name, decisions, status, code):
    answer = send(sqlite_server, name, *decisions)
    assert (answer.status_code, answer.json()["code"]) == (status, code)
