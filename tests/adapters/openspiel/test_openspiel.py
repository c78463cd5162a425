"""The game in OpenSpiel: OpenSpiel's tests, agreement with the library, resampling, and algorithms that run on it."""

from __future__ import annotations

import collections
import copy
import json
import pickle
import random

import msgspec
import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import cfr, exploitability, ismcts, mcts
from open_spiel.python.algorithms.external_sampling_mccfr import ExternalSamplingSolver
from open_spiel.python.algorithms.outcome_sampling_mccfr import OutcomeSamplingSolver

import impera
import impera.adapters.openspiel_game as registered
from impera.adapters import observation
from impera.adapters.openspiel import vocabulary
from impera.adapters.openspiel.lazy_game import LazyGame
from impera.adapters.openspiel.resample import resample
from impera.errors import BadOptions
from impera.notation.cards import CARD_CODES, codes
from impera.rules.cards import COPIES, KINDS, age_of
from tests.adapters.openspiel.agreement import TABLES, agree, load

# Both deals at every number of players and in teams; all rule differences of the editions occur.
CHOSEN = [TABLES[number] for number in (0, 4, 8, 9, 13, 17, 18, 19)]
# Seven cards, two turns: a game that can be solved.
SMALL = "impera(players=2,first=0,max_turns=2,cards=M1x6+E1)"
SHORT = "impera(players=3,deal=draft,max_turns=2)"


def walk(state, seed, steps):
    """A state some random steps further on, at a decision."""
    chance = random.Random(seed)
    while not state.is_terminal() and (steps > 0 or state.is_chance_node()):
        if state.is_chance_node():
            outcomes, weights = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(chance.choices(outcomes, weights)[0])
        else:
            state.apply_action(chance.choice(state.legal_actions()))
            steps -= 1
    return state


def test_the_chosen_tables_hold_every_kind_of_game():
    kinds = {(options["players"], options["deal"], options.get("teams", False)) for options in CHOSEN}
    deals = ("basic", "draft")
    assert kinds == {(players, deal, False) for players in (2, 3, 4) for deal in deals} | {
        (4, deal, True) for deal in deals
    }
    assert {name for options in CHOSEN for name in options} == {name for options in TABLES for name in options}


@pytest.mark.parametrize(
    "name",
    [SMALL, SHORT, "impera(players=2)", "impera(players=2,max_turns=2)", "impera(teams=True,max_turns=1)"],
)
def test_random_simulations_of_openspiel_pass(name):
    """Its own test of a game: shapes, masks, clones, histories, serialisation and returns at every node."""
    pyspiel.random_sim_test(pyspiel.load_game(name), num_sims=1, serialize=True, verbose=False)


@pytest.mark.parametrize("options", CHOSEN, ids=str)
def test_openspiels_state_and_ours_agree_at_every_node(options):
    assert agree(options, seed=1) > 50


def test_a_playthrough_can_be_generated():
    from open_spiel.python.algorithms import generate_playthrough  # noqa: PLC0415 - it loads statistics for 3 seconds

    text = generate_playthrough.playthrough(SMALL, None, seed=7)
    assert 'GameType.short_name = "impera"' in text
    assert "play M1" in text


@pytest.mark.parametrize("options", CHOSEN, ids=str)
@pytest.mark.parametrize("steps", [1, 7, 40])
def test_the_player_cannot_tell_a_resampled_state_from_the_true_one(options, steps):
    state = walk(load(options).new_initial_state(), steps, steps)
    chance = random.Random(steps)
    for player in range(state.num_players()):
        twin = state.resample_from_infostate(player, chance.random)
        assert twin.information_state_string(player) == state.information_state_string(player)
        assert twin.observation_string(player) == state.observation_string(player)
        assert np.array_equal(twin.information_state_tensor(player), state.information_state_tensor(player))
        assert twin.current_player() == state.current_player()
        if state.current_player() == player:
            assert twin.legal_actions() == state.legal_actions()


def told_again(state, twin, viewer):
    """What the viewer of a two-player game would have been told, had the other drawn what the resampled state says.

    The true game is played once more. What the other holds now is what it drew last of each kind; of that, cards the
    two worlds do not share are exchanged for cards of the same Age.
    """
    other = 1 - viewer
    truth, now = (collections.Counter(vocabulary.cards(0, each.lazy_game.state.hand[other])) for each in (state, twin))
    gone, come = truth - now, now - truth
    history = state.history()
    again, draws = state.get_game().new_initial_state(), []
    for number, action in enumerate(history):
        if again.is_chance_node() and number > 0 and again.lazy_game.receiver(again.lazy_game.revealed) == other:
            draws.append(number)
        again.apply_action(action)
    for number in reversed(draws):
        if gone[history[number]]:
            gone[history[number]] -= 1
            instead = next(kind for kind in come.elements() if age_of(kind) == age_of(history[number]))
            come[instead] -= 1
            history[number] = instead
    assert not +gone + +come
    again = state.get_game().new_initial_state()
    for action in history:
        again.apply_action(action)
    assert again.lazy_game.state.hand == twin.lazy_game.state.hand
    return again.information_state_string(viewer)


def test_a_resampled_world_fits_what_its_viewer_was_told():
    """Not only its view: the whole game, played with the cards of that game, tells the viewer the same words."""
    chance, changed = random.Random(1), 0
    for seed in range(16):
        state = walk(load({"players": 2}).new_initial_state(), seed, 10 + 8 * seed)
        for viewer in (0, 1):
            twin = state.resample_from_infostate(viewer, chance.random)
            assert told_again(state, twin, viewer) == state.information_state_string(viewer)
            changed += twin.lazy_game.state.hand != state.lazy_game.state.hand
    assert changed > 10


@pytest.mark.parametrize("options", CHOSEN, ids=str)
def test_a_resampled_world_has_every_card_once(options):
    state = walk(load(options).new_initial_state(), 3, 30)
    for player in range(state.num_players()):
        twin = state.resample_from_infostate(player, random.Random(player).random).lazy_game
        hands, true_hands = (
            [sum(hand[kind] for hand in game.state.hand) + game.pool[kind] for kind in range(KINDS)]
            for game in (twin, state.lazy_game)
        )
        assert hands == true_hands


def test_a_resampled_state_has_no_history_of_the_true_one():
    state = walk(load({"players": 2}).new_initial_state(), 1, 9)
    assert state.resample_from_infostate(0, random.Random(1).random).history() == []


def test_resampling_does_not_look_at_what_is_hidden():
    """Two worlds that differ only in what seat 0 cannot know are resampled to the same game."""
    state = walk(load({"players": 2}).new_initial_state(), 3, 12)
    other = resample(state.lazy_game, 0, random.Random(5).random)
    assert other.state.hand[1] != state.lazy_game.state.hand[1]
    one, two = (resample(game, 0, random.Random(6).random) for game in (state.lazy_game, other))
    assert (one.state.hand, one.pool) == (two.state.hand, two.pool)


def test_resampled_hands_are_uniform():
    """Seven cards, one Economy among them, none in seat 0's hand: seat 1 has it in three of four worlds."""
    game = LazyGame(impera.Options.make(players=2), read("M1x6+E1"), 0)
    for card in (0, 0, 0, 0, 0, 5):
        game.happen(card)
    chance = random.Random(1)
    found = collections.Counter(resample(game, 0, chance.random).state.hand[1][5] for _ in range(1_000))
    assert abs(found[1] / 1_000 - 0.75) < 0.06


def read(text):
    return registered.read_cards(text)


@pytest.mark.parametrize("revealed", [0, 2, 5])
def test_a_deal_in_progress_is_resampled_too(revealed):
    """The seat's own cards stay, the others' change."""
    game = LazyGame(impera.Options.make(players=2), None, 0)
    for _ in range(revealed):
        game.happen(8)
    twin = resample(game, 1, random.Random(2).random)
    own = [twin.state.deck[twin.state.deck_n - 1 - place] for place in range(3, revealed)]
    assert own == [8] * max(0, revealed - 3)
    assert sum(twin.pool) == sum(game.pool)
    assert twin.logs[1] == game.logs[1]


def test_what_another_seat_holds_is_in_no_string_or_tensor():
    """R-INFO-01: exchange what seat 0 cannot know, and all it receives stays the same."""
    game = load({"players": 3, "deal": "draft"})
    for steps in (2, 5, 20, 60):
        state = walk(game.new_initial_state(), steps, steps)
        twin = registered.ImperaState(game, resample(state.lazy_game, 0, random.Random(steps).random))
        for what in ("information_state_string", "observation_string"):
            assert getattr(state, what)(0) == getattr(twin, what)(0)


def test_what_a_seat_was_told_decides_what_it_sees():
    """Perfect recall: two games in which seat 0 was told the same look the same to it."""
    seen = {}
    for seed in range(30):
        state = load({"players": 2, "max_turns": 4}).new_initial_state()
        chance = random.Random(seed % 3)
        while not state.is_terminal():
            actions = [a for a, _ in state.chance_outcomes()] if state.is_chance_node() else state.legal_actions()
            state.apply_action(chance.choice(actions[:2]))
            if not state.is_chance_node():
                key = state.information_state_string(0)
                assert seen.setdefault(key, state.observation_string(0)) == state.observation_string(0)


def test_chance_draws_what_is_left_of_the_age_on_top():
    game = LazyGame(impera.Options.make(players=2), None, 0)
    outcomes = dict(game.chances())
    assert set(outcomes) == {kind for kind in range(KINDS) if kind in (0, 3, 5, 8, 11)}
    assert outcomes[0] == pytest.approx(COPIES[0] / 28)  # R-COMP-02: 28 cards of Age I, those of the box among them


def test_the_first_player_is_drawn_unless_named():
    """R-SETUP-05."""
    assert LazyGame(impera.Options.make(players=3)).chances() == [(0, 1 / 3), (1, 1 / 3), (2, 1 / 3)]
    assert LazyGame(impera.Options.make(players=3), None, 2).state.first == 2


@pytest.mark.parametrize(
    ("winners", "options", "shares"),
    [
        (0b01, {"players": 2}, [1, -1]),
        (0b010, {"players": 3}, [-1, 2, -1]),
        (0b011, {"players": 3}, [0.5, 0.5, -1]),
        (0b0101, {"players": 4, "teams": True}, [1, -1, 1, -1]),
    ],
)
def test_what_is_won_adds_up_to_nothing(winners, options, shares):
    game = LazyGame(impera.Options.make(**options), None, 0)
    game.state.winners, game.state.reason = winners, 1
    assert game.shares() == shares


def test_copies_go_their_own_ways():
    state = walk(load({"players": 2}).new_initial_state(), 1, 6)
    before = str(state), state.information_state_string(0)
    for twin in (state.clone(), copy.deepcopy(state)):
        assert (str(twin), twin.information_state_string(0)) == before
        twin.apply_action(twin.legal_actions()[0])
    assert (str(state), state.information_state_string(0)) == before


def test_a_state_is_saved_and_read_again():
    game = load({"players": 2, "deal": "draft"})
    state = walk(game.new_initial_state(), 1, 8)
    _, read_again = pyspiel.deserialize_game_and_state(pyspiel.serialize_game_and_state(game, state))
    assert str(read_again) == str(state)


def test_a_resampled_state_is_saved_and_read_again():
    """OpenSpiel saves Python states whole, so that none needs a history."""
    game = load({"players": 2})
    twin = walk(game.new_initial_state(), 1, 8).resample_from_infostate(0, random.Random(1).random)
    _, read_again = pyspiel.deserialize_game_and_state(pyspiel.serialize_game_and_state(game, twin))
    for copied in (read_again, pickle.loads(pickle.dumps(twin))):  # noqa: S301 - our own
        assert str(copied) == str(twin)
        assert [copied.information_state_string(seat) for seat in (0, 1)] == [
            twin.information_state_string(seat) for seat in (0, 1)
        ]


def test_a_reduced_deck_hides_no_card_that_is_not_in_it():
    state = walk(pyspiel.load_game("impera(players=2,first=0,cards=M1x6+E1)").new_initial_state(), 1, 1)
    for seat in (0, 1):
        view = state.lazy_game.view(seat)
        located = [card for each in view.seats for domain in each.domains for card in domain.cards]
        assert collections.Counter([*view.hand, *view.discard, *located]) + collections.Counter(
            view.deck.unseen
        ) == collections.Counter({"M1": 6, "E1": 1})
        assert view.box == 0
        parts = observation.fields(np.array(state.observation_tensor(seat)))
        assert {CARD_CODES[kind]: int(parts["unseen"][kind]) for kind in parts["unseen"].nonzero()[0]} == dict(
            view.deck.unseen
        )
        assert parts["parameters"][3] == 0  # cards of each Age in the box


def observed(state, player, *, public, of, recalls=False):
    """What an observer of some kind writes; None if there is no such kind."""
    kind = pyspiel.IIGObservationType(perfect_recall=recalls, public_info=public, private_info=of)
    observer = state.get_game().make_py_observer(kind)
    return observer and observer.string_from(state, player)


def test_public_and_private_parts_hold_nothing_of_each_other():
    """The type claims factored observations: the public part is a spectator's, the private part all else."""
    state, private = walk(load({"players": 3}).new_initial_state(), 1, 5), pyspiel.PrivateInfoType
    public = {observed(state, seat, public=True, of=private.NONE) for seat in range(3)}
    assert public == {msgspec.json.encode(state.lazy_game.view(None)).decode()}
    for seat in range(3):
        part = json.loads(observed(state, seat, public=False, of=private.SINGLE_PLAYER))
        assert part["hand"] == list(state.lazy_game.view(seat).hand)
        assert not {"turn", "discard", "options", "coin", "active", "question"} & set(part)
        assert all(set(each) <= {"known", "domains"} for each in part["seats"].values())
        own = {
            name for each in part["seats"].values() for domain in each.get("domains", {}).values() for name in domain
        }
        assert own == {"one_more"}  # what one more card would do is told to the seat itself


def everything(state, player):
    """What the observer of all players writes: its tensor by name, and its string."""
    kind = pyspiel.IIGObservationType(
        perfect_recall=False, public_info=True, private_info=pyspiel.PrivateInfoType.ALL_PLAYERS
    )
    observer = state.get_game().make_py_observer(kind)
    observer.set_from(state, player)
    return observation.fields(observer.dict["state"].copy()), json.loads(observer.string_from(state, player))


@pytest.mark.parametrize(("deal", "decisions"), [("basic", 40), ("draft", 4)])
def test_an_observer_of_all_players_sees_every_hand(deal, decisions):
    """docs/openspiel.md: what the player sees, and after it what is hidden; seats are counted from the player."""
    state = walk(load({"players": 3, "deal": deal}).new_initial_state(), 1, decisions)
    for player in range(3):
        parts, views = everything(state, player)
        seen = observation.fields(np.array(state.observation_tensor(player)))
        assert all((parts[name] == part).all() for name, part in seen.items())
        for place, view in enumerate(views):
            seat = (player + place) % 3
            assert view == json.loads(state.observation_string(seat))
            assert codes(parts["true_hand"][place].astype(int).tolist()) == tuple(view["hand"])
        truth = state.lazy_game.state
        packets = [truth.packet[(player + place) % 3] for place in range(3)]
        assert parts["true_packet"][:3].tolist() == packets


def test_an_observer_of_all_players_sees_only_cards_that_chance_has_drawn():
    """Cards are drawn as they are needed, so the deck has no order; those of a deal that is not done are there."""
    state = load({"players": 2, "first": 0}).new_initial_state()
    for drawn in range(6):
        parts, _ = everything(state, 0)
        assert parts["true_deck"].sum() == drawn
        state.apply_action(state.legal_actions()[0])
    parts, _ = everything(state, 0)
    assert parts["true_deck"].sum() == 0
    assert parts["true_hand"].sum() == 6


def test_observations_that_are_not_there_are_refused():
    state, private = walk(load({"players": 2}).new_initial_state(), 1, 5), pyspiel.PrivateInfoType
    assert observed(state, 0, public=False, of=private.ALL_PLAYERS) is None
    assert observed(state, 0, public=True, of=private.ALL_PLAYERS, recalls=True) is None
    assert observed(state, 0, public=True, of=private.NONE, recalls=True) is None
    assert observed(state, 0, public=False, of=private.SINGLE_PLAYER, recalls=True) is None
    with pytest.raises(BadOptions, match="no such observation"):
        registered.ImperaObserver(
            pyspiel.IIGObservationType(perfect_recall=True, public_info=False, private_info=private.NONE), None
        )


def test_actions_are_read_as_they_are_written():
    state = load({"players": 2}).new_initial_state()
    assert state.string_to_action(state.action_to_string(1)) == 1
    state.apply_action(0)
    assert state.string_to_action(state.action_to_string(3)) == 3
    state = walk(state, 1, 0)
    for action in state.legal_actions():
        assert state.string_to_action(state.action_to_string(action)) == action


def test_tensors_are_those_of_the_other_adapters():
    state = walk(load({"players": 2}).new_initial_state(), 1, 5)
    view = state.lazy_game.view(1)
    assert np.array_equal(state.observation_tensor(1), observation.observe(view).astype(np.float32))
    tensor = np.array(state.information_state_tensor(1))
    assert len(tensor) == observation.SIZE + registered.RECALL
    assert tensor[observation.SIZE :][: len(state.lazy_game.logs[1])].tolist() == state.lazy_game.logs[1]


def test_every_word_that_is_told_has_a_number_of_its_own():
    groups = [
        vocabulary.DECISION,
        vocabulary.FIRST_IS,
        vocabulary.DRAW,
        vocabulary.OTHER_DRAWS,
        vocabulary.OTHER_KEEPS,
        vocabulary.OTHER_GIVES,
    ]
    assert [vocabulary.WORDS[begin] for begin in groups] == [
        "keep M1",
        "first 0",
        "draw M1",
        "draw age 1",
        "keep age 1",
        "give age 1",
    ]
    assert len(vocabulary.WORDS) == len(set(vocabulary.WORDS))


SEARCHES = {
    "information sets": lambda game, *how, chance: ismcts.ISMCTSBot(game, *how, 1.0, 10, random_state=chance),
    "perfect information": lambda game, *how, chance: mcts.MCTSBot(game, 1.0, 10, *how, random_state=chance),
}


@pytest.mark.parametrize("make", SEARCHES.values(), ids=SEARCHES)
def test_openspiels_searches_play(make):
    """Its ISMCTS bot asks for resampled states and finds them indistinguishable, which it asserts."""
    game = pyspiel.load_game("impera(players=2,max_turns=2)")
    evaluator = mcts.RandomRolloutEvaluator(1, np.random.RandomState(1))
    bot = make(game, evaluator, chance=np.random.RandomState(1))
    state = walk(game.new_initial_state(), 1, 0)
    decisions = 0
    while not state.is_terminal():
        action = bot.step(state)
        assert action in state.legal_actions()
        state.apply_action(action)
        state = walk(state, decisions, 0)
        decisions += 1
    assert decisions > 3


def test_a_small_game_is_solved():
    """Counterfactual regret minimisation comes closer to an equilibrium of a game of seven cards."""
    game = pyspiel.load_game(SMALL)
    solver = cfr.CFRSolver(game)
    solver.evaluate_and_update_policy()
    first = exploitability.nash_conv(game, solver.average_policy())
    for _ in range(4):
        solver.evaluate_and_update_policy()
    assert exploitability.nash_conv(game, solver.average_policy()) < 0.6 * first


@pytest.mark.parametrize(("make", "iterations"), [(ExternalSamplingSolver, 50), (OutcomeSamplingSolver, 100)])
def test_a_small_game_is_solved_by_sampling(make, iterations):
    """Monte Carlo CFR follows single chances and decisions, and comes closer to an equilibrium too."""
    np.random.seed(1)  # noqa: NPY002 - the solvers draw from it
    game = pyspiel.load_game(SMALL)
    solver = make(game)
    first = exploitability.nash_conv(game, solver.average_policy())
    for _ in range(iterations):
        solver.iteration()
    assert exploitability.nash_conv(game, solver.average_policy()) < 0.6 * first


@pytest.mark.parametrize(
    ("parameters", "says"),
    [
        ({"cards": "X9"}, "cards are written as"),
        ({"cards": "M1x9"}, "there are only 8 cards M1"),
        ({"cards": "M1x6"}, "must not empty the deck"),
        ({"first": 2}, "first must be a seat"),
        ({"deal": "poker"}, "deal must be one of"),
    ],
)
def test_parameters_that_cannot_be_are_refused(parameters, says):
    with pytest.raises(BadOptions, match=says):
        registered.ImperaGame(parameters)


def test_observers_take_no_parameters():
    with pytest.raises(BadOptions, match="no parameters"):
        registered.ImperaObserver(pyspiel.IIGObservationType(perfect_recall=False), {"colour": "red"})


def test_a_game_by_keywords_is_the_game_by_its_text():
    """docs/openspiel.md: an edition stands for the options that it presets."""
    by_keywords = registered.load(teams=True, deal="draft", edition="uk", first=1)
    by_text = pyspiel.load_game("impera(teams=true,deal=draft,centre=clockwise,first=1)")
    assert by_keywords.options == by_text.options
    assert (by_keywords.num_players(), by_keywords.first) == (4, 1)


@pytest.mark.parametrize(
    ("given", "says"), [({"plyers": 2}, "no such option: plyers"), ({"first": 4}, "first must be")]
)
def test_keywords_that_do_not_exist_are_refused(given, says):
    with pytest.raises(impera.BadOptions, match=says):
        registered.load(**given)
