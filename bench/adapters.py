"""The environments compared with PettingZoo's own and with pgx, in one run; throughput against batch size as a plot."""

from __future__ import annotations

import time
import warnings
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

import jax
import numba
import numpy as np
import pgx
from pettingzoo.classic import hanabi_v5, leduc_holdem_v4

from bench.plots import throughput
from bench.timing import best_rates, row
from impera.adapters import pettingzoo_env, vector_env

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

PLOT = Path(__file__).parent / "vector.png"
SIZES = (64, 512, 4_096, 8_192, 32_768)
# Where bench/results.md compares: pgx chooses actions in its compiled step, so here the choice counts for both.
COMPARED = (4_096, 32_768)
# The smallest, and so the fastest, card games of pgx.
CARD_GAMES = ("kuhn_poker", "leduc_holdem")
SECONDS = 0.6
TRIES = 4


def run() -> None:
    _pettingzoo()
    best = _best(_fastest(_vector(size)) for size in SIZES)
    row("vector environment, 3 players, observations and masks", _both(best), "goal: 3 M by the clock")
    ours = {size: _fastest(_vector(size, chooses=True)) for size in SIZES}
    row("  the same with a choice of actions", _both(_best(ours.values())))
    row("  masks alone", _both(_fastest(_vector(4_096, observations=False))))
    theirs = {game: {size: _fastest(_pgx(game, size)) for size in SIZES} for game in CARD_GAMES}
    for game, rates in theirs.items():
        for size in COMPARED:
            mine, other = ours[size], rates[size]
            row(
                f"pgx, {game}, CPU, {size} games",
                _both(other),
                f"ours with a choice: {mine.clock / other.clock:.1f}, {mine.core / other.core:.1f} times",
            )
    every = {"impera, 3 players": ours, **{f"pgx, {game}": rates for game, rates in theirs.items()}}
    clocks = {name: {size: rate.clock for size, rate in rates.items()} for name, rates in every.items()}
    throughput(clocks, "2 CPU cores", PLOT)
    row("throughput against batch size", PLOT.name)


class Rate(NamedTuple):
    """Steps per second of wall time, and of CPU time, which a busy machine affects less."""

    clock: float
    core: float


def _both(rate: Rate) -> str:
    return f"{rate.clock / 1e6:.2f} M/s, {rate.core / 1e6:.2f} M/s of a core"


def _pettingzoo() -> None:
    """Steps of whole random games, with observation and a choice by the mask, by the CPU's clock."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # about their own environments
        others = {"hanabi": _games(hanabi_v5.env(), 5), "leduc_holdem": _games(leduc_holdem_v4.env(), 100)}
        rates = best_rates({**others, "impera": _games(pettingzoo_env(players=3), 20)})
    row("PettingZoo adapter, 3 players", f"{rates['impera'] / 1e3:.1f} k steps/s")
    for name in others:
        row(
            f"PettingZoo's {name}",
            f"{rates[name] / 1e3:.1f} k steps/s",
            f"ours: {rates['impera'] / rates[name]:.1f}, goal: 5",
        )


def _games(env: Any, games: int) -> Callable[[], int]:
    def play() -> int:
        steps = 0
        for seed in range(games):
            env.reset(seed=seed)
            for _ in env.agent_iter():
                seen, _, terminated, truncated, info = env.last()
                mask = info["action_mask"] if "action_mask" in info else seen["action_mask"]
                env.step(None if terminated or truncated else _first_after(mask, steps))
                steps += 1
        return steps

    play()
    return play


def _first_after(mask: Any, number: int) -> int:
    """A legal action that changes with `number`: cheap to choose, so that mostly the environment is measured."""
    legal = np.flatnonzero(mask)
    return int(legal[number % len(legal)])


@numba.njit(nogil=True)  # type: ignore[untyped-decorator]
def _choose(masks: Any, number: int, actions: Any) -> None:
    """A pseudo-random legal action for each row."""
    for i in range(len(actions)):
        legal = 0
        for action in range(masks.shape[1]):
            legal += masks[i, action]
        skip = ((i + number) * 2654435761 >> 8) % legal
        for action in range(masks.shape[1]):
            if masks[i, action]:
                if skip == 0:
                    actions[i] = action
                    break
                skip -= 1


def _vector(games: int, *, observations: bool = True, chooses: bool = False) -> Callable[[], Rate]:
    """How fast games are stepped for a while; the choice counts only if asked for."""
    env = vector_env(games=games, players=3, seed=1, workers=2, observations=observations)
    batch, actions = env.reset(), np.zeros(games, np.int64)
    _choose(batch.masks, 0, actions)
    env.step(actions)

    def step() -> Rate:
        steps, clock, core, end = 0, 0.0, 0.0, time.perf_counter() + SECONDS
        while time.perf_counter() < end:
            began = time.perf_counter(), time.process_time()
            _choose(batch.masks, steps, actions)
            chosen = time.perf_counter(), time.process_time()
            env.step(actions)
            since = began if chooses else chosen
            clock += time.perf_counter() - since[0]
            core += time.process_time() - since[1]
            steps += games
        return Rate(steps / clock, steps / core)

    return step


def _pgx(game: str, games: int) -> Callable[[], Rate]:
    """The same for an environment of pgx with automatic reset, choice included: it is part of one compiled step."""
    env = pgx.make(game)

    def one(state: Any, key: Any) -> Any:
        action = jax.random.categorical(key, jax.numpy.log(state.legal_action_mask.astype(jax.numpy.float32)))
        stepped = env.step(state, action)
        ended = stepped.terminated | stepped.truncated
        fresh = env.init(key)
        return jax.tree_util.tree_map(lambda new, old: jax.numpy.where(ended, new, old), fresh, stepped)

    stepped = jax.jit(jax.vmap(one))
    state = jax.jit(jax.vmap(env.init))(jax.random.split(jax.random.PRNGKey(0), games))
    keys = jax.random.split(jax.random.PRNGKey(1), games)
    jax.block_until_ready(stepped(state, keys))

    def step() -> Rate:
        nonlocal state
        steps, began, spent = 0, time.perf_counter(), time.process_time()
        while time.perf_counter() - began < SECONDS:
            state = jax.block_until_ready(stepped(state, keys))
            steps += games
        return Rate(steps / (time.perf_counter() - began), steps / (time.process_time() - spent))

    return step


def _fastest(work: Callable[[], Rate]) -> Rate:
    """The best of several tries."""
    return _best(work() for _ in range(TRIES))


def _best(rates: Iterable[Rate]) -> Rate:
    """The best by wall time and the best by CPU time, separately: they need not come from the same try."""
    clocks, cores = zip(*rates, strict=True)
    return Rate(max(clocks), max(cores))
