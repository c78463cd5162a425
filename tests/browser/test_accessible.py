"""The page is for everyone: everything in WCAG 2.2 AA that a machine can check, in every state, in light and dark."""

from __future__ import annotations

import pytest

from tests.browser.axe import EVERY_RULE, RULES_OF_COLOUR, expect_no_violation
from tests.browser.moments import SCENES
from tests.browser.states import STATES

SIZES = {"phone": (390, 844), "wide": (1440, 900)}
# Only rules of colour can tell light from dark.
PAIRS = (
    ("phone", "light", RULES_OF_COLOUR),
    ("phone", "dark", EVERY_RULE),
    ("wide", "dark", RULES_OF_COLOUR),
    ("wide", "light", EVERY_RULE),
)
# What opens over a page is made of parts that states show in all four.
FEWER_PAIRS = tuple(pair for pair in PAIRS if pair[2] is EVERY_RULE)


@pytest.mark.parametrize("name", sorted(STATES))
def test_axe_finds_nothing_on_phones_and_wide_screens_in_light_and_dark(person, server, name):
    STATES[name](person, server)
    look(person, PAIRS, name)


@pytest.mark.parametrize("name", sorted(SCENES))
def test_axe_finds_nothing_in_what_opens_and_passes(person, server, name):
    moments = 0
    for moment in SCENES[name](person, server):
        moments += 1
        look(person, FEWER_PAIRS, moment)
    assert moments


def look(person, pairs, what):
    """Let axe check some sizes in light or dark. The last one is wide, as the next step expects."""
    for size, scheme, rules in pairs:
        person.show(*SIZES[size], scheme)
        expect_no_violation(person, rules, (what, size, scheme))
