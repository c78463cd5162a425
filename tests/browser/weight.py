"""What a page weighs when nothing of it is on the device yet."""

from __future__ import annotations

from playwright.sync_api import expect

FIRST_LOAD = 220_000
"""Bytes over the wire, compressed, without fonts; with the rules and bots, which run in the page."""
FIRST_TABLE = 160_000
"""The same until the first table stands, which does not wait for the bots."""
OF_BOTS = ("/bots-", "/thinker.worker-")
NEVER_IDLE = "globalThis.requestIdleCallback = () => 0;"
"""A page whose browser always has something to do."""


def first_load(person):
    """The bytes of each file of a first game: start page, table and words, the rules, and the bots in their thread.

    What is fetched when the page has nothing else to do is not part of it.
    """
    answers = []
    person.page.add_init_script(NEVER_IDLE)
    person.page.on("requestfinished", lambda request: answers.append(request))  # noqa: PLW0108 - needed for its arity
    person.go("/")
    person.page.get_by_role("button", name=person.say("home-play")).click()
    expect(person.question).to_be_visible()
    person.wait(lambda: any("/bots-" in request.url for request in answers))
    # Nobody waits for the network of hints, which is fetched ahead.
    counted = [request for request in answers if request.resource_type != "font" and "/data/" not in request.url]
    return {request.url: _size(request) for request in counted}


def _size(request):
    """The bytes of an answer; of a thread's script Chromium counts none, so what the host said counts."""
    told = request.response().header_value("content-length")
    return max(int(told or 0), request.sizes()["responseBodySize"])
