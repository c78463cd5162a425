"""Games on the device: the page plays by itself, without asking a server for anything but its files."""

from __future__ import annotations

import re

import pytest

from tests.browser.by_keys import asked_of, play

_NO_SERVER = '<head><meta name="impera-server" content="none">'


@pytest.fixture
def alone(person):
    """A person whose page has no server: it says so, and whatever is asked of one fails."""

    def say_so(route):
        answer = route.fetch()
        route.fulfill(response=answer, body=answer.text().replace("<head>", _NO_SERVER))

    # The worker that keeps pages for offline is a file of the static edition, which has tests of its own.
    person.page.add_init_script("delete Navigator.prototype.serviceWorker")
    person.page.route(re.compile(r"/(table/[^/]+)?$"), say_so)
    person.page.route("**/api/**", lambda route: route.abort())
    return person


def begin(person):
    person.go()
    person.tab_to(person.page.get_by_role("button", name=person.say("home-play")))
    person.page.keyboard.press("Enter")


def test_a_game_goes_on_after_a_reload(alone):
    """With the same question, the same hand, and everything that was told."""
    begin(alone)
    play(alone, most=4)
    asked = asked_of(alone)
    shown = [alone.steady(part.inner_text) for part in (alone.hand, alone.page.get_by_role("log"))]
    alone.page.reload()
    assert asked_of(alone) == asked
    for part, text in zip((alone.hand, alone.page.get_by_role("log")), shown, strict=True):
        alone.finds(part.inner_text, text)
    play(alone, most=2)
    assert asked_of(alone) != asked
