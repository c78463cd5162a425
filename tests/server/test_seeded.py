"""The chance of a table: named by tests, and drawn where people play."""

from __future__ import annotations

from impera.server.edge.app import make_application
from impera.server.settings import Settings
from impera.server.tables.chance import draw_chance  # unseeded: this is what must not be the same twice
from tests.server.client import make_table


def test_a_test_names_the_chance_of_its_table(sqlite_server):
    one, same, other = (make_table(sqlite_server.address, people=2, seed=seed).commitment for seed in (7, 7, 8))
    assert one == same != other


def test_where_people_play_chance_is_drawn(tmp_path):
    _, services = make_application(Settings(database=f"sqlite:///{tmp_path / 'tables.sqlite'}"), None)
    assert services.means.draw_chance is draw_chance  # unseeded: it is only compared
    assert draw_chance() != draw_chance()
