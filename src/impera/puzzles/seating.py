"""A position with its seats renumbered, so that the one who decides is seat 0. Nothing in the rules depends on it."""

from __future__ import annotations

from typing import Any


def renumbered(data: dict[str, Any]) -> dict[str, Any]:
    """The same position (N-06) seen from the seat that decides; of the ledger only what that seat knows is kept."""
    players: int = data["players"]
    seat: int = data["seat"]

    def new(old: int) -> int:
        return (old - seat) % players

    turned = {**data, "seat": 0, "first": new(data["first"])}
    turned["seats"] = [data["seats"][(seat + place) % players] for place in range(players)]
    if data["coin"] is not None:
        turned["coin"] = {**data["coin"], "by": new(data["coin"]["by"]), "seat": new(data["coin"]["seat"])}
    if data.get("emptied_by") is not None:
        turned["emptied_by"] = new(data["emptied_by"])
    if "turn" in data and data["turn"]["copied"] is not None:
        copied = data["turn"]["copied"]
        turned["turn"] = {**data["turn"], "copied": {**copied, "seat": new(copied["seat"])}}
    known = data.get("known", {}).get(str(seat), {})
    turned["known"] = {"0": {str(new(int(owner))): cards for owner, cards in known.items()}}
    return turned
