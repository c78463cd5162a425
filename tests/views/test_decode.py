"""A view can be decoded: the result is what the viewer observed, and encoding it gives the same view."""

from __future__ import annotations

import itertools

import pytest
from hypothesis import given

from impera import Game, Options, View
from impera.engines.compiled.redeal import Urns
from impera.engines.interpreter import plain
from impera.notation.cards import CARD_CODES
from impera.rules.cards import SEATS
from impera.rules.chance import REDEAL, WORD
from impera.rules.decisions import CLAIM, GIVE, KEEP, NOTHING
from impera.rules.draft import PICKS
from impera.rules.knowledge import Memory
from impera.rules.observe import Hidden, observe
from impera.rules.state import NOBODY, State, Stream
from impera.testing import every_option, play_on, random_game
from impera.testing.strategies import games, seeds
from impera.views import decode
from impera.views.encode import encode
from tests.properties.hidden_cases import CASES
from tests.properties.test_redeal import facts
from tests.properties.truth import forgotten, viewers
from tests.properties.walks import at_every_table
from tests.views.drawn import played, table


def observed(game, viewer):
    """What a viewer observes, without what no view shows and no rule needs."""
    o, h = State(), Hidden()
    observe(game._state, game._memory, NOBODY if viewer is None else viewer, o, h)
    if o.ask != GIVE:
        o.target = NOBODY  # left from an Inquisition that is over
    if o.ask not in (KEEP, CLAIM):
        o.pick = PICKS if o.draft else 0  # a position after the draft forgets it
        h.kept_age = [[0] * SEATS for _ in range(PICKS)]
    # If a deck is not stacked by Age, as only a given one can be, a view shows only the top card's Age.
    below = max(0, o.deck_n - 1)
    o.deck[:below] = sorted(o.deck[:below])
    return facts(o, h)


def dressed_again(view):
    ledger = Memory()
    for pick, cards in enumerate(view.draft.passed if view.draft else ()):
        ledger.passed[pick][view.seat] = [cards.count(code) for code in CARD_CODES]
    return encode(*decode(view), view.options, ledger)


def check(game, viewer):
    view = game.view(viewer)
    assert facts(*decode(view)) == observed(game, viewer)
    assert dressed_again(view) == view


# ------------------------------------------------------------------------------------------------------- round trips


@at_every_table
def test_by_every_option_a_view_is_what_its_viewer_observed(table):
    """A game by each edition and each option: its beginning, its end and every tenth moment, the viewers in turn."""
    for seed, agreed in enumerate(every_option(players=table.players, teams=table.teams, deal=table.deal)):
        game = random_game(agreed, seed=seed, decisions=0)
        everyone = itertools.cycle(viewers(game))
        check(game, next(everyone))
        for number, _ in enumerate(play_on(game, seed=seed, patient=bool(seed % 4))):
            if number % 10 == seed % 10:
                check(game, next(everyone))
        for viewer in viewers(game):
            check(game, viewer)


@at_every_table
def test_at_every_decision_every_view_is_what_its_viewer_observed(table):
    """The draft and the first turns, for all viewers."""
    game = random_game(table, seed=3, decisions=0)
    for viewer in viewers(game):
        check(game, viewer)
    for _ in play_on(game, seed=3, decisions=60, patient=True):
        for viewer in viewers(game):
            check(game, viewer)


@given(games())
def test_every_view_is_what_its_viewer_observed(game):
    """With any options, at any moment; even for a view that came as JSON."""
    for viewer in viewers(game):
        check(game, viewer)
        view = game.view(viewer)
        assert facts(*decode(View.from_json(view.to_json()))) == facts(*decode(view))


@pytest.mark.parametrize("deal", ["basic", "draft"])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_deck_of_mixed_ages_is_told_but_for_its_order(players, deal):
    """R-INFO-02: a given deck may have any order; packets and kept cards of a draft then show several Ages."""
    deck = ["M1", "M2", "M3", "R1", "R2", "E1", "E2", "E3", "S1", "S2", "S3", "C1", "C2", "C3", "U3", "M3", "R1"] * 2
    game = Game.from_deck(deck, players=players, deal=deal)
    for _ in play_on(game, seed=players):
        for viewer in viewers(game):
            check(game, viewer)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_equal_cards_passed_on_are_located(players):
    """N-05: a player who passed on equal cards knows what is left of them in the packet."""
    deck = ["M2", "M3", "M3", "M3", "R1", "R1", "M1", "M1", "E1", "S1", "C1", "M1", "R1", "E1", "E1", "S1", "C1"]
    game = Game.from_deck(deck[: 4 * players + 1], players=players, deal="draft")
    for kept in range(3 * players):
        for viewer in viewers(game):
            check(game, viewer)
        if kept == players:  # the second pick begins
            located = decode(game.view(0))[0].packet[0]
            assert [code for code, number in zip(CARD_CODES, located, strict=True) for _ in range(number)] == ["M3"] * 3
        game.play(game.legal()[0])


@pytest.mark.parametrize("kept", range(12))
def test_a_draft_that_nobody_remembers_is_told_too(kept):
    """A position may begin in the middle of a draft, without what was passed on."""
    drafted = random_game(Options(deal="draft"), seed=kept, decisions=kept)
    game = Game.from_position(forgotten(drafted.position()))
    for viewer in viewers(game):
        check(game, viewer)


@pytest.mark.parametrize("make", CASES)
def test_small_tables_are_told(make):
    """Cards the ledger is sure of stand in the hands."""
    case = make()
    for viewer in viewers(case.game):
        check(case.game, viewer)


# --------------------------------------------------------------------------------------------------- single answers


@pytest.mark.parametrize("religion", ["on-apply", "at-draw"])
def test_the_hand_size_is_the_one_that_was_set(religion):
    """A-29: with at-draw it may not be the one at the draw, once the Religion cards are gone."""
    game = table(
        "seat 0  hand M1 M1 M1  area 2R1 1R2 2M1  <- step 2\n seat 1  hand R1  area -\n deck 8M2",
        religion=religion,
    )
    played(game, "use holy-book", "use inquisition", "choose 1", "give M1")
    for viewer in viewers(game):
        assert game.view(viewer).hand_size == (3 if religion == "at-draw" else 5)
        assert decode(game.view(viewer))[0].hand_size == 5
        check(game, viewer)


def test_embargoes_are_those_of_this_turn_and_those_laid_on_oneself():
    """R-EMB-03, R-EMB-06."""
    game = table("""
        seat 0  hand M1 S1  area 2E1 2M1  embargo culture E3  <- step 2
        seat 1  hand R1     area 2S1      embargo science E2
        deck 8M2
    """)
    played(game, "use embargo", "choose 0 military")
    for viewer in viewers(game):
        o, _ = decode(game.view(viewer))
        assert (o.embargo[0][4], o.embargo_later[0], o.embargo[1][3]) == ([0, 0, 1], [1, 0, 0], [0, 1, 0])
        check(game, viewer)


def test_an_unseen_hand_that_skipped_step_1_can_be_imagined():
    """R-TURN-04: the view says that step 1 was skipped, so that a search imagines a hand under embargo."""
    game = table("""
        seat 0  hand M1 M1  area 2E1  embargo military E3
        seat 1  hand R1     area 2S1
        deck 8M2
    """)
    assert [game.view(viewer).skipped for viewer in viewers(game)] == [True] * 3
    assert decode(game.view(1))[0].skipped == 1
    played(game, "end")
    assert not game.view(1).skipped


def test_a_finished_game_says_who_had_the_last_turn():
    game = random_game(seed=7)
    assert [game.view(viewer).active for viewer in viewers(game)] == [game._state.seat] * 4


@given(games(), seeds())
def test_what_comes_out_can_be_asked_and_redealt(game, seed):
    """A view holds all that a search needs: the legal decisions of the seat that decides, and games to imagine."""
    if game.seat is not None:
        assert plain().legal_word(decode(game.view(game.seat))[0]) == plain().legal_word(game._state)
    o, h = decode(game.view(0))
    urns, stream = Urns(), Stream()
    plain().start_stream(stream, seed & WORD, seed >> 32, REDEAL, 0)
    plain().fill_urns(h, urns)
    plain().redeal(o, h, urns, stream)
    plain().play_out(o, stream)
    assert o.ask == NOTHING


def test_two_undressings_share_nothing():
    """Both records belong to the caller."""
    view = random_game(seed=7, decisions=40).view(0)
    before = facts(*decode(view))
    o, h = decode(view)
    o.hand[0][0] += 1
    h.pool[0] += 1
    h.certain[1] += 1
    assert facts(*decode(view)) == before
