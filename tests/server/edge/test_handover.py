"""SIGHUP hands a server over to the installed version: the same process, socket and tables, and nobody is refused."""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
import threading
import time
from concurrent.futures import ThreadPoolExecutor

import pytest
from websockets.exceptions import ConnectionClosed
from websockets.frames import CloseCode

from tests.patience import PATIENCE, wait_until
from tests.server.client import http, make_table
from tests.server.conftest import DATABASES


@pytest.fixture(scope="module", params=DATABASES)
def service(request, make_database, tmp_path_factory):
    """A server as a service manager starts it, its address, and its log."""
    tmp_path = tmp_path_factory.mktemp("service")
    config = tmp_path / "impera.toml"
    workers = 2 if request.param == "postgresql" else 1
    config.write_text(f'database = "{make_database(request.param)}"\nport = 0\nworkers = {workers}', encoding="utf-8")
    # Only a real server can be replaced; no test here asks what was dealt.
    command = [sys.executable, "-m", "impera", "serve", "--config", str(config)]  # unseeded: see above
    environment = {**os.environ, "IMPERA_DATA": str(tmp_path), "PYTHONUNBUFFERED": "1"}
    with (tmp_path / "log").open("wb") as log:
        process = subprocess.Popen(
            command, env=environment, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=log, encoding="utf-8"
        )
    with process.stdout:
        address = next(found[0] for line in process.stdout if (found := re.search(r"http://\S+", line)))
        yield process, address, tmp_path / "log"
        process.terminate()
        assert process.wait(PATIENCE) == 0


def said_after(seat, number):
    """The entry after a number, in which a seat says hello once it is back.

    Clients come back until they stay: another old worker may have taken them, and closes their sockets, too.
    """
    while True:
        try:
            with seat.watch(since=number) as viewer:
                told = viewer.until("table", "said")
                if told["type"] == "said":  # on the connection before, which was closed before it was told
                    return told
                assert told["number"] == number
                viewer.send("say", phrase="hello")
                return viewer.until("said")
        except ConnectionClosed as closed:
            if closed.rcvd.code != CloseCode.SERVICE_RESTART:
                raise


def test_a_table_goes_on_and_no_request_is_refused(service):
    """Sockets come back to the same game; a request at any moment is answered, perhaps a little later."""
    process, address, log = service
    table = make_table(address, people=2)
    statuses = []
    is_over = threading.Event()

    def ask():
        while not is_over.is_set():
            statuses.append(http.get(f"{address}/api/bots").status_code)
            time.sleep(0.02)

    with ThreadPoolExecutor() as helpers:
        asking = helpers.submit(ask)
        try:
            with table.seats[0].watch() as ada:
                ada.next()
                ada.send("say", phrase="hello")
                number = ada.until("said")["number"]
                process.send_signal(signal.SIGHUP)
                assert ada.until("bye")["reason"] == "restart"
            assert said_after(table.seats[0], number)["number"] == number + 1
        finally:
            is_over.set()
    asking.result()
    assert set(statuses) == {200}
    assert process.poll() is None
    assert '"a new version is starting"' in log.read_text(encoding="utf-8")


def test_if_the_new_one_does_not_start_the_old_one_goes_on(service):
    process, address, log = service
    config = log.with_name("impera.toml")
    right = config.read_text(encoding="utf-8")
    config.write_text("nonsense = 1", encoding="utf-8")
    table = make_table(address, people=2)
    with table.seats[0].watch() as ada:
        ada.next()
        process.send_signal(signal.SIGHUP)
        wait_until(lambda: "the new version did not start" in log.read_text(encoding="utf-8"))
        ada.send("say", phrase="hello")
        assert ada.until("said")
    config.write_text(right, encoding="utf-8")
