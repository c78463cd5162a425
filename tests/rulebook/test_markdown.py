"""The rulebook as typed blocks, for pages (`impera.rulebook.book`)."""

import doctest

import msgspec
import pytest

from impera import rulebook
from impera.rulebook import blocks, markdown, source


def chapter(number, language="en"):
    return next(each for each in rulebook.book(language).chapters if each.number == number)


def everything(part):
    """A part and all parts inside it."""
    if isinstance(part, tuple):
        for each in part:
            yield from everything(each)
    elif isinstance(part, msgspec.Struct):
        yield part
        for name in part.__struct_fields__:
            yield from everything(getattr(part, name))


@pytest.mark.parametrize("room", [markdown, source])
def test_the_examples_in_the_docstrings_hold(room):
    assert doctest.testmod(room).failed == 0


@pytest.mark.parametrize("language", rulebook.languages())
def test_the_chapters_state_all_clauses(language):
    stated = {name for each in rulebook.book(language).chapters for name in each.clauses}
    assert stated == set(rulebook.clauses(language)) == set(rulebook.clauses())


@pytest.mark.parametrize("language", rulebook.languages())
def test_no_mark_of_markdown_is_left(language):
    texts = [part.text for part in everything(rulebook.book(language)) if isinstance(part, blocks.Text)]
    assert len(texts) > 500
    assert [text for text in texts if set("*`|") & set(text)] == []


@pytest.mark.parametrize("language", rulebook.languages())
def test_every_reference_leads_to_a_clause(language):
    names = {part.name for part in everything(rulebook.book(language)) if isinstance(part, blocks.Reference)}
    assert names
    assert names - set(rulebook.clauses(language)) == set()


@pytest.mark.parametrize("language", rulebook.languages())
def test_every_row_of_a_table_has_a_cell_for_each_header(language):
    tables = [part for part in everything(rulebook.book(language)) if isinstance(part, blocks.TableBlock)]
    assert [table for table in tables if {len(row.cells) for row in table.rows} != {len(table.headers)}] == []
    assert [table for table in tables if len(table.align) != len(table.headers)] == []


def test_a_clause_has_its_title_apart():
    clause = chapter("1.8").blocks[1]
    assert (clause.name, clause.title, clause.note) == ("R-MIL-02", "Purge (level 2)", "")
    assert clause.blocks == (blocks.Paragraph((blocks.Text("Discard exactly 2 cards from your hand."),)),)


def test_a_ruling_has_a_note_instead_of_a_title():
    clause = next(each for each in chapter("1.1").blocks if each.name == "R-INFO-02")
    assert (clause.title, clause.note) == ("", "ruling")


def test_a_clause_goes_on_over_its_table():
    clause = next(each for each in chapter("4").blocks if each.name == "N-03")
    assert [type(block) for block in clause.blocks] == [blocks.Paragraph, blocks.TableBlock, blocks.Paragraph]


def test_a_table_of_clauses_has_their_names_beside_its_cells():
    (table,) = [each for each in chapter("2b").blocks if isinstance(each, blocks.TableBlock)]
    row = next(row for row in table.rows if row.names == ("A-06",))
    assert table.headers[0] == (blocks.Text("Case"),)
    assert row.cells[1] == (blocks.Text("Not allowed."),)


def test_a_list_of_clauses_has_their_names_beside_its_items():
    (listing,) = chapter("5").blocks
    assert [item.name for item in listing.items] == [f"I-{number}" for number in range(1, 8)]


def test_a_numbered_list_is_told_as_such():
    (listing,) = chapter("6").blocks
    assert listing.ordered
    assert len(listing.items) == 14


def test_marks_in_a_line_become_parts():
    (paragraph,) = next(each for each in chapter("1.1").blocks if each.name == "R-ZONE-02").blocks
    kinds = [type(part) for part in paragraph.parts[:4]]
    assert kinds == [blocks.Code, blocks.Text, blocks.Strong, blocks.Text]
    assert blocks.Reference("A-01") in paragraph.parts


def test_a_language_without_a_book_is_given_the_english_one():
    assert rulebook.book("tlh") == rulebook.book("en")
    assert rulebook.clauses("tlh") == rulebook.clauses("en")


def test_a_book_can_be_written_and_read_as_json():
    book = rulebook.book("en")
    assert msgspec.json.decode(msgspec.json.encode(book), type=rulebook.Book) == book
