"""The page is for everyone: everything in WCAG 2.2 AA that a machine can check, in every state, in light and dark."""

from __future__ import annotations

import pytest

from tests.browser.axe import expect_no_violation
from tests.browser.moments import SCENES
from tests.browser.states import STATES

# Colours depend on the scheme and not on the size; everything else depends on the size alone.
SIGHTS = (((390, 844), "dark"), ((1440, 900), "light"))


@pytest.mark.parametrize("name", sorted(STATES))
def test_axe_finds_nothing_on_a_dark_phone_and_a_light_wide_screen(person, server, name):
    STATES[name](person, server)
    look(person, name)


@pytest.mark.parametrize("name", sorted(SCENES))
def test_axe_finds_nothing_in_what_opens_and_passes(person, server, name):
    moments = 0
    for moment in SCENES[name](person, server):
        moments += 1
        look(person, moment)
    assert moments


def look(person, what):
    """Let axe check both. The last one is wide, as the next step expects."""
    for size, scheme in SIGHTS:
        person.show(*size, scheme)
        expect_no_violation(person, (what, size, scheme))
