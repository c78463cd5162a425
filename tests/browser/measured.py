"""What measurements in a real browser share: a window, and how figures are told."""

from __future__ import annotations

import statistics
import sys
from contextlib import contextmanager

from playwright.sync_api import sync_playwright

from tests.browser import chromium
from tests.browser.chance import new_context
from tests.browser.devices import WIDE
from tests.browser.person import Person


def say(*lines):
    sys.stdout.writelines(f"  {line}\n" for line in lines)
    sys.stdout.flush()


def tell(what, found, goal=None):
    found.sort()
    late = found[min(len(found) - 1, int(0.95 * len(found)))]
    middle = statistics.median(found)
    aim = f" (goal {goal})" if goal else ""
    say(f"{what}: median {middle:.1f}, 95 % {late:.1f}, max {found[-1]:.1f} of {len(found)} turns{aim}")


@contextmanager
def window(server, size=WIDE, **remembered):
    """A person with a screen of this size, on a device with nothing on it."""
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium.find(), args=[*chromium.FLAGS])
        page = new_context(browser, viewport=size, locale="en", has_touch=True).new_page()
        yield Person(page, server.address).remember(hasPlayed=True, **remembered)
        browser.close()
