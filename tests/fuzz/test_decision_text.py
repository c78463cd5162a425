"""The parser of decisions: any text is a decision or a named error, and an error changes nothing."""

from __future__ import annotations

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from impera import Game, IllegalDecision, UnknownDecision
from impera.notation.decisions import NUMBER_OF_TEXT, TEXTS
from impera.testing.strategies import games
from tests.fuzz.mutation import json_data, typos
from tests.properties.truth import everything

any_text = st.text() | st.sampled_from(TEXTS) | st.sampled_from(TEXTS).flatmap(typos)


@given(games(decisions=st.integers(0, 60)), any_text)
def test_any_text_is_played_or_refused_by_name(game, text):
    """A text that is not a decision is unknown, a decision that is not legal is illegal, and both are refused whole."""
    before = everything(game)
    if text in game.legal():
        game.play(text)
        assert game.decisions[-1] == text
        return
    with pytest.raises(IllegalDecision) as refusal:
        game.play(text)
    assert isinstance(refusal.value, UnknownDecision) == (text not in NUMBER_OF_TEXT)
    assert everything(game) == before


@given(games(decisions=st.integers(0, 60)), any_text)
def test_a_refusal_names_the_text_and_what_is_legal(game, text):
    """IllegalDecision names what is legal, in `legal` and in its sentence."""
    if text in game.legal():
        return
    with pytest.raises(IllegalDecision) as refusal:
        game.play(text)
    assert refusal.value.decision == text
    assert refusal.value.legal == game.legal()
    assert repr(text) in str(refusal.value)
    assert all(decision in str(refusal.value) for decision in game.legal())


@given(json_data)
def test_what_is_not_text_is_no_decision(data):
    """A decision that came as a number or a list from someone's JSON gets a named error too."""
    assume(not isinstance(data, str))
    game = Game.new(seed=1)
    with pytest.raises(IllegalDecision):
        game.play(data)
