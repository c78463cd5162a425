"""Bots in folders with a manifest (docs/external-bots.md)."""

import json
import re

import pytest

from impera import BadOptions
from impera.analysis.arena.entrants import entrant
from impera.bots import manifests

GOOD = {"name": "builder", "sentence": "Plays into its largest Domain.", "command": ["python3", "bot.py", "--bold"]}


@pytest.fixture(autouse=True)
def folder(tmp_path, monkeypatch):
    monkeypatch.setenv("IMPERA_BOTS", str(tmp_path))
    return tmp_path


def add(folder, **manifest):
    home = folder / manifest["name"]
    home.mkdir()
    (home / "bot.json").write_text(json.dumps(manifest), encoding="utf-8")
    (home / "bot.py").write_text("", encoding="utf-8")


def test_without_folders_there_are_none():
    assert manifests.found() == ({}, {})


def test_a_bot_in_a_folder_is_found_by_its_name_and_its_files_need_no_path(folder):
    add(folder, **GOOD)
    found = entrant("builder")
    assert found.command == ("python3", str(folder / "builder" / "bot.py"), "--bold")
    assert (found.label, entrant("mine=builder").label) == ("builder", "mine")


def test_the_data_folder_is_searched_if_no_other_is_named(folder, monkeypatch):
    monkeypatch.delenv("IMPERA_BOTS")
    monkeypatch.setenv("IMPERA_DATA", str(folder))
    assert manifests.folder() == folder / "bots"


@pytest.mark.parametrize(
    ("change", "says"),
    [
        ({"name": "Big Bot"}, "bot.json describes no bot: .*matching regex"),
        ({"name": "senator"}, "impera has a bot called senator already"),
        ({"command": []}, "describes no bot"),
        ({"colour": "red"}, "unknown field"),
    ],
)
def test_a_manifest_that_is_none_is_refused_with_its_file_and_the_reason(folder, change, says):
    add(folder, **{**GOOD, **change})
    bots, refused = manifests.found()
    assert bots == {}
    assert re.search(says, str(refused[folder / {**GOOD, **change}["name"] / "bot.json"]))


def test_of_two_manifests_with_one_name_the_second_is_refused_and_names_the_first(folder):
    add(folder, **GOOD)
    (folder / "copy").mkdir()
    (folder / "copy" / "bot.json").write_text(json.dumps({**GOOD, "sentence": "A copy."}), encoding="utf-8")
    bots, refused = manifests.found()
    assert bots["builder"].sentence == GOOD["sentence"]
    first = folder / "builder" / "bot.json"
    assert str(refused[folder / "copy" / "bot.json"]).endswith(f"the bot of {first} is called builder already")


BAD = {"name": "broken", "sentence": "", "command": []}


def test_a_manifest_that_is_none_keeps_no_other_bot_away(folder):
    add(folder, **BAD)
    add(folder, **GOOD)
    assert entrant("builder").label == "builder"
    assert entrant("senator").bot == "senator"
    assert list(manifests.found().bots) == ["builder"]


def test_whoever_asks_for_a_bot_is_told_what_is_wrong_with_its_manifest(folder):
    """It may be called by the name of its folder, or by the one in its file."""
    add(folder, **BAD)
    (folder / "broken").rename(folder / "mine")
    for name in ("broken", "mine"):
        with pytest.raises(BadOptions, match=r"bot.json describes no bot: .*\$.command"):
            entrant(name)
    (folder / "mine" / "bot.json").write_text("{", encoding="utf-8")
    with pytest.raises(BadOptions, match="describes no bot"):
        entrant("mine")


def test_a_manifest_that_cannot_be_read_is_refused_with_the_reason(folder):
    (folder / "mine" / "bot.json").mkdir(parents=True)
    with pytest.raises(BadOptions, match=r"bot\.json describes no bot: "):
        entrant("mine")
