"""The end of a game in words: who won, why, and the points by Domain."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Sequence

    from impera.notation.outcome import Outcome
    from impera.text.speaker import Speaker, Values
    from impera.views import View


class Ending(NamedTuple):
    """What is said of the end of a game.

    After a hegemony there are no lines about points; `tie` is empty unless points were equal.
    """

    reason: str
    winners: str
    points: list[str]
    tie: str


def ending(speaker: Speaker, view: View) -> Ending | None:
    """Why a finished game ended and who won; after a scoring, also who led which Domain."""
    outcome = view.outcome
    if outcome is None:
        return None
    is_scored = outcome.domain is None
    return Ending(
        reason=speaker.say(f"outcome-{outcome.reason}"),
        winners=_winners(speaker, view, outcome),
        points=_points(speaker, view, outcome) if is_scored else [],
        tie=_tie(speaker, view, outcome) if is_scored else "",
    )


def ending_in_words(speaker: Speaker, view: View) -> list[str]:
    """The end of a game line by line; none of a game in progress."""
    end = ending(speaker, view)
    if end is None:
        return []
    lines = [end.reason, end.winners, *end.points]
    return [*lines, end.tie] if end.tie else lines


def _winners(speaker: Speaker, view: View, outcome: Outcome) -> str:
    number = len(outcome.winners)
    values: Values = {
        "who": ("you" if number == 1 else "you-too") if view.seat in outcome.winners else "other",
        "names": speaker.players(outcome.winners),
        "number": number,
    }
    if outcome.domain is None:
        return speaker.say("winners-by-points", points=outcome.points[outcome.winners[0]], **values)
    held = next(
        domain
        for seat in outcome.winners
        for domain in view.seats[seat].domains
        if domain.domain == outcome.domain and domain.to_hegemony == 0
    )
    return speaker.say("winners-by-hegemony", domain=speaker.domain(held.domain), count=held.count, **values)


def _points(speaker: Speaker, view: View, outcome: Outcome) -> list[str]:
    lines = [speaker.say("points-heading")]
    for index, domain in enumerate(view.seats[0].domains):
        scoring = [seat.seat for seat in view.seats if seat.domains[index].scores]
        told = speaker.say(
            "points-domain",
            domain=speaker.domain(domain.domain),
            counts=_row(speaker, [seat.domains[index].count for seat in view.seats]),
            number=len(scoring),
            names=speaker.players(scoring),
        )
        lines.append(f"  {told}")
    total = speaker.say("points-total", points=_row(speaker, outcome.points))
    return [*lines, f"  {total}"]


def _row(speaker: Speaker, numbers: Sequence[int]) -> str:
    """A number of each player."""
    return speaker.row(
        [speaker.say("points-count", name=speaker.player(seat), number=number) for seat, number in enumerate(numbers)]
    )


def _tie(speaker: Speaker, view: View, outcome: Outcome) -> str:
    """What to say when points alone did not decide."""
    best = [points for points in outcome.points if points == max(outcome.points)]
    if len(best) > len(outcome.winners):
        return speaker.say("points-tie-broken")
    if view.winning_sides > 1:
        return speaker.say("points-tie-shared")
    return ""
