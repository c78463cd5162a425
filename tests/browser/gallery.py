"""Pictures of every state, layout, language and colour scheme, many on one sheet, for somebody to look at.

    python -m tests.browser.gallery FOLDER [--states NAME …] [--languages CODE …] [--sizes 390x844 …] [--schemes dark]

Each sheet is one state: by language, then by scheme, then by the size of the window. The tables with two, three and
four players, at their first question, are states of their own here.
"""

from __future__ import annotations

import argparse
import io
import sys
import tempfile
from functools import partial
from pathlib import Path

from PIL import Image
from playwright.sync_api import sync_playwright

from tests.browser import chromium
from tests.browser.devices import Devices
from tests.browser.fitting import choose_language
from tests.browser.scenes import new_table
from tests.browser.states import STATES
from tests.browser.test_first_screen import SIZES
from tests.browser.windows import windows
from tests.browser.words import LANGUAGES
from tests.server.process import Server

HEIGHT, WIDTH = 440, 1568
"""Pixels: of a picture on a sheet, and of a sheet."""
_GAP = 6


def first_question(person, server, *, players):
    """The first question of a table."""
    assert person.sit(new_table(server, bots=players - 1).seats[0]).is_asked()


TABLES = {f"players-{players}": partial(first_question, players=players) for players in (2, 3, 4)}


def main(arguments):
    """Take the pictures that were asked for."""
    every = {**TABLES, **STATES}
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", type=Path)
    parser.add_argument("--states", nargs="+", default=sorted(every), choices=sorted(every))
    parser.add_argument("--languages", nargs="+", default=LANGUAGES, choices=LANGUAGES)
    parser.add_argument("--sizes", nargs="+", default=[f"{width}x{height}" for width, height in SIZES])
    parser.add_argument("--schemes", nargs="+", default=["light", "dark"], choices=["light", "dark"])
    wanted = parser.parse_args(arguments)
    sizes = [tuple(map(int, size.split("x"))) for size in wanted.sizes]
    wanted.folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = Server(f"sqlite:///{folder}/tables.sqlite", Path(folder))
        browser = playwright.chromium.launch(executable_path=chromium.find(), args=[*chromium.FLAGS])
        devices = Devices(browser, server.address)
        for name in wanted.states:
            with windows(browser, devices, server, drawn=True) as window:
                person = window()
                every[name](person, server)
                pictures = []
                for code in wanted.languages:
                    choose_language(person, code)
                    pictures += [picture(person, size, scheme) for scheme in wanted.schemes for size in sizes]
            sheet(pictures).save(wanted.folder / f"{name}.png")
            sys.stdout.write(f"{name}: {len(pictures)} pictures\n")
            sys.stdout.flush()
        browser.close()
        server.close()


def picture(person, size, scheme):
    """The window, at the height of the sheet."""
    person.show(*size, scheme)
    with Image.open(io.BytesIO(person.page.screenshot())) as taken:
        return taken.convert("RGB").resize((taken.width * HEIGHT // taken.height, HEIGHT), Image.Resampling.LANCZOS)


def sheet(pictures):
    """Pictures in rows, one below the other."""
    places, left, top = [], 0, 0
    for each in pictures:
        if left and left + each.width > WIDTH:
            left, top = 0, top + HEIGHT + _GAP
        places.append((left, top))
        left += each.width + _GAP
    whole = Image.new("RGB", (WIDTH, top + HEIGHT), "magenta")
    for each, place in zip(pictures, places, strict=True):
        whole.paste(each, place)
    return whole


if __name__ == "__main__":
    if chromium.find() is None:
        sys.exit(chromium.MISSING)
    main(sys.argv[1:])
