"""Decisions in plain words: what one is called, and what it will do."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from impera.notation.cards import DOMAIN_LETTERS

if TYPE_CHECKING:
    from impera.text.speaker import Speaker
    from impera.views import View
    from impera.views.view import DomainView


def name_of(speaker: Speaker, view: View, decision: str) -> str:
    """What a legal decision is called, in a few words: `Play Military I`."""
    key, values = _spoken(speaker, view, decision)
    return speaker.say(key, **values)


def explain(speaker: Speaker, view: View, decision: str) -> str:
    """A legal decision as sentences: what it is called, what it does, and whether it can be undone."""
    key, values = _spoken(speaker, view, decision)
    sentences = [speaker.say("sentence", words=speaker.say(key, **values))]
    match decision.split():
        case ["use", effect] | ["copy", effect, _]:
            sentences.append(speaker.say(f"effect-{effect}.does"))
        case ["play", _] | ["choose", _] | ["choose", _, _]:
            sentences.append(speaker.say(f"{key}.then", **values))
    if decision.split()[1:2] == ["breakthrough"] and not view.deck.size:
        sentences.append(speaker.say("draws-nothing"))
    if reveals(view, decision):
        sentences.append(speaker.say("decision-reveals"))
    return " ".join(sentences)


def reveals(view: View, decision: str) -> bool:
    """Whether a decision shows its player something hidden in the middle of a turn, and so cannot be taken back."""
    is_inquisition = view.question is not None and view.question.ask == "choose-seat"
    return is_inquisition or (decision == "use breakthrough" and view.deck.size > 0)


def cards_to_draw(view: View) -> int:
    """How many cards the active player would draw if the turn ended now (R-TURN-06)."""
    hand = 0 if view.question is None else view.seats[view.question.seat].hand
    return max(0, min(view.hand_size - hand, view.deck.size))


def has_won(view: View) -> bool:
    """Whether the active player would win by hegemony if the turn ended now (R-HEG-01)."""
    return view.question is not None and any(
        not domain.to_hegemony for domain in view.seats[view.question.seat].domains
    )


def _spoken(  # noqa: PLR0911 - one return for each shape of N-03
    speaker: Speaker, view: View, decision: str
) -> tuple[str, dict[str, Any]]:
    """The message of a decision and its values."""
    asked = view.question
    ask = "" if asked is None else asked.ask
    match decision.split():
        case ["end"]:
            return "decision-end", {"number": cards_to_draw(view), "wins": "yes" if has_won(view) else "no"}
        case ["use", effect]:
            return "decision-use", {"effect": speaker.effect(effect)}
        case ["copy", effect, seat]:
            return "decision-copy", {"effect": speaker.effect(effect), "name": speaker.names[int(seat)]}
        case ["choose", seat, domain]:
            return "decision-choose-place", _place(speaker, view, int(seat), domain)
        case ["choose", seat] if ask == "choose-seat":
            return "decision-choose-seat", _hand(speaker, view, int(seat))
        case ["choose", domain]:
            return "decision-choose-domain", _attack(speaker, view, domain)
        case ["play", card]:
            return "decision-play", _play(speaker, view, card)
        case [_, card]:
            target = asked.target if asked is not None else None
            other = "" if target is None else speaker.names[target]
            return f"decision-{ask}", {"card": speaker.card(card), "name": other}
    raise ValueError(decision)


def _play(speaker: Speaker, view: View, card: str) -> dict[str, Any]:
    """A card played makes a count greater; what that reaches."""
    seat = view.seat or 0
    domain = view.seats[seat].domains[DOMAIN_LETTERS.index(card[0])]
    return {
        "card": speaker.card(card),
        "domain": speaker.domain(domain.domain),
        "count": domain.count + 1,
        "wins": domain.hegemony,
        "reaches": _reached(domain),
    }


def _reached(domain: DomainView) -> str:
    """What one card more in a Domain reaches."""
    if domain.to_hegemony == 1:
        return "hegemony"
    if domain.to_level2 == 1:
        return "level-2"
    return "level-1" if domain.to_level1 == 1 else "nothing"


def _place(speaker: Speaker, view: View, seat: int, name: str) -> dict[str, Any]:
    domain = _domain(view, seat, name)
    return {
        "who": speaker.who(seat),
        "name": speaker.names[seat],
        "domain": speaker.domain(name),
        "count": domain.count,
        "wins": domain.hegemony,
    }


def _hand(speaker: Speaker, view: View, seat: int) -> dict[str, Any]:
    number = view.seats[seat].hand
    return {"name": speaker.names[seat], "number": number, "ages": speaker.ages(view.seats[seat].hand_ages)}


def _attack(speaker: Speaker, view: View, name: str) -> dict[str, Any]:
    victims = [seat.seat for seat in view.seats if seat.seat != view.seat and _domain(view, seat.seat, name).count]
    return {"domain": speaker.domain(name), "number": len(victims), "names": speaker.players(victims)}


def _domain(view: View, seat: int, name: str) -> DomainView:
    return next(domain for domain in view.seats[seat].domains if domain.domain == name)
