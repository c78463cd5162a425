"""Looking back: a finished game with all hands open, a record file, and playing on from a moment."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from impera import Record
from tests.browser.person import FACE, KINDS, place_of
from tests.browser.scenes import SHORT, finished_table, new_table


@pytest.fixture
def finished(server):
    return finished_table(server)


def scrubber(person):
    return person.page.get_by_role("slider", name=person.say("replay-scrubber"))


def test_a_finished_game_is_replayed_from_its_end_page(person, finished):
    person.sit(finished.seats[0])
    person.link("ending-replay").click()
    record = Record.parse(finished.get("/record").text)
    expect(scrubber(person)).to_have_attribute("max", str(len(record.decisions)))


_LARGEST = "all => Math.max(...all.map((each) => each.getBoundingClientRect().width))"


def test_a_finished_game_is_listed_by_whom_one_played_and_who_won(person, finished):
    """Its symbols are no larger than a line of words."""
    person.sit(finished.seats[0])
    person.sees_the_end()
    has_won = person.seat in person.view["outcome"]["winners"]
    person.go("/replay")
    row = person.page.get_by_role("region", name=person.say("replay-games")).get_by_role("link")
    rivals = [person.speaker.name(seat) for seat in range(3) if seat != person.seat]
    result = person.say("replay-result", you="won" if has_won else "lost", names="")
    for words in (*rivals, result.strip()):
        expect(row).to_contain_text(words)
    person.finds(lambda: row.locator("svg").evaluate_all(_LARGEST) <= 24, True)


def test_all_hands_are_open_in_a_replay(person, finished):
    """Every card of every hand of the true game is shown by name or face after any decision."""
    person.go(f"/replay/{finished.name}#{finished.invite}")
    record = Record.parse(finished.get("/record").text)
    for _ in range(3):
        person.button("replay-step-on").click()
    game = record.replay(3)
    seats = game.position()["seats"]
    letters = {"M": "military", "R": "religion", "E": "economy", "S": "science", "C": "culture", "U": "utopia"}
    own = sorted(f"{letters[card[0]]}{card[1]}" for card in seats[0]["hand"])
    hand = person.page.get_by_role("region", name=person.say("replay-hand", name="Ada"))
    person.finds(lambda: sorted(hand.locator(FACE).evaluate_all(KINDS)), own)


# How far the open hand reaches below the top of the controls.
_BELOW = """() => document.querySelector(".open-hand").getBoundingClientRect().bottom
    - document.querySelector(".dock").getBoundingClientRect().top"""


def test_the_open_hand_stands_above_the_controls_on_wide_screens(person, finished):
    """However much there is to say about the game beside them."""
    person.go(f"/replay/{finished.name}#{finished.invite}")
    expect(person.told("review-heading")).to_be_visible()
    for size in ((1280, 800), (1440, 900)):
        person.show(*size)
        person.finds(lambda size=size: (size, person.page.evaluate(_BELOW) <= 0), (size, True))


def test_the_deal_is_checked_against_what_this_device_was_told_before_the_end(person, server):
    """From the end page by way of the replay; the browser repeats every step."""
    table = new_table(server, options=SHORT)
    person.sit(table.seats[0])
    expect(person.question).to_be_visible()
    with table.seats[0].watch() as viewer:
        viewer.play()
    person.link("ending-replay").click()
    person.link("proof-heading").click()
    expect(person.told("proof-heard")).to_be_visible()
    expect(person.told("proof-kept")).to_be_visible()


def test_another_promise_than_was_told_before_the_end_is_noticed(person, finished):
    other = "0" * 64
    person.remember(places=[{**place_of(finished.seats[0]), "promise": other}]).go(f"/proof/{finished.name}")
    expect(person.told("proof-heard-other", digest=other)).to_be_visible()
    expect(person.told("proof-broken")).to_be_visible()


def test_a_record_file_is_opened(person, finished, tmp_path):
    file = tmp_path / "game.jsonl"
    file.write_text(finished.get("/record").text, encoding="utf-8")
    person.go("/replay")
    person.page.locator("input[type=file]").set_input_files(file)
    expect(scrubber(person)).to_be_visible()


def test_a_broken_record_file_is_told_in_words(person, tmp_path):
    file = tmp_path / "broken.jsonl"
    file.write_text("this is no record", encoding="utf-8")
    person.go("/replay")
    person.page.locator("input[type=file]").set_input_files(file)
    expect(person.told("problem-unreadable-record")).to_be_visible()


def test_a_game_is_played_on_from_a_moment_against_bots(person, finished):
    person.go(f"/replay/{finished.name}#{finished.invite}")
    expect(scrubber(person)).to_be_visible()
    scrubber(person).fill("4")
    person.button("branch-open").click()
    dialog = person.page.get_by_role("dialog")
    dialog.get_by_role("group", name=person.say("branch-level")).get_by_role("radio").first.check()
    person.button("branch-go").click()
    expect(person.page).to_have_url(re.compile("/table/here-"))
    expect(person.question).to_be_visible()
    began = Record.parse(finished.get("/record").text).replay(4)
    assert began.seat is not None
    expect(person.hand.locator(FACE)).to_have_count(len(began.view(0).hand))
