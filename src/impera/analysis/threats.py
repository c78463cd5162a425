"""Threats as data: who could win by hegemony on the next turn, with what, and how likely that is.

Everything follows from one view: public facts, and what its seat knows. The rules try what a seat could do
(`impera.bots.winning`), as if its turn began now. No hegemony that is possible on the next turn is missed; one that is
called certain can be reached with cards the viewer knows of.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec

from impera.analysis.odds import chance_to_have
from impera.bots.compiled.gain import could_win, missing_cards
from impera.bots.winning import at_turn, fewest_unseen
from impera.notation.cards import DOMAIN_NAMES, EFFECT_NAMES
from impera.rules.cards import DOMAINS
from impera.rules.decisions import CLAIM, KEEP, NOTHING
from impera.rules.last_round import is_over_before
from impera.rules.majority import side_of
from impera.rules.state import NOBODY
from impera.views import decode

if TYPE_CHECKING:
    from collections.abc import Iterator

    from impera.bots.winning import Way
    from impera.rules.observe import Hidden
    from impera.rules.state import State
    from impera.views import View


class Step(msgspec.Struct, frozen=True, kw_only=True):
    """An effect that is used on the way, and whose it is if it is copied."""

    effect: str
    copied_from: int | None = None


class Threat(msgspec.Struct, frozen=True, kw_only=True):
    """A hegemony that a seat could reach on its next turn, or on the current one."""

    seat: int
    domain: str
    missing: int
    """How many cards of the Domain are still to be played."""
    certain: bool
    """Whether cards that the viewer knows of are enough."""
    chance: float | None
    """The chance that the hand has the cards of the Domain for it; None if it takes several other cards, or luck."""
    unseen: int
    """How many of those cards the viewer has not seen, on the way that needs the fewest."""
    steps: tuple[Step, ...]
    """The effects that this way uses, in order; none if step 1 is enough."""


class Threats(msgspec.Struct, frozen=True, kw_only=True):
    """All threats that a viewer can see."""

    rivals: tuple[Threat, ...]
    """Those of seats that do not win together with the viewer, the most likely first."""
    own: tuple[Threat, ...]
    """The viewer's certain wins, on this turn or the next; empty for a spectator."""

    def to_json(self) -> dict[str, Any]:
        """The threats as JSON-able data."""
        data: dict[str, Any] = msgspec.to_builtins(self)
        return data


def threats(view: View) -> Threats:
    """Who could win by hegemony on the next turn, as one viewer sees it.

    >>> import impera
    >>> impera.analysis.threats(impera.Game.new(seed=7).view(0)).rivals
    ()
    """
    return threats_in(*decode(view))


def threats_in(seen: State, hidden: Hidden) -> Threats:
    """The same for an observed state."""
    viewer = hidden.viewer
    rivals: list[Threat] = []
    own: list[Threat] = []
    for seat in _seats_to_come(seen):
        if seat == viewer:
            own += [threat for threat in threats_of(seen, hidden, seat) if threat.certain]
        elif viewer == NOBODY or side_of(seen, seat) != side_of(seen, viewer):
            rivals += threats_of(seen, hidden, seat)
    rivals.sort(key=lambda threat: (not threat.certain, -(threat.chance or 0), threat.missing))
    return Threats(rivals=tuple(rivals), own=tuple(own))


def threats_of(seen: State, hidden: Hidden, seat: int) -> Iterator[Threat]:
    """The hegemonies that one seat could reach."""
    for domain in range(DOMAINS):
        threat = threat_of(seen, hidden, seat, domain)
        if threat is not None:
            yield threat


def threat_of(seen: State, hidden: Hidden, seat: int, domain: int) -> Threat | None:
    """The hegemony that one seat could reach in one Domain; None if it cannot."""
    s = at_turn(seen, hidden, seat)
    if not could_win(s, hidden, domain):
        return None
    way = fewest_unseen(s, hidden, domain)
    return Threat(
        seat=seat,
        domain=DOMAIN_NAMES[domain],
        missing=max(0, missing_cards(s, domain)),
        certain=way is not None and way.unseen == 0,
        chance=None if way is None else chance_to_have(way.unseen, domain, hidden, seat),
        unseen=0 if way is None else way.unseen,
        steps=() if way is None else _steps(way),
    )


def _steps(way: Way) -> tuple[Step, ...]:
    return tuple(
        Step(effect=EFFECT_NAMES[effect], copied_from=None if source == NOBODY else source)
        for effect, source in way.effects
    )


def _seats_to_come(s: State) -> Iterator[int]:
    """The active seat, and then the others in order that still have a turn."""
    if s.ask in (KEEP, CLAIM, NOTHING):
        return
    yield s.seat
    for distance in range(1, s.players):
        seat = (s.seat + distance) % s.players
        if is_over_before(s, seat) or s.turn + distance > s.max_turns:
            return
        yield seat
