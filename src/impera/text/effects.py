"""The sixteen effects for a player: what each does, whether it is available, and why not."""

from __future__ import annotations

from typing import TYPE_CHECKING

from impera.notation.cards import DOMAIN_NAMES

if TYPE_CHECKING:
    from impera.text.speaker import Speaker
    from impera.views import View
    from impera.views.view import EffectView

INDENT = "  "

# Reasons that are only about the moment.
_MOMENTS = ("not-your-turn", "play-first", "resolve-first")


def effects(speaker: Speaker, view: View) -> list[str]:
    """All effects, under their Domains: first what can be done now or why not, then what the effect does."""
    lines = []
    own = view.seats[view.seat or 0].domains
    for name, domain in zip(DOMAIN_NAMES, own, strict=True):
        lines.append(speaker.say("effects-domain", domain=speaker.domain(name), number=domain.count))
        for effect in view.effects:
            if effect.domain == name:
                lines.append(INDENT + _head(speaker, effect))
                lines.append(2 * INDENT + availability(speaker, view, effect))
    return lines


def availability(speaker: Speaker, view: View, effect: EffectView) -> str:
    """Whether an effect is available to the listener, or why not, and from whom it can be copied."""
    if effect.available:
        sentence = speaker.say("effect-available")
    else:
        sentence = speaker.say("effect-not-available", why=why_not(speaker, view, effect))
    if not effect.copy_from:
        return sentence
    return f"{sentence} {speaker.say('effect-to-copy', names=speaker.players(effect.copy_from))}"


def why_not(speaker: Speaker, view: View, effect: EffectView) -> str:
    """Why an effect is not available, as part of a sentence: "it needs 3 Military, you have 2".

    What the listener lacks is told also at a moment when no effect could be used anyway.
    """
    lacks_cards = effect.why in _MOMENTS and effect.has < (effect.needs or 0)
    cards = 2 if effect.kind == "level-2" else 1
    asked = view.question
    resolved = None if asked is None else asked.effect
    return speaker.say(
        f"why-{'too-few-of-domain' if lacks_cards else effect.why}",
        effect=speaker.effect(effect.effect),
        domain=speaker.domain(effect.domain),
        needs=effect.needs or 0,
        has=effect.has,
        cards=cards,
        kind=effect.kind,
        hand=len(view.hand),
        area=view.seats[view.seat or 0].area,
        pile=len(view.discard),
        resolved="" if resolved is None else speaker.effect(resolved),
        now="draft" if resolved is None else "effect",
    )


def _head(speaker: Speaker, effect: EffectView) -> str:
    return speaker.say(
        "effects-effect",
        effect=speaker.effect(effect.effect),
        kind=effect.kind,
        needs=effect.needs or 0,
        does=speaker.say(f"effect-{effect.effect}.does"),
    )
