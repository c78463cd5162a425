"""The static edition, as any host of plain files serves it: with nothing but files, and then without a network."""

from __future__ import annotations

import re
import shutil

import pytest
from playwright.sync_api import expect

from impera import Options, site
from impera.puzzles import attempt, shipped
from impera.testing import random_game
from tests.browser import by_keys
from tests.browser.axe import expect_no_violation
from tests.browser.static_host import host
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


def test_a_whole_game_is_played_by_keyboard_without_a_network_and_survives_a_reload(edition, visit):
    with host(edition) as hosted:
        person = visit(hosted.address)
        person.go("/")
        keep(person)
        hosted.stop()
    begin_short_game(person)
    decide(person)
    before = person.steady(lambda: person.page.evaluate(READ)["answers"])
    person.page.reload()
    person.finds(lambda: person.page.evaluate(READ)["answers"], before)
    expect_no_violation(person, "a table of this device")
    while decide(person):
        pass
    expect(person.ending).to_be_visible()
    person.link("ending-replay").first.click()
    expect(person.page).to_have_url(re.compile(r"/replay/\?here-"))
    expect(person.button("replay-step-on")).to_be_visible()


def test_a_whole_game_is_played_by_mouse_from_files_alone(hosted, visit):
    """Answers are pressed in the question, and the end of the turn; what cannot be taken back is pressed twice."""
    person = visit(hosted.address, service_workers="block")
    begin_short_game(person)

    def press(key):
        person.page.locator('[data-answer="end"]:enabled' if key == "e" else ".ask [data-answer]:enabled").first.click()

    by_keys.play(person, press=press)
    expect(person.ending).to_be_visible()


def test_hints_reviews_and_puzzles_are_there_without_a_network(edition, visit):
    with host(edition) as hosted:
        person = visit(hosted.address)
        person.go("/")
        keep(person)
        hosted.stop()
    begin_short_game(person)
    person.button("act-hint").first.click()
    expect(person.page.get_by_role("dialog", name=person.say("hint-heading"))).to_be_visible()
    person.page.keyboard.press("Escape")
    by_keys.play(person)
    expect(person.ending).to_be_visible()
    expect(person.page.locator(".look-back svg").first).to_be_visible()
    # The first one whose every decision has a number of its own: nothing is ticked together.
    name, puzzle = next(
        (name, puzzle)
        for name, puzzle in shipped().items()
        if all(decision.split()[0] in ("play", "use", "copy", "choose", "end") for decision in puzzle.solution)
    )
    person.go(f"/puzzles/?{name}")
    for place, decision in enumerate(puzzle.solution):
        legal = attempt(puzzle, puzzle.solution[:place]).legal
        expect(person.page.locator(f'[data-answer="{decision}"]:enabled').first).to_be_visible()
        person.page.keyboard.press("e" if decision == "end" else str(legal.index(decision) + 1))
    expect(person.page.get_by_role("heading", name=person.say("learn-reached"))).to_be_visible()


def test_rules_lessons_and_records_are_there_without_a_network(edition, visit, tmp_path):
    """A record that Python wrote is replayed by the page."""
    with host(edition) as hosted:
        person = visit(hosted.address)
        person.go("/")
        keep(person)
        hosted.stop()
    for code in LANGUAGES:
        person.code = code
        person.remember(language=code).go("/rules")
        expect(person.page.locator("#R-MIL-03")).to_be_attached()
        expect(person.page.locator("html")).to_have_attribute("lang", code)
    person.code = "en"
    person.remember(language="en").go("/learn/?last-cards")
    for place in range(len(INTENDED["last-cards"])):
        expect(person.page.locator("[data-answer]").first).to_be_attached()
        person.page.keyboard.press("e" if place else "2")
    expect(person.told("lesson-last-cards-reached").first).to_be_visible()
    record = tmp_path / "game.jsonl"
    random_game(Options(players=3), seed=5).record(["Ada", "Bo", "Cy"]).save(record)
    person.go("/replay/")
    person.page.locator("input[type=file]").set_input_files(record)
    expect(person.page.get_by_role("heading", name=re.compile("Ada"), level=1)).to_be_attached()


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
