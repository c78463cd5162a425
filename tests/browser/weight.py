"""What a page weighs when nothing of it is on the device yet."""

from __future__ import annotations

from playwright.sync_api import expect

FIRST_LOAD = 250_000
"""Bytes over the wire, compressed, without fonts; with the rules and bots, which run in the page."""


def first_load(person):
    """The bytes of each file until the first card can be played: start page, table, words, rules and bots."""
    answers = []
    person.page.on("requestfinished", lambda request: answers.append(request))  # noqa: PLW0108 - needed for its arity
    person.go("/")
    person.page.get_by_role("button", name=person.say("home-play")).click()
    expect(person.question).to_be_visible()
    # Nobody waits for the network of hints, which is fetched ahead.
    counted = (request for request in answers if request.resource_type != "font" and "/data/" not in request.url)
    sizes = {request.url: request.sizes()["responseBodySize"] for request in counted}
    assert any(url.endswith(".js") for url in sizes)
    return sizes
