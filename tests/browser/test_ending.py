"""The end of a game: what was won with, how it went, and where to go from here."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from impera.bots.roster import LEVELS
from tests.browser.person import PLACES
from tests.browser.reviews import REVIEW, show_review
from tests.browser.scenes import LIVELY, SHORT, finished_table, table_at
from tests.server.client import make_table

# Seat 0 has hegemony with its seventh Military card (R-HEG-01).
WINNING = {
    **LIVELY,
    "seats": [
        {"hand": ["M2", "S2", "U3"], "area": ["M1", "M1", "M2", "M3", "M3", "M2"]},
        {"hand": ["S2", "R2", "C2"], "area": ["S1", "S1"]},
        {"hand": ["E2", "M2", "U3"], "area": ["E1", "E1"]},
    ],
    "deck": LIVELY["deck"][:9],
    "discard": [],
    "known": {},
}


def played_to_its_end(server, level):
    """A table whose short game against bots of a level is over."""
    table = make_table(server.address, people=1, bots=2, level=level, options=SHORT)
    with table.seats[0].watch() as viewer:
        viewer.play()
    return table


def scored(person, level, wins, games):
    """The sentence that tells the score against a level."""
    return person.told("ending-score", level=person.say(f"bot-name-{level}"), wins=wins, games=games)


def test_the_cards_that_won_are_pictured(person, server):
    assert person.sit(table_at(server, WINNING)).is_asked()
    person.press("play M2")
    assert person.is_asked()
    person.press("end")
    pictures = person.ending.locator(".trophies use")
    expect(pictures).to_have_count(7)
    expect(pictures.first).to_have_attribute("href", "#art-m1")
    expect(pictures.last).to_have_attribute("href", "#art-m3")


def test_a_game_against_bots_of_one_level_is_counted_once(person, server):
    """Looking at the end again does not count it again."""
    table = played_to_its_end(server, "shepherd")
    person.sit(table.seats[0])
    expect(person.ending).to_be_visible()
    outcome = person.wait(lambda: person.view and person.view["outcome"])
    wins = int(0 in outcome["winners"])
    expect(scored(person, "shepherd", wins, 1)).to_be_visible()
    person.page.reload()
    expect(scored(person, "shepherd", wins, 1)).to_be_visible()


def test_a_game_that_went_on_from_another_one_is_not_counted(person, server):
    assert person.sit(table_at(server, WINNING)).is_asked()
    person.press("play M2")
    assert person.is_asked()
    person.press("end")
    expect(person.ending).to_be_visible()
    expect(person.ending.locator(".why b")).to_have_count(0)


def test_the_next_level_is_one_press_away(person, server):
    """The new game has the same options, and stronger bots in all other seats."""
    table = finished_table(server)
    person.sit(table.seats[0])
    expect(person.ending).to_be_visible()
    above = LEVELS[LEVELS.index(person.seating[1]["level"]) + 1]
    person.button("ending-above", level=person.say(f"bot-name-{above}")).click()
    person.wait(lambda: person.view and person.view["outcome"] is None)
    person.finds(lambda: [sitting["level"] for sitting in person.seating], [None, above, above])
    person.finds(lambda: person.view["options"]["max_turns"], SHORT["max_turns"])


def test_the_best_turn_and_the_worst_decision_open_the_position(person, server):
    table = finished_table(server)
    person.sit(table.seats[0])
    best = person.page.get_by_role("button", name=re.compile("^" + re.escape(person.say("ending-best", turn=1))))
    expect(best).to_contain_text(person.say("ending-best-more", before=34, after=52))
    missed = person.say("ending-worst", kind="block", turn=4)
    person.page.get_by_role("button", name=re.compile("^" + re.escape(missed))).press("Enter")
    slider = person.page.get_by_role("slider", name=person.say("replay-scrubber"))
    expect(slider).to_have_value(str(REVIEW["costs"][0]["decisions"]))


def test_a_game_without_mistakes_is_praised(person, server):
    show_review(person, {**REVIEW, "costs": []})
    person.sit(finished_table(server).seats[0])
    expect(person.told("ending-worst-none")).to_be_visible()


def test_a_review_that_does_not_come_is_told_and_can_be_asked_for_again(person, server):
    person.page.route("**/review", lambda route: route.fulfill(status=503, json={"code": "busy", "detail": ""}))
    person.sit(finished_table(server).seats[0])
    expect(person.told("problem-busy")).to_be_visible()
    show_review(person)
    person.button("try-again").click()
    expect(person.told("ending-best-more", before=34, after=52)).to_be_visible()


def test_a_review_is_asked_for_once(person, server):
    """Entering the end of the game on the device does not ask for it again: it costs the server seconds."""
    asked = []
    person.page.on("request", lambda request: asked.append(request.url) if request.url.endswith("/review") else None)
    show_review(person)
    person.sit(finished_table(server).seats[0])
    expect(person.told("ending-best-more", before=34, after=52)).to_be_visible()
    person.wait(lambda: person.page.evaluate(f"{PLACES}[0].end") is not None)
    expect(person.told("ending-best-more", before=34, after=52)).to_be_visible()
    assert len(asked) == 1


def test_whoever_watched_is_told_who_won_and_nothing_of_a_game_of_their_own(person, server):
    person.watch(finished_table(server))
    expect(person.ending).to_be_visible()
    expect(person.ending.locator(".look-back")).to_have_count(0)
