"""Own bots in Python: `py:module:Class`, `py:file.py:Class`, and the class itself (docs/external-bots.md)."""

import importlib
from pathlib import Path

import pytest

import impera
from impera.bots.own import OwnBot, load, spec_of
from tests.bots import own_bots

FILE = Path(own_bots.__file__)


@pytest.fixture
def view():
    game = impera.Game.new(players=2, seed=7, first=0)
    return game.view(0)


@pytest.mark.parametrize("spec", ["py:tests.bots.own_bots:First", f"py:{FILE}:First"])
def test_a_class_is_loaded_from_a_module_or_a_file_and_made_with_the_seed(spec, view):
    assert load(spec)(5).seed == 5
    assert OwnBot(spec, seed=5, name="mine").decide(view) == view.legal[0]


def test_a_module_in_the_working_folder_is_found(tmp_path, monkeypatch):
    (tmp_path / "bot_of_mine.py").write_text("class Mine:\n    def __init__(self, seed):\n        self.seed = seed\n")
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr("sys.path", [*importlib.import_module("sys").path])
    assert load("py:bot_of_mine:Mine")(3).seed == 3


@pytest.mark.parametrize(
    ("spec", "says"),
    [
        ("py:", "there is no such class; write py:MODULE:CLASS"),
        ("py:no_such_module:Mine", "ModuleNotFoundError"),
        ("py:tests.bots.own_bots:Missing", "has no attribute 'Missing'"),
        ("py:nowhere/bot.py:Mine", "No such file or directory"),
        ("py:tests.bots.own_bots:NUMBER", "is not a class that takes a seed"),
    ],
)
def test_what_is_no_class_is_refused_with_the_reason(spec, says):
    with pytest.raises(impera.BadOptions, match=says):
        load(spec)


@pytest.mark.parametrize(
    ("name", "says"), [("Wrong", "mine decided 'fly over 2 seats', which is not legal"), ("Raising", "KeyError")]
)
def test_the_fault_of_a_bot_is_its_own_failure(name, says, view):
    with pytest.raises(impera.BotFailure, match=says):
        OwnBot(f"py:tests.bots.own_bots:{name}", seed=1, name="mine").decide(view)


def test_a_class_is_written_so_that_other_processes_find_it():
    assert spec_of(own_bots.First) == "py:tests.bots.own_bots:First"


def test_a_class_inside_a_function_is_refused_because_other_processes_cannot_find_it():
    class Inner(own_bots.First):
        pass

    with pytest.raises(impera.BadOptions, match="a bot is a class at the top of a file"):
        spec_of(Inner)
