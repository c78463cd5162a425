"""Bots that the host of a server offers, chosen and played against in the browser."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.patience import wait_until
from tests.server.tables.test_offered import Host


@pytest.fixture
def host(tmp_path):
    """A server that offers a bot of its host's, and one in a folder."""
    limits = {"IMPERA_SERVER_BOT_SECONDS": "120"}
    running = Host(f"sqlite:///{tmp_path / 'tables.sqlite'}", tmp_path, "first", **limits)
    yield running
    running.server.close()


def test_an_offered_bot_is_described_chosen_and_played_against(host, open_window):
    """Hosting: `--bot`. Its sentence is its host's; without one, the page says whose it is."""
    person = open_window(host.server.address)
    person.go("/new")
    level = person.page.get_by_role("combobox", name=person.say("new-level-of", number=2))
    level.select_option("builder")
    expect(level).to_have_accessible_description("Builds on.")
    level.select_option("first")
    expect(level).to_have_accessible_description(person.say("offered-bot"))
    person.button("new-start").click()
    expect(person.question).to_be_visible()
    person.play(until=lambda person: person.number > 8)
    wait_until(host.notes("first").exists)
    assert host.failures("first") == []
