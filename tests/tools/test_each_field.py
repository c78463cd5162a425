"""Code that treats every field of the state the same way follows from its declaration."""

import re
from pathlib import Path

import impera.rules
from impera.rules.state import AS_IT_IS, CHOICES, NUMBERS, TABLE, ZONES
from tools import each_field

OBSERVE = Path(impera.rules.__path__[0]) / "observe.py"


def test_the_functions_over_all_fields_are_fresh():
    """A field is declared once, in `impera.rules.state`; run `make generate` after a change."""
    assert each_field.FILE.read_text(encoding="utf-8") == each_field.source()


def test_a_field_is_observed_as_it_is_or_by_hand_and_never_both():
    """A field that nobody observes would be 0 in every view; one observed twice could show what is hidden."""
    by_hand = set(re.findall(r"\bo\.(\w+)", OBSERVE.read_text(encoding="utf-8")))
    written = set(re.findall(r"\bo\.(\w+)", each_field.source()))
    for field in CHOICES + NUMBERS + TABLE + ZONES:
        assert (field.name in written) == (field.observed == AS_IT_IS), field
        assert (field.name in by_hand) == (field.observed != AS_IT_IS), field
