"""Decisions as one line of text each: the table of the rulebook. (All 180 are tested in `tests/properties`.)"""

from __future__ import annotations

import pytest

from impera.notation.decisions import NUMBER_OF_TEXT, QUESTION_NAMES, QUESTION_OF_NAME, answer_to, texts


@pytest.mark.parametrize(
    ("question", "text"),
    [
        ("keep", "keep M1"),
        ("claim", "claim M1"),
        ("play", "play M1"),
        ("play-more", "play U3"),
        ("menu", "use purge"),
        ("menu", "copy purge 2"),
        ("discard-hand", "discard M1"),
        ("discard-area", "discard M1"),
        ("take-area", "take M1"),
        ("take-pile", "take M1"),
        ("give", "give M1"),
        ("choose-domain", "choose science"),
        ("choose-seat", "choose 2"),
        ("choose-place", "choose 2 science"),
        ("menu", "end"),
    ],
)
def test_the_decisions_of_the_rulebook_answer_their_questions(question, text):
    """N-03."""
    ask = QUESTION_OF_NAME[question]
    assert texts(ask, 1 << answer_to(ask, text)) == (text,)


@pytest.mark.parametrize(
    "text",
    ["", "play", "play M4", "play R3", "play m1", " play M1", "play M1 ", "play  M1", "Play M1", "use inspiration"],
)
def test_what_is_not_in_the_table_is_no_decision(text):
    """N-03: one line of text, exactly as written."""
    assert text not in NUMBER_OF_TEXT
    assert all(answer_to(ask, text) is None for ask in range(len(QUESTION_NAMES)))


@pytest.mark.parametrize(
    "text", ["copy attack 1", "copy inspiration 1", "copy purge 4", "choose 4", "choose 4 science"]
)
def test_there_is_no_decision_for_what_cannot_be(text):
    """R-CUL-03, R-SETUP-01: discard effects are not copied, and there are four seats at most."""
    assert text not in NUMBER_OF_TEXT


def test_questions_and_their_names_name_each_other():
    assert [QUESTION_OF_NAME[name] for name in QUESTION_NAMES] == list(range(len(QUESTION_NAMES)))
