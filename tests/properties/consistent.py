"""All truths that agree with what a viewer knows, counted one by one, and a statistical test against them."""

from __future__ import annotations

import itertools
import math
from collections import Counter
from typing import TYPE_CHECKING, NamedTuple

from impera.notation.cards import codes
from impera.rules.decisions import KEEP
from impera.rules.draft import packet_held

if TYPE_CHECKING:
    from impera.rules.state import State

Place = tuple[str, int]
Truth = tuple[tuple[Place, tuple[str, ...]], ...]


class Group(NamedTuple):
    """Cards passed on in a draft: each of the holders has kept one, in this order; the rest lies in a packet."""

    cards: list[str]
    holders: list[Place]
    packet: Place


class Hidden(NamedTuple):
    """What a viewer cannot see: unlocated cards, hidden places with the Age each shows, and what else is known."""

    cards: list[str]
    places: list[tuple[Place, str]]
    known: dict[Place, list[str]]
    groups: list[Group]


def truth_of(zones: dict[Place, list[str]]) -> Truth:
    return tuple(sorted((place, tuple(sorted(cards))) for place, cards in zones.items() if cards))


def chances(hidden: Hidden) -> dict[Truth, float]:
    """Every truth and its chance, when all arrangements of the single cards are equally likely."""
    ways: Counter[Truth] = Counter()
    for parts in itertools.product(*(_arrangements(hidden, age) for age in "123"), *map(_keepings, hidden.groups)):
        zones = {place: cards[:] for place, cards in hidden.known.items()}
        weight = 1
        for part, number in parts:
            weight *= number
            for place, card in part:
                zones.setdefault(place, []).append(card)
        ways[truth_of(zones)] += weight
    return {truth: number / ways.total() for truth, number in ways.items()}


def _arrangements(hidden: Hidden, age: str) -> list[tuple[tuple[tuple[Place, str], ...], int]]:
    """How the cards of an Age can lie in the places that show it, each with the number of ways."""
    places = [place for place, back in hidden.places if back == age]
    cards = [card for card in hidden.cards if card[1] == age]
    dealt = Counter(itertools.permutations(cards, len(places)))
    return [(tuple(zip(places, order, strict=True)), number) for order, number in dealt.items()]


def _keepings(group: Group) -> list[tuple[tuple[tuple[Place, str], ...], int]]:
    """What the holders of a passed packet can have kept."""
    ways: Counter[tuple[tuple[Place, str], ...]] = Counter()
    for order in itertools.permutations(range(len(group.cards)), len(group.holders)):
        kept = [(holder, group.cards[n]) for holder, n in zip(group.holders, order, strict=True)]
        rest = [(group.packet, card) for n, card in enumerate(group.cards) if n not in order]
        ways[tuple(kept + sorted(rest))] += 1
    return list(ways.items())


def seen_in(state: State, viewer: int) -> Truth:
    """The truth of a full state, in the places the viewer does not see."""
    zones: dict[Place, list[str]] = {}
    for seat in range(state.players):
        if seat != viewer:
            zones["hand", seat] = list(codes(state.hand[seat]))
            zones["packet", seat] = list(codes(state.packet[packet_held(state, seat)])) if state.ask == KEEP else []
    for place in range(state.deck_n):
        zones["deck", place] = [codes([int(kind == state.deck[place]) for kind in range(15)])[0]]
    return truth_of(zones)


def surprise(drawn: Counter[Truth], expected: dict[Truth, float]) -> float:
    """How far drawn truths are from their chances: chi-square, as a standard normal deviate (Wilson and Hilferty).

    A fair draw stays below 5 in all but one of three million tests. An impossible truth is infinitely surprising.
    """
    if set(drawn) - set(expected):
        return math.inf
    number = drawn.total()
    assert min(expected.values()) * number >= 5, "too few draws for chi-square"
    square = sum((drawn[truth] - number * chance) ** 2 / (number * chance) for truth, chance in expected.items())
    freedom = len(expected) - 1
    return ((square / freedom) ** (1 / 3) - (1 - 2 / (9 * freedom))) / math.sqrt(2 / (9 * freedom))
