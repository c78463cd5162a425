"""The vector environment: equal to single games, deterministic, written into the caller's arrays."""

import copy
import pickle

import numpy as np
import pytest
from msgspec.structs import asdict

import impera
from impera.adapters import observation, vector_env
from impera.adapters.batch import Batch, shapes
from impera.engines.interpreter import plain
from impera.rules.chance import GAMES
from impera.rules.state import Stream
from impera.testing import every_table
from tests.adapters.compiled.test_truth import whole

at_every_table = pytest.mark.parametrize("table", every_table(), ids=str)


def chosen(masks, chance):
    """A random legal action for each row."""
    return (masks * chance.random(masks.shape)).argmax(axis=1)


def seed_of(seed, index):
    """The seed of a game of a simulation, as `begin_game` draws it."""
    rules, stream = plain(), Stream()
    rules.start_stream(stream, seed, 0, GAMES, index)
    return rules.next_word(stream) | rules.next_word(stream) << 32


def pickled(env):
    return pickle.loads(pickle.dumps(env))  # noqa: S301 - our own


def stepped(env, steps, seed=1):
    """Everything an environment returns in this many steps, as bytes."""
    chance, batch = np.random.default_rng(seed), env.reset()
    told = []
    for _ in range(steps):
        batch = env.step(chosen(batch.masks, chance))
        told.append(b"".join(np.asarray(part).tobytes() for part in batch))
    return told


@at_every_table
def test_states_are_those_of_the_librarys_games(table):
    """Compiled and interpreted, a state is the same bytes; seats are counted from the one that decides."""
    games, options = 3, asdict(table)
    env = vector_env(games=games, seed=11, **options)
    batch, chance = env.reset(), np.random.default_rng(2)
    beside = [impera.Game.new(seed=seed_of(11, row), **options) for row in range(games)]
    for _ in range(40):
        expected = [whole(game, game.seat).tobytes() for game in beside]
        assert [state.tobytes() for state in env.states()] == expected
        actions = chosen(batch.masks, chance)
        for row, game in enumerate(beside):
            game.play(observation.decision(actions[row], seat=game.seat, players=table.players))
        batch = env.step(actions)


def test_asking_for_states_changes_nothing():
    asked, unasked = (vector_env(games=300, seed=5, players=3, workers=2) for _ in range(2))
    batch, other = asked.reset(), unasked.reset()
    for _ in range(20):
        assert asked.states().tobytes() == asked.states().tobytes()
        for part, same in zip(batch, other, strict=True):
            assert part.tobytes() == same.tobytes()
        actions = batch.masks.argmax(axis=1)
        batch, other = asked.step(actions), unasked.step(actions)


@at_every_table
def test_rows_are_the_games_of_the_library(table):
    """Seats, masks, observations, rewards and the game that follows: each row beside `Game`, decision by decision."""
    games, options = 3, asdict(table)
    env = vector_env(games=games, seed=11, **options)
    batch, chance = env.reset(), np.random.default_rng(2)
    beside = [impera.Game.new(seed=seed_of(11, row), **options) for row in range(games)]
    followed = np.zeros(games, int)
    for _ in range(330):
        actions = chosen(batch.masks, chance)
        for row, game in enumerate(beside):
            game.play(observation.decision(actions[row], seat=game.seat, players=table.players))
        batch = env.step(actions)
        for row, game in enumerate(beside):
            assert batch.ended[row] == (game.outcome is not None)
            won = game.outcome.winners if game.outcome else ()
            if game.outcome and len(won) < table.players:
                assert batch.rewards[row].tolist() == [1 if seat in won else -1 for seat in range(table.players)]
            else:
                assert batch.rewards[row].tolist() == [0] * table.players
            if game.outcome:
                followed[row] += 1
                beside[row] = impera.Game.new(seed=seed_of(11, row + games * int(followed[row])), **options)
            now = beside[row]
            assert batch.seats[row] == now.seat
            if row == 0:
                assert batch.observations[row].tobytes() == observation.observe(now.view(now.seat)).tobytes()
                assert batch.masks[row].tobytes() == observation.mask(now.view(now.seat)).tobytes()
    assert followed.sum() > 0
    assert not batch.illegal.any()


def test_everything_depends_on_the_seed_and_the_actions_alone():
    one = stepped(vector_env(games=600, players=3, seed=5, workers=1), 40)
    two = stepped(vector_env(games=600, players=3, seed=5, workers=2), 40)
    other = stepped(vector_env(games=600, players=3, seed=6, workers=2), 40)
    assert one == two
    assert one != other


def test_a_reset_begins_again_or_with_another_seed():
    env = vector_env(games=8, players=2, seed=5)
    first = env.reset().observations.tobytes()
    env.step(env.reset().masks.argmax(axis=1))
    assert env.reset().observations.tobytes() == first
    assert env.reset(seed=6).observations.tobytes() != first


def test_the_callers_arrays_are_written():
    env, own = vector_env(games=8, players=2, seed=5), vector_env(games=8, players=2, seed=5)
    mine = Batch(**{name: np.full(shape, 9, dtype) for name, (shape, dtype) in shapes(8, 2, observations=True).items()})
    assert env.reset(out=mine) is mine
    for written, expected in zip(mine, own.reset(), strict=True):
        assert written.tobytes() == expected.tobytes()


@at_every_table
def test_without_observations_the_games_are_the_same(table):
    """Then the seats' knowledge is not tracked, and no rule needs it."""
    blind, seeing = (vector_env(games=64, seed=5, observations=kept, **asdict(table)) for kept in (False, True))
    assert blind.reset().observations.shape == (64, 0)
    seeing.reset()
    chance = np.random.default_rng(0)
    for _ in range(300):
        actions = chosen(seeing._own.masks, chance)
        for without, beside in zip(blind.step(actions)[1:], seeing.step(actions)[1:], strict=True):
            assert without.tobytes() == beside.tobytes()
    assert seeing.episodes.sum() > 64
    assert blind._games.memories.size == 0


def test_an_illegal_action_is_marked_and_changes_nothing_in_its_game():
    env = vector_env(games=4, players=2, seed=5)
    batch = env.reset()
    before, actions = batch.observations.copy(), batch.masks.argmax(axis=1)
    actions[1], actions[2] = 179, 1000
    batch = env.step(actions)
    assert batch.illegal.tolist() == [0, 1, 1, 0]
    assert (batch.observations == before).all(axis=1).tolist() == [False, True, True, False]


@pytest.mark.parametrize("number", [-1, -2, 180, 2**40, -(2**63)])
def test_a_number_that_is_no_action_deals_no_other_game(number):
    """docs/adapters.md: the game of an illegal action stays as it is, whatever the number."""
    env = vector_env(games=4, players=2, seed=5)
    before = env.reset().observations.copy()
    batch = env.step(np.full(4, number))
    assert batch.illegal.tolist() == [1] * 4
    assert batch.ended.tolist() == [0] * 4
    assert np.array_equal(batch.observations, before)
    assert env.episodes.tolist() == [1] * 4


def test_a_reset_tells_nothing_of_the_games_before_it():
    """`ended` and `rewards` are about the game that a step ended, and a reset is not a step."""
    env = vector_env(games=256, players=2, seed=5)
    batch, chance = env.reset(), np.random.default_rng(0)
    while not batch.ended.any():
        batch = env.step(chosen(batch.masks, chance))
    assert batch.rewards.any()
    batch = env.reset()
    assert not batch.ended.any()
    assert not batch.rewards.any()


def test_a_step_before_the_first_reset_is_refused():
    env = vector_env(games=4, players=2)
    with pytest.raises(impera.BadOptions, match="call reset first"):
        env.step(np.zeros(4, np.int64))


def test_seeds_may_be_numbers_of_numpy():
    one = vector_env(games=8, players=2, seed=np.int64(5)).reset().observations.tobytes()
    assert vector_env(games=8, players=2, seed=5).reset().observations.tobytes() == one
    assert vector_env(games=8, players=2).reset(seed=np.uint64(5)).observations.tobytes() == one


@pytest.mark.parametrize("seed", [-1, 2**64, 0.5, "7"])
def test_a_seed_that_is_refused_changes_nothing(seed):
    env = vector_env(games=8, players=2, seed=5)
    first = env.reset().observations.tobytes()
    with pytest.raises(impera.BadOptions, match="seed must be a whole number"):
        env.reset(seed=seed)
    assert env.reset().observations.tobytes() == first


@pytest.mark.parametrize("twin_of", [copy.deepcopy, pickled], ids=["copy", "pickle"])
def test_a_copy_goes_on_alike(twin_of):
    env = vector_env(games=600, players=2, seed=5, workers=2)
    batch, chance = env.reset(), np.random.default_rng(0)
    for _ in range(30):
        batch = env.step(chosen(batch.masks, chance))
    twin = twin_of(env)
    actions = chosen(batch.masks, chance)
    told = env.step(actions).observations.tobytes()
    env.close()
    assert twin.step(actions).observations.tobytes() == told
    twin.close()


@pytest.mark.parametrize(
    ("settings", "message"),
    [
        ({"games": 0}, "games must be a whole number of 1 or more"),
        ({"workers": -1}, "workers must be a whole number of 1 or more"),
        ({"engine": "steam"}, "engine must be numba or cuda"),
        ({"players": 7}, "players must be one of"),
        ({"seed": -1}, "seed must be a whole number"),
    ],
)
def test_settings_that_do_not_exist_are_refused(settings, message):
    with pytest.raises(impera.BadOptions, match=message):
        vector_env(**settings)


def test_arrays_that_do_not_fit_are_refused():
    env = vector_env(games=4, players=2)
    env.reset()
    with pytest.raises(impera.BadOptions, match=r"actions must be int64 of shape \(4,\)"):
        env.step(np.zeros(5, np.int64))
    wrong = env._own._replace(masks=np.zeros((4, 180), np.int32))
    with pytest.raises(impera.BadOptions, match="masks must be int8"):
        env.step(np.zeros(4, np.int64), out=wrong)
    gaps = env._own._replace(masks=np.zeros((4, 360), np.int8)[:, ::2])
    with pytest.raises(impera.BadOptions, match="not contiguous"):
        env.step(np.zeros(4, np.int64), out=gaps)


def test_arrays_that_cannot_be_written_are_refused():
    env = vector_env(games=4, players=2)
    env.reset()
    masks = np.zeros((4, 180), np.int8)
    masks.setflags(write=False)
    with pytest.raises(impera.BadOptions, match="masks is read-only"):
        env.step(np.zeros(4, np.int64), out=env._own._replace(masks=masks))
