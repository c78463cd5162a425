"""No input is lost or redirected, whatever moves on the table at that moment. `python -m bench inputs` throws more."""

from __future__ import annotations

from tests.browser.random_presses import throw

_INPUTS = 120


def test_what_was_under_a_press_is_what_it_chose(open_window, server):
    person = open_window(pace="fast", reduced_motion="no-preference", has_touch=True)
    assert throw(person, server, 7, _INPUTS) == []
