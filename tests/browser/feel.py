"""How the table feels in a real browser: presses for a turn, waiting between turns, and random inputs.

A bot decides for the person, whose presses are real. Without a browser nothing is measured. `bench feel` runs it.
"""

from __future__ import annotations

import statistics
import sys
import tempfile
import time
from contextlib import contextmanager
from pathlib import Path

import msgspec
from playwright.sync_api import sync_playwright

from impera import bots
from impera.views import View
from tests.browser import chromium
from tests.browser.devices import WIDE
from tests.browser.person import Person
from tests.browser.random_presses import throw
from tests.browser.scenes import new_table
from tests.server.process import Server

_LEVEL = "trader"
_COUNT = """
    globalThis.presses = 0;
    addEventListener("click", (event) => (presses += event.isTrusted), true);
"""


def main(games, rounds, inputs):
    """Measure: how many games, rounds and inputs."""
    with tempfile.TemporaryDirectory() as folder:
        server = Server(f"sqlite:///{folder}/tables.sqlite", Path(folder))
        if games:
            tell("presses for a turn", [turn for seed in range(games) for turn in presses(server, seed)], "2.5, max 8")
        if rounds:
            tell("seconds from End turn to the next question", waits(server, rounds), "6, 95 % 10")
        if inputs:
            with window(server, pace="fast") as person:
                wrong = throw(person, server, 1, inputs)
            say(f"{inputs} random inputs: {len(wrong)} lost or redirected (goal 0)", *map(str, wrong))
        server.close()


def say(*lines):
    sys.stdout.writelines(f"  {line}\n" for line in lines)
    sys.stdout.flush()


def tell(what, found, goal):
    found.sort()
    late = found[min(len(found) - 1, int(0.95 * len(found)))]
    middle = statistics.median(found)
    say(f"{what}: median {middle:.1f}, 95 % {late:.1f}, max {found[-1]:.1f} of {len(found)} turns (goal {goal})")


@contextmanager
def window(server, **remembered):
    """A person with a wide screen."""
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium.find(), args=[*chromium.FLAGS])
        page = browser.new_context(viewport=WIDE, locale="en", has_touch=True).new_page()
        page.add_init_script(_COUNT)
        yield Person(page, server.address).remember(**remembered)
        browser.close()


def presses(server, seed):
    """The presses that each turn of a game took."""
    with window(server, pace="off") as person:
        person.sit(new_table(server, bots=2, level=_LEVEL, seed=seed).seats[0])
        turns, before = [], 0
        while person.is_asked():
            decision = decide(person, seed)
            person.press(decision)
            if decision == "end":
                now = person.steady(lambda: person.page.evaluate("presses"))
                turns.append(now - before)
                before = now
        return turns


def waits(server, rounds):
    """How long the person waited for the next question after each End turn, in seconds."""
    found = []
    with window(server, pace="normal") as person:
        while len(found) < rounds:
            person.view, person.ask, person.number = None, None, 0
            person.sit(new_table(server, bots=2, level=_LEVEL, seed=len(found)).seats[0])
            while len(found) < rounds and person.is_asked():
                decision = decide(person, len(found))
                person.press(decision)
                began = time.monotonic()
                if decision == "end" and person.is_asked():
                    found.append(time.monotonic() - began)
    return found


def decide(person, seed):
    """What a bot would decide in the person's place."""
    return bots.make(_LEVEL, seed=seed).decide(msgspec.convert(person.view, View))


if __name__ == "__main__":
    if chromium.find() is None:
        sys.exit(chromium.MISSING)
    main(*map(int, sys.argv[1:]))
