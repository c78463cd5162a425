"""A finished game has a link that anybody can open, with words and a picture; a private one only once it is shared."""

from __future__ import annotations

import asyncio
import io
import re
from html import unescape
from types import SimpleNamespace

import pytest
from PIL import Image

from impera import Game
from impera.server.finished import sharing
from impera.server.finished.sharing import Painter, Pictures, spoken
from impera.server.storage import SeatRow
from impera.server.tables import play, seating
from impera.server.tables.thinking import Thinkers
from impera.server.wire.refusals import Denied
from tests.server.client import http, make_table
from tests.server.tables.house import ADA, BO, House

NOBODY = {"Authorization": "Bearer nobody"}


def finished(server, **wanted):
    table = make_table(server.address, people=1, bots=1, options={"max_turns": 4}, **wanted)
    with table.seats[0].watch() as viewer:
        viewer.next()
        viewer.play()
    return table


@pytest.fixture(scope="module")
def private(sqlite_server):
    return finished(sqlite_server)


@pytest.fixture(scope="module")
def shared(sqlite_server):
    table = finished(sqlite_server)
    assert share(table).status_code == 200
    return table


def share(table, secret=None):
    bearer = {"Authorization": f"Bearer {secret or table.host}"}
    return http.post(f"{table.address}/api/tables/{table.name}/share", headers=bearer)


def document(table, query="", **headers):
    return http.get(f"{table.address}/replay/{table.name}{query}", headers=headers)


def tags(text):
    """What the head of a document says of its game, by name."""
    found = re.findall(r'<meta (?:property|name)="((?:og|twitter):[^"]+|description)" content="([^"]*)"', text)
    return {name: unescape(content) for name, content in found}


READING = ("", "/replay", "/record", "/replay/0", "/proof", "/picture")


@pytest.mark.parametrize("what", READING)
def test_a_private_game_that_nobody_shared_is_for_its_people_only(private, what):
    assert private.get(what, NOBODY).status_code == 404


@pytest.mark.parametrize("what", READING)
def test_a_shared_game_can_be_read_by_anybody(shared, what):
    assert shared.get(what, NOBODY).status_code == 200


def test_sharing_a_game_lets_nobody_in_at_its_table(shared):
    url = f"{shared.address}/api/tables/{shared.name}/seats/0/take"
    assert http.post(url, json={"name": "Eve"}, headers=NOBODY).status_code == 404


def test_a_game_that_two_share_at_once_is_shared_once(make_database):
    house = House(make_database("sqlite"))

    async def scene():
        await house.make(options='{"players": 2, "max_turns": 2}', published=False)
        async with house.open() as hub:
            room = await hub.room("one")
            game = room.state.game
            while not game.running.is_over:
                (seat,) = game.running.asked
                await play.decide(room, seat, game.number_asked(seat), game.running.legal(seat)[-1])
            await asyncio.gather(seating.share(room, ADA), seating.share(room, BO), seating.share(room, ADA))
            return [entry.content.kind for entry in await hub.store.entries("one")].count("share")

    assert asyncio.run(scene()) == 1


def test_only_those_who_played_share_a_game(private):
    assert share(private, private.invite).json()["code"] == "not-yours"


def test_a_game_is_shared_when_it_is_over(sqlite_server):
    table = make_table(sqlite_server.address, people=2)
    assert (share(table).status_code, share(table).json()["code"]) == (409, "running")
    assert table.get("/picture").json()["code"] == "running"


def test_a_link_to_a_shared_game_has_words_and_a_picture_in_the_language_of_its_reader(shared):
    found = tags(document(shared, **{"Accept-Language": "uk,en;q=0.5"}).text)
    assert found["og:locale"] == "uk"
    assert found["og:title"].startswith("Carta Impera Victoria: ")
    assert found["og:description"].startswith("Гру закінчено: досягнуто межі кількості ходів.")
    picture = http.get(found["og:image"])
    assert picture.headers["content-type"] == "image/png"
    assert "public" in picture.headers["cache-control"]
    assert Image.open(io.BytesIO(picture.content)).width == 640


def test_the_language_of_a_link_goes_before_that_of_the_reader(shared):
    assert tags(document(shared, "?language=pt-BR", **{"Accept-Language": "uk"}).text)["og:locale"] == "pt_BR"


def test_a_link_to_a_private_game_says_nothing(private):
    assert tags(document(private).text) == {}


def test_a_name_cannot_end_a_tag(sqlite_server):
    table = make_table(sqlite_server.address, people=1, bots=1, options={"max_turns": 4}, published=True, name='"><b>')
    with table.seats[0].watch() as viewer:
        viewer.next()
        viewer.play()
    text = document(table).text
    assert "<b>" not in text
    assert tags(text)["og:title"]


def test_a_picture_is_sent_again_as_it_was_and_differs_by_language(shared):
    first, again = (shared.get("/picture?language=el", NOBODY).content for _ in range(2))
    assert first == again
    assert shared.get("/picture?language=en", NOBODY).content != first


def ended():
    """The state of a table whose game is over."""
    game = Game.new(players=2, seed=7, max_turns=2)
    while game.seat is not None:
        game.play(game.legal()[-1])
    view = game.view(None)
    return SimpleNamespace(view=lambda _: view, table=SimpleNamespace(id="one"), number=9)


SEATS = [SeatRow(table_id="one", seat=seat) for seat in range(2)]


def test_a_picture_is_drawn_once_for_each_language():
    state, drawn, paid = ended(), [], []

    async def paint(svg):
        drawn.append(svg)
        return b"picture"

    async def scene():
        thinkers = Thinkers(1)
        pictures = Pictures(thinkers)
        pictures._painter.png = paint
        for language in ("el", "en", "el", "en"):
            await pictures.of(state, SEATS, language, "party", lambda: paid.append("once"))
        await thinkers.stop()

    asyncio.run(scene())
    assert (len(drawn), len(paid)) == (2, 2)


def test_a_picture_that_takes_long_is_there_when_it_is_asked_for_again(monkeypatch):
    """It is drawn and paid for once, however many wait for it."""
    state, drawn, paid = ended(), [], []

    async def scene():
        thinkers, is_dry = Thinkers(1), asyncio.Event()
        pictures = Pictures(thinkers)

        async def paint(svg):
            drawn.append(svg)
            await is_dry.wait()
            return b"picture"

        def ask():
            return pictures.of(state, SEATS, "el", "party", lambda: paid.append("once"))

        pictures._painter.png = paint
        with monkeypatch.context() as hurried:
            hurried.setattr(sharing, "_SECONDS", 0.05)
            for _ in range(2):
                with pytest.raises(Denied, match="no-picture"):
                    await ask()
        waiting = asyncio.create_task(ask())
        is_dry.set()
        found = [await waiting, await ask()]
        await thinkers.stop()
        return found

    assert asyncio.run(scene()) == [b"picture"] * 2
    assert (len(drawn), len(paid)) == (1, 1)


@pytest.mark.parametrize(("accepted", "code"), [("pt-PT,en", "pt-BR"), ("fr, ru;q=0.5", "ru"), ("", "en"), ("*", "en")])
def test_the_first_language_that_there_is_is_spoken(accepted, code):
    assert spoken(accepted) == code


def test_a_painter_that_is_killed_is_replaced():
    square = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 4"><rect width="4" height="4"/></svg>'

    async def scene():
        painter = Painter()
        before = await painter.png(square)
        painter._process.kill()
        await painter._process.wait()
        after = await painter.png(square)
        with pytest.raises(Denied, match="no-picture"):
            await painter.png("<nonsense")
        await painter.stop()
        return before, after

    before, after = asyncio.run(scene())
    assert before == after
    assert before.startswith(b"\x89PNG")
