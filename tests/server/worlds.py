"""Two deals that differ only in what one viewer cannot know, for as long as the same decisions are played."""

from __future__ import annotations

import random

from impera import Game, IllegalDecision
from impera.notation.cards import CARD_CODES
from impera.rules.cards import COPIES

REMOVED = 3
TRIES = 80


class Worlds:
    """Decisions that can be played in two deals, and that look the same to a viewer in both."""

    def __init__(self, options, viewer, *, seed, decisions, tries=TRIES):
        chance = random.Random(seed)  # noqa: S311 - chance of tests
        self.options = options
        self.viewer = viewer
        self.decks = [_deck(options.players, chance)] * 2
        self.decisions = []
        self.seats = []
        game = self.game(0)
        while game.seat is not None and len(self.decisions) < decisions:
            self.seats.append(game.seat)
            self.decisions.append(chance.choice(game.legal()))
            game.play(self.decisions[-1])
        self.is_over = game.seat is None
        self._seen = list(self._transcript(self.decks[0]))
        self.swaps = 0
        for _ in range(tries):
            self._try_to_swap(chance)

    def game(self, world):
        return _game(self.decks[world], self.options)

    def _try_to_swap(self, chance):
        deck = list(self.decks[1])
        one, two = chance.sample(range(len(deck)), 2)
        if deck[one] == deck[two] or deck[one][1] != deck[two][1]:
            return
        deck[one], deck[two] = deck[two], deck[one]
        if self._looks_the_same(deck):
            self.decks[1] = deck
            self.swaps += 1

    def _looks_the_same(self, deck):
        try:
            return all(one == two for one, two in zip(self._transcript(deck), self._seen, strict=True))
        except IllegalDecision:
            return False

    def _transcript(self, deck):
        """Everything the viewer sees, moment by moment; raises IllegalDecision."""
        game = _game(deck, self.options)
        yield game.view(self.viewer)
        for decision in self.decisions:
            game.play(decision)
            yield game.view(self.viewer)
        yield game.events(self.viewer)


def _game(deck, options):
    chosen = {name: getattr(options, name) for name in options.__struct_fields__}
    return Game.from_deck(deck, first=1, **chosen)


def _deck(players, chance):
    """A deck as setup makes it: Age I on top; with two or three players some cards of each Age stay in the box."""
    deck = []
    for age in "123":
        cards = [code for code, copies in zip(CARD_CODES, COPIES, strict=True) if code[1] == age for _ in range(copies)]
        chance.shuffle(cards)
        deck += cards if players == 4 else cards[REMOVED:]
    return deck
