"""How much memory the page takes in a browser, beside bots that think.

    python -m tests.browser.page_memory [LEVEL ...]

The page is the static edition, and a script plays the first answers by keys. Linux says what the process of the page
uses with all its threads, the code of the browser aside, and Chromium what the page itself holds: objects, elements and
buffers. Both are read after the browser was told that memory is scarce, so that it has collected garbage.
`bench page-memory` runs it.
"""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path

from playwright.sync_api import sync_playwright

from bench.timing import row
from impera import site
from tests.browser import chromium, reading
from tests.browser.by_keys import play
from tests.browser.chance import new_context
from tests.browser.frames import DECISIONS, LEVELS, WIDE, become
from tests.browser.person import Person
from tests.browser.static_host import Host

REST = 2000
"""Milliseconds in which threads collect garbage."""
_HELD = ("usedSize", "embedderHeapUsedSize", "backingStorageSize")
_USED = "Pss_Anon:"
"""What a process uses and no file holds, in kB: no code of the browser."""


def process_of(browser):
    """The number of the one process that shows pages."""
    session = browser.new_browser_cdp_session()
    processes = session.send("SystemInfo.getProcessInfo")["processInfo"]
    session.detach()
    (number,) = (each["id"] for each in processes if each["type"] == "renderer")
    return number


def used_by(process):
    """The megabytes that a process uses."""
    lines = Path(f"/proc/{process}/smaps_rollup").read_text(encoding="ascii").splitlines()
    (used,) = (line.split()[1] for line in lines if line.startswith(_USED))
    return int(used) / 1e3


def tell(when, browser, page):
    """Print what is used now."""
    session = page.context.new_cdp_session(page)
    session.send("Memory.simulatePressureNotification", {"level": "critical"})
    page.wait_for_timeout(REST)
    session.send("HeapProfiler.collectGarbage")
    held = session.send("Runtime.getHeapUsage")
    session.detach()
    own = sum(held[name] for name in _HELD) / 1e6
    row(when, f"{used_by(process_of(browser)):.0f} MB", f"the page itself holds {own:.1f} MB of it")


def measure(browser, address, level):
    """Print the memory of the start page, of a table beside bots of a level, and after a hint."""
    page = new_context(browser, viewport=WIDE, service_workers="block", locale="en").new_page()
    become(page, level)
    page.goto(f"{address}/", wait_until="networkidle")
    tell("the start page", browser, page)
    page.get_by_role("button").filter(has=page.locator("b")).first.click()
    person = Person(page, address)
    play(person, most=1)
    tell(f"{level}: a table after the first decision", browser, page)
    play(person, most=DECISIONS)
    tell(f"{level}: a table after {DECISIONS} more", browser, page)
    page.keyboard.press("h")
    reading.wait(page, lambda: page.evaluate("document.querySelector('dialog:modal') !== null"))
    tell(f"{level}: the same after a hint", browser, page)
    page.context.close()


def main(levels):
    with tempfile.TemporaryDirectory() as name, sync_playwright() as playwright:
        site.write(Path(name))
        host = Host(name)
        for level in levels or LEVELS:
            browser = playwright.chromium.launch(executable_path=chromium.find(), args=[*chromium.FLAGS])
            measure(browser, host.address, level)
            browser.close()
        host.stop()


if __name__ == "__main__":
    if chromium.find() is None:
        sys.exit(chromium.MISSING)
    if sys.platform != "linux":
        sys.exit("Only Linux tells what a process uses in this way.")
    main(sys.argv[1:])
