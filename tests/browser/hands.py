"""What a person presses and drags with: a mouse, or a finger on a phone."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.devices import WIDE

PHONE = {"width": 390, "height": 844}
DRAGS = ".game.drags"
"""The table once things can be dragged: that part of it comes later."""
TAKEN = ".carrying, .drawing"
"""The table while something is carried, or a line is drawn."""


class Mouse:
    """A mouse at a wide screen."""

    screen = WIDE

    def __init__(self, page):
        self._page = page
        self._mouse = page.mouse

    def press(self, locator):
        locator.click()

    def take(self, x, y):
        """Begin a drag."""
        expect(self._page.locator(DRAGS)).to_be_visible()
        self._mouse.move(x, y)
        self._mouse.down()

    def move(self, x, y, steps=4):
        self._mouse.move(x, y, steps=steps)

    def let_go(self):
        self._mouse.up()


class Finger:
    """One finger on a phone: real touches, which the browser makes into taps, scrolling and long presses."""

    screen = PHONE

    def __init__(self, page):
        self._page = page
        self._session = page.context.new_cdp_session(page)
        self._at = None

    def press(self, locator):
        locator.tap()

    def take(self, x, y):
        """Hold something until the page shows that it is taken."""
        expect(self._page.locator(DRAGS)).to_be_visible()
        self.down(x, y)
        expect(self._page.locator(TAKEN)).to_be_visible()

    def down(self, x, y):
        self._tell("touchStart", (x, y))

    def move(self, x, y, steps=4):
        from_x, from_y = self._at
        for step in range(1, steps + 1):
            part = step / steps
            self._tell("touchMove", (from_x + (x - from_x) * part, from_y + (y - from_y) * part))

    def let_go(self):
        self._tell("touchEnd")

    def _tell(self, kind, *points):
        self._at = points[0] if points else None
        touches = [{"x": x, "y": y} for x, y in points]
        self._session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": touches})
