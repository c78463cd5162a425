"""What a page draws by chance, and the day it is there: the same in every run.

Every window of a test is opened here, because a page draws the deals of its own tables (`frontend/src/local`).
`tools/unseeded.py` rejects windows that are opened elsewhere.
"""

from __future__ import annotations

import time

SEED = 1
"""Of every table that a page makes, unless a test names another."""
NOON = 1794916800.0
"""Of 2026-11-17, a Tuesday: the time at a static host when its first window opens."""

# A table's seed and the salt of its bots are drawn as 64-bit numbers; names and keys, which nothing follows from, as
# bytes.
_DRAW = """{
    const draw = crypto.getRandomValues.bind(crypto);
    crypto.getRandomValues = (into) => (into instanceof BigUint64Array ? into.fill(%dn) : draw(into));
}"""
_MOVE_CLOCK = """{
    const now = Date.now.bind(Date);
    Date.now = () => now() + %d;
}"""


def new_context(browser, **settings):
    """A new profile of the browser; its pages draw what a test expects."""
    context = browser.new_context(**settings)
    fix(context, SEED)
    return context


def fix(pages, seed):
    """Have a page, or all pages of a profile, draw this seed from the next load on."""
    pages.add_init_script(_DRAW % seed)


def noon():
    """The script that makes it noon now; later it is later. The deal of the day follows from the day."""
    return _MOVE_CLOCK % round(1000 * (NOON - time.time()))
