"""Whatever a table refuses, a request over HTTP is told as a problem with a code, wherever it was refused."""

from __future__ import annotations

import asyncio
from contextlib import asynccontextmanager

import httpx
import pytest

from impera.server.edge.app import make_application
from impera.server.settings import Settings
from impera.server.wire.refusals import Refusal

ADA, TOKEN, PERSON = "a" * 43, "t" * 43, "p" * 43


def refusing(code):
    async def room(_):
        raise Refusal(code)

    return room


@asynccontextmanager
async def client_of(database):
    """Somebody who asks a server without a network, and its services."""
    gate, services = make_application(Settings(database=database), None)
    await services.start()
    try:
        transport = httpx.ASGITransport(app=gate)
        async with httpx.AsyncClient(transport=transport, base_url="http://127.0.0.1") as client:
            yield client, services
    finally:
        await services.stop()


def told(answer):
    return answer.status_code, answer.json()["code"]


@pytest.mark.parametrize(
    ("code", "status"), [("storage", 503), ("closed", 409), ("stale", 409), ("over", 409), ("waiting", 409)]
)
def test_only_a_failing_database_is_told_as_a_failure_of_the_server(make_database, monkeypatch, code, status):
    async def scene():
        async with client_of(make_database("sqlite")) as (client, services):
            monkeypatch.setattr(services.hub, "room", refusing(code))
            return told(await client.get("/api/tables/one"))

    assert asyncio.run(scene()) == (status, code)


def test_a_code_that_meets_a_failing_database_can_be_used_again(make_database, monkeypatch):
    async def scene():
        async with client_of(make_database("sqlite")) as (client, services):
            await client.post("/api/tables", json={"name": "Ada", "person": ADA})
            made = (await client.post("/api/codes", headers={"Authorization": f"Bearer {ADA}"})).json()
            wanted = {"code": made["code"], "token": TOKEN, "person": PERSON}
            with monkeypatch.context() as failing:
                failing.setattr(services.hub, "room", refusing("storage"))
                refused = told(await client.post("/api/codes/use", json=wanted))
            return refused, (await client.post("/api/codes/use", json=wanted)).json()

    refused, moved = asyncio.run(scene())
    assert refused == (503, "storage")
    assert [place["seats"] for place in moved["places"]] == [[0]]
