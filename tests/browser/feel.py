"""How the table feels in a real browser: presses for a turn, waiting between turns, and random inputs.

A bot decides for the person, whose presses are real. Without a browser nothing is measured. `bench feel` runs it.
"""

from __future__ import annotations

import statistics
import sys
import tempfile
import time
from collections import Counter
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
DOMAINS = {"military": "M", "religion": "R", "economy": "E", "science": "S", "culture": "C", "utopia": "U"}
_OF_HAND = ("give", "discard-hand", "play-more")
_BIGGER = {"holy-book", "divine-right"}
"""Effects that can be used together with the end of the turn."""
_COUNT = """
    globalThis.presses = 0;
    addEventListener("click", (event) => (presses += event.isTrusted), true);
"""


def main(games, rounds, inputs, seed):
    """Measure: how many games, rounds and inputs, and the seed of the inputs."""
    with tempfile.TemporaryDirectory() as folder:
        server = Server(f"sqlite:///{folder}/tables.sqlite", Path(folder))
        if games:
            turns = [turn for seed in range(games) for turn in presses(server, seed)]
            tell("presses for a turn", [pressed for pressed, _ in turns], "2.5, max 8")
            for number in sorted({effects for _, effects in turns}):
                tell(f"  with {number} effects used", [pressed for pressed, effects in turns if effects == number])
        if rounds:
            tell("seconds from End turn to the next question", waits(server, rounds), "6, 95 % 10")
        if inputs:
            with window(server, pace="fast") as person:
                wrong = throw(person, server, seed, inputs)
            say(f"{inputs} random inputs of seed {seed}: {len(wrong)} lost or redirected (goal 0)", *map(str, wrong))
        server.close()


def say(*lines):
    sys.stdout.writelines(f"  {line}\n" for line in lines)
    sys.stdout.flush()


def tell(what, found, goal=None):
    found.sort()
    late = found[min(len(found) - 1, int(0.95 * len(found)))]
    middle = statistics.median(found)
    aim = f" (goal {goal})" if goal else ""
    say(f"{what}: median {middle:.1f}, 95 % {late:.1f}, max {found[-1]:.1f} of {len(found)} turns{aim}")


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
    """The presses that each turn of a game took, and how many effects were used in it."""
    seat = new_table(server, bots=2, level=_LEVEL, seed=seed).seats[0]
    with window(server, pace="off") as person, seat.watch() as planner:
        person.sit(seat)
        script = Script(bots.make(_LEVEL, seed=seed), planner)
        turns, before, effects = [], 0, 0
        while person.is_asked():
            decisions = press(person, script)
            effects += sum(decision.startswith(("use", "copy")) for decision in decisions)
            if decisions[-1] == "end":
                now = person.steady(lambda: person.page.evaluate("presses"))
                turns.append((now - before, effects))
                before, effects = now, 0
        return turns


class Script:
    """What a bot decides in the person's place, some of it ahead: by plans, which show what decisions lead to."""

    def __init__(self, bot, planner):
        self._bot = bot
        self._planner = planner
        self._ahead = []

    def next(self, person, number):
        """The next decisions, as many as are wanted, as far as they can be planned. They count as made by `made`."""
        if not self._ahead:
            self._ahead = [self._bot.decide(msgspec.convert(person.view, View))]
        while len(self._ahead) < number:
            self._planner.send("plan", number=person.ask["number"], decisions=self._ahead)
            planned = self._planner.until("planned", "refused")
            if planned["type"] == "refused":
                break
            self._ahead.append(self._bot.decide(msgspec.convert(planned["view"], View)))
        return self._ahead[:number]

    def made(self, number):
        """The first decisions were made."""
        self._ahead = self._ahead[number:]


def press(person, script):
    """Decide as a person who knows the table; returns what was decided with this press."""
    (decision,) = script.next(person, 1)
    if person.ticks:
        need = person.view["question"]["need"]
        tick(person, Counter(each.split()[1] for each in script.next(person, need)))
        script.made(need)
        return [decision]
    before = person.number
    if _BIGGER & set(decision.split()):
        both = person.page.locator(f"[data-end-with='{decision}']")
        if script.next(person, 2)[1:] == ["end"] and person.steady(both.count):
            both.click()
            person.wait(lambda: person.number > before + 1)
            script.made(2)
            return [decision, "end"]
    person.press(decision)
    script.made(1)
    return [decision]


def tick(person, going):
    """Tick the cards that go or, if they are fewer, those that stay; with one press where it is a whole Domain.

    The last press may name a Domain too: it ticks as many of its cards as are still asked for.
    """
    number, hand = person.number + going.total(), hand_of(person)
    wanted = going if person.ticks == going.total() else hand - going
    parts = sorted((of_domain(wanted, letter) for letter in DOMAINS.values()), key=Counter.total)
    for cards in filter(None, parts):
        letter = next(iter(cards))[0]
        domain = next(each for each in DOMAINS if DOMAINS[each] == letter)
        is_whole = cards == of_domain(hand, letter) or cards == parts[-1]
        whole = person.question.locator(f"[data-tick-all={domain}]")
        if cards.total() > 1 and is_whole and person.steady(whole.count):
            whole.click()
            continue
        for card in cards.elements():
            kind = card if hand else domain
            person.question.locator(f"[data-tick^='{kind} '][aria-pressed=false]").first.click()
    person.wait(lambda: person.number >= number)


def of_domain(cards, letter):
    """The cards of a Domain."""
    return Counter({card: number for card, number in cards.items() if card[0] == letter})


def hand_of(person):
    """The hand cards that can be ticked; none if the question is not about them."""
    cards = {decision.split()[1] for decision in person.legal if " " in decision}
    is_of_hand = person.view["question"]["ask"] in _OF_HAND
    return Counter(card for card in person.view["hand"] if card in cards) if is_of_hand else Counter()


def waits(server, rounds):
    """How long the person waited for the next question after each End turn, in seconds."""
    found = []
    with window(server, pace="normal") as person:
        while len(found) < rounds:
            bot = bots.make(_LEVEL, seed=len(found))
            person.view, person.ask, person.number = None, None, 0
            person.sit(new_table(server, bots=2, level=_LEVEL, seed=len(found)).seats[0])
            while len(found) < rounds and person.is_asked():
                decision = bot.decide(msgspec.convert(person.view, View))
                person.press(decision)
                began = time.monotonic()
                if decision == "end" and person.is_asked():
                    found.append(time.monotonic() - began)
    return found


if __name__ == "__main__":
    if chromium.find() is None:
        sys.exit(chromium.MISSING)
    main(*map(int, sys.argv[1:]))
