"""The whole state of a game as a tensor: nothing is missing in it, and what seats observe does not change."""

import random

import numpy as np
import pytest
from hypothesis import given

import impera
from impera.adapters import observation
from impera.adapters.compiled.truth import show_all
from impera.notation.cards import CARD_CODES, codes
from impera.rules.cards import CARDS, KINDS, SEATS
from impera.rules.decisions import GIVE
from impera.rules.knowledge import MEMORY_FIELDS, VIEWERS
from impera.rules.observe import Hidden
from impera.rules.state import SECRET, ZONES, State
from impera.testing import every_table, random_game
from impera.testing.strategies import games
from tests.properties.twins import with_two_swapped


def whole(game, seat=0):
    """The state of a game, seats counted from `seat`."""
    return written(game._state, game._memory, seat)


def written(state, memory, seat=0):
    tensor = np.full(observation.STATE_SIZE, 9, np.int8)  # what stood there before is overwritten
    show_all(state, memory, seat, State(), Hidden(), tensor)
    return tensor


def deck_of(tensor):
    """The deck that a state names, from the top; fails unless each place is one-hot and no card lies below a gap."""
    places = observation.fields(tensor)["true_deck"]
    number = int(places.sum())
    assert places.sum(axis=1).tolist() == [1] * number + [0] * (len(places) - number)
    return [CARD_CODES[kind] for kind in places[:number].argmax(axis=1)]


@given(games())
def test_a_state_has_every_hand_and_the_deck_in_its_order(game):
    """docs/observation.md: the truth, which a position tells in words."""
    position, players = game.position(), game.options.players
    for seat in range(players):
        tensor = whole(game, seat)
        hands = [codes(row) for row in observation.fields(tensor)["true_hand"].tolist()]
        order = [(seat + place) % players for place in range(players)]
        assert hands == [*(tuple(position["seats"][other]["hand"]) for other in order), *[()] * (4 - players)]
        assert deck_of(tensor) == position["deck"]


@pytest.mark.parametrize("kept", range(1, 9))
def test_a_state_has_every_packet_of_the_draft(kept):
    game = random_game(impera.Options(players=3, deal="draft"), seed=kept, decisions=kept)
    packets = observation.fields(whole(game))["true_packet"].tolist()
    held = [packets[(holder - kept // 3) % 3] for holder in range(3)]  # each pick passes them on by one seat
    assert [sorted(codes(row)) for row in held] == [sorted(each) for each in game.position()["draft"]["packets"]]


@given(games())
def test_a_state_begins_with_what_the_seat_observes(game):
    for seat in range(game.options.players):
        seen = observation.observe(game.view(seat))
        assert whole(game, seat)[: observation.SIZE].tobytes() == seen.tobytes()


@given(games())
def test_a_state_has_what_each_seat_is_sure_of(game):
    players = game.options.players
    for seat in range(players):
        known = observation.fields(whole(game, seat))["ledger_known"].tolist()
        for i in range(players):
            sure = game.view((seat + i) % players).seats
            for j in range(players):
                if i != j:
                    assert codes(known[i][j]) == sure[(seat + j) % players].known


@pytest.mark.parametrize("table", every_table(), ids=str)
def test_games_that_differ_only_in_the_order_of_the_deck_differ_in_their_states_only(table):
    chance = random.Random(1)  # noqa: S311 - nothing here is worth guessing
    for seed in range(5):
        position = random_game(table, seed=seed, decisions=6 * seed).position()
        other = {**position, "deck": with_two_swapped(position["deck"], chance)}
        game, twin = (impera.Game.from_position(each) for each in (position, other))
        assert whole(game).tobytes() != whole(twin).tobytes()
        for seat in range(table.players):
            assert observation.observe(game.view(seat)).tobytes() == observation.observe(twin.view(seat)).tobytes()


@pytest.mark.parametrize("table", every_table(), ids=str)
def test_equal_games_have_equal_states(table):
    one, other = (random_game(table, seed=3, decisions=20) for _ in range(2))
    assert whole(one).tobytes() == whole(other).tobytes()


def places_of(value, shape, limit):
    """The rows that hold the numbers of a field, each with a place in it that is in play."""
    if len(shape) == 1:
        yield from ((value, place) for place in range(limit(shape[0])))
    else:
        for row in value[: limit(shape[0])]:
            yield from places_of(row, shape[1:], limit)


SECRETS = [(zone.name, zone.shape) for zone in ZONES if zone.observed == SECRET]
LEDGER = [(name, shape) for name, shape in MEMORY_FIELDS if name != "kept_age"]  # which everybody sees


def at_the_moment(name):
    """A game of four at a moment when the field counts: the draft, an Inquisition, or any turn."""
    if name in ("packet", "passed"):
        return random_game(impera.Options(players=4, deal="draft"), seed=2, decisions=9)
    games = (random_game(impera.Options(players=4), seed=4, decisions=n) for n in range(400))
    return next(game for game in games if game._state.ask == GIVE) if name == "merged" else next(games)


def hidden_part(state, memory):
    return written(state, memory)[observation.SIZE :].tobytes()


@pytest.mark.parametrize(("name", "shape"), [*SECRETS, *LEDGER], ids=str)
def test_every_number_of_every_secret_counts(name, shape):
    """A secret is declared once, in the rules; one that is declared there and does not reach the state fails here."""
    game = at_the_moment(name)
    state, memory = game._state, game._memory
    holder = memory if (name, shape) in LEDGER else state
    before = hidden_part(state, memory)
    in_play = {CARDS: state.deck_n, VIEWERS: SEATS}
    places = list(places_of(getattr(holder, name), shape, lambda size: in_play.get(size, size)))
    for row, place in places:
        was = row[place]
        row[place] = (was + 1) % KINDS
        assert hidden_part(state, memory) != before, place
        row[place] = was
    assert len(places) >= 4 * KINDS
