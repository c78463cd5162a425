"""Requests to addresses that people gave go to the public internet and nowhere else."""

from __future__ import annotations

import asyncio
import socket

import pytest

from impera.server.notices import outside
from impera.server.notices.outside import BadTarget, Outside, is_public
from tests.server.notices.push_service import requests_taken

PRIVATE = (
    "127.0.0.1",
    "0.0.0.0",  # noqa: S104 - an address to be refused
    "10.1.2.3",
    "172.16.0.1",
    "192.168.1.1",
    "169.254.169.254",
    "100.64.0.1",
    "224.0.0.1",
    "255.255.255.255",
    "::1",
    "::",
    "fe80::1",
    "fe80::1%eth0",
    "fd00::1",
    "ff02::1",
    "::ffff:127.0.0.1",
    "64:ff9b::7f00:1",
    "2002:7f00:1::",
)


@pytest.mark.parametrize("machine", PRIVATE)
def test_a_private_address_is_not_public(machine):
    assert not is_public(machine)


@pytest.mark.parametrize("machine", ["1.1.1.1", "93.184.216.34", "2606:4700:4700::1111", "::ffff:1.1.1.1"])
def test_a_public_address_is(machine):
    assert is_public(machine)


@pytest.mark.parametrize(
    "address",
    [
        "http://1.1.1.1/",
        "ftp://1.1.1.1/",
        "https://127.0.0.1/",
        "https://localhost/",
        "https://[::1]/",
        "https://2130706433/",
        "https://0x7f.1/",
        "https://user@1.1.1.1/",
        "https:///nowhere",
        "https://1.1.1.1:0/",
        "https://1.1.1.1:99999/",
        "https://1.1.1.1/ HTTP/1.1\r\nHost: other",
        "https://1.1.1.1/\u00e9",
        "https://[",
        f"https://{'a' * 64}.example/",
    ],
)
def test_other_addresses_are_refused(address):
    with pytest.raises((BadTarget, socket.gaierror)):
        asyncio.run(Outside().post(address, b"", {}))


def test_a_name_with_one_private_address_among_public_ones_is_refused(monkeypatch):
    """Whoever has a name decides what it stands for."""
    monkeypatch.setattr(outside, "_looked_up", lambda *_: ["1.1.1.1", "10.0.0.1"])
    with pytest.raises(BadTarget):
        asyncio.run(Outside().place("https://both.example/"))


def test_the_connection_goes_where_the_name_was_found_and_does_not_ask_again(monkeypatch):
    """A name that stands for something else at the second look changes nothing."""
    looks = []
    monkeypatch.setattr(outside, "_looked_up", lambda name, _: looks.append(name) or ["127.0.0.1"])
    with requests_taken() as (address, taken, _):
        port = address.rpartition(":")[2]
        assert asyncio.run(Outside(anywhere=True).post(f"http://name.example:{port}/x", b"hi", {})) == 201
    assert looks == ["name.example"]
    assert [(path, headers["Host"], body) for path, headers, body in taken] == [("/x", f"name.example:{port}", b"hi")]


def test_a_redirection_is_an_answer_and_is_not_followed():
    with requests_taken(302) as (address, taken, _):
        assert asyncio.run(Outside(anywhere=True).post(address, b"", {})) == 302
    assert len(taken) == 1


def test_a_host_can_allow_addresses_of_its_own_network():
    with requests_taken() as (address, taken, _):
        assert (
            asyncio.run(Outside(anywhere=True).post(f"{address}/hook", b"{}", {"Content-Type": "application/json"}))
            == 201
        )
    assert [path for path, _, _ in taken] == ["/hook"]


def test_an_answer_without_an_end_is_none():
    """Whoever is asked may answer anything, and nobody else's notices suffer from it."""

    async def scene():
        async def answer(_, writer):
            writer.write(b"x" * 2**20)
            await writer.drain()

        async with await asyncio.start_server(answer, "127.0.0.1", 0) as server:
            port = server.sockets[0].getsockname()[1]
            await Outside(anywhere=True).post(f"http://127.0.0.1:{port}/", b"", {})

    with pytest.raises(ConnectionError, match="not of HTTP"):
        asyncio.run(scene())
