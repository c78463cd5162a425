"""How tests read a page: they wait for what they read, because a page draws in its own time.

Nothing else in this folder reads a page at once, except inside what `wait`, `finds` or `steady` call repeatedly;
`tools/immediate_reads.py` checks this.
"""

from __future__ import annotations

import time

from playwright.sync_api import expect

from tests import patience

PATIENCE = 1000 * patience.PATIENCE
"""Milliseconds."""
expect.set_options(timeout=PATIENCE)

_GLANCE = 25
"""Milliseconds between two looks: each costs a test, the driver and the page a millisecond or more of work."""
_REST = 4
"""How many looks in a row must see the same."""


def wait(page, what):
    """Let the browser run until something is true; returns its value."""
    until = time.monotonic() + patience.PATIENCE
    while time.monotonic() < until:
        if found := what():
            return found
        page.wait_for_timeout(_GLANCE)
    message = f"waited in vain; the page says: {page.locator('body').inner_text()[:600]}"
    raise AssertionError(message)


def finds(page, read, wanted):
    """Let the browser run until it shows what is wanted."""
    until = time.monotonic() + patience.PATIENCE
    while (found := read()) != wanted and time.monotonic() < until:
        page.wait_for_timeout(_GLANCE)
    assert found == wanted, f"found {found!r} instead of {wanted!r}"


def steady(page, read, *, may_be_empty=False):
    """What is read, once it has stayed the same for a while: for values a test cannot know beforehand.

    Nothing, zero, and an empty text or list are not accepted, because they are what a page shows before it has drawn
    anything; nor is a tuple with one of them. A test that allows for them says so, and waits first for something that
    the page shows together with what is read.
    """
    until = time.monotonic() + patience.PATIENCE
    same, found = 0, read()
    while time.monotonic() < until:
        if same >= _REST:
            return found
        page.wait_for_timeout(_GLANCE)
        before, found = found, read()
        same = same + 1 if found == before and (may_be_empty or _is_something(found)) else 0
    message = f"the page did not settle on anything; the last value is {found!r}"
    raise AssertionError(message)


def _is_something(found):
    return bool(found) and (not isinstance(found, tuple) or all(found))


def show(page, width, height, scheme=None):
    """Give the window a size, and colours if they are named, and let the page redraw."""
    page.set_viewport_size({"width": width, "height": height})
    if scheme is not None:
        page.emulate_media(color_scheme=scheme)
    page.evaluate("() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")


def define(page, name, script):
    """Have a script define a name on the page, unless it is defined."""
    if not page.evaluate("name => name in globalThis", name):
        page.evaluate(script)


def run(page, script, value=None):
    """Run a script on the page; its result is ignored."""
    page.evaluate(script, value)


def tab_to(page, locator, most=150):
    """Press Tab until an element has the focus."""
    for _ in range(most):
        if locator.evaluate("element => document.activeElement === element"):
            return
        page.keyboard.press("Tab")
    message = f"Tab does not lead to {locator}"
    raise AssertionError(message)
