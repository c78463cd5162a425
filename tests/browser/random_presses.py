"""Clicks, double clicks, keys and touches at random moments of whole games, and what must become of each.

The page is watched from outside: what lies under each press when it begins, and which decisions are sent. A decision
that nothing pressed explains was redirected. A press on an answer that neither decides it nor chooses it was lost, and
so was one on a card to tick whose tick stayed as it was.
"""

from __future__ import annotations

import random

from tests.browser.scenes import SHORT, new_table

WATCH = """(() => {
    const wrong = (globalThis.wrong = []);
    let press = { question: null, answer: null, ticked: [] };
    let following = [];
    let sent = 0;
    let gone = null; // the question that was answered or taken back, as long as the page still shows it
    const asked = () => document.querySelector(".prompt")?.dataset.question ?? null;
    const tickableOf = (each) => each?.closest("[data-tick]:not([aria-disabled])")?.dataset.tick ?? null;
    const answerOf = (each) => each?.closest("[data-answer]:not(:disabled)")?.dataset.answer ?? null;
    const ticked = () => [...document.querySelectorAll(".prompt [data-tick][aria-pressed=true]")].map(tickableOf);
    const isChosen = (answer) => !!document.querySelector(`.game [data-answer="${answer}"][aria-pressed=true]`);
    const begin = (each) => {
        const isConfirm = !!each?.closest(".act");
        press = { question: asked(), answer: answerOf(each), tickable: tickableOf(each), ticked: ticked(), isConfirm };
    };
    // The end of the turn is the last answer, and has no number to be seen.
    const numbered = (key) => {
        const listed = [...document.querySelectorAll(".prompt [data-answer], .prompt [data-tick]")];
        const end = Number(key) === listed.length + 1 ? document.querySelector(".acts [data-answer]") : undefined;
        return listed.find((each) => each.querySelector("kbd")?.textContent === key) ?? end;
    };
    addEventListener("pointerdown", (event) => begin(document.elementFromPoint(event.clientX, event.clientY)), true);
    addEventListener("keydown", ({ key, repeat, target }) => {
        if (repeat) return;
        if (/^[1-9]$/.test(key)) begin(numbered(key));
        else if (key === "e") begin(document.querySelector(".acts [data-answer], .act .btn"));
        else if (key === "Enter" || key === " ") begin(target);
    }, true);

    // A ticked card by the cards that may stand for it: itself, or the oldest of its Domain (N-04).
    const LETTERS = { military: "M", religion: "R", economy: "E", science: "S", culture: "C", utopia: "U" };
    const fits = (tickable, decision) => {
        const [kind] = tickable.split(" ");
        const card = decision.split(" ")[1];
        return kind === card || LETTERS[kind] === card[0];
    };
    const explain = ({ number, decision }) => {
        const next = following.findIndex((tickable) => fits(tickable, decision));
        if (next >= 0) return !!following.splice(next, 1);
        if (press.question !== String(number)) return false;
        if (press.answer === decision) return true;
        if (!press.isConfirm) return false;
        following = [...press.ticked];
        const first = following.findIndex((tickable) => fits(tickable, decision));
        return first >= 0 && !!following.splice(first, 1);
    };
    const { send } = WebSocket.prototype;
    WebSocket.prototype.send = function (raw) {
        const message = JSON.parse(raw);
        if (message.type === "decide" || message.type === "undo") gone = asked();
        if (message.type === "decide") {
            sent += 1;
            if (!explain(message)) wrong.push(["redirected", message, press]);
        }
        return send.call(this, raw);
    };
    let clicks = 0;
    addEventListener("click", (event) => {
        const before = { ...press, sent, detail: event.detail };
        const mine = ++clicks;
        if (event.detail > 1 || [null, gone].includes(before.question) || before.question !== asked()) return;
        if (!before.answer && !before.tickable) return;
        setTimeout(() => {
            if (clicks !== mine) return; // a click that came before we look may have taken the tick away again
            const isTicked = before.ticked.includes(before.tickable) !== ticked().includes(before.tickable);
            const isTaken = before.tickable ? isTicked : isChosen(before.answer);
            if (!isTaken && sent === before.sent) wrong.push(["lost", before, ticked(), asked()]);
        });
    }, true);
})()"""

_ANSWERS = ".game [data-answer]:not(:disabled), .game [data-tick], .act .btn"
_MIDDLES = """(all) => [...document.querySelectorAll(all)].map((each) => each.getBoundingClientRect())
    .filter(({ width, top, bottom }) => width && top >= 0 && bottom <= innerHeight)
    .map(({ x, y, width, height }) => [x + width / 2, y + height / 2])"""
_KEYS = ("1", "2", "3", "4", "e", "Escape", "Enter", "u")
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
        person.view = person.ask = None
        person.sit(new_table(server, bots=1, options=SHORT).seats[0])
        while thrown < number and not person.is_over:
            _throw_one(person, chance)
            thrown += 1
        wrong += person.steady(lambda: person.page.evaluate("wrong"))
    return wrong


def _throw_one(person, chance):
    """One input, most of them at something that can be pressed, and a moment of waiting."""
    page = person.page
    x, y = _somewhere(person, chance)
    kind = chance.choice(("click", "click", "double", "touch", "key", "held"))
    if kind == "click":
        page.mouse.click(x, y)
    elif kind == "double":
        page.mouse.dblclick(x, y, delay=chance.randrange(_LONGEST))
    elif kind == "held":
        page.mouse.move(x, y)
        page.mouse.down()
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
