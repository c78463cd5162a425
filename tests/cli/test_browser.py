"""`impera` and `impera play` serve the page on this machine and print its address."""

import re
import signal
import socket
from contextlib import closing

import httpx
import pytest

from impera.cli import browser
from impera.server.edge import run
from impera.server.edge.pages import Pages
from tests.patience import PATIENCE


def address_told_by(process):
    """The address that a program prints."""
    for line in process.stdout:
        found = re.search(r"http://\S+", line)
        if found:
            return found.group()
    pytest.fail(f"no address: {process.stderr.read()}")


@pytest.fixture
def page_is_built():
    """The page is part of every installation; without npm at hand it may be missing in a working copy."""
    assert Pages().are_built, "build the page first: make page"


@pytest.mark.parametrize("arguments", ["play --no-browser --port 0", "play --port 0"])
def test_play_serves_the_page_until_ctrl_c(start, page_is_built, arguments):
    process = start(arguments, DISPLAY="", WAYLAND_DISPLAY="")
    assert "<title>Carta Impera Victoria</title>" in httpx.get(address_told_by(process), timeout=PATIENCE).text
    process.send_signal(signal.SIGINT)
    assert process.wait(timeout=PATIENCE) == 0


def test_a_port_that_was_asked_for_and_is_taken_is_named(impera, page_is_built):
    with closing(socket.create_server(("127.0.0.1", 0))) as taken:
        port = taken.getsockname()[1]
        result = impera(f"play --no-browser --port {port}")
    assert result.exit_code == 1
    assert f"This machine cannot listen at 127.0.0.1, port {port}: Address already in use." in " ".join(
        result.stderr.split()
    )


def test_at_a_port_that_another_program_has_the_game_moves_to_a_free_one(impera, page_is_built, monkeypatch):
    ports = []

    def serve(_, listening, **__):
        with listening:
            ports.append(listening.getsockname()[1])

    monkeypatch.setattr(run, "serve", serve)
    with closing(socket.create_server(("127.0.0.1", 0))) as other:
        taken = other.getsockname()[1]
        monkeypatch.setenv("IMPERA_SERVER_PORT", str(taken))
        assert impera("play --no-browser").exit_code == 0
    assert len(ports) == 1
    assert ports != [taken]


def test_impera_alone_plays_in_the_browser(impera, monkeypatch):
    played = []
    monkeypatch.setattr(browser, "play", lambda given, _: played.append(given))
    assert impera("").exit_code == 0
    assert [(given["port"], given["has_browser"]) for given in played] == [(None, True)]


def test_without_a_built_page_one_sentence_says_what_to_do(impera, monkeypatch):
    monkeypatch.setattr(Pages, "are_built", property(lambda _: False))
    result = impera("play --no-browser")
    assert result.exit_code == 1
    assert 'Build it with "make page", or play with "impera play --text".' in " ".join(result.stderr.split())
