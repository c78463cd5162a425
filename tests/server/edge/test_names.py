"""A server that is called by another name than its address says so once."""

from __future__ import annotations

import logging

import pytest

from impera.server.edge.names import OtherNames
from impera.server.settings import Settings

PUBLIC = Settings(database="sqlite:///x", host="192.0.2.1", address="https://wrong.example", hosts=("club.example",))


@pytest.mark.parametrize(
    ("host", "is_other"),
    [
        ("play.local:8421", True),
        ("wrong.example", False),
        ("WRONG.example:443", False),
        ("club.example", False),
        ("127.0.0.1:8421", False),
        ("[::1]:8421", False),
        ("[", False),
        (None, False),
    ],
)
def test_a_name_is_other_if_it_is_neither_in_the_address_nor_in_hosts(host, is_other):
    assert OtherNames(PUBLIC).is_other(host) is is_other


def test_without_an_address_every_name_is_right():
    assert not OtherNames(Settings(database="sqlite:///x", host="192.0.2.1")).is_other("play.local")


def test_each_name_is_logged_once_and_only_so_many(caplog):
    """Whoever sends requests chooses the names."""
    names = OtherNames(PUBLIC)
    with caplog.at_level(logging.WARNING, "impera.server"):
        for number in range(100):
            assert names.is_other(f"play{number % 50}.local:8421")
    told = [record.data["host"] for record in caplog.records]
    assert told == [f"play{number}.local" for number in range(20)]
    assert {record.data["address"] for record in caplog.records} == {"https://wrong.example"}
