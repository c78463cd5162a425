import importlib.util
import subprocess
import sys

import pytest

from impera.cli.commands import prepare


@pytest.mark.parametrize(("has_torch", "more"), [(True, ["training"]), (False, [])])
def test_every_part_that_can_be_used_is_compiled_and_named(impera, monkeypatch, has_torch, more):
    """What `impera train` needs is one of them where PyTorch is installed."""
    compiled = []
    monkeypatch.setattr(importlib.util, "find_spec", lambda _: object() if has_torch else None)
    for name in prepare.PARTS:
        monkeypatch.setitem(prepare.PARTS, name, lambda name=name: compiled.append(name))
    shown = impera("prepare")
    assert shown.exit_code == 0
    assert compiled == ["rules", "bots", "environments", "studies", *more]
    assert "Environments for learning: ready after 0 s." in shown.stdout


def test_what_training_needs_is_compiled():
    """Then `impera train` on the CPU has nothing left to compile."""
    pytest.importorskip("torch", reason="PyTorch is not installed: training is not tested")
    from impera.engines import cpu  # noqa: PLC0415 - loads the compiler
    from impera.training.compiled import entries  # noqa: PLC0415
    from impera.training.games import MODULES  # noqa: PLC0415 - needs PyTorch

    prepare.PARTS["training"]()
    compiled = cpu.functions((*MODULES, entries))
    assert all(compiled[name].signatures for name in ("advance_rows", "reply_by_heuristic"))


# Prints what is compiled, or loaded as machine code, for some work after a part was prepared.
WATCHED = """
import sys
from impera.analysis.study import playing
from impera.cli.commands import prepare
from impera.engines import cpu

playing.is_ready = lambda **_: False  # what is on disk may be another test's

def compiled():
    return {{(each.__qualname__, len(getattr(twin, "signatures", ()))) for each, twin in cpu._TWINS.items()}}

prepare.PARTS[sys.argv[1]]()
before = compiled()
{work}
print(sorted(name for name, times in compiled() - before if times))
"""
WORK = {
    "rules": """
import impera
impera.simulate(games=4, players=4, seed=1, workers=2)
""",
    "environments": """
import impera, impera.gym
for observations in (True, False):
    games = impera.adapters.vector_env(games=4, players=3, observations=observations)
    games.step(games.reset().masks.argmax(axis=1))
impera.adapters.vector_env(games=4, players=4, teams=True).reset()
one = impera.adapters.pettingzoo_env(players=2)
one.reset(seed=1)
one.step(int(one.observe(one.agent_selection)["action_mask"].argmax()))
one.state()
many = impera.gym.SelfPlayEnv(num_envs=4, max_turns=2)
seen, _ = many.reset(seed=1)
for _ in range(40):
    seen, *_ = many.step(seen["action_mask"].argmax(axis=1))
many.states()
""",
    "studies": """
import tempfile
from impera.analysis import study
study.run(tempfile.mkdtemp(), questions=["seats"], games=1, search_games=0, seed=1, workers=1)
""",
}


@pytest.mark.parametrize("part", WORK)
def test_a_part_that_was_prepared_leaves_nothing_to_compile(part):
    """In a process of its own, so that no other test has compiled it."""
    code = WATCHED.format(work=WORK[part])
    done = subprocess.run([sys.executable, "-c", code, part], capture_output=True, text=True, check=False)
    assert (done.returncode, done.stdout) == (0, "[]\n"), done.stderr
