"""Retakes the pictures of the README: `make screenshots`. The position is always the same, so only the look differs."""

from __future__ import annotations

import tempfile
from pathlib import Path

from PIL import Image
from playwright.sync_api import sync_playwright

from tests.browser import chromium
from tests.browser.chance import new_context
from tests.browser.person import Person
from tests.browser.states import STATES
from tests.server.process import Server

IMAGES = Path(__file__).parents[2] / "docs" / "images"
COLOURS = 128
"""Enough colours for our palette, at a third of the bytes."""

# A name, the state that is shown, the size of the window, and light or dark.
PICTURES = (
    ("table", "question", (1440, 940), "light"),
    ("table-phone", "question", (390, 780), "dark"),
)


def main():
    IMAGES.mkdir(parents=True, exist_ok=True)
    path = chromium.find()
    if path is None:
        raise SystemExit(chromium.MISSING)
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = Server(f"sqlite:///{folder}/tables.sqlite", Path(folder))
        browser = playwright.chromium.launch(executable_path=path, args=[*chromium.FLAGS])
        for name, state, (width, height), scheme in PICTURES:
            size = {"width": width, "height": height}
            page = new_context(
                browser, viewport=size, color_scheme=scheme, locale="en", reduced_motion="reduce"
            ).new_page()
            STATES[state](Person(page, server.address).remember(hasPlayed=True), server)
            page.screenshot(path=IMAGES / f"{name}.png")
            page.context.close()
            shrink(IMAGES / f"{name}.png")
        browser.close()
        server.close()


def shrink(file):
    """Save a picture with few colours."""
    with Image.open(file) as picture:
        small = picture.convert("RGB").quantize(COLOURS)
    small.save(file, optimize=True)


if __name__ == "__main__":
    main()
