"""A redeal under an embargo: the asked seat can answer, or the rules would not have asked (R-EFF-07, R-TURN-04)."""

from __future__ import annotations

from collections import Counter

import pytest

from impera import Game
from impera.engines.compiled.redeal import Urns
from impera.engines.interpreter import plain
from impera.notation.cards import codes
from impera.rules.chance import REDEAL
from impera.rules.observe import Hidden, observe
from impera.rules.state import NOBODY, State, Stream
from tests.properties.hidden_cases import all_but

DRAWS = 5_000


def redeals(game, viewer, number):
    """Full states that agree with what a viewer knows, all out of the same urns."""
    seen, hidden, urns, stream = State(), Hidden(), Urns(), Stream()
    observe(game._state, game._memory, NOBODY if viewer is None else viewer, seen, hidden)
    plain().start_stream(stream, 5, 0, REDEAL, 0)
    plain().fill_urns(hidden, urns)
    for _ in range(number):
        state = seen.copy()
        plain().redeal(state, hidden, urns, stream)
        yield state


def embargoed(hand, **turn):
    """Seat 0, Military under embargo, with a hand of which seat 1 knows nothing; two more cards of Age I are boxed."""
    position = {
        "players": 2,
        "deck": ["S3"],
        "discard": all_but("M1 M1 S1 R1", "S3", "E1 E1 E2 E2 M2"),
        "seats": [{"hand": hand.split(), "area": ["E1", "E2", "M2"], "embargo": {"military": ["E1"]}}, {}],
    }
    return Game.from_position({**position, **turn})


def shares(game):
    """How often each hand of seat 0 is dealt when seat 1 imagines it."""
    found = Counter(codes(state.hand[0]) for state in redeals(game, 1, DRAWS))
    return {hand: number / DRAWS for hand, number in found.items()}


def test_a_hand_asked_to_play_holds_a_playable_card():
    """R-TURN-04: the five pairs with a playable card are equally likely; the two Military cards never occur."""
    expected = {("M1", "S1"): 2 / 5, ("M1", "R1"): 2 / 5, ("R1", "S1"): 1 / 5}
    assert shares(embargoed("M1 S1")) == pytest.approx(expected, abs=5 * (0.24 / DRAWS) ** 0.5)


def test_a_hand_that_skipped_step_1_holds_nothing_playable():
    """R-TURN-04: step 1 is skipped when, and only when, nothing is playable."""
    assert shares(embargoed("M1 M1")) == {("M1", "M1"): 1}


def test_a_hand_that_must_still_play_two_cards_holds_two():
    """R-EFF-07: an effect is begun only if it can be completed."""
    turn = {"ask": "discard-area", "effect": "monopoly", "need": 2, "plays": 2, "used": ["monopoly"]}
    assert shares(embargoed("R1 S1", turn=turn)) == {("R1", "S1"): 1}


@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_redeal_of_a_turn_under_embargo_has_a_legal_answer(players):
    """What every search relies on: an imagined game goes on."""
    tried = 0
    for seed in range(25):
        game = Game.new(players=players, seed=seed)
        chance = Stream()
        plain().start_stream(chance, seed, 1, REDEAL, 0)
        while game.seat is not None:
            state = game._state
            if state.blocked:
                for viewer in (None, *set(range(players)) - {game.seat}):
                    for imagined in redeals(game, viewer, 2):
                        tried += 1
                        assert plain().legal_word(imagined)
                        assert plain().can_go_on(imagined)
            legal = game.legal()
            game.play(legal[plain().below(chance, len(legal))])
    assert tried > 100
