"""From the command `make play` to the first card that can be played, in a real browser.

Cold is a fresh clone on a machine that has Python, make and a browser, and nothing else: uv, all packages, Node, the
tools of the page and compiled code are fetched or built. Warm is the same command again.
"""

from __future__ import annotations

import os
import re
import signal
import subprocess
import tempfile
import time
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterator

    from playwright.sync_api import Browser

ROOT = Path(__file__).parent.parent
WARM_TRIES = 3
_PATIENCE = 300_000
_GOALS = {"cold": 35, "warm": 3}


def run() -> None:
    from playwright.sync_api import sync_playwright  # noqa: PLC0415 - only this section needs it

    from tests.browser import chromium  # noqa: PLC0415 - only a clone has it

    path = chromium.find()
    if path is None:
        print(f"  {chromium.MISSING}")
        return
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=[*chromium.FLAGS])
        clone = Path(folder) / "impera"
        subprocess.run(["git", "clone", "--quiet", "--no-local", str(ROOT), str(clone)], check=True)  # noqa: S603, S607
        surroundings = _bare(Path(folder))
        _tell("cold", *_measure(browser, clone, surroundings))
        tries = [_measure(browser, clone, surroundings) for _ in range(WARM_TRIES)]
        _tell("warm", *min(tries, key=lambda times: times[1]))
        browser.close()


def _tell(name: str, address: float, card: float) -> None:
    print(f"  {name}: address after {address:.1f} s, first card after {card:.1f} s ({_GOALS[name]})")


def _bare(folder: Path) -> dict[str, str]:
    """An environment without uv and with empty caches; the settings of a package registry stay."""
    paths = [path for path in os.environ["PATH"].split(os.pathsep) if not (Path(path) / "uv").exists()]
    caches = {
        name: str(folder / name) for name in ("UV_CACHE_DIR", "XDG_CACHE_HOME", "npm_config_cache", "IMPERA_DATA")
    }
    own = ("VIRTUAL_ENV", "UV_RUN_RECURSION_DEPTH", "PYTHON")  # also Python's own settings: whether it keeps bytecode
    kept = {name: value for name, value in os.environ.items() if not name.startswith(own)}
    return {**kept, **caches, "PATH": os.pathsep.join(paths), "PIP_NO_CACHE_DIR": "1", "LC_ALL": "C.UTF-8"}


def _measure(browser: Browser, clone: Path, surroundings: dict[str, str]) -> tuple[float, float]:
    """Seconds until the address is printed, and until a card can be played."""
    begin = time.perf_counter()
    with _playing(clone, surroundings) as address:
        told = time.perf_counter() - begin
        page = browser.new_page(locale="en")
        page.set_default_timeout(_PATIENCE)
        page.goto(address)
        page.get_by_role("button", name="Play now").click()
        page.locator("button[data-state=legal]").first.wait_for()
        card = time.perf_counter() - begin
        page.close()
    return told, card


@contextmanager
def _playing(clone: Path, surroundings: dict[str, str]) -> Iterator[str]:
    """Runs `make play` as a process; yields the address it prints."""
    command = ["make", "play", "ARGS=--no-browser --port 0"]
    with subprocess.Popen(  # noqa: S603 - our own command
        command, cwd=clone, env=surroundings, stdout=subprocess.PIPE, text=True, start_new_session=True
    ) as process:
        try:
            if process.stdout is None:
                raise AssertionError
            yield next(found[0] for line in process.stdout if (found := re.search(r"http://\S+", line)))
        finally:
            os.killpg(process.pid, signal.SIGINT)
