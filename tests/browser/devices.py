"""The devices people hold: browser profiles that go from one test to the next with nothing stored on them.

A new profile costs a process and loading our page for the first time, three times what a window costs on one that was
used before. Its process lives as long as a page of it is open, so each keeps one aside.
"""

from __future__ import annotations

from collections import defaultdict

from tests.browser import reading
from tests.browser.chance import new_context

WIDE = {"width": 1440, "height": 900}
_LIGHT = "/favicon.svg"
"""The lightest page of the server: all pages of the server share its storage."""

_FORGET = """async () => {
    localStorage.clear();
    for (const { name } of await indexedDB.databases()) await new Promise((done) => {
        Object.assign(indexedDB.deleteDatabase(name), { onsuccess: done, onerror: done });
    });
}"""


class Device:
    """A profile of the browser, and the page that keeps its process alive."""

    def __init__(self, browser, address, settings):
        self.settings = settings
        self._context = new_context(browser, viewport=WIDE, **settings)
        self._kept = self._context.new_page()
        self._kept.goto(address + _LIGHT)

    def new_page(self, size):
        page = self._context.new_page()
        if size != WIDE:
            page.set_viewport_size(size)
        return page

    def forget(self):
        """Close what is open, and forget everything but cached files."""
        for page in self._context.pages:
            if page is not self._kept:
                page.close()
        reading.run(self._kept, _FORGET)
        self._context.clear_cookies()

    def close(self):
        self._context.close()


class Devices:
    """The devices of people at one server; each person gets their own."""

    def __init__(self, browser, address):
        self._browser = browser
        self._address = address
        self._free = defaultdict(list)

    def borrow(self, **settings):
        """A device with nothing stored on it, though our page may be cached."""
        free = self._free[frozenset(settings.items())]
        return free.pop() if free else Device(self._browser, self._address, settings)

    def give_back(self, device):
        device.forget()
        self._free[frozenset(device.settings.items())].append(device)
