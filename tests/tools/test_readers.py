"""The readers of facts follow from the declarations of views and events."""

from impera.rules import events as told_by_rules
from impera.views.events import EVENTS
from tools import readers


def test_the_readers_in_python_are_fresh():
    """A view is declared once; run `make generate` after a change."""
    assert readers.PYTHON.read_text(encoding="utf-8") == readers.python()


def test_the_readers_in_typescript_are_fresh():
    """A view is declared once; run `make generate` after a change."""
    assert readers.TYPESCRIPT.read_text(encoding="utf-8") == readers.typescript()


def test_events_are_declared_in_the_order_of_their_numbers():
    """Facts name an event by its number."""
    names = [readers.tag_of(event.__name__).replace("-", "_").upper() for event in EVENTS]
    assert [getattr(told_by_rules, name) for name in names] == list(range(len(EVENTS)))
