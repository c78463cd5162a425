"""A bot plays for a person who is away, until they return; when a clock runs out, a bot plays the turn."""

from __future__ import annotations

import time

from tests.server.client import make_table


def test_a_bot_stands_in_for_somebody_who_is_away_and_gives_the_seat_back(server):
    table = make_table(server.address, people=2, away=5)
    with table.seats[0].watch() as ada:
        ada.next()
        ada.play(stop=lambda message: message["type"] == "seated" and message["seating"][1]["away"])
        ada.play(stop=lambda message: message["type"] == "decided" and message["bot"])
        with table.seats[1].watch() as bo:
            bo.next()
            bo.until("seated")  # until then the bot may still decide
            ada.play(stop=lambda message: message["type"] == "seated" and not message["seating"][1]["away"])
            ada.play(stop=lambda message: message["asked"] == [1])
            bo.play(stop=lambda message: message["type"] == "decided" and message["seat"] == 1)
            assert bo.heard[-1]["bot"] is False


def test_nobody_is_away_while_connected(sqlite_server):
    table = make_table(sqlite_server.address, people=2, away=5)
    with table.seats[0].watch() as ada, table.seats[1].watch() as bo:
        ada.next(), bo.next()
        time.sleep(7)
        assert ada.everything() == []


def test_when_the_clock_runs_out_a_bot_plays_the_turn(server):
    """Play: optional clock per turn, with a bot standing in when it runs out."""
    table = make_table(server.address, people=2, options={"players": 3}, clock=5, away=None)
    with table.seats[0].watch() as ada, table.seats[1].watch() as bo:
        before = time.time()
        assert table.take(2, "Cy").status_code == 200
        began = ada.until("began")
        assert began["asked"] == [0]
        assert before + 5 <= began["ask"]["until"] <= time.time() + 5
        decided = ada.until("decided")
        assert (decided["seat"], decided["bot"]) == (0, True)
        while decided["asked"] == [0]:
            decided = ada.until("decided")
            assert decided["bot"] is True
        ask = bo.until("decided", number=decided["number"])["ask"]
        assert ask["until"] >= began["ask"]["until"] + 5


def test_without_a_clock_nobody_is_hurried(sqlite_server):
    table = make_table(sqlite_server.address, people=2)
    with table.seats[0].watch() as ada, table.seats[1].watch() as bo:
        asks = [message["ask"] for message in (ada.next(), bo.next()) if message["ask"]]
        assert [ask["until"] for ask in asks] == [None]
