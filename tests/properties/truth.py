"""All there is to know of a game, as bytes to compare; and what a viewer may see of it, by the rulebook alone."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec

from impera.views.events import Revealed

if TYPE_CHECKING:
    from impera import Game

AGES = "123"


def viewers(game: Game) -> tuple[int | None, ...]:
    """All seats, and a spectator."""
    return (*range(game.options.players), None)


def told_to(game: Game, viewer: int | None, since: int = 0) -> bytes:
    """The bytes that reach a viewer: the view, with its legal decisions, and the events."""
    return msgspec.json.encode([game.view(viewer), game.events(viewer, since)])


def everything(game: Game) -> tuple[Any, ...]:
    """The whole truth of a game, what every viewer is told of it, and its record."""
    return (game.position(), [told_to(game, viewer) for viewer in viewers(game)], game.record().text())


def by_age(cards: list[str]) -> list[int]:
    """How many cards show each Age on their backs (R-INFO-02)."""
    return [sum(card[1] == age for card in cards) for age in AGES]


def forgotten(position: dict[str, Any]) -> dict[str, Any]:
    """A position without memories of the past: only what lies on the table and in hands."""
    now = {key: value for key, value in position.items() if key != "known"}
    for part, memories in (("turn", ("merged",)), ("draft", ("passed", "kept_age"))):
        if part in now:
            now[part] = {key: value for key, value in now[part].items() if key not in memories}
    return now


def may_see(game: Game, viewer: int | None) -> Any:
    """What lies before a viewer's eyes now, cut out of the whole truth by R-INFO-01, R-INFO-02 and N-05.

    This is the test's own reading of the rulebook: the library builds its views up and never cuts them down.
    """
    sight = forgotten(game.position())
    sight["deck"] = [card[1] for card in sight["deck"]]
    for seat, before in enumerate(sight["seats"]):
        if seat != viewer:
            before["hand"] = by_age(before["hand"])
    draft = sight.get("draft", {})
    for seat, packet in enumerate(draft.get("packets", [])):
        if seat != viewer:
            draft["packets"][seat] = by_age(packet)
    if draft.get("ask") == "claim":  # everyone saw whose last card is which
        sight["revealed"] = [event for event in game.events("everything") if isinstance(event, Revealed)]
    return sight
