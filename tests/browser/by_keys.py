"""Playing at a table of the device by keys: what it tells is on no socket, so the page is read."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser import chance

# What the page asks: the number of the question, how many cards to tick, and the key of an answer. Null while it waits.
# It is done with a person when the game is over, or when the device goes to somebody else.
_QUESTION = """() => {
    if (document.querySelector(".ending, main.pass")) return { isDone: true };
    const asked = document.querySelector(".ask[data-question]");
    if (!asked) return null;
    const ticks = asked.querySelectorAll("[data-tick]").length;
    const key = document.querySelector('[data-answer="end"]:enabled') || ticks ? "e" : "1";
    const isChosen = !!document.querySelector("[data-answer][aria-pressed=true]");
    return { isDone: false, number: asked.dataset.question, ticks, key, isChosen };
}"""


def begin(person, turns=None, seed=chance.SEED):
    """Make a table for two at the page of a new table, with the keyboard alone.

    The game may end after some turns. Deal and bots follow from the seed.
    """
    chance.fix(person.page, seed)
    person.go("/new/")
    players = person.page.get_by_role("radio", name=person.say("players", number=2))
    players.focus()
    person.page.keyboard.press("Space")
    expect(players).to_be_checked()
    if turns is not None:
        person.page.get_by_text(person.say("new-single"), exact=True).focus()
        person.page.keyboard.press("Enter")
        person.page.get_by_label(person.say("option-max-turns")).focus()
        person.page.keyboard.type(str(turns))
    person.tab_to(person.button("new-start"))
    person.page.keyboard.press("Enter")
    expect(person.question).to_be_visible()


def asked_of(person):
    """What the page asks, once it does, or that it is done with this person."""
    return person.wait(lambda: person.page.evaluate(_QUESTION))


def decide(person, asked, press=None):
    """Answer by keys: the first answer, or the first cards; the turn is ended when that is possible."""
    press = press or person.page.keyboard.press
    for place in range(asked["ticks"]):
        press(str(place + 1))
    press(asked["key"])
    # What cannot be taken back is only chosen by the first press.
    then = person.wait(lambda: changed(person.page.evaluate(_QUESTION), asked))
    if then.get("number") == asked["number"]:
        press(asked["key"])
        person.wait(lambda: (person.page.evaluate(_QUESTION) or asked).get("number") != asked["number"])


def changed(now, before):
    """What is asked now, if it is something else, or if something is chosen."""
    return now if now and (now["isDone"] or now["number"] != before["number"] or now["isChosen"]) else None


def play(person, most=1000, press=None):
    """Decide whenever asked, as often as is said, until the game is over or somebody else takes the device.

    `press` presses what a key would.
    """
    for _ in range(most):
        asked = asked_of(person)
        if asked["isDone"]:
            return
        decide(person, asked, press)
