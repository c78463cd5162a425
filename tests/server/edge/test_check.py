"""`impera serve --check`: a server tried through its proxy, which is imitated here by what it does to requests."""

from __future__ import annotations

import pytest

from impera.server.edge.check import check
from impera.server.settings import Settings
from tests.server.proxy import proxy


def found(address):
    return [finding.result for finding in check(Settings(database="sqlite:///x", address=address))]


def test_a_server_that_works_passes_every_step(sqlite_server):
    assert found(sqlite_server.address) == ["health", "page", "socket"]


def test_nobody_at_the_address_is_told_with_the_reason(sqlite_server):
    with proxy(sqlite_server.port, bytes) as address:
        pass
    [finding] = check(Settings(database="sqlite:///x", address=address))
    assert finding.result == "silent"
    assert "refused" in finding.detail.lower()


@pytest.mark.parametrize(
    ("before", "after", "last"),
    [
        (b"Upgrade: websocket\r\n", b"", "no-upgrade"),
        (b"Host: ", b"Host: other.example\r\nX-Was: ", "other-name"),
        (b"Host: 127.0.0.1", b"Host: localhost", "other-origin"),
        (b"GET /healthz", b"GET /elsewhere.txt", "foreign"),
        (b"GET /assets/", b"GET /wrong/assets/", "files"),
        (b"GET / ", b"GET /api/bots ", "foreign"),
    ],
)
def test_what_a_proxy_does_wrong_is_named(sqlite_server, before, after, last):
    with proxy(sqlite_server.port, lambda piece: piece.replace(before, after)) as address:
        assert found(address)[-1] == last


@pytest.mark.parametrize(
    ("before", "after", "last"),
    [
        (b"HTTP/1.1 200 OK", b"HTTP/1.1 403 Forbidden", "foreign"),
        (b"HTTP/1.1 200 OK", b"HTTP/1.1 421 Misdirected Request", "foreign"),
        (b"HTTP/1.1 101 Switching Protocols", b"HTTP/1.1 403 Forbidden\r\nContent-Length: 0", "no-socket"),
        (b"HTTP/1.1 101 Switching Protocols", b"HTTP/1.1 426 Upgrade Required\r\nContent-Length: 0", "no-socket"),
    ],
)
def test_a_refusal_that_is_not_the_servers_is_not_explained_by_its_settings(sqlite_server, before, after, last):
    """As by a firewall, or where an address has as many sockets as it may."""
    with proxy(sqlite_server.port, bytes, lambda piece: piece.replace(before, after)) as address:
        finding = list(check(Settings(database="sqlite:///x", address=address)))[-1]
    assert (finding.result, finding.status) == (last, int(after.split()[1]))


def test_a_server_below_a_path_that_it_does_not_know_is_found_by_its_files(sqlite_server):
    """The proxy takes the path away, and at the root, where the page asks for its files, it has something else."""

    def take_away(piece):
        return piece.replace(b"GET /", b"GET /gone/").replace(b"GET /gone/impera/", b"GET /")

    with proxy(sqlite_server.port, take_away) as address:
        assert found(f"{address}/impera")[-1] == "files"
