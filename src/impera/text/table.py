"""A view as lines of text: the table as a whole, and the parts of it a player may ask for."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from impera.notation.cards import DOMAIN_LETTERS, DOMAIN_NAMES
from impera.text.standing import partner

if TYPE_CHECKING:
    from impera.text.speaker import Speaker
    from impera.views import View
    from impera.views.view import DomainView, SeatView

INDENT = "  "


def table(speaker: Speaker, view: View) -> list[str]:
    """Everything that lies on the table, and every player, beginning with the listener."""
    lines = [*_middle(speaker, view)]
    start = view.seat or 0
    for step in range(len(view.seats)):
        lines += _player(speaker, view, view.seats[(start + step) % len(view.seats)])
    return lines


def hand(speaker: Speaker, view: View) -> list[str]:
    """The listener's hand, and in the draft the packet."""
    lines = [_cards(speaker, "hand", view.hand)]
    if view.draft is not None and view.draft.packet:
        lines.append(_cards(speaker, "packet", view.draft.packet))
    blocked = speaker.list(speaker.domain(name) for name in view.blocked)
    if blocked and view.question is not None and view.question.seat == view.seat:
        lines.append(speaker.say("hand-blocked", domains=blocked))
    return lines


def discard_pile(speaker: Speaker, view: View) -> list[str]:
    """The discard pile by Domain."""
    lines = [speaker.say("pile", number=len(view.discard))]
    return lines + _by_domain(speaker, Counter(view.discard))


def deck(speaker: Speaker, view: View) -> list[str]:
    """The deck: its size, its Ages, and the cards the listener has not seen."""
    lines = [_deck(speaker, view), speaker.say("deck-unseen", number=sum(view.deck.unseen.values()), box=view.box)]
    lines += _by_domain(speaker, Counter(view.deck.unseen))
    if view.deck.certain:
        certain = speaker.cards(code for code, number in view.deck.certain.items() for _ in range(number))
        lines.append(speaker.say("deck-certain", cards=certain))
    return lines


def _middle(speaker: Speaker, view: View) -> list[str]:
    lines = [
        speaker.say("table-turn", number=view.turn, who=speaker.who(view.first), name=speaker.names[view.first]),
        _deck(speaker, view),
        speaker.say("pile", number=len(view.discard)),
    ]
    if view.draft is not None and view.draft.centre:
        lines.append(_cards(speaker, "centre", view.draft.centre))
    if view.coin is not None:
        place = {"who": speaker.who(view.coin.seat), "name": speaker.names[view.coin.seat]}
        lines.append(speaker.say("table-coin", domain=speaker.domain(view.coin.domain), **place))
    if view.last_round is not None:
        lines.append(speaker.say("table-last-round"))
    return lines


def _deck(speaker: Speaker, view: View) -> str:
    next_age = "" if view.deck.next_age is None else speaker.say(f"age-{view.deck.next_age}")
    return speaker.say("deck", number=view.deck.size, ages=speaker.ages(view.deck.ages), next=next_age)


def _player(speaker: Speaker, view: View, seat: SeatView) -> list[str]:
    is_partner = "yes" if seat.seat == partner(view) else "no"
    head = {"who": speaker.who(seat.seat), "name": speaker.names[seat.seat], "partner": is_partner}
    lines = [speaker.say("table-player", number=seat.area, **head)]
    shown = [domain for domain in seat.domains if domain.count or domain.democracy or domain.embargo]
    lines += [INDENT + domain_line(speaker, seat, domain) for domain in shown]
    if seat.seat == view.seat:
        lines += [INDENT + line for line in hand(speaker, view)]
    else:
        lines.append(INDENT + speaker.say("table-hand", number=seat.hand, ages=speaker.ages(seat.hand_ages)))
        if seat.known:
            lines.append(INDENT + speaker.say("table-known", cards=speaker.cards(seat.known)))
    if seat.packet and seat.seat != view.seat:
        lines.append(INDENT + speaker.say("table-packet", number=seat.packet))
    return lines


def domain_line(speaker: Speaker, seat: SeatView, domain: DomainView) -> str:
    """One Domain of one player: its count, what it reaches, what is missing, and its markers."""
    values = {"domain": speaker.domain(domain.domain), "number": domain.count, "wins": domain.hegemony}
    sentences = [speaker.say("table-domain", level=domain.level, **values)]
    if domain.to_level1:
        sentences.append(speaker.say("table-to-level", number=domain.to_level1, level=1))
    elif domain.to_level2:
        sentences.append(speaker.say("table-to-level", number=domain.to_level2, level=2))
    if domain.domain == "culture" and seat.leads_culture:
        sentences.append(speaker.say("table-leads-culture"))
    if domain.democracy:
        sentences.append(speaker.say("table-democracy", number=domain.democracy))
    sentences += [speaker.say("table-embargo", turn=block.turn, number=len(block.cards)) for block in domain.embargo]
    return " ".join(sentences)


def _cards(speaker: Speaker, key: str, codes: tuple[str, ...]) -> str:
    return speaker.say(key, number=len(codes), cards=speaker.cards(codes))


def _by_domain(speaker: Speaker, tally: Counter[str]) -> list[str]:
    """Cards counted by Domain and Age, one line for each Domain that has any."""
    lines = []
    for letter, name in zip(DOMAIN_LETTERS, DOMAIN_NAMES, strict=True):
        ages = [tally[f"{letter}{age}"] for age in (1, 2, 3)]
        if any(ages):
            values = {"domain": speaker.domain(name), "number": sum(ages), "ages": speaker.ages(ages)}
            lines.append(INDENT + speaker.say("cards-by-domain", **values))
    return lines
