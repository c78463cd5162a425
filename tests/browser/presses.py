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
from itertools import product
from pathlib import Path

import msgspec
from playwright.sync_api import sync_playwright

from impera import bots
from impera.views import View
from tests.browser import chromium
from tests.browser.chance import new_context
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
_OF_PILE = {"oligarchy", "republic"}
_FAR, _ASIDE, _EDGE = 20, 200, 14
"""Pixels: what begins a drag, what leads away from a button, and where a card is pressed that others may cover."""
_TICKS = """all => [
    all.map((each) => each.dataset.tick),
    all.map((each) => each.getAttribute("aria-pressed") === "true"),
]"""
_COUNT = """
    globalThis.presses = 0;
    addEventListener("pointerdown", (event) => (presses += event.isTrusted), true);
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
        page = new_context(browser, viewport=WIDE, locale="en", has_touch=True).new_page()
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
        if not self._ahead or self._ahead[0] not in person.legal:  # what leaves no choice was decided by the page
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
        if script.next(person, 2)[1:] == ["end"] and person.steady(both.count, may_be_empty=True):
            both.click()
            person.wait(lambda: person.number > before + 1)
            script.made(2)
            return [decision, "end"]
    if is_carried(person, decision) and person.is_final(decision):
        carry(person, decision, decision)
        script.made(1)
        return [decision]
    if is_carried(person, decision) and carry(person, decision, *script.next(person, 2)[1:]):
        script.made(1 if person.ticks else 2)
        return [decision]
    person.press(decision)
    script.made(1)
    return [decision]


def is_carried(person, decision):
    """Whether a decision is an effect that can be dragged to where it acts; the pile lies open only in the question."""
    verb, *what = decision.split()
    return verb in {"use", "copy"} and what[0] not in _BIGGER | _OF_PILE


def carry(person, decision, then=""):
    """Drag an effect to what follows; returns whether there is a place for it. Otherwise nothing is decided."""
    mouse, before = person.page.mouse, person.number
    planned = len(person.frames)
    x, y = middle(person, person.answer(decision).first)
    mouse.move(x, y)
    mouse.down()
    mouse.move(x + _FAR, y)
    person.wait(lambda: then == decision or any('"planned"' in raw for raw in person.frames[planned:]))
    kind = then.partition(" ")[2]
    domain = next((each for each in DOMAINS if DOMAINS[each] == kind[:1]), None)
    places = person.page.locator(f"[data-drop='{then}'], [data-drop^='{kind} '], [data-drop^='{domain} ']")
    number = person.steady(places.count, may_be_empty=True)
    if number:
        mouse.move(*middle(person, places.first), steps=4)
    else:
        mouse.move(x, y + _ASIDE)
    mouse.up()
    if number:
        person.wait(lambda: person.number > before)
        assert person.is_asked() or person.is_over
    return bool(number)


def middle(person, locator):
    """The middle of something on the page."""
    box = person.steady(locator.bounding_box)
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def tick(person, going):
    """Tick the cards that go or, if they are fewer, those that stay; neighbours in the hand with one line.

    Cards of a Domain are interchangeable (R-COMP-05), so any of them will do.
    """
    number, hand = person.number + going.total(), hand_of(person)
    wanted = Counter(card[0] for card in (going if person.ticks == going.total() else hand - going).elements())
    cards = person.hand.locator("[data-tick]") if hand else person.question.locator("[data-tick]")
    keys, ticked = person.steady(lambda: tuple(cards.evaluate_all(_TICKS)))
    letters = [key[0] if hand else DOMAINS[key.partition(" ")[0]] for key in keys]
    wanted -= Counter(letter for letter, is_on in zip(letters, ticked, strict=True) if is_on)
    for places in lines(letters, ticked, wanted, is_row=bool(hand)):
        if len(places) > 1:
            draw(person, [cards.nth(place) for place in places])
        else:
            person.question.locator(f"[data-tick='{keys[places[0]]}']").click()
    person.wait(lambda: person.number >= number)


def lines(letters, ticked, wanted, *, is_row):
    """The places to tick, those that a line connects together, in as few lines as possible."""
    free = {letter: [i for i, each in enumerate(letters) if each == letter and not ticked[i]] for letter in wanted}
    ways = ([free[letter][:number], free[letter][len(free[letter]) - number :]] for letter, number in wanted.items())
    found = (sorted(place for part in parts for place in part) for parts in product(*ways))
    split = ([list(group) for group in joined(places, is_row=is_row)] for places in found)
    return min(split, key=len)


def joined(places, *, is_row):
    """Neighbours together."""
    groups = []
    for place in places:
        if is_row and groups and groups[-1][-1] == place - 1:
            groups[-1].append(place)
        else:
            groups.append([place])
    return groups


def draw(person, cards):
    """Draw a line over cards. They may overlap, so each is met near its left edge."""
    mouse = person.page.mouse
    for number, card in enumerate(cards):
        box = person.steady(card.bounding_box)
        mouse.move(box["x"] + _EDGE, box["y"] + box["height"] / 2, steps=3)
        if not number:
            mouse.down()
    mouse.up()


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
