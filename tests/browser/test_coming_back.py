"""The page stays of use when the server is away or newer, and when the person was away."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.browser.scenes import new_table
from tests.server.process import Server

_COME_BACK = "document.dispatchEvent(new Event('visibilitychange'))"


@pytest.fixture
def outdated(person):
    """Somebody whose page is older than the server's."""
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
    outdated.page.evaluate(_COME_BACK)
    expect(outdated.page.get_by_text(outdated.say("page-outdated")).last).to_be_visible()
