"""What is let in at the gate: requests that call the server by its name, and JSON from its own pages."""

from __future__ import annotations

import asyncio
from types import SimpleNamespace

import pytest

from impera.server.edge import gate as gates
from impera.server.edge.gate import Gate, below, problem_with
from impera.server.operations.metrics import Metrics
from impera.server.settings import Settings

PRIVATE = Settings(database="sqlite:///x", address="https://play.example")
PUBLIC = Settings(database="sqlite:///x", host="192.0.2.1")
NAMED = Settings(database="sqlite:///x", host="192.0.2.1", hosts=("club.example",))
JSON = {"content-type": "application/json; charset=utf-8", "content-length": "2"}


SOCKET = "/api/tables/k3J/socket"


def found(settings, method="GET", path="/api/tables", query="", kind="http", **headers):
    """The problem with a request, and its status; None if it is let in."""
    given = [(name.replace("_", "-").encode(), value.encode()) for name, value in headers.items()]
    scope = {"type": kind, "path": path, "query_string": query.encode(), "headers": given}
    return problem_with(scope if kind == "websocket" else {**scope, "method": method}, settings)


def status(*args, **given):
    """The status that a request is turned away with; None if it is let in."""
    problem = found(*args, **given)
    return None if problem is None else problem[0]


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


@pytest.mark.parametrize(
    ("client", "host", "path", "found"),
    [
        ("127.0.0.1", "127.0.0.1:8421", "/healthz", None),
        ("::1", "[::1]:8421", "/healthz", None),
        ("127.0.0.1", "evil.example", "/healthz", 421),
        ("192.0.2.7", "127.0.0.1:8421", "/healthz", 421),
        ("127.0.0.1", "127.0.0.1:8421", "/api/tables", 421),
    ],
)
def test_a_machine_may_ask_after_its_own_health_by_its_own_name(client, host, path, found):
    """A container does so, whatever names the setting `hosts` has."""
    scope = {
        "type": "http",
        "method": "GET",
        "path": path,
        "client": (client, 1),
        "headers": [(b"host", host.encode())],
    }
    problem = problem_with(scope, NAMED)
    assert (problem and problem[0]) == found


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


def test_a_socket_that_arrives_as_a_plain_request_is_told_of_the_missing_upgrade():
    """A proxy that does not pass the header makes a plain request of it."""
    assert found(PUBLIC, path=SOCKET, host="play.example", origin="https://play.example")[1].code == "no-upgrade"


def test_a_page_whose_sockets_do_not_open_can_ask_about_its_origin():
    """A proxy that does not pass the name people use makes every page look foreign."""
    asked = "origin=https%3A%2F%2Fplay.example"
    assert found(PUBLIC, path=SOCKET, query=asked, host="10.0.0.1:8421")[1].code == "other-origin"
    assert found(PRIVATE, path=SOCKET, query=asked, host="localhost")[1].code == "no-upgrade"


def test_a_socket_of_a_foreign_page_is_turned_away():
    assert status(PRIVATE, kind="websocket", path=SOCKET, host="localhost", origin="https://evil.example") == 403
    assert status(PRIVATE, kind="websocket", path=SOCKET, host="localhost", origin="https://play.example") is None


@pytest.mark.parametrize(
    ("path", "seen"),
    [
        ("/impera/table/k3J", "/table/k3J"),
        ("/impera/", "/"),
        ("/impera", "/"),
        ("/table/k3J", "/table/k3J"),
        ("/imperator", "/imperator"),
    ],
)
def test_a_proxy_may_or_may_not_take_away_the_base_path(path, seen):
    assert below("/impera", {"path": path})["path"] == seen


def test_at_the_root_no_path_is_taken_away():
    scope = {"path": "/table"}
    assert below("", scope) is scope


@pytest.mark.parametrize("kind", ["http", "websocket"])
def test_no_path_with_a_character_that_databases_do_not_keep_is_let_in(kind):
    assert status(PRIVATE, host="play.example", path="/api/tables/\0", kind=kind) == 400


def test_the_more_requests_of_one_address_wait_for_their_refusal_the_longer_they_wait(monkeypatch):
    """Otherwise many connections would buy many refusals, and each of those is work too."""
    waited = []

    async def scene():
        all_wait = asyncio.Event()

        async def sleep(seconds):
            waited.append(seconds)
            if len(waited) == 450:
                all_wait.set()
            await all_wait.wait()

        async def ignore(_):
            """What is answered."""

        monkeypatch.setattr(gates.asyncio, "sleep", sleep)
        penniless = SimpleNamespace(pays=lambda *_: False)
        gate = Gate(ignore, SimpleNamespace(settings=PRIVATE, metrics=Metrics(), work=penniless))

        def ask(address):
            scope = {"type": "http", "method": "GET", "path": "/", "headers": [], "client": (address, 1)}
            return gate(scope, ignore, ignore)

        await asyncio.gather(*(ask("192.0.2.1") for _ in range(449)), ask("192.0.2.2"))
        await ask("192.0.2.1")

    asyncio.run(scene())
    assert waited[:449] == sorted(waited[:449])
    assert [waited[place] for place in (0, 20, 448, 449, 450)] == [0.5, 1.0, 10.0, 0.5, 0.5]
