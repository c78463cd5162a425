"""Replays, round trips and copies give the same game, at random moments of random games."""

from __future__ import annotations

import json

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from impera import Game, Options, Record
from impera.testing import play_on, random_game
from impera.testing.strategies import games, options, seeds
from tests.properties.truth import everything, forgotten, told_to, viewers
from tests.properties.walks import at_every_table, every_option

few = st.integers(0, 40)


@given(games())
def test_a_replay_is_the_same_game(game):
    """N-07: replaying the decisions from the start is the definition of a game."""
    assert everything(game.record().replay()) == everything(game)


@at_every_table
def test_a_whole_game_replays_to_the_same_end(table):
    """N-07, by every option."""
    for seed, agreed in enumerate(every_option(players=table.players, teams=table.teams, deal=table.deal)):
        game = random_game(agreed, seed=seed, patient=seed % 2 == 0)
        again = game.record().replay()
        assert (again.position(), again.outcome) == (game.position(), game.outcome)


@given(games(), few)
def test_a_replay_of_some_decisions_is_the_game_as_it_was_then(game, back):
    """`Record.replay(n)` is the game after its first n decisions."""
    earlier = game.record().replay(max(0, len(game.decisions) - back))
    for decision in game.decisions[len(earlier.decisions) :]:
        earlier.play(decision)
    assert everything(earlier) == everything(game)


@given(games(), st.lists(st.text(max_size=9), max_size=4))
def test_a_record_comes_back_from_its_text(game, names):
    """N-07: a record is lines of text; any names may stand in it."""
    record = game.record(names)
    assert Record.parse(record.text()) == record


@given(games())
def test_the_text_of_a_record_comes_back_byte_for_byte(game):
    text = game.record().text()
    assert Record.parse(text).replay().record().text() == text


@given(games())
def test_a_position_comes_back_through_json(game):
    """N-06: a position is the whole truth as JSON-able data."""
    data = json.loads(json.dumps(game.position()))
    assert Game.from_position(data).position() == game.position()


def seen_by_all(game):
    return [game.view(viewer).to_json() for viewer in viewers(game)]


@given(games(), seeds())
def test_a_game_from_a_position_goes_on_as_the_first_would(game, seed):
    """N-06: the same decisions are legal, and lead to the same truth, from then on."""
    again = Game.from_position(game.position())
    for decision in play_on(game, seed=seed, decisions=40, patient=True):
        again.play(decision)
        assert (again.legal(), again.outcome) == (game.legal(), game.outcome)
    assert forgotten(again.position()) == forgotten(game.position())


@given(games(), seeds())
def test_a_position_between_effects_keeps_what_everyone_sees_and_knows(game, seed):
    """N-06: the ledger is part of the position and develops as it would have."""
    assume(game.seat is not None and game.view(None).question.ask in ("play", "menu"))
    again = Game.from_position(game.position())
    assert seen_by_all(again) == seen_by_all(game)
    for decision in play_on(game, seed=seed, decisions=8, patient=True):
        again.play(decision)
        assert seen_by_all(again) == seen_by_all(game)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_position_in_the_draft_keeps_what_everyone_sees_and_knows(players):
    """N-06, N-05: a seat still knows what it passed on after a round trip, now and later."""
    for seed in range(4):
        for kept in range(3 * players):
            game = random_game(Options(players=players, deal="draft"), seed=seed, decisions=kept)
            again = Game.from_position(game.position())
            assert seen_by_all(again) == seen_by_all(game)
            for decision in play_on(game, seed=seed, decisions=3 * players):
                again.play(decision)
                assert seen_by_all(again) == seen_by_all(game)


def test_a_position_in_the_middle_of_an_inquisition_keeps_what_everyone_sees_and_knows():
    """N-06, A-60: a bystander knows the same of the two hands after a round trip, even after the next card is given."""
    moments = 0
    for seed in range(16):
        game = random_game(Options(players=3), seed=seed, decisions=60, patient=True)
        for _ in play_on(game, seed=seed, patient=True):
            if game.seat is not None and game.view(None).question.ask == "give":
                moments += 1
                again, first = Game.from_position(game.position()), game.copy()
                assert seen_by_all(again) == seen_by_all(first)
                again.play(game.legal()[0])
                first.play(game.legal()[0])
                assert seen_by_all(again) == seen_by_all(first)
    assert moments > 50


@given(games(decisions=st.just(1000)))
def test_a_position_after_the_end_keeps_what_everyone_sees(game):
    """N-06: the end of a game is a position too."""
    assert seen_by_all(Game.from_position(game.position())) == seen_by_all(game)


@given(games(), seeds())
def test_playing_a_copy_does_not_change_the_game(game, seed):
    """`Game.copy`: an independent copy."""
    before = everything(game)
    twin = game.copy()
    assert everything(twin) == before
    list(play_on(twin, seed=seed, decisions=30, patient=True))
    assert everything(game) == before


@given(games(), seeds())
def test_playing_the_game_does_not_change_its_copy(game, seed):
    """`Game.copy`: playing one does not change the other."""
    before = everything(game)
    twin = game.copy()
    list(play_on(game, seed=seed, decisions=30, patient=True))
    assert everything(twin) == before


@given(options(), seeds())
def test_the_same_seed_gives_the_same_game(agreed, seed):
    """The same seed and options give the same deal on every machine, and the same play."""
    one, two = (random_game(agreed, seed=seed, decisions=30) for _ in range(2))
    assert everything(one) == everything(two)


@given(games())
def test_looking_changes_nothing(game):
    """Views, events, positions and records are values: asking for one leaves the game as it was."""
    before = everything(game)
    for viewer in viewers(game):
        told_to(game, viewer)
    assert everything(game) == before
