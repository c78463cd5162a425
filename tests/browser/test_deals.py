"""Deals that several people play, in the page: the deal of the day, and one among friends."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.browser.dealt import new_deal

PICTURE = ".endings"


def play_on(person):
    """Play the game at the table to its end, over the wire and in no time."""
    person.page.wait_for_url(re.compile("/table/"))
    person.play()
    person.sees_the_end()


def test_the_deal_of_the_day_is_played_once_and_then_shows_how_it_ended(person):
    person.go("/daily")
    person.button("daily-play").click()
    play_on(person)
    person.link("ending-deal").click()
    expect(person.page.locator(PICTURE)).to_be_visible()
    expect(person.page.locator(f"{PICTURE} .own")).to_have_count(1)
    expect(person.link("best-replay")).to_be_visible()
    expect(person.button("daily-play")).to_have_count(0)
    expect(person.page.locator(".calendar td[data-result]")).to_have_count(1)
    heading = person.say("calendar-heading", streak=1)
    expect(person.page.get_by_role("heading", name=heading, exact=True)).to_be_visible()


def test_yesterdays_deal_is_open_and_the_bots_game_can_be_watched(person):
    person.go("/daily")
    person.link("daily-before").click()
    person.link("best-replay").click()
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
        each.button("deal-play").click()
        play_on(each)
        each.link("ending-deal").click()
    person.page.get_by_label(person.say("deal-with")).select_option(label="Bo")
    expect(person.page.get_by_role("columnheader", name=re.compile("^Bo"))).to_be_visible()
    person.page.locator(".lines tbody tr").first.get_by_role("cell").last.get_by_role("link").first.click()
    expect(person.page.get_by_role("slider").first).to_be_visible()


def test_a_deal_for_friends_is_made_with_a_link(person):
    person.go("/deal")
    person.button("deal-make").click()
    expect(person.page.locator(".link code")).to_contain_text("/deal/")
    expect(person.button("deal-play")).to_be_visible()


def test_a_deal_that_does_not_exist_is_told_so(person):
    person.go("/deal/nothing")
    expect(person.told("problem-no-deal").first).to_be_visible()
