"""What a browser shows when the gate refuses a document."""

from __future__ import annotations

import pytest

from impera.server.edge.refusal_page import problems_in, refusal_page, wants_page
from impera.text.files import languages

DOCUMENT = "text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8"


@pytest.mark.parametrize(
    ("method", "accept", "is_wanted"),
    [("GET", DOCUMENT, True), ("GET", "*/*", False), ("GET", "application/json", False), ("POST", DOCUMENT, False)],
)
def test_only_documents_are_refused_with_a_page(method, accept, is_wanted):
    assert wants_page(method, {b"accept": accept}) is is_wanted
    assert not wants_page("GET", {})


@pytest.mark.parametrize(
    ("accepted", "code"),
    [("ru-RU,ru;q=0.9,en;q=0.8", "ru"), ("pt-PT,en;q=0.5", "pt-BR"), ("de,uk;q=0.5", "uk"), ("de", "en"), ("", "en")],
)
def test_the_page_is_in_the_first_language_of_the_browser_that_there_is(accepted, code):
    page = refusal_page("other-name", {b"accept-language": accepted}).decode()
    assert f'<html lang="{code}">' in page
    assert problems_in(code)["other-name"] in page


@pytest.mark.parametrize("code", languages())
@pytest.mark.parametrize("problem", ["other-name", "other-origin", "no-upgrade", "too-fast", "http"])
def test_every_refusal_of_the_gate_has_its_words(problem, code):
    """They stand on the page as they are, so none has a value to fill in."""
    assert "{" not in problems_in(code)[problem]
