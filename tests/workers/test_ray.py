"""A Ray cluster of two nodes on this machine, one of which is killed: the results are those of one machine.

The cluster runs in a separate program (tests/workers/two_nodes.py), so that nothing of it stays in this process.
"""

from __future__ import annotations

import fcntl
import json
import os
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path

import pytest

from impera import simulate
from impera.analysis import arena, study
from impera.analysis.study import cells
from tests.patience import FOR_RAY, PATIENCE

NOT_STARTED = 75  # of tests/workers/two_nodes.py
PIECE = 12
"""Games per piece of the study."""
COMMAND = ("simulate", "--games", "200", "--players", "2", "--seed", "4", "--engine", "python", "--json")
TIMED = ("seconds", "decisions_per_second")
"""What the command prints about its time."""

pytestmark = [
    pytest.mark.timeout(700),
    # Loading Ray takes a second, in every worker of pytest; only the program of the cluster needs it.
    pytest.mark.skipif(find_spec("ray") is None, reason="the extra ray is not installed: nothing is known of clusters"),
]


@pytest.fixture(scope="module")
def there(tmp_path_factory, testrun_uid):
    """The results of a cluster that lost one node in the middle of two of its tasks.

    One worker of pytest asks the cluster, for all of them.
    """
    folder = tmp_path_factory.getbasetemp().parent / f"cluster-{testrun_uid}"
    folder.mkdir(exist_ok=True)
    found = folder / "found.json"
    with (folder / "lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        if not found.exists():
            ask_cluster(folder)
    return json.loads(found.read_text())


def ask_cluster(folder):
    """Start a cluster and let it work; where Ray does not start, that is a failure in CI and elsewhere a skip."""
    done = subprocess.run(
        [sys.executable, Path(__file__).with_name("two_nodes.py"), folder, str(PIECE), *COMMAND],
        capture_output=True,
        text=True,
        check=False,
        timeout=600,
        env={**os.environ, **FOR_RAY},
    )
    if done.returncode == NOT_STARTED:
        reason = f"Ray did not start within its time: this machine is too busy for a cluster. {done.stderr[-500:]}"
        if os.environ.get("CI") == "true":
            pytest.fail(reason)
        pytest.skip(reason)
    assert done.returncode == 0, done.stderr[-2000:]


def test_nodes_were_killed_in_the_middle(there):
    assert there["killed"] == ["simulate", "study"]


def test_a_simulation_is_the_same(there):
    here = simulate(games=1_000, players=3, seed=4, engine="python", workers=1)
    assert there["simulate"] == here.fingerprints.tolist()


def test_an_arena_is_the_same(there):
    here = arena.run(["trader", "senator"], games=4, seed=4, workers=1)
    assert there["arena"] == [[list(game.key), list(game.winners), game.decisions] for game in here.games]


def test_a_compiled_simulation_is_the_same(there):
    """The default engine: every worker loads or compiles the rules."""
    assert there["compiled"] == simulate(games=1_000, players=3, seed=4, workers=1).fingerprints.tolist()


def test_an_arena_of_bots_that_search_is_the_same(there):
    here = arena.run(["consul:simulations=20,threads=1", "tuned"], games=4, seed=4, workers=1)
    assert there["search"] == [[list(game.key), list(game.winners), game.decisions] for game in here.games]


def test_the_command_line_says_the_same(there):
    """`impera simulate --on ray`, except for the time it took."""
    here = subprocess.run(
        [sys.executable, "-m", "impera", *COMMAND], capture_output=True, text=True, check=True, timeout=PATIENCE
    )
    said, expected = (json.loads(text) for text in (there["command"], here.stdout))
    for timed in TIMED:
        del said[timed], expected[timed]
    assert said == expected


def test_a_study_is_the_same(there, tmp_path, monkeypatch):
    monkeypatch.setattr(cells, "LANE_PIECE", PIECE)
    here = study.run(tmp_path, questions=["seats"], games=1, search_games=0, seed=4, workers=1)
    assert there["study"] == json.loads(json.dumps(study.to_json(here)["questions"]))
