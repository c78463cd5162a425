"""Pairs of games that a viewer cannot tell apart, because they differ only in cards that the viewer has not seen."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from tests.properties.truth import may_see

if TYPE_CHECKING:
    import random
    from collections.abc import Iterator

    from impera import Game

SECRET = ("keep", "give")
"""Decisions of which others see only the Age of a card (N-05, A-60)."""


def shuffled_within_ages(places: list[list[str]], chance: random.Random) -> list[list[str]]:
    """The same places with all their cards dealt again, so that every place keeps the Ages of its cards."""
    by_age: dict[str, list[str]] = {}
    for card in sorted(card for cards in places for card in cards):
        by_age.setdefault(card[1], []).append(card)
    for cards in by_age.values():
        chance.shuffle(cards)
    return [[by_age[card[1]].pop() for card in cards] for cards in places]


def other_truth(position: dict[str, Any], viewer: int | None, chance: random.Random, below: int = 0) -> dict[str, Any]:
    """A position that looks the same to a viewer who has no memory.

    The hands and packets of others are dealt again, and the deck below its first few cards.
    """
    twin = {**position, "seats": [dict(seat) for seat in position["seats"]]}
    hidden = [seat for seat in range(position["players"]) if seat != viewer]
    packets = position.get("draft", {}).get("packets", [])
    unseen = [seat for seat in hidden if packets]
    places = [[card] for card in position["deck"][below:]]
    places += [position["seats"][seat]["hand"] for seat in hidden] + [packets[seat] for seat in unseen]
    redealt = shuffled_within_ages(places, chance)
    left = len(position["deck"][below:])
    deck, redealt = redealt[:left], redealt[left:]
    twin["deck"] = position["deck"][:below] + [card for (card,) in deck]
    for seat, hand in zip(hidden, redealt, strict=False):
        twin["seats"][seat]["hand"] = hand
    if packets:
        twin["draft"] = {**position["draft"], "packets": packets[:]}
        for seat, packet in zip(unseen, redealt[len(hidden) :], strict=True):
            twin["draft"]["packets"][seat] = packet
    return twin


def with_two_swapped(deck: list[str], chance: random.Random) -> list[str]:
    """The same deck with two different cards of one Age in each other's place."""
    while True:
        one, two = chance.sample(range(len(deck)), 2)
        if deck[one] != deck[two] and deck[one][1] == deck[two][1]:
            twin = deck[:]
            twin[one], twin[two] = deck[two], deck[one]
            return twin


def is_secret_from(game: Game, viewer: int | None) -> bool:
    """Whether the viewer sees no more of the next decision than the Age of a card."""
    question = game.view(None).question
    return question is not None and question.ask in SECRET and viewer not in (question.seat, question.target)


def in_step(game: Game, twin: Game, viewer: int | None, chance: random.Random) -> Iterator[int]:
    """Play two games by the same decisions as long as the viewer has seen the same in both; yields where the logs were.

    Where a decision is secret from the viewer, the twin may make another one that looks the same. It is over when the
    two differ before the viewer's eyes, or when nothing can be done in both.
    """
    since = 0
    while may_see(game, viewer) == may_see(twin, viewer):
        yield since
        if game.seat is None:
            return
        since = game.log_length
        is_secret = is_secret_from(game, viewer)
        both = game.legal() if is_secret else [text for text in game.legal() if text in twin.legal()]
        if not both:
            return
        decision = chance.choice(both[:-1] if len(both) > 1 and both[-1] == "end" and chance.random() < 0.7 else both)
        follow = decision
        if is_secret:
            alike = [text for text in twin.legal() if text[-1] == decision[-1]]
            follow = chance.choice(alike) if alike else ""
        if not follow:
            return
        game.play(decision)
        twin.play(follow)
