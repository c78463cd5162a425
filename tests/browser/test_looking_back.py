"""Replays moved through by slider, keys and chart, and what is said about a game when it is over."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from impera import Game
from tests.browser.reviews import show_review
from tests.browser.scenes import finished_table
from tests.server.client import http

# A review of the game of two players below.
REVIEW = {
    "points": [
        {"decisions": 0, "turn": 1, "seat": 0, "chances": [0.5, 0.5]},
        {"decisions": 2, "turn": 2, "seat": 1, "chances": [0.25, 0.75]},
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


@pytest.fixture(scope="module")
def record():
    """The text of a record: a two-player game in which the first legal decision is always taken."""
    game = Game.new(seed=5, players=2, max_turns=8)
    while game.seat is not None:
        game.play(game.legal()[-1])
    return game.record(["Ada", "Bo"]).text()


def open_file(person, text):
    """Open a record file on the page of replays."""
    person.go("/replay")
    file = {"name": "game.jsonl", "mimeType": "application/x-ndjson", "buffer": text.encode()}
    person.page.get_by_label(person.say("replay-file-choose")).set_input_files(file)


def ask_server(person):
    """Have the page ask the server about record files, because it cannot load the network itself."""
    person.page.route("**/network*.bin*", lambda route: route.abort("connectionrefused"))


def opened(person, text):
    """The same, with a review that is ready at once."""
    ask_server(person)
    show_review(person, REVIEW)
    open_file(person, text)
    expect(slider(person)).to_be_visible()


def slider(person):
    return person.page.get_by_role("slider", name=person.say("replay-scrubber"))


def told(person):
    """The sentences of the log, the latest first."""
    return person.page.get_by_role("log").locator("h3, li")


def test_the_slider_and_the_keys_go_through_the_game_and_the_log_follows(person, record):
    opened(person, record)
    before = person.steady(told(person).all_inner_texts)
    person.button("replay-step-on").click()
    person.wait(lambda: len(told(person).all_inner_texts()) > len(before))
    expect(slider(person)).to_have_value("1")
    person.page.keyboard.press("ArrowLeft")
    expect(slider(person)).to_have_value("0")
    person.finds(told(person).all_inner_texts, before)
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
    expect(slider(person)).not_to_have_value("0")
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
    expect(person.page.get_by_text(person.say("chart-chances-more"))).to_be_visible()
    decided = person.say("review-decided", turn=1, number=1, names="", who="other").split(".")[0]
    expect(person.page.get_by_text(re.compile(re.escape(decided)))).to_be_visible()
    person.button("review-go").click()
    turn = person.say("replay-place", turn=2, number="", of="").split(",")[0]
    expect(slider(person)).to_have_attribute("aria-valuetext", re.compile("^" + re.escape(turn)))
    expect(person.page.locator(".legend")).to_contain_text("75")
    person.page.get_by_role("button", name=re.compile(re.escape(person.say("effect-attack")))).click()
    expect(slider(person)).to_have_value("1")


def test_before_the_review_is_there_the_chart_counts_cards(person, record):
    ask_server(person)
    person.page.route("**/review", lambda _: None)  # it never answers
    open_file(person, record)
    expect(person.button("chart-counts")).to_have_attribute("aria-pressed", "true")
    expect(person.button("chart-chances")).to_be_disabled()


def test_a_file_that_is_too_large_is_not_even_sent(person):
    open_file(person, "x" * 200_000)
    expect(person.told("problem-too-large")).to_be_visible()


def test_a_record_is_saved_from_the_replay_of_a_table(person, server):
    table = finished_table(server)
    show_review(person, REVIEW)
    person.go(f"/replay/{table.name}#{table.invite}")
    expect(slider(person)).to_be_visible()
    with person.page.expect_download() as saved:
        person.button("replay-save").click()
    text = saved.value.path().read_text(encoding="utf-8")
    assert http.post(f"{server.address}/api/replay", json={"record": text}).status_code == 200
