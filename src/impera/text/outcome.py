"""The end of a game in words: who won, why, and the points by Domain."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from impera.notation.outcome import Outcome
    from impera.text.speaker import Speaker
    from impera.views import View


PARTNERS = 2


def ending(speaker: Speaker, view: View) -> list[str]:
    """Why a finished game ended and who won; after a scoring also who led which Domain."""
    outcome = view.outcome
    if outcome is None:
        return []
    lines = [speaker.say(f"outcome-{outcome.reason}"), _winners(speaker, view, outcome)]
    if outcome.domain is None:
        lines += _points(speaker, view, outcome)
    return lines


def _winners(speaker: Speaker, view: View, outcome: Outcome) -> str:
    is_own = view.seat in outcome.winners
    values = {
        "who": "other" if not is_own else "you" if len(outcome.winners) == 1 else "you-too",
        "names": speaker.players(outcome.winners),
        "number": len(outcome.winners),
    }
    if outcome.domain is None:
        return speaker.say("winners-by-points", points=outcome.points[outcome.winners[0]], **values)
    holder = next(
        seat
        for seat in outcome.winners
        for domain in view.seats[seat].domains
        if domain.domain == outcome.domain and not domain.to_hegemony
    )
    count = next(each.count for each in view.seats[holder].domains if each.domain == outcome.domain)
    return speaker.say("winners-by-hegemony", domain=speaker.domain(outcome.domain), count=count, **values)


def _points(speaker: Speaker, view: View, outcome: Outcome) -> list[str]:
    lines = [speaker.say("points-heading")]
    for index, domain in enumerate(view.seats[0].domains):
        counts = [
            speaker.say("points-count", name=speaker.player(seat.seat), number=seat.domains[index].count)
            for seat in view.seats
        ]
        scoring = [seat.seat for seat in view.seats if seat.domains[index].scores]
        values = {"domain": speaker.domain(domain.domain), "counts": speaker.row(counts), "number": len(scoring)}
        lines.append("  " + speaker.say("points-domain", names=speaker.players(scoring), **values))
    totals = [
        speaker.say("points-count", name=speaker.player(seat), number=points)
        for seat, points in enumerate(outcome.points)
    ]
    lines.append("  " + speaker.say("points-total", points=speaker.row(totals)))
    best = max(outcome.points)
    if outcome.points.count(best) > len(outcome.winners):
        lines.append(speaker.say("points-tie-broken"))
    elif len(outcome.winners) > (PARTNERS if view.options.teams else 1):
        lines.append(speaker.say("points-tie-shared"))
    return lines
