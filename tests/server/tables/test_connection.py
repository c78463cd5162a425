"""What is sent to a viewer goes out at once if it reads, waits if it does not, and ends the connection in the end."""

from __future__ import annotations

import json

from impera.server.tables.connection import Connection


class Wire:
    """A wire to a viewer that reads when told to."""

    def __init__(self):
        self.is_free = True
        self.written = []
        self.drained = None

    def write(self, message):
        self.written.append(message)


def test_a_viewer_who_reads_is_sent_everything_at_once():
    wire = Wire()
    connection = Connection(wire, queue=1)
    connection.push(b"1")
    connection.push(b"2", b"3")
    assert wire.written == [b"1", b"2", b"3"]


def test_what_waits_is_sent_in_order_when_the_viewer_reads_again():
    wire = Wire()
    connection = Connection(wire, queue=2)
    wire.is_free = False
    connection.push(b"1", b"2")
    connection.push(b"3")
    assert wire.written == []
    wire.is_free = True
    wire.drained()
    connection.push(b"4")
    assert wire.written == [b"1", b"2", b"3", b"4"]


def test_a_long_push_stops_where_the_viewer_stops_reading():
    class Narrow(Wire):
        def write(self, message):
            super().write(message)
            self.is_free = False

    wire = Narrow()
    connection = Connection(wire, queue=1)
    connection.push(b"1", b"2")
    assert wire.written == [b"1"]
    wire.is_free = True
    wire.drained()
    assert wire.written == [b"1", b"2"]


def test_a_viewer_for_whom_too_much_waits_is_let_go():
    wire = Wire()
    wire.is_free = False
    connection = Connection(wire, queue=1)
    ends = []
    connection.ended = lambda: ends.append(connection.end)
    for _ in range(3):
        connection.push(b"1")
    assert ends == ["slow"]
    assert not connection.sent.is_set()


def test_goodbye_is_the_last_message_and_waits_its_turn():
    wire = Wire()
    connection = Connection(wire, queue=2)
    wire.is_free = False
    connection.push(b"1")
    connection.dismiss("restart")
    connection.push(b"too late")
    assert (connection.end, connection.sent.is_set()) == ("restart", False)
    wire.is_free = True
    wire.drained()
    assert wire.written[0] == b"1"
    assert [json.loads(message)["reason"] for message in wire.written[1:]] == ["restart"]
    assert connection.sent.is_set()
