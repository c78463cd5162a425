"""Addresses of databases, and who may connect to them."""

import asyncio

import asyncpg
import pytest
from sqlalchemy import text
from sqlalchemy.exc import DBAPIError

from impera.server.storage.database import connect
from tests.patience import wait_until

PASSWORD = "S3a@b:c/r?e#t%40 $x'"  # noqa: S105 - of a role in a database of this test


@pytest.fixture
def guarded(postgres):
    """The address of a database for the role `keeper`, which needs its password, without that password."""
    hba = postgres.pgdata / "pg_hba.conf"

    async def make():
        connection = await asyncpg.connect(postgres.get_uri())
        quoted = await connection.fetchval("SELECT quote_literal($1::text)", PASSWORD)
        await connection.execute(f"CREATE ROLE keeper LOGIN PASSWORD {quoted}")
        hba.write_text(f"local all keeper scram-sha-256\n{hba.read_text('utf-8')}", encoding="utf-8")
        await connection.execute("SELECT pg_reload_conf()")
        await connection.close()

    asyncio.run(make())
    return postgres.get_uri().replace("postgres:@", "keeper@")


async def role(address):
    """Who is connected."""
    engine = connect(address, writes=True)
    try:
        async with engine.connect() as connection:
            return await connection.scalar(text("SELECT current_user"))
    finally:
        await engine.dispose()


def is_refused(address):
    try:
        asyncio.run(role(address))
    except DBAPIError as error:
        return "password authentication failed" in str(error)
    return False


def test_any_password_of_postgresql_works_as_a_variable(guarded, monkeypatch):
    """As `deploy/compose.yaml` gives it: nothing in it has to be escaped."""
    monkeypatch.delenv("PGPASSWORD", raising=False)
    wait_until(lambda: is_refused(guarded))  # the server reads its rules again a little later
    monkeypatch.setenv("PGPASSWORD", PASSWORD)
    assert asyncio.run(role(guarded)) == "keeper"
