"""A rota: whoever wants much does not keep those waiting who want little."""

from __future__ import annotations

import asyncio

from impera.server.operations.rota import Rota


async def arrive(rota, order, party):
    async with rota.place(party):
        order.append(party)
        await asyncio.sleep(0)


def test_parties_have_places_one_after_another_however_much_each_wants():
    async def scene():
        rota, order = Rota(1), []
        await asyncio.gather(*(arrive(rota, order, party) for party in "aaaabcb"))
        return order

    assert asyncio.run(scene()) == ["a", "a", "b", "c", "a", "b", "a"]


def test_as_many_as_there_are_places_come_in_at_once():
    async def scene():
        rota, inside, most = Rota(2), [], []

        async def stay(party):
            async with rota.place(party):
                inside.append(party)
                most.append(len(inside))
                await asyncio.sleep(0)
                inside.remove(party)

        await asyncio.gather(*(stay(party) for party in "abcd"))
        return most

    assert max(asyncio.run(scene())) == 2


def test_whoever_gives_up_waiting_leaves_no_gap():
    async def scene():
        rota, order = Rota(1), []
        async with rota.place("first"):
            leaving = asyncio.create_task(arrive(rota, order, "a"))
            staying = asyncio.create_task(arrive(rota, order, "b"))
            await asyncio.sleep(0)
            leaving.cancel()
            await asyncio.sleep(0)
        await staying
        async with rota.place("last"):
            order.append("last")
        return order

    assert asyncio.run(scene()) == ["b", "last"]


def test_whoever_gives_up_as_a_place_comes_passes_it_on():
    async def scene():
        rota, order = Rota(1), []
        async with rota.place("first"):
            leaving = asyncio.create_task(arrive(rota, order, "a"))
            staying = asyncio.create_task(arrive(rota, order, "b"))
            await asyncio.sleep(0)
        leaving.cancel()  # the place is already theirs
        await staying
        return order

    assert asyncio.run(scene()) == ["b"]
