"""The page stays useful when the server is away or newer, and when the person was away."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.browser.scenes import new_table

_COME_BACK = "document.dispatchEvent(new Event('visibilitychange'))"


@pytest.fixture
def outdated(person):
    """A person whose page is older than the server's."""
    person.page.route("**/build.txt", lambda route: route.fulfill(body="another build"))
    return person


def test_an_outdated_page_says_so_when_the_person_goes_on(outdated):
    outdated.go("/")
    notice = outdated.page.get_by_role("complementary").filter(has_text=outdated.say("page-outdated"))
    expect(notice).to_have_count(0)
    outdated.link("home-rules").first.click()
    expect(notice).to_be_visible()
    outdated.link("bar-home").first.click()
    expect(outdated.page.get_by_role("button", name=outdated.say("home-play"))).to_be_visible()
    expect(notice).to_be_visible()
    outdated.page.unroute("**/build.txt")
    notice.get_by_role("button", name=outdated.say("reload")).click()
    expect(notice).to_have_count(0)


def test_an_outdated_page_says_so_when_the_person_comes_back_to_it(outdated):
    outdated.go("/settings")
    outdated.run(_COME_BACK)
    expect(outdated.told("page-outdated")).to_be_visible()


@pytest.mark.parametrize(
    ("path", "asks", "found"),
    [
        ("/rules", "**/api/rules*", "rules-search"),
        ("/learn/blocking", "**/game-*.wasm", "lesson-blocking-step-play"),
        ("/replay/nosuchtable", "**/api/tables/nosuchtable**", "problem-no-table"),
        ("/join/nosuchtable#secret", "**/api/tables/nosuchtable", "join-gone"),
    ],
)
def test_a_page_that_nobody_answers_says_so_and_comes_back_by_itself(person, path, asks, found):
    person.page.route(asks, lambda route: route.abort("connectionrefused"))
    person.go(path)
    expect(person.told("problem-offline")).to_be_visible()
    expect(person.told("asks-again")).to_be_visible()
    expect(person.answers).to_have_text(person.say("problem-offline"))
    person.page.unroute(asks)
    expect(person.told(found).filter(visible=True).first).to_be_visible()
    expect(person.told("problem-offline")).to_have_count(0)


def test_the_games_of_the_start_page_are_asked_about_again(person, server):
    table = new_table(server)
    asks = f"**/api/tables/{table.name}"
    person.page.route(asks, lambda route: route.abort("connectionrefused"))
    person.sit(table.seats[0]).go("/")
    expect(person.told("problem-offline")).to_be_visible()
    person.page.unroute(asks)
    expect(person.told("problem-offline")).to_have_count(0)


def test_a_page_and_a_press_wait_for_a_server_that_is_away(open_window, mortal):
    """What was pressed does not happen later on its own; the page says when it can be pressed again."""
    person = open_window(mortal.address).go("/new")
    person.page.get_by_role("switch", name=person.say("new-on-server")).check()
    mortal.kill()
    person.button("new-start").click()
    expect(person.told("problem-offline")).to_be_visible()
    mortal.start()
    expect(person.told("problem-offline")).to_have_count(0)
    expect(person.page.locator("#news")).to_have_text(person.say("line-back"))
    expect(person.page).to_have_url(re.compile("/new$"))
    person.go("/")
    mortal.kill()
    person.link("home-rules").first.click()
    expect(person.told("page-not-loaded")).to_be_visible()
    mortal.start()
    expect(person.page.get_by_role("heading", name=person.say("rules-heading"), level=1)).to_be_visible()


def test_a_page_that_cannot_be_loaded_is_tried_once_more_by_itself(person):
    """A server that seems there may have been away for a moment; a page that is broken must not reload forever."""
    person.go("/")
    person.page.wait_for_load_state("load")  # so that the next one is that of the second try
    person.page.route("**/RulesPage-*.js", lambda route: route.abort("connectionrefused"))
    with person.page.expect_event("load"):
        person.link("home-rules").first.click()
    for _ in range(2):
        with person.page.expect_response("**/build.txt"):
            expect(person.told("page-not-loaded")).to_be_visible()
    person.page.unroute("**/RulesPage-*.js")
    heading = person.page.get_by_role("heading", name=person.say("rules-heading"), level=1)
    # On a busy machine the server may have seemed away meanwhile: then the page is back by itself.
    person.button("reload").or_(heading).first.click()
    expect(heading).to_be_visible()


def test_since_my_last_turn_is_still_told_when_the_tab_was_closed(person, server):
    """A person who comes back days later needs it most. It is heard too, and forgotten with the game."""
    table = new_table(server, options={"max_turns": 30}, aids=False)  # so that no threat is told after it
    person.sit(table.seats[0]).play(until=lambda person: person.view["turn"] > 3)
    expect(person.page.locator("#news")).to_contain_text(person.say("changes-heading"))
    again = person.page.context.new_page()
    person.page.close()
    again.goto(f"{person.address}/table/{table.name}")
    expect(again.get_by_role("heading", name=person.say("log-since")).first).to_be_visible()
    expect(again.locator("#news")).to_contain_text(person.say("changes-heading"))
    again.goto(person.address)
    again.get_by_role("region", name=person.say("games-heading")).get_by_role("button").click()
    again.get_by_role("button", name=person.say("games-forget"), exact=True).click()
    again.wait_for_function("Object.keys(localStorage).every((key) => !key.startsWith('impera turn'))")
