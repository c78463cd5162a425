"""Clicks, double clicks, keys and touches at random moments of whole games, and what must become of each.

The page is watched from outside: what lies under each press when it begins, and which decisions are sent. A decision
that nothing pressed explains was redirected, unless an effect left no choice. A press on an answer that neither decides
it nor chooses it was lost, and so was one on a card to tick whose tick stayed as it was.
"""

from __future__ import annotations

import random

from tests.browser.scenes import SHORT, new_table

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
        const [isConfirm, isOfPlan] = [".act", ".plan"].map((part) => !!each?.closest(part));
        const [answer, tickable, added, ending] = [answerOf(each), tickableOf(each), adds(each), endingOf(each)];
        const cards = isConfirm || added.length ? decidedBy([...ticked(), ...added].slice(0, list("need"))) : [];
        const expected = ending ? [ending, "end"] : cards;
        const carry = each?.closest("[data-carry]")?.dataset.carry ?? null;
        press = { question: asked(), answer, tickable, ticked: ticked(), expected, isOfPlan, carry };
        pressed.set(pointer, press);
    };
    // The end of the turn is the last answer, and has no number to be seen.
    const numbered = (key) => {
        const listed = [...document.querySelectorAll(".prompt [data-answer], .prompt [data-tick]")];
        const end = Number(key) === listed.length + 1 ? document.querySelector(".acts [data-answer]") : undefined;
        return listed.find((each) => each.querySelector("kbd")?.textContent === key) ?? end;
    };
    // A finger that comes down a few pixels beside a button is on it, says the browser; `elementFromPoint` disagrees.
    addEventListener("pointerdown", ({ clientX, clientY, pointerId, target }) => {
        const each = target instanceof Element ? target : null;
        begin(each, pointerId);
        held.set(pointerId, each?.closest("[data-answer]"));
        Object.assign(press, { x: clientX, y: clientY });
    }, true);
    // A drag is for what is carried and where it is dropped, or for the cards that its line has ticked, or for nothing.
    addEventListener("pointerup", ({ clientX, clientY, pointerId, pointerType }) => {
        const begun = pressed.get(pointerId);
        if (!begun || pointerType === "touch" || !begun.isMoved) return;
        const drop = document.elementFromPoint(clientX, clientY)?.closest("[data-drop]")?.dataset.drop;
        const dropped = drop ? [begun.carry, ...(isTickable(drop) || drop === begun.carry ? [] : [drop])] : [];
        const expected = begun.carry ? dropped : begun.tickable ? decidedBy(ticked()) : [];
        // What cannot be carried is still pressed if the pointer is let go on it.
        const end = document.elementFromPoint(clientX, clientY)?.closest("[data-answer]");
        const answer = begun.carry || end !== held.get(pointerId) ? null : begun.answer;
        press = { ...begun, answer, tickable: null, expected };
        pressed.set(pointerId, press);
    }, true);
    addEventListener("pointermove", ({ clientX, clientY, pointerId, buttons }) => {
        const begun = buttons ? pressed.get(pointerId) : undefined;
        if (begun && Math.hypot(clientX - begun.x, clientY - begun.y) > 10) begun.isMoved = true;
    }, true);
    const isTickable = (drop) => drop.split(" ")[0] in LETTERS || /^[A-Z][123] /.test(drop);
    const first = (...parts) => parts.map((part) => document.querySelector(part)).find((each) => each);
    addEventListener("keydown", ({ key, repeat, target }) => {
        if (repeat) return;
        inputs += 1;
        if (/^[1-9]$/.test(key)) begin(numbered(key));
        else if (key === "e") begin(first(".acts [data-answer]", ".act .btn"));
        else if (key === "w") begin(document.querySelector("[data-end-with]"));
        else if (key === "Enter" || key === " ") begin(target);
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
        if (message.type === "plan" && press.isMoved && message.decisions.join() === press.carry) return;
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
        press = pressed.get(event.pointerId) ?? press;
        // A key may have come between a touch and its click: what counts is what was ticked when the click came.
        const before = { ...press, ticked: ticked(), sent };
        const mine = ++inputs;
        if (event.detail > 1 || [null, gone].includes(before.question) || before.question !== asked()) return;
        if (!before.answer && !before.tickable) return;
        setTimeout(() => {
            if (inputs !== mine) return; // an input that came before we look may have taken the tick away again
            const isTicked = before.ticked.includes(before.tickable) !== ticked().includes(before.tickable);
            const isTaken = before.tickable ? isTicked : isChosen(before.answer);
            if (!isTaken && sent === before.sent) wrong.push(["lost", before, ticked(), asked(), trail]);
        });
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
_BAR = 56
"""The bar at the top leads away from the table."""
_LONGEST = 60
"""Milliseconds between two inputs at most."""


def throw(person, server, seed, number):
    """Throw a number of inputs at games, one after another; returns what went wrong."""
    chance = random.Random(seed)  # noqa: S311 - a test, not a secret
    person.page.add_init_script(WATCH)
    wrong = []
    thrown = 0
    while thrown < number:
        person.forget()
        person.sit(new_table(server, bots=1, options=SHORT).seats[0])
        while thrown < number and not person.is_over:
            _throw_one(person, chance)
            thrown += 1
        wrong += person.steady(lambda: person.page.evaluate("wrong"), may_be_empty=True)
    return wrong


def _throw_one(person, chance):
    """One input, most of them at something that can be pressed, and a moment of waiting."""
    page = person.page
    x, y = _somewhere(person, chance)
    kind = chance.choice(("click", "click", "double", "touch", "key", "held", "drag"))
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
