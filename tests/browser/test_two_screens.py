"""Phones as hands: one screen shows the table, each phone its person's hand and questions."""

from __future__ import annotations

import json
import re
from collections import Counter

from playwright.sync_api import expect

from impera import Record, View
from tests.browser.person import KINDS, asked_of, place_of, swift
from tests.browser.scenes import SHORT, new_table
from tests.browser.states import STATES
from tests.browser.test_first_screen import SIZES
from tests.browser.test_secrets import open_cards, public_views

PHONE = {"width": 390, "height": 844}
TELEVISION = {"width": 1920, "height": 1080}
_AWAY = "Object.defineProperty(document, 'hidden', { value: %s, configurable: true });"
_LOOK = "document.dispatchEvent(new Event('visibilitychange'));"
# The page's clock jumps: while a device sleeps, its own goes on.
_AN_HOUR_LATER = "{ const now = Date.now; Date.now = () => now() + 3_600_000; }"


# What of the hand is not on the screen, or under something else.
_COVERED = """() => [...document.querySelectorAll(".hand-cards .card, .acts .btn")].filter((part) => {
    const { left, right, top, bottom, width } = part.getBoundingClientRect();
    const isBeneath = (x, y) => !document.elementFromPoint(x, y)?.closest(".hand");
    const above = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
    return width && (isBeneath(left + 6, top + 6) || isBeneath(right - 6, bottom - 6)
        || !(part.contains(above) || above?.contains(part)));
}).length"""


def sit_down(phone, link, name):
    """Open what the code of a television says, and take a seat by keys alone."""
    phone.page.goto(link)
    name_field = phone.page.get_by_role("textbox", name=phone.say("name-own"))
    phone.tab_to(name_field)
    phone.page.keyboard.type(name)
    phone.page.keyboard.press("Enter")
    phone.wait(lambda: phone.seating)


def test_a_television_and_two_phones_play_a_game(open_window):
    """The host's screen takes no seat; its code makes phones hands; all follow each other to a rematch."""
    television, *phones = open_window(viewport=TELEVISION), open_window(viewport=PHONE), open_window(viewport=PHONE)
    television.go("/new")
    television.page.get_by_role("switch", name=television.say("new-phones")).check()
    television.page.get_by_role("radio", name=television.say("players", number=2)).check()
    television.button("new-invite").click()
    expect(television.page).to_have_url(re.compile("/television/"))
    expect(television.page.get_by_role("img", name=television.say("invite-code"))).to_be_visible()
    link = television.wait(television.page.locator(".invitation code").text_content)
    for phone, name in zip(phones, ("Ada", "Bo"), strict=True):
        sit_down(phone, link, name)
    television.wait(lambda: television.view)
    for phone in phones:
        phone.wait(lambda phone=phone: phone.view)
        expect(phone.hand).to_be_visible()
        expect(phone.page.locator(".rival, .mid, .me")).to_have_count(0)
    expect(television.page.locator(".rival")).to_have_count(2)
    expect(television.page.locator(".hand")).to_have_count(0)
    for _ in range(4):
        mine = asked_of(phones)
        assert mine.is_asked()
        mine.press(swift(mine.legal))
        television.wait(lambda mine=mine: television.number >= mine.number)
    assert television.seat is None
    assert all(not view["hand"] for view in views_of(television))


def test_a_rematch_leads_television_and_phone_to_the_next_table(open_window, server):
    television, phone = open_window(viewport=TELEVISION), open_window(viewport=PHONE)
    table = new_table(server, options=SHORT)
    with table.seats[0].watch() as player:
        player.play()
    television.go(f"/television/{table.name}#{table.invite}")
    phone.remember(places=[place_of(table.seats[0])]).go(f"/hand/{table.name}")
    phone.page.get_by_role("button", name=phone.say("ending-again")).click()
    expect(phone.page).to_have_url(re.compile(rf"/hand/(?!{table.name})"))
    expect(television.page).to_have_url(re.compile(rf"/television/(?!{table.name})"))
    expect(television.page.locator(".rival").first).to_be_visible()


def test_a_television_on_a_device_that_holds_a_seat_is_sent_and_shows_no_hand(person, server):
    """Its frames are the public views of the true game, and the seat is still there for the other page."""
    table = new_table(server, people=1, bots=1, options={"max_turns": 8})
    seat = table.seats[0]
    person.remember(places=[place_of(seat)]).go(f"/television/{table.name}")
    with seat.watch() as player:
        while not player.next().get("reveal"):
            message = player.heard[-1]
            person.wait(lambda number=message["number"]: person.number >= number)
            person.wait(lambda: Counter(person.faces.evaluate_all(KINDS)) <= open_cards(person.view))
            ask = message.get("ask")
            if ask and ask["legal"] and ask["number"] != player.answered:
                player.answered = ask["number"]
                player.decide(ask)
    person.wait(lambda: person.is_over)
    true = public_views(Record.parse(table.get("/record").text))
    assert [view for view in views_of(person) if View.from_json(view) not in true] == []
    person.go(f"/hand/{table.name}")
    person.wait(lambda: person.seat == 0)


def test_a_phone_that_slept_comes_back_where_it_was(open_window, server):
    """Its line is dead and nobody told it so: it makes another one, and shows what happened meanwhile."""
    phone = open_window(viewport=PHONE)
    lines = []

    def route(line):
        wire = line.connect_to_server()
        lines.append((line, wire))

    phone.page.route_web_socket("**/socket", route)
    table = new_table(server, people=2, bots=0)
    first, second = asked_first(table)
    phone.remember(places=[place_of(second)]).go(f"/hand/{table.name}")
    expect(phone.hand).to_be_visible()
    lines[0][0].on_message(lambda _: None)  # nothing arrives any more, and the browser is not told
    lines[0][1].on_message(lambda _: None)
    phone.run(_AWAY % "true" + _LOOK)
    with first.watch() as player:
        player.play(choose=lambda ask: swift(ask["legal"]), stop=lambda message: message.get("asked") == [second.seat])
    phone.run(_AN_HOUR_LATER + _AWAY % "false" + _LOOK)
    expect(phone.page.locator(".ask[data-question]")).to_be_visible()
    expect(phone.hand.locator("[data-state=legal]").first).to_be_visible()
    expect(phone.page).to_have_url(re.compile(f"/hand/{table.name}$"))


def test_a_phone_whose_browser_was_closed_comes_back_to_its_hand_by_the_same_code(open_window, server):
    phone = open_window(viewport=PHONE)
    table = new_table(server, people=1, bots=0, options={"players": 2})
    sit_down(phone, f"{phone.address}/hand/{table.name}#{table.invite}", "Bo")
    phone.wait(lambda: phone.view)
    again = phone.page.context.new_page()
    phone.page.close()
    again.goto(f"{phone.address}/hand/{table.name}#{table.invite}")
    expect(again.get_by_role("region", name=phone.say("hand-heading"))).to_be_visible()


def test_every_answer_to_an_effect_can_be_given_on_a_phone(open_window, server):
    """Also those that name other players' Domains, which are on the television."""
    phone = open_window(viewport=PHONE)
    STATES["hand"](phone, server)
    for decision in phone.legal:
        expect(phone.answer(decision).first).to_be_enabled()
    phone.press("use embargo")
    assert phone.is_asked()
    for decision in phone.legal:
        expect(phone.answer(decision).first).to_be_enabled()
    phone.press(phone.legal[0])


def test_nothing_covers_the_hand_on_any_screen(person, server):
    """With nine answers above it, which scroll behind it where there is no room."""
    STATES["hand"](person, server)
    for size in SIZES:
        person.show(*size)
        person.finds(lambda size=size: (size, person.page.evaluate(_COVERED)), (size, 0))


def test_the_menu_leads_from_the_table_to_the_hand_and_back_by_keys(person, server):
    STATES["question"](person, server)
    for key, page in (("menu-hand", "hand"), ("menu-table", "table"), ("menu-television", "television")):
        person.tab_to(person.button("menu-heading"))
        person.page.keyboard.press("Enter")
        person.tab_to(person.link(key))
        person.page.keyboard.press("Enter")
        expect(person.page).to_have_url(re.compile(f"/{page}/"))
        expect(person.question).to_be_visible()


def test_what_a_television_shows_stands_without_scrolling(open_window, server):
    """On the usual sizes, with two, three and four players."""
    for players in (2, 3, 4):
        television = open_window(viewport=TELEVISION)
        table = new_table(server, people=players, bots=0, options={"players": players})
        television.go(f"/television/{table.name}#{table.invite}")
        expect(television.question).to_be_visible()
        for size in ((1280, 720), (1920, 1080), (3840, 2160)):
            television.show(*size)
            television.wait(
                lambda page=television.page: page.evaluate("document.documentElement.scrollHeight <= innerHeight")
            )


def asked_first(table):
    """The seats of a table of two: the one that is asked, and the other."""
    (asked,) = table.get().json()["asked"]
    return table.seats[asked], table.seats[1 - asked]


def views_of(person):
    """All views that a window was sent."""
    return [view for raw in person.frames if (view := json.loads(raw).get("view"))]
