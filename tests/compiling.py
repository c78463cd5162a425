"""Compiled code for a whole run of tests: one worker compiles a part, the others find it on disk.

Without this every worker would compile everything, and a test might have to wait past its time limit.
"""

from __future__ import annotations

import fcntl
from contextlib import contextmanager
from typing import TYPE_CHECKING, NamedTuple

from impera.testing import random_game

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator


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

    vector_env(games=1, players=2).reset()


def compile_search() -> None:
    from impera.bots import search  # noqa: PLC0415

    search.prepare()


def compile_study() -> None:
    from impera.analysis.study.cells import cell  # noqa: PLC0415
    from impera.analysis.study.playing import play  # noqa: PLC0415

    play(cell(2, "tuned"), 1, 0, 1)


def compile_chances() -> None:
    from impera.analysis.chances import chances  # noqa: PLC0415

    chances(random_game(seed=1, decisions=9).view(0), trials=1, seed=1)


# The two that take longest are first and last, for the two workers of a small machine.
PARTS = {
    "search": Part(
        compile_search,
        (
            "analysis",
            "bots",
            "browser",
            "cli/commands/test_arena.py",
            "cli/commands/test_bots.py",
            "cli/text_game",
            "legacy",
            "server",
            "test_examples.py",
            "workers/test_ray.py",
        ),
    ),
    "rules": Part(
        compile_rules,
        (
            "analysis/study",
            "analysis/test_hints.py",
            "analysis/test_threats.py",
            "cli/commands/test_simulate.py",
            "engines",
            "rules",
            "test_examples.py",
            "test_simulation.py",
            "testing",
            "workers/test_ray.py",
        ),
    ),
    "views": Part(compile_views, ("engines/test_conformance.py", "properties/test_redeal_compiled.py")),
    "chances": Part(compile_chances, ("analysis/test_review.py", "server/finished")),
    "environments": Part(compile_environments, ("adapters", "test_examples.py")),
    "study": Part(
        compile_study, ("analysis/study", "cli/commands/test_study.py", "test_examples.py", "workers/test_ray.py")
    ),
}


def compile_for(files: set[str], worker: int) -> None:
    """Compile what some files of tests run, together with the other workers.

    Odd workers begin at the other end, so that two of them compile different parts at the same time.
    """
    needed = [name for name, part in PARTS.items() if any(file.startswith(part.users) for file in files)]
    for name in needed[:: -1 if worker % 2 else 1]:
        with _alone(name):
            PARTS[name].compile()


@contextmanager
def _alone(name: str) -> Iterator[None]:
    """Wait until no other process compiles this part."""
    from impera.engines import cpu  # noqa: PLC0415

    with (cpu.cache_folder() / f"{name}.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        yield
