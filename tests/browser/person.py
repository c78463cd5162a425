"""A person at a browser: what they hear, read and press.

What can be decided is read from the socket, and pressed by the name it has on the page: as a person finds it, and as a
screen reader does. The few classes and attributes of the page that tests rely on are used only here.
"""

from __future__ import annotations

import itertools
import json
import re
from urllib.parse import urlsplit

import msgspec
from playwright.sync_api import expect

from impera.text import Speaker, language
from impera.text.decisions import name_of
from impera.views import View
from tests.browser import reading
from tests.browser.words import say

CARD = r"[MRESCU][123]"
SHOWN = ".shown .card[data-domain]"
FACE = f".card[data-domain]:not({SHOWN})"
KINDS = "all => all.map(({ dataset }) => dataset.domain + dataset.age)"
QUESTION = ".ask"
TOAST = ".toast"
_SHOWN = "document.querySelector('.prompt')?.dataset.question"
ANSWERS = "#answers"
STANDING = ":not(.sr, .sr *)"
ENDING = ".ending"

# Where the page stores what it remembers.
_MEMORY = "impera"
PLACES = f"JSON.parse(localStorage.{_MEMORY}).places"
_numbers = itertools.count()
_REMEMBER = """
    if (!sessionStorage.getItem(%(once)s)) {
        const before = JSON.parse(localStorage.getItem(%(key)s) ?? "{}");
        localStorage.setItem(%(key)s, JSON.stringify({ ...before, ...%(more)s }));
        sessionStorage.setItem(%(once)s, "done");
    }"""

# A browser reports lost connections and refusals in its own words; the page reports them in ours.
_USUAL = ("ERR_CONNECTION", "WebSocket connection", "/api/")


class Person:
    """A window with a page of ours in it."""

    def __init__(self, page, address, code="en"):
        self.page = page
        self.address = address
        self.code = code
        self.failures = []
        self.foreign = []
        self.frames = []
        self.sent = []
        self.line = None
        self.seat = None
        self.seating = None
        self.view = None
        self.ask = None
        self.number = 0
        page.set_default_timeout(reading.PATIENCE)
        page.on("pageerror", lambda error: self.failures.append(str(error)))
        page.on("console", self._read)
        page.on("request", lambda request: self._see(request.url))
        page.on("websocket", self._tap)

    # ---------------------------------------------------------------------------------------------- what is heard

    def _read(self, message):
        told = f"{message.text} {message.location['url']}"
        if message.type == "error" and not any(words in told for words in _USUAL):
            self.failures.append(told)

    def _see(self, url):
        parts = urlsplit(url)
        own = urlsplit(self.address)
        if parts.scheme not in {"data", "blob"} and parts.netloc != own.netloc:
            self.foreign.append(url)

    def _tap(self, socket):
        self._see(socket.url)
        socket.on("framereceived", self._hear)
        socket.on("framesent", lambda raw: self.sent.append(json.loads(raw)))

    def _hear(self, raw):
        self.frames.append(raw)
        message = json.loads(raw)
        if message["type"] in {"hint", "threats", "planned", "refused", "bye"}:
            return
        if message["type"] == "table":
            self.seat = message["seat"]
        self.seating = message.get("seating") or self.seating
        # What is sent again after a lost connection has no view: the whole table comes right after it.
        if message.get("view"):
            self.view, self.ask = message["view"], message["ask"]
        self.number = max(self.number, message["number"])

    @property
    def decided(self):
        """What this window has asked a server to decide."""
        return [message["decision"] for message in self.sent if message["type"] == "decide"]

    def forget(self):
        """From now on, only a view that is heard anew is the view."""
        self.view = self.ask = None

    def hold_back(self, kind):
        """Keep a kind of message from the next table's page; returns those that came, to be sent by `line`."""
        held = []

        def connect(line):
            table = line.connect_to_server()
            line.on_message(table.send)
            table.on_message(lambda raw: held.append(raw) if json.loads(raw)["type"] == kind else line.send(raw))
            self.line = line

        self.page.route_web_socket("**/socket", connect)
        return held

    # ---------------------------------------------------------------------------------------------- what is read

    def wait(self, what):
        """Let the browser run until something is true; returns its value."""
        return reading.wait(self.page, what)

    def finds(self, read, wanted):
        """Let the browser run until it shows what is wanted."""
        reading.finds(self.page, read, wanted)

    def steady(self, read, *, may_be_empty=False):
        """What is read, once it has stayed the same for a while; something, unless it may be nothing."""
        return reading.steady(self.page, read, may_be_empty=may_be_empty)

    def tab_to(self, locator):
        """Press Tab until an element has the focus."""
        reading.tab_to(self.page, locator)

    def enter(self, locator):
        """Press a button or follow a link with the keyboard alone."""
        expect(locator).to_be_visible()
        self.tab_to(locator)
        self.page.keyboard.press("Enter")

    def show(self, width, height, scheme=None):
        """Give the window a size, and colours if they are named, and let the page redraw."""
        reading.show(self.page, width, height, scheme)

    def define(self, name, script):
        """Have a script define a name on the page, unless it is defined."""
        reading.define(self.page, name, script)

    def run(self, script, value=None):
        """Run a script on the page."""
        reading.run(self.page, script, value)

    # ------------------------------------------------------------------------------------------------ where one is

    def go(self, path="/"):
        """Open a page by its address."""
        self.page.goto(self.address + path)
        expect(self.page.locator("h1").first).to_be_attached()
        return self

    def remember(self, **remembered):
        """Store something on the device, for the next page that is opened."""
        once = f"remembered {next(_numbers)}"
        told = {"once": json.dumps(once), "key": json.dumps(_MEMORY), "more": json.dumps(remembered)}
        self.page.add_init_script(_REMEMBER % told)
        return self

    def sit(self, seat):
        """Open a table where this device holds the token of a seat."""
        self.remember(places=[place_of(seat)]).go(f"/table/{seat.table.name}")
        self.wait(lambda: self.seating)
        return self

    def begin_on_server(self):
        """Make a table with bots that the server keeps: of others, nothing is heard on a socket."""
        self.go("/new")
        self.page.get_by_role("switch", name=self.say("new-on-server")).check()
        self.button("new-start").click()
        return self

    def watch(self, table):
        """Open a table by its invitation, as a spectator."""
        self.go(f"/table/{table.name}#{table.invite}")
        self.wait(lambda: self.seating)
        return self

    # ------------------------------------------------------------------------------------------- what can be found

    def say(self, key, **values):
        return say(key, self.code, **values)

    def button(self, key, **values):
        return self.page.get_by_role("button", name=self.say(key, **values), exact=True)

    def link(self, key, **values):
        return self.page.get_by_role("link", name=self.say(key, **values))

    def told(self, key, **values):
        """Words that are visible on the page, and not in the live regions, which are only heard."""
        return self.page.get_by_text(self.say(key, **values)).and_(self.page.locator(STANDING))

    @property
    def question(self):
        return self.page.locator(QUESTION)

    @property
    def toast(self):
        """The answer that is visible for a moment."""
        return self.page.locator(TOAST)

    @property
    def answers(self):
        """The live region of the answers."""
        return self.page.locator(ANSWERS)

    @property
    def ending(self):
        return self.page.locator(ENDING)

    @property
    def hand(self):
        return self.page.get_by_role("region", name=self.say("hand-heading"), exact=True)

    def answer(self, decision, place=None):
        """The button of a decision: in the question, or in another place such as the hand.

        The end of the turn has its own button, with more on it than its name.
        """
        if decision == "end":
            return self.hand.get_by_role("button", name=self.say("act-end"))
        name = re.compile(rf"^{re.escape(self.name_of(decision))}(?!\w)")
        usual = self.question if is_in_words(decision, self.legal) else self.page.get_by_role("main")
        return (place or usual).get_by_role("button", name=name)

    def name_of(self, decision):
        return name_of(self.speaker, msgspec.convert(self.view, View), decision)

    @property
    def speaker(self):
        """A speaker that says things as the page says them to this person."""
        bots = itertools.count(1)
        names = (
            sitting["name"] or self.say(f"name-bot-{next(bots)}" if sitting["kind"] == "bot" else "name-person")
            for sitting in self.seating
        )
        return Speaker(language(self.code), tuple(names), self.seat)

    @property
    def faces(self):
        """The cards that are faceup in this window, closed parts of the page included."""
        return self.page.locator(FACE)

    @property
    def shown(self):
        """The pictures of cards that something has just happened to."""
        return self.page.locator(SHOWN)

    # -------------------------------------------------------------------------------------------------- the game

    @property
    def is_over(self):
        return bool(self.view and self.view["outcome"])

    @property
    def legal(self):
        return tuple(self.ask["legal"]) if self.ask else ()

    def is_asked(self):
        """Wait until the page asks this person or the game is over; returns whether it asks.

        A question that leaves no choice is answered by the page and never shown.
        """
        self.wait(lambda: self.is_over or (self.legal and self.page.evaluate(_SHOWN) == str(self.ask["number"])))
        if not self.is_over:
            expect(self.tickables.first if self.ticks else self.answer(self.legal[0]).first).to_be_enabled()
        return not self.is_over

    def sees_the_end(self):
        """Wait until the end is shown and entered on the device: whoever leaves before that has it entered later."""
        expect(self.ending).to_be_visible()
        self.wait(lambda: self.page.evaluate(f"{PLACES}[0].end"))

    def decide(self, decision, press):
        """Press an answer, and again to confirm what cannot be undone, or an end of the turn that forgets something.

        In the middle of an action, the press that began it was the first.
        """
        number, is_between = self.ask["number"], self.view["question"]["ask"] in {"play", "menu", "keep", "claim"}
        final = self.is_final(decision) and is_between and len(self.legal) > 1
        doubt = self.page.get_by_role("heading", name=self.say("end-anyway"))
        press()
        if decision == "end":
            self.wait(lambda: self.number > number or doubt.is_visible())
            final = self.number == number
        if final:
            press()
        self.wait(lambda: self.number > number)

    def press(self, decision, place=None):
        """Decide with the mouse. Where several cards are asked for, the first ones are ticked and confirmed."""
        if self.ticks:
            self.tick(range(self.ticks))
        else:
            self.decide(decision, self.answer(decision, place).first.click)

    def tick(self, places, press=None):
        """Tick cards at these places among those offered, as many as are asked for, with the mouse or otherwise.

        The last tick decides if it can be undone; otherwise they are confirmed.
        """
        asked, number = self.view["question"], self.number + self.view["question"]["need"]
        is_final = any(map(self.is_final, self.legal))
        for place in places:
            (press or (lambda place: self.tickables.nth(place).click()))(place)
        if is_final:
            confirm = self.button("tick-confirm", number=len(places), need=len(places))
            confirm.click() if press is None else self.page.keyboard.press("e")
        self.wait(lambda: self.number >= number or self.view["question"]["effect"] != asked["effect"])

    def is_final(self, decision):
        """Whether a decision cannot be undone."""
        return decision in (self.ask["ends_undo"] or ())

    @property
    def tickables(self):
        """The cards to tick, where several are asked for together."""
        return self.question.locator("[data-tick]")

    @property
    def ticks(self):
        """How many cards are to be ticked together; 0 where one answer is pressed."""
        return ticks(self.legal, self.view["question"], self.view["hand"])

    def play(self, *, press=None, until=lambda _: False, choose=None):
        """Decide whenever asked until something is true or the game is over; returns how often."""
        decided = 0
        while self.is_asked() and not until(self):
            (press or self.press)((choose or swift)(self.legal))
            decided += 1
        return decided


def ticks(legal, question, hand):
    """How many cards are to be ticked together: those asked for, or those that stay, if they are fewer."""
    is_of_cards = all(re.fullmatch(rf"\w+ {CARD}", decision) for decision in legal)
    need = question["need"] if is_of_cards and question else 1
    if need == 1:
        return 0
    kept = sum(any(decision.endswith(card) for decision in legal) for card in hand) - need
    return kept if question["ask"] in {"discard-hand", "give"} and 0 < kept < need else need


def is_in_words(decision, legal):
    """Whether a decision is listed in the question: of hand cards that differ only in their Age, the oldest is."""
    verb, *what = decision.split()
    older = {
        f"{verb} {card[0]}{age}" for card in what[:1] if re.fullmatch(CARD, card) for age in range(1, int(card[1]))
    }
    return not older & set(legal)


def place_of(seat):
    """A seat as a device remembers it."""
    known = {"table": seat.table.name, "token": seat.token, "invite": seat.table.invite}
    return {**known, "seat": seat.seat, "seats": [seat.seat], "names": [], "seen": 0, "isOver": False}


def swift(legal):
    """The first card, and then the end of the turn."""
    return "end" if "end" in legal else legal[0]


def busy():
    """A player who uses an effect once in a while."""
    turns = 0

    def choose(legal):
        nonlocal turns
        turns += "end" in legal
        return "end" if "end" in legal and turns % 3 else legal[0]

    return choose


def asked_of(people):
    """Wait until one of several people at a table is asked; returns that person, or None when the game is over."""
    people[0].wait(lambda: any(person.legal for person in people) or all(person.is_over for person in people))
    return next((person for person in people if person.legal), None)
