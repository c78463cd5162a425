"""The environments of PettingZoo: its own tests pass, games are the library's, and copies continue the same way."""

import copy
import io
import pickle
import types
from contextlib import redirect_stdout

import numpy as np
import pytest
from msgspec.structs import asdict

import impera
from impera.adapters import observation, pettingzoo_env, pettingzoo_parallel_env
from impera.notation.cards import CARD_CODES, codes
from impera.testing import every_option, every_table
from tests.adapters.matching import match

test_kit = pytest.importorskip("pettingzoo.test", reason="PettingZoo is not installed: the extra rl")
wrappers = pytest.importorskip("pettingzoo.utils.wrappers")
conversions = pytest.importorskip("pettingzoo.utils.conversions")

# PettingZoo's tests warn of what its own environments with masks do too: they know those by name.
pytestmark = [
    pytest.mark.filterwarnings("ignore:Observation is not a NumPy array"),
    pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be"),
    pytest.mark.filterwarnings("ignore:Action mask numpy array is all zeros"),
]

TABLES = [
    {"players": 2},
    {"players": 3},
    {"players": 4},
    {"players": 4, "teams": True},
    {"players": 3, "deal": "draft"},
]
at_every_table = pytest.mark.parametrize("table", TABLES, ids=lambda table: "-".join(map(str, table.values())))


def play(env, decisions, seed=0):
    """Take random legal actions; returns what was seen."""
    chance, seen = np.random.default_rng(seed), []
    for _ in range(decisions):
        if not env.agents:
            break
        last, reward, terminated, truncated, info = env.last()
        mask = last["action_mask"]
        seen.append((env.agent_selection, last["observation"].tobytes(), reward, info["action_mask"].tobytes()))
        env.step(None if terminated or truncated else int(chance.choice(mask.nonzero()[0])))
    return seen


def pickled(env):
    return pickle.loads(pickle.dumps(env))  # noqa: S301 - our own


@at_every_table
def test_pettingzoos_api_test_passes(table):
    with redirect_stdout(io.StringIO()):
        test_kit.api_test(pettingzoo_env(**table), num_cycles=300)


@at_every_table
def test_pettingzoos_seed_test_passes(table):
    test_kit.seed_test(lambda: pettingzoo_env(**table), num_cycles=100)


@at_every_table
def test_pettingzoos_parallel_tests_pass(table):
    table = {**table, "on_illegal": "replace"}
    with redirect_stdout(io.StringIO()):
        test_kit.parallel_api_test(pettingzoo_parallel_env(**table), num_cycles=100)
        test_kit.parallel_seed_test(lambda: pettingzoo_parallel_env(**table), num_cycles=50)


@at_every_table
def test_pettingzoos_max_cycles_test_passes_for_the_parallel_environment_and_its_conversion_to_aec(table):
    """It samples actions without looking at masks, and expects every agent to act in every cycle (docs/adapters.md)."""

    def parallel_env(max_cycles):
        return pettingzoo_parallel_env(max_cycles=max_cycles, on_illegal="replace", **table)

    def env(max_cycles):
        return conversions.parallel_to_aec(parallel_env(max_cycles))

    test_kit.max_cycles_test(types.SimpleNamespace(env=env, parallel_env=parallel_env))


@at_every_table
@pytest.mark.parametrize("most", [1, 4, 50])
def test_the_aec_environment_itself_is_truncated_after_max_cycles(table, most):
    """What `max_cycles_test` asks, with seats that act only when they decide: this many decisions and no more."""
    env = pettingzoo_env(max_cycles=most, **table)
    env.reset(seed=1)
    decisions, last_steps, chance = 0, 0, np.random.default_rng(0)
    for _ in env.agent_iter():
        seen, _, terminated, truncated, _ = env.last()
        assert not terminated
        decisions += not truncated
        last_steps += truncated
        env.step(None if truncated else int(chance.choice(seen["action_mask"].nonzero()[0])))
    assert (decisions, last_steps) == (most, table["players"])
    assert env.agents == []


@at_every_table
def test_the_parallel_environment_has_no_agents_after_max_cycles(table):
    """PettingZoo: `agents` are those who still act; whoever loops over them stops."""
    env = pettingzoo_parallel_env(max_cycles=4, **table)
    seen, _ = env.reset(seed=1)
    cycles = 0
    while env.agents:
        first = {agent: int(told["action_mask"].argmax()) for agent, told in seen.items()}
        seen, _, terminated, truncated, _ = env.step(first)
        cycles += 1
        assert not any(terminated.values())
    assert (cycles, all(truncated.values())) == (4, True)


@at_every_table
def test_pettingzoos_state_test_passes(table):
    state_test = pytest.importorskip("pettingzoo.test.state_test")
    table = {**table, "on_illegal": "replace"}
    with redirect_stdout(io.StringIO()):
        state_test.state_test(pettingzoo_env(**table), pettingzoo_parallel_env(**table), num_cycles=30)


@at_every_table
def test_the_state_is_everything_about_the_game(table):
    """docs/adapters.md: every hand and the order of the deck, as the library deals them; seats count from seat_0."""
    env = pettingzoo_env(**table)
    env.reset(seed=7)
    position = impera.Game.new(seed=env.game.game_seed, **table).position()
    parts = observation.fields(env.state())
    players = len(env.possible_agents)
    assert [codes(row) for row in parts["true_hand"][:players].tolist()] == [
        tuple(seat["hand"]) for seat in position["seats"]
    ]
    number = len(position["deck"])
    assert [CARD_CODES[kind] for kind in parts["true_deck"].argmax(axis=1)[:number]] == position["deck"]
    assert parts["true_deck"].sum() == number


@at_every_table
def test_the_state_is_of_its_space_and_begins_with_the_first_seats_observation(table):
    env = pettingzoo_env(**table)
    env.reset(seed=7)
    play(env, 20)
    assert env.state_space.contains(env.state())
    seen = env.observe("seat_0")["observation"]
    assert env.state()[: len(seen)].tobytes() == seen.tobytes()


@at_every_table
def test_pettingzoos_render_test_passes(table):
    with redirect_stdout(io.StringIO()) as printed:
        test_kit.render_test(lambda render_mode: pettingzoo_env(render_mode=render_mode, **table))
    assert "seat_0" in printed.getvalue()


@at_every_table
@pytest.mark.parametrize(
    "wrap",
    [
        wrappers.BaseWrapper,
        wrappers.AssertOutOfBoundsWrapper,
        wrappers.OrderEnforcingWrapper,
        lambda env: wrappers.TerminateIllegalWrapper(env, illegal_reward=-1),
        lambda env: wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(env)),
        lambda env: wrappers.MultiEpisodeEnv(env, num_episodes=2),
    ],
    ids=["base", "bounds", "order", "illegal", "both", "episodes"],
)
def test_pettingzoos_wrappers_work(table, wrap):
    """A wrapped environment passes the same tests."""
    with redirect_stdout(io.StringIO()):
        test_kit.api_test(wrap(pettingzoo_env(**table)), num_cycles=30)
    test_kit.seed_test(lambda: wrap(pettingzoo_env(**table)), num_cycles=20)


@pytest.mark.parametrize("seed", range(len(every_option())))
def test_a_game_through_the_adapter_is_the_librarys(seed):
    """Seat, legal decisions, tensors, masks, outcome and rewards; `python -m tests.adapters.matching` plays more."""
    assert match(every_option()[seed], seed) > 0


@pytest.mark.parametrize("twin_of", [copy.deepcopy, pickled], ids=["copy", "pickle"])
@pytest.mark.parametrize("table", every_table(), ids=str)
def test_a_copy_in_mid_game_goes_on_alike(table, twin_of):
    env = pettingzoo_env(**asdict(table))
    env.reset(seed=5)
    for decisions in (0, 3, 40):
        play(env, decisions, seed=decisions)
        twin = twin_of(env)
        before = [env.observe(agent)["observation"].tobytes() for agent in env.agents]
        told = play(twin, 60, seed=9)
        assert [env.observe(agent)["observation"].tobytes() for agent in env.agents] == before
        assert play(copy.deepcopy(env), 60, seed=9) == told


def test_the_mask_is_in_the_observation_and_in_info():
    env = pettingzoo_env(players=2)
    env.reset(seed=7)
    seen, _, _, _, info = env.last()
    assert seen["action_mask"].sum() > 0
    assert seen["action_mask"].tolist() == info["action_mask"].tolist()


def test_a_seat_that_does_not_decide_has_no_actions():
    env = pettingzoo_env(players=2)
    env.reset(seed=7)
    (other,) = set(env.agents) - {env.agent_selection}
    assert env.observe(other)["action_mask"].sum() == 0
    assert env.infos[other]["action_mask"].sum() == 0


def test_masks_are_nobodys_but_their_own():
    """Writing into one seat's mask changes no other mask."""
    env = pettingzoo_env(players=3)
    env.reset(seed=7)
    for _ in range(3):
        idle = [agent for agent in env.agents if agent != env.agent_selection]
        env.infos[idle[0]]["action_mask"][:] = 1
        assert env.infos[idle[1]]["action_mask"].sum() == 0
        env.step(int(env.infos[env.agent_selection]["action_mask"].argmax()))


def test_a_new_game_knows_nothing_of_the_one_before():
    env = pettingzoo_env(players=2)
    env.reset(seed=7)
    while not any(env.terminations.values()):
        play(env, 1)
    assert env.game.is_over
    env.reset()
    assert not env.game.is_over
    assert env.game.rewards == [0.0, 0.0]


@pytest.mark.parametrize("seed", [-1, 2**64, 0.5])
def test_a_seed_that_is_refused_changes_nothing(seed):
    env = pettingzoo_env(players=2)
    env.reset(seed=7)
    with pytest.raises(impera.BadOptions, match="seed must be a whole number"):
        env.reset(seed=seed)
    twin = pettingzoo_env(players=2)
    twin.reset(seed=7)
    for each in (env, twin):
        each.reset()
    assert env.game.game_seed == twin.game.game_seed


def test_a_seed_may_be_a_number_of_numpy():
    env = pettingzoo_env(players=2)
    seeds = []
    for seed in (7, np.int64(7)):
        env.reset(seed=seed)
        seeds.append(env.game.game_seed)
    assert seeds[0] == seeds[1]


def test_the_same_seed_deals_the_same_game_and_no_seed_the_next_one():
    env = pettingzoo_env(players=3)
    seeds = []
    for seed in (7, None, None, 7, None):
        env.reset(seed=seed)
        seeds.append(env.game.game_seed)
    assert seeds[0] == seeds[3]
    assert seeds[1] == seeds[4]
    assert len({*seeds}) == 3


def test_two_environments_without_a_seed_deal_different_games(monkeypatch):
    """Each asks the operating system, whose answers are known here."""
    answers = iter(range(3))
    monkeypatch.setattr("impera.notation.seeds.randbits", lambda _: next(answers))
    games = set()
    for _ in range(3):
        env = pettingzoo_env(players=3)
        env.reset()  # unseeded: it asks for the answers above
        games.add(env.game.game_seed)
    assert len(games) == 3


def test_an_illegal_action_is_refused_and_changes_nothing():
    env = pettingzoo_env(players=2)
    env.reset(seed=7)
    before = env.last()[0]["observation"].tobytes()
    with pytest.raises(impera.IllegalDecision, match="'end' is not legal now; legal: play"):
        env.step(observation.action("end", seat=0, players=2))
    assert env.last()[0]["observation"].tobytes() == before


@pytest.mark.parametrize("action", [-1, 180, None])
def test_a_number_that_is_no_action_is_refused(action):
    env = pettingzoo_env(players=2)
    env.reset(seed=7)
    with pytest.raises(impera.IllegalDecision, match=f"{action}"):
        env.step(action)


def test_an_illegal_action_can_be_replaced_by_the_first_legal_one():
    env = pettingzoo_env(players=2, on_illegal="replace")
    twin = copy.deepcopy(env)
    env.reset(seed=7)
    twin.reset(seed=7)
    env.step(179)
    twin.step(int(twin.last()[0]["action_mask"].argmax()))
    assert env.last()[0]["observation"].tobytes() == twin.last()[0]["observation"].tobytes()


def test_teams_win_and_lose_together():
    env = pettingzoo_env(players=4, teams=True)
    for seed in range(10):
        env.reset(seed=seed)
        while not any(env.terminations.values()):
            play(env, 1, seed=seed)
        assert env.rewards["seat_0"] == env.rewards["seat_2"] == -env.rewards["seat_1"] == -env.rewards["seat_3"] != 0


def test_a_game_is_truncated_after_so_many_decisions():
    env = pettingzoo_env(players=3, max_cycles=5)
    env.reset(seed=1)
    play(env, 5)
    assert all(env.truncations.values())
    assert not any(env.terminations.values())
    assert set(env.rewards.values()) == {0.0}


def test_text_is_in_the_language_asked_for_and_shows_a_seat_its_hand():
    env = pettingzoo_env(players=2, render_mode="ansi", render_seat=0)
    env.reset(seed=7)
    assert "Hand" in env.render() or "hand" in env.render()
    spectator = pettingzoo_env(players=2, render_mode="ansi")
    spectator.reset(seed=7)
    assert env.render() != spectator.render()


def test_frames_of_a_game_have_one_size_and_change_with_the_table():
    env = pettingzoo_env(players=2, render_mode="rgb_array")
    env.reset(seed=7)
    before = env.render()
    play(env, 30)
    after = env.render()
    assert before.shape == after.shape == (720, 960, 3)
    assert before.dtype == after.dtype == np.uint8
    assert np.any(before != after)


@pytest.mark.parametrize(
    ("settings", "message"),
    [
        ({"players": 5}, "players must be one of"),
        ({"castle": 1}, "no such option: castle"),
        ({"render_mode": "3d"}, "render_mode must be one of"),
        ({"on_illegal": "laugh"}, "on_illegal must be one of"),
        ({"players": 2, "render_seat": 9}, "render_seat must be a seat below 2 or None, not 9"),
        ({"players": 2, "render_seat": -1}, "render_seat must be a seat below 2 or None, not -1"),
    ],
)
def test_settings_that_do_not_exist_are_refused(settings, message):
    with pytest.raises(impera.BadOptions, match=message):
        pettingzoo_env(**settings)


def test_rendering_needs_a_mode():
    env = pettingzoo_env(players=2)
    env.reset(seed=1)
    with pytest.raises(impera.BadOptions, match="render needs a render_mode"):
        env.render()


@pytest.mark.parametrize("ask", [lambda env: env.step(0), lambda env: env.last(), lambda env: env.observe("seat_0")])
def test_before_the_first_reset_there_is_nothing_to_see_or_do(ask):
    """A clear error that says what to do."""
    with pytest.raises(impera.BadOptions, match="call reset first"):
        ask(pettingzoo_env())
