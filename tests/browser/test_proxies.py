"""The page behind a proxy: below a path, and when the proxy is set up wrongly."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.browser.scenes import new_table
from tests.browser.test_around import invite
from tests.server.process import Server
from tests.server.proxy import proxy


@pytest.fixture
def below(tmp_path):
    """A server that a proxy has below a path."""
    running = Server(f"sqlite:///{tmp_path / 'tables.sqlite'}", tmp_path, IMPERA_SERVER_BASE_PATH="/games/impera")
    yield running
    running.close()


def test_a_table_below_a_path_is_found_played_at_and_found_again(below, open_window):
    """Hosting: `base_path`. Files, requests, the socket and links all begin with it."""
    person = open_window(below.address).begin_on_server()
    person.play(until=lambda person: person.number > 3)
    expect(person.page).to_have_url(re.compile(f"{re.escape(below.address)}/table/"))
    person.page.reload()
    expect(person.question).to_be_visible()
    person.link("bar-home").first.click()
    expect(person.page).to_have_url(f"{below.address}/")


def test_links_for_others_lead_below_the_path(below):
    table = new_table(below)
    assert table.link.startswith(f"{below.address}/join/")


def test_a_proxy_that_passes_no_upgrade_is_named_on_the_page_and_in_the_log(server, open_window):
    table = new_table(server)
    with proxy(server.port, lambda piece: piece.replace(b"Upgrade: websocket\r\n", b"")) as address:
        person = open_window(address)
        person.page.goto(f"{address}/table/{table.name}")
        expect(person.told("problem-no-upgrade").filter(visible=True).first).to_be_visible()
    assert '"code": "no-upgrade"' in server.log.read_text(encoding="utf-8")


def test_a_proxy_that_does_not_pass_the_name_people_use_is_named_on_the_page_and_in_the_log(server, open_window):
    """Then every page seems to be one of another site."""

    def call_otherwise(piece):
        return piece.replace(address.removeprefix("http://").encode(), b"localhost:1", 1)

    with proxy(server.port, call_otherwise) as address:
        person = open_window(address).begin_on_server()
        expect(person.told("problem-other-origin").filter(visible=True).first).to_be_visible()
    assert '"code": "other-origin"' in server.log.read_text(encoding="utf-8")


def test_a_wrong_address_is_named_beside_the_invitation(tmp_path, open_window):
    """The server's own links lead to it, so whoever invites should know. 127.0.0.2 stands for a name of the network."""
    everywhere = {"IMPERA_SERVER_HOST": "0.0.0.0", "IMPERA_SERVER_ADDRESS": "http://wrong.example"}  # noqa: S104
    server = Server(f"sqlite:///{tmp_path / 'tables.sqlite'}", tmp_path, **everywhere)
    try:
        address = f"http://127.0.0.2:{server.port}"
        person = open_window(address)
        invite(person)
        expect(person.told("problem-other-origin")).to_be_visible()
    finally:
        server.close()
