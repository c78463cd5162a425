"""Looking back and looking things up: replays, branches, lessons and rules."""

from __future__ import annotations

import re

import httpx
import pytest
from playwright.sync_api import expect

from impera import Game
from tests.browser.axe import violations
from tests.browser.person import presses
from tests.browser.scenes import finished_table

# How each lesson is solved, and a wrong try at each with the way in which it misses the goal.
SOLVED = {
    "thresholds": ["play R1", "use holy-book", "end"],
    "blocking": ["play C1", "use embargo", "choose 1 science", "end"],
    "combining": ["play R1", "use oligarchy", "take R2", "use development", "discard E1", "play R2", "end"],
    "last-cards": ["play R1", "end"],
}
MISSED = {
    "thresholds": (["play M1"], "card"),
    "blocking": (["play C1", "end"], "lost"),
    "combining": (["play M1"], "card"),
    "last-cards": (["play M2", "end"], "lost"),
}
# A review takes a minute on a busy machine and has tests of its own: here it is only shown.
REVIEW = {
    "points": [
        {"decisions": 0, "turn": 1, "seat": 0, "chances": [0.5, 0.5]},
        {"decisions": 1, "turn": 2, "seat": 1, "chances": [0.25, 0.75]},
    ],
    "costs": [
        {
            "decisions": 1,
            "turn": 1,
            "seat": 0,
            "decision": "end",
            "chance": 0.25,
            "better": "use attack",
            "better_chance": 0.5,
        }
    ],
    "decided": 1,
    "trials": 200,
    "simulations": 800,
}
NARROW = {"width": 320, "height": 640}
ANSWERED = "/api/lessons/"


# ----------------------------------------------------------------------------------------------------------- replays


@pytest.fixture(scope="module")
def record():
    """The text of a record: a game of two who always do what is first."""
    game = Game.new(seed=5, players=2, max_turns=8)
    while game.seat is not None:
        game.play(game.legal()[-1])
    return game.record(["Ada", "Bo"]).text()


def open_file(person, text):
    """Open a record file on the page of replays."""
    person.go("/replay")
    file = {"name": "game.jsonl", "mimeType": "application/x-ndjson", "buffer": text.encode()}
    person.page.get_by_label(person.say("replay-file-choose")).set_input_files(file)


def opened(person, text):
    """The same, with a review that is there at once."""
    person.page.route("**/review", lambda route: route.fulfill(json=REVIEW))
    open_file(person, text)
    expect(slider(person)).to_be_visible()


def slider(person):
    return person.page.get_by_role("slider", name=person.say("replay-scrubber"))


def told(person):
    """The sentences of the log, the latest first."""
    return person.page.get_by_role("log").locator("h3, li").all_inner_texts()


def test_a_finished_game_of_a_table_is_watched_again_with_all_hands_open(person, server):
    table = finished_table(server)
    seat = table.seats[0]
    place = {"table": table.name, "token": seat.token, "invite": table.invite, "seat": 0, "seen": 0, "isOver": True}
    person.page.route("**/review", lambda route: route.fulfill(json=REVIEW))
    person.remember(places=[place]).go("/replay")
    person.page.get_by_role("link", name=re.compile("^" + re.escape(person.say("replay-game", date="")))).click()
    expect(slider(person)).to_be_visible()
    hands = person.page.locator(".fan li, .open-hand li")
    assert hands.count() >= 9
    expect(person.page.locator(".fan li:not(.known)")).to_have_count(0)


def test_the_slider_and_the_keys_go_through_the_game_and_the_log_follows(person, record):
    opened(person, record)
    before = told(person)
    person.button("replay-step-on").click()
    assert len(told(person)) > len(before)
    expect(slider(person)).to_have_value("1")
    person.page.keyboard.press("ArrowLeft")
    expect(slider(person)).to_have_value("0")
    assert told(person) == before
    person.page.keyboard.press("Shift+ArrowRight")
    turn = person.say("replay-place", turn=2, number="", of="").split(",")[0]
    expect(slider(person)).to_have_attribute("aria-valuetext", re.compile("^" + re.escape(turn)))
    slider(person).focus()
    person.page.keyboard.press("End")
    expect(person.button("branch-open")).to_have_attribute("aria-disabled", "true")


def test_a_replay_plays_by_itself_until_it_is_paused(person, record):
    opened(person, record)
    person.page.get_by_label(person.say("replay-speed")).select_option("fast")
    person.button("replay-play").click()
    expect(slider(person)).to_have_value("2")
    person.button("replay-pause").click()
    expect(person.button("replay-play")).to_be_visible()


def test_the_chart_of_cards_can_be_read_as_a_table(person, record):
    opened(person, record)
    person.button("chart-counts").click()
    person.page.get_by_text(person.say("chart-table")).click()
    rows = person.page.get_by_role("region", name=person.say("chart-table")).get_by_role("row")
    expect(rows).to_have_count(10)  # the names, eight turns and the end
    person.button("chart-go", turn=3).click()
    turn = person.say("replay-place", turn=3, number="", of="").split(",")[0]
    expect(slider(person)).to_have_attribute("aria-valuetext", re.compile("^" + re.escape(turn)))


def test_the_review_says_where_the_game_was_decided_and_what_cost_most(person, record):
    opened(person, record)
    expect(person.page.get_by_text(person.say("chart-chances-more", trials=200))).to_be_visible()
    decided = person.say("review-decided", turn=1, number=1, names="").split(".")[0]
    expect(person.page.get_by_text(re.compile(re.escape(decided)))).to_be_visible()
    person.button("review-go").click()
    turn = person.say("replay-place", turn=2, number="", of="").split(",")[0]
    expect(slider(person)).to_have_attribute("aria-valuetext", re.compile("^" + re.escape(turn)))
    expect(person.page.locator(".legend")).to_contain_text("75")
    person.page.get_by_role("button", name=re.compile(re.escape(person.say("effect-attack")))).click()
    expect(slider(person)).to_have_value("1")


def test_before_the_review_is_there_the_chart_counts_cards(person, record):
    open_file(person, record)
    expect(person.button("chart-counts")).to_have_attribute("aria-pressed", "true")
    expect(person.button("chart-chances")).to_be_disabled()


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("a letter to my aunt", "unreadable-record"),
        ("", "unreadable-record"),
        ("x" * 200_000, "too-large"),
    ],
)
def test_a_broken_file_is_explained_and_another_one_can_be_opened(open_window, record, text, why):
    person = open_window()
    open_file(person, text)
    alert = person.page.get_by_role("alert").filter(has_text=person.say("replay-broken"))
    expect(alert).to_contain_text(person.say(f"replay-broken-{why}"))
    person.failures.clear()  # the browser itself writes down that the server refused the file
    opened(person, record)


def test_a_game_goes_on_from_any_moment_against_bots(person, record):
    opened(person, record)
    slider(person).fill("3")
    person.button("branch-open").click()
    dialog = person.page.get_by_role("dialog")
    dialog.get_by_role("radio", name="Bo", exact=True).check()
    dialog.get_by_role("radio", name=re.compile("^1")).check()
    person.button("branch-go").click()
    person.wait(lambda: person.seating)
    assert person.seat == 1
    assert person.is_asked()


# ----------------------------------------------------------------------------------------------------------- lessons


def learn(person, name):
    """Open a lesson; what can be decided in it comes with the server's answers."""
    person.seat, person.seating = 0, [{"name": "", "kind": "person"}, {"name": "", "kind": "bot"}]
    person.page.on("response", lambda response: ANSWERED in response.url and follow(person, response.json()))
    person.go(f"/learn/{name}")
    person.wait(lambda: person.ask)


def follow(person, tried):
    person.view, person.ask = tried["view"], {"legal": tried["legal"], "number": person.number + 1}
    person.number += 1


def press(person, decision):
    """Press the answer under the question: a card in a stack shows only its head."""
    with person.deciding():
        for _ in range(presses(decision)):
            person.answer(decision).last.click()


@pytest.mark.parametrize("name", SOLVED)
def test_a_lesson_explains_a_wrong_try_takes_it_back_and_is_solved(open_window, name):
    person = open_window()
    learn(person, name)
    wrong, why = MISSED[name]
    for decision in wrong:
        press(person, decision)
    expect(person.question).to_contain_text(person.say(f"lesson-{name}-missed-{why}"))
    person.button("learn-restart").click()
    expect(person.page.get_by_text(person.say("learn-missed"))).to_have_count(0)
    person.page.reload()
    person.wait(lambda: person.legal and SOLVED[name][0] in person.legal)
    for decision in SOLVED[name]:
        press(person, decision)
    expect(person.question).to_contain_text(person.say(f"lesson-{name}-reached"))
    person.go("/learn")
    expect(person.page.get_by_text(person.say("learn-done"), exact=True)).to_have_count(1)


def test_a_wrong_try_is_taken_back_and_the_next_lesson_follows(person):
    learn(person, "thresholds")
    press(person, "play M1")
    person.button("learn-take-back").click()
    todo = person.page.get_by_text(person.say("lesson-thresholds-step-play"), exact=True)
    expect(todo.filter(visible=True).first).to_be_visible()
    person.ask = {"legal": ["play R1"], "number": person.number}
    for decision in SOLVED["thresholds"]:
        press(person, decision)
    person.page.get_by_role("link", name=person.say("learn-next", title=person.say("lesson-blocking-title"))).click()
    expect(person.page.get_by_role("heading", level=1)).to_have_text(person.say("lesson-blocking-title"))


def test_a_lesson_is_solved_by_keyboard_alone(person):
    learn(person, "last-cards")
    number = person.legal.index("play R1") + 1
    for key in (str(number), str(number)):
        person.page.keyboard.press(key)
    expect(person.answer("end")).to_be_enabled()
    person.page.keyboard.press("e")
    expect(person.page.get_by_role("heading", name=person.say("learn-reached"))).to_be_focused()


# ------------------------------------------------------------------------------------------------------------- rules


def test_a_clause_has_an_address_of_its_own(person):
    person.go("/rules#R-MIL-03")
    clause = person.page.locator("[id='R-MIL-03']")
    expect(clause).to_be_focused()
    expect(clause).to_be_in_viewport()
    clause.get_by_role("link", name="A-06").click()
    expect(person.page.locator("[id='A-06']")).to_be_in_viewport()


def test_the_search_finds_clauses_by_name_and_by_words(person):
    person.go("/rules")
    search = person.page.get_by_role("searchbox", name=person.say("rules-search"))
    search.fill("r-emb-03")
    expect(person.page.get_by_role("status").filter(has_text=re.compile(r"\d"))).to_be_visible()
    person.page.get_by_role("region", name=person.say("rules-results")).get_by_role("link").first.click()
    expect(person.page.locator("[id='R-EMB-03']")).to_be_in_viewport()
    search.fill("zzz")
    expect(person.page.get_by_text(person.say("rules-found", number=0))).to_be_visible()


def test_the_rules_are_in_the_language_of_the_page_and_every_reference_leads_somewhere(person):
    person.go("/rules")
    for code in ("en", "el"):
        person.page.get_by_role("banner").get_by_role("combobox").select_option(code)
        expect(person.page.locator(f".text-of-rules[lang={code}]")).to_be_visible()
        lost = person.page.locator(".text-of-rules a[href^='#']").evaluate_all(
            "all => all.map((link) => link.hash.slice(1)).filter((name) => !document.getElementById(name))"
        )
        assert lost == []


def test_a_question_mark_opens_the_rules(person, server):
    person.go("/learn")
    with person.page.context.expect_page() as beside:
        person.page.keyboard.press("?")
    expect(beside.value.locator(".text-of-rules")).to_be_visible()
    person.go("/")
    person.page.keyboard.press("?")
    expect(person.page.locator(".text-of-rules")).to_be_visible()


# ---------------------------------------------------------------------------------------- everyone, and every screen


def replay_opening(person, _record):
    open_file(person, "no record")
    expect(person.page.get_by_text(person.say("replay-broken"))).to_be_visible()
    person.failures.clear()


def replay_shown(person, record):
    opened(person, record)
    slider(person).fill("9")
    person.page.get_by_text(person.say("chart-table")).click()


def branching(person, record):
    opened(person, record)
    person.button("branch-open").click()
    expect(person.page.get_by_role("dialog").get_by_role("radio")).to_have_count(7)


def lessons(person, _record):
    person.remember(lessons=["thresholds"]).go("/learn")
    expect(person.page.get_by_text(person.say("learn-done"), exact=True)).to_be_visible()


def lesson(person, _record):
    learn(person, "blocking")


def lesson_missed(person, _record):
    learn(person, "last-cards")
    for decision in ("play M2", "end"):
        press(person, decision)
    expect(person.button("learn-take-back")).to_be_visible()


def rules(person, _record):
    person.go("/rules#A-29")
    expect(person.page.locator("[id='A-29']")).to_be_focused()


STATES = (replay_opening, replay_shown, branching, lessons, lesson, lesson_missed, rules)


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("state", STATES)
def test_nobody_is_kept_from_anything(open_window, record, state, theme):
    person = open_window(color_scheme=theme)
    state(person, record)
    assert violations(person.page) == []


@pytest.mark.parametrize("state", STATES)
def test_a_narrow_screen_loses_nothing_to_the_side(open_window, record, state):
    """320 pixels are also what 1280 are at four times their size."""
    person = open_window(viewport=NARROW)
    state(person, record)
    assert person.page.evaluate("document.documentElement.scrollWidth") <= NARROW["width"]


def test_a_record_is_saved_from_the_replay_of_a_table(person, server):
    table = finished_table(server)
    person.page.route("**/review", lambda route: route.fulfill(json=REVIEW))
    person.go(f"/replay/{table.name}#{table.invite}")
    expect(slider(person)).to_be_visible()
    with person.page.expect_download() as saved:
        person.button("replay-save").click()
    text = saved.value.path().read_text(encoding="utf-8")
    assert httpx.post(f"{server.address}/api/replay", json={"record": text}, timeout=30).status_code == 200
