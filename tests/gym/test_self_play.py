"""Self-play by the conventions of gymnasium's vector environments; the games are those of `vector_env`."""

import numpy as np
import pytest

import impera
from impera.adapters import observation, vector_env

gymnasium = pytest.importorskip("gymnasium", reason="gymnasium is not installed: the extra rl")
vector = pytest.importorskip("gymnasium.vector")
wrappers = pytest.importorskip("gymnasium.wrappers.vector")


def chosen(masks, chance):
    """A random legal action for each row."""
    return (masks * chance.random(masks.shape)).argmax(axis=1)


def test_it_is_a_registered_vector_environment_with_its_spaces():
    env = gymnasium.make_vec("impera.gym:impera/SelfPlay-v1", num_envs=3, players=2)
    assert isinstance(env, vector.VectorEnv)
    assert env.num_envs == 3
    assert env.single_action_space == gymnasium.spaces.Discrete(180)
    assert env.action_space == gymnasium.spaces.MultiDiscrete([180] * 3)
    assert env.observation_space["observation"].shape == (3, 619)
    assert env.metadata["autoreset_mode"] is vector.AutoresetMode.SAME_STEP


def test_what_it_returns_is_in_its_spaces_and_has_the_types_of_the_convention():
    env = impera.gym.SelfPlayEnv(num_envs=5, players=3)
    seen, infos = env.reset(seed=7)
    assert env.observation_space.contains(seen)
    assert infos["seat"].shape == (5,)
    actions = seen["action_mask"].argmax(axis=1)
    assert env.action_space.contains(actions)
    seen, rewards, terminations, truncations, infos = env.step(actions)
    assert env.observation_space.contains(seen)
    for array, dtype in ((rewards, np.float32), (terminations, np.bool_), (truncations, np.bool_)):
        assert (array.shape, array.dtype) == ((5,), dtype)
    assert infos["rewards"].shape == (5, 3)
    assert infos["_rewards"].all()


@pytest.mark.parametrize("table", [{"players": 2}, {"players": 4, "teams": True}], ids=["2", "teams"])
def test_its_games_are_those_of_the_vector_environment(table):
    """Row for row, also after games that ended; each reward is that of the seat that acted."""
    env, beside = impera.gym.SelfPlayEnv(num_envs=64, seed=5, **table), vector_env(games=64, seed=5, **table)
    (seen, infos), batch, chance = env.reset(), beside.reset(), np.random.default_rng(1)
    ends = 0
    for _ in range(330):
        acted, actions = batch.seats.copy(), chosen(batch.masks, chance)
        seen, rewards, terminations, _, infos = env.step(actions)
        batch = beside.step(actions)
        assert seen["observation"].tobytes() == batch.observations.tobytes()
        assert seen["action_mask"].tobytes() == batch.masks.tobytes()
        assert infos["seat"].tobytes() == batch.seats.tobytes()
        assert infos["rewards"].tobytes() == batch.rewards.tobytes()
        assert terminations.tobytes() == batch.ended.astype(bool).tobytes()
        assert rewards.tolist() == [row[seat] for row, seat in zip(batch.rewards.tolist(), acted, strict=True)]
        ends += int(terminations.sum())
    assert ends > 20


def test_the_last_observation_of_a_game_is_told_with_its_end():
    """AutoresetMode.SAME_STEP: the row itself already shows the next game."""
    env = impera.gym.SelfPlayEnv(num_envs=64, seed=5, players=2)
    (seen, infos), chance, ends = env.reset(), np.random.default_rng(1), 0
    for _ in range(330):
        seen, _, terminations, _, infos = env.step(chosen(seen["action_mask"], chance))
        assert ("final_obs" in infos) == terminations.any()
        for row in terminations.nonzero()[0]:
            last, new = infos["final_obs"][row], seen["observation"][row]
            assert env.single_observation_space.contains(last)
            assert observation.fields(last["observation"])["reason"].tolist()[0] == 0
            assert observation.fields(new)["reason"].tolist() == [1, 0, 0, 0]
            assert not last["action_mask"].any()
            ends += 1
    assert ends > 20


def test_critics_see_every_hand_of_every_game():
    """What the seat that decides observes, and after it what is hidden from it, counted from that seat."""
    env = impera.gym.SelfPlayEnv(num_envs=300, seed=5, players=3)
    (seen, _), chance = env.reset(), np.random.default_rng(1)
    for _ in range(20):
        seen, *_ = env.step(chosen(seen["action_mask"], chance))
    states = env.states()
    assert env.state_space.contains(states)
    assert env.single_state_space.contains(states[0])
    assert states[:, : observation.SIZE].tobytes() == seen["observation"].tobytes()
    parts = observation.fields(states)
    assert (parts["true_hand"][:, 0] == parts["hand"][:, 0]).all()
    assert (parts["true_hand"] >= parts["hand"]).all()
    assert (parts["true_hand"].sum(axis=2) == parts["hand"].sum(axis=2) + parts["hidden_ages"].sum(axis=2)).all()
    assert (parts["true_deck"].sum(axis=(1, 2)) == parts["deck"].sum(axis=1)).all()


def test_without_observations_there_is_nothing_for_critics():
    env = vector_env(games=2, players=2, observations=False)
    env.reset()
    with pytest.raises(impera.BadOptions, match="make the environment with observations"):
        env.states()


def test_what_was_returned_stays_as_it_was_unless_copies_are_declined():
    kept, reused = (impera.gym.SelfPlayEnv(num_envs=4, seed=5, players=2, copy=copy) for copy in (True, False))
    for env, is_same in ((kept, True), (reused, False)):
        first, _ = env.reset()
        before = first["observation"].tobytes()
        env.step(first["action_mask"].argmax(axis=1))
        assert (first["observation"].tobytes() == before) is is_same


def test_there_is_no_step_before_a_reset():
    with pytest.raises(impera.BadOptions, match="call reset first"):
        impera.gym.SelfPlayEnv(num_envs=2, players=2).step(np.zeros(2, np.int64))


def test_an_illegal_action_is_told_and_its_game_stays():
    env = impera.gym.SelfPlayEnv(num_envs=2, seed=5, players=2)
    before, _ = env.reset()
    seen, *_, infos = env.step(np.array([179, before["action_mask"][1].argmax()]))
    assert infos["illegal"].tolist() == [True, False]
    assert (seen["observation"] == before["observation"]).all(axis=1).tolist() == [True, False]


def test_gymnasiums_vector_wrappers_work():
    env = wrappers.DictInfoToList(wrappers.RecordEpisodeStatistics(impera.gym.SelfPlayEnv(num_envs=64, players=2)))
    (seen, _), chance = env.reset(seed=3), np.random.default_rng(1)
    lengths = []
    for _ in range(330):
        seen, _, _, _, infos = env.step(chosen(seen["action_mask"], chance))
        lengths += [int(info["episode"]["l"]) for info in infos if "episode" in info]
    env.close()
    assert len(lengths) > 20
    assert min(lengths) > 10


@pytest.mark.parametrize(
    ("settings", "message"),
    [
        ({"num_envs": 0}, "num_envs must be a whole number of 1 or more"),
        ({"workers": 0}, "workers must be a whole number of 1 or more"),
        ({"players": 7}, "players must be one of"),
    ],
)
def test_settings_that_do_not_exist_are_refused(settings, message):
    with pytest.raises(impera.BadOptions, match=message):
        impera.gym.SelfPlayEnv(**settings)
