"""Compiled code for a whole run of tests: one worker compiles it, and the others find it on disk.

Without this every worker would compile everything, and a test might have to wait past its time limit. All parts are
compiled in one process, because they share the rules, which are most of each of them. Meanwhile the other workers run
the tests that need no compiled code, which therefore come first. A test of which `PARTS` does not know that it compiles
fails: it would compile what another worker is compiling, for a minute.
"""

from __future__ import annotations

import fcntl
from functools import cache
from typing import IO, TYPE_CHECKING, Any, NamedTuple

from impera.compiling import MESSAGE, Notice
from impera.testing import random_game

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence


class Part(NamedTuple):
    """Something that is compiled, and the path prefixes of the tests that run it."""

    compile: Callable[[], object]
    users: tuple[str, ...]


def compile_rules() -> None:
    from impera import simulate  # noqa: PLC0415 - tests that need no compiled code load no compiler
    from impera.testing import followers, table  # noqa: PLC0415

    simulate(games=1, players=2, seed=1, workers=1)
    game = table("seat 0  hand 3M\n seat 1")
    follower = followers.CpuFollower(game._state)
    game.play("play M1")
    follower.play(0, game._state)


def compile_views() -> None:
    import numpy as np  # noqa: PLC0415

    from impera.engines import cpu, layout  # noqa: PLC0415

    states, seen = np.zeros((2, 1), layout.STATE)
    memories, hidden = np.zeros(1, layout.MEMORY), np.zeros(1, layout.HIDDEN)
    layout.store(states[0], random_game(seed=1, decisions=9)._state)
    compiled = cpu.functions()
    compiled["act_and_learn_at"](memories, states, 0, compiled["legal_at"](states, 0).bit_length() - 1)
    compiled["observe_at"](states, memories, 0, 0, seen, hidden)
    compiled["redeal_at"](seen, hidden, np.zeros(1, layout.URNS), np.zeros(1, layout.STREAM), 0)


def compile_environments() -> None:
    from impera.adapters import vector_env  # noqa: PLC0415

    env = vector_env(games=1, players=2)
    env.reset()
    env.states()


def compile_bots() -> None:
    from impera.bots import library  # noqa: PLC0415

    library.functions()


def compile_study() -> None:
    from impera.analysis.study.cells import cell  # noqa: PLC0415
    from impera.analysis.study.playing import play  # noqa: PLC0415

    play(cell(2, "tuned"), 1, 0, 1)


def compile_training() -> None:
    from importlib.util import find_spec  # noqa: PLC0415

    if find_spec("torch") is None:
        return
    from impera.notation.options import Options  # noqa: PLC0415
    from impera.training.games import Asked, Games  # noqa: PLC0415

    asked = Asked.make("cpu", 1)
    games = Games([Options.make(players=2)], games=1, seed=1, device="cpu")
    games.deal(asked)
    games.reply_by_heuristic(asked.learns, asked.words)


# In this order they are compiled. The rules come first, because the tests of the rules are many.
PARTS = {
    "rules": Part(
        compile_rules,
        (
            "analysis/study",
            "analysis/test_hints.py",
            "analysis/test_threats.py",
            "cli/commands/test_prepare.py",
            "cli/commands/test_simulate.py",
            "engines",
            "puzzles/test_shipped.py",
            "rules",
            "test_commands.py",
            "test_examples.py",
            "test_simulation.py",
            "testing",
            "workers/test_ray.py",
        ),
    ),
    "bots": Part(
        compile_bots,
        (
            "analysis",
            "bots",
            "browser",
            "cli/commands/test_arena.py",
            "cli/commands/test_bots.py",
            "cli/commands/test_exploit.py",
            "cli/text_game",
            "gym",
            "legacy",
            "server",
            "test_commands.py",
            "test_examples.py",
            "training/test_exploit.py",
            "workers/test_ray.py",
        ),
    ),
    "views": Part(compile_views, ("engines/test_conformance.py", "properties/test_redeal_compiled.py")),
    "environments": Part(
        compile_environments,
        ("adapters", "cli/commands/test_prepare.py", "foreign", "gym", "test_examples.py"),
    ),
    "study": Part(
        compile_study,
        (
            "analysis/study",
            "cli/commands/test_prepare.py",
            "cli/commands/test_study.py",
            "test_commands.py",
            "test_examples.py",
            "workers/test_ray.py",
        ),
    ),
    "training": Part(
        compile_training,
        (
            "cli/commands/test_prepare.py",
            "test_commands.py",
            "training/test_exploit.py",
            "training/test_games.py",
            "training/test_rivals.py",
            "training/test_stage.py",
        ),
    ),
}


@cache
def parts_for(file: str) -> tuple[str, ...]:
    """The parts that a file of tests runs; its path is relative to the folder of the tests."""
    return tuple(name for name, part in PARTS.items() if file.startswith(part.users))


class Declared(Notice):
    """What notices that something is compiled: an error wherever no parts are declared."""

    def __init__(self, parts: Callable[[], tuple[str, ...]]) -> None:
        super().__init__()
        self._parts = parts

    def begin(self, message: str = MESSAGE) -> None:
        assert self._parts(), "this file compiles, but tests/compiling.py does not say so: add it to a part there"
        super().begin(message)


def compile_all(parts: set[str]) -> None:
    """Compile parts, each of which other workers can use as soon as it is ready."""
    locks = {name: _lock(name) for name in PARTS if name in parts}
    for name, lock in locks.items():
        with lock:
            PARTS[name].compile()


@cache
def wait_for(part: str) -> None:
    """Wait until another worker has compiled a part; if none does, it is compiled here."""
    with _lock(part):
        PARTS[part].compile()


def in_stretches(tests: Sequence[Any], needed: Callable[[Any], tuple[str, ...]], workers: int) -> list[Any]:
    """The tests in an order in which each worker, which gets a stretch of them, begins with those that wait for least.

    The workers' stretches are equally long, the last ones longer by a test if need be: so `--dist=worksteal` cuts them.
    """
    places = list(PARTS)
    waits: list[list[Any]] = [[] for _ in range(len(places) + 1)]
    for test in tests:
        waits[max((places.index(name) + 1 for name in needed(test)), default=0)].append(test)
    stretches: list[list[Any]] = [[] for _ in range(workers)]
    rooms = [(len(tests) + place) // workers for place in range(workers)]
    for rest in waits:
        for place in range(workers):
            even = -(-len(rest) // (workers - place))
            count = max(min(rooms[place], even), len(rest) - sum(rooms[place + 1 :]))
            stretches[place] += rest[:count]
            rooms[place] -= count
            del rest[:count]
    return [test for stretch in stretches for test in stretch]


def _lock(name: str) -> IO[str]:
    """A file that is open in one process at a time: that process may compile a part."""
    from impera.engines import cpu  # noqa: PLC0415

    lock = (cpu.cache_folder() / f"{name}.lock").open("w")
    fcntl.flock(lock, fcntl.LOCK_EX)
    return lock
