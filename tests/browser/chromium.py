"""The system's Chromium: where it is, and what to say if there is none. Nothing is ever downloaded."""

from __future__ import annotations

import os
import shutil

# Without windows to draw, the first takes a third less time than the others.
NAMES = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome", "google-chrome-stable")

# As root in a container there is no sandbox, little shared memory and no graphics card. Pages of one device share a
# process, because a new one for every page takes longer than most pages.
FLAGS = ("--no-sandbox", "--disable-dev-shm-usage", "--disable-gpu", "--process-per-site")

INSTALL = "apt-get install --no-install-recommends chromium-headless-shell"
MISSING = f"No Chromium was found. Install one (Debian: {INSTALL}; elsewhere Chromium or Chrome)."


def find() -> str | None:
    """The path of the first browser found."""
    return next((path for path in map(shutil.which, NAMES) if path), None)


def is_required() -> bool:
    """Whether a missing browser is a failure, as in CI, where nobody reads a notice."""
    return os.environ.get("CI", "").lower() in {"1", "true"}


def is_left_out() -> bool:
    """Whether the browser tests do not run."""
    return find() is None and not is_required()
