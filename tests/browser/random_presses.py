"""Clicks, double clicks, keys, touches and drags at random moments of games, and what must become of each.

The page is watched from outside: what lies under each press when it begins, and which decisions are sent. A decision
that nothing pressed explains was redirected, unless an effect left no choice. A press or a key for an answer that
neither decides it nor chooses it was lost; so was one for a card to tick whose tick stayed as it was, one that confirms
and confirms nothing, what is dropped where it can act and is not used, and a tap that no click follows.
"""

from __future__ import annotations

import random

from tests.browser.devices import WIDE
from tests.browser.hands import PHONE, Finger
from tests.browser.scenes import GENERAL, LIVELY, PARTNERS, SCIENTIST, new_table, table_at

WATCH = """(() => {
    const wrong = (globalThis.wrong = []);
    const pressed = new Map(); // by pointer: a click may come late, when another press has begun
    const held = new Map(); // the button on which it began, by pointer
    let press = { question: null, answer: null, tickable: null, ticked: [], expected: [], isOfPlan: false };
    let following = [];
    let only = []; // what the page decides by itself, because an effect leaves no choice
    let plans = []; // what was planned
    let lines = []; // what follows in the plans that fit what is being played
    let sent = 0;
    let inputs = 0;
    const taps = new Map(); // fingers that have tapped an answer, until the browser makes a click of it
    globalThis.unheard = () => [...taps.values()].map((tap) => ["no click", tap]);
    let gone = null; // the question that was answered or taken back, as long as the page still shows it
    let trail = []; // the latest inputs, to be told with what went wrong
    const note = (event) => {
        const { type, key, detail, pointerId, target } = event;
        const at = target?.closest?.("[data-answer], [data-tick], button, section")?.outerHTML?.slice(0, 120);
        trail = [...trail, [Math.round(event.timeStamp), type, key ?? detail, pointerId, at, asked()]].slice(-8);
    };
    for (const type of ["pointerdown", "pointerup", "keydown", "click"]) addEventListener(type, note, true);
    // A ticked card by the cards that may stand for it: itself, or the oldest of its Domain (N-04).
    const LETTERS = { military: "M", religion: "R", economy: "E", science: "S", culture: "C", utopia: "U" };
    const isOf = (domain, tickable) => tickable.split(" ")[0] === domain || tickable[0] === LETTERS[domain];
    const fits = (expected, decision) => {
        const [kind] = expected.split(" ");
        const card = decision.split(" ")[1] ?? "";
        return expected === decision || kind === card || LETTERS[kind] === card[0];
    };
    const asked = () => document.querySelector(".prompt")?.dataset.question ?? null;
    const tickableOf = (each) => each?.closest("[data-tick]:not([aria-disabled])")?.dataset.tick ?? null;
    const answerOf = (each) => each?.closest("[data-answer]:not(:disabled)")?.dataset.answer ?? null;
    const endingOf = (each) => each?.closest("[data-end-with]")?.dataset.endWith;
    const ticked = () => [...document.querySelectorAll(".prompt [data-tick][aria-pressed=true]")].map(tickableOf);
    const isChosen = (answer) => !!document.querySelector(`.game [data-answer="${answer}"][aria-pressed=true]`);
    const list = (name) => document.querySelector(".prompt .answers")?.dataset[name];
    // The cards that a press leaves ticked, one after another; with the last one that is asked for it decides.
    const tickables = () => [...document.querySelectorAll(".prompt [data-tick]")].map((one) => one.dataset.tick);
    const adds = (each) => {
        const tickable = tickableOf(each);
        if (tickable) return [tickable];
        const whole = each?.closest("[data-tick-all]")?.dataset.tickAll;
        return tickables().filter((one) => whole && isOf(whole, one) && !ticked().includes(one));
    };
    // What is decided if these are ticked: they are, or where those that stay are ticked, all others.
    const decidedBy = (cards) => (list("keeps") ? tickables().filter((one) => !cards.includes(one)) : cards);
    const begin = (each, pointer) => {
        const [isConfirm, isOfPlan] = [".act .btn", ".plan"].map((part) => !!each?.closest(part));
        const [answer, tickable, added, ending] = [answerOf(each), tickableOf(each), adds(each), endingOf(each)];
        const cards = isConfirm || added.length ? decidedBy([...ticked(), ...added].slice(0, list("need"))) : [];
        const expected = ending ? [ending, "end"] : cards;
        const carry = each?.closest("[data-carry]")?.dataset.carry ?? null;
        const isReady = isConfirm && list("need") && !each.closest("[aria-disabled]");
        const whole = each?.closest("[data-tick-all]")?.dataset.tickAll;
        const decides = !!(isReady || ending);
        press = { question: asked(), answer, tickable, whole, decides, ticked: ticked(), expected, isOfPlan, carry };
        pressed.set(pointer, press);
    };
    // What is pressed for the question that is asked must count, before another input comes.
    const expect = (begun) => {
        // A key may have come between a touch and its click: what counts is what was ticked when the click came.
        const before = { ...begun, ticked: ticked(), sent };
        const mine = ++inputs;
        if ([null, gone].includes(before.question) || before.question !== asked()) return;
        if (!before.answer && !before.tickable && !before.whole && !before.decides) return;
        setTimeout(() => {
            if (inputs !== mine || sent > before.sent) return;
            const isTicked = before.ticked.includes(before.tickable) !== ticked().includes(before.tickable);
            const isWhole = before.whole && ticked().join() !== before.ticked.join();
            const isTaken = before.tickable ? isTicked : before.answer ? isChosen(before.answer) : isWhole;
            if (!isTaken) wrong.push(["lost", before, ticked(), asked(), trail]);
        });
    };
    // A second click of the same press must do nothing.
    const stays = () => {
        const [mine, before] = [inputs, ticked().join()];
        setTimeout(() => {
            const isSame = asked() !== press.question || ticked().join() === before;
            if (inputs === mine && !isSame) wrong.push(["twice", press, trail]);
        });
    };
    const numbered = (key) => {
        const listed = [...document.querySelectorAll(".prompt [data-answer], .prompt [data-tick]")];
        return listed.find((each) => each.querySelector("kbd")?.textContent === key);
    };
    // A finger that comes down a few pixels beside a button is on it, says the browser; `elementFromPoint` disagrees.
    addEventListener("pointerdown", ({ clientX, clientY, pointerId, pointerType, target }) => {
        const each = target instanceof Element ? target : null;
        begin(each, pointerId);
        held.set(pointerId, each?.closest("[data-answer]"));
        Object.assign(press, { x: clientX, y: clientY, isFinger: pointerType === "touch" });
    }, true);
    // A drag is for what is carried and where it is dropped, or for the cards that its line has ticked, or for nothing.
    addEventListener("pointerup", ({ clientX, clientY, pointerId }) => {
        const begun = pressed.get(pointerId);
        if (begun?.isFinger && !begun.isFar && (begun.answer || begun.tickable)) taps.set(pointerId, begun);
        if (!begun?.isMoved) return;
        const drop = document.elementFromPoint(clientX, clientY)?.closest("[data-drop]")?.dataset.drop;
        const dropped = drop ? [begun.carry, ...(isTickable(drop) || drop === begun.carry ? [] : [drop])] : [];
        const expected = begun.carry ? dropped : begun.tickable ? decidedBy(ticked()) : [];
        // What cannot be carried is still pressed if the pointer is let go on it.
        const end = document.elementFromPoint(clientX, clientY)?.closest("[data-answer]");
        const answer = begun.carry || end !== held.get(pointerId) ? null : begun.answer;
        press = { ...begun, answer, tickable: null, whole: null, expected, decides: !!(begun.carry && drop) };
        pressed.set(pointerId, press);
        if (press.decides) expect({ ...press, answer: null });
    }, true);
    addEventListener("pointermove", ({ clientX, clientY, pointerId, buttons }) => {
        const begun = buttons ? pressed.get(pointerId) : undefined;
        if (!begun || Math.hypot(clientX - begun.x, clientY - begun.y) <= 10) return;
        begun.isFar = true;
        // A finger drags what it has held, as the table shows; otherwise it scrolls.
        begun.isMoved ||= !begun.isFinger || !!document.querySelector(".carrying, .drawing");
    }, true);
    const isTickable = (drop) => drop.split(" ")[0] in LETTERS || /^[A-Z][123] /.test(drop);
    const first = (...parts) => parts.map((part) => document.querySelector(part)).find((each) => each);
    addEventListener("keydown", ({ key, repeat, target }) => {
        if (repeat) return;
        if (/^[1-9]$/.test(key)) begin(numbered(key));
        else if (key === "e") begin(first(".acts [data-answer]", ".act .btn"));
        else if (key === "w") begin(document.querySelector("[data-end-with]"));
        else if (key === "Enter" || key === " ") begin(target);
        else return void (inputs += 1);
        const isHeard = key === "Enter" || !document.querySelector("dialog[open], .planning");
        if (isHeard) expect(press);
        else inputs += 1;
    }, true);

    // Where an effect leaves no choice: one answer, cards of one Domain, or as many cards as must be ticked.
    const cardsOf = ({ hand, discard, seats, seat, question }) => {
        if (question.ask.endsWith("-area")) return seats[seat].domains.flatMap(({ cards }) => cards);
        return question.ask === "take-pile" ? discard : hand;
    };
    const hear = ({ data }) => {
        const { ask, view } = JSON.parse(data);
        only = [];
        if (!ask || !view?.question) return;
        const { need, ask: kind } = view.question;
        const legal = ["play", "menu", "keep", "claim"].includes(kind) ? [] : ask.legal;
        const domains = new Set(legal.map((each) => (/ [A-Z][123]$/.test(each) ? each.slice(0, -1) : each)));
        const offered = cardsOf(view).filter(([letter]) => legal.some((each) => each.split(" ")[1]?.[0] === letter));
        only = domains.size === 1 || (need > 1 && offered.length === need) ? legal : [];
    };
    const isOne = (expected, decision) => {
        const next = expected.findIndex((each) => fits(each, decision));
        if (next >= 0) following = expected.filter((_, place) => place !== next);
        return next >= 0;
    };
    const isPlanned = (begun, decision) => {
        lines = begun.filter((plan) => plan[0] === decision).map((plan) => plan.slice(1));
        return lines.length > 0;
    };
    // What was pressed for this question; otherwise what follows from what was pressed for an earlier one.
    const explain = ({ number, decision }) => {
        if (isPlanned(lines, decision) || (press.isOfPlan && isPlanned(plans, decision))) return true;
        if (press.question === String(number)) return press.answer === decision || isOne(press.expected, decision);
        return isOne(following, decision) || only.includes(decision);
    };
    const watch = (raw) => {
        const message = JSON.parse(raw);
        // What is carried asks where it can be dropped.
        const isCarried = press.isMoved || press.isFinger;
        if (message.type === "plan" && isCarried && message.decisions.join() === press.carry) return;
        const decision = message.type === "plan" ? message.decisions.at(-1) : message.decision;
        if (["decide", "undo", "plan"].includes(message.type)) gone = asked();
        if (message.type === "plan") plans.push(message.decisions);
        if (message.type === "decide" || message.type === "plan") {
            sent += 1;
            const number = message.type === "plan" ? asked() : message.number;
            if (!explain({ number, decision })) wrong.push(["redirected", message, press, trail]);
        }
    };
    globalThis.WebSocket = class extends WebSocket {
        constructor(...about) {
            super(...about);
            this.addEventListener("message", hear);
        }
        send(raw) {
            watch(raw);
            super.send(raw);
        }
    };
    addEventListener("click", (event) => {
        taps.delete(event.pointerId);
        // The press of a finger that has held something comes without a pointer, and then the browser's own click.
        if (event.detail === 0) {
            taps.clear();
            if (press.isFinger) press.isHeard = true;
        }
        press = pressed.get(event.pointerId) ?? press;
        if (event.detail === 1 && press.isHeard) return stays();
        if (event.detail > 1) inputs += 1;
        else expect(press);
    }, true);
})()"""

_ANSWERS = (
    "[data-carry], [data-drop], .game [data-answer]:not(:disabled), .game [data-tick], [data-tick-all], "
    "[data-end-with], .act .btn"
)
_MIDDLES = """(all) => [...document.querySelectorAll(all)].map((each) => each.getBoundingClientRect())
    .filter(({ width, top, bottom }) => width && top >= 0 && bottom <= innerHeight)
    .map(({ x, y, width, height }) => [x + width / 2, y + height / 2])"""
_KEYS = ("1", "2", "3", "4", "e", "w", "Escape", "Enter", "u")
_KINDS = ("click", "click", "double", "touch", "touch", "key", "key", "held", "drag", "hold", "swipe")
_BAR = 56
"""The bar at the top leads away from the table."""
_LONGEST = 60
"""Milliseconds between two inputs at most."""
_HOLD = 400
"""Milliseconds that a finger stays at most; a little longer, and a phone has its own ideas."""
POSITIONS = (LIVELY, GENERAL, SCIENTIST, PARTNERS)


def throw(person, server, seed, number, most=400):
    """Throw a number of inputs at games, at most so many at one; returns what went wrong.

    Deals, players, positions, windows and inputs follow from the seed.
    """
    chance = random.Random(seed)  # noqa: S311 - a test, not a secret
    person.page.add_init_script(WATCH)
    finger = Finger(person.page)
    wrong = []
    thrown = 0
    while thrown < number:
        person.forget()
        size = chance.choice((WIDE, PHONE))
        person.show(*size.values())
        person.sit(_seat(server, chance))
        for _ in range(min(most, number - thrown)):
            if person.is_over:
                break
            _throw_one(person, finger, chance)
            thrown += 1
        found = person.steady(lambda: person.page.evaluate("[...wrong, ...unheard()]"), may_be_empty=True)
        wrong += [[size, *each] for each in found]
    return wrong


def _seat(server, chance):
    """A seat of a new table for two to four, or of one that goes on from a position."""
    if chance.random() < 1 / 3:
        return table_at(server, chance.choice(POSITIONS))
    return new_table(server, bots=chance.randrange(1, 4), seed=chance.randrange(2**32)).seats[0]


def _throw_one(person, finger, chance):
    """One input, most of them at something that can be pressed, and a moment of waiting."""
    page = person.page
    x, y = _somewhere(person, chance)
    kind = chance.choice(_KINDS)
    if kind == "click":
        page.mouse.click(x, y)
    elif kind == "double":
        page.mouse.dblclick(x, y, delay=chance.randrange(_LONGEST))
    elif kind == "held":
        page.mouse.move(x, y)
        page.mouse.down()
        page.wait_for_timeout(chance.randrange(_LONGEST))
        page.mouse.up()
    elif kind == "drag":
        page.mouse.move(x, y)
        page.mouse.down()
        page.mouse.move(*_somewhere(person, chance), steps=chance.randrange(1, 6))
        page.wait_for_timeout(chance.randrange(_LONGEST))
        page.mouse.up()
    elif kind == "touch":
        page.touchscreen.tap(x, y)
    elif kind in {"hold", "swipe"}:
        finger.down(x, y)
        page.wait_for_timeout(chance.randrange(_HOLD))
        if kind == "swipe":
            finger.move(*_somewhere(person, chance), steps=chance.randrange(1, 6))
            page.wait_for_timeout(chance.randrange(_LONGEST))
        finger.let_go()
    else:
        page.keyboard.press(chance.choice(_KEYS))
    page.wait_for_timeout(chance.randrange(_LONGEST))


def _somewhere(person, chance):
    """The middle of something that can be pressed now, or any place of the window."""
    page = person.page
    # Any moment will do, also one in which there is nothing to press.
    (boxes,) = person.wait(lambda: [page.evaluate(_MIDDLES, _ANSWERS)])
    size = page.viewport_size
    anywhere = [chance.randrange(size["width"]), chance.randrange(_BAR, size["height"])]
    return chance.choice(boxes) if boxes and chance.random() < 0.9 else anywhere
