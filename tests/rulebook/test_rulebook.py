"""The rulebook that ships with the product (`impera.rulebook`)."""

import doctest
import re
from importlib.resources import files

import pytest

from impera import rulebook

NAME = re.compile(r"\b(?:R-[A-Z]+-\d+|A-\d+[a-z]?|D-\d+|N-\d+|I-\d+)\b")


def book():
    return files(rulebook).joinpath("en.md").read_text(encoding="utf-8")


def test_the_examples_in_the_docstrings_hold():
    assert doctest.testmod(rulebook).failed == 0


@pytest.mark.parametrize(("letter", "number"), [("R", 97), ("A", 78), ("D", 39), ("N", 9), ("I", 7)])
def test_no_clause_is_lost(letter, number):
    assert number == sum(name.startswith(letter) for name in rulebook.clauses())


def test_every_clause_has_a_text():
    assert [clause.name for clause in rulebook.clauses().values() if not clause.text.strip()] == []


def test_every_clause_stands_under_a_heading():
    assert [clause.name for clause in rulebook.clauses().values() if not clause.headings] == []


def test_a_clause_is_filed_under_its_own_name():
    assert [name for name, clause in rulebook.clauses().items() if clause.name != name] == []


def test_every_name_in_the_text_is_a_clause():
    assert set() == set(NAME.findall(book())) - set(rulebook.clauses())


def test_every_clause_cited_in_the_source_exists():
    sources = (path for path in files("impera").rglob("*.py"))
    cited = {name for path in sources for name in NAME.findall(path.read_text(encoding="utf-8"))}
    assert set() == cited - set(rulebook.clauses())


def test_a_rule_begins_with_its_title():
    assert rulebook.clauses()["R-MIL-02"].text == "Purge (level 2): Discard exactly 2 cards from your hand."


def test_a_rule_knows_its_headings():
    assert rulebook.clauses()["R-MIL-02"].headings == ("1. The rules", "1.8 Military")


def test_a_ruling_is_marked():
    assert rulebook.clauses()["R-INFO-02"].text.startswith("(ruling) The Age of each hand card")


def test_a_row_becomes_one_line_for_each_column():
    assert rulebook.clauses()["A-06"].text.splitlines() == [
        "Case: Choosing a Domain of which you have no card",
        "Ruling: Not allowed.",
        'Reason: The own discard is a "must", and is what forces the others.',
    ]


def test_a_row_has_its_first_column_for_a_title():
    assert rulebook.clauses()["A-06"].title == "Choosing a Domain of which you have no card"


def test_an_empty_cell_is_left_out():
    assert "Reason" not in rulebook.clauses()["A-61"].text


def test_the_sign_for_the_same_says_the_same_as_what():
    assert "UA: = EN (all steps except drawing)" in rulebook.clauses()["D-06"].text


def test_a_row_of_two_names_belongs_to_both():
    assert rulebook.clauses()["D-10"].text.splitlines()[0] == rulebook.clauses()["D-12"].text.splitlines()[0]


def test_a_clause_stated_twice_has_both_texts():
    text = rulebook.clauses()["D-12"].text
    assert "Option: `self_target`" in text
    assert "Topic: Democracy: whose area" in text


def test_a_clause_goes_on_over_its_table():
    text = rulebook.clauses()["N-03"].text
    assert "text: `end`; when: step 2 is over: draw, end of turn" in text
    assert "Every decision is asked" in text


def test_a_table_inside_a_clause_becomes_one_line_for_each_row():
    assert "Domain: Utopia; Age I: 0; Age II: 0; Age III: 16; Total: 16" in rulebook.clauses()["R-COMP-02"].text


def test_an_invariant_keeps_its_further_lines():
    assert "`max_turns` (N-08) ends such a game." in rulebook.clauses()["I-7"].text


def test_no_mark_of_emphasis_is_left():
    assert [clause.name for clause in rulebook.clauses().values() if "*" in clause.text] == []


def test_changing_the_answer_changes_no_later_answer():
    rulebook.clauses().clear()
    assert rulebook.clauses()


def test_the_chapters_state_all_clauses():
    assert set(rulebook.clauses()) == {name for chapter in rulebook.chapters() for name in chapter.clauses}


def test_the_chapters_together_are_the_book():
    lost = [chapter.headings for chapter in rulebook.chapters() if chapter.text not in book()]
    assert lost == []


def test_the_designer_and_the_publisher_are_named():
    assert "Rémi Amy" in book()
    assert "Ludonaute" in book()
    assert "unofficial fan implementation" in book()


def test_a_search_for_a_name_finds_that_clause_first():
    assert rulebook.find("r-eff-07")[0].name == "R-EFF-07"


def test_a_search_puts_a_title_before_a_text():
    assert rulebook.find("attack")[0].name == "R-MIL-03"


def test_a_search_puts_rules_before_rulings_before_differences():
    assert [clause.name for clause in rulebook.find("military")][:4] == ["R-MIL-01", "R-MIL-02", "R-MIL-03", "A-07"]


def test_a_search_ignores_small_words():
    assert rulebook.find("how do I attack the") == rulebook.find("attack")


@pytest.mark.parametrize(("number", "size"), [("1.8", 1), ("2A", 1), ("1", 20), ("1.", 20), ("1.99", 0), ("", 0)])
def test_a_chapter_is_found_by_its_number_with_those_inside_it(number, size):
    assert len(rulebook.chapter(number)) == size


def test_a_chapter_that_is_read_states_all_its_clauses():
    for chapter in rulebook.chapters():
        text = "\n".join(rulebook.read(chapter))
        assert [name for name in chapter.clauses if name not in text] == []
        assert "**" not in text


def test_a_search_reads_the_heading():
    assert "R-EMB-01" in [clause.name for clause in rulebook.find("embargo marker")]


def test_a_search_needs_every_word():
    assert rulebook.find("embargo zeppelin") == []


def test_a_search_for_nothing_finds_nothing():
    assert rulebook.find("  ") == []


def test_capitals_do_not_matter_in_a_search():
    assert rulebook.find("HOLY book") == rulebook.find("holy BOOK")


@pytest.mark.parametrize(
    ("language", "word"), [("ru", "атаки"), ("uk", "атакою"), ("pt-BR", "ataques"), ("el", "επίθεσης")]
)
def test_endings_do_not_matter_where_words_have_many(language, word):
    assert rulebook.find(word, language)[0].name == "R-MIL-03"


def test_accents_do_not_matter():
    found = rulebook.find("religiao", "pt-BR")
    assert found
    assert found == rulebook.find("religião", "pt-BR")
