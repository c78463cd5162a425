"""The page itself: its weight, where it comes from, its motion, and what it remembers."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.person import tab_to
from tests.browser.scenes import LIVELY, table_at

FIRST_LOAD = 150_000
"""Bytes over the wire, packed, without fonts (issue 5)."""

_HAS_VISIBLE_FOCUS = """() => {
    const { activeElement: element } = document;
    const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(element);
    const isRinged = (outlineStyle !== "none" && parseFloat(outlineWidth) > 0) || boxShadow !== "none";
    return isRinged || element === document.body ? null : element.outerHTML.slice(0, 200);
}"""


def test_the_first_load_is_light(person):
    """Start page, table and words until the first card can be played."""
    answers = []
    person.page.on("requestfinished", lambda request: answers.append(request))  # noqa: PLW0108 - Playwright asks its shape
    person.go()
    person.page.get_by_role("button", name=person.say("home-play")).click()
    assert person.is_asked()
    sizes = {request.url: request.sizes()["responseBodySize"] for request in answers if request.resource_type != "font"}
    assert any(url.endswith(".js") for url in sizes)
    assert 0 < sum(sizes.values()) < FIRST_LOAD, sizes


def test_nothing_is_asked_of_anybody_else(person, server):
    """Not by a request, not by a socket; the policy of the server would not allow it either."""
    answer = person.page.goto(server.address)
    policy = answer.headers["content-security-policy"]
    assert "default-src 'none'" in policy or "default-src 'self'" in policy
    person.page.get_by_role("button", name=person.say("home-play")).click()
    assert person.is_asked()
    assert person.foreign == []
    assert person.page.evaluate("performance.getEntriesByType('resource').every(({name}) => name.startsWith(origin))")


@pytest.mark.parametrize(("preference", "moves"), [("reduce", False), ("no-preference", True)])
def test_cards_travel_unless_the_system_asks_for_no_motion(open_window, server, preference, moves):
    """`prefers-reduced-motion`: nothing is animated, not even for a moment."""
    person = open_window(reduced_motion=preference)
    person.page.add_init_script("""
        globalThis.moved = 0;
        const animate = Element.prototype.animate;
        Element.prototype.animate = function (...how) { moved += 1; return animate.apply(this, how); };
        addEventListener("transitionrun", () => (moved += 1), true);
        addEventListener("animationstart", () => (moved += 1), true);
    """)
    assert person.sit(table_at(server, LIVELY)).is_asked()
    person.press("play M2")
    assert person.is_asked()
    assert (person.page.evaluate("moved") > 0) is moves


def test_the_focus_is_visible_at_every_stop(person, server):
    """By keyboard alone one must see where one is."""
    assert person.sit(table_at(server, LIVELY)).is_asked()
    stops = []
    for _ in range(40):
        person.page.keyboard.press("Tab")
        stops.append(person.page.evaluate(_HAS_VISIBLE_FOCUS))
    assert [stop for stop in stops if stop] == []


def test_name_language_theme_and_seat_are_remembered(person, server):
    person.go()
    person.page.get_by_role("combobox", name=person.say("bar-language")).select_option("uk")
    expect(person.page.locator("html")).to_have_attribute("lang", "uk")
    person.page.reload()
    expect(person.page.locator("html")).to_have_attribute("lang", "uk")
    person.code = "uk"
    tab_to(person, person.page.get_by_role("button", name=person.say("home-play")))
    person.page.keyboard.press("Enter")
    assert person.is_asked()
    view = person.view
    person.page.reload()
    assert person.is_asked()
    assert person.view == view
