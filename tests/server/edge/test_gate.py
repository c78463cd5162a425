"""What is let in at the gate: requests that call the server by its name, and JSON from its own pages."""

from __future__ import annotations

import pytest

from impera.server.edge.gate import problem_with
from impera.server.settings import Settings

PRIVATE = Settings(database="sqlite:///x", address="https://play.example")
PUBLIC = Settings(database="sqlite:///x", host="192.0.2.1")
NAMED = Settings(database="sqlite:///x", host="192.0.2.1", hosts=("club.example",))
JSON = {"content-type": "application/json; charset=utf-8", "content-length": "2"}


def status(settings, method="GET", **headers):
    """The status that a request is turned away with; None if it is let in."""
    given = [(name.replace("_", "-").encode(), value.encode()) for name, value in headers.items()]
    found = problem_with({"type": "http", "method": method, "headers": given}, settings)
    return None if found is None else found[0]


@pytest.mark.parametrize(
    ("settings", "host", "found"),
    [
        (PRIVATE, "127.0.0.1:8421", None),
        (PRIVATE, "localhost", None),
        (PRIVATE, "[::1]:8421", None),
        (PRIVATE, "play.example", None),
        (PRIVATE, "evil.example", 421),
        (PRIVATE, "[", 421),
        (PRIVATE, "", 421),
        (PUBLIC, "anything.example:80", None),
        (NAMED, "club.example:8421", None),
        (NAMED, "evil.example", 421),
    ],
)
def test_a_request_calls_the_server_by_one_of_its_names(settings, host, found):
    """A page of another site could make its own name lead here (DNS rebinding)."""
    assert status(settings, host=host) == found


def test_what_changes_something_is_json():
    assert status(PRIVATE, "POST", host="localhost", **JSON) is None
    assert status(PRIVATE, "POST", host="localhost") is None
    for kind in ("text/plain", "application/x-www-form-urlencoded", ""):
        assert status(PRIVATE, "POST", host="localhost", **{**JSON, "content-type": kind}) == 415
    assert status(PRIVATE, "POST", host="localhost", transfer_encoding="chunked") == 415


def test_what_changes_something_comes_from_our_own_pages():
    assert status(PRIVATE, "POST", host="localhost", origin="http://localhost", **JSON) is None
    assert status(PRIVATE, "POST", host="localhost", origin="https://evil.example", **JSON) == 403
    assert status(PRIVATE, host="localhost", origin="https://evil.example") is None
