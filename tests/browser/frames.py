"""Whether the page stutters while bots think: the tasks of its main thread at a table of the device.

    python -m tests.browser.frames [LEVEL ...]

The page is the static edition, and a script plays the first answers by keys. Chromium's trace tells how long each task
of the page's main thread took, as time and as CPU time: on a busy machine the first counts what other programs did.
Bots of any level take the seats, also those that the page does not offer. `bench frames` runs it.
"""

from __future__ import annotations

import json
import sys
import tempfile
from pathlib import Path
from statistics import median

from playwright.sync_api import sync_playwright

from bench.timing import row
from impera import site
from tests.browser import chromium, reading
from tests.browser.by_keys import play
from tests.browser.person import Person
from tests.browser.static_host import Host

LEVELS = ("sage", "emperor")
DECISIONS = 12
LONGEST = 50
"""Milliseconds that a task may take without a frame that people notice."""
WIDE = {"width": 1280, "height": 800}
# All bots of the table are of one level, whatever the page asked for.
_BECOME = """(level) => {
    const post = Worker.prototype.postMessage;
    Worker.prototype.postMessage = function (told, ...more) {
        return post.call(this, told.kind === "decision" ? { ...told, level } : told, ...more);
    };
}"""
_WATCH = """() => {
    globalThis.gaps = [];
    let last = performance.now();
    const look = (now) => { gaps.push(now - last); last = now; requestAnimationFrame(look); };
    requestAnimationFrame(look);
}"""


def tasks_of(trace):
    """The tasks of the page's main thread in a trace: milliseconds and milliseconds of CPU."""
    events = json.loads(trace)["traceEvents"]
    mains = {
        (event["pid"], event["tid"])
        for event in events
        if event["name"] == "thread_name" and event["args"]["name"] == "CrRendererMain"
    }
    return [
        (event.get("dur", 0) / 1000, event.get("tdur", 0) / 1000)
        for event in events
        if event["name"] == "ThreadControllerImpl::RunTask" and (event["pid"], event["tid"]) in mains
    ]


def measure(browser, address, level):
    """The tasks while some decisions are made and bots of a level answer them, and the gaps between frames."""
    page = browser.new_context(viewport=WIDE, service_workers="block", locale="en").new_page()
    page.add_init_script(f"({_BECOME})({json.dumps(level)})")
    page.goto(f"{address}/", wait_until="networkidle")
    page.get_by_role("button").filter(has=page.locator("b")).first.click()
    person = Person(page, address)
    play(person, most=1)  # what is loaded with the first decision is not thinking
    person.run(_WATCH)
    browser.start_tracing(page=page, categories=["toplevel", "__metadata"])
    play(person, most=DECISIONS)
    gaps = reading.wait(page, lambda: page.evaluate("gaps"))
    tasks = tasks_of(browser.stop_tracing())
    page.context.close()
    return tasks, gaps


def main(levels):
    with tempfile.TemporaryDirectory() as name, sync_playwright() as playwright:
        site.write(Path(name))
        host = Host(name)
        browser = playwright.chromium.launch(executable_path=chromium.find(), args=[*chromium.FLAGS])
        for level in levels or LEVELS:
            tasks, gaps = measure(browser, host.address, level)
            cpu = sorted(each for _, each in tasks)
            row(f"{level}: longest task, CPU", f"{cpu[-1]:.1f} ms", f"goal: {LONGEST}, of {len(tasks)} tasks")
            row(f"{level}: longest task, as time", f"{max(took for took, _ in tasks):.1f} ms")
            row(f"{level}: between frames, median and longest", f"{median(gaps):.1f}, {max(gaps):.1f} ms")
        browser.close()
        host.stop()


if __name__ == "__main__":
    if chromium.find() is None:
        sys.exit(chromium.MISSING)
    main(sys.argv[1:])
