"""The door: connections are paid for by whoever opens them, and cut off if they cannot be."""

from __future__ import annotations

import socket
import time
from contextlib import ExitStack, suppress

import pytest

from impera.server.edge.door import Door
from impera.server.operations.limits import Allowance, Payer
from impera.server.operations.metrics import Metrics
from tests.patience import PATIENCE
from tests.server.client import http

POOR = {"IMPERA_SERVER_WORK_PER_SECOND": "10"}
"""An address may cause work of 100 milliseconds at once, and then of ten in each second."""
AT_ONCE, EACH_SECOND = 100, 10
PROXY = "127.0.0.9"


def opened(server, source, number):
    """How many of some connections from an address are not cut off, but answered when they ask something."""
    with ExitStack() as exits:
        lines = []
        for _ in range(number):
            with suppress(ConnectionResetError):  # it may be cut off before we know that we had it
                line = socket.create_connection(("127.0.0.1", server.port), PATIENCE, source_address=(source, 0))
                lines.append(exits.enter_context(line))
        for line in lines:
            with suppress(OSError):
                line.sendall(f"GET /healthz HTTP/1.1\r\nHost: 127.0.0.1:{server.port}\r\n\r\n".encode())
        return sum(is_answered(line) for line in lines)


def is_answered(line):
    with suppress(OSError):
        return bool(line.recv(1000))
    return False


@pytest.fixture
def poor_server(start_server, make_database):
    return start_server(make_database("sqlite"), IMPERA_SERVER_PROXIES=PROXY, **POOR)


def test_whoever_opens_too_many_connections_is_cut_off_and_nobody_else(poor_server):
    began = time.monotonic()
    number = opened(poor_server, "127.0.0.7", 3 * AT_ONCE)
    affordable = AT_ONCE + EACH_SECOND * (time.monotonic() - began)
    assert 0.8 * AT_ONCE < number < 1.2 * affordable
    assert opened(poor_server, "127.0.0.8", 3) == 3
    assert "impera_too_fast_total 0" not in http.get(f"{poor_server.address}/metrics").text


@pytest.mark.parametrize("source", [PROXY, "127.0.0.1"])
def test_connections_that_bring_others_are_not_counted(poor_server, source):
    """A trusted proxy has as many as it needs, and this machine may always ask how the server is."""
    assert opened(poor_server, source, 2 * AT_ONCE) == 2 * AT_ONCE


@pytest.mark.parametrize(
    ("proxies", "address", "payer"),
    [
        ((), "192.0.2.1", Payer("192.0.2.1")),
        ((), "2001:db8:1:2:3:4:5:6", Payer("2001:db8:1:2::/64")),
        ((), "?", Payer("?")),
        ((), "127.0.0.1", None),
        ((), "::ffff:127.0.0.1", None),
        ((), "::1", None),
        (("192.0.2.0/24", "2001:db8::1"), "192.0.2.1", None),
        (("192.0.2.0/24", "2001:db8::1"), "2001:db8::1", None),
        (("192.0.2.0/24", "2001:db8::1"), "192.0.3.1", Payer("192.0.3.1")),
        (("*",), "192.0.2.1", None),
    ],
)
def test_who_pays_for_a_connection(proxies, address, payer):
    assert Door(Allowance(1, 1), Metrics(), proxies).payer_at(address) == payer
