"""Events as sentences: each is told to a listener as data that this listener may know (`impera.views.events`)."""

from __future__ import annotations

from itertools import groupby
from typing import TYPE_CHECKING, Any

from impera.views.events import (
    Discarded,
    Drew,
    Event,
    GameOver,
    Kept,
    Open,
    Paid,
    Recovered,
    Scrapped,
    Seized,
    Struck,
    TookBack,
    TurnBegan,
    TurnEnded,
    Used,
)

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from impera.text.speaker import Speaker

_ONE_BY_ONE = (Discarded, Recovered, Scrapped, TookBack)


def tell(speaker: Speaker, *events: Event) -> str:
    """An event as a sentence, from the message named after its kind; or several equal but for their cards, as one."""
    event, values = events[0], dict[str, Any]()
    for field in event.__struct_fields__:
        values |= _value(speaker, event.seat, field, getattr(event, field))
    if isinstance(event, Open):
        values["card"] = speaker.cards(each.card for each in events if isinstance(each, Open))
    return speaker.say(f"event-{event.__struct_config__.tag}", **values)


def tell_by_turn(speaker: Speaker, events: Iterable[Event]) -> list[str]:
    """Events as paragraphs, a new one for each turn; each begins with whose turn it is."""
    paragraphs: list[list[str]] = []
    heard = [event for event in events if not _is_noise(event)]
    for _, together in groupby(enumerate(heard), key=_together):
        numbers, group = zip(*together, strict=True)
        if not paragraphs or isinstance(group[0], TurnBegan):
            paragraphs.append([])
        paragraphs[-1].append(tell(speaker, *group))
        if numbers[0] and _draws_nothing(heard[numbers[0] - 1 : numbers[0] + 2]):
            paragraphs[-1].append(speaker.say("draws-nothing"))
    return [" ".join(sentences) for sentences in paragraphs]


def happened_to(event: Event, seat: int) -> bool:
    """Whether somebody else did this to a seat."""
    if isinstance(event, Struck):
        return event.seat == seat
    whom = event.source if isinstance(event, Seized) else getattr(event, "target", None)
    return whom == seat != event.seat


def _together(numbered: tuple[int, Event]) -> tuple[object, int]:
    """Events with equal keys, in a row, are told in one sentence: cards that go the same way one by one."""
    number, event = numbered
    return (type(event), event.seat) if isinstance(event, _ONE_BY_ONE) else (None, number)


def _draws_nothing(events: list[Event]) -> bool:
    """Whether a Breakthrough was paid, the second event here, and no card drawn after it (R-SCI-04)."""
    match events:
        case [Used(effect="breakthrough"), Paid(), *after]:
            return not any(isinstance(event, Drew) for event in after)
    return False


def _is_noise(event: Event) -> bool:
    """What need not be said: that a turn ended, that others keep cards in the draft; the end has words of its own."""
    return isinstance(event, TurnEnded | GameOver) or (isinstance(event, Kept) and event.cards is None)


def _value(speaker: Speaker, seat: int, field: str, value: Any) -> dict[str, Any]:
    """A field of an event as what its message can be filled in with."""
    if field in ("source", "target"):
        return {"roles": speaker.roles(seat, value), "other": speaker.names[value]}
    fill = _FILL.get(field)
    return {} if fill is None else fill(speaker, value)


_FILL: dict[str, Callable[[Speaker, Any], dict[str, Any]]] = {
    "seat": lambda speaker, seat: {"who": speaker.who(seat), "name": speaker.names[seat]},
    "cards": lambda speaker, cards: {"seen": "no" if cards is None else "yes", "cards": speaker.cards(cards or ())},
    "ages": lambda speaker, ages: {"number": sum(ages), "ages": speaker.ages(ages)},
    "domain": lambda speaker, domain: {"domain": speaker.domain(domain)},
    "effect": lambda speaker, effect: {"effect": "" if effect is None else speaker.effect(effect)},
    "turn": lambda _, number: {"number": number},
    "pick": lambda _, number: {"number": number},
    "size": lambda _, number: {"number": number},
}
