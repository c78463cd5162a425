"""Nothing a seat may not know reaches it: change only that, and no byte of what it is told changes.

In each test two games differ only in cards a viewer has not seen. As long as that is so, by the rulebook alone
(`tests/properties/truth.py`), view, events and legal decisions must be the same bytes.
"""

from __future__ import annotations

import itertools
import random

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from impera import Game, Options
from impera.engines.compiled.redeal import Urns
from impera.engines.interpreter import plain
from impera.rules.observe import Hidden, observe
from impera.rules.state import NOBODY, State, Stream
from impera.testing import random_game
from impera.testing.strategies import games, seeds
from impera.views import view_of
from tests.properties.truth import by_age, forgotten, may_see, told_to, viewers
from tests.properties.twins import in_step, other_truth, with_two_swapped
from tests.properties.walks import at_every_table, every_option


def chance_of(seed):
    return random.Random(seed)  # noqa: S311 - nothing here is worth guessing


def redealt(game, viewer, seed):
    """A full state that a viewer's observation of a game was completed to."""
    seen, hidden, urns, stream = State(), Hidden(), Urns(), Stream()
    observe(game._state, game._memory, NOBODY if viewer is None else viewer, seen, hidden)
    plain().start_stream(stream, seed & 0xFFFFFFFF, seed >> 32, 0, 0)
    plain().fill_urns(hidden, urns)
    plain().redeal(seen, hidden, urns, stream)
    return seen


@given(games(), seeds())
def test_a_view_is_the_same_bytes_in_every_truth_that_agrees_with_it(game, seed):
    """R-INFO-01, R-INFO-02: a redeal changes hidden cards only, and with them no byte of the view."""
    for viewer in viewers(game):
        other = redealt(game, viewer, seed)
        assert msgspec.json.encode(view_of(other, game._memory, game.options, viewer)) == msgspec.json.encode(
            game.view(viewer)
        )


def run_in_step(game, twin, viewer, chance):
    """How many decisions a pair stayed in step; fails where the viewer could have told the two apart."""
    decisions = 0
    for since in in_step(game, twin, viewer, chance):
        assert told_to(twin, viewer, since) == told_to(game, viewer, since)
        decisions += 1
    return decisions


def pairs(table):
    """Options and viewers to try: every option, and in turn every seat and a spectator."""
    agreed = every_option(players=table.players, teams=table.teams, deal=table.deal)
    everyone = itertools.cycle((*range(table.players), None))
    return list(zip(agreed, everyone, strict=False))


@at_every_table
def test_two_games_that_differ_in_two_unseen_cards_of_the_deck_tell_a_viewer_the_same(table):
    """End to end from the deal, for every seat and a spectator, by every option."""
    chance = chance_of(1)
    decisions = 0
    for seed, (agreed, viewer) in enumerate(pairs(table)):
        deck = whole_deck(random_game(agreed, seed=seed, decisions=0))
        chosen = msgspec.structs.asdict(agreed)
        game = Game.from_deck(deck, **chosen)
        twin = Game.from_deck(with_two_swapped(deck, chance), **chosen)
        decisions += run_in_step(game, twin, viewer, chance)
    assert decisions > 300  # otherwise the pairs parted too soon to prove anything


def whole_deck(game):
    """The Age deck of a game just dealt, as it was before the deal (N-09)."""
    position = game.position()
    dealt = []
    for turn in range(position["players"]):
        seat = (position["first"] + turn) % position["players"]
        dealt += position["draft"]["packets"][seat] if "draft" in position else position["seats"][seat]["hand"]
    return dealt + position["deck"]


@at_every_table
def test_two_games_from_positions_that_differ_in_unseen_cards_tell_a_viewer_the_same(table):
    """From any moment on, with all hands of others and most of the deck redealt, for every seat and a spectator."""
    chance = chance_of(2)
    decisions = 0
    for seed, (agreed, viewer) in enumerate(pairs(table)):
        moment = chance.randrange(10 if seed % 2 else 200)
        position = forgotten(random_game(agreed, seed=seed, decisions=moment, patient=bool(seed % 2)).position())
        game = Game.from_position(position)
        twin = Game.from_position(other_truth(position, viewer, chance, below=20))
        decisions += run_in_step(game, twin, viewer, chance)
    assert decisions > 100


@pytest.mark.parametrize("players", [2, 3, 4])
def test_two_games_from_positions_in_the_draft_tell_a_viewer_the_same(players):
    """From every moment of a draft on, with the packets and kept cards of others redealt."""
    chance = chance_of(3)
    for kept, viewer in itertools.product(range(3 * players), (*range(players), None)):
        position = forgotten(random_game(Options(players=players, deal="draft"), seed=kept, decisions=kept).position())
        game = Game.from_position(position)
        twin = Game.from_position(other_truth(position, viewer, chance, below=20))
        run_in_step(game, twin, viewer, chance)


@given(games(decisions=st.integers(0, 60)))
def test_a_view_shows_exactly_what_lies_before_the_viewer(game):
    """R-INFO-01, R-INFO-02: hand sizes, Ages and open cards as the test's own reading of the rulebook has them."""
    for viewer in viewers(game):
        sight, view = may_see(game, viewer), game.view(viewer)
        assert list(view.discard) == sight["discard"]
        assert view.deck.size == len(sight["deck"])
        assert view.deck.next_age == (int(sight["deck"][0]) if sight["deck"] else None)
        for seat, before in enumerate(sight["seats"]):
            shown = view.seats[seat]
            assert [card for domain in shown.domains for card in domain.cards] == before["area"]
            ages = by_age(before["hand"]) if seat == viewer else before["hand"]
            assert list(shown.hand_ages) == ages
            assert shown.hand == sum(ages)


@pytest.mark.parametrize("viewer", [0, 1, 2, None])
def test_a_redeal_changes_what_is_hidden(viewer):
    """The tests above compare different truths: a redeal of a young game is another game."""
    game = random_game(seed=5, decisions=20)
    assert redealt(game, viewer, 1).deck != game._state.deck
    assert redealt(game, viewer, 1).deck != redealt(game, viewer, 2).deck


def test_a_view_that_told_a_secret_would_be_caught():
    """The comparison of bytes can fail: a view of the whole truth differs between two such games."""
    position = forgotten(random_game(seed=5, decisions=20).position())
    game = Game.from_position(position)
    twin = Game.from_position(other_truth(position, 0, chance_of(1)))
    assert may_see(game, 0) == may_see(twin, 0)
    assert msgspec.json.encode(game.view(1)) != msgspec.json.encode(twin.view(1))
