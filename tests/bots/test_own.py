"""Own bots in Python: `py:module:Class`, `py:file.py:Class`, classes and objects (docs/external-bots.md)."""

import functools
import importlib
from pathlib import Path

import pytest

import impera
from impera.bots.own import OwnBot, load, present, text_of
from tests.bots import own_bots

FILE = Path(own_bots.__file__)


@pytest.fixture
def view():
    game = impera.Game.new(players=2, seed=7, first=0)
    return game.view(0)


@pytest.mark.parametrize("spec", ["py:tests.bots.own_bots:First", f"py:{FILE}:First"])
def test_a_class_is_loaded_from_a_module_or_a_file_and_made_with_the_seed(spec, view):
    assert load(spec)(5).seed == 5
    assert OwnBot(load(spec), seed=5, name="mine").decide(view) == view.legal[0]


def test_a_module_in_the_working_folder_is_found(tmp_path, monkeypatch):
    (tmp_path / "bot_of_mine.py").write_text("class Mine:\n    def __init__(self, seed):\n        self.seed = seed\n")
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr("sys.path", [*importlib.import_module("sys").path])
    assert load("py:bot_of_mine:Mine")(3).seed == 3


@pytest.mark.parametrize(
    ("spec", "says"),
    [
        ("py:", "there is no such class or object; write py:MODULE:NAME"),
        ("py:no_such_module:Mine", "ModuleNotFoundError"),
        ("py:tests.bots.own_bots:Missing", "has no attribute 'Missing'"),
        ("py:nowhere/bot.py:Mine", "No such file or directory"),
        ("py:tests.bots.own_bots:NUMBER", "is neither a class that takes a seed nor an object with decide"),
    ],
)
def test_what_is_no_class_is_refused_with_the_reason(spec, says):
    with pytest.raises(impera.BadOptions, match=says):
        load(spec)


def test_a_file_that_ends_the_program_is_refused_with_the_reason(tmp_path):
    path = tmp_path / "script.py"
    path.write_text("import sys\nsys.exit(4)\n", encoding="utf-8")
    with pytest.raises(impera.BadOptions, match="SystemExit: 4"):
        load(f"py:{path}:Mine")


@pytest.mark.parametrize(
    ("name", "says"),
    [
        ("Wrong", "mine decided 'fly over 2 seats', which is not legal"),
        ("Raising", "KeyError"),
        ("Leaving", "SystemExit"),
        ("Listing", r"mine decided array\(.*, which is not legal"),
    ],
)
def test_the_fault_of_a_bot_is_its_own_failure(name, says, view):
    with pytest.raises(impera.BotFailure, match=says):
        OwnBot(load(f"py:tests.bots.own_bots:{name}"), seed=1, name="mine").decide(view)


def test_a_class_at_the_top_of_a_file_is_written_so_that_other_processes_find_it():
    assert text_of(own_bots.First) == "First=py:tests.bots.own_bots:First"
    assert present([own_bots.First]) == {}


def test_an_object_is_written_by_its_label_and_this_process_has_it():
    bot = own_bots.First(3)
    assert text_of(bot) == "First=object:First"
    assert present([bot])["object:First"](9) is bot


def test_an_object_of_a_module_is_loaded_as_it_is():
    assert load("py:tests.bots.own_bots:READY")(9) is own_bots.READY


@pytest.mark.parametrize("made", [lambda seed: own_bots.First(seed + 1), functools.partial(own_bots.First)])
def test_what_makes_a_bot_of_a_seed_and_cannot_be_imported_is_in_this_process(made):
    label, _, spec = text_of(made).partition("=")
    assert present([made]) == {spec: made}
    assert spec == f"object:{label}"


def test_an_object_that_can_also_be_called_is_asked_to_decide():
    class Network(own_bots.First):
        def __call__(self, observation):
            return observation

    bot = Network(1)
    assert present([bot])["object:Network"](9) is bot


def test_a_pair_gives_a_bot_a_label():
    first, second = own_bots.First(1), own_bots.First(2)
    assert [text_of(pair) for pair in (("a", first), ("b", own_bots.First), ("c", "emperor:seconds=1"))] == [
        *("a=object:a", "b=py:tests.bots.own_bots:First", "c=emperor:seconds=1")
    ]
    assert set(present([("a", first), ("b", second)])) == {"object:a", "object:b"}


def test_two_objects_of_one_class_need_labels():
    with pytest.raises(impera.BadOptions, match="two bots are called 'First'; tell them apart with labels"):
        present([own_bots.First(1), own_bots.First(2)])


@pytest.mark.parametrize("wrong", [("a",), ("a:b", "senator"), (" ", "senator"), (3, "senator"), ("a", "b", "c")])
def test_a_pair_that_is_none_is_refused(wrong):
    with pytest.raises(impera.BadOptions, match="a bot with a label is a pair such as"):
        text_of(wrong)


@pytest.mark.parametrize("wrong", [None, 7, ["senator"]])
def test_what_cannot_decide_is_refused(wrong):
    with pytest.raises(impera.BadOptions, match=r"a bot is a text .* an object with decide\(view\), or a class"):
        text_of(wrong)


def test_an_object_that_this_process_does_not_have_is_named():
    with pytest.raises(impera.BadOptions, match=r"Mine is an object in Python.*: give it again"):
        load("object:Mine")
