"""How the game stands, in a few sentences: one line per player, who is near to victory, and what changed."""

from __future__ import annotations

from typing import TYPE_CHECKING

from impera.notation.options import TEAMS
from impera.text.events import happened_to, tell

if TYPE_CHECKING:
    from collections.abc import Sequence

    from impera.text.speaker import Speaker
    from impera.views import Event, View
    from impera.views.view import DomainView, SeatView

# This many cards of a Domain come easily in one turn: one in step 1 and one by an effect.
_NEAR = 2


def is_near(domain: DomainView) -> bool:
    """Whether a player needs only a few more cards for hegemony in a Domain."""
    return domain.count > 0 and domain.to_hegemony <= _NEAR


def is_shown(domain: DomainView) -> bool:
    """Whether a Domain has anything to show: cards or markers."""
    return domain.count > 0 or domain.democracy > 0 or len(domain.embargo) > 0


def around(view: View) -> list[SeatView]:
    """The players in the order of their turns, beginning with the listener."""
    start = view.seat or 0
    return [*view.seats[start:], *view.seats[:start]]


def partner(view: View) -> int | None:
    """The listener's partner in the team game (R-TEAM-01)."""
    if view.seat is None or not view.options.teams:
        return None
    return next(seat for team in TEAMS for seat in team if view.seat in team and seat != view.seat)


def standing(speaker: Speaker, view: View) -> list[str]:
    """One line per player, beginning with the listener, then the last round, and who is near to victory."""
    players = [_player(speaker, view, seat) for seat in around(view)]
    return [*players, *last_round(speaker, view), *near_victory(speaker, view)]


def last_round(speaker: Speaker, view: View) -> list[str]:
    """That this is the last round, and who has a turn after this one, in order; nothing before it or after the game."""
    if view.last_round is None or view.outcome is not None:
        return []
    names = speaker.row([speaker.player(seat) for seat in view.last_turns])
    return [speaker.say("table-last-round", number=len(view.last_turns), names=names)]


def near_victory(speaker: Speaker, view: View) -> list[str]:
    """Which players need only a few more cards for hegemony, and in which Domain."""
    return [
        speaker.say(
            "near-victory",
            who=speaker.who(seat.seat),
            name=speaker.name(seat.seat),
            domain=speaker.domain(domain.domain),
            number=domain.to_hegemony,
        )
        for seat in view.seats
        for domain in seat.domains
        if is_near(domain)
    ]


def changes(speaker: Speaker, before: View, now: View, events: Sequence[Event]) -> list[str]:
    """What is different from an earlier view: what was done to the listener, whose counts changed, who is near."""
    done = [tell(speaker, event) for event in events if now.seat is not None and happened_to(event, now.seat)]
    lines = [*done, *counts_changed(speaker, before, now)]
    if before.last_round is None:
        lines += last_round(speaker, now)
    if not lines:
        lines.append(speaker.say("changes-none"))
    return [*lines, *near_victory(speaker, now)]


def counts_changed(speaker: Speaker, before: View, now: View) -> list[str]:
    """Whose play areas have changed since an earlier view, and how: one sentence for each of these players."""
    lines = []
    for old, seat in zip(before.seats, now.seats, strict=True):
        changed = [
            speaker.say("changes-count", domain=speaker.domain(domain.domain), before=was.count, now=domain.count)
            for was, domain in zip(old.domains, seat.domains, strict=True)
            if was.count != domain.count
        ]
        if changed:
            lines.append(speaker.say("changes-player", name=speaker.player(seat.seat), changes=speaker.row(changed)))
    return lines


def _player(speaker: Speaker, view: View, seat: SeatView) -> str:
    name = speaker.player(seat.seat)
    shown = [_count(speaker, domain) for domain in seat.domains if is_shown(domain)]
    return speaker.say(
        "standing-player",
        who=speaker.who(seat.seat),
        name=speaker.say("standing-first", name=name) if seat.seat == view.first else name,
        shown=len(shown),
        domains=speaker.row(shown),
        hand=seat.hand,
    )


def _count(speaker: Speaker, domain: DomainView) -> str:
    return speaker.say(
        "standing-domain",
        level=domain.level,
        domain=speaker.domain(domain.domain),
        number=domain.count,
        wins=domain.hegemony,
        democracy=domain.democracy,
        embargo=len(domain.embargo),
    )
