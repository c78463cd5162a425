"""The page is for everyone: what machines can find of WCAG 2.2 AA, in every state, in light and dark."""

from __future__ import annotations

import itertools

import pytest

from tests.browser.axe import violations
from tests.browser.states import STATES

SIZES = {"phone": {"width": 390, "height": 844}, "wide": {"width": 1440, "height": 900}}
SCHEMES = ("light", "dark")


@pytest.mark.parametrize("name", sorted(STATES))
def test_axe_finds_nothing_on_phones_and_wide_screens_in_light_and_dark(person, server, name):
    STATES[name](person, server)
    found = {}
    for size, scheme in itertools.product(SIZES, SCHEMES):
        person.page.set_viewport_size(SIZES[size])
        person.page.emulate_media(color_scheme=scheme)
        found[size, scheme] = violations(person.page)
    assert {where: what for where, what in found.items() if what} == {}
