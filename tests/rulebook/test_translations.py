"""The rulebook says the same in every language: the same chapters, clauses, tables, pointers and notation."""

import re
from importlib.resources import files

import pytest

from impera import rulebook
from impera.text import languages

CLAUSE = re.compile(
    r"^(?:\*\*([RN]-[A-Z]+-\d+|N-\d+)|\| ((?:[AD]-\d+[a-z]?(?:, )?)+) \||- (I-\d+) )",
    re.MULTILINE,
)
"""The places where a clause is stated: a paragraph, a row of a table, an item of a list."""
NAME = re.compile(r"\b(?:R-[A-Z]+(?:-\d+)?|A-\d+[a-z]?|D-\d+|N-\d+|I-\d+)\b")

every_language = pytest.mark.parametrize("code", languages())


def book(code):
    return files(rulebook).joinpath(f"{code}.md").read_text(encoding="utf-8")


def stated(text):
    """The names of clauses where they are stated, in order."""
    return ["".join(names) for names in CLAUSE.findall(text)]


def headings(text):
    """The level and the number of each heading below the title, in order."""
    return re.findall(r"^(##+) (\d\S*)", text, re.MULTILINE)


def rows(text):
    """How many cells each row of each table has, with the first cell where that is a name."""
    found = [line.strip().strip("|").split("|") for line in text.splitlines() if line.startswith("|")]
    return [(len(cells), *NAME.findall(cells[0])) for cells in found]


def notation(text):
    """The text in backticks, in order."""
    return re.findall(r"`([^`]+)`", text)


def test_every_language_has_a_rulebook():
    books = {path.name.removesuffix(".md") for path in files(rulebook).iterdir() if path.name.endswith(".md")}
    assert books == set(languages())


def test_the_english_book_states_all_clauses():
    """So that the comparisons below compare something."""
    assert {name for names in stated(book("en")) for name in names.split(", ")} == set(rulebook.clauses())


@every_language
def test_the_chapters_have_the_same_numbers(code):
    assert headings(book(code)) == headings(book("en"))


@every_language
def test_the_same_clauses_are_stated_in_the_same_order(code):
    assert stated(book(code)) == stated(book("en"))


@every_language
def test_the_same_clauses_are_marked_as_rulings(code):
    marked = re.compile(r"^\*\*(R-[A-Z]+-\d+) \(", re.MULTILINE)
    assert marked.findall(book(code)) == marked.findall(book("en"))


@every_language
def test_the_same_clauses_are_pointed_to_in_the_same_order(code):
    assert NAME.findall(book(code)) == NAME.findall(book("en"))


@every_language
def test_the_tables_have_the_same_cells(code):
    assert rows(book(code)) == rows(book("en"))


@every_language
def test_a_table_of_clauses_begins_with_the_same_word(code):
    """`Id` is how a reader of the file recognises such a table."""
    assert book(code).count("\n| Id |") == book("en").count("\n| Id |")


@every_language
def test_notation_is_not_translated(code):
    """Except formulas, which name people and Domains."""
    pairs = zip(notation(book("en")), notation(book(code)), strict=True)
    assert [english for english, other in pairs if english != other and not english.startswith(("count", "H + "))] == []


@every_language
def test_the_same_numbers_stand_in_the_table_of_cards(code):
    """R-COMP-02 and R-PARAM-01."""
    table = re.compile(r"^\|[^`]*?((?:\|[ *]*\d[\d /*]*)+)\|$", re.MULTILINE)
    numbers = [re.findall(r"\d+", row) for row in table.findall(book(code))]
    assert len(numbers) >= len("MRESCU") + 3
    assert numbers == [re.findall(r"\d+", row) for row in table.findall(book("en"))]


@every_language
def test_the_book_names_the_designer_and_the_publisher(code):
    assert "Rémi Amy" in book(code)
    assert "Ludonaute" in book(code)
