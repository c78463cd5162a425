"""How the game stands, in a few sentences: one line per player, who is near to victory, and what changed."""

from __future__ import annotations

from typing import TYPE_CHECKING

from impera.rules.majority import TEAM_SIDES
from impera.text.events import happened_to, tell

if TYPE_CHECKING:
    from collections.abc import Iterable

    from impera.text.speaker import Speaker
    from impera.views import Event, View
    from impera.views.view import DomainView, SeatView

# So many cards of a Domain come easily in one turn: one in step 1 and one by an effect.
NEAR = 2


def partner(view: View) -> int | None:
    """The listener's partner in the team game (R-TEAM-01)."""
    return (view.seat + TEAM_SIDES) % len(view.seats) if view.options.teams and view.seat is not None else None


def standing(speaker: Speaker, view: View) -> list[str]:
    """One line per player, beginning with the listener, and who is near to victory."""
    start = view.seat or 0
    seats = [view.seats[(start + step) % len(view.seats)] for step in range(len(view.seats))]
    return [_player(speaker, seat) for seat in seats] + near_victory(speaker, view)


def near_victory(speaker: Speaker, view: View) -> list[str]:
    """Which players need only a few cards more for hegemony, and in which Domain."""
    return [
        speaker.say(
            "near-victory",
            who=speaker.who(seat.seat),
            name=speaker.names[seat.seat],
            domain=speaker.domain(domain.domain),
            number=domain.to_hegemony,
        )
        for seat in view.seats
        for domain in seat.domains
        if domain.count and domain.to_hegemony <= NEAR
    ]


def changes(speaker: Speaker, before: View, now: View, events: Iterable[Event]) -> list[str]:
    """What is different from an earlier view: what was done to the listener, whose counts changed, who is near."""
    lines = [tell(speaker, event) for event in events if now.seat is not None and happened_to(event, now.seat)]
    for old, new in zip(before.seats, now.seats, strict=True):
        changed = [
            speaker.say("changes-count", domain=speaker.domain(b.domain), before=a.count, now=b.count)
            for a, b in zip(old.domains, new.domains, strict=True)
            if a.count != b.count
        ]
        if changed:
            lines.append(speaker.say("changes-player", name=speaker.player(new.seat), changes=speaker.row(changed)))
    if before.last_round is None and now.last_round is not None:
        lines.append(speaker.say("table-last-round"))
    return (lines or [speaker.say("changes-none")]) + near_victory(speaker, now)


def _player(speaker: Speaker, seat: SeatView) -> str:
    shown = [_count(speaker, domain) for domain in seat.domains if domain.count or domain.democracy or domain.embargo]
    return speaker.say(
        "standing-player",
        who=speaker.who(seat.seat),
        name=speaker.names[seat.seat],
        shown=len(shown),
        domains=speaker.row(shown),
        hand=seat.hand,
    )


def _count(speaker: Speaker, domain: DomainView) -> str:
    values = {"domain": speaker.domain(domain.domain), "number": domain.count, "wins": domain.hegemony}
    markers = {"democracy": domain.democracy, "embargo": len(domain.embargo)}
    return speaker.say("standing-domain", level=domain.level, **values, **markers)
