"""What anybody may read: the roster of bots, and the rulebook as blocks."""

from __future__ import annotations

import msgspec
import pytest

from impera import bots, rulebook
from tests.server.client import http


def get(server, path, **options):
    return http.get(f"{server.address}{path}", **options)


def test_the_bots_are_told_weakest_first(sqlite_server):
    told = get(sqlite_server, "/api/bots").json()["bots"]
    assert [(bot["level"], bot["name"]) for bot in told] == list(enumerate(bots.names(), 1))


def test_the_rulebook_is_told_as_blocks(sqlite_server):
    answer = get(sqlite_server, "/api/rules")
    assert msgspec.json.decode(answer.content, type=rulebook.Book) == rulebook.book("en")


def test_a_language_without_a_book_is_told_in_english_and_says_so(sqlite_server):
    answer = get(sqlite_server, "/api/rules?language=tlh")
    assert (answer.status_code, answer.json()["language"]) == (200, "en")


@pytest.mark.parametrize("language", rulebook.languages())
def test_a_language_with_a_book_is_told_in_it(sqlite_server, language):
    assert get(sqlite_server, f"/api/rules?language={language}").json()["language"] == language


def test_a_reader_who_takes_gzip_gets_a_fifth_of_the_bytes(sqlite_server):
    plain = get(sqlite_server, "/api/rules", headers={"Accept-Encoding": "identity"})
    pressed = get(sqlite_server, "/api/rules", headers={"Accept-Encoding": "gzip"})
    assert plain.json() == pressed.json()
    assert "content-encoding" not in plain.headers
    assert pressed.headers["content-encoding"] == "gzip"
    assert int(pressed.headers["content-length"]) * 4 < int(plain.headers["content-length"])
