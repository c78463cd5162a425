"""Plans: what a seat may try before it decides, as far as nothing hidden is shown."""

from __future__ import annotations

import pytest


def test_a_plan_shows_what_the_decision_then_leads_to(two):
    active, other, first = two
    decision = first["ask"]["legal"][0]
    active.send("plan", number=first["ask"]["number"], decisions=[decision])
    planned = active.next()
    assert (planned["type"], planned["decisions"]) == ("planned", [decision])
    active.decide(first["ask"], decision)
    decided = active.next()
    assert decided["number"] == first["number"] + 1
    assert planned["view"] == decided["view"]
    assert planned["events"] == decided["events"]
    assert planned["ends_undo"] == decided["ask"]["ends_undo"]
    assert other.next()["type"] == "decided"


@pytest.mark.parametrize(
    ("decisions", "code"), [(["fly"], "illegal"), ([0, "end"], "no-plan"), (["end"] * 61, "unreadable")]
)
def test_what_cannot_be_planned_is_refused(two, decisions, code):
    active, _, first = two
    played = [first["ask"]["legal"][0] if decision == 0 else decision for decision in decisions]
    active.send("plan", number=first["ask"]["number"], decisions=played)
    assert active.next()["code"] == code


def test_whoever_is_not_asked_plans_nothing(two):
    _, other, first = two
    other.send("plan", number=first["ask"]["number"], decisions=[])
    assert other.next()["code"] == "foreign"


def test_a_plan_for_another_question_is_stale(two):
    active, _, first = two
    active.send("plan", number=first["ask"]["number"] + 1, decisions=[])
    assert active.next()["code"] == "stale"
