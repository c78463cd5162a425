"""Deals that several people play: one game for each, nothing known before its end, days that begin at midnight UTC."""

from __future__ import annotations

import asyncio
import sqlite3
from contextlib import asynccontextmanager, closing

import msgspec
import pytest

from impera.bots.roster import LEVELS
from impera.game.commitment import commit
from impera.notation.options import Options
from impera.server import days
from impera.server.deals import Deals
from impera.server.services import Services
from impera.server.settings import Settings
from impera.server.storage import deals as stored
from impera.server.storage.migrate import migrate
from impera.server.tables import play, seating
from impera.server.tables.chance import Chance
from impera.server.wire.bodies import NewDeal
from impera.server.wire.messages import Say
from impera.server.wire.refusals import Denied
from tests.patience import PATIENCE
from tests.server.client import http

NOON = 1794916800.0  # 2026-11-17, a Tuesday
DAY = "2026-11-17"
SEED = 7
SECRET, OTHER = "s" * 43, "o" * 43
SHORT = {"players": 2, "max_turns": 2}
"""Options of a game that is over soon."""


class World:
    """A server's deals at a time that the test sets, and who plays them."""

    def __init__(self, services):
        self.services = services
        self.now = NOON
        self.deals = Deals(services.store, services.means, services.hub, clock=lambda: self.now)

    def look(self, name, secret=None):
        return self.deals.known(name, secret)

    async def finish(self, name, secret, player="Ada"):
        """Play a deal to its end, always with the last legal answer; returns the room."""
        table = await self.deals.play(name, secret, player)
        room = await self.services.hub.room(table.id)
        async with asyncio.timeout(PATIENCE):
            while not (game := room.state.game).running.is_over:
                number = game.number_asked(days.SEAT)
                if number is None:
                    await asyncio.sleep(0.002)
                else:
                    await play.decide(room, days.SEAT, number, game.running.legal(days.SEAT)[-1])
        await room.finish()
        return room

    async def bot_done(self, name, secret=None):
        """The deal, once the strongest bot has played it."""
        async with asyncio.timeout(PATIENCE):
            while (told := await self.look(name, secret)).best is None:  # noqa: ASYNC110 - nobody is told when it is there
                await asyncio.sleep(0.01)
        return told


@asynccontextmanager
async def world(url):
    settings = Settings(database=url)
    services = Services(settings, None, lambda: Chance(SEED, "salt"))
    services.store.start()
    try:
        yield World(services)
    finally:
        await services.stop()


@pytest.fixture(scope="module")
def url(tmp_path_factory):
    """A database for tests that each use deals of their own."""
    url = f"sqlite:///{tmp_path_factory.mktemp('deals') / 'deals.sqlite'}"
    asyncio.run(migrate(url))
    return url


def tell(url, script):
    """Run a script in a world."""

    async def run():
        async with world(url) as here:
            return await script(here)

    return asyncio.run(run())


# ----------------------------------------------------------------------------------------------------------------- days


def test_a_day_ends_at_midnight_utc():
    end = days.end_of(DAY)
    assert (days.day_of(end - 0.001), days.day_of(end)) == (DAY, "2026-11-18")
    assert days.before("2026-03-01") == "2026-02-28"


@pytest.mark.parametrize("text", ["today", "2026-13-01", "2026-2-30", "17.11.2026", "2026-11-17x", "", "0001-01-01"])
def test_only_days_are_days(text):
    assert not days.is_day(text)


def test_the_week_goes_from_gentle_to_the_strongest():
    week = [days.opponents_of(f"2026-11-{number}") for number in range(16, 23)]
    assert week == list(LEVELS[1:])


def test_the_deal_of_a_day_follows_from_the_secret_and_the_date_alone():
    assert days.chance_of("a", DAY) == days.chance_of("a", DAY)
    chances = {days.chance_of(secret, day) for secret in ("a", "b") for day in (DAY, "2026-11-18")}
    assert len(chances) == 4


def test_all_requests_of_a_server_get_the_same_deal_of_the_day(url):
    async def script(here):
        told = [await here.look("today", secret) for secret in (None, SECRET, OTHER)]
        return {(each.deal, each.commitment, each.level) for each in told}

    ((deal, commitment, level),) = tell(url, script)
    assert (deal, level) == (DAY, "trader")
    assert {(deal, commitment, level)} == tell(url, script)  # after a restart too


def test_a_second_before_midnight_and_at_midnight_it_is_another_deal(url):
    async def script(here):
        here.now = days.end_of(DAY) - 1
        before = await here.look("today")
        here.now += 1
        return before, await here.look("today"), await here.look(DAY)

    before, after, past = tell(url, script)
    assert (before.deal, before.status, after.deal, after.status) == (DAY, "new", "2026-11-18", "new")
    assert (past.status, past.commitment) == ("past", before.commitment)
    assert before.commitment != after.commitment


def test_the_deals_of_days_to_come_and_long_past_are_not_told(url):
    async def script(here):
        for day in ("2026-11-30", "2026-09-01", "nonsense"):
            with pytest.raises(Denied) as denied:
                await here.look(day)
            assert denied.value.code == "no-deal"

    tell(url, script)


def test_a_past_day_cannot_be_played(url):
    async def script(here):
        with pytest.raises(Denied) as denied:
            await here.deals.play("2026-11-16", SECRET, "Ada")
        return denied.value.code

    assert tell(url, script) == "past-day"


# -------------------------------------------------------------------------------------------------------- one game each


def test_somebody_who_asks_again_gets_the_same_table(url):
    async def script(here):
        tables = await asyncio.gather(*(here.deals.play("today", "again" * 9, "Ada") for _ in range(5)))
        other = await here.deals.play("today", "other" * 9, "Bo")
        return {table.id for table in tables}, other.id

    same, other = tell(url, script)
    assert len(same) == 1
    assert other not in same


def test_before_the_end_nobody_is_told_how_others_did(url):
    async def script(here):
        name = await here.deals.make(NewDeal(options=SHORT, level="fisher"))
        await here.finish(name, OTHER, "Bo")
        new = await here.look(name, SECRET)
        await here.deals.play(name, SECRET, "Ada")
        running = await here.look(name, SECRET)
        await here.finish(name, SECRET)
        return new, running, await here.look(name, SECRET), await here.look(name, None)

    new, running, over, stranger = tell(url, script)
    for told, status in ((new, "new"), (running, "running"), (stranger, "new")):
        assert (told.status, told.endings, told.lines, told.best, told.yours) == (status, (), (), None, None)
    assert over.status == "over"
    assert sum(each.people for each in over.endings) == 2
    assert [(line.name, line.table is not None) for line in over.lines] == [("Bo", True), ("Ada", True)]


def test_two_deals_cannot_be_told_apart_before_the_end(url):
    """Twins: they differ in nothing but the cards, and somebody else has finished both."""

    async def script(here):
        told = []
        for seed in (7, 8):
            object.__setattr__(here.services.means, "draw_chance", lambda seed=seed: Chance(seed, f"salt {seed}"))
            name = await here.deals.make(NewDeal(options=SHORT, level="fisher"))
            await here.finish(name, OTHER, "Bo")
            new = await here.look(name, SECRET)
            await here.deals.play(name, SECRET, "Ada")
            told.append((new, await here.look(name, SECRET)))
        return told

    alike = {
        "deal": "",
        "commitment": "",
        "table": "",
    }  # drawn for each, and no function of the cards that can be undone
    one, other = tell(url, script)
    assert [msgspec.structs.replace(each, **alike) for each in one] == [
        msgspec.structs.replace(each, **alike) for each in other
    ]


@pytest.mark.usefixtures("hurried")
@pytest.mark.parametrize("level", [days.opponents_of(f"2026-11-{number}") for number in range(16, 23)])
def test_the_same_decisions_lead_to_the_same_game(url, level):
    """Whatever is said on the way: the bots of every day draw their chance from the deal and the decisions."""

    async def script(here):
        options = {"players": days.PLAYERS, "max_turns": 6}
        name = await here.deals.make(NewDeal(options=options, level=level))
        first = await here.finish(name, SECRET)
        table = await here.deals.play(name, OTHER, "Bo")
        room = await here.services.hub.room(table.id)
        await play.say(room, days.SEAT, Say(phrase="thanks"))
        second = await here.finish(name, OTHER)
        return first.state.game.running.game.decisions, second.state.game.running.game.decisions

    first, second = tell(url, script)
    assert first == second
    assert len(first) > 6


def test_the_strongest_bot_plays_the_same_deal_in_the_same_seat(url):
    async def script(here):
        name = await here.deals.make(NewDeal(options=SHORT, level="fisher"))
        own = await here.finish(name, SECRET)
        told = await here.bot_done(name, SECRET)
        room = await here.services.hub.room(told.best.table)
        return own, room, await here.deals.opens(room, SECRET), await here.deals.opens(room, OTHER)

    own, room, is_open, is_open_to_others = tell(url, script)
    assert [row.level for row in room.seats] == ["sage", "fisher"]
    assert (own.table.seed, own.table.salt) == (room.table.seed, room.table.salt)
    assert (is_open, is_open_to_others) == (True, False)


@pytest.mark.usefixtures("hurried")
def test_yesterdays_game_of_the_bot_is_open_to_all_and_todays_to_nobody(url):
    async def script(here):
        here.now = NOON + 3 * 86_400
        await here.finish("today", SECRET)
        told = await here.bot_done("today", SECRET)
        room = await here.services.hub.room(told.best.table)
        own = await here.services.hub.room(told.table)
        before = await here.deals.opens(room, None)
        here.now += 86_400
        return before, await here.deals.opens(room, None), await here.deals.opens(own, None)

    assert tell(url, script) == (False, True, False)


def test_a_game_is_not_shared_while_others_may_still_play_the_deal(url):
    async def script(here):
        name = await here.deals.make(NewDeal(options=SHORT, level="fisher"))
        with pytest.raises(Denied) as denied:
            await seating.share(await here.finish(name, SECRET), SECRET)
        here.now = days.end_of("2019-01-01") - 60
        past = await here.finish("today", SECRET)
        await seating.share(past, SECRET)
        return denied.value.code, past.state.is_shared

    assert tell(url, script) == ("open-deal", True)


def test_a_game_finished_after_its_day_is_not_counted(url):
    """The machine's clock dates the entries, so the day is one that is long over."""

    async def script(here):
        here.now = days.end_of("2020-01-01") - 60
        room = await here.finish("today", SECRET)
        return room.table.ended, await here.look("2020-01-01", SECRET)

    ended, told = tell(url, script)
    assert ended.endswith(" late")
    assert (told.endings, told.yours.late) == ((), True)


def test_what_was_promised_is_what_was_dealt(url):
    async def script(here):
        name = await here.deals.make(NewDeal(options=SHORT, level="fisher"))
        before = await here.look(name)
        room = await here.finish(name, SECRET)
        return before, room

    before, room = tell(url, script)
    reveal = room.state.reveal
    options = Options.make(**SHORT)
    assert before.commitment == room.table.commitment == commit(int(reveal.seed), options, reveal.salt).digest


def test_how_it_ended_is_found_again_after_a_kill(tmp_path):
    """The last decision is in the log, but the server died before it wrote how the game ended."""
    path = tmp_path / "killed.sqlite"
    url = f"sqlite:///{path}"
    asyncio.run(migrate(url))

    async def play(here):
        name = await here.deals.make(NewDeal(options=SHORT, level="fisher"))
        room = await here.finish(name, SECRET)
        return name, room.table.ended

    name, ended = tell(url, play)
    assert ended is not None
    with closing(sqlite3.connect(path)) as connection, connection:
        connection.execute("UPDATE tables SET ended = NULL, finished = 0")
    told = tell(url, lambda here: here.look(name, SECRET))
    assert told.yours is not None
    with closing(sqlite3.connect(path)) as connection:
        found = connection.execute("SELECT ended FROM tables WHERE host != ''").fetchone()
    assert found == (ended,)


def test_many_endings_are_counted_by_kind(url):
    """What is sent does not grow with the number of people."""

    async def script(here):
        name = await here.deals.make(NewDeal(options=SHORT, level="fisher"))
        for number in range(6):
            await here.finish(name, f"{number}" * 40)
        return await here.look(name, "0" * 40), await stored.endings(here.services.store, name)

    told, counted = tell(url, script)
    assert sum(each.people for each in told.endings) == 6
    assert len(told.endings) == len(counted) == 1


def test_whoever_asks_is_among_the_lines_however_many_began_before(url, monkeypatch):
    monkeypatch.setattr(stored, "MOST_LINES", 2)

    async def script(here):
        name = await here.deals.make(NewDeal(options=SHORT, level="fisher"))
        keys = {player: player * 40 for player in ("A", "B", "C", "D")}
        for player, key in keys.items():
            await here.finish(name, key, player)
        told = [await here.look(name, keys[player]) for player in ("A", "C", "D")]
        return [[(line.name, line.table == each.table) for line in each.lines] for each in told]

    own, other = True, False
    assert tell(url, script) == [
        [("A", own), ("B", other)],
        [("A", other), ("C", own)],
        [("A", other), ("D", own)],
    ]


# ------------------------------------------------------------------------------------------------------------- by HTTP


def test_a_deal_is_played_with_a_secret_of_ones_own(sqlite_server):
    address = f"{sqlite_server.address}/api/deals/today"
    assert http.post(f"{address}/play", json={"name": "Ada"}).json()["code"] == "no-secret"
    key = {"authorization": f"Bearer {SECRET}"}
    made = http.post(f"{address}/play", json={"name": "Ada"}, headers=key).json()
    again = http.post(f"{address}/play", json={"name": "Ada"}, headers=key).json()
    assert (made["table"], made["token"], made["invite"]) == (again["table"], SECRET, "")
    told = http.get(address, headers=key).json()
    assert (told["table"], told["status"], told["endings"], told["best"]) == (made["table"], "running", [], None)
    assert http.get(address).json()["table"] is None


def test_nobody_enters_anothers_game_of_a_deal_nor_gives_their_own_to_a_bot(sqlite_server):
    key = {"authorization": f"Bearer {'k' * 40}"}
    made = http.post(f"{sqlite_server.address}/api/deals/today/play", json={"name": "Ada"}, headers=key).json()
    table = f"{sqlite_server.address}/api/tables/{made['table']}"
    assert http.get(table).status_code == 404
    assert http.get(table, headers={"authorization": f"Bearer {OTHER}"}).status_code == 404
    assert http.get(f"{table}/record", headers=key).json()["code"] == "running"
    given = http.post(f"{table}/seats/0/bot", json={"level": "sage"}, headers=key)
    opened = http.post(f"{table}/seats/1/open", headers=key)
    assert [(each.status_code, each.json()["code"]) for each in (given, opened)] == [(409, "own-deal")] * 2


def test_what_is_told_of_a_deal_has_no_seed_and_no_salt(sqlite_server):
    made = http.post(f"{sqlite_server.address}/api/deals", json={"options": {"players": 2}, "level": "fisher"}).json()
    told = http.get(f"{sqlite_server.address}/api/deals/{made['deal']}")
    assert made["link"].endswith(f"/deal/{made['deal']}")
    assert {"seed", "salt", "reveal"}.isdisjoint(told.json())
    assert "salt 1" not in told.text  # that of the test server


def test_teams_and_unknown_bots_are_refused(sqlite_server):
    address = f"{sqlite_server.address}/api/deals"
    teams = http.post(address, json={"options": {"players": 4, "teams": True}})
    unknown = http.post(address, json={"level": "nobody"})
    assert (teams.json()["code"], unknown.json()["code"]) == ("bad-options", "no-such-bot")
