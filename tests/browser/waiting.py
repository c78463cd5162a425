"""How long a person waits after the end of their turn until they are asked again, at normal pace, in whole games."""

from __future__ import annotations

import msgspec

from impera import bots
from impera.views import View
from tests.browser import by_keys, chance
from tests.browser.measured import window
from tests.browser.scenes import new_table

# From the press that ends the turn until another question can be answered, in seconds, as the page sees them. If the
# page asks back first, the press that follows is the one that counts.
_CLOCK = """
    globalThis.waits = [];
    let ended = null;
    const asked = () => document.querySelector(".prompt[data-question]")?.dataset.question ?? null;
    const ENDS = "[data-answer=end], [data-end-with]";
    const end = ({ timeStamp }) => (ended = { at: timeStamp, question: asked() });
    addEventListener("pointerdown", (event) => event.target.closest?.(ENDS) && end(event), true);
    addEventListener("keydown", (event) => event.key === "e" && document.querySelector(ENDS) && end(event), true);
    const look = () => {
        const now = asked();
        if (ended && now && now !== ended.question) {
            waits.push((performance.now() - ended.at) / 1000);
            ended = null;
        }
        requestAnimationFrame(look);
    };
    look();
"""


def against(server, level, rounds):
    """The waits of at least so many rounds of whole games against two bots of a level, at tables of a server.

    A bot of the level decides for the person.
    """
    with window(server, pace="normal") as person:
        person.page.add_init_script(_CLOCK)
        found = []
        for seed in range(rounds):
            if len(found) >= rounds:
                break
            bot = bots.make(level, seed=seed)
            person.forget()
            person.number = 0
            person.sit(new_table(server, bots=2, level=level, seed=seed).seats[0])
            while person.is_asked():
                person.press(bot.decide(msgspec.convert(person.view, View)))
            found += waits(person)
        return found


def after_play(server, rounds):
    """The same at the tables that *Play* makes, which are in the page; the person takes the first answer by keys."""
    with window(server, pace="normal") as person:
        person.page.add_init_script(_CLOCK)
        found = []
        for seed in range(rounds):
            if len(found) >= rounds:
                break
            chance.fix(person.page, seed)
            person.go()
            person.page.locator("main .btn.primary").click()
            by_keys.play(person)
            found += waits(person)
        return found


def waits(person):
    """The waits of the game on the page."""
    return person.steady(lambda: person.page.evaluate("waits"), may_be_empty=True)
