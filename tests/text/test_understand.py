"""What typed lines mean. `tests/golden/typed.json` holds the page to the same."""

from __future__ import annotations

import pytest

from impera.text import Speaker, language, languages
from impera.text.commands import COMMANDS
from impera.text.understand import Decide, Do, Unclear, turns_of_log, understand
from tests.golden.words import NAMES, moments


def asked(ask):
    return next(now for now, *_ in moments() if now.question and now.question.ask == ask and len(now.legal) > 1)


def meant(line, view, code="en"):
    return understand(Speaker(language(code), NAMES, view.seat), view, line)


@pytest.mark.parametrize("line", ["2", "2.", " 2 "])
def test_a_number_is_the_answer_with_that_number(line):
    view = asked("play")
    assert meant(line, view) == Decide(decision=view.legal[1])


@pytest.mark.parametrize("line", ["0", "99", "12345678901234567890"])
def test_a_number_beyond_the_answers_says_how_many_there_are(line):
    view = asked("play")
    assert meant(line, view) == Unclear(key="input-no-such-number", values={"number": len(view.legal)})


def test_every_legal_decision_can_be_typed_as_it_is_written():
    """N-03."""
    for view, *_ in moments():
        for decision in view.legal:
            assert meant(decision, view) == Decide(decision=decision)


def test_the_beginnings_of_words_are_enough_when_only_one_answer_fits():
    assert meant("END your", asked("menu")) == Decide(decision="end")


def test_words_that_fit_several_answers_name_them():
    assert meant("play", asked("play")).key == "input-several"


@pytest.mark.parametrize(("line", "key"), [("  ", "input-empty"), ("abracadabra", "input-unknown")])
def test_a_line_without_meaning_says_what_can_be_typed(line, key):
    assert meant(line, asked("play")).key == key


def test_an_effect_that_cannot_be_used_says_why():
    view = asked("menu")
    effect = next(each.effect for each in view.effects if not each.available)
    assert meant(f"use {effect.replace('-', ' ')}", view).key == "input-effect"


def test_where_nothing_is_asked_only_commands_are_left():
    view = next(now for now, *_ in moments() if not now.legal)
    assert [meant(line, view) for line in ("2", "deck")] == [Unclear(key="command-none", values={}), Do("deck", "")]


@pytest.mark.parametrize("code", languages())
def test_every_command_is_understood_in_every_language_and_in_english(code):
    view, say = asked("play"), language(code).say
    for command in COMMANDS:
        typed = (command, say(f"command-{command}").upper())
        assert [meant(line, view, code) for line in typed] == [Do(command, ""), Do(command, "")]


@pytest.mark.parametrize(
    ("line", "meaning"),
    [
        ("rules Attack twice", Do("rules", "Attack twice")),
        ("log 20", Do("log", "20")),
        ("save My game.jsonl", Do("save", "My game.jsonl")),
        ("?", Do("help", "")),
    ],
)
def test_further_words_belong_to_the_commands_that_take_them(line, meaning):
    assert meant(line, asked("play")) == meaning


def test_capitals_and_accents_do_not_matter():
    assert meant("ΒΟΗΘΕΙΑ", asked("play"), "el") == Do("help", "")


def test_the_log_shows_as_many_turns_as_are_asked_for_and_some_if_none_are():
    assert [turns_of_log(words) for words in ("20", "", "0", "99999", "all")] == [20, 8, 1, 8, 8]
