"""The static edition, as any host of plain files serves it: with nothing but files, and then without a network."""

from __future__ import annotations

import re
import shutil

import pytest
from playwright.sync_api import expect

from impera import Game, Options, site
from impera.puzzles import attempt, shipped
from impera.testing import random_game
from tests.browser import by_keys
from tests.browser.axe import expect_no_violation
from tests.browser.devices import WIDE
from tests.browser.fitting import expect_fit
from tests.browser.static_host import Packing, host
from tests.browser.weight import FIRST_LOAD, FIRST_TABLE, OF_BOTS, first_load
from tests.browser.windows import windows
from tests.browser.words import LANGUAGES
from tests.lessons.lines import INTENDED

IS_KEPT = "() => navigator.serviceWorker.ready.then(() => true)"
LOOK_FOR_UPDATE = "() => navigator.serviceWorker.ready.then((kept) => void kept.update())"
READ = """() => ({
    answers: Array.from(document.querySelectorAll("[data-answer]"), ({ dataset }) => dataset.answer),
    asked: document.querySelector(".ask h2")?.textContent,
    told: document.querySelectorAll(".log li").length,
    isOver: document.querySelector(".ending") !== null,
})"""
STAGE = "() => document.querySelector('.ending') ? 'over' : document.querySelector('main.pass') && 'handed on'"
TURNS = "4"
"""So many turns has a short game: two for each of two players."""


@pytest.fixture(scope="module")
def edition(tmp_path_factory):
    """The edition in a folder, for tests that leave it as it is."""
    folder = tmp_path_factory.mktemp("edition")
    site.write(folder)
    return folder


@pytest.fixture
def hosted(edition):
    with host(edition) as running:
        yield running


@pytest.fixture
def visit(browser):
    """Opens windows at a static host; no server of ours runs."""
    with windows(browser, None, None) as window:
        yield window


@pytest.fixture
def alone(edition, visit):
    """Somebody who has been here once. From now on nobody answers."""
    with host(edition) as hosted:
        person = visit(hosted.address)
        person.go("/")
        keep(person)
    return person


def keep(person):
    """Wait until everything is on the device."""
    person.finds(lambda: person.page.evaluate(IS_KEPT), True)


def begin_short_game(person):
    """Make a table for two at the page of a new table, with the keyboard alone."""
    person.go("/new/")
    players = person.page.get_by_role("radio", name=person.say("players", number=2))
    players.focus()
    person.page.keyboard.press("Space")
    expect(players).to_be_checked()
    person.page.get_by_text(person.say("new-single"), exact=True).focus()
    person.page.keyboard.press("Enter")
    person.page.get_by_label(person.say("option-max-turns")).focus()
    person.page.keyboard.type(TURNS)
    person.tab_to(person.button("new-start"))
    person.page.keyboard.press("Enter")
    expect(person.question).to_be_visible()


def decide(person):
    """Press the key of the first answer, or of the end of the turn, and wait for what follows; false at the end."""
    person.wait(lambda: person.page.evaluate(f"({READ})().answers.length || ({READ})().isOver"))
    now = person.steady(lambda: person.page.evaluate(READ))
    if now["isOver"]:
        return False
    person.page.keyboard.press("e" if "end" in now["answers"] else "1")
    person.wait(lambda: person.page.evaluate(READ) != now)
    return True


def expect_fits(person, code, what):
    """Expect that a language fits a phone and a wide screen, which is what the window shows then."""
    for width in (320, WIDE["width"]):
        expect_fit(person, width, [code], what)


def test_every_page_has_an_address_that_a_plain_host_knows(hosted, visit):
    """Nothing is rewritten: a folder for each page, and its subject after a question mark."""
    person = visit(hosted.address, service_workers="block")
    headings = {
        "/": "game",
        "/index.html": "game",
        "/board/?3": "board-heading",
        "/learn/?draft": "lesson-draft-title",
        "/replay": "replay-heading",
        "/settings/": "title-settings",
        "/table/?here-0": "title-table",
    }
    for path, heading in headings.items():
        person.page.goto(hosted.address + path)
        if path.startswith("/table"):
            expect(person.told("line-closed-long").first).to_be_visible()
        else:
            expect(person.page.get_by_role("heading", name=person.say(heading), level=1)).to_be_visible()
    person.page.goto(f"{hosted.address}/rules/#R-MIL-03")
    expect(person.page.locator("#R-MIL-03")).to_be_in_viewport()


def test_what_needs_a_server_says_so_and_leads_to_hosting(hosted, visit):
    """Friends by link, the lobby and promises about deals."""
    person = visit(hosted.address, service_workers="block")
    for path in ("/new/", "/proof/?k3J", "/join/?k3J", "/lobby/"):
        person.go(path)
        expect(person.told("needs-server")).to_be_visible()
    expect_no_violation(person, "a page that needs a server")
    person.link("needs-server-how").click()
    expect(person.page.get_by_role("heading", name=person.say("title-hosting"))).to_be_visible()


def test_a_whole_game_is_played_by_keyboard_without_a_network_and_survives_a_reload(alone):
    begin_short_game(alone)
    decide(alone)
    before = alone.steady(lambda: alone.page.evaluate(READ)["answers"])
    alone.page.reload()
    alone.finds(lambda: alone.page.evaluate(READ)["answers"], before)
    expect_no_violation(alone, "a table of this device")
    while decide(alone):
        pass
    expect(alone.ending).to_be_visible()
    alone.link("ending-replay").first.click()
    expect(alone.page).to_have_url(re.compile(r"/replay/\?here-"))
    expect(alone.button("replay-step-on")).to_be_visible()


def test_a_whole_game_is_played_by_mouse_from_files_alone(hosted, visit):
    """Answers are pressed in the question, and the end of the turn; what cannot be taken back is pressed twice."""
    person = visit(hosted.address, service_workers="block")
    begin_short_game(person)

    def press(key):
        person.page.locator('[data-answer="end"]:enabled' if key == "e" else ".ask [data-answer]:enabled").first.click()

    by_keys.play(person, press=press)
    expect(person.ending).to_be_visible()


def test_hints_reviews_and_puzzles_are_there_without_a_network(alone):
    begin_short_game(alone)
    alone.button("act-hint").first.click()
    expect(alone.page.get_by_role("dialog", name=alone.say("hint-heading"))).to_be_visible()
    alone.page.keyboard.press("Escape")
    by_keys.play(alone)
    expect(alone.ending).to_be_visible()
    expect(alone.page.locator(".look-back svg").first).to_be_visible()
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


def test_rules_lessons_and_records_are_there_without_a_network(alone, tmp_path):
    """Records that Python wrote are replayed by the page, from a deal and from a position."""
    for code in LANGUAGES:
        alone.code = code
        alone.remember(language=code).go("/rules")
        expect(alone.page.locator("#R-MIL-03")).to_be_attached()
        expect(alone.page.locator("html")).to_have_attribute("lang", code)
    alone.code = "en"
    alone.remember(language="en").go("/learn/?last-cards")
    for decision in INTENDED["last-cards"]:
        expect(alone.page.locator(f'[data-answer="{decision}"]:enabled').first).to_be_visible()
        alone.page.keyboard.press("e" if decision == "end" else "2")
    expect(alone.told("lesson-last-cards-reached").first).to_be_visible()
    record = tmp_path / "game.jsonl"
    random_game(Options(players=3), seed=5).record(["Ada", "Bo", "Cy"]).save(record)
    alone.go("/replay/")
    alone.page.locator("input[type=file]").set_input_files(record)
    expect(alone.page.get_by_role("heading", name=re.compile("Ada"), level=1)).to_be_attached()
    later = random_game(Options(players=3), seed=5).record().replay(40).position()
    Game.from_position(later).record(["Dee", "Eve", "Fay"]).save(record)
    alone.go("/replay/")
    alone.page.locator("input[type=file]").set_input_files(record)
    expect(alone.page.get_by_role("heading", name=re.compile("Dee"), level=1)).to_be_attached()


def test_a_game_is_played_in_every_language_without_a_network(alone):
    """From the page of a new table to the end, by the words of each language; both fit a phone and a wide screen."""
    for code in LANGUAGES:
        alone.code = code
        begin_short_game(alone.remember(language=code))
        expect(alone.page.locator("html")).to_have_attribute("lang", code)
        expect(alone.hand).to_be_visible()
        expect_fits(alone, code, "a table of this device")
        by_keys.play(alone)
        expect(alone.link("ending-replay").first).to_be_visible()
        expect_fits(alone, code, "the end of a game of this device")


def test_people_share_the_device_without_a_network(alone):
    """Hot seat: whoever is next confirms that they have the device, and until then no hand is shown."""
    alone.go("/new/")
    alone.page.get_by_role("radio", name=alone.say("players", number=2)).check()
    seat = alone.page.get_by_role("combobox", name=re.compile(f"^{alone.say('new-seat', number=2)}"))
    seat.select_option("here")
    alone.page.get_by_text(alone.say("new-single"), exact=True).click()
    alone.page.get_by_label(alone.say("option-max-turns")).fill(TURNS)
    alone.button("new-start").click()
    handed = 0
    while alone.wait(lambda: alone.page.evaluate(STAGE)) == "handed on":
        expect(alone.faces).to_have_count(0)
        alone.page.locator("main.pass button").first.click()
        by_keys.play(alone)
        handed += 1
    expect(alone.ending).to_be_visible()
    assert handed >= int(TURNS)


def test_the_first_load_is_light(edition, visit):
    """In the language with the most to load, compressed as hosts send it; what is kept for later is not counted."""
    with host(edition, Packing) as hosted:
        sizes = first_load(visit(hosted.address, code="el", service_workers="block"))
    assert 0 < sum(sizes.values()) < FIRST_LOAD, sizes
    assert sum(size for url, size in sizes.items() if not any(part in url for part in OF_BOTS)) < FIRST_TABLE, sizes


def test_an_update_waits_for_the_person_and_never_breaks_a_running_game(visit, tmp_path):
    """Files of the version before stay on the device, though the host has them no more."""
    folder, page = tmp_path / "edition", tmp_path / "page"
    site.write(folder)
    shutil.copytree(str(site.PAGE), page)
    with host(folder) as hosted:
        person = visit(hosted.address)
        person.go("/")
        keep(person)
        begin_short_game(person)
        (old,) = (path for path in page.glob("assets/RulesPage-*.js"))
        old.rename(old.with_name("RulesPage-other.js"))
        for script in page.glob("assets/*.js"):
            text = script.read_text(encoding="utf-8")
            script.write_text(text.replace(old.name, "RulesPage-other.js"), encoding="utf-8")
        version = site.write(folder, page=page).version
        assert not (folder / "assets" / old.name).exists()
        person.run(LOOK_FOR_UPDATE)
        expect(person.told("page-outdated")).to_be_visible()
        decide(person)
        person.page.keyboard.press("?")
        expect(person.page.get_by_role("dialog")).to_be_visible()
        person.page.keyboard.press("Escape")
        before = person.steady(lambda: person.page.evaluate(READ)["answers"])
        person.button("reload").click()
        expect(person.page.locator("meta[name=impera-version]")).to_have_attribute("content", version)
        person.finds(lambda: person.page.evaluate(READ)["answers"], before)
        expect(person.told("page-outdated")).to_have_count(0)


def test_the_page_can_be_installed(hosted, visit):
    """The browser finds nothing wrong with the manifest, and its icons are there."""
    person = visit(hosted.address)
    person.go("/rules/")
    session = person.page.context.new_cdp_session(person.page)
    found = session.send("Page.getAppManifest")
    assert (found["errors"], found["url"]) == ([], f"{hosted.address}/manifest.webmanifest")
    for name in ("favicon.svg", "icon-192.png", "icon-512.png"):
        assert f'"{name}"' in found["data"]
        assert (hosted.folder / name).is_file()


def test_the_deal_of_the_day_follows_from_the_date_and_the_page_says_so(hosted, visit):
    """The strongest bot plays yesterday's in the page, without a server; two devices are dealt the same cards."""
    hands = []
    for _ in range(2):
        person = visit(hosted.address)
        person.go("/daily/")
        expect(person.page.locator("section p").first).to_contain_text(
            person.say("daily-lead-here", level="").split(".")[1]
        )
        person.button("daily-play").click()
        expect(person.question).to_be_visible()
        hands.append(person.steady(lambda person=person: person.page.locator(".hand .card").all_inner_texts()))
    assert hands[0] == hands[1] != []
    person.go("/daily/")
    expect(person.button("games-go")).to_be_visible()
    person.link("daily-before").click()
    expect(person.link("best-replay")).to_be_visible()
