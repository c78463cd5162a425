"""Deals that several people play, in the page: the deal of the day, and one among friends."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.browser.dealt import finish, new_deal, today
from tests.browser.person import PLACES, swift
from tests.server.client import Viewer

PICTURE = ".endings"


def play_on(person):
    """Play the game at the table to its end, over the wire and in no time."""
    person.page.wait_for_url(re.compile("/table/"))
    expect(person.question).to_be_visible()
    (place,) = person.wait(lambda: person.page.evaluate(PLACES))
    with Viewer(person.address, place["table"], token=place["token"], seat=place["seat"]) as viewer:
        viewer.play(lambda ask: swift(ask["legal"]))
    person.sees_the_end()


def test_the_deal_of_the_day_is_played_once_and_then_shows_how_it_ended(person, server):
    """For everybody who played it: others have, before."""
    finish(server, today(server), "Bo")
    person.go("/daily")
    expect(person.page.locator(PICTURE)).to_have_count(0)
    person.enter(person.button("daily-play"))
    play_on(person)
    person.enter(person.link("ending-deal"))
    expect(person.page.locator(PICTURE)).to_be_visible()
    expect(person.page.locator(f"{PICTURE} .own")).to_have_count(1)
    person.enter(person.page.get_by_text(person.say("chart-table"), exact=True))
    people = person.page.locator(".scores tbody td:last-child").filter(has_text=re.compile(r"^\d"))
    assert sum(int(re.match(r"\d+", told)[0]) for told in person.steady(people.all_inner_texts)) >= 2
    expect(person.link("best-replay")).to_be_visible()
    expect(person.button("daily-play")).to_have_count(0)
    expect(person.page.locator(".calendar td[data-result]")).to_have_count(1)
    heading = person.say("calendar-heading", streak=1)
    expect(person.page.get_by_role("heading", name=heading, exact=True)).to_be_visible()


def test_yesterdays_deal_is_open_and_the_bots_game_can_be_watched(person):
    person.go("/daily")
    person.enter(person.link("daily-before"))
    person.enter(person.link("best-replay"))
    expect(person.page.locator(".theatre, .reading").first).to_be_visible()
    expect(person.page.get_by_role("slider").first).to_be_visible()


def test_friends_play_the_same_deal_and_compare_move_by_move(open_window, server):
    deal = new_deal(server)
    friend, person = open_window(), open_window()
    for each, name in ((friend, "Bo"), (person, "Ada")):
        each.go(f"/deal/{deal}")
        expect(each.button("deal-play")).to_be_visible()
        expect(each.page.get_by_text("Bo", exact=True)).to_have_count(0)
        each.page.get_by_label(each.say("name-own")).fill(name)
        each.enter(each.button("deal-play"))
        play_on(each)
        each.enter(each.link("ending-deal"))
    person.page.get_by_label(person.say("deal-with")).select_option(label="Bo")
    expect(person.page.get_by_role("columnheader", name=re.compile("^Bo"))).to_be_visible()
    person.page.locator(".side-by-side tbody tr").first.get_by_role("cell").last.get_by_role("link").first.click()
    expect(person.page.get_by_role("slider").first).to_be_visible()


def test_a_deal_for_friends_is_made_with_a_link(person):
    person.go("/deal")
    person.enter(person.button("deal-make"))
    expect(person.page.locator(".link code")).to_contain_text("/deal/")
    expect(person.button("deal-play")).to_be_visible()


def test_a_deal_that_does_not_exist_is_told_so(person):
    person.go("/deal/nothing")
    expect(person.told("problem-no-deal").first).to_be_visible()
