"""The recipes of docs/recipes.md, followed to the letter in a copy of the sources: the product has what was added."""

from __future__ import annotations

import json

import pytest

from tests.recipes import bot, effect, event, exercise, field, option

RECIPES = {
    "Add an option of the rules": option.EDITS,
    "Add a field of the state": field.EDITS,
    "Change an effect": effect.EDITS,
    "Add a bot": bot.EDITS,
    "Add an event": event.EDITS,
}


@pytest.fixture(scope="module")
def with_option(tmp_path_factory):
    """The sources with one more option."""
    return exercise.followed(option.EDITS, tmp_path_factory.mktemp("option"))


@pytest.fixture(scope="module")
def with_field(tmp_path_factory):
    """The sources with one more field of the state."""
    return exercise.followed(field.EDITS, tmp_path_factory.mktemp("field"))


@pytest.fixture(scope="module")
def with_event(tmp_path_factory):
    """The sources with one more event."""
    return exercise.followed(event.EDITS, tmp_path_factory.mktemp("event"))


@pytest.fixture(scope="module")
def with_effect(tmp_path_factory):
    """The sources with one effect replaced."""
    return exercise.followed(effect.EDITS, tmp_path_factory.mktemp("effect"))


@pytest.fixture(scope="module")
def with_bot(tmp_path_factory):
    """The sources with one more bot."""
    return exercise.followed(bot.EDITS, tmp_path_factory.mktemp("bot"))


@pytest.mark.parametrize("heading", RECIPES)
def test_the_page_names_every_file_that_is_edited_and_no_other(heading):
    """A folder stands for a file in it: the chapter of a rule, or a new file."""
    edited, named = exercise.files(RECIPES[heading]), exercise.named(heading)
    folders = {path for path in named if path.endswith("/")}
    assert named - folders <= edited
    elsewhere = {file.rpartition("/")[0] + "/" for file in edited - named}
    assert elsewhere == folders


def test_an_option_touches_four_files_beside_translations():
    assert len(exercise.files(option.EDITS)) == 4


def test_an_option_reaches_games_views_positions_records_tensors_the_study_and_the_strategies(with_option):
    assert json.loads(exercise.run(with_option, "-c", option.FOUND)) == option.EXPECTED


def test_an_option_reaches_the_command_line(with_option):
    told = exercise.run(with_option, "-m", "impera", "simulate", "--help")
    assert "--draw [full|one-fewer|two-fewer]" in told
    assert "How full step 3 makes a hand." in told


def test_an_option_reaches_the_page(with_option):
    offered = (with_option / "frontend/src/wire/options.ts").read_text(encoding="utf-8")
    assert '  draw: ["full", "one-fewer", "two-fewer"],\n' in offered
    typed = (with_option / "frontend/src/wire/messages.ts").read_text(encoding="utf-8")
    assert '  draw: "full" | "one-fewer" | "two-fewer";\n' in typed


def test_an_option_is_a_parameter_of_openspiel(with_option):
    pytest.importorskip("pyspiel")
    load = "print(pyspiel.load_game('impera(draw=one-fewer)').options.draw)"
    told = exercise.run(with_option, "-c", f"import pyspiel, impera.adapters.openspiel_game; {load}")
    assert told == "one-fewer\n"


def test_a_field_touches_its_declaration_its_rule_and_one_line_of_each_format_that_is_published():
    assert exercise.files(field.EDITS) == {
        "src/impera/rules/state.py",
        "src/impera/rules/turn.py",
        "src/impera/views/view.py",
        "src/impera/game/position/shape.py",
        "src/impera/adapters/observation/layout.py",
    }


def test_a_field_reaches_views_positions_searches_and_tensors(with_field):
    assert json.loads(exercise.run(with_field, "-c", field.FOUND)) == field.EXPECTED


def test_a_field_reaches_the_page(with_field):
    assert "  skips: number;\n" in (with_field / "frontend/src/wire/messages.ts").read_text(encoding="utf-8")


def test_an_event_touches_three_files_beside_translations():
    assert len(exercise.files(event.EDITS)) == 3


def test_an_event_is_told_and_worded(with_event):
    assert json.loads(exercise.run(with_event, "-c", event.FOUND)) == event.EXPECTED


def test_an_event_reaches_the_page(with_event):
    typed = (with_event / "frontend/src/wire/messages.ts").read_text(encoding="utf-8")
    assert 'export interface RoundBeganEvent {\n  event: "round-began";\n  seat: number;\n  turn: number;\n}' in typed
    assert " | RoundBeganEvent" in typed


def test_an_effect_touches_its_declaration_its_chapter_and_the_bots_opinion_of_it():
    assert exercise.files(effect.EDITS) == {
        "src/impera/rules/decisions.py",
        "src/impera/rules/military.py",
        "src/impera/bots/compiled/heuristic.py",
    }


def test_an_effect_is_used_shown_asked_for_and_continued_from_a_position(with_effect):
    assert json.loads(exercise.run(with_effect, "-c", effect.FOUND)) == effect.EXPECTED


def test_an_effect_reaches_the_page(with_effect):
    listed = (with_effect / "frontend/src/wire/board.ts").read_text(encoding="utf-8")
    assert '{ effect: "plunder", clause: "R-MIL-02", kind: "level-2" }' in listed
    assert "purge" not in listed


def test_a_bot_is_a_class_a_line_of_the_roster_and_a_measured_rating():
    assert exercise.files(bot.EDITS) == {
        "src/impera/bots/miller.py",
        "src/impera/bots/roster.py",
        "src/impera/bots/ratings.json",
    }


def test_a_bot_is_made_by_its_name_and_decides(with_bot):
    assert json.loads(exercise.run(with_bot, "-c", bot.FOUND)) == bot.EXPECTED


def test_a_bot_is_listed_with_its_level_and_its_rating(with_bot):
    told = exercise.run(with_bot, "-m", "impera", "bots")
    assert "\n3. miller: Takes what comes first. Rating 15.0 ± 7.0.\n4. trader: " in told
