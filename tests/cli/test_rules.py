import json

import pytest


def test_without_words_the_chapters_are_listed(impera):
    shown = impera("rules").stdout
    assert "1.8 Military: R-MIL-01 to R-MIL-03" in shown
    assert '"impera rules R-MIL-03" shows a clause' in shown


@pytest.mark.parametrize("name", ["R-MIL-01", "r-mil-01"])
def test_a_clause_is_shown_by_its_name(impera, name):
    assert impera(f"rules {name}").stdout.splitlines() == [
        "R-MIL-01 (chapter 1.8 Military)",
        "  Assassination (level 1): Discard exactly 1 card from your hand.",
    ]


def test_words_show_the_best_clause_and_list_the_others(impera):
    shown = impera("rules attack").stdout
    assert shown.startswith("R-MIL-03 (chapter 1.8 Military)")
    assert "more clauses hold these words:" in shown


def test_no_line_is_wider_than_80_columns(impera):
    for words in ("", "attack", "a", "R-PARAM-01", "D-06"):
        assert [line for line in impera(f"rules {words}").stdout.splitlines() if len(line) > 80] == []


def test_json_holds_what_was_found(impera):
    assert [clause["name"] for clause in json.loads(impera("rules R-MIL-01 --json").stdout)] == ["R-MIL-01"]


def test_json_without_words_holds_all_clauses(impera):
    assert len(json.loads(impera("rules --json").stdout)) > 150
