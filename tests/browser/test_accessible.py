"""The page is for everyone: what machines can find of WCAG 2.2 AA, in every state, in light and dark."""

from __future__ import annotations

import pytest

from tests.browser.axe import violations
from tests.browser.states import STATES

PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
WIDE = {"viewport": {"width": 1440, "height": 900}}


@pytest.mark.parametrize("device", [PHONE, WIDE], ids=["phone", "wide"])
@pytest.mark.parametrize("name", STATES)
def test_axe_finds_nothing_in_light_and_dark(open_window, server, name, device):
    person = open_window(**device)
    STATES[name](person, server)
    found = {}
    for scheme in ("light", "dark"):
        person.page.emulate_media(color_scheme=scheme)
        found[scheme] = violations(person.page)
    assert found == {"light": [], "dark": []}
