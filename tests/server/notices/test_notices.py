"""Notices from choosing them to ending them, with a real mail server, a push service that checks, and a webhook."""

from __future__ import annotations

import json
import re
from contextlib import contextmanager
from email import message_from_bytes, policy

import pytest
from aiosmtpd.controller import Controller

from impera import BadOptions
from impera.server.settings import read_settings
from impera.text import language
from tests.patience import wait_until
from tests.server.client import http, make_table
from tests.server.notices.push_service import Browser, check_signature, requests_taken

KEY = "k" * 43
ADDRESS = "https://play.example/impera"
SECRETS = re.compile(r"[MRESCU][123]|decision|hand|card", re.IGNORECASE)


class Mailbox:
    """What a mail server was given."""

    def __init__(self):
        self.mails = []

    async def handle_DATA(self, _, __, envelope):  # noqa: N802 - as the library calls it
        self.mails.append(message_from_bytes(envelope.content, policy=policy.default))
        return "250 OK"


class AnyPort(Controller):
    """A mail server on a port that the system chooses."""

    def _trigger_server(self):
        self.port = self.server.sockets[0].getsockname()[1]
        super()._trigger_server()


@contextmanager
def mail_server():
    """The address of a mail server, and its mails."""
    box = Mailbox()
    controller = AnyPort(box, hostname="127.0.0.1", port=0)
    controller.start()
    try:
        yield f"smtp://127.0.0.1:{controller.port}", box.mails
    finally:
        controller.stop()


def ask(server, path="", key=KEY, **body):
    """Ask about notices; returns the answer."""
    bearer = {"Authorization": f"Bearer {key}"}
    url = f"http://127.0.0.1:{server.port}/api/notices{path}"
    return http.post(url, json=body, headers=bearer) if body else http.get(url, headers=bearer)


def over_days(server):
    """A table over days of two people, of whom the one with the key has to decide."""
    address = f"http://127.0.0.1:{server.port}"
    table = make_table(address, people=2, clock=86_400, person=KEY)
    (asked,) = table.get().json()["asked"]
    if asked:  # Ada, who has the key, sits in the first seat
        play_turn(table.seats[asked])
    return table


def play_turn(seat):
    with seat.watch() as player:
        player.play(
            choose=lambda ask: "end" if "end" in ask["legal"] else ask["legal"][0],
            stop=lambda told: told["asked"] != [seat.seat],
        )


@pytest.fixture
def start(start_server, make_database):
    """Starts a server whose notices may go to this machine, and at once."""

    def begin(**variables):
        usual = {"NOTICES_ANYWHERE": "true", "NOTICE_SECONDS": "0", **variables}
        return start_server(
            make_database("sqlite"), **{f"IMPERA_SERVER_{name}": value for name, value in usual.items()}
        )

    return begin


def test_a_browser_is_told_once_that_it_is_its_persons_turn_and_nothing_else(start):
    server, browser = start(), Browser()
    with requests_taken() as (address, taken, _):
        known = ask(server).json()
        answer = ask(server, kind="push", target=f"{address}/ada", language="el", **browser.keys)
        assert answer.status_code == 201, answer.text
        table = over_days(server)
        wait_until(lambda: taken)
        play_turn(table.seats[0])
        play_turn(table.seats[1])
        wait_until(lambda: len(taken) == 2)
    for _, headers, body in taken:
        check_signature(headers["Authorization"], known["push_key"], address)
        told = json.loads(browser.decrypt(body))
        assert told["title"] == language("el").say("notice-title")
        assert told["link"].endswith(f"/table/{table.name}")
        assert told["end"].endswith(f"/notices/{answer.json()['id']}")
        assert set(told) == {"title", "text", "open", "link", "stop", "end"}


def test_a_webhook_is_told_and_ended_by_the_address_in_it(start):
    server = start()
    with requests_taken() as (address, taken, _):
        assert ask(server, kind="webhook", target=f"{address}/hook", language="en").status_code == 201
        table = over_days(server)
        wait_until(lambda: taken)
        told = json.loads(taken[0][2])
        assert not SECRETS.search(told["title"] + told["text"])
        name = told["end"].rpartition("/")[2]
        assert http.post(f"http://127.0.0.1:{server.port}/api/notices/{name}/end").status_code == 200
        assert ask(server, f"/{name}").status_code == 404
        assert ask(server).json()["chosen"] == []
        for seat in (0, 1):
            play_turn(table.seats[seat])
        assert ask(server, kind="webhook", target=f"{address}/other", language="en").status_code == 201
        for seat in (0, 1):
            play_turn(table.seats[seat])
        wait_until(lambda: taken[-1][0] == "/other")
    assert [path for path, _, _ in taken] == ["/hook", "/other"]


def test_mail_asks_first_then_tells_and_is_ended_by_one_request_of_its_reader(start):
    with mail_server() as (address, mails):
        server = start(MAIL_SERVER=address, MAIL_FROM="table@play.example", ADDRESS=ADDRESS)
        assert "mail" in ask(server).json()["offered"]
        answer = ask(server, kind="mail", target="ada@home.example", language="ru")
        assert answer.status_code == 201, answer.text
        assert not answer.json()["is_confirmed"]
        (question,) = mails
        link = re.search(r"https://\S+", question.get_content())[0]
        page, _, code = link.partition("#")
        assert page == f"{ADDRESS}/notices/{answer.json()['id']}"
        assert ask(server, f"/{answer.json()['id']}/confirm", code="wrong").status_code == 404
        assert ask(server, f"/{answer.json()['id']}/confirm", code=code).json()["is_confirmed"]
        table = over_days(server)
        wait_until(lambda: len(mails) == 2)
        told = mails[1]
        assert (told["to"], told["subject"], told["from"]) == ("ada@home.example", "Ваш ход", "table@play.example")
        assert f"{ADDRESS}/table/{table.name}" in told.get_content()
        assert page in told.get_content()
        assert told["list-unsubscribe-post"] == "List-Unsubscribe=One-Click"
        path = told["list-unsubscribe"].strip("<>").removeprefix(ADDRESS)
        body = {"List-Unsubscribe": "One-Click"}
        assert http.post(f"http://127.0.0.1:{server.port}{path}", data=body).status_code == 200
        assert ask(server).json()["chosen"] == []


def test_an_address_is_asked_a_few_times_a_day_whoever_typed_it(start):
    with mail_server() as (address, mails):
        server = start(MAIL_SERVER=address, MAIL_FROM="table@play.example", ADDRESS=ADDRESS)
        statuses = [
            ask(server, key=str(number) * 43, kind="mail", target="ada@home.example", language="en").status_code
            for number in range(5)
        ]
    assert statuses == [201, 201, 201, 429, 429]
    assert len(mails) == 3


def test_a_mail_server_that_does_not_answer_is_said_and_nothing_is_kept(start):
    with mail_server() as (address, _):
        pass
    server = start(MAIL_SERVER=address, MAIL_FROM="table@play.example", ADDRESS=ADDRESS)
    answer = ask(server, kind="mail", target="ada@home.example", language="en")
    assert (answer.status_code, answer.json()["code"]) == (409, "no-mail")
    assert ask(server).json()["chosen"] == []


def test_a_host_without_settings_offers_what_works_without_them(start):
    server = start(NOTICES_ANYWHERE="false")
    assert ask(server).json()["offered"] == ["push", "webhook"]
    assert ask(server, kind="mail", target="ada@home.example", language="en").json()["code"] == "no-such-notice"
    with requests_taken() as (address, taken, _):
        for target in (address, "https://localhost/x", "https://10.0.0.1/x"):
            answer = ask(server, kind="webhook", target=target, language="en")
            assert (answer.status_code, answer.json()["code"]) == (422, "bad-target")
    assert taken == []


def test_a_notice_that_waits_when_the_server_is_killed_is_sent_once_by_the_next_one(start):
    server = start(NOTICE_SECONDS="3600")
    with requests_taken() as (address, taken, _):
        assert ask(server, kind="webhook", target=f"{address}/hook", language="en").status_code == 201
        table = over_days(server)
        server.kill()
        assert taken == []
        server._variables["IMPERA_SERVER_NOTICE_SECONDS"] = "0"  # the next one is less patient
        server.start()
        wait_until(lambda: taken)
        server.kill()
        server.start()
        play_turn(table.seats[0])
        play_turn(table.seats[1])
        wait_until(lambda: len(taken) > 1)
    assert len(taken) == 2


def test_choosing_the_same_twice_is_one_notice_and_nobody_has_many(start):
    server = start()
    with requests_taken() as (address, _, _):
        same = [ask(server, kind="webhook", target=address, language="en").json()["id"] for _ in range(2)]
        codes = [
            ask(server, kind="webhook", target=f"{address}/{place}", language="en").status_code for place in range(8)
        ]
    assert same[0] == same[1]
    assert codes == [*[201] * 7, 409]


@pytest.mark.parametrize(
    "given",
    [
        {"mail_server": "mail.example"},
        {"mail_server": "smtp://mail.example"},
        {"mail_server": "smtp://mail.example", "mail_from": "table@play.example"},
    ],
)
def test_settings_of_mail_that_cannot_work_are_refused(given):
    with pytest.raises(BadOptions, match="mail"):
        read_settings(None, {}, given, "sqlite:///x.sqlite")


def test_the_password_of_the_mail_server_is_not_told():
    given = {"mail_server": "smtp://ada:hush@mail.example", "mail_from": "a@b.example", "address": ADDRESS}
    told = read_settings(None, {}, given, "sqlite:///x.sqlite").as_toml()
    assert "hush" not in told
    assert "smtp://ada:***@mail.example" in told
