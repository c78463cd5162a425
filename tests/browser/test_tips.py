"""The tips of a person's first game: each at its moment, once, and never in the way."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.person import place_of
from tests.browser.scenes import LIVELY, new_table, table_at

WINS = 7
"""Cards of a Domain that win among three players (R-PARAM-01)."""


def play_now(person):
    """Press Play now on the start page."""
    person.go().page.get_by_role("button", name=person.say("home-play")).click()
    expect(person.question).to_be_visible()


def test_the_first_game_of_a_device_explains_itself_and_the_next_does_not(open_window):
    person = open_window(has_played=False)
    play_now(person)
    expect(person.told("tip-goal", wins=WINS)).to_be_visible()
    person.button("tips-off").click()
    play_now(person)
    expect(person.told("tip-goal", wins=WINS)).to_have_count(0)


def test_a_first_game_that_began_elsewhere_explains_itself_too(open_window, server):
    """The device got its seat by a link, a code or another device; other tables that it only knows do not matter."""
    person = open_window(has_played=False)
    watched = {**place_of(new_table(server).seats[0]), "token": None, "seat": None, "seats": []}
    seat = table_at(server, LIVELY)
    person.remember(places=[place_of(seat), watched]).go(f"/table/{seat.table.name}")
    expect(person.told("tip-goal", wins=WINS)).to_be_visible()


def test_whoever_has_finished_a_game_here_is_told_nothing(open_window, server):
    person = open_window(has_played=False)
    finished = {**place_of(new_table(server).seats[0]), "isOver": True}
    seat = table_at(server, LIVELY)
    person.remember(places=[place_of(seat), finished]).go(f"/table/{seat.table.name}")
    expect(person.question).to_be_visible()
    person.wait(lambda: person.page.evaluate("JSON.parse(localStorage.impera).hasPlayed"))
    expect(person.told("tip-goal", wins=WINS)).to_have_count(0)


def test_a_spectator_is_told_nothing_and_their_first_game_is_still_to_come(open_window, server):
    person = open_window(has_played=False)
    person.watch(table_at(server, LIVELY).table)
    expect(person.question).to_be_visible()
    expect(person.told("tip-goal", wins=WINS)).to_have_count(0)
    play_now(person)
    expect(person.told("tip-goal", wins=WINS)).to_be_visible()


def test_tips_can_be_asked_for_again_at_the_table_and_in_the_settings(person, server):
    assert person.sit(table_at(server, LIVELY)).is_asked()
    expect(person.told("tip-goal", wins=WINS)).to_have_count(0)
    person.button("menu-heading").click()
    person.page.get_by_role("checkbox", name=person.say("menu-tips")).check()
    person.page.keyboard.press("Escape")
    expect(person.told("tip-goal", wins=WINS)).to_be_visible()
    person.go("/settings")
    switch = person.page.get_by_role("switch", name=person.say("menu-tips"))
    expect(switch).to_be_checked()
    switch.uncheck()
    person.page.go_back()
    expect(person.question).to_be_visible()
    expect(person.told("tip-goal", wins=WINS)).to_have_count(0)


def test_a_tip_is_heard_and_makes_room_for_the_next_by_keyboard(person, server):
    person.remember(tips=["goal", "play"])
    assert person.sit(table_at(server, LIVELY)).is_asked()
    expect(person.answers).to_have_text(person.say("tip-goal", wins=WINS))
    person.tab_to(person.button("tip-read"))
    person.page.keyboard.press("Enter")
    expect(person.told("tip-play")).to_be_visible()


_COVERS = """() => {
    const box = (each) => each.getBoundingClientRect();
    const tip = box(document.querySelector(".tip"));
    const isBeside = ({ left, right }) => left >= tip.right || right <= tip.left;
    const isBelow = ({ top, bottom }) => top >= tip.bottom || bottom <= tip.top;
    const parts = [...document.querySelectorAll(".rival, .mid, .me, .dock, .side > *")].map(box);
    return parts.filter((part) => !isBeside(part) && !isBelow(part)).length;
}"""


def test_a_tip_covers_nothing(person, server):
    person.remember(tips=["goal"])
    assert person.sit(table_at(server, LIVELY)).is_asked()
    expect(person.told("tip-goal", wins=WINS)).to_be_visible()
    for size in ((390, 844), (768, 1024), (1280, 800), (2560, 1440)):
        person.show(*size)
        person.finds(lambda size=size: (size, person.page.evaluate(_COVERS)), (size, 0))


def test_whoever_goes_on_has_read_the_tip(person, server):
    person.remember(tips=["goal", "effects"])
    assert person.sit(table_at(server, LIVELY)).is_asked()
    expect(person.told("tip-goal", wins=WINS)).to_be_visible()
    person.press("play M2")
    assert person.is_asked()
    expect(person.told("tip-effects")).to_be_visible()
    expect(person.told("tip-goal", wins=WINS)).to_have_count(0)


def test_a_tip_comes_back_after_a_reload_until_it_was_read(person, server):
    person.remember(tips=["goal"])
    assert person.sit(table_at(server, LIVELY)).is_asked()
    expect(person.told("tip-goal", wins=WINS)).to_be_visible()
    person.page.reload()
    expect(person.told("tip-goal", wins=WINS)).to_be_visible()
    person.button("tip-read").click()
    expect(person.told("tip-goal", wins=WINS)).to_have_count(0)
    person.page.reload()
    expect(person.question).to_be_visible()
    expect(person.told("tip-goal", wins=WINS)).to_have_count(0)


def test_the_rules_begin_with_the_whole_game_in_two_minutes(person):
    person.go("/rules")
    heading = person.page.get_by_role("heading", name=person.say("rules-short"))
    expect(heading).to_be_visible()
    expect(person.told("rules-short-goal", two=8, three=7, four=7)).to_be_visible()
    expect(person.page.locator(".text-of-rules h2").first).to_have_text(person.say("rules-short"))
