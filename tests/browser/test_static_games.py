"""Games in the static edition, without a server: by keyboard and mouse, alone and together, in every language."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from impera import Options, Record, site
from impera.puzzles import attempt, shipped
from impera.testing import every_table
from tests.browser import agreement
from tests.browser.axe import expect_access, expect_no_violation
from tests.browser.by_keys import asked_of, begin, play
from tests.browser.devices import WIDE
from tests.browser.fitting import expect_fit, own_language
from tests.browser.words import LANGUAGES
from tests.packages.agreement import is_equal

STAGE = "() => document.querySelector('.ending') ? 'over' : document.querySelector('main.pass') && 'handed on'"
TURNS = 4
"""The length of a short game: two turns for each of two players."""
SEED = 216
"""Of a game against the usual bot that ends early by the first answers: neither turns nor cards run out."""

ALIKE = {"deal", "hand", "join", "move", "notices", "proof", "television"}
"""Pages that show what the lobby shows: that they need a server."""


def expect_fits(person, what):
    """Expect that every language fits a phone and a wide screen, which is what the window shows then."""
    with own_language(person):
        for width in (320, WIDE["width"]):
            expect_fit(person, width, LANGUAGES, what)


def saved_by(person):
    """The record of the game that has just ended, saved from its replay."""
    person.link("ending-replay").first.click()
    expect(person.page).to_have_url(re.compile(r"/replay/\?here-"))
    with person.page.expect_download() as saved:
        person.button("replay-save").click()
    return Record.parse(saved.value.path().read_text(encoding="utf-8"))


def expect_whole(record):
    """Expect that Python replays a record to the same end, which nothing but the game brought about."""
    outcome = record.replay().outcome
    assert outcome == record.outcome
    assert (outcome.reason, record.origin.seed, record.options) == ("hegemony", SEED, Options(players=2))


def test_a_whole_game_is_played_by_keyboard_without_a_network_and_survives_a_reload(alone):
    """Against a bot in a thread of its own. The record is one that Python replays to the same end."""
    begin(alone, seed=SEED)
    play(alone, most=3)
    asked, hand = alone.steady(lambda: (asked_of(alone), alone.hand.inner_text()))
    alone.page.reload()
    alone.finds(lambda: (asked_of(alone), alone.hand.inner_text()), (asked, hand))
    expect_access(alone, "a table of this device")
    play(alone)
    expect(alone.ending).to_be_visible()
    expect_whole(saved_by(alone))


def test_a_whole_game_is_played_by_mouse_from_files_alone(hosted, visit):
    """Answers are pressed in the question, and the end of the turn; what cannot be taken back is pressed twice."""
    person = visit(hosted.address, service_workers="block")
    begin(person, seed=SEED)

    def press(key):
        person.page.locator('[data-answer="end"]:enabled' if key == "e" else ".ask [data-answer]:enabled").first.click()

    play(person, press=press)
    expect(person.ending).to_be_visible()
    expect_whole(saved_by(person))
    person.page.goto(f"{hosted.address}/history/")
    expect(person.page.locator(".played li")).to_have_count(1)


def test_games_of_every_table_are_played_in_the_page_and_replayed_by_python(hosted, visit):
    """Against bots in their thread, with decisions taken back; `agreement.py` does the same with every option."""
    page = visit(hosted.address, service_workers="block").page
    records = list(agreement.played(page, hosted, [(options, 3) for options in every_table()]))
    assert [is_equal(record) for record in records] == [True] * len(every_table())


def test_hints_reviews_and_puzzles_are_there_without_a_network(alone):
    begin(alone, TURNS)
    alone.button("act-hint").first.click()
    expect(alone.page.get_by_role("dialog", name=alone.say("hint-heading"))).to_be_visible()
    alone.page.keyboard.press("Escape")
    play(alone)
    expect(alone.ending).to_be_visible()
    expect(alone.page.locator(".look-back svg").first).to_be_visible()
    expect_access(alone, "the end of a game of this device, with its review")
    # The first one whose every decision has a number of its own: nothing is ticked together.
    name, puzzle = next(
        (name, puzzle)
        for name, puzzle in shipped().items()
        if all(decision.split()[0] in ("play", "use", "copy", "choose", "end") for decision in puzzle.solution)
    )
    alone.go(f"/puzzles/?{name}")
    for place, decision in enumerate(puzzle.solution):
        legal = attempt(puzzle, puzzle.solution[:place]).legal
        expect(alone.page.locator(f'[data-answer="{decision}"]:enabled').first).to_be_visible()
        alone.page.keyboard.press("e" if decision == "end" else str(legal.index(decision) + 1))
    expect(alone.page.get_by_role("heading", name=alone.say("learn-reached"))).to_be_visible()


def test_every_language_fits_a_game_and_its_end_without_a_network(alone):
    """From the page of a new table on, on a phone and on a wide screen."""
    begin(alone, TURNS)
    expect(alone.hand).to_be_visible()
    expect_fits(alone, "a table of this device")
    play(alone)
    expect(alone.link("ending-replay").first).to_be_visible()
    expect_fits(alone, "the end of a game of this device")


def test_people_share_the_device_without_a_network(alone):
    """Hot seat: whoever is next confirms that they have the device, and until then no hand is shown."""
    alone.go("/new/")
    alone.page.get_by_role("radio", name=alone.say("players", number=2)).check()
    seat = alone.page.get_by_role("combobox", name=re.compile(f"^{alone.say('new-seat', number=2)}"))
    seat.select_option("here")
    alone.page.get_by_text(alone.say("new-single"), exact=True).click()
    alone.page.get_by_label(alone.say("option-max-turns")).fill(str(TURNS))
    alone.button("new-start").click()
    handed = 0
    while alone.wait(lambda: alone.page.evaluate(STAGE)) == "handed on":
        expect(alone.faces).to_have_count(0)
        if not handed:
            expect_access(alone, "handing the device on")
        alone.page.locator("main.pass button").first.click()
        play(alone)
        handed += 1
    expect(alone.ending).to_be_visible()
    assert handed >= TURNS


def test_axe_finds_nothing_on_any_page_without_a_network(alone):
    """At one size: `test_everywhere.py` looks at the same pages of a server at two.

    Tables, ends, replays of games and handing on are looked at where they are tested.
    """

    def heading(key):
        return alone.page.get_by_role("heading", name=alone.say(key), exact=True, level=1)

    shown = {
        "/": alone.page.get_by_role("button", name=alone.say("home-play")),
        "/board/?3": heading("board-heading"),
        "/daily/": alone.button("daily-play"),
        "/history/": heading("title-history"),
        "/hosting/": heading("title-hosting"),
        "/learn/": heading("learn-heading"),
        "/learn/?blocking": alone.question,
        "/lobby/": alone.told("needs-server"),
        "/new/": alone.button("new-start"),
        "/puzzles/": alone.page.get_by_role("heading", name=alone.say("puzzles-grade", grade=1), exact=True),
        f"/puzzles/?{next(iter(shipped()))}": alone.question,
        "/replay/": heading("replay-heading"),
        "/rules/": alone.page.locator("#R-MIL-03"),
        "/settings/": heading("title-settings"),
        "/table/?here-0": alone.told("line-closed-long"),
    }
    assert {path.split("/")[1] for path in shown} | ALIKE == {"", *site.PAGES}
    for path, sign in shown.items():
        alone.go(path)
        expect(sign.first).to_be_visible()
        expect_no_violation(alone, path)
