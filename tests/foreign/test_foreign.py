"""What `make foreign` promises without the programs it needs (CONTRIBUTING.md)."""

import runpy
import subprocess
import sys
import types
from pathlib import Path

import pytest

from tests.foreign import __main__ as foreign
from tests.foreign import learners, service, uvx

TRAINING = Path(__file__).parents[2] / "examples" / "training"


@pytest.mark.parametrize(("failing", "status"), [((), 0), (("proxies",), 1), (("proxies", "learners"), 1)])
def test_every_part_runs_also_after_one_has_failed(monkeypatch, failing, status):
    ran = []

    def run(command, *, check):
        assert not check
        ran.append(command[-1].rpartition(".")[2])
        return subprocess.CompletedProcess(command, int(ran[-1] in failing))

    monkeypatch.setattr(subprocess, "run", run)
    assert foreign.main() == status
    assert ran == ["proxies", "uvx", "container", "service", "tools", "learners"]


def test_the_service_is_installed_and_enabled_as_its_unit_says():
    assert service.commands(Path("dist/impera-1.whl")) == (
        "python3 -m venv /srv/impera && /srv/impera/bin/pip install 'impera[server] @ file:///srv/impera-1.whl'",
        "cp impera.service /etc/systemd/system/ && systemctl enable --now impera",
    )


def test_what_is_run_without_installing_is_what_the_readme_says():
    assert uvx.command()[1:] == ["--refresh-package", "impera", "impera[server]"]


@pytest.mark.parametrize("name", ["with_sb3", "with_tianshou"])
def test_a_learner_that_counts_its_victories_must_win_most_of_its_games(name):
    *_, option, goal = learners.command(name)
    assert (option, float(goal)) == ("--goal", 0.7)


@pytest.mark.parametrize(("goal", "failed"), [("0", False), ("0.7", True)])
def test_an_example_fails_if_it_wins_less_than_its_goal(monkeypatch, goal, failed):
    """A model that decides as the environment's first legal action, and learns nothing: it loses its only game."""

    class Model:
        def __init__(self, *_, **__):
            """Knows nothing."""

        def learn(self, steps):
            """Learns nothing."""

        def predict(self, _, *, action_masks, deterministic):
            assert deterministic
            return action_masks.argmax(), None

    monkeypatch.setitem(sys.modules, "sb3_contrib", types.SimpleNamespace(MaskablePPO=Model))
    monkeypatch.setattr(sys, "argv", ["with_sb3.py", "--games", "1", "--steps", "1", "--goal", goal])
    with pytest.raises(SystemExit) as left:
        runpy.run_path(str(TRAINING / "with_sb3.py"), run_name="__main__")
    assert bool(left.value.code) == failed
