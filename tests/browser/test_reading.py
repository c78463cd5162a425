"""How tests read a page: an empty value is one that the page has not drawn yet."""

from __future__ import annotations

import pytest

from tests import patience
from tests.browser import reading


class Page:
    """A page that shows one thing after another, one at each look."""

    def __init__(self, *shown):
        self._shown = list(shown)

    def wait_for_timeout(self, milliseconds):
        """Nothing takes any time here."""

    def read(self):
        return self._shown.pop(0) if len(self._shown) > 1 else self._shown[0]


@pytest.mark.parametrize("early", [None, 0, "", [], ("", "Play a card"), ("M1", None)])
def test_what_is_empty_is_waited_for(early):
    page = Page(*[early] * 30, ("M1", "Play a card"))
    assert reading.steady(page, page.read) == ("M1", "Play a card")


def test_what_still_changes_is_waited_for():
    page = Page(*range(1, 30))
    assert reading.steady(page, page.read) == 29


def test_what_may_be_empty_is_taken_as_it_is():
    page = Page([])
    assert reading.steady(page, page.read, may_be_empty=True) == []


def test_a_page_that_stays_empty_fails(monkeypatch):
    monkeypatch.setattr(patience, "PATIENCE", 0.01)
    page = Page("")
    with pytest.raises(AssertionError, match="did not settle on anything"):
        reading.steady(page, page.read)
