"""Bots that a host offers, as settings name them."""

from __future__ import annotations

import json
import sys

import pytest

from impera import BadOptions
from impera.server.offers import Offer, read_offers
from impera.server.settings import read_settings

PROGRAM = f"exec:{sys.executable} bot.py"


@pytest.fixture(autouse=True)
def folder(tmp_path, monkeypatch):
    """A folder with one bot in it."""
    monkeypatch.setenv("IMPERA_BOTS", str(tmp_path))
    (tmp_path / "builder").mkdir()
    manifest = {"name": "builder", "sentence": "Builds on.", "command": [sys.executable, "-c", "1"]}
    (tmp_path / "builder" / "bot.json").write_text(json.dumps(manifest), encoding="utf-8")


def test_a_program_is_offered_by_a_name():
    assert read_offers([f"mine={PROGRAM}"]) == {"mine": Offer("mine", "", (sys.executable, "bot.py"))}


def test_a_bot_in_a_folder_is_offered_with_its_sentence_and_perhaps_by_another_name():
    offers = read_offers(["builder", "mine=builder"])
    assert [offer[:2] for offer in offers.values()] == [("builder", "Builds on."), ("mine", "Builds on.")]


@pytest.mark.parametrize(
    "texts",
    [
        ["senator"],
        ["mine=senator"],
        [f"senator={PROGRAM}"],
        [f"uniform={PROGRAM}"],
        [f"My Bot={PROGRAM}"],
        [f"{'a' * 41}={PROGRAM}"],
        [PROGRAM],
        ["mine=py:bots:Mine"],
        ["builder", "builder"],
    ],
)
def test_what_is_no_program_with_a_new_name_is_refused(texts):
    with pytest.raises(BadOptions, match="cannot be offered: write NAME=exec:COMMAND"):
        read_offers(texts)


def test_a_program_that_is_not_there_is_refused_before_the_server_starts():
    with pytest.raises(BadOptions, match=r"there is no program './absent'"):
        read_settings(None, {}, {"bots": ["mine=exec:./absent"]}, "sqlite:///x")


def test_bots_come_from_the_file_the_environment_and_the_command_line(tmp_path):
    file = tmp_path / "impera.toml"
    file.write_text(f'bots = ["mine={PROGRAM}", "builder"]', encoding="utf-8")
    variables = {"IMPERA_SERVER_BOTS": f"other={PROGRAM},builder"}
    assert read_settings(file, {}, {}, "sqlite:///x").bots == (f"mine={PROGRAM}", "builder")
    assert read_settings(file, variables, {}, "sqlite:///x").bots == (f"other={PROGRAM}", "builder")
    assert read_settings(file, variables, {"bots": ["builder"]}, "sqlite:///x").bots == ("builder",)
