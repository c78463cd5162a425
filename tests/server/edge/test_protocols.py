"""Connections that send nothing, only part of a request, or too much, are cut off; they keep nobody else waiting."""

from __future__ import annotations

import asyncio
import gc
import itertools
import socket
import time
import weakref
from contextlib import ExitStack, asynccontextmanager, suppress

import pytest
import uvicorn
from hypothesis import given
from hypothesis import strategies as st
from uvicorn.server import ServerState

from impera import Options
from impera.server.edge.protocols import Requests, Socket
from impera.server.operations.limits import Payer
from tests import patience
from tests.server.client import http, make_table
from tests.server.twins import TABLE, Inside, Stage, set_table, token

HERE = Payer("192.0.2.1")
PATIENCE = 2.0
"""The server's patience here, in seconds; usually it is five times as long."""
BEGUN = (
    b"",
    b"GET /api/tables HTTP/1.1\r\nHost: 127.0.0.1",
    b"POST /api/tables HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\nContent-Length: 9\r\n\r\n{",
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
            connection.settimeout(patience.PATIENCE)
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


@pytest.mark.parametrize(
    "head",
    [
        b"GET /healthz HTTP/1.1\nHost: 127.0.0.1\n\n",
        b"GET /healthz HTTP/1.1\r\nHost: 127.0.0.1\r\nX: one\r\n two\r\n\r\n",
        b"GET /healthz HTTP/1.1\r\nHost: 127.0.0.1\r\nX: " + b"x" * 70_000 + b"\r\n\r\n",
    ],
    ids=["no CR", "a header on two lines", "a long header"],
)
def test_a_request_that_others_might_read_differently_is_refused(sqlite_server, head):
    port = int(sqlite_server.address.rpartition(":")[2])
    answer = b""
    with (
        socket.create_connection(("127.0.0.1", port), timeout=patience.PATIENCE) as connection,
        suppress(ConnectionError),  # it may be closed before everything is sent or read
    ):
        connection.sendall(head)
        while data := connection.recv(1000):
            answer += data
    assert b" 200 " not in answer.partition(b"\r\n")[0]


# ------------------------------------------------------------------------------------------- frames, without a server

REQUEST = (
    b"GET / HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    b"Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nSec-WebSocket-Version: 13\r\n\r\n"
)
MASK = b"\x80\0\0\0\0"
PING, PONG, BEGUN_TEXT, PART, TEXT = (bytes((first,)) + MASK for first in (0x89, 0x8A, 0x01, 0x00, 0x81))


class Transport(asyncio.Transport):
    """A transport that records what is done to it."""

    def __init__(self):
        super().__init__()
        self.written = []
        self.is_aborted = False
        self.is_paused = False
        self.protocol = None

    def set_protocol(self, protocol):
        self.protocol = protocol

    def get_protocol(self):
        return self.protocol

    def get_write_buffer_size(self):
        return 0

    def write(self, data):
        self.written.append(data)

    def abort(self):
        self.is_aborted = True

    close = abort

    def is_closing(self):
        return self.is_aborted

    def pause_reading(self):
        self.is_paused = True

    def resume_reading(self):
        self.is_paused = False


@asynccontextmanager
async def opened():
    """A socket whose application has accepted it and takes no message."""
    accepted, is_over = asyncio.Event(), asyncio.Event()

    async def application(scope, receive, send):
        await receive()
        await send({"type": "websocket.accept"})
        accepted.set()
        await is_over.wait()

    config = uvicorn.Config(
        application, ws_per_message_deflate=False, ws_max_size=4096, log_config=None, lifespan="off"
    )
    found = Socket(config=config, server_state=ServerState(), app_state={})
    found.connection_made(Transport())
    found.data_received(REQUEST)
    await accepted.wait()
    found.transport.written.clear()
    try:
        yield found
    finally:
        is_over.set()
        await asyncio.gather(*found.tasks)
        found.connection_lost(None)


def paid(number):
    """An account that pays for this many frames."""
    left = iter(range(number))
    return lambda: next(left, None) is not None


@pytest.mark.parametrize("frame", [PING, PONG])
def test_whoever_sends_more_frames_than_are_paid_for_is_cut_off(frame):
    async def scene():
        async with opened() as found:
            found.pays = paid(5)
            found.data_received(frame * 5)
            is_cut_off_before = found.transport.is_aborted
            found.data_received(frame)
            return is_cut_off_before, found.transport.is_aborted

    assert asyncio.run(scene()) == (False, True)


def test_a_message_in_too_many_parts_is_cut_off():
    async def scene():
        async with opened() as found:
            found.data_received(BEGUN_TEXT + 15 * PART)
            is_cut_off_before = found.transport.is_aborted
            found.data_received(PART)
            return is_cut_off_before, found.transport.is_aborted

    assert asyncio.run(scene()) == (False, True)


def test_nothing_is_read_from_a_client_that_does_not_read_its_answers():
    async def scene():
        async with opened() as found:
            found.pause_writing()
            found.data_received(PING)
            before = found.transport.is_paused, len(found.transport.written)
            found.resume_writing()
            return before, (found.transport.is_paused, len(found.transport.written))

    assert asyncio.run(scene()) == ((True, 0), (False, 1))


def test_of_many_messages_at_once_only_a_few_are_taken_in():
    async def scene():
        async with opened() as found:
            found.data_received(TEXT * 100_000)
            for _ in range(10):
                await asyncio.sleep(0)
            return found.transport.is_paused, found.queue.qsize()

    is_paused, waiting = asyncio.run(scene())
    assert is_paused
    assert waiting < 1000


def test_a_client_that_answers_no_ping_is_cut_off_at_once():
    """Closing would wait until everything is sent, which may be never."""

    async def scene():
        async with opened() as found:
            found.transport.close = lambda: None
            found.keepalive_timeout()
            return found.transport.is_aborted

    assert asyncio.run(scene())


@pytest.fixture
def no_collection():
    """Garbage that refers to itself stays, as it does for a long time in a server with many objects."""
    gc.collect()
    gc.disable()
    yield
    gc.enable()


@pytest.mark.usefixtures("no_collection")
def test_a_lost_socket_leaves_nothing_in_memory():
    async def scene():
        async with opened() as found:
            gone = weakref.ref(found)
        del found
        await asyncio.sleep(0.01)
        return gone()

    assert asyncio.run(scene()) is None


@pytest.mark.usefixtures("no_collection")
def test_a_viewer_who_has_left_and_a_table_that_is_closed_leave_nothing_in_memory(tmp_path):
    async def scene():
        async with Stage.opened(tmp_path, 0) as stage:
            services = stage._services
            await set_table(services.store, Options(players=2))
            wire = await Inside().open(stage._gate, TABLE)
            await wire.send('{"type": "hello", "token": "' + token(0) + '", "seat": 0}')
            await wire.recv()
            (connection,) = services.connections
            gone = weakref.ref(connection), weakref.ref(services.hub.rooms[TABLE])
            del connection
            await wire.close()
            del wire
            services.hub.forget(TABLE)
            await asyncio.sleep(0.01)
            return [each() for each in gone]

    assert asyncio.run(scene()) == [None, None]


# ------------------------------------------------------------------------------------------- requests, without a server


def request_to(pays, **scope):
    """An HTTP connection that somebody pays for, or that brings others, and is never answered."""

    async def application(of, receive, send):
        of |= scope  # as uvicorn does for what a proxy says
        await asyncio.Event().wait()

    config = uvicorn.Config(application, log_config=None, lifespan="off")
    values = {"config": config, "server_state": ServerState(), "app_state": {}}
    found = Requests(payer=None if scope else HERE, pays=pays, **values)
    transport = Transport()
    transport.set_protocol(found)
    found.connection_made(transport)
    return found


def test_whoever_sends_a_request_in_more_parts_than_are_paid_for_is_cut_off():
    async def scene():
        found = request_to(lambda payer, _: payer is HERE and next(left, None) is not None)
        for part in (b"GET", b" /", b" HT", b"TP", b"/"):
            found.data_received(part)
        is_cut_off_before = found.transport.is_aborted
        found.data_received(b"1.1")
        return is_cut_off_before, found.transport.is_aborted

    left = iter(range(4))
    assert asyncio.run(scene()) == (False, True)


def test_large_parts_cost_more():
    costs = []

    async def scene():
        found = request_to(lambda _, cost: costs.append(cost) or True)
        found.data_received(b"POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 100000\r\n\r\n")
        found.data_received(b"x")
        found.data_received(b"x" * 50_000)

    asyncio.run(scene())
    assert costs[1] == pytest.approx(4 * costs[0])


def test_what_comes_by_a_proxy_is_paid_for_by_whom_it_names():
    payers = []

    async def scene():
        found = request_to(lambda payer, _: payers.append(payer) or True, client=("192.0.2.7", 1))
        found.data_received(b"POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 9\r\n\r\n")
        await asyncio.sleep(0)
        found.data_received(b"x")

    asyncio.run(scene())
    assert payers == [Payer("192.0.2.7")]


# ---------------------------------------------------------------------------------------------- whatever the pieces are


def masked(first, content, mask):
    """A frame as a client sends it."""
    size = len(content)
    told = bytes((128 | size,)) if size < 126 else bytes((254, *size.to_bytes(2)))
    return bytes((first,)) + told + mask + bytes(byte ^ mask[place % 4] for place, byte in enumerate(content))


@given(
    messages=st.lists(st.binary(max_size=300), max_size=8),
    mask=st.binary(min_size=4, max_size=4),
    cuts=st.lists(st.integers(0, 2500), max_size=6),
    kind=st.sampled_from([0x81, 0x82]),
)
def test_messages_are_the_same_whatever_pieces_they_come_in(messages, mask, cuts, kind):
    """Some of them in parts, and with a ping in between."""
    frames = []
    for place, content in enumerate(messages):
        if place % 3 == 2:
            half = len(content) // 2
            frames += [masked(kind & 15, content[:half], mask), PING, masked(0x80, content[half:], mask)]
        else:
            frames.append(masked(kind, content, mask))
    sent = b"".join(frames)
    places = [0, *sorted(min(cut, len(sent)) for cut in cuts), len(sent)]

    async def scene():
        async with opened() as found:
            for start, end in itertools.pairwise(places):
                found.data_received(sent[start:end])
            return [(await found.receive())["bytes"] for _ in messages]

    assert asyncio.run(scene()) == messages


@pytest.mark.parametrize(
    "wrong",
    [
        b"\x81\x01x",
        masked(0x81, b"x" * 5000, b"mask"),
        b"\x81\xff" + b"\xff" * 8,
        masked(0xC1, b"x", b"mask"),
        masked(0x89, b"x" * 126, b"mask"),
        BEGUN_TEXT + TEXT,
    ],
    ids=["no mask", "too long", "much too long", "an extension", "a long ping", "a message in a message"],
)
def test_what_is_no_frame_ends_the_socket(wrong):
    async def scene():
        async with opened() as found:
            found.data_received(wrong)
            return found.transport.is_closing(), (await found.receive())["type"]

    assert asyncio.run(scene()) == (True, "websocket.disconnect")


def test_parts_of_a_frame_are_paid_for():
    async def scene():
        async with opened() as found:
            found.pays = paid(3)
            for byte in masked(0x81, b"", b"mask")[:4]:
                is_cut_off_before = found.transport.is_aborted
                found.data_received(bytes((byte,)))
            return is_cut_off_before, found.transport.is_aborted

    assert asyncio.run(scene()) == (False, True)


@pytest.mark.parametrize("header", ["X: " + "x" * 9000, "\r\n".join(f"X{number}: x" for number in range(200))])
def test_a_request_for_a_socket_that_cannot_be_read_is_answered(sqlite_server, header):
    """Otherwise it would stay open for ever."""
    request = REQUEST.replace(b"Host: x", f"Host: x\r\n{header}".encode())
    answer = b""
    with socket.create_connection(("127.0.0.1", sqlite_server.port), timeout=patience.PATIENCE) as connection:
        connection.sendall(request)
        while data := connection.recv(1000):
            answer += data
    assert answer.startswith(b"HTTP/1.1 431 ")
