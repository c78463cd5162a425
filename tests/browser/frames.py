"""Whether the page stutters while bots think: the work of its main thread for each frame, at a table of the device.

    python -m tests.browser.frames [LEVEL ...]

The page is the static edition, and a script plays the first answers by keys. Chromium's trace tells how long each task
of the page's main thread took, as time and as CPU time: on a busy machine the first counts what other programs did. The
work of a frame is all tasks since the frame before, with its own drawing. The browser's own list of long frames
(`long-animation-frame`) is printed too, with how many of them had a task during which a press had to wait: its times
include waiting. Bots of any level take the seats, also those that the page does not offer. `bench frames` runs it.
"""

from __future__ import annotations

import json
import sys
import tempfile
from pathlib import Path
from statistics import median
from typing import NamedTuple

from playwright.sync_api import sync_playwright

from bench.timing import row
from impera import site
from tests.browser import chromium, reading
from tests.browser.by_keys import play
from tests.browser.chance import new_context
from tests.browser.person import Person
from tests.browser.static_host import Host

LEVELS = ("sage", "emperor")
DECISIONS = 12
LONGEST = 50
"""Milliseconds that the work of a frame may take without people noticing."""
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
    globalThis.long = [];
    let last = performance.now();
    const look = (now) => { gaps.push(now - last); last = now; requestAnimationFrame(look); };
    requestAnimationFrame(look);
    const keep = (list) => long.push(...list.getEntries().map((frame) => [frame.duration, frame.blockingDuration]));
    new PerformanceObserver(keep).observe({ type: "long-animation-frame" });
}"""
_TASK, _FRAME = "ThreadControllerImpl::RunTask", "ProxyMain::BeginMainFrame"


class Work(NamedTuple):
    """What the main thread did: milliseconds, and milliseconds of CPU."""

    took: float
    cpu: float


class Measured(NamedTuple):
    """The work of each task and of each frame; the gaps between frames and the long frames, as the page saw them.

    Of a long frame: how long it was, and how long a press would have waited for tasks that took too long.
    """

    tasks: list[Work]
    frames: list[Work]
    gaps: list[float]
    long: list[tuple[float, float]]


def become(page, level):
    """Have bots of a level in all seats, from the next load on."""
    page.add_init_script(f"({_BECOME})({json.dumps(level)})")


def tasks_of(trace):
    """The tasks of the page's main thread in a trace, one list for each frame; the last list is of no whole frame."""
    events = json.loads(trace)["traceEvents"]
    mains = {
        (event["pid"], event["tid"])
        for event in events
        if event["name"] == "thread_name" and event["args"]["name"] == "CrRendererMain"
    }
    ours = sorted(
        (event for event in events if event["ph"] == "X" and (event["pid"], event["tid"]) in mains),
        key=lambda event: event["ts"],  # a task comes before what happens in it
    )
    frames, is_drawn = [[]], False
    for event in ours:
        if event["name"] == _TASK:
            if is_drawn:
                frames.append([])
            is_drawn = False
            frames[-1].append(Work(event.get("dur", 0) / 1000, event.get("tdur", 0) / 1000))
        is_drawn |= event["name"] == _FRAME
    return frames


def together(tasks):
    """The work of several tasks."""
    return Work(sum(task.took for task in tasks), sum(task.cpu for task in tasks))


def measure(browser, address, level):
    """The work while some decisions are made and bots of a level answer them."""
    page = new_context(browser, viewport=WIDE, service_workers="block", locale="en").new_page()
    become(page, level)
    page.goto(f"{address}/", wait_until="networkidle")
    page.get_by_role("button").filter(has=page.locator("b")).first.click()
    person = Person(page, address)
    play(person, most=1)  # what is loaded with the first decision is not thinking
    person.run(_WATCH)
    browser.start_tracing(page=page, categories=["toplevel", "benchmark", "__metadata"])
    play(person, most=DECISIONS)
    gaps, long = reading.wait(page, lambda: page.evaluate("[gaps, long]"))
    frames = tasks_of(browser.stop_tracing())
    page.context.close()
    return Measured([task for tasks in frames for task in tasks], [together(tasks) for tasks in frames], gaps, long)


def tell(level, measured):
    """Print the longest of each."""
    tasks, frames, gaps, long = measured
    above = sum(work.cpu > LONGEST for work in frames)
    row(f"{level}: most work of a frame, CPU", f"{max(work.cpu for work in frames):.1f} ms", f"goal: {LONGEST}")
    row(f"{level}: frames above {LONGEST} ms of CPU", f"{above}", f"of {len(frames)} frames")
    row(f"{level}: most work of a frame, as time", f"{max(work.took for work in frames):.1f} ms")
    row(f"{level}: longest task, CPU", f"{max(task.cpu for task in tasks):.1f} ms", f"of {len(tasks)} tasks")
    row(f"{level}: longest task, as time", f"{max(task.took for task in tasks):.1f} ms")
    longest, blocking = max((took for took, _ in long), default=0), sum(blocked > 0 for _, blocked in long)
    row(f"{level}: long frames by the browser", f"{len(long)}", f"longest: {longest:.0f} ms")
    row(f"{level}: of them with a task above {LONGEST} ms", f"{blocking}")
    row(f"{level}: between frames, median and longest", f"{median(gaps):.1f}, {max(gaps):.1f} ms")


def main(levels):
    with tempfile.TemporaryDirectory() as name, sync_playwright() as playwright:
        site.write(Path(name))
        host = Host(name)
        browser = playwright.chromium.launch(executable_path=chromium.find(), args=[*chromium.FLAGS])
        for level in levels or LEVELS:
            tell(level, measure(browser, host.address, level))
        browser.close()
        host.stop()


if __name__ == "__main__":
    if chromium.find() is None:
        sys.exit(chromium.MISSING)
    main(sys.argv[1:])
