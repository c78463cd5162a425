"""The page lists what is declared in Python."""

import pytest

from tools import page_lists


@pytest.mark.parametrize("name", page_lists.LISTS)
def test_the_lists_of_the_page_are_fresh(name):
    """An option or an effect is declared once, in Python; run `make generate` after a change."""
    assert (page_lists.FOLDER / name).read_text(encoding="utf-8") == page_lists.LISTS[name]()
