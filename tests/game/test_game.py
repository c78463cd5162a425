"""A game in progress: the checked door to the rules."""

from __future__ import annotations

import copy
import pickle

import pytest

from impera import BadOptions, BadRecord, Game, IllegalDecision, Options, OutOfTurn, UnknownDecision
from impera.engines.interpreter import plain
from impera.notation.options import new_state
from impera.rules.chance import DEAL, PLAY
from impera.rules.state import Stream
from impera.testing import random_game


def test_the_seat_that_decides_is_told_and_none_when_over():
    game = Game.new(seed=7, first=2)
    assert game.seat == 2
    assert random_game(seed=7).seat is None


def test_the_question_is_told_by_the_name_that_views_give_it():
    game = Game.new(players=2, deal="draft", seed=1)
    assert (game.question, game.view(None).question.ask) == ("keep", "keep")
    assert random_game(seed=1).question == "nothing"


def test_a_game_that_is_over_has_no_legal_decisions_and_an_outcome():
    game = random_game(seed=7)
    assert game.legal() == ()
    assert game.outcome.reason == "majority"


def test_a_game_that_is_over_refuses_every_decision():
    with pytest.raises(IllegalDecision, match="the game is over"):
        random_game(seed=7).play("end")


def test_turns_are_numbered_from_1_and_the_draft_is_0():
    game = Game.new(players=2, deal="draft", seed=1)
    assert game.turn == 0
    assert random_game(Options(players=2, deal="draft"), seed=1, decisions=8).turn == 1


def test_decisions_are_kept_in_order():
    game = Game.new(seed=7)
    first = game.legal()[0]
    game.play(first)
    game.play("end")
    assert game.decisions == (first, "end")


def test_an_illegal_decision_is_refused_with_what_is_legal():
    """The refusal lists what is legal, and nothing has changed."""
    game = Game.from_deck(["M1", "R1", "S1", "E1", "E1", "C1", "M2"], players=2)
    with pytest.raises(IllegalDecision) as refusal:
        game.play("end")
    assert str(refusal.value) == "'end' is not legal now; legal: play M1, play R1, play S1"
    assert not isinstance(refusal.value, UnknownDecision)
    assert game.decisions == ()


def test_a_text_that_is_no_decision_is_refused_as_unknown():
    game = Game.from_deck(["M1", "R1", "S1", "E1", "E1", "C1", "M2"], players=2)
    with pytest.raises(UnknownDecision) as refusal:
        game.play("dance")
    assert str(refusal.value) == "'dance' is not a decision; legal: play M1, play R1, play S1"


@pytest.mark.parametrize("seed", [-1, 2**64, 1.0, "7", True])
def test_a_seed_that_is_none_is_refused(seed):
    with pytest.raises(BadOptions, match="seed must be a whole number from 0 to 2"):
        Game.new(seed=seed)


@pytest.mark.parametrize("seed", [0, 2**32, 2**64 - 1])
def test_all_seeds_of_64_bits_deal(seed):
    assert Game.new(seed=seed).record().origin.seed == seed


def test_without_a_seed_the_operating_system_draws_one_and_the_record_tells_it(monkeypatch):
    drawn = iter((3, 2**64 - 1))
    monkeypatch.setattr("impera.notation.seeds.randbits", lambda _: next(drawn))
    one, two = Game.new(), Game.new()  # unseeded: what is drawn is given above
    assert (one.record().origin.seed, two.record().origin.seed) == (3, 2**64 - 1)
    assert one.record().replay().position() == one.position() == Game.new(seed=3).position()


def test_different_seeds_give_different_deals():
    assert len({str(Game.new(seed=seed).position()) for seed in range(50)}) == 50


def test_both_halves_of_a_seed_count():
    assert Game.new(seed=1).position() != Game.new(seed=1 + 2**32).position()


def test_the_first_player_is_drawn_by_the_seed_or_named():
    """R-SETUP-05."""
    assert {Game.new(seed=seed).position()["first"] for seed in range(30)} == {0, 1, 2}
    assert {Game.new(seed=seed, first=1).position()["first"] for seed in range(30)} == {1}


def test_naming_the_first_player_does_not_change_the_deck():
    drawn, named = Game.new(seed=7), Game.new(seed=7, first=1)
    assert drawn.position()["deck"] == named.position()["deck"]


@pytest.mark.parametrize("first", [-1, 3, "0", True])
def test_a_first_player_who_does_not_play_is_refused(first):
    with pytest.raises(BadOptions, match="seat must be from 0 to 2"):
        Game.new(seed=1, first=first)


def test_options_are_taken_by_keyword():
    game = Game.new(seed=1, players=4, deal="draft", teams=True, edition="pt", religion="at-draw")
    assert game.options == Options.make(players=4, deal="draft", teams=True, edition="pt", religion="at-draw")


def test_options_that_do_not_exist_are_refused():
    with pytest.raises(BadOptions, match="no such option: coins"):
        Game.new(seed=1, coins=2)


def test_a_game_tells_itself_in_a_line():
    assert repr(Game.new(seed=7, first=0)) == "<Game of 3, turn 1, seat 0 decides>"
    assert "reason='majority'" in repr(random_game(seed=7))


def pickled(game):
    return pickle.loads(pickle.dumps(game))  # noqa: S301 - our own


@pytest.mark.parametrize("copied", [copy.copy, copy.deepcopy, Game.copy, pickled])
def test_a_copy_is_equal_and_independent(copied):
    game = random_game(seed=5, decisions=25)
    twin = copied(game)
    assert twin == game
    before = game.record(), game.position(), game.events(None)
    twin.play(twin.legal()[0])
    assert (game.record(), game.position(), game.events(None)) == before
    assert twin.decisions[:-1] == game.decisions
    assert twin != game


def test_games_are_equal_if_they_are_at_the_same_position_however_they_got_there():
    game = random_game(seed=5, decisions=25)
    assert Game.from_position(game.position()) == game
    assert Game.new(seed=5) != Game.new(seed=6)
    assert Game.new(seed=5) != Game.new(seed=5, self_target=False)
    assert Game.new(seed=5) != "a game"


def test_games_change_and_so_cannot_be_keys():
    with pytest.raises(TypeError, match="unhashable"):
        {Game.new(seed=5)}


@pytest.mark.parametrize("deal", ["basic", "draft"])
def test_every_decision_can_be_taken_back_one_by_one(deal):
    """Also across turns, the draft and the end: it is the game that was there before."""
    game = random_game(Options(players=2, deal=deal, max_turns=4), seed=5)
    before = [moment.game for moment in game.record()]
    for moment in reversed(before[:-1]):
        game.undo()
        assert game == moment
        assert (game.events(None), game.decisions) == (moment.events(None), moment.decisions)
    game.undo()
    assert game == game.record().replay(0)


def test_undo_returns_the_decision_and_another_one_may_follow():
    game = Game.new(players=2, seed=7)
    first, second, *_ = game.legal()
    game.play(first)
    assert game.undo() == first
    game.play(second)
    assert game.decisions == (second,)


def test_undo_goes_back_no_further_than_the_game():
    game = Game.from_position(random_game(seed=5, decisions=25).position())
    game.play(game.legal()[0])
    game.undo()
    with pytest.raises(OutOfTurn, match="there is no decision to take back"):
        game.undo()


def test_a_game_goes_on_from_its_record():
    game = random_game(seed=5, decisions=25)
    again = Game.from_record(game.record())
    assert again == game
    again.play(again.legal()[0])
    assert again.decided == 26


@pytest.mark.parametrize("given", ["a text", Game.new(seed=1)])
def test_what_is_no_record_is_refused_with_what_reads_one(given):
    """docs/game.md: every error is an ImperaError."""
    with pytest.raises(BadRecord, match="a Record is needed, not a "):
        Game.from_record(given)


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("deal", ["basic", "draft"])
def test_uniform_play_of_the_engine_is_the_random_game_of_the_kit(players, deal):
    """`impera.testing.random_game`: the game that an engine plays uniformly from the same seed."""
    options = Options(players=players, deal=deal)
    for seed in (3, 2**40 + 5):
        state, stream = new_state(options), Stream()
        plain().start_stream(stream, seed & 0xFFFFFFFF, seed >> 32, DEAL, 0)
        plain().set_up(state, stream)
        plain().start_stream(stream, seed & 0xFFFFFFFF, seed >> 32, PLAY, 0)
        decisions, _ = plain().play_out(state, stream)
        game = random_game(options, seed=seed)
        assert (len(game.decisions), game.turn, game._state.winners) == (decisions, state.turn, state.winners)


@pytest.mark.parametrize("deal", ["basic", "draft"])
def test_a_view_of_everything_shows_every_hand(deal):
    game = random_game(Options(players=4, deal=deal), seed=5, decisions=40)
    view = game.view("everything")
    assert [seat.known for seat in view.seats] == [game.view(seat).hand for seat in range(4)]
    assert (view.seat, view.legal, view.effects) == (None, (), ())


def test_a_view_of_everything_leaves_what_a_spectator_sees_as_it_was():
    game = random_game(Options(players=4), seed=5, decisions=40)
    before = game.view(None)
    game.view("everything")
    assert game.view(None) == before
