"""Hosting: headers, origins, sizes, rates, logs without secrets, health, metrics, and a graceful end."""

from __future__ import annotations

import json
import re
import sqlite3
from contextlib import ExitStack

import pytest
from websockets.exceptions import InvalidStatus

from impera.server.edge.refusal_page import problems_in
from impera.server.edge.socket import is_welcome
from impera.server.settings import Settings
from tests.patience import wait_until
from tests.server.client import Viewer, http, make_table, play_with_everyone

STRICT = {
    "IMPERA_SERVER_WORK_PER_SECOND": "5",
    "IMPERA_SERVER_TABLES_PER_HOUR": "4",
    "IMPERA_SERVER_SOCKETS_PER_ADDRESS": "3",
}


def test_every_answer_tells_browsers_to_be_strict(sqlite_server):
    for path in ("/api/tables", "/api/nothing", "/healthz"):
        headers = http.get(sqlite_server.address + path).headers
        assert "default-src 'none'" in headers["content-security-policy"]
        allowed = headers["content-security-policy"].replace("'wasm-unsafe-eval'", "")  # compiles no text
        assert "unsafe" not in allowed
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] == "no-referrer"
        assert headers["cache-control"] == "no-store"
        assert "server" not in headers


NAMED = Settings(database="sqlite:///x", address="https://play.example", origins=("https://club.example",))


@pytest.mark.parametrize(
    ("origin", "is_right"),
    [
        (None, True),
        ("http://127.0.0.1:8421", True),
        ("https://play.example", True),
        ("https://club.example", True),
        ("https://evil.example", False),
        ("null", False),
        ("http://127.0.0.1:8421.evil.example", False),
        ("http://127.0.0.1", False),
        ("", False),
    ],
)
def test_only_pages_of_this_server_and_named_ones_are_welcome(origin, is_right):
    """Hosting: Origin check on sockets."""
    assert is_welcome(origin, "127.0.0.1:8421", NAMED) is is_right


def test_a_foreign_page_opens_no_socket(sqlite_server):
    table = make_table(sqlite_server.address, people=2)
    own = {"Origin": sqlite_server.address}
    with Viewer(sqlite_server.address, table.name, headers=own, token=table.seats[0].token) as viewer:
        assert viewer.next()["type"] == "table"
    with pytest.raises(InvalidStatus, match="403"):
        Viewer(
            sqlite_server.address,
            table.name,
            headers={"Origin": "https://evil.example"},
            token=table.seats[0].token,
        )


def test_a_long_message_ends_its_connection_only(sqlite_server):
    """A client that sends 1 MB: others notice nothing."""
    table = make_table(sqlite_server.address, people=2)
    with table.seats[0].watch() as good, table.seats[0].watch() as bad:
        good.next(), bad.next()
        bad.send_raw("x" * 1_000_000)
        assert bad.close_code() == 1009
        good.send("say", phrase="hello")
        assert good.until("said")["phrase"] == "hello"


def test_a_long_request_is_refused(sqlite_server):
    answer = http.post(f"{sqlite_server.address}/api/tables", json={"name": "x" * 100_000})
    assert answer.status_code == 413


def test_too_much_too_fast_is_refused(start_server, make_database):
    """What costs work is limited by address and by token."""
    server = start_server(make_database("sqlite"), **STRICT)
    table = make_table(server.address, people=2)
    with table.seats[0].watch() as viewer:
        viewer.next()
        for _ in range(40):
            viewer.send("look")
        kinds = [viewer.next() for _ in range(40)]
        refused = [message for message in kinds if message["type"] == "refused"]
        assert {message["code"] for message in refused} == {"too-fast"}
        assert kinds[0]["type"] == "table"
        assert refused
    made = [http.post(f"{server.address}/api/tables", json={}).status_code for _ in range(5)]
    assert made == [201, 201, 201, 429, 429]
    answers = [http.get(f"{server.address}/api/tables").status_code for _ in range(30)]
    assert answers[0] == 200
    assert answers[-1] == 429
    assert http.get(f"{server.address}/healthz").status_code == 200


def test_spectators_of_one_address_share_what_it_may_use(start_server, make_database):
    """However many sockets somebody opens, the answers are no more."""
    server = start_server(make_database("sqlite"), IMPERA_SERVER_WORK_PER_SECOND="5")
    table = make_table(server.address, people=2)
    with ExitStack() as exits:
        viewers = [exits.enter_context(table.spectate()) for _ in range(6)]
        for viewer in viewers:
            for _ in range(20):
                viewer.send("look")
        answers = [viewer.until("refused") for viewer in viewers]
    assert [answer["code"] for answer in answers] == ["too-fast"] * 6


def test_rematches_and_branches_are_tables_too(start_server, make_database):
    server = start_server(make_database("sqlite"), IMPERA_SERVER_TABLES_PER_HOUR="2")
    table = make_table(server.address, people=2, options={"max_turns": 1})
    play_with_everyone(table)
    again = http.post(f"{server.address}/api/tables/{table.name}/rematch", headers=table.seats[0].bearer)
    assert again.status_code == 200
    body = {"decisions": 0, "seat": 0, "name": "Ada"}
    branch = http.post(f"{server.address}/api/tables/{table.name}/branch", json=body, headers=table.seats[0].bearer)
    assert (branch.status_code, branch.json()["code"]) == (429, "too-fast")


def test_an_address_has_only_so_many_sockets(start_server, make_database):
    server = start_server(make_database("sqlite"), **{**STRICT, "IMPERA_SERVER_WORK_PER_SECOND": "1000"})
    table = make_table(server.address, people=2)
    viewers = [table.seats[0].watch() for _ in range(3)]
    with pytest.raises(InvalidStatus, match="403"):
        table.seats[0].watch()
    other = Viewer(server.address, table.name, source="127.0.0.2", token=table.seats[1].token)
    assert other.next()["type"] == "table"
    for viewer in (*viewers, other):
        viewer.close()
    wait_until(lambda: "impera_sockets 0" in http.get(f"{server.address}/metrics").text)
    with table.seats[0].watch() as viewer:
        assert viewer.next()["type"] == "table"


def test_secrets_are_neither_in_logs_nor_in_the_database(start_server, make_database):
    """Tokens are stored hashed, never in logs."""
    server = start_server(make_database("sqlite"), IMPERA_SERVER_LOG="debug")
    table = make_table(server.address, people=2)
    with table.seats[0].watch() as viewer:
        viewer.next()
    table.get()
    http.get(f"{server.address}/api/tables/{table.name}?token={table.host}")
    server.stop()
    secrets = (table.invite, *(seat.token for seat in table.seats.values()))
    log = server.log.read_text(encoding="utf-8")
    with sqlite3.connect(server.database.removeprefix("sqlite:///")) as database:
        dump = "\n".join(database.iterdump())
    database.close()
    assert table.name in log
    assert table.name in dump
    for secret in secrets:
        assert secret not in log
        assert secret not in dump


def test_logs_are_lines_of_json(sqlite_server):
    def lines():
        return [json.loads(line) for line in sqlite_server.log.read_text(encoding="utf-8").splitlines()]

    before = len(lines())
    http.get(f"{sqlite_server.address}/api/tables")
    wait_until(lambda: len(lines()) > before)
    assert {"at", "level", "what", "method", "path", "status", "ms"} <= lines()[-1].keys()


def test_health_is_told(server):
    answer = http.get(f"{server.address}/healthz")
    assert (answer.status_code, answer.json()) == (200, {"status": "ok"})


def test_metrics_are_as_prometheus_reads_them(sqlite_server):
    table = make_table(sqlite_server.address, people=2)
    with table.seats[0].watch() as viewer:
        viewer.next()
        answer = http.get(f"{sqlite_server.address}/metrics")
    assert answer.headers["content-type"].startswith("text/plain; version=0.0.4")
    sample = re.compile(r'(?:# (?:HELP|TYPE) impera_\w+ .+|impera_\w+(?:\{\w+="[\w+.-]*"\})? [\d.e+-]+)')
    lines = answer.text.splitlines()
    assert all(sample.fullmatch(line) for line in lines), lines
    values = dict(line.rsplit(" ", 1) for line in lines if not line.startswith("#"))
    assert float(values["impera_sockets"]) >= 1
    assert float(values['impera_entries_total{kind="begin"}']) >= 1


def test_metrics_can_be_switched_off(start_server, make_database):
    server = start_server(make_database("sqlite"), IMPERA_SERVER_METRICS="false")
    assert http.get(f"{server.address}/metrics").status_code == 404


def test_a_server_that_stops_tells_its_viewers_to_come_back(start_server, make_database):
    """Graceful shutdown: finish writes, tell clients to come back."""
    server = start_server(make_database("sqlite"))
    table = make_table(server.address, people=1, bots=1)
    with table.seats[0].watch() as viewer:
        viewer.play(stop=lambda message: message["number"] > 10)
        number = viewer.heard[-1]["number"]
        assert server.stop() == 0
        assert viewer.close_code() == 1012
    assert viewer.heard[-1] == {"type": "bye", "reason": "restart", "wait": 1.0}
    server.start()
    with table.seats[0].watch(since=number) as viewer:
        assert viewer.until("table")["number"] >= number


def test_whoever_says_nothing_is_let_go(sqlite_server):
    table = make_table(sqlite_server.address, people=2)

    class Silent(Viewer):
        def send(self, kind, **values):
            """Say nothing."""

    with Silent(sqlite_server.address, table.name) as viewer:
        assert viewer.next()["reason"] == "silent"
        assert viewer.close_code() == 4408


def test_the_description_names_every_path(sqlite_server):
    described = http.get(f"{sqlite_server.address}/api/schema/openapi.json").json()
    assert "/api/tables/{table_id}/seats/{seat}/take" in described["paths"]
    assert "<" not in http.get(f"{sqlite_server.address}/api/schema").text  # not a page that loads scripts


@pytest.mark.parametrize(
    ("origin", "code"), [("https://evil.example", "other-origin"), (None, "no-upgrade")], ids=["origin", "upgrade"]
)
def test_a_socket_that_does_not_open_is_named_in_the_log(start_server, make_database, origin, code):
    """A proxy that passes another name than people use, and one that does not pass Upgrade (docs/hosting.md)."""
    server = start_server(make_database("sqlite"))
    asked = {} if origin is None else {"Origin": origin}
    assert http.get(f"{server.address}/api/tables/k3J/socket", headers=asked).json()["code"] == code

    def refused():
        lines = [json.loads(line) for line in server.log.read_text(encoding="utf-8").splitlines()]
        return [(line["level"], line["code"]) for line in lines if line["what"] == "refused"]

    wait_until(refused)
    assert refused() == [("warning", code)]


def test_a_wrong_address_is_named_in_the_log(start_server, make_database):
    """Links lead there, but it is not the name that people use."""
    everywhere = {"IMPERA_SERVER_HOST": "0.0.0.0", "IMPERA_SERVER_ADDRESS": "https://wrong.example"}  # noqa: S104
    server = start_server(make_database("sqlite"), **everywhere)
    own = f"http://127.0.0.1:{server.port}"
    for host in ("play.local", "play.local", "127.0.0.1"):
        asked = {"Host": host, "Origin": f"http://{host}"}
        assert http.post(f"{own}/api/tables", json={}, headers=asked).status_code == 201
    http.get(f"{own}/healthz", headers={"Host": "watch.local"})

    def named():
        lines = [json.loads(line) for line in server.log.read_text(encoding="utf-8").splitlines()]
        return [line["host"] for line in lines if line.get("code") == "other-origin"]

    wait_until(named)
    assert named() == ["play.local"]


def test_a_browser_that_uses_a_wrong_name_is_shown_words(sqlite_server):
    asked = {"Host": "evil.example", "Accept": "text/html,*/*;q=0.8", "Accept-Language": "el"}
    answer = http.get(f"{sqlite_server.address}/", headers=asked)
    assert (answer.status_code, answer.headers["content-type"]) == (421, "text/html; charset=utf-8")
    assert problems_in("el")["other-name"] in answer.text
    program = http.get(f"{sqlite_server.address}/", headers={"Host": "evil.example"})
    assert program.json()["code"] == "other-name"
