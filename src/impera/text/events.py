"""Events as sentences, each made from what its listener may know (`impera.views.events`)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

from impera.text.shapes import field_of, fields_of, kind_of

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from impera.text.speaker import Speaker, Values
    from impera.views import Event

    Fill = Callable[[Speaker, Any, int], Values]

# Events left unsaid: the next turn implies that one ended, and the end of the game has its own words.
UNSAID = ("turn-ended", "game-over")
# Cards that go the same way one by one share one sentence.
ONE_BY_ONE = ("discarded", "recovered", "scrapped", "took-back")
# Events that happen to someone, with the field that says to whom.
DONE_TO = {
    "struck": "seat",
    "seized": "source",
    "gave": "target",
    "embargo-laid": "target",
    "democracy-laid": "target",
}


class Sentence(NamedTuple):
    """A sentence and its event; the first one, if it covers several."""

    words: str
    event: Event


def tell(speaker: Speaker, *events: Event) -> str:
    """An event as a sentence, by the message named after its kind; events that differ only in their cards share one."""
    event = events[0]
    values: Values = {}
    for field, value in fields_of(event):
        if field in FILL:
            values |= FILL[field](speaker, value, event.seat)
    cards = [field_of(each, "card") for each in events if field_of(each, "card") is not None]
    return speaker.say(f"event-{kind_of(event)}", card=speaker.cards(cards), **values)


def tell_by_turn(speaker: Speaker, events: Sequence[Event]) -> list[str]:
    """Events as paragraphs, a new one for each turn; each begins with whose turn it is."""
    return [" ".join([sentence.words for sentence in turn]) for turn in sentences_by_turn(speaker, events)]


def sentences_by_turn(speaker: Speaker, events: Sequence[Event]) -> list[list[Sentence]]:
    """Events as sentences, turn by turn; each turn begins with whose it is."""
    turns: list[list[Sentence]] = []
    groups = _groups(events)
    for number, group in enumerate(groups):
        if number == 0 or kind_of(group[0]) == "turn-began":
            turns.append([])
        turns[-1].append(Sentence(words=tell(speaker, *group), event=group[0]))
        if _draws_nothing(groups, number):
            turns[-1].append(Sentence(words=speaker.say("draws-nothing"), event=group[0]))
    return turns


def happened_to(event: Event, seat: int) -> bool:
    """Whether someone else did this to a seat. An Attack hits everyone, the attacker included."""
    kind = kind_of(event)
    is_whom = kind in DONE_TO and field_of(event, DONE_TO[kind]) == seat
    return is_whom and (kind == "struck" or event.seat != seat)


def is_unsaid(event: Event) -> bool:
    """Whether an event is left unsaid, such as others keeping cards in the draft."""
    kind = kind_of(event)
    return kind in UNSAID or (kind == "kept" and field_of(event, "cards") is None)


def _groups(events: Sequence[Event]) -> list[list[Event]]:
    """The events to tell, grouped by sentence."""
    groups: list[list[Event]] = []
    for event in events:
        if is_unsaid(event):
            continue
        if len(groups) > 0 and _is_more(groups[-1][0], event):
            groups[-1].append(event)
        else:
            groups.append([event])
    return groups


def _is_more(first: Event, event: Event) -> bool:
    kind = kind_of(event)
    return kind in ONE_BY_ONE and kind_of(first) == kind and first.seat == event.seat


def _draws_nothing(groups: list[list[Event]], number: int) -> bool:
    """Whether a Breakthrough is paid here, and no card drawn after it (R-SCI-04)."""
    if number == 0 or kind_of(groups[number][0]) != "paid":
        return False
    used = groups[number - 1][0]
    if kind_of(used) != "used" or field_of(used, "effect") != "breakthrough":
        return False
    return number + 1 == len(groups) or kind_of(groups[number + 1][0]) != "drew"


def _other(speaker: Speaker, other: int, seat: int) -> Values:
    return {"roles": speaker.roles(seat, other), "other": speaker.name(other)}


# How a field of an event is written in its message; `tell` writes `card`.
FILL: dict[str, Fill] = {
    "seat": lambda speaker, seat, _: {"who": speaker.who(seat), "name": speaker.name(seat)},
    "source": _other,
    "target": _other,
    "cards": lambda speaker, cards, _: {"seen": "no" if cards is None else "yes", "cards": speaker.cards(cards or ())},
    "ages": lambda speaker, ages, _: {"number": sum(ages), "ages": speaker.ages(ages)},
    "domain": lambda speaker, domain, _: {"domain": speaker.domain(domain)},
    "effect": lambda speaker, effect, _: {"effect": "" if effect is None else speaker.effect(effect)},
    "turn": lambda _, number, __: {"number": number},
    "pick": lambda _, number, __: {"number": number},
    "size": lambda _, number, __: {"number": number},
}
