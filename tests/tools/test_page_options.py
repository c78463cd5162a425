"""The page offers the options that there are."""

from tools import page_options


def test_the_lists_of_the_page_are_fresh():
    """An option is declared once, in Python; run `make generate` after a change."""
    assert page_options.FILE.read_text(encoding="utf-8") == page_options.typescript()
