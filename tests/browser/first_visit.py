"""What a first visit of the static edition costs: bytes, and the figures that Lighthouse reports.

    python -m tests.browser.first_visit TIMES

Times are medians, with the best and the worst of several visits. The host compresses with gzip, as hosts do. Phone and
network are those of Lighthouse: a processor four times slower, 1.6 Mbit/s and 150 ms there and back. The files that are
kept for later are counted apart: they come after the page.
"""

from __future__ import annotations

import gzip
import json
import statistics
import sys
import tempfile
from pathlib import Path

from playwright.sync_api import sync_playwright

from impera import site
from tests.browser import chromium, reading
from tests.browser.arrival import TABLE
from tests.browser.chance import new_context
from tests.browser.measured import say
from tests.browser.static_host import PACKED, PATH, Host, Packing

PHONE = {"width": 390, "height": 844}
SLOW = {"offline": False, "latency": 150, "downloadThroughput": 1.6e6 / 8, "uploadThroughput": 750e3 / 8}
SLOWER = 4
_OBSERVE = """
    globalThis.seen = { shift: 0, blocked: 0, largest: 0 };
    const watch = (type, add) => {
        new PerformanceObserver((list) => list.getEntries().forEach(add)).observe({ type, buffered: true });
    };
    watch("layout-shift", (entry) => { if (!entry.hadRecentInput) seen.shift += entry.value; });
    watch("longtask", (entry) => { seen.blocked += entry.duration - 50; });
    watch("largest-contentful-paint", (entry) => { seen.largest = entry.startTime; });
    watch("paint", (entry) => { if (entry.name === "first-contentful-paint") seen.first = entry.startTime; });
    addEventListener("click", ({ timeStamp }) => {
        seen.shiftBefore = seen.shift;
        const find = () => {
            if (document.querySelector(TABLE)) seen.waited = performance.now() - timeStamp;
            else requestAnimationFrame(find);
        };
        find();
    });
""".replace("TABLE", json.dumps(TABLE))


def visit(browser, address, *, is_slow):
    """The figures of one visit, and the bytes of each answer by its path."""
    context = new_context(browser, viewport=PHONE, service_workers="block", locale="ru")
    page = context.new_page()
    session = context.new_cdp_session(page)
    session.send("Network.enable")
    paths, sizes = {}, {}
    session.on("Network.responseReceived", lambda told: paths.update({told["requestId"]: told["response"]["url"]}))
    session.on("Network.loadingFinished", lambda told: sizes.update({told["requestId"]: told["encodedDataLength"]}))
    if is_slow:
        session.send("Network.emulateNetworkConditions", SLOW)
        session.send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
    page.add_init_script(_OBSERVE)
    page.goto(f"{address}/", wait_until="networkidle")
    loaded = {paths[which].partition(PATH)[2]: size for which, size in sizes.items() if which in paths}
    page.get_by_role("button").filter(has=page.locator("b")).first.click()
    figures = reading.wait(page, lambda: page.evaluate("seen.waited && seen"))
    context.close()
    return figures, loaded


def told(visits, name, unit=" ms", digits=0):
    """The median of a figure, and between what it was."""
    found = [figures[name] for figures in visits]
    middle, least, most = (f"{number:.{digits}f}" for number in (statistics.median(found), min(found), max(found)))
    return f"{middle}{unit} ({least} to {most})"


def main(times):
    """Print what several visits found."""
    with tempfile.TemporaryDirectory() as name, sync_playwright() as playwright:
        written = site.write(Path(name))
        host = Host(name, Packing)
        browser = playwright.chromium.launch(executable_path=chromium.find(), args=[*chromium.FLAGS])
        for is_slow in (False, True):
            found = [visit(browser, host.address, is_slow=is_slow) for _ in range(times)]
            visits, loaded = [figures for figures, _ in found], found[0][1]
            say(f"a {'slow phone' if is_slow else 'fast computer'}, {times} first visits:")
            say(f"  first load: {len(loaded)} files, {sum(loaded.values()) / 1000:.0f} kB compressed, with headers")
            say(f"  first contentful paint {told(visits, 'first')}, largest {told(visits, 'largest')}")
            say(f"  layout shift of the start page {told(visits, 'shiftBefore', '', 3)}")
            say(f"  from Play now to the table {told(visits, 'waited')}; blocked until then {told(visits, 'blocked')}")
        packed = sum(
            len(gzip.compress(path.read_bytes(), 6)) if path.suffix in PACKED else path.stat().st_size
            for path in Path(name).rglob("*")
            if path.is_file()
        )
        say(f"everything: {written.files} files, {written.size / 1e6:.1f} MB, compressed {packed / 1e6:.1f} MB")
        browser.close()
        host.stop()


if __name__ == "__main__":
    if chromium.find() is None:
        sys.exit(chromium.MISSING)
    main(*map(int, sys.argv[1:]))
