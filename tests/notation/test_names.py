"""Names that people choose: one short line that can be seen."""

from __future__ import annotations

import pytest

from impera.notation.names import printable


@pytest.mark.parametrize("name", ["", "  ", "\u3164", "\u2800\u2800", "\u115f \uffa0", "\u200b", "\u0301", "\u00a0"])
def test_a_name_that_cannot_be_seen_is_none(name):
    assert printable(name) == ""


@pytest.mark.parametrize("name", ["Ada", "Ελένη", "Їжак", "李", "नि", "🂡"])
def test_a_name_in_any_script_stays(name):
    assert printable(name) == name


def test_a_filler_among_letters_is_left_out():
    assert printable("A\u3164da") == "Ada"
