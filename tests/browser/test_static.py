"""The static edition, as any host of plain files serves it: with nothing but files, and then without a network."""

from __future__ import annotations

import json
import re
import shutil
from urllib.parse import urljoin

from PIL import Image
from playwright.sync_api import expect

from impera import Game, Options, site
from impera.testing import random_game
from tests.browser.axe import expect_access
from tests.browser.by_keys import begin
from tests.browser.static_host import Packing, host, keep
from tests.browser.weight import FIRST_LOAD, FIRST_TABLE, OF_BOTS, first_load
from tests.browser.words import LANGUAGES
from tests.lessons.lines import INTENDED

LOOK_FOR_UPDATE = "() => navigator.serviceWorker.ready.then((kept) => void kept.update())"
READ = """() => ({
    answers: Array.from(document.querySelectorAll("[data-answer]"), ({ dataset }) => dataset.answer),
    asked: document.querySelector(".ask h2")?.textContent,
    told: document.querySelectorAll(".log li").length,
})"""


def decide(person):
    """Press the key of the first answer, or of the end of the turn, and wait for what follows."""
    person.wait(lambda: person.page.evaluate(READ)["answers"])
    now = person.steady(lambda: person.page.evaluate(READ))
    person.page.keyboard.press("e" if "end" in now["answers"] else "1")
    person.wait(lambda: person.page.evaluate(READ) != now)


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
        "/table/": "missing-heading",
        "/table/?here-0": "title-table",
    }
    for path, heading in headings.items():
        person.page.goto(hosted.address + path)
        if path.startswith("/table/?"):
            expect(person.told("line-closed-long").first).to_be_visible()
        else:
            expect(person.page.get_by_role("heading", name=person.say(heading), level=1)).to_be_visible()
    person.page.goto(f"{hosted.address}/rules/#R-MIL-03")
    expect(person.page.locator("#R-MIL-03")).to_be_in_viewport()


def test_what_needs_a_server_says_so_and_leads_to_hosting(hosted, visit):
    """Friends by link, the lobby, promises about deals, and links to tables and games of a server."""
    person = visit(hosted.address, service_workers="block")
    for path in ("/new/", "/proof/?k3J", "/join/?k3J", "/lobby/", "/table/?k3J", "/replay/?k3J"):
        person.go(path)
        expect(person.told("needs-server")).to_be_visible()
    person.link("needs-server-how").click()
    expect(person.page.get_by_role("heading", name=person.say("title-hosting"))).to_be_visible()


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
    expect_access(alone, "a replay of a file")
    later = random_game(Options(players=3), seed=5).record().replay(40).position()
    Game.from_position(later).record(["Dee", "Eve", "Fay"]).save(record)
    alone.go("/replay/")
    alone.page.locator("input[type=file]").set_input_files(record)
    expect(alone.page.get_by_role("heading", name=re.compile("Dee"), level=1)).to_be_attached()


def test_the_first_load_is_light(edition, visit):
    """In the language with the most to load, compressed as hosts send it; what is kept for later is not counted."""
    with host(edition, Packing) as hosted:
        sizes = first_load(visit(hosted.address, code="el", service_workers="block"))
    assert 0 < sum(sizes.values()) < FIRST_LOAD, sizes
    assert sum(size for url, size in sizes.items() if not any(part in url for part in OF_BOTS)) < FIRST_TABLE, sizes


def write_another(folder, page):
    """Replace the edition in a folder by one whose page of the rules has another name; returns its version."""
    shutil.copytree(str(site.PAGE), page)
    (old,) = page.glob("assets/RulesPage-*.js")
    old.rename(old.with_name("RulesPage-other.js"))
    for script in page.glob("assets/*.js"):
        text = script.read_text(encoding="utf-8")
        script.write_text(text.replace(old.name, "RulesPage-other.js"), encoding="utf-8")
    version = site.write(folder, page=page).version
    assert not (folder / "assets" / old.name).exists()
    return version


def test_an_update_waits_for_the_person_and_never_breaks_a_running_game(visit, tmp_path):
    """Files of the version before stay on the device, though the host has them no more.

    A game in another window goes on with them after the first has changed to the new version, also on pages that it
    opens only then.
    """
    folder = tmp_path / "edition"
    former = site.write(folder).version
    with host(folder) as hosted:
        person = visit(hosted.address)
        person.go("/")
        keep(person)
        begin(person)
        other = visit(hosted.address, beside=person)
        begin(other)
        version = write_another(folder, tmp_path / "page")
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
        decide(other)
        expect(other.page.locator("meta[name=impera-version]")).to_have_attribute("content", former)
        other.button("menu-heading").click()
        other.link("menu-leave").click()
        other.link("home-rules").click()
        expect(other.page.locator("#R-MIL-03")).to_be_attached()
        expect(other.page.locator("meta[name=impera-version]")).to_have_attribute("content", former)


def test_the_page_can_be_installed(hosted, visit):
    """The browser sees no obstacle. Installed, it has a window of its own and begins at the start page."""
    person = visit(hosted.address)
    person.go("/rules/")
    keep(person)
    session = person.page.context.new_cdp_session(person.page)
    found = session.send("Page.getAppManifest")
    assert (found["errors"], found["url"]) == ([], f"{hosted.address}/manifest.webmanifest")
    manifest = json.loads(found["data"])
    assert manifest["display"] == "standalone"
    assert urljoin(found["url"], manifest["start_url"]) == f"{hosted.address}/"
    images = {icon["src"]: icon["sizes"] for icon in manifest["icons"] if icon["type"] == "image/png"}
    assert {*images.values()} >= {"192x192", "512x512"}
    for name, sizes in images.items():
        with Image.open(hosted.folder / name) as image:
            assert f"{image.width}x{image.height}" == sizes
    assert any("maskable" in icon.get("purpose", "") for icon in manifest["icons"])
    assert session.send("Page.getInstallabilityErrors")["installabilityErrors"] == []


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
