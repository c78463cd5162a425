"""The finished games of a device: each is there once, and they can be taken elsewhere and forgotten."""

from __future__ import annotations

import json
import math
from pathlib import Path
from statistics import NormalDist

from openskill.models import PlackettLuce
from playwright.sync_api import expect

from impera.bots.ratings import SIGMAS, ladder
from impera.bots.roster import LEVELS
from tests.browser.chronicles import bring, choose, file_of, played, several
from tests.browser.scenes import SHORT, finished_table
from tests.server.client import make_table

ROWS = ".played li"


def shown(person):
    return person.page.locator(ROWS)


def test_a_finished_game_is_in_the_history_once(person, server):
    person.sit(finished_table(server).seats[0])
    person.sees_the_end()
    for _ in range(2):
        person.go("/history")
        expect(shown(person)).to_have_count(1)
        person.page.go_back()
        expect(person.ending).to_be_visible()


def test_a_game_that_is_watched_is_not_in_the_history(person, server):
    table = make_table(server.address, people=1, bots=2, level="shepherd", options=SHORT)
    with table.seats[0].watch() as viewer:
        viewer.play()
    person.watch(table)
    expect(person.ending).to_be_visible()
    person.go("/history")
    expect(person.page.get_by_role("heading", name=person.say("history-none"), exact=True)).to_be_visible()


def test_games_are_saved_as_a_file_and_read_on_another_device_without_doubling(person, open_window):
    games = several()
    bring(person, games)
    with person.page.expect_download() as download:
        person.button("history-export").click()
    text = Path(download.value.path()).read_bytes()
    saved = json.loads(text)["games"]
    assert sorted(game["id"] for game in saved) == sorted(game["id"] for game in games)
    assert {game["id"]: game for game in saved} == {game["id"]: game for game in games}
    other = open_window()
    bring(other, [*games[:3], played("mine")])
    choose(other, {"name": "theirs.json", "mimeType": "application/json", "buffer": text})
    expect(other.told("history-imported", added=len(games) - 3, known=3)).to_be_visible()
    heading = other.say("history-games", number=len(games) + 1)
    expect(other.page.get_by_role("heading", name=heading, exact=True)).to_be_visible()


def test_a_bad_file_is_refused_with_a_sentence_and_changes_nothing(person):
    bring(person, [played("one")])
    later = b'{"impera":"chronicle","version":9,"games":[]}'
    for text, fault in ((b"no", "text"), (b"{}", "foreign"), (later, "later")):
        choose(person, {"name": "bad.json", "mimeType": "application/json", "buffer": text})
        expect(person.told(f"history-bad-{fault}", number=0)).to_be_visible()
    choose(person, file_of([played("two"), played("three", players=9)]))
    expect(person.told("history-bad-game", number=2)).to_be_visible()
    expect(shown(person)).to_have_count(1)


def test_all_games_are_forgotten_on_request_and_stay_forgotten(person):
    bring(person, [played("one"), played("two", at=None)])
    person.button("history-forget").click()
    person.page.get_by_role("dialog").get_by_role("button", name=person.say("history-forget"), exact=True).click()
    expect(person.page.get_by_role("heading", name=person.say("history-none"), exact=True)).to_be_visible()
    person.page.reload()
    expect(person.page.get_by_role("heading", name=person.say("history-none"), exact=True)).to_be_visible()


def test_one_game_is_forgotten_by_keyboard_and_the_others_stay(person):
    bring(person, [played("one", at=2), played("two", at=1, result="lost", winners=[0])])
    button = shown(person).first.get_by_role("button")
    person.tab_to(button)
    person.page.keyboard.press("Enter")
    expect(shown(person)).to_have_count(1)
    expect(shown(person)).to_have_attribute("data-result", "lost")


def test_scores_of_an_earlier_version_are_in_the_history_once(person):
    """The version before counted games by level and had nothing else."""
    person.remember(scores={"senator": {"games": 3, "wins": 2}})
    person.go("/history")
    expect(shown(person)).to_have_count(3)
    expect(person.page.locator(f"{ROWS}[data-result=won]")).to_have_count(2)
    person.page.reload()
    expect(shown(person)).to_have_count(3)


def test_the_start_page_and_the_new_table_suggest_the_next_opponent(person):
    bring(person, [played(str(number), at=number, rivals=["general"]) for number in range(8)])
    suggested = person.page.get_by_role("button", name=person.say("ladder-next", level="").strip())
    words = person.wait(suggested.text_content)
    person.go("/")
    expect(person.page.get_by_role("button", name=words, exact=True)).to_be_visible()
    person.go("/new")
    person.page.get_by_role("button", name=words, exact=True).click()
    level = words.removeprefix(person.say("ladder-next", level="")).strip()
    chosen = person.page.get_by_label(person.say("new-level-of", number=2)).locator("option:checked")
    expect(chosen).to_contain_text(level)


def test_rates_and_the_ladder_show_the_figures_of_the_games(person):
    """Eight of ten: Wilson's interval is 49.0 to 94.3 %. The chances are those that openskill's own ratings give."""
    won = [True] * 4 + [False] + [True] * 4 + [False]
    ends = [{"result": "won"} if each else {"result": "lost", "winners": [0]} for each in won]
    bring(person, [played(f"game {at}", at=at, **end) for at, end in enumerate(ends)])
    person.page.get_by_text(person.say("chart-table"), exact=True).click()
    numbers = person.say("rates-numbers", wins=8, games=10, percent=80, low=49, high=94)
    expect(person.page.locator(".scores tbody td").last).to_have_text(numbers)
    percents = [round(100 * chance_against(level, won)) for level in reversed(LEVELS)]
    chances = [person.say("ladder-chance", percent=percent) for percent in percents]
    expect(person.page.locator(".levels li .sr")).to_have_text(chances)


def chance_against(level, won):
    """The chance to beat a level after games against the trader, most of them won."""
    model = PlackettLuce()
    strengths = {name: (bot.mean, bot.uncertainty / SIGMAS) for name, bot in ladder().items()}
    own = model.rating(25, 25 / 3)
    for is_won in won:
        ((own,), _) = model.rate([[own], [model.rating(*strengths["trader"])]], ranks=[1 - is_won, is_won])
    mean, spread = strengths[level]
    return NormalDist().cdf((own.mu - mean) / math.sqrt(2 * (25 / 6) ** 2 + own.sigma**2 + spread**2))
