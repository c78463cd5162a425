"""The pages around the table: a new one, joining it, the lobby, the games of a device, and settings."""

from __future__ import annotations

import re
import time

import segno
from playwright.sync_api import expect

from tests.browser.codes import READ_CODE
from tests.browser.person import PLACES
from tests.browser.scenes import new_table

LINK = re.compile(r"http://[\w.:]+/join/([\w-]+)#([\w-]+)")
LATE = 3
"""Seconds after which spectators are told what happened."""
A_WHILE = 5_000
"""Milliseconds after which a lobby asks the server again."""


def choose(person, key, value, **values):
    """Choose a value from the list with this label."""
    person.page.get_by_role("combobox", name=person.say(key, **values), exact=True).select_option(value)


def open_table(person, *, players=2, kind="guest"):
    """Fill in the form of a new table, with its second seat for someone else."""
    person.go("/new")
    person.page.get_by_label(person.say("players", number=players), exact=True).check()
    person.page.get_by_label(person.say("name-own")).fill("Ada")
    choose(person, "new-seat", kind, number=2)


def invite(person, **wanted):
    """Open a table that waits for a guest; returns the link for them."""
    open_table(person, **wanted)
    person.button("new-invite").click()
    expect(person.page.get_by_role("heading", name=person.say("waiting-heading"))).to_be_visible()
    shown = person.page.locator("code")
    return person.wait(lambda: LINK.fullmatch(shown.inner_text()))[0]


def test_a_new_table_with_bots_begins_at_once(person):
    person.go("/new")
    person.button("new-start").click()
    expect(person.question).to_be_visible()
    expect(person.page).to_have_url(re.compile("/table/here-"))


def test_a_table_with_bots_can_be_kept_on_the_server(person):
    assert person.begin_on_server().is_asked()
    expect(person.page).not_to_have_url(re.compile("/table/here-"))


def test_what_is_chosen_is_what_the_table_has(person):
    """Teams, draft, edition, a single option, aids, clock and the time away."""
    person.go("/new")
    page = person.page
    page.get_by_label(person.say("players", number=4), exact=True).check()
    page.get_by_role("switch", name=person.say("new-teams")).check()
    page.get_by_role("radio", name=person.say("deal-draft")).check()
    choose(person, "new-edition", "pt")
    page.get_by_text(person.say("new-single"), exact=True).click()
    choose(person, "option-self-target", "true")
    page.get_by_role("switch", name=person.say("new-aids")).uncheck()
    page.get_by_role("switch", name=person.say("new-on-server")).check()
    choose(person, "new-clock", "60")
    choose(person, "new-away", "")
    choose(person, "new-level-of", "shepherd", number=4)
    with page.expect_response(lambda answer: answer.request.method == "POST") as made:
        person.button("new-start").click()
    asked = made.value.request.post_data_json
    assert asked["options"] == {
        "players": 4,
        "deal": "draft",
        "teams": True,
        "edition": "pt",
        "self_target": True,
    }
    assert [seat.get("level") for seat in asked["seats"]] == [None, "trader", "trader", "shepherd"]
    assert (asked["aids"], asked["clock"], asked["away"], asked["published"]) == (False, 60, None, False)
    assert made.value.status == 201


def test_somebody_joins_by_link_with_only_a_name(open_window):
    host, guest = open_window(), open_window()
    link = invite(host)
    guest.page.goto(link)
    guest.page.get_by_label(guest.say("name-own")).fill("Bo")
    guest.button("join-sit").click()
    for person in (host, guest):
        person.wait(lambda person=person: person.view)
    host.finds(lambda: [sitting["name"] for sitting in host.seating], ["Ada", "Bo"])
    guest.go("/settings")
    expect(guest.page.get_by_label(guest.say("name-own"))).to_have_value("Bo")


def waiting_table(server):
    """A published table for two that waits for a guest."""
    return new_table(server, people=1, bots=0, options={"players": 2}, published=True)


def test_without_a_name_nobody_sits_down(person, server):
    waiting = waiting_table(server)
    person.go(f"/join/{waiting.name}#{waiting.invite}")
    person.button("join-sit").click()
    expect(person.told("problem-no-name")).to_be_visible()
    expect(person.page.get_by_label(person.say("name-own"))).to_be_focused()


def test_the_code_for_cameras_is_the_link(person):
    """Another library makes the same code of the link, with one of the eight masks; the margin is four squares wide."""
    link = invite(person)
    codes = [segno.make(link, error="m", boost_error=False, micro=False, mask=mask) for mask in range(8)]
    squares = [[list(row) for row in code.matrix_iter(border=4)] for code in codes]
    person.wait(lambda: person.page.locator("svg.qr").evaluate(READ_CODE) in squares)


def test_the_invitation_is_in_no_request_address(open_window):
    host, guest = open_window(), open_window()
    asked = []
    for person in (host, guest):
        person.page.on("request", lambda request: asked.append(request.url))
    link = invite(host)
    guest.page.goto(link)
    expect(guest.button("join-sit")).to_be_visible()
    _, secret = LINK.fullmatch(link).groups()
    assert asked
    assert [url for url in asked if secret in url.partition("#")[0]] == []


def test_the_host_starts_with_bots_in_the_open_seats(person):
    invite(person, players=3)
    person.button("waiting-start").click()
    person.wait(lambda: person.view)
    person.finds(lambda: [sitting["kind"] for sitting in person.seating], ["person", "bot", "bot"])


def test_a_link_to_a_full_table_offers_to_watch(open_window, server):
    table = new_table(server)
    person = open_window().go(f"/join/{table.name}#{table.invite}")
    expect(person.page.get_by_role("heading", name=person.say("join-full"))).to_be_visible()
    person.button("join-watch").click()
    person.wait(lambda: person.view)
    assert person.seat is None


def test_people_at_one_device_hold_their_seats_by_one_token(person):
    open_table(person, kind="here")
    person.page.get_by_label(person.say("name-other"), exact=True).fill("Bo")
    person.page.get_by_role("switch", name=person.say("new-on-server")).check()
    person.button("new-start").click()
    person.button("pass-take", name="Ada").click()
    person.wait(lambda: person.seating and all(sitting["kind"] == "person" for sitting in person.seating))
    person.finds(lambda: [sitting["name"] for sitting in person.seating], ["Ada", "Bo"])
    person.finds(lambda: [place["seats"] for place in person.page.evaluate(PLACES)], [[0, 1]])


def test_the_lobby_lists_published_tables_and_no_others(person, server):
    published, secret = (
        new_table(server, people=1, bots=0, options={"players": 2}, published=is_published).name
        for is_published in (True, False)
    )
    person.go("/lobby")
    expect(person.page.locator(f'a[href="/join/{published}"]')).to_be_visible()
    expect(person.page.locator(f'a[href="/table/{published}"]')).to_be_visible()
    expect(person.page.locator(f'a[href="/join/{secret}"]')).to_have_count(0)


def test_a_published_game_that_is_played_is_watched_from_the_lobby_with_its_delay(open_window, server):
    table = new_table(server, people=1, bots=1, published=True, delay=LATE)
    player, watcher = open_window(), open_window()
    assert player.sit(table.seats[0]).is_asked()
    watcher.go("/lobby")
    expect(watcher.page.locator(f'a[href="/join/{table.name}"]')).to_have_count(0)
    watcher.page.locator(f'a[href="/table/{table.name}"]').click()
    expect(watcher.told("watch-delay", time=f"{LATE} seconds")).to_be_visible()
    decision = player.legal[0]
    began = time.monotonic()
    player.press(decision)
    card = player.speaker.card(decision.removeprefix("play "))
    told = watcher.say("event-played", who="other", name="Ada", card=card)
    expect(watcher.page.get_by_role("log").get_by_text(told).first).to_be_attached()
    assert time.monotonic() - began >= LATE
    watcher.finds(lambda: watcher.view["seat"], None)


def test_the_lobby_stays_fresh_by_itself(person, server):
    person.page.clock.install()
    person.go("/lobby")
    waiting = waiting_table(server)
    entry = person.page.locator(f'a[href="/join/{waiting.name}"]')
    person.page.clock.fast_forward(A_WHILE)
    expect(entry).to_be_visible()
    waiting.take(1, "Bo")
    person.page.clock.fast_forward(A_WHILE)
    expect(entry).to_have_count(0)


def test_a_link_can_be_pasted_in_the_lobby(person, server):
    person.go("/lobby")
    field = person.page.get_by_label(person.say("lobby-link-label"))
    field.fill("nonsense here")
    person.button("lobby-follow").click()
    expect(person.told("lobby-unread")).to_be_visible()
    field.fill(waiting_table(server).link)
    person.button("lobby-follow").click()
    expect(person.button("join-sit")).to_be_visible()


def test_a_game_of_the_device_can_be_gone_on_with_and_forgotten(person, server):
    table = new_table(server)
    person.sit(table.seats[0]).go("/")
    games = person.page.get_by_role("region", name=person.say("games-heading"))
    expect(games.locator(f'a[href="/table/{table.name}"]')).to_be_visible()
    games.get_by_role("button").click()
    person.button("games-forget").click()
    expect(games).to_have_count(0)
    person.finds(lambda: person.page.evaluate(PLACES), [])


def test_what_can_be_done_with_a_game_stands_in_one_row_on_a_phone(open_window, server):
    person = open_window(code="ru")
    person.sit(new_table(server).seats[0]).go("/")
    parts = person.page.locator(".games li :is(a, button)")
    expect(parts).to_have_count(2)
    tops = "all => new Set(all.map((part) => part.getBoundingClientRect().top)).size"
    for width in (320, 390):
        person.show(width, 844)
        person.finds(lambda width=width: (width, parts.evaluate_all(tops)), (width, 1))


def test_a_language_is_switched_at_once(person):
    person.go("/settings")
    choose(person, "bar-language", "uk")
    expect(person.page.locator("html")).to_have_attribute("lang", "uk")
    person.go("/settings")
    expect(person.page.locator("html")).to_have_attribute("lang", "uk")


def test_a_look_is_taken_at_once_and_remembered(person):
    looks = {"theme": "dark", "motion": "off", "text": "largest"}
    root = person.page.locator("html")
    person.go("/settings")
    for kind, value in looks.items():
        choices = person.page.get_by_role("group", name=person.say(f"settings-{kind}"))
        choices.get_by_role("radio", name=person.say(f"{kind}-{value}"), exact=True).check()
        expect(root).to_have_attribute(f"data-{kind}", value)
    person.go("/")
    for kind, value in looks.items():
        expect(root).to_have_attribute(f"data-{kind}", value)


def test_sounds_are_off_and_each_has_a_caption(person):
    person.go("/settings")
    expect(person.page.get_by_role("switch", name=person.say("settings-sounds"))).not_to_be_checked()
    person.button("cue-turn").click()
    expect(person.page.locator(".caption")).to_have_text(person.say("cue-turn"))


def test_another_page_has_its_own_title_and_the_focus_at_its_heading(person):
    person.go("/")
    person.link("home-new").first.click()
    heading = person.page.get_by_role("heading", level=1)
    expect(heading).to_have_text(person.say("title-new"))
    expect(heading).to_be_focused()
    expect(person.page).to_have_title(person.say("title", page=person.say("title-new")))


def test_the_first_stop_leads_past_the_bar_and_keeps_the_address(open_window, server):
    table = new_table(server, options={"players": 2}, bots=0)
    path = f"/join/{table.name}#{table.invite}"
    person = open_window().go(path)
    person.page.keyboard.press("Tab")
    expect(person.link("skip")).to_be_focused()
    person.page.keyboard.press("Enter")
    expect(person.page.get_by_role("main")).to_be_focused()
    expect(person.page).to_have_url(person.address + path)


def test_a_server_that_is_away_is_told_with_what_to_do(open_window, mortal):
    person = open_window(mortal.address).go("/new")
    person.page.get_by_role("switch", name=person.say("new-on-server")).check()
    mortal.kill()
    person.button("new-start").click()
    expect(person.told("problem-offline")).to_be_visible()
    mortal.start()
    person.button("new-start").click()
    assert person.is_asked()
