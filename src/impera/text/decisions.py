"""Decisions in plain words: what one is called, and what it will do."""

from __future__ import annotations

from typing import TYPE_CHECKING

from impera.text.cards import domain_of

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from impera.text.speaker import Speaker, Values
    from impera.views import View
    from impera.views.view import DomainView

    Fill = Callable[[Speaker, View, list[str]], Values]


def name_of(speaker: Speaker, view: View, decision: str) -> str:
    """What a legal decision is called, in a few words: `Play Military I`."""
    words = decision.split()
    return speaker.say(f"decision-{_kind(view, words)}", **_values(speaker, view, words))


def explain(speaker: Speaker, view: View, decision: str, final: Sequence[str]) -> str:
    """A legal decision as sentences: what it is called, what it does, and whether it is one of the final ones."""
    name = speaker.say("sentence", words=name_of(speaker, view, decision))
    more = consequence(speaker, view, decision, final)
    return f"{name} {more}" if more else name


def consequence(speaker: Speaker, view: View, decision: str, final: Sequence[str]) -> str:
    """What a legal decision does, and that it cannot be undone if it is one of the final ones; empty if neither."""
    words = decision.split()
    sentences: list[str] = []
    if words[0] in ("use", "copy"):
        sentences.append(speaker.say(f"effect-{words[1]}.does"))
    if words[0] in ("play", "choose"):
        sentences.append(speaker.say(f"decision-{_kind(view, words)}.then", **_values(speaker, view, words)))
    if decision == "use breakthrough" and view.deck.size == 0:
        sentences.append(speaker.say("draws-nothing"))
    if decision in final:
        sentences.append(speaker.say("decision-final"))
    return " ".join(sentences)


def cards_to_draw(view: View) -> int:
    """How many cards the active player would draw if the turn ended now (R-TURN-06)."""
    hand = 0 if view.question is None else view.seats[view.question.seat].hand
    return max(0, min(view.hand_size - hand, view.deck.size))


def has_won(view: View) -> bool:
    """Whether the active player would win by hegemony if the turn ended now (R-HEG-01)."""
    return view.question is not None and any(
        domain.to_hegemony == 0 for domain in view.seats[view.question.seat].domains
    )


def domain_view(view: View, seat: int, name: str) -> DomainView:
    """One Domain of one player."""
    return next(domain for domain in view.seats[seat].domains if domain.domain == name)


def _kind(view: View, words: list[str]) -> str:
    """The row of a decision: its verb or, where that does not say enough, what was asked."""
    asked = view.question
    return words[0] if words[0] in FILL or asked is None else asked.ask


def _values(speaker: Speaker, view: View, words: list[str]) -> Values:
    return FILL[_kind(view, words)](speaker, view, words[1:])


def _card(speaker: Speaker, view: View, parts: list[str]) -> Values:
    """A card that goes somewhere, perhaps to another player, and who decides that."""
    asked = view.question
    other = None if asked is None else asked.target
    return {
        "card": speaker.card(parts[0]),
        "who": "you" if asked is None else speaker.who(asked.seat),
        "name": "" if other is None else speaker.name(other),
    }


def _play(speaker: Speaker, view: View, parts: list[str]) -> Values:
    """A card that is played, the count it raises, and what that reaches."""
    domain = domain_view(view, view.seat or 0, domain_of(parts[0]))
    count = domain.count + 1
    needs = _next_needs(view, domain.domain, count)
    return {
        "card": speaker.card(parts[0]),
        "domain": speaker.domain(domain.domain),
        "count": count,
        "wins": domain.hegemony,
        "reaches": _reached(domain, count, needs),
        "more": needs - count,
        "effect": _effect_at(speaker, view, domain.domain, needs),
    }


def _reached(domain: DomainView, count: int, needs: int) -> str:
    """What one more card in a Domain reaches: victory, an effect, or a count on the way to the next effect."""
    if domain.to_hegemony == 1:
        return "hegemony"
    if needs == 0:
        return "nothing"
    return "effect" if needs == count else "way"


def _next_needs(view: View, domain: str, count: int) -> int:
    """How many cards the next effect of a Domain needs, from this count on; 0 if there is none."""
    needs = [effect.needs or 0 for effect in view.effects if effect.domain == domain]
    later = [each for each in needs if each >= count]
    return 0 if len(later) == 0 else min(later)


def _effect_at(speaker: Speaker, view: View, domain: str, needs: int) -> str:
    """The name of the effect of a Domain that needs so many cards; empty if there is none."""
    names = [effect.effect for effect in view.effects if effect.domain == domain and effect.needs == needs]
    return "" if len(names) == 0 else speaker.effect(names[0])


def opens(speaker: Speaker, view: View, decision: str) -> str:
    """What a card that may be played opens, in a few words: `opens Embargo`; empty for other decisions."""
    words = decision.split()
    return "" if words[0] != "play" else speaker.say("decision-play.opens", **_values(speaker, view, words))


def _place(speaker: Speaker, view: View, parts: list[str]) -> Values:
    seat = int(parts[0])
    domain = domain_view(view, seat, parts[1])
    return {
        "who": speaker.who(seat),
        "name": speaker.name(seat),
        "domain": speaker.domain(domain.domain),
        "count": domain.count,
        "wins": domain.hegemony,
    }


def _hand(speaker: Speaker, view: View, parts: list[str]) -> Values:
    seat = view.seats[int(parts[0])]
    return {"name": speaker.name(seat.seat), "number": seat.hand, "ages": speaker.ages(seat.hand_ages)}


def _attack(speaker: Speaker, view: View, parts: list[str]) -> Values:
    victims = [
        seat.seat for seat in view.seats if seat.seat != view.seat and domain_view(view, seat.seat, parts[0]).count > 0
    ]
    return {"domain": speaker.domain(parts[0]), "number": len(victims), "names": speaker.players(victims)}


# By verb or by question: the values of the message `decision-…`, from the words after the verb (N-03).
FILL: dict[str, Fill] = {
    "keep": _card,
    "claim": _card,
    "play": _play,
    "discard-hand": _card,
    "discard-area": _card,
    "take-area": _card,
    "take-pile": _card,
    "give": _card,
    "choose-domain": _attack,
    "choose-seat": _hand,
    "choose-place": _place,
    "use": lambda speaker, _, parts: {"effect": speaker.effect(parts[0])},
    "copy": lambda speaker, _, parts: {"effect": speaker.effect(parts[0]), "name": speaker.name(int(parts[1]))},
    "end": lambda _, view, __: {"number": cards_to_draw(view), "wins": "yes" if has_won(view) else "no"},
}
