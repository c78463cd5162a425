"""A redeal completes what a viewer knows to a full state: always one that agrees with it, each with the same chance."""

from __future__ import annotations

import itertools
from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from impera import Game, Options
from impera.engines.compiled.redeal import Urns
from impera.engines.interpreter import plain
from impera.engines.link import link
from impera.rules.cards import COPIES
from impera.rules.chance import REDEAL
from impera.rules.decisions import NOTHING
from impera.rules.observe import HIDDEN_FIELDS, Hidden, observe
from impera.rules.state import FIELDS, NOBODY, State, Stream
from impera.testing import random_game
from impera.testing.strategies import games, options, seeds
from tests.properties.consistent import chances, seen_in, surprise
from tests.properties.hidden_cases import CASES, a_draft_of_equal_cards, a_draft_of_three, a_turn
from tests.properties.test_invariants import cards_everywhere
from tests.properties.truth import viewers

FAIR = 5.0  # standard deviations; a fair redeal is above it once in three million
DRAWS = 6000


def observed(state, memory, viewer):
    """What a viewer observes."""
    seen, hidden = State(), Hidden()
    observe(state, memory, NOBODY if viewer is None else viewer, seen, hidden)
    return seen, hidden


def stream_of(seed):
    stream = Stream()
    plain().start_stream(stream, seed & 0xFFFFFFFF, seed >> 32, REDEAL, 0)
    return stream


def filled(hidden):
    """Urns with the cards that a viewer has not located."""
    urns = Urns()
    plain().fill_urns(hidden, urns)
    return urns


def redealt(game, viewer, seed):
    seen, hidden = observed(game._state, game._memory, viewer)
    plain().redeal(seen, hidden, filled(hidden), stream_of(seed))
    return seen


def facts(seen, hidden):
    """An observation as data."""
    table = {name: getattr(seen, name) for name, _ in FIELDS if name != "deck"}
    return {
        **table,
        "deck": seen.deck[: seen.deck_n],
        **{f"hidden {name}": getattr(hidden, name) for name, _ in HIDDEN_FIELDS},
    }


@given(games(), seeds())
def test_a_viewer_observes_the_same_in_a_redeal_as_in_the_truth(game, seed):
    """observe, redeal, observe again: nothing that is known was contradicted, and nothing was added."""
    for viewer in viewers(game):
        again = observed(redealt(game, viewer, seed), game._memory, viewer)
        assert facts(*again) == facts(*observed(game._state, game._memory, viewer))


@given(games(options(deal="draft"), st.integers(0, 12)), seeds())
def test_a_viewer_observes_the_same_in_a_redeal_in_the_middle_of_a_draft(game, seed):
    """The same with packets: those held, those passed on, and those never seen."""
    for viewer in viewers(game):
        again = observed(redealt(game, viewer, seed), game._memory, viewer)
        assert facts(*again) == facts(*observed(game._state, game._memory, viewer))


def test_a_redeal_keeps_the_ages_of_a_draft_with_mixed_ages():
    """R-INFO-02: kept cards show their Age even if packets hold several Ages, which only a given deck can cause."""
    deck = ["M1", "M2", "M3", "R1", "R2", "E1", "E2", "E3", "S1", "S2", "S3", "C1", "C2"]
    game = Game.from_deck(deck, players=2, deal="draft")
    for decision in ("keep M1", "keep R2", "keep E1", "keep M3", "keep R1"):
        game.play(decision)
        for viewer, seed in itertools.product(range(2), range(20)):
            again = observed(redealt(game, viewer, seed), game._memory, viewer)
            assert facts(*again) == facts(*observed(game._state, game._memory, viewer)), (decision, viewer)


@given(games(), seeds())
def test_a_redeal_leaves_known_cards_where_they_are(game, seed):
    """Known cards stay put: the viewer's own, and those the ledger is sure of."""
    for viewer in range(game.options.players):
        state = redealt(game, viewer, seed)
        assert state.hand[viewer] == game._state.hand[viewer]
        for owner in range(game.options.players):
            known = game._memory.known[viewer][owner]
            assert all(n <= held for n, held in zip(known, state.hand[owner], strict=True))


@given(games(), seeds())
def test_a_redeal_deals_no_card_twice(game, seed):
    """R-COMP-02: all zones of a redealt state together are cards of one game, and as many as before."""
    for viewer in viewers(game):
        state = redealt(game, viewer, seed)
        cards = cards_everywhere(state)
        assert sum(cards) == sum(cards_everywhere(game._state))
        assert all(number <= copies for number, copies in zip(cards, COPIES, strict=True))


@given(games(), seeds())
def test_a_redealt_game_can_be_played_to_its_end(game, seed):
    """A redeal is a full state: every set stored with its cards is right, and uniform play ends it."""
    state = redealt(game, 0, seed)
    plain().play_out(state, stream_of(seed))
    assert state.ask == NOTHING


@given(seeds())
def test_a_redeal_depends_on_what_is_known_and_not_on_the_truth(seed):
    """Two truths that look the same to a viewer are redealt to the same state by the same stream."""
    one, two = a_turn(), a_turn(swapped=True)
    assert seen_in(one.game._state, 0) != seen_in(two.game._state, 0)
    assert seen_in(redealt(one.game, 0, seed), 0) == seen_in(redealt(two.game, 0, seed), 0)


@given(games(), seeds())
def test_a_redeal_leaves_what_is_hidden_as_it_is(game, seed):
    """A search redeals one observation many times: nothing is used up, and all cards are in the urns again."""
    for viewer in viewers(game):
        seen, hidden = observed(game._state, game._memory, viewer)
        before, urns = facts(seen, hidden), filled(hidden)
        for again in range(3):
            plain().redeal(seen.copy(), hidden, urns, stream_of(seed + again))
        assert facts(seen, hidden) == before
        cards = [card for age, size in enumerate(urns.size) for card in urns.cards[age][:size]]
        assert [cards.count(kind) for kind in range(len(COPIES))] == hidden.pool


# ------------------------------------------------------------------------------------------------------- uniform


def drawn_by(redeal, case, draws=DRAWS):
    """The truths that a redeal draws for the viewer of a case, all out of the same urns."""
    seen, hidden = observed(case.game._state, case.game._memory, case.viewer)
    urns, stream = filled(hidden), stream_of(1)
    drawn = Counter()
    for _ in range(draws):
        state = seen.copy()
        redeal(state, hidden, urns, stream)
        drawn[seen_in(state, case.viewer)] += 1
    return drawn


@pytest.mark.parametrize("make", CASES)
def test_the_truth_is_one_of_those_counted(make):
    """The count includes the truth, and many other possibilities."""
    case = make()
    expected = chances(case.hidden)
    assert seen_in(case.game._state, case.viewer) in expected
    assert len(expected) >= 6
    assert sum(expected.values()) == pytest.approx(1)


@pytest.mark.parametrize("make", CASES)
def test_every_truth_that_agrees_is_drawn_with_its_chance(make):
    """Uniform: over all arrangements of the single cards that agree with what the viewer knows."""
    case = make()
    assert surprise(drawn_by(plain().redeal, case), chances(case.hidden)) < FAIR


def draw_by_kind(cards, r, kinds):
    """Biased: every different card has the same chance, however many there are of it."""
    there = [kind for kind in range(len(cards)) if kinds >> kind & 1 and cards[kind] > 0]
    kind = there[plain().below(r, len(there))]
    cards[kind] -= 1
    return kind


def draw_from_urn_by_kind(urns, r, age):
    """Biased in the same way, out of an urn."""
    front = urns.drawn[age]
    left = urns.cards[age][front : urns.size[age]]
    kind = sorted(set(left))[plain().below(r, len(set(left)))]
    left.remove(kind)
    urns.cards[age][front : urns.size[age]] = [kind, *left]
    urns.drawn[age] += 1
    return kind


def draw_from_the_same_side(urns, r, age):
    """Biased: no card is drawn that lay before the one drawn last, as if an urn were a deck cut once."""
    front = urns.drawn[age]
    if front == 0:
        turn = plain().below(r, urns.size[age])
        cards = urns.cards[age][: urns.size[age]]
        urns.cards[age][: urns.size[age]] = cards[turn:] + cards[:turn]
    urns.drawn[age] = front + 1
    return urns.cards[age][front]


BIASED = (
    ({"draw_from_urn": draw_from_urn_by_kind}, a_turn),
    ({"draw_from_urn": draw_from_urn_by_kind}, a_draft_of_three),
    ({"draw_from": draw_by_kind}, a_draft_of_equal_cards),
    ({"draw_from_urn": draw_from_the_same_side}, a_turn),
)


@pytest.mark.parametrize(("instead", "make"), BIASED)
def test_a_redeal_that_draws_unfairly_would_be_caught(instead, make):
    """The statistical test can fail: kinds instead of cards, from an urn or a passed packet; or an urn not shaken."""
    biased = link(lambda function: function, instead)["redeal"]
    case = make()
    assert surprise(drawn_by(biased, case), chances(case.hidden)) > FAIR


@pytest.mark.parametrize("make", CASES)
def test_a_redeal_that_peeks_would_be_caught(make):
    """The statistical test can fail: one redeal in ten gives the truth."""
    case = make()

    def peeking(state, hidden, urns, stream):
        plain().redeal(state, hidden, urns, stream)
        if plain().below(stream, 10) == 0:
            for name in ("hand", "packet", "deck"):
                setattr(state, name, getattr(case.game._state, name))

    assert surprise(drawn_by(peeking, case), chances(case.hidden)) > FAIR


def test_every_hand_is_redealt_for_a_spectator():
    """A spectator holds nothing and knows no hand."""
    game = random_game(Options(players=2), seed=3, decisions=0)
    hands = {tuple(map(tuple, redealt(game, None, seed).hand)) for seed in range(20)}
    assert len(hands) > 15
