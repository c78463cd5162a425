"""The page itself: its weight, where it comes from, its motion, and what it remembers."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.scenes import LIVELY, table_at
from tests.browser.weight import FIRST_LOAD, FIRST_TABLE, NEVER_IDLE, OF_BOTS, first_load

# A focused element must look different from an unfocused one: the element itself, or the label around it.
_UNSEEN_FOCUS = """() => {
    const { activeElement: element } = document;
    if (element === document.body) return null;
    const looks = () => [element, element.closest("label") ?? element].map((each) => {
        const { outlineStyle, outlineWidth, outlineColor, boxShadow } = getComputedStyle(each);
        return [outlineStyle === "none" ? "" : `${outlineStyle} ${outlineWidth} ${outlineColor}`, boxShadow].join();
    }).join();
    const focused = looks();
    element.blur();
    const rested = looks();
    element.focus({ preventScroll: true, focusVisible: true });
    return focused === rested ? element.outerHTML.slice(0, 200) : null;
}"""


_FOREIGN = """() => performance.getEntriesByType("resource").map(({ name }) => name)
    .filter((name) => !name.startsWith(origin))"""

_REL_AND_HREF = "all => all.map((link) => [link.rel, link.getAttribute('href')])"

_PICTURE = """async (path) => {
    const picture = new Image();
    picture.src = path;
    await picture.decode();
    return [picture.naturalWidth, picture.naturalHeight];
}"""


def test_the_first_load_is_light(open_window, server):
    """Start page, table and words until the first card can be played, on a device that has loaded nothing yet."""
    sizes = first_load(open_window(server.address))
    assert 0 < sum(sizes.values()) < FIRST_LOAD, sizes
    assert sum(size for url, size in sizes.items() if not any(part in url for part in OF_BOTS)) < FIRST_TABLE, sizes


def test_parts_of_the_table_that_are_not_there_yet_come_when_they_are_asked_for(open_window, server):
    person = open_window(server.address)
    person.page.add_init_script(NEVER_IDLE)
    held = []
    person.page.route("**/assets/later-*.js", lambda route: held.append(route))  # noqa: PLW0108 - needed for its arity
    person.go("/")
    person.page.get_by_role("button", name=person.say("home-play")).click()
    expect(person.question).to_be_visible()
    assert held == []
    person.page.keyboard.press("k")
    sheet = person.page.get_by_role("dialog", name=person.say("help-heading"))
    expect(sheet).to_be_visible()
    person.wait(lambda: held)
    held[0].continue_()
    expect(sheet.get_by_text(person.say("key-undo"))).to_be_visible()


def test_parts_of_the_table_that_cannot_be_loaded_say_so_and_come_when_they_can(open_window, server):
    person = open_window(server.address)
    person.page.add_init_script(NEVER_IDLE)
    person.page.route("**/assets/later-*.js", lambda route: route.abort("connectionrefused"))
    person.go("/")
    person.page.get_by_role("button", name=person.say("home-play")).click()
    expect(person.question).to_be_visible()
    person.page.keyboard.press("k")
    sheet = person.page.get_by_role("dialog", name=person.say("help-heading"))
    expect(sheet).to_contain_text(person.say("part-not-loaded"))
    person.page.unroute("**/assets/later-*.js")
    expect(sheet.get_by_text(person.say("key-undo"))).to_be_visible()


def test_nothing_is_asked_of_anybody_else(person, server):
    """Not by a request, not by a socket; the policy of the server would not allow it either."""
    answer = person.page.goto(server.address)
    policy = answer.headers["content-security-policy"]
    assert "default-src 'none'" in policy or "default-src 'self'" in policy
    person.page.get_by_role("button", name=person.say("home-play")).click()
    expect(person.question).to_be_visible()
    person.begin_on_server()
    assert person.is_asked()
    assert person.foreign == []
    person.finds(lambda: person.page.evaluate(_FOREIGN), [])


@pytest.mark.parametrize(("preference", "moves"), [("reduce", False), ("no-preference", True)])
def test_cards_travel_unless_the_system_asks_for_no_motion(open_window, server, preference, moves):
    """`prefers-reduced-motion`: nothing is animated, not even for a moment."""
    person = open_window(reduced_motion=preference, pace="fast")
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
    person.finds(lambda: person.page.evaluate("moved > 0"), moves)


def test_the_focus_is_visible_at_every_stop(person, server):
    """The focus must always be visible to people who use only the keyboard, at the table and around it."""
    assert person.sit(table_at(server, LIVELY)).is_asked()
    expect_seen_stops(person, 40)
    for path in ("/", "/new", "/settings"):
        expect_seen_stops(person.go(path), 30)


def expect_seen_stops(person, most):
    """Press Tab from stop to stop; each shows the focus."""
    for _ in range(most):
        person.page.keyboard.press("Tab")
        person.finds(lambda: person.page.evaluate(_UNSEEN_FOCUS), None)


def test_name_language_theme_and_seat_are_remembered(person):
    person.go("/settings")
    person.page.get_by_label(person.say("name-own")).fill("Ada")
    themes = person.page.get_by_role("group", name=person.say("settings-theme"))
    themes.get_by_role("radio", name=person.say("theme-dark"), exact=True).check()
    person.page.get_by_role("combobox", name=person.say("bar-language")).first.select_option("uk")
    expect(person.page.locator("html")).to_have_attribute("lang", "uk")
    person.code = "uk"
    person.page.reload()
    expect(person.page.get_by_label(person.say("name-own"))).to_have_value("Ada")
    person.go("/")
    expect(person.page.locator("html")).to_have_attribute("lang", "uk")
    expect(person.page.locator("html")).to_have_attribute("data-theme", "dark")
    person.begin_on_server()
    assert person.is_asked()
    person.finds(lambda: person.seating[person.seat]["name"], "Ada")
    view = person.view
    person.forget()
    person.page.reload()
    assert person.is_asked()
    person.finds(lambda: person.view, view)


def test_the_page_can_be_installed(person, server):
    """The manifest and every icon that it or the page names are there, and are pictures of the stated size.

    The manifest names what lies beside it, so that it is right below any path.
    """
    person.go()
    links = person.page.locator("link[rel=manifest], link[rel=icon], link[rel=apple-touch-icon]")
    expect(links).to_have_count(3)
    hrefs = dict(person.steady(lambda: links.evaluate_all(_REL_AND_HREF)))
    assert set(hrefs) == {"manifest", "icon", "apple-touch-icon"}
    manifest = person.page.request.get(server.address + hrefs["manifest"])
    assert manifest.headers["content-type"].split(";")[0] == "application/manifest+json"
    told = manifest.json()
    assert (told["start_url"], told["display"]) == ("./", "standalone")
    assert {icon["sizes"] for icon in told["icons"]} >= {"192x192", "512x512"}
    shown = {f"/{icon['src']}": icon["sizes"] for icon in told["icons"]} | {hrefs["icon"]: "any"}
    shown.setdefault(hrefs["apple-touch-icon"], "192x192")
    sizes = {path: person.wait(lambda path=path: person.page.evaluate(_PICTURE, path)) for path in shown}
    assert all(width and width == height for width, height in sizes.values())
    assert {path: f"{w}x{h}" for path, (w, h) in sizes.items() if shown[path] != "any"} == {
        path: size for path, size in shown.items() if size != "any"
    }
