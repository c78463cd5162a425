"""The lessons of the page are those of Python."""

from tools import course


def test_the_lessons_of_the_page_are_fresh():
    """A lesson is declared once; run `make generate` after a change."""
    assert course.FILE.read_text(encoding="utf-8") == course.typescript()
