"""Connections that send nothing, or only part of a request, are cut off; they delay nobody and use up nothing."""

from __future__ import annotations

import socket
import time
from contextlib import ExitStack, suppress

import pytest

from tests.server.client import http, make_table

PATIENCE = 2.0
"""The server's patience here, in seconds; usually it is five times as long."""
BEGUN = (
    b"",
    b"GET /api/tables HTTP/1.1\r\nHost: x",
    b"POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 9\r\n\r\n{",
)


@pytest.fixture
def hasty(start_server, make_database):
    """A server that waits less than usual for a complete request."""
    return start_server(make_database("sqlite"), "--patience", str(PATIENCE))


def test_a_request_that_does_not_come_in_whole_is_cut_off(hasty):
    port = int(hasty.address.rpartition(":")[2])
    began = time.monotonic()
    with ExitStack() as exits:
        silent = [exits.enter_context(socket.create_connection(("127.0.0.1", port))) for _ in BEGUN]
        for connection, begun in zip(silent, BEGUN, strict=True):
            connection.sendall(begun)
        for connection in silent:
            connection.settimeout(60)
            with suppress(ConnectionResetError):  # cut off, not closed
                assert connection.recv(1000) == b""
            assert time.monotonic() - began > PATIENCE / 2
    assert http.get(f"{hasty.address}/healthz").status_code == 200


def test_a_socket_that_says_hello_is_not_cut_off(hasty):
    table = make_table(hasty.address, people=2)
    with table.seats[0].watch() as viewer:
        viewer.next()
        time.sleep(PATIENCE + 1)
        viewer.send("look")
        assert viewer.next()["type"] == "table"
