"""Decisions as text and as integers, exhaustively, and legality at every moment of random games."""

from __future__ import annotations

import msgspec
import pytest
from hypothesis import given

from impera import IllegalDecision
from impera.notation.decisions import NUMBER_OF_TEXT, QUESTION_NAMES, TEXTS, answer_to, texts
from impera.rules.decide import legal_word
from impera.rules.decisions import DECISIONS, FIRST, NOTHING, WIDTH
from impera.testing.strategies import games
from tests.properties.truth import everything
from tests.properties.walks import at_every_table, walks

QUESTIONS = range(len(QUESTION_NAMES))


@pytest.mark.parametrize("number", range(DECISIONS))
def test_every_decision_has_a_text_of_its_own(number):
    """N-03: text and integer name each other."""
    assert NUMBER_OF_TEXT[TEXTS[number]] == number


def test_there_are_as_many_texts_as_decisions():
    assert len(TEXTS) == len(set(TEXTS)) == DECISIONS == 180


@pytest.mark.parametrize("ask", QUESTIONS, ids=QUESTION_NAMES)
def test_every_answer_to_a_question_comes_back_from_its_text(ask):
    """N-03: within a question, answer and text name each other."""
    assert [answer_to(ask, texts(ask, 1 << answer)[0]) for answer in range(WIDTH[ask])] == list(range(WIDTH[ask]))


@pytest.mark.parametrize("ask", QUESTIONS, ids=QUESTION_NAMES)
def test_a_text_of_another_question_is_no_answer(ask):
    """Of all 180 texts a question accepts only its own."""
    own = set(TEXTS[FIRST[ask] : FIRST[ask] + WIDTH[ask]])
    assert {text for text in TEXTS if answer_to(ask, text) is not None} == own


@pytest.mark.parametrize("ask", QUESTIONS, ids=QUESTION_NAMES)
def test_a_set_of_answers_is_told_in_the_order_of_their_numbers(ask):
    everything_possible = (1 << WIDTH[ask]) - 1
    assert texts(ask, everything_possible) == TEXTS[FIRST[ask] : FIRST[ask] + WIDTH[ask]]


@at_every_table
def test_legal_texts_are_the_legal_word(table):
    """At every moment the texts name exactly the members of the legal word."""
    for game in walks(table, range(1)):
        for step in game:
            s = step.state
            if s.ask != NOTHING:
                word = legal_word(s)
                assert sum(1 << answer_to(s.ask, text) for text in texts(s.ask, word)) == word, step


@given(games())
def test_every_legal_decision_succeeds(game):
    """`Game.legal` lists what `Game.play` accepts."""
    for decision in game.legal():
        twin = game.copy()
        twin.play(decision)
        assert twin.decisions == (*game.decisions, decision)


@given(games())
def test_every_other_decision_is_refused_and_changes_nothing(game):
    """`Game.play` raises IllegalDecision, which names the legal ones; then nothing has changed."""
    before = everything(game)
    legal = game.legal()
    for decision in sorted(set(TEXTS) - set(legal)):
        with pytest.raises(IllegalDecision) as refusal:
            game.play(decision)
        assert (refusal.value.decision, refusal.value.legal) == (decision, legal)
    assert everything(game) == before


@given(games())
def test_the_legal_decisions_of_the_one_who_decides_are_in_that_view_only(game):
    """A view carries the legal decisions when it is the viewer who decides."""
    for seat in (*range(game.options.players), None):
        expected = game.legal() if seat is not None and seat == game.seat else ()
        assert msgspec.json.encode(game.view(seat).legal) == msgspec.json.encode(expected)
