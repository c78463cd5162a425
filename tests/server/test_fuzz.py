"""Fuzz: no 5xx, no traceback, no dead table, no growth.

`python -m tests.server.fuzz` sends a hundred thousand messages and requests.
"""

from __future__ import annotations

import asyncio
from contextlib import suppress

import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from hypothesis.errors import Unsatisfiable
from schemathesis import GenerationMode
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from tests.server.client import make_table
from tests.server.fuzz import MOST_GROWTH, be_patient, errors, failures, fuzz, memory, plays_on

CHECKS = [not_a_server_error, status_code_conformance, content_type_conformance, response_schema_conformance]


def ask_in_every_way(operation, mode, table):
    """Call a path with many values, right or wrong; right ones name an existing table."""

    @given(case=operation.as_strategy(generation_mode=mode))
    @settings(max_examples=5, deadline=None, suppress_health_check=list(HealthCheck), database=None)
    def check(case):
        if mode is GenerationMode.POSITIVE and "table_id" in (case.path_parameters or {}):
            case.path_parameters["table_id"] = table.name
            case.headers["Authorization"] = f"Bearer {table.host}"
        case.call_and_validate(checks=CHECKS)

    with suppress(Unsatisfiable):  # a path without values cannot get wrong ones
        check()


def test_every_request_gets_an_answer_that_is_described(sqlite_server):
    """schemathesis over the OpenAPI description: right and wrong values for every path."""
    described = schemathesis.openapi.from_url(f"{sqlite_server.address}/api/schema/openapi.json")
    operations = [found.ok() for found in described.get_all_operations()]
    assert len(operations) == 45
    table = make_table(sqlite_server.address, people=1, options={"players": 4}, published=True)
    for operation in operations:
        for mode in (GenerationMode.POSITIVE, GenerationMode.NEGATIVE):
            ask_in_every_way(operation, mode, table)


@pytest.mark.parametrize(("database", "messages"), [("sqlite", 2_500), ("postgresql", 1_250)])
def test_whatever_is_sent_the_server_stays_well(start_server, make_database, database, messages):
    server = start_server(make_database(database), before=be_patient)
    asyncio.run(fuzz(server, messages=int(0.4 * messages), seed=0))
    before = memory(server)
    heard, reached = asyncio.run(fuzz(server, messages=messages))
    assert sum(heard.values()) > 0.8 * messages
    assert memory(server) - before < MOST_GROWTH
    assert errors(server) + failures(heard) == []
    assert heard["http 200"] > 0.02 * messages
    assert reached.total() > 5
    assert plays_on(server)


def test_a_table_that_was_attacked_is_still_played_to_its_end(sqlite_server):
    table = make_table(sqlite_server.address, people=1, bots=1, options={"max_turns": 6})
    with table.seats[0].watch() as viewer:
        viewer.next()
        for junk in ("{", "[]", '{"type": "decide", "number": 0, "decision": "end"}', "\u0000", b"\xff"):
            viewer.send_raw(junk)
        assert viewer.play()["reveal"] is not None
