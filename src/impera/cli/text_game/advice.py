"""Hints and threats on the screen: the words for what `impera.analysis` finds."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec

import impera
from impera.cli.output.screen import show
from impera.text.decisions import name_of

if TYPE_CHECKING:
    from impera.analysis import Threat
    from impera.analysis.hints import Advice
    from impera.analysis.reasons import AnyReason
    from impera.text.speaker import Speaker
    from impera.views import View

# How many decisions a hint lists, and the least chance of a threat that is announced unasked.
_TOLD = 3
_WORTH_TELLING = 0.05


def announce_compiling(speaker: Speaker) -> None:
    """Say that the search must be compiled first, if it must."""
    if not impera.analysis.is_ready():
        show(speaker.say("hint-compiling"))


def advise(speaker: Speaker, view: View) -> None:
    """The best decision, its chance and its reason, and the next ones."""
    announce_compiling(speaker)
    found = impera.analysis.hint(view)
    best, *others = found.advice[:_TOLD]
    show(_line(speaker, view, best, "hint-best"), because(speaker, found.reason))
    show(*(_line(speaker, view, other, "hint-other") for other in others))


def warn(speaker: Speaker, view: View) -> None:
    """Every threat, and what the listener can win with."""
    found = impera.analysis.threats(view)
    lines = [_threat(speaker, view, each) for each in (*found.own, *found.rivals)]
    show(*lines)
    if not found.rivals:
        show(speaker.say("threats-none"))


def warnings(speaker: Speaker, view: View) -> list[str]:
    """The threats worth telling without being asked, and what the listener can win with."""
    found = impera.analysis.threats(view)
    likely = [each for each in found.rivals if each.certain or (each.chance or 0.0) >= _WORTH_TELLING]
    return [_threat(speaker, view, each) for each in (*found.own, *likely)]


def because(speaker: Speaker, reason: AnyReason) -> str:
    """A reason as a sentence."""
    values: dict[str, Any] = {}
    for name, value in msgspec.structs.asdict(reason).items():
        match name, value:
            case ("domain", str()):
                values[name] = speaker.domain(value)
            case ("effect", str()):
                values[name] = speaker.effect(value)
            case ("card", str()):
                values[name] = speaker.card(value)
            case ("seat", int()):
                values["name"] = speaker.names[value]
            case _:
                values[name] = "none" if value is None else str(value) if isinstance(value, bool) else value
    return speaker.say(f"reason-{reason.__struct_config__.tag}", **values)


def _line(speaker: Speaker, view: View, advice: Advice, key: str) -> str:
    chance = "none" if advice.chance is None else round(100 * advice.chance)
    return speaker.say(key, decision=name_of(speaker, view, advice.decision), chance=chance)


def _threat(speaker: Speaker, view: View, threat: Threat) -> str:
    steps = [
        speaker.say(
            "threat-step",
            effect=speaker.effect(step.effect),
            copied="no" if step.copied_from is None else "yes",
            name="" if step.copied_from is None else speaker.player(step.copied_from),
        )
        for step in threat.steps
    ]
    return speaker.say(
        "threat",
        sure="certain" if threat.certain else "unlikely" if threat.chance is None else "possible",
        who=speaker.who(threat.seat),
        name=speaker.names[threat.seat],
        domain=speaker.domain(threat.domain),
        missing=threat.missing,
        chance=round(100 * (threat.chance or 0.0)),
        number=len(steps),
        steps=speaker.list(steps),
        turn="this" if view.active == threat.seat else "next",
    )
