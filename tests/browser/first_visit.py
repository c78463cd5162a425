"""What a first visit of the static edition costs: bytes, and the figures that Lighthouse reports.

    python -m tests.browser.first_visit

The host compresses with gzip, as hosts do. Phone and network are those of Lighthouse: a processor four times slower,
1.6 Mbit/s and 150 ms there and back. The files that are kept for later are counted apart: they come after the page.
"""

from __future__ import annotations

import gzip
import tempfile
from pathlib import Path

from playwright.sync_api import sync_playwright

from impera import site
from tests.browser import chromium, reading
from tests.browser.static_host import PATH, Handler, Host

PACKED = (".css", ".html", ".js", ".json", ".svg", ".wasm", ".webmanifest")
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
        const find = () => {
            if (document.querySelector("[data-answer]")) seen.waited = performance.now() - timeStamp;
            else requestAnimationFrame(find);
        };
        find();
    });
"""


class _Packing(Handler):
    """Compresses what gets smaller by it."""

    def do_GET(self):  # noqa: N802 - the name that the library looks for
        path = Path(self.translate_path(self.path.partition("?")[0]))
        path = path / "index.html" if path.is_dir() else path
        if path.suffix not in PACKED or not path.is_file():
            super().do_GET()
            return
        body = gzip.compress(path.read_bytes(), 6)
        self.send_response(200)
        self.send_header("Content-Type", self.guess_type(str(path)))
        self.send_header("Content-Encoding", "gzip")
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)


def visit(browser, address, *, is_slow):
    """The figures of one visit, and the bytes of each answer by its path."""
    context = browser.new_context(viewport=PHONE, service_workers="block", locale="ru")
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


def main():
    """Print a table."""
    with tempfile.TemporaryDirectory() as name, sync_playwright() as playwright:
        written = site.write(Path(name))
        host = Host(name, _Packing)
        browser = playwright.chromium.launch(executable_path=chromium.find(), args=[*chromium.FLAGS])
        for is_slow in (False, True):
            figures, loaded = visit(browser, host.address, is_slow=is_slow)
            print(f"a {'slow phone' if is_slow else 'fast computer'}:")  # noqa: T201
            print(f"  first load: {len(loaded)} files, {sum(loaded.values()) / 1000:.0f} kB compressed, with headers")  # noqa: T201
            print(f"  first contentful paint {figures['first']:.0f} ms, largest {figures['largest']:.0f} ms")  # noqa: T201
            print(f"  blocked {figures['blocked']:.0f} ms, layout shift {figures['shift']:.3f}")  # noqa: T201
            print(f"  from Play now to the first question {figures['waited']:.0f} ms")  # noqa: T201
        packed = sum(
            len(gzip.compress(path.read_bytes(), 6)) if path.suffix in PACKED else path.stat().st_size
            for path in Path(name).rglob("*")
            if path.is_file()
        )
        print(f"everything: {written.files} files, {written.size / 1e6:.1f} MB, compressed {packed / 1e6:.1f} MB")  # noqa: T201
        browser.close()
        host.stop()


if __name__ == "__main__":
    main()
