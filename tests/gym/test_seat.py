"""One seat among bots, as gymnasium knows it: its own checks pass, and games are the library's."""

import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest

import impera
from impera.adapters import observation
from impera.notation.cards import codes

gymnasium = pytest.importorskip("gymnasium", reason="gymnasium is not installed: the extra rl")
checker = pytest.importorskip("gymnasium.utils.env_checker")

EXTERNAL = Path(__file__).parents[2] / "examples" / "external"
TABLES = [{"players": 2}, {"players": 3, "seat": 2}, {"players": 4, "teams": True}, {"players": 3, "deal": "draft"}]
at_every_table = pytest.mark.parametrize("table", TABLES, ids=lambda table: "-".join(map(str, table.values())))


class First:
    """Takes the first legal decision."""

    def __init__(self, seed):
        self.seed = seed

    def decide(self, view):
        return view.legal[0]


class Raising:
    """Fails at its first decision."""

    def __init__(self, seed):
        self.seed = seed

    def decide(self, view):
        message = f"I cannot choose from {len(view.legal)}"
        raise ValueError(message)


def played(env, seed, chance_seed=0):
    """A game by random legal actions: everything the environment says."""
    chance, told = np.random.default_rng(chance_seed), []
    seen, info = env.reset(seed=seed)
    over = False
    while not over:
        action = int(chance.choice(seen["action_mask"].nonzero()[0]))
        told.append((seen["observation"].tobytes(), info["action_mask"].tobytes(), action))
        seen, reward, over, truncated, info = env.step(action)
        assert not truncated
        assert reward == 0 or over
    return told, reward, seen


@at_every_table
@pytest.mark.filterwarnings("error")
def test_gymnasiums_check_passes(table):
    """The registered environment as it stands; the check samples actions without looking at the mask."""
    env = gymnasium.make("impera.gym:impera/Seat-v1", **table)
    checker.check_env(env.unwrapped)


def test_it_is_found_by_the_name_of_its_module():
    """docs/adapters.md: gymnasium imports the module before the colon."""
    env = gymnasium.make("impera.gym:impera/Seat-v1", players=2)
    assert isinstance(env.unwrapped, impera.gym.SeatEnv)


@at_every_table
def test_the_seat_sees_and_decides_in_a_game_of_the_library(table):
    """Every question that the seat is asked, beside `impera.Game` with the same bots."""
    env = impera.gym.SeatEnv(opponents=First, **table)
    told, reward, _ = played(env, seed=5)
    options = {name: value for name, value in table.items() if name != "seat"}
    game, bot, seat = impera.Game.new(seed=env.game.game_seed, **options), First(0), env.seat
    for seen, mask, action in told:
        while game.seat != seat:
            game.play(bot.decide(game.view(game.seat)))
        assert seen == observation.observe(game.view(seat)).tobytes()
        assert mask == observation.mask(game.view(seat)).tobytes()
        game.play(observation.decision(action, seat=seat, players=table["players"]))
    while game.seat is not None:
        game.play(bot.decide(game.view(game.seat)))
    won = game.outcome.winners
    assert reward == (0 if len(won) == table["players"] else 1 if seat in won else -1)


def test_the_same_seed_and_actions_give_the_same_game():
    one, two = (impera.gym.SeatEnv(players=3, opponents=["senator", "uniform"]) for _ in range(2))
    assert played(one, seed=9)[0] == played(two, seed=9)[0]
    assert played(one, seed=10)[0] != played(two, seed=9)[0]


def test_opponents_sit_clockwise_from_the_seat():
    env = impera.gym.SeatEnv(players=3, seat=1, opponents=["trader", First])
    env.reset(seed=1)
    assert sorted(env.opponents) == [0, 2]
    assert type(env.opponents[2]).__name__ == "HeuristicBot"
    assert type(env.opponents[0]).__name__ == "OwnBot"


def test_an_object_can_be_the_opponent_in_several_seats():
    env = impera.gym.SeatEnv(players=3, opponents=First(1))
    same = impera.gym.SeatEnv(players=3, opponents=First)
    assert played(env, seed=9)[0] == played(same, seed=9)[0]


def test_nothing_is_legal_once_the_game_is_over():
    env = impera.gym.SeatEnv(players=2, opponents="uniform")
    _, _, seen = played(env, seed=3)
    assert not seen["action_mask"].any()
    assert not env.action_masks().any()
    with pytest.raises(impera.BadOptions, match="the game is over: call reset"):
        env.step(0)


def test_an_illegal_action_is_replaced_by_the_first_legal_one_and_told():
    env, beside = (impera.gym.SeatEnv(players=2, opponents="uniform") for _ in range(2))
    env.reset(seed=3)
    seen, _ = beside.reset(seed=3)
    replaced = env.step(179)
    taken = beside.step(int(seen["action_mask"].argmax()))
    assert replaced[0]["observation"].tobytes() == taken[0]["observation"].tobytes()
    assert (replaced[4]["illegal"], taken[4]["illegal"]) == (True, False)


def test_an_illegal_action_can_be_an_error_that_changes_nothing():
    env = impera.gym.SeatEnv(players=2, on_illegal="raise")
    seen, _ = env.reset(seed=3)
    with pytest.raises(impera.IllegalDecision):
        env.step(179)
    assert env.game.observe(0).tobytes() == seen["observation"].tobytes()


@pytest.mark.parametrize("seat", range(3))
def test_a_critic_sees_every_hand(seat):
    """docs/adapters.md: the state is what the seat observes and then what is hidden; seats count from the seat."""
    env = impera.gym.SeatEnv(players=3, seat=seat, opponents="uniform")
    seen, _ = env.reset(seed=7)
    state = env.state()
    assert env.state_space.contains(state)
    assert state[: len(seen["observation"])].tobytes() == seen["observation"].tobytes()
    for place, hand in enumerate(observation.fields(state)["true_hand"][:3].tolist()):
        assert codes(hand) == env.game.view((seat + place) % 3).hand


def test_programs_play_and_are_ended():
    """A bot of any language: `exec:`; its process is gone after the game."""
    env = impera.gym.SeatEnv(players=2, opponents=f"exec:{sys.executable} {EXTERNAL / 'builder.py'}")
    env.reset(seed=4)
    program = env.opponents[1]
    _, reward, _ = played(env, seed=4)
    assert reward in {-1, 0, 1}
    assert program._program is None
    env.close()


def test_an_opponent_that_fails_is_named():
    env = impera.gym.SeatEnv(players=2, opponents=Raising)
    with pytest.raises(impera.BotFailure, match="Raising raised ValueError"):
        played(env, seed=1)


def test_a_table_is_rendered_as_the_seat_sees_it():
    env = impera.gym.SeatEnv(players=2, render_mode="ansi", render_language="el")
    env.reset(seed=7)
    assert "seat_1" in env.render()


@pytest.mark.parametrize(
    ("settings", "message"),
    [
        ({"players": 3, "opponents": ["senator"]}, "opponents must be one bot, or 2 of them, not 1"),
        ({"players": 2, "seat": 2}, "seat must be one of 0, 1, not 2"),
        ({"opponents": "nobody"}, "no such bot"),
        ({"on_illegal": "shrug"}, "on_illegal must be one of"),
        ({"render_mode": "3d"}, "render_mode must be one of"),
        ({"players": 7}, "players must be one of"),
    ],
)
def test_settings_that_do_not_exist_are_refused(settings, message):
    with pytest.raises(impera.BadOptions, match=message):
        impera.gym.SeatEnv(**settings)


def test_there_is_no_step_before_a_reset():
    with pytest.raises(impera.BadOptions, match="call reset first"):
        impera.gym.SeatEnv(players=2).step(0)


def test_without_gymnasium_the_extra_is_named():
    """One sentence: what is missing, and what brings it."""
    script = "import sys; sys.modules['gymnasium'] = None; import impera.gym"
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=False)
    assert done.stderr.splitlines()[-1].endswith("the environments need gymnasium: pip install 'impera[rl]'")
