"""Compiled code for a whole run of tests: one worker compiles a part, the others find it on disk.

Without this every worker would compile everything, and a test might wait for it longer than a test may take.
"""

from __future__ import annotations

import fcntl
from contextlib import contextmanager
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator


class Part(NamedTuple):
    """Something that is compiled, and the folders and files of tests that run it."""

    compile: Callable[[], object]
    users: frozenset[str]


def compile_rules() -> None:
    from impera import simulate  # noqa: PLC0415 - whoever needs no compiled code loads no compiler
    from impera.testing import followers, table  # noqa: PLC0415

    simulate(games=1, players=2, seed=1)
    game = table("seat 0  hand 3M\n seat 1")
    follower = followers.CpuFollower(game._state)
    game.play("play M1")
    follower.play(0, game._state)


def compile_environments() -> None:
    from impera.adapters import vector_env  # noqa: PLC0415

    vector_env(games=1, players=2).reset()


def compile_search() -> None:
    from impera.bots import search  # noqa: PLC0415

    search.prepare()


PARTS = {
    "rules": Part(compile_rules, frozenset({"analysis", "cli", "rules", "testing", "test_simulation.py"})),
    "environments": Part(compile_environments, frozenset({"adapters", "test_examples.py"})),
    "search": Part(
        compile_search, frozenset({"analysis", "bots", "browser", "cli", "legacy", "server", "test_examples.py"})
    ),
}


def compile_for(users: set[str], worker: int) -> None:
    """Compile what some folders and files of tests run, together with the other workers.

    Odd workers begin at the other end, so that two of them compile different parts at the same time.
    """
    needed = [name for name, part in PARTS.items() if part.users & users]
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
