"""The sixteen effects for a player: what each does, whether it is available, and why not."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from impera.text.speaker import Speaker
    from impera.views import View
    from impera.views.view import EffectView

# Reasons that are only about the moment or the turn.
_PASSING = ("not-your-turn", "play-first", "resolve-first", "spent")


def effects_in_words(speaker: Speaker, view: View) -> list[str]:
    """All effects, under their Domains: first what each does, then whether it can be used now or why not."""
    lines: list[str] = []
    for domain in view.seats[view.seat or 0].domains:
        lines.append(speaker.say("effects-domain", domain=speaker.domain(domain.domain), number=domain.count))
        for effect in view.effects:
            if effect.domain == domain.domain:
                lines.append(f"  {_head(speaker, effect)}")
                lines.append(f"    {availability(speaker, view, effect)}")
    return lines


def availability(speaker: Speaker, view: View, effect: EffectView) -> str:
    """Whether an effect is available to the listener, or why not, and from whom it can be copied."""
    sentences = [
        speaker.say("effect-available")
        if effect.available
        else speaker.say("effect-not-available", why=why_not(speaker, view, effect))
    ]
    if effect.copy_from:
        sentences.append(speaker.say("effect-to-copy", names=speaker.players(effect.copy_from)))
    return " ".join(sentences)


def why_not(speaker: Speaker, view: View, effect: EffectView) -> str:
    """Why an effect is not available, as part of a sentence: "it needs 3 Military, you have 2".

    This says what the listener lacks even when no effect could be used anyway.
    """
    resolved = None if view.question is None else view.question.effect
    return speaker.say(
        f"why-{'too-few-of-domain' if lacks_cards(effect) else effect.why}",
        effect=speaker.effect(effect.effect),
        domain=speaker.domain(effect.domain),
        needs=effect.needs or 0,
        has=effect.has,
        cards=effect.cards,
        kind=effect.kind,
        spent=spent_by(view, effect),
        owned="yes" if view.options.copy_owned else "no",
        hand=len(view.hand),
        area=view.seats[view.seat or 0].area,
        pile=len(view.discard),
        resolved="" if resolved is None else speaker.effect(resolved),
        now="draft" if resolved is None else "effect",
    )


def lacks_cards(effect: EffectView) -> bool:
    """Whether an effect waits for cards of its Domain, whatever else it waits for; one that was used does not."""
    return not effect.used and (effect.why == "too-few-of-domain" or (effect.why in _PASSING and effect.to_open > 0))


def spent_by(view: View, effect: EffectView) -> str:
    """How an effect was used up: it was itself used or copied, or the other level of its Domain was."""
    if effect.used:
        return "used"
    if view.copied is not None and view.copied.effect == effect.effect:
        return "copied"
    is_level_used = any(each.used and each.domain == effect.domain and each.kind != "discard" for each in view.effects)
    return "level-used" if is_level_used else "level-copied"


def _head(speaker: Speaker, effect: EffectView) -> str:
    return speaker.say(
        "effects-effect",
        effect=speaker.effect(effect.effect),
        kind=effect.kind,
        needs=effect.needs or 0,
        does=speaker.say(f"effect-{effect.effect}.does"),
    )
