"""Hints and threats in words."""

from __future__ import annotations

from math import floor
from typing import TYPE_CHECKING, Any, NamedTuple

from impera.text.decisions import name_of
from impera.text.shapes import fields_of, kind_of

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from impera.analysis.reasons import AnyReason
    from impera.analysis.shapes import Advice, Step, Threat, Threats
    from impera.text.speaker import Speaker, Values
    from impera.views import View

    Fill = Callable[[Speaker, Any], Values]

# How many decisions a hint lists.
_TOLD = 3
# The least chance of a threat that is announced unasked.
_WORTH_TELLING = 0.05


class Hinted(NamedTuple):
    """A decision, and what is said about it."""

    decision: str
    words: str


def hinted(speaker: Speaker, view: View, advice: Sequence[Advice]) -> list[Hinted]:
    """The best decisions of a hint, what they are called, and how good they are."""
    return [
        Hinted(decision=each.decision, words=_line(speaker, view, each, "hint-other" if number else "hint-best"))
        for number, each in enumerate(advice[:_TOLD])
    ]


def undecided(speaker: Speaker, advice: Sequence[Advice], alike: int) -> list[str]:
    """That the first decisions of a hint hardly differ, if they do; `alike` is how many."""
    if alike < 2:  # noqa: PLR2004 - one decision differs from all others
        return []
    shown = min(_TOLD, len(advice))
    return [speaker.say("hint-alike", which="all" if alike >= shown else "some", number=alike)]


def because(speaker: Speaker, reason: AnyReason) -> str:
    """Why the first decision of a hint is good."""
    values: Values = {}
    for field, value in fields_of(reason):
        if value is None:
            values |= {field: "none"}
        elif field in FILL:
            values |= FILL[field](speaker, value)
        else:
            values |= {field: value}
    return speaker.say(f"reason-{kind_of(reason)}", **values)


def threatened(speaker: Speaker, view: View, threats: Threats) -> list[str]:
    """Every threat, beginning with what the listener can win with."""
    lines = [threat_in_words(speaker, view, threat) for threat in [*threats.own, *threats.rivals]]
    if not threats.rivals:
        lines.append(speaker.say("threats-none"))
    return lines


def is_worth_telling(threat: Threat) -> bool:
    """Whether a threat is announced without being asked for."""
    return threat.certain or (threat.chance or 0) >= _WORTH_TELLING


def threat_in_words(speaker: Speaker, view: View, threat: Threat) -> str:
    """Who could win on the next turn, with what, by which effects and how likely."""
    return speaker.say(
        "threat",
        sure="certain" if threat.certain else "unlikely" if threat.chance is None else "possible",
        who=speaker.who(threat.seat),
        name=speaker.name(threat.seat),
        domain=speaker.domain(threat.domain),
        missing=threat.missing,
        chance=_percent(threat.chance or 0),
        number=len(threat.steps),
        steps=speaker.list([_step(speaker, step) for step in threat.steps]),
        turn="this" if view.active == threat.seat else "next",
    )


def _step(speaker: Speaker, step: Step) -> str:
    source = step.copied_from
    return speaker.say(
        "threat-step",
        effect=speaker.effect(step.effect),
        copied="no" if source is None else speaker.who(source),
        name="" if source is None else speaker.name(source),
    )


def _line(speaker: Speaker, view: View, advice: Advice, key: str) -> str:
    return speaker.say(
        key,
        decision=name_of(speaker, view, advice.decision),
        chance="none" if advice.chance is None else _percent(advice.chance),
    )


def _percent(chance: float) -> int:
    return floor(100 * chance + 0.5)


# How a part of a reason is written in its message. A part without a row is written as it is.
FILL: dict[str, Fill] = {
    "seat": lambda speaker, seat: {"name": speaker.name(seat)},
    "domain": lambda speaker, domain: {"domain": speaker.domain(domain)},
    "effect": lambda speaker, effect: {"effect": speaker.effect(effect)},
    "card": lambda speaker, card: {"card": speaker.card(card)},
    "is_largest": lambda _, is_largest: {"is_largest": "True" if is_largest else "False"},
}
