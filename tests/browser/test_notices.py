"""A person chooses how to be told that it is their turn, and ends it, on the page and from the notice."""

from __future__ import annotations

import json

import pytest
from playwright.sync_api import expect

from tests.patience import wait_until
from tests.server.client import http, make_table
from tests.server.notices.push_service import Browser, requests_taken
from tests.server.notices.test_notices import ADDRESS, mail_server, play_turn
from tests.server.process import Server

# A browser under test has no push service. What it would give is what a test's own push service knows.
_LISTEN = """
    Notification.requestPermission = async () => "granted";
    PushManager.prototype.subscribe = async ({ applicationServerKey }) => {
        globalThis.toldKey = applicationServerKey;
        return { toJSON: () => (%s) };
    };
"""
_REFUSE = "Notification.requestPermission = async () => 'denied';"


@pytest.fixture
def host(tmp_path):
    """Starts a server whose notices go to this machine, and at once; returns it and its own address."""
    begun = []

    def start(**variables):
        usual = {"NOTICES_ANYWHERE": "true", "NOTICE_SECONDS": "0", **variables}
        named = {f"IMPERA_SERVER_{name}": value for name, value in usual.items()}
        begun.append(Server(f"sqlite:///{tmp_path / 'tables.sqlite'}", tmp_path, **named))
        return begun[-1], f"http://127.0.0.1:{begun[-1].port}"

    yield start
    for running in begun:
        running.close()


def chosen(person):
    """What the page says was chosen."""
    return person.page.locator(".notices li")


def test_a_device_is_chosen_told_and_ended_by_the_page_of_the_notice(open_window, host):
    _, address = host()
    browser = Browser()
    with requests_taken() as (service, taken, _):
        person = open_window(address)
        given = {"endpoint": f"{service}/ada", "keys": browser.keys}
        person.page.add_init_script(_LISTEN % json.dumps(given))
        person.go("/settings")
        person.tab_to(person.button("notices-push-choose"))
        person.page.keyboard.press("Enter")
        expect(chosen(person)).to_have_count(1)
        expect(person.button("notices-push-choose")).to_have_count(0)
        assert person.wait(lambda: person.page.evaluate("globalThis.toldKey"))
        key = person.wait(lambda: person.page.evaluate("JSON.parse(localStorage.impera).key"))
        table = make_table(address, people=2, clock=86_400, person=key)
        if table.get().json()["asked"] == [1]:
            play_turn(table.seats[1])
        wait_until(lambda: taken)
    told = json.loads(browser.decrypt(taken[0][2]))
    person.page.goto(f"{told['end']}#{told['link']}")
    expect(person.link("notices-open")).to_have_attribute("href", told["link"])
    person.tab_to(person.button("notices-end"))
    person.page.keyboard.press("Enter")
    expect(person.told("notices-ended").first).to_be_visible()
    person.go("/settings")
    expect(person.button("notices-push-choose")).to_be_visible()
    expect(chosen(person)).to_have_count(0)


def test_a_browser_that_shows_no_notices_says_so(open_window, host):
    _, address = host()
    person = open_window(address)
    person.page.add_init_script(_REFUSE)
    person.go("/settings")
    person.button("notices-push-choose").click()
    expect(person.told("problem-push-refused")).to_be_visible()


def test_mail_is_chosen_confirmed_by_its_link_and_ended(open_window, host):
    with mail_server() as (mail, mails):
        _, address = host(MAIL_SERVER=mail, MAIL_FROM="table@play.example", ADDRESS=ADDRESS)
        # The public address has a path, below which a proxy would have the server.
        own = f"{address}{ADDRESS.removeprefix('https://play.example')}"
        person = open_window(own)
        person.go("/settings")
        person.tab_to(person.page.get_by_role("textbox", name=person.say("notices-mail-own")))
        person.page.keyboard.type("ada@home.example")
        person.page.keyboard.press("Enter")
        expect(chosen(person)).to_contain_text(person.say("notices-unsure"))
        wait_until(lambda: mails)
        (link,) = [line for line in mails[0].get_content().splitlines() if line.startswith(ADDRESS)]
        person.page.goto(link.replace(ADDRESS, own))
        person.tab_to(person.button("notices-confirm"))
        person.page.keyboard.press("Enter")
        expect(person.told("notices-chosen").first).to_be_visible()
        person.go("/settings")
        expect(chosen(person)).to_have_count(1)
        expect(chosen(person)).not_to_contain_text(person.say("notices-unsure"))
        chosen(person).get_by_role("button", name=person.say("notices-end")).click()
        expect(chosen(person)).to_have_count(0)


def test_a_table_over_days_leads_to_the_choice_and_a_host_without_mail_does_not_offer_it(person, server):
    table = make_table(server.address, people=2, clock=86_400)
    person.sit(table.seats[0])
    person.button("menu-heading").click()
    person.link("notices-heading").click()
    expect(person.page.get_by_role("heading", name=person.say("notices-heading"))).to_be_visible()
    expect(person.button("notices-push-choose")).to_be_visible()
    expect(person.page.get_by_label(person.say("notices-mail-own"))).to_have_count(0)
    person.page.get_by_text(person.say("notices-webhook"), exact=True).click()
    person.page.get_by_label(person.say("notices-webhook-own")).fill("https://localhost/hook")
    person.page.keyboard.press("Enter")
    expect(person.told("problem-bad-target")).to_be_visible()
    assert http.get(f"{server.address}/api/notices").json()["offered"] == ["push", "webhook"]
