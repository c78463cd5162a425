"""The page is for everyone: what machines can find of WCAG 2.2 AA, in every state, in light and dark."""

from __future__ import annotations

import itertools

import pytest

from tests.browser.axe import violations
from tests.browser.moments import SCENES
from tests.browser.states import STATES

SIZES = {"phone": {"width": 390, "height": 844}, "wide": {"width": 1440, "height": 900}}
SCHEMES = ("light", "dark")
# Each size and each scheme once: what opens over a page is made of what states show in all four.
PAIRS = (("phone", "dark"), ("wide", "light"))


@pytest.mark.parametrize("name", sorted(STATES))
def test_axe_finds_nothing_on_phones_and_wide_screens_in_light_and_dark(person, server, name):
    STATES[name](person, server)
    found = look(person, itertools.product(SIZES, SCHEMES))
    assert {where: what for where, what in found.items() if what} == {}


@pytest.mark.timeout(240)
@pytest.mark.parametrize("name", sorted(SCENES))
def test_axe_finds_nothing_in_what_opens_and_passes(person, server, name):
    found = {}
    for moment in SCENES[name](person, server):
        found |= {(moment, *pair): what for pair, what in look(person, PAIRS).items()}
        person.page.set_viewport_size(SIZES["wide"])
    assert found
    assert {where: what for where, what in found.items() if what} == {}


def look(person, pairs):
    """What axe finds at some sizes in some schemes."""
    found = {}
    for size, scheme in pairs:
        person.page.set_viewport_size(SIZES[size])
        person.page.emulate_media(color_scheme=scheme)
        found[size, scheme] = violations(person.page)
    return found
