"""A slow second opinion on what a viewer can be sure of: a witness who imagines every possible hand.

A hand is a list of tokens: a card the witness is sure of, or `?1` for an unknown card with an Age on its back. Whatever
happens, the witness lists all the hands it could have led to and keeps what they have in common. This knows nothing of
`impera.rules.knowledge`; it reads decisions, and only what the viewer can see of the truth.
"""

from __future__ import annotations

import itertools
from collections import Counter
from typing import TYPE_CHECKING

from impera.notation.cards import codes
from impera.notation.decisions import QUESTION_NAMES

if TYPE_CHECKING:
    from collections.abc import Iterable

    from impera import Game

FROM_HAND = ("play", "play-more", "discard-hand")
INTO_HAND = ("take-area", "take-pile")


def in_common(hands: Iterable[list[str]]) -> list[str]:
    """What all possible hands hold for sure, filled up with unknown cards to the Ages they show."""
    possible = [Counter(hand) for hand in hands]
    sure = possible[0].copy()
    for hand in possible:
        sure &= hand
    sure = Counter({token: number for token, number in sure.items() if token[0] != "?"})
    ages = Counter(token[1] for token in possible[0].elements())
    ages.subtract(Counter(token[1] for token in sure.elements()))
    return sorted(sure.elements()) + [f"?{age}" for age in sorted(ages.elements())]


def without(hand: list[str], token: str) -> list[str]:
    """The hand less one token."""
    rest = hand[:]
    rest.remove(token)
    return rest


def after_leaving(hand: list[str], card: str) -> list[str]:
    """A hand that a card was seen to leave: one the witness knew of, or one that was unknown."""
    return in_common(without(hand, token) for token in {card, f"?{card[1]}"} if token in hand)


def after_gifts(merged: list[str], ages: Counter[str]) -> tuple[list[str], list[str]]:
    """What is kept and what is given, when a number of cards of each Age was given away unseen from a merged hand."""
    kept, given = [], []
    for age in sorted({token[1] for token in merged}):
        tokens = [token for token in merged if token[1] == age]
        parts = [set(part) for part in itertools.combinations(range(len(tokens)), ages[age])]
        given += in_common([tokens[place] for place in sorted(part)] for part in parts)
        kept += in_common([tokens[p] for p in range(len(tokens)) if p not in part] for part in parts)
    return kept, given


class Witness:
    """One viewer's sure knowledge of all hands, followed through a game from the beginning of a turn."""

    def __init__(self, game: Game, viewer: int | None, hands: list[list[str]] | None = None) -> None:
        """A witness who knows nothing yet but its own hand and the backs of all others, or the given tokens."""
        self.viewer = viewer
        self.hands = hands or [
            own if seat == viewer else [f"?{card[1]}" for card in own] for seat, own in enumerate(_hands(game))
        ]
        self.merged: list[str] = []
        self.gifts: Counter[str] = Counter()

    def sure_of(self, owner: int) -> tuple[str, ...]:
        """The cards the owner holds for sure, sorted."""
        return tuple(sorted(token for token in self.hands[owner] if token[0] != "?"))

    def watch(self, game: Game, decision: str) -> None:
        """Play a decision and think about it."""
        asked, seat, target = QUESTION_NAMES[game._state.ask], game._state.seat, game._state.target
        before = _hands(game)
        card = decision.rsplit(maxsplit=1)[-1]
        if asked in FROM_HAND:
            self.hands[seat] = after_leaving(self.hands[seat], card)
        elif asked in INTO_HAND:
            self.hands[seat].append(card)
        elif asked == "choose-seat":
            self._seize(seat, int(card), before)
        elif asked == "give":
            self._give(seat, target, card)
        game.play(decision)
        for owner, now in enumerate(_hands(game)):
            self._draw(owner, now)

    def _draw(self, owner: int, now: list[str]) -> None:
        """New cards are seen by their owner; others see their backs."""
        if owner == self.viewer:
            self.hands[owner] = now
            return
        new = Counter(card[1] for card in now)
        new.subtract(Counter(token[1] for token in self.hands[owner]))
        assert min(new.values(), default=0) >= 0, "the witness lost count of the backs"
        self.hands[owner] += [f"?{age}" for age in sorted(new.elements())]

    def _seize(self, seat: int, target: int, before: list[list[str]]) -> None:
        taken = before[target] if self.viewer == target else self.hands[target]
        self.merged = self.hands[seat] + taken
        self.gifts = Counter()
        self.hands[seat], self.hands[target] = in_common([self.merged]), []

    def _give(self, seat: int, target: int, card: str) -> None:
        if self.viewer == seat:
            self.hands[target] = self.hands[target] + [card]
        elif self.viewer == target:
            self.hands[seat] = after_leaving(self.hands[seat], card)
        else:
            self.gifts[card[1]] += 1
            self.hands[seat], self.hands[target] = after_gifts(self.merged, self.gifts)


def _hands(game: Game) -> list[list[str]]:
    return [list(codes(hand)) for hand in game._state.hand[: game.options.players]]
