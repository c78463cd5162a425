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
    if words[0] == "choose" or _reaches(view, words):
        sentences.append(speaker.say(f"decision-{_kind(view, words)}.then", **_values(speaker, view, words)))
    if decision == "use breakthrough" and view.deck.size == 0:
        sentences.append(speaker.say("draws-nothing"))
    if decision in final:
        sentences.append(speaker.say("decision-final"))
    return " ".join(sentences)


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
    """A card that is played, the count it raises, what that reaches, and the effect after that one."""
    domain = domain_view(view, view.seat or 0, domain_of(parts[0]))
    then = domain.one_more
    return {
        "card": speaker.card(parts[0]),
        "domain": speaker.domain(domain.domain),
        "count": 0 if then is None else then.count,
        "wins": domain.hegemony,
        "reaches": _reached(domain),
        "effect": "" if domain.next_effect is None else speaker.effect(domain.next_effect),
        "more": 0 if then is None else then.to_next,
        "next": "" if then is None or then.next_effect is None else speaker.effect(then.next_effect),
    }


def _reached(domain: DomainView) -> str:
    """What one more card in a Domain reaches: victory, an effect, or a count on the way to the next effect."""
    if domain.to_hegemony == 1:
        return "hegemony"
    if domain.next_effect is None:
        return "nothing"
    return "effect" if domain.to_next == 1 else "way"


def _reaches(view: View, words: list[str]) -> bool:
    """Whether a decision plays a card, and the view tells what that reaches; a view of 0.1.0 does not."""
    return words[0] == "play" and domain_view(view, view.seat or 0, domain_of(words[1])).one_more is not None


def opens(speaker: Speaker, view: View, decision: str) -> str:
    """What a card that may be played opens, and what comes next: `opens Embargo; 2 more: Development`.

    Empty for other decisions.
    """
    words = decision.split()
    return speaker.say("decision-play.opens", **_values(speaker, view, words)) if _reaches(view, words) else ""


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
    "end": lambda _, view, __: {"number": view.draws, "wins": "yes" if has_won(view) else "no"},
}
