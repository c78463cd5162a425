"""Connections that say nothing, or only a part of a request, are cut off; they hold nobody up and fill nothing."""

from __future__ import annotations

import socket
import time
from contextlib import ExitStack, suppress

from impera.server.edge.protocols import PATIENCE
from tests.server.client import http, make_table

BEGUN = (
    b"",
    b"GET /api/tables HTTP/1.1\r\nHost: x",
    b"POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 9\r\n\r\n{",
)


def test_a_request_that_does_not_come_in_whole_is_cut_off(sqlite_server):
    port = int(sqlite_server.address.rpartition(":")[2])
    with ExitStack() as exits:
        silent = [exits.enter_context(socket.create_connection(("127.0.0.1", port))) for _ in BEGUN]
        began = time.monotonic()
        for connection, begun in zip(silent, BEGUN, strict=True):
            connection.sendall(begun)
        for connection in silent:
            connection.settimeout(60)
            with suppress(ConnectionResetError):  # cut off, not closed
                assert connection.recv(1000) == b""
            assert time.monotonic() - began > PATIENCE / 2
    assert http.get(f"{sqlite_server.address}/healthz").status_code == 200


def test_a_socket_that_says_hello_is_not_cut_off(sqlite_server):
    table = make_table(sqlite_server.address, people=2)
    with table.seats[0].watch() as viewer:
        viewer.next()
        time.sleep(PATIENCE + 1)
        viewer.send("look")
        assert viewer.next()["type"] == "table"
