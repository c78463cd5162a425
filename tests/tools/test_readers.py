"""The readers of facts and reports follow from the declarations of views, events and analysis."""

from typing import get_args

from impera.analysis.reasons import AnyReason
from impera.bots.compiled import reasons as reported
from impera.rules import events as told_by_rules
from impera.views.events import EVENTS
from tools import readers


def test_the_readers_in_python_are_fresh():
    """A view is declared once; run `make generate` after a change."""
    assert readers.PYTHON.read_text(encoding="utf-8") == readers.python()


def test_the_readers_of_reports_are_fresh():
    """What analysis finds is declared once; run `make generate` after a change."""
    assert readers.ANALYSIS.read_text(encoding="utf-8") == readers.analysis()


def test_the_readers_in_typescript_are_fresh():
    """A view is declared once; run `make generate` after a change."""
    assert readers.TYPESCRIPT.read_text(encoding="utf-8") == readers.typescript()


def test_events_are_declared_in_the_order_of_their_numbers():
    """Facts name an event by its number."""
    names = [readers.tag_of(event.__name__).replace("-", "_").upper() for event in EVENTS]
    assert [getattr(told_by_rules, name) for name in names] == list(range(len(EVENTS)))


def test_reasons_are_declared_in_the_order_of_their_numbers():
    """A report names a reason by its number."""
    names = [readers.tag_of(reason.__name__).replace("-", "_").upper() for reason in get_args(AnyReason)]
    assert [getattr(reported, name) for name in names] == list(range(len(names)))
