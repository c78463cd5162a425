"""How long a newcomer waits in a real browser on a slow line and a slow machine. `bench arrival` runs it.

The line has 1.6 Mb/s and answers after 150 ms, and the processor is four times slower than this one, as in the usual
measurements of pages on phones. Nothing is cached. Without a browser nothing is measured.
"""

from __future__ import annotations

import statistics
import sys
import tempfile
from contextlib import contextmanager
from pathlib import Path

from playwright.sync_api import sync_playwright

from tests.browser import chromium
from tests.browser.chance import new_context
from tests.browser.measured import say
from tests.browser.person import Person
from tests.server.process import Server

_PHONE = {"width": 390, "height": 844}
_LINE = {"offline": False, "latency": 150, "downloadThroughput": 1.6e6 / 8, "uploadThroughput": 0.75e6 / 8}
_SLOWER = 4
_WATCH = """(() => {
    globalThis.painted = 0;
    new PerformanceObserver((list) => (painted = list.getEntries().at(-1).startTime))
        .observe({ type: "largest-contentful-paint", buffered: true });
})()"""
# From the press until the first question of the table can be answered, and from asking for a hint until it is shown.
_UNTIL = """([press, shown]) => {
    const began = performance.now();
    const look = () => {
        if (document.querySelector(shown)) globalThis.took = performance.now() - began;
        else requestAnimationFrame(look);
    };
    globalThis.took = 0;
    document.querySelector(press).click();
    look();
}"""
_PLAY = "main .btn.primary"
TABLE = ".prompt [data-answer]:not(:disabled), .prompt.idle"
"""The table, whether the person or somebody else is to decide."""
_HINT, _HINTED = ".acts .btn:nth-child(2)", ".hints"


def main(times):
    """Arrive a number of times, and tell the medians."""
    with tempfile.TemporaryDirectory() as folder:
        server = Server(f"sqlite:///{folder}/tables.sqlite", Path(folder))
        found = [arrive(server) for _ in range(times)]
        server.close()
    for what, unit, goal in (("largest paint", "s", 2.0), ("Play to the table", "s", 3.0), ("hint", "s", 1.5)):
        told = sorted(each[what] for each in found)
        say(f"{what}: median {statistics.median(told):.2f} {unit}, max {told[-1]:.2f} (goal {goal})")
    for what, goal in (("start page", 0), ("start page and table", 160)):
        kilobytes = max(each[what] for each in found)
        say(f"{what}: {kilobytes:.1f} kB over the line" + (f" (goal {goal})" if goal else ""))


@contextmanager
def slow_page(server):
    """A window whose line and processor are slow, and what came over the line, in bytes."""
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium.find(), args=[*chromium.FLAGS])
        page = new_context(browser, viewport=_PHONE, locale="en").new_page()
        session = page.context.new_cdp_session(page)
        came = []
        session.on("Network.loadingFinished", lambda told: came.append(told["encodedDataLength"]))
        session.send("Network.enable")
        session.send("Network.emulateNetworkConditions", _LINE)
        session.send("Emulation.setCPUThrottlingRate", {"rate": _SLOWER})
        page.add_init_script(_WATCH)
        yield page, came
        browser.close()


def arrive(server):
    """Open the start page, press Play, wait for the table, and ask for a hint."""
    with slow_page(server) as (page, came):
        person = Person(page, server.address)
        page.goto(server.address, wait_until="networkidle")
        found = {"largest paint": person.wait(lambda: page.evaluate("painted")) / 1000, "start page": sum(came) / 1000}
        found["Play to the table"] = press(person, _PLAY, TABLE)
        found["start page and table"] = sum(came) / 1000
        # As soon as there is something to decide: the network that later hints need is still on its way.
        person.wait(lambda: page.locator(_HINT).is_enabled())
        found["hint"] = press(person, _HINT, _HINTED)
        return found


def press(person, button, shown):
    """Press a button; returns the seconds until something is shown."""
    person.run(_UNTIL, [button, shown])
    return person.wait(lambda: person.page.evaluate("took")) / 1000


if __name__ == "__main__":
    if chromium.find() is None:
        sys.exit(chromium.MISSING)
    main(*map(int, sys.argv[1:]))
