"""A message that is missing or lacks a value fails the test that says it."""

import pytest

from impera.text import Speaker
from impera.text.language import STRICT, language


@pytest.fixture(autouse=True)
def strict(monkeypatch):
    monkeypatch.setenv(STRICT, "1")
    monkeypatch.delenv("IMPERA_COMMAND", raising=False)
    language.cache_clear()
    yield
    language.cache_clear()


@pytest.fixture
def speaker():
    """Speaks to seat 0 of Ada, Bo and Cy."""
    return Speaker(language("en"), ("Ada", "Bo", "Cy"), 0)


@pytest.fixture
def watcher():
    """Speaks to a spectator of Ada, Bo and Cy."""
    return Speaker(language("en"), ("Ada", "Bo", "Cy"))
