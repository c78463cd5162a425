"""How many presses a turn takes in a real browser, of a person who knows the table: a bot decides for them."""

from __future__ import annotations

from collections import Counter
from itertools import combinations, product

import msgspec

from impera import bots
from impera.views import View
from tests.browser.measured import window
from tests.browser.scenes import new_table

_LEVEL = "trader"
DOMAINS = {"military": "M", "religion": "R", "economy": "E", "science": "S", "culture": "C", "utopia": "U"}
_OF_HAND = ("give", "discard-hand", "play-more")
_BIGGER = {"holy-book", "divine-right"}
"""Effects that can be used together with the end of the turn."""
_OF_PILE = {"oligarchy", "republic"}
_FAR, _ASIDE, _EDGE = 20, 200, 14
"""Pixels: what begins a drag, what leads away from a button, and where a card is pressed that others may cover."""
# A place of an element that can be seen and pressed: nothing covers it, such as the dock of a phone.
_OPEN = """(each) => {
    const { x, y, width, height } = each.getBoundingClientRect();
    const parts = [0.5, 0.25, 0.75, 0.1, 0.9];
    const places = parts.flatMap((down) => parts.map((along) => [x + along * width, y + down * height]));
    return places.find(([x, y]) => each.contains(document.elementFromPoint(x, y))) ?? [];
}"""
_TICKS = """all => [
    all.map((each) => each.dataset.tick),
    all.map((each) => each.getAttribute("aria-pressed") === "true"),
]"""
_WHOLES = "all => all.map((each) => each.dataset.tickAll)"
_TO_THE_LEFT = "each => each.scrollIntoView({ inline: 'start', block: 'nearest' })"
_COUNT = """
    globalThis.presses = 0;
    addEventListener("pointerdown", (event) => (presses += event.isTrusted), true);
"""


def presses(server, seed, hand):
    """The presses that each turn of a game took with a hand, and how many effects were used in it."""
    seat = new_table(server, bots=2, level=_LEVEL, seed=seed).seats[0]
    with window(server, hand.screen, pace="off") as person, seat.watch() as planner:
        person.page.add_init_script(_COUNT)
        person.sit(seat)
        used = hand(person.page)
        script = Script(bots.make(_LEVEL, seed=seed), planner)
        turns, before, effects = [], 0, 0
        while person.is_asked():
            decisions = press(person, script, used)
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


def press(person, script, hand):
    """Decide as a person who knows the table; returns what was decided with this press."""
    (decision,) = script.next(person, 1)
    if person.ticks:
        need = person.view["question"]["need"]
        tick(person, hand, Counter(each.split()[1] for each in script.next(person, need)))
        script.made(need)
        return [decision]
    before = person.number
    if _BIGGER & set(decision.split()):
        both = person.page.locator(f"[data-end-with='{decision}']")
        if script.next(person, 2)[1:] == ["end"] and person.steady(both.count, may_be_empty=True):
            hand.press(both)
            person.wait(lambda: person.number > before + 1)
            script.made(2)
            return [decision, "end"]
    if is_carried(person, decision) and person.is_final(decision):
        carry(person, hand, decision, decision)
        script.made(1)
        return [decision]
    if is_carried(person, decision) and carry(person, hand, decision, *script.next(person, 2)[1:]):
        script.made(1 if person.ticks else 2)
        return [decision]
    person.decide(decision, lambda: hand.press(person.answer(decision).first))
    script.made(1)
    return [decision]


def is_carried(person, decision):
    """Whether a decision is an effect that can be dragged to where it acts; the pile lies open only in the question."""
    verb, *what = decision.split()
    return verb in {"use", "copy"} and what[0] not in _BIGGER | _OF_PILE


def carry(person, hand, decision, then=""):
    """Drag an effect to what follows; returns whether there is a place for it. Otherwise nothing is decided."""
    before, planned = person.number, len(person.frames)
    source = person.answer(decision).first
    source.scroll_into_view_if_needed()
    x, y = middle(person, source)
    hand.take(x, y)
    hand.move(x + _FAR, y)
    person.wait(lambda: then == decision or any('"planned"' in raw for raw in person.frames[planned:]))
    kind = then.partition(" ")[2]
    domain = next((each for each in DOMAINS if DOMAINS[each] == kind[:1]), None)
    places = person.page.locator(f"[data-drop='{then}'], [data-drop^='{kind} '], [data-drop^='{domain} ']")
    number = person.steady(places.count, may_be_empty=True)
    place = open_place(person, places.first) if number else []
    if place:
        hand.move(*place)
    else:
        hand.move(x, y - _ASIDE)
    hand.let_go()
    if place:
        person.wait(lambda: person.number > before)
        assert person.is_asked() or person.is_over
    return bool(place)


def open_place(person, locator):
    """A place of something that is in sight; nothing if all of it is covered."""
    return person.steady(lambda: locator.evaluate(_OPEN), may_be_empty=True)


def middle(person, locator):
    """The middle of something on the page."""
    box = person.steady(locator.bounding_box)
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def tick(person, hand, going):
    """Tick the cards that go or, if they are fewer, those that stay: Domains by their button, neighbours with one line.

    Cards of a Domain are interchangeable (R-COMP-05), so any of them will do.
    """
    number, held = person.number + going.total(), hand_of(person)
    wanted = Counter(card[0] for card in (going if person.ticks == going.total() else held - going).elements())
    cards = person.hand.locator("[data-tick]") if held else person.question.locator("[data-tick]")
    keys, ticked = person.steady(lambda: tuple(cards.evaluate_all(_TICKS)))
    letters = [key[0] if held else DOMAINS[key.partition(" ")[0]] for key in keys]
    wanted -= Counter(letter for letter, is_on in zip(letters, ticked, strict=True) if is_on)
    free = Counter(letter for letter, is_on in zip(letters, ticked, strict=True) if not is_on)
    buttons = person.steady(lambda: person.question.locator("[data-tick-all]").evaluate_all(_WHOLES), may_be_empty=True)
    complete = [each for each in buttons if wanted[DOMAINS[each]] == free[DOMAINS[each]] > 1]
    domains, parts = fewest(complete, lambda rest: lines(letters, ticked, rest, is_row=bool(held)), wanted)
    for domain in domains:
        hand.press(person.question.locator(f"[data-tick-all='{domain}']"))
    for places in parts:
        if len(places) > 1 and draw(person, hand, [cards.nth(place) for place in places]):
            continue
        for place in places:
            hand.press(person.question.locator(f"[data-tick='{keys[place]}']"))
    person.wait(lambda: person.number >= number)


def fewest(complete, lines_of, wanted):
    """Which Domains to tick by their buttons, and the lines over all other cards, with as few presses as possible."""
    chosen = (each for number in range(len(complete) + 1) for each in combinations(complete, number))
    ways = (
        (domains, lines_of(wanted - Counter({DOMAINS[each]: wanted[DOMAINS[each]] for each in domains})))
        for domains in chosen
    )
    return min(ways, key=lambda way: len(way[0]) + len(way[1]))


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


def draw(person, hand, cards):
    """Draw a line over cards, if all of them fit in sight. They may overlap, so each is met near its left edge."""
    cards[0].scroll_into_view_if_needed()
    person.steady(lambda: cards[0].evaluate(_TO_THE_LEFT), may_be_empty=True)
    boxes = [person.steady(card.bounding_box) for card in cards]
    if boxes[-1]["x"] + _EDGE > person.page.viewport_size["width"]:
        return False
    (x, y), *others = [(box["x"] + _EDGE, box["y"] + box["height"] / 2) for box in boxes]
    hand.take(x, y)
    for place in others:
        hand.move(*place, steps=3)
    hand.let_go()
    return True


def hand_of(person):
    """The hand cards that can be ticked; none if the question is not about them."""
    cards = {decision.split()[1] for decision in person.legal if " " in decision}
    is_of_hand = person.view["question"]["ask"] in _OF_HAND
    return Counter(card for card in person.view["hand"] if card in cards) if is_of_hand else Counter()
