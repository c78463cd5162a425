import json
import re

import pytest


def test_without_words_the_chapters_are_listed(impera):
    shown = impera("rules").stdout
    assert "1.8 Military: R-MIL-01 to R-MIL-03" in shown
    assert '"impera rules R-MIL-03" shows a clause' in " ".join(shown.split())
    spans = re.findall(r": ([A-Z]-)(\d+)\w? to \1(\d+)", shown)
    assert spans
    assert [span for span in spans if int(span[1]) > int(span[2])] == []


def test_a_chapter_is_shown_whole_by_its_number(impera):
    shown = impera("rules 1.8").stdout
    assert shown.startswith("1.8 Military\n")
    assert all(name in shown for name in ("R-MIL-01 Assassination", "R-MIL-02", "R-MIL-03"))
    assert "R-REL" not in shown.replace("[", "")


@pytest.mark.parametrize("number", ["1", "2b", "6"])
def test_every_chapter_can_be_shown(impera, number):
    result = impera(f"rules {number}")
    assert result.exit_code == 0
    assert result.stdout.startswith(number)


def test_json_of_a_chapter_holds_its_clauses(impera):
    found = [clause["name"] for clause in json.loads(impera("rules 1.16 --json").stdout)]
    assert found == ["R-HEG-01", "R-HEG-02", "R-HEG-03"]


@pytest.mark.parametrize("words", ["win", "how do I win?"])
def test_who_asks_how_to_win_is_shown_the_victories(impera, words):
    shown = impera(f"rules {words}").stdout
    assert shown.startswith("R-HEG-01 (chapter 1.16 Hegemony victory)")
    assert "R-MAJ-01" in shown


@pytest.mark.parametrize("name", ["R-MIL-01", "r-mil-01"])
def test_a_clause_is_shown_by_its_name(impera, name):
    assert impera(f"rules {name}").stdout.splitlines() == [
        "R-MIL-01 (chapter 1.8 Military)",
        "  Assassination (level 1): Discard exactly 1 card from your hand.",
    ]


def test_words_show_the_best_clause_and_list_the_others(impera):
    shown = impera("rules attack").stdout
    assert shown.startswith("R-MIL-03 (chapter 1.8 Military)")
    assert "more clauses are about this:" in shown


def test_no_line_is_wider_than_80_columns(impera):
    for words in ("", "attack", "a", "R-PARAM-01", "D-06", "1", "2", "3", "4", "5", "6"):
        assert [line for line in impera(f"rules {words}").stdout.splitlines() if len(line) > 80] == []


def test_json_holds_what_was_found(impera):
    assert [clause["name"] for clause in json.loads(impera("rules R-MIL-01 --json").stdout)] == ["R-MIL-01"]


def test_json_without_words_holds_all_clauses(impera):
    assert len(json.loads(impera("rules --json").stdout)) > 150
