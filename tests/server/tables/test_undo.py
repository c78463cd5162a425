"""Undo within one's own turn, until something hidden is revealed. An undo is itself an entry."""

from __future__ import annotations


def test_a_decision_taken_back_leads_to_the_same_view_with_a_new_number(two):
    active, other, first = two
    active.decide(first["ask"])
    decided = active.next()
    assert (decided["ask"]["undo"], decided["ask"]["no_undo"]) == (True, None)
    active.send("undo", number=decided["ask"]["number"])
    undone = active.next()
    assert (undone["type"], undone["undone"]) == ("undone", decided["number"])
    assert undone["number"] == decided["number"] + 1
    assert undone["view"] == first["view"]
    assert undone["ask"]["legal"] == first["ask"]["legal"]
    assert [other.next()["type"] for _ in range(2)] == ["decided", "undone"]


def test_the_view_says_what_would_end_undo(two):
    active, _, first = two
    assert first["ask"]["ends_undo"] == []
    assert first["ask"]["no_undo"] == "nothing"
    active.decide(first["ask"])
    ask = active.next()["ask"]
    assert "end" in ask["ends_undo"]


def test_after_the_end_of_the_turn_nothing_is_taken_back(two):
    active, other, first = two
    active.decide(first["ask"])
    active.decide(active.next()["ask"], "end")
    ended = active.next()
    assert ended["ask"] is None
    active.send("undo", number=ended["number"])
    assert active.next()["code"] == "stale"
    other.next()
    ask = other.next()["ask"]
    other.send("undo", number=ask["number"])
    assert other.next()["code"] == "no-undo"


def test_an_undo_can_be_resumed_over(two, server):
    active, _, first = two
    active.decide(first["ask"])
    active.send("undo", number=active.next()["ask"]["number"])
    number = active.next()["number"]
    active.send("look")
    whole = active.next()
    assert whole["number"] == number
    assert whole["view"] == first["view"]
