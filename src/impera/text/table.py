"""A view as lines of text: the table as a whole, and the parts of it a player may ask for."""

from __future__ import annotations

from typing import TYPE_CHECKING

from impera.text.cards import age_of, domain_of
from impera.text.standing import around, is_shown, last_round, partner

if TYPE_CHECKING:
    from collections.abc import Sequence

    from impera.text.speaker import Speaker
    from impera.views import View
    from impera.views.view import DomainView, SeatView


def table_in_words(speaker: Speaker, view: View) -> list[str]:
    """Everything that lies on the table, and every player, beginning with the listener."""
    return [*_middle(speaker, view), *[line for seat in around(view) for line in _player(speaker, view, seat)]]


def hand_in_words(speaker: Speaker, view: View) -> list[str]:
    """The listener's hand, and in the draft the packet."""
    lines = [_cards(speaker, "hand", view.hand)]
    if view.draft is not None and view.draft.packet:
        lines.append(_cards(speaker, "packet", view.draft.packet))
    if view.blocked and view.question is not None and view.question.seat == view.seat:
        blocked = speaker.list([speaker.domain(name) for name in view.blocked])
        lines.append(speaker.say("hand-blocked", domains=blocked))
    return lines


def pile_in_words(speaker: Speaker, view: View) -> list[str]:
    """The discard pile by Domain."""
    return [_pile(speaker, view), *_by_domain(speaker, view, view.discard)]


def deck_in_words(speaker: Speaker, view: View) -> list[str]:
    """The deck: its size, its Ages, and the cards the listener has not seen."""
    unseen = _each(view.deck.unseen)
    lines = [size_of_deck(speaker, view), speaker.say("deck-unseen", number=len(unseen), box=view.box)]
    lines += _by_domain(speaker, view, unseen)
    if view.deck.certain:
        lines.append(speaker.say("deck-certain", cards=speaker.cards(_each(view.deck.certain))))
    return lines


def size_of_deck(speaker: Speaker, view: View) -> str:
    """What everybody sees of the deck: how many cards of which Ages."""
    following = "" if view.deck.next_age is None else speaker.age(view.deck.next_age)
    return speaker.say("deck", number=view.deck.size, ages=speaker.ages(view.deck.ages), next=following)


def domain_in_words(speaker: Speaker, seat: SeatView, domain: DomainView) -> str:
    """One Domain of one player: its count, what it reaches, what is missing, and its markers."""
    name = speaker.domain(domain.domain)
    sentences = [
        speaker.say("table-domain", level=domain.level, domain=name, number=domain.count, wins=domain.hegemony)
    ]
    missing = domain.to_level1 or domain.to_level2 or 0
    if missing:
        sentences.append(speaker.say("table-to-level", number=missing, level=1 if domain.to_level1 else 2))
    if domain.domain == "culture" and seat.leads_culture:
        sentences.append(speaker.say("table-leads-culture"))
    if domain.democracy:
        sentences.append(speaker.say("table-democracy", number=domain.democracy))
    sentences += [speaker.say("table-embargo", turn=block.turn) for block in domain.embargo]
    return " ".join(sentences)


def _middle(speaker: Speaker, view: View) -> list[str]:
    lines = [
        speaker.say("table-turn", number=view.turn, who=speaker.who(view.first), name=speaker.name(view.first)),
        size_of_deck(speaker, view),
        _pile(speaker, view),
    ]
    if view.draft is not None and view.draft.centre:
        lines.append(_cards(speaker, "centre", view.draft.centre))
    coin = view.coin
    if coin is not None:
        domain = speaker.domain(coin.domain)
        lines.append(speaker.say("table-coin", domain=domain, who=speaker.who(coin.seat), name=speaker.name(coin.seat)))
    return [*lines, *last_round(speaker, view)]


def _player(speaker: Speaker, view: View, seat: SeatView) -> list[str]:
    head = speaker.say(
        "table-player",
        number=seat.area,
        who=speaker.who(seat.seat),
        name=speaker.name(seat.seat),
        partner="yes" if seat.seat == partner(view) else "no",
    )
    lines = [domain_in_words(speaker, seat, domain) for domain in seat.domains if is_shown(domain)]
    lines += hand_in_words(speaker, view) if seat.seat == view.seat else _hidden(speaker, seat)
    return [head, *[f"  {line}" for line in lines]]


def _hidden(speaker: Speaker, seat: SeatView) -> list[str]:
    """What the listener knows of another player's hand and packet."""
    lines = [speaker.say("table-hand", number=seat.hand, ages=speaker.ages(seat.hand_ages))]
    if seat.known:
        lines.append(speaker.say("table-known", cards=speaker.cards(seat.known)))
    if seat.packet:
        lines.append(speaker.say("table-packet", number=seat.packet))
    return lines


def _pile(speaker: Speaker, view: View) -> str:
    return speaker.say("pile", number=len(view.discard))


def _cards(speaker: Speaker, key: str, codes: Sequence[str]) -> str:
    return speaker.say(key, number=len(codes), cards=speaker.cards(codes))


def _each(tally: dict[str, int]) -> list[str]:
    """Cards that are counted, one by one."""
    return [code for code, number in tally.items() for _ in range(number)]


def _by_domain(speaker: Speaker, view: View, codes: Sequence[str]) -> list[str]:
    """Cards counted by Domain and Age, one line for each Domain that has any."""
    lines: list[str] = []
    for domain in view.seats[0].domains:
        own = [age_of(code) for code in codes if domain_of(code) == domain.domain]
        if own:
            ages = speaker.ages([len([each for each in own if each == age]) for age in (1, 2, 3)])
            told = speaker.say("cards-by-domain", domain=speaker.domain(domain.domain), number=len(own), ages=ages)
            lines.append(f"  {told}")
    return lines
