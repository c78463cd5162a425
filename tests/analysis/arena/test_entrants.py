"""How bots are written: names, settings, programs and labels (docs/arena.md)."""

import doctest
import shutil
from importlib.resources import files

import pytest

import impera
from impera import bots
from impera.analysis.arena import entrants as module
from impera.analysis.arena.entrants import entrant, entrants
from impera.analysis.arena.settings import Limits
from impera.bots.network.weights import FILE


@pytest.mark.parametrize(
    ("text", "label", "bot", "budget", "command"),
    [
        ("consul", "consul", "consul", {}, ()),
        ("emperor:seconds=0.5", "emperor:seconds=0.5", "emperor", {"seconds": 0.5}, ()),
        (
            "consul:simulations=200, threads=1",
            "consul:simulations=200, threads=1",
            "consul",
            {"simulations": 200, "threads": 1},
            (),
        ),
        ("fast=emperor:seconds=0.1", "fast", "emperor", {"seconds": 0.1}, ()),
        ("exec:./bots/mine.py --flag=1", "mine.py --flag=1", "", {}, ("./bots/mine.py", "--flag=1")),
        ("my bot=exec:run 'two words'", "my bot", "", {}, ("run", "two words")),
    ],
)
def test_a_bot_is_read(text, label, bot, budget, command):
    """`consul`, `emperor:seconds=0.5`, `exec:./mybot.py --flag`, and a label `name=spec`."""
    found = entrant(text)
    assert (found.label, found.bot, found.budget.given(), found.command) == (label, bot, budget, command)


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("", "'' is no bot; write a name"),
        (":seconds=1", "is no bot"),
        ("consul:", "a bot has no setting ''; settings are seconds, simulations, threads, weights"),
        ("consul:depth=3", "a bot has no setting 'depth'; settings are seconds, simulations, threads, weights"),
        ("consul:seconds=soon", "seconds must be a number above 0, not 'soon'"),
        ("consul:simulations=1.5", "simulations must be a whole number above 0, not '1.5'"),
        ("consul:seconds=nan", "seconds must be a number above 0, not 'nan'"),
        ("consul:threads=0", "threads must be a whole number above 0, not '0'"),
        ("exec:", "'exec:' names no program"),
        ("exec:mine 'half", "the command cannot be read: No closing quotation"),
    ],
)
def test_a_bad_bot_is_told_in_a_sentence(text, says):
    """Bad specs give one clear message."""
    with pytest.raises(impera.BadOptions, match=says):
        entrant(text)


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("wizard", "no such bot: 'wizard'"),
        ("senator:weights=mine.npz", "senator has no network: weights are for general, architect, astronomer, sage"),
        ("exec:/nowhere/bot", "there is no program '/nowhere/bot' that can be run"),
    ],
)
def test_a_bot_that_cannot_be_made_is_told_before_the_first_game(text, says):
    """Checked beforehand, so that no game is lost."""
    with pytest.raises(impera.BadOptions, match=says):
        entrant(text).check()


def test_weights_that_do_not_fit_are_told_before_the_first_game(tmp_path):
    """Checked beforehand, so that no game is lost."""
    (tmp_path / "mine.npz").write_bytes(b"a picture of a cat")
    with pytest.raises(impera.BadWeights, match=r"mine\.npz holds no weights of a network"):
        entrant(f"sage:weights={tmp_path / 'mine.npz'}").check()
    with pytest.raises(impera.BadWeights, match=r"other\.npz cannot be read: No such file"):
        entrant(f"sage:weights={tmp_path / 'other.npz'}").check()


def test_a_network_of_ones_own_decides_in_place_of_the_shipped_one(tmp_path):
    """Here it is a copy of it, so it decides the same."""
    shutil.copy(str(files("impera.bots.network").joinpath(FILE)), tmp_path / "copy.npz")
    view = impera.Game.new(seed=5).view(impera.Game.new(seed=5).seat)
    own = entrant(f"mine=sage:weights={tmp_path / 'copy.npz'}")
    assert own.label == "mine"
    assert own.make(1, Limits()).decide(view) == bots.make("sage", seed=1).decide(view)


def test_one_bot_is_no_arena():
    """It takes two."""
    with pytest.raises(impera.BadOptions, match="an arena needs two bots or more"):
        entrants(("uniform",))


def test_two_bots_of_one_name_need_labels():
    """A label tells two apart."""
    with pytest.raises(impera.BadOptions, match="two bots are called 'uniform'; tell them apart with a label"):
        entrants(("uniform", "uniform"))
    assert [each.label for each in entrants(("a=uniform", "uniform"))] == ["a", "uniform"]


def test_docstrings_are_true():
    assert doctest.testmod(module).failed == 0
