"""A game with lazy chance: cards are sampled one at a time, as they are drawn.

The deck holds Ages, not cards. Before a decision that draws is applied, chance samples each card it will draw from the
cards not yet drawn that have the Age on top. Cards in the box are among them, since nobody knows which they are, so
this is the same game as shuffling first (R-SETUP-02 .. R-SETUP-04).
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from impera.adapters.openspiel import vocabulary
from impera.engines.interpreter import plain
from impera.notation.options import new_state
from impera.notation.outcome import outcome_of, victory_shares
from impera.rules.cards import AGE_SIZES, AGES, COPIES, KINDS, KINDS_OF_AGE, age_of
from impera.rules.decisions import CHOOSE_SEAT, CLAIM, FIRST, GIVE, KEEP, MENU, NOTHING, WIDTH
from impera.rules.draft import packet_held
from impera.rules.knowledge import Memory
from impera.rules.observe import Hidden
from impera.rules.parameters import HAND, PACKET
from impera.rules.state import NOBODY, RUNNING, State
from impera.views.encode import encode

if TYPE_CHECKING:
    from impera.notation.options import Options
    from impera.views import View

# A card of each Age that represents an undrawn one.
UNDRAWN = tuple(next(kind for kind in range(KINDS) if age_of(kind) == age) for age in range(AGES))
DEAL = -1
"""What waits for cards before the first decision."""


class LazyGame:
    """One game in progress, with chance as a player."""

    __slots__ = (
        "cards",
        "first",
        "heads",
        "logs",
        "memory",
        "options",
        "pool",
        "revealed",
        "state",
        "to_reveal",
        "waits",
    )

    def __init__(self, options: Options, cards: tuple[int, ...] | None = None, first: int | None = None) -> None:
        """A game before its deal. `cards` gives the number of each kind in a reduced deck; then none go to the box."""
        self.options = options
        self.cards = COPIES if cards is None else cards
        self.first = first
        self.state: State = new_state(options)
        self.memory = Memory()
        self.pool = list(self.cards)
        self.logs: list[list[int]] = [[] for _ in range(options.players)]
        self.heads = [""] * options.players
        """What a seat knew before its log begins: nothing, or its view when the game was resampled."""
        plain().clear_table(self.state)
        if cards is not None:
            self.state.removed = 0
        self._stack()
        self.waits: int | None = DEAL
        self.revealed = 0
        self.to_reveal = options.players * (PACKET if options.deal == "draft" else HAND)
        if first is not None:
            self._begin(first)

    def copy(self) -> LazyGame:
        """An independent copy."""
        twin = LazyGame.__new__(LazyGame)
        twin.options, twin.cards, twin.first = self.options, self.cards, self.first
        twin.state, twin.memory = self.state.copy(), self.memory.copy()
        twin.pool, twin.logs = self.pool[:], [log[:] for log in self.logs]
        twin.heads = self.heads[:]
        twin.waits, twin.revealed, twin.to_reveal = self.waits, self.revealed, self.to_reveal
        return twin

    def __deepcopy__(self, memo: dict[int, object]) -> LazyGame:
        """The same; OpenSpiel clones states this way."""
        return self.copy()

    @property
    def is_chance(self) -> bool:
        """Whether chance decides now."""
        return self.waits is not None

    @property
    def is_over(self) -> bool:
        """Whether the game is over."""
        over: bool = self.state.reason != RUNNING
        return over

    @property
    def seat(self) -> int:
        """The seat that decides, if it is not chance."""
        seat: int = self.state.seat
        return seat

    def legal(self) -> list[int]:
        """The legal decisions by number."""
        ask = self.state.ask
        word = 0 if self.is_chance or ask == NOTHING else plain().legal_word(self.state)
        return [FIRST[ask] + answer for answer in range(WIDTH[ask]) if word >> answer & 1]

    def chances(self) -> list[tuple[int, float]]:
        """The outcomes of chance with their probabilities: the First Player, then kinds of cards."""
        if self.first is None:
            return [(seat, 1 / self.options.players) for seat in range(self.options.players)]
        kinds = [
            kind for kind in range(KINDS) if KINDS_OF_AGE[self._age(self.revealed)] >> kind & 1 and self.pool[kind]
        ]
        number = sum(self.pool[kind] for kind in kinds)
        return [(kind, self.pool[kind] / number) for kind in kinds]

    def happen(self, outcome: int) -> None:
        """Chance decides."""
        if self.first is None:
            self._begin(outcome)
            return
        receiver = self.receiver(self.revealed)
        age = self._age(self.revealed)
        self.state.deck[self.state.deck_n - 1 - self.revealed] = outcome
        self.pool[outcome] -= 1
        self.revealed += 1
        for seat, log in enumerate(self.logs):
            log.append(vocabulary.DRAW + outcome if seat == receiver else vocabulary.OTHER_DRAWS + age)
        if self.revealed == self.to_reveal:
            self._go_on()

    def decide(self, decision: int) -> None:
        """A seat decides."""
        state = self.state
        answer = decision - FIRST[state.ask]
        self._tell(answer, decision)
        self.waits, self.revealed = answer, 0
        self.to_reveal = self._draws(answer) if state.ask == MENU else 0
        if self.to_reveal == 0:
            self._go_on()

    def observed(self, seat: int | None) -> tuple[State, Hidden]:
        """What a seat may know now, and how much is hidden where, counting only cards that the deck has."""
        seen, hidden = State(), Hidden()
        plain().observe(self.state, self.memory, NOBODY if seat is None else seat, seen, hidden)
        for kind in range(KINDS):
            hidden.pool[kind] -= COPIES[kind] - self.cards[kind]
        return seen, hidden

    def view(self, seat: int | None) -> View:
        """What a seat may see now."""
        return encode(*self.observed(seat), self.options, self.memory)

    def receiver(self, place: int) -> int:
        """Who gets the card at `place` among those revealed."""
        if self.waits != DEAL:
            return self.seat
        each = PACKET if self.options.deal == "draft" else HAND
        first: int = self.state.first
        return (first + place // each) % self.options.players

    def _stack(self) -> None:
        """The deck as Ages, Age III at the bottom."""
        sizes = [sum(self.cards[kind] for kind in range(KINDS) if age_of(kind) == age) for age in range(AGES)]
        if self.cards == COPIES:
            sizes = [size - self.state.removed for size in AGE_SIZES]
        deck = [UNDRAWN[age] for age in reversed(range(AGES)) for _ in range(sizes[age])]
        self.state.deck[: len(deck)] = deck
        self.state.deck_n = len(deck)

    def _begin(self, first: int) -> None:
        self.first = self.state.first = self.state.seat = first
        for log in self.logs:
            log.append(vocabulary.FIRST_IS + first)

    def _age(self, place: int) -> int:
        """The Age of a card of the deck, counted from the top."""
        age: int = age_of(self.state.deck[self.state.deck_n - 1 - place])
        return age

    def _draws(self, answer: int) -> int:
        """How many cards an answer draws, found by applying it to a copy."""
        probe = self.state.copy()
        plain().act(probe, answer)
        draws: int = self.state.deck_n - probe.deck_n
        return draws

    def _go_on(self) -> None:
        """Apply the pending decision, once all its cards are known."""
        rules, state = plain(), self.state
        answer, self.waits = self.waits, None
        self.revealed = 0
        if answer == DEAL:
            rules.deal(state)
            return
        pick, turn = state.pick, state.turn
        rules.act_and_learn(self.memory, state, answer)
        if state.pick != pick:
            self._tell_draft()
        if state.turn != turn and state.skipped:
            for log in self.logs:
                log.append(vocabulary.SKIPS)

    def _tell(self, answer: int, decision: int) -> None:
        """Tell every seat what it may know about a decision."""
        state = self.state
        hidden = {KEEP: vocabulary.OTHER_KEEPS, GIVE: vocabulary.OTHER_GIVES}.get(state.ask)
        for seat, log in enumerate(self.logs):
            may_know = seat == state.seat or hidden is None or (state.ask == GIVE and seat == state.target)
            log.append(vocabulary.DECISION + decision if may_know or hidden is None else hidden + age_of(answer))
            if state.ask == CHOOSE_SEAT and seat == state.seat:
                log.extend(vocabulary.cards(vocabulary.SEES, state.hand[answer]))

    def _tell_draft(self) -> None:
        """The packets were passed on, or the centre was revealed."""
        for seat, log in enumerate(self.logs):
            if self.state.ask == CLAIM:
                log.extend(vocabulary.cards(vocabulary.CENTRE, self.state.centre))
            else:
                log.extend(vocabulary.cards(vocabulary.PACKET, self.state.packet[packet_held(self.state, seat)]))

    def shares(self) -> list[float]:
        """What each seat wins: every side pays one share and the winners split them all, so the sum is 0."""
        outcome = outcome_of(self.state)
        if outcome is None:
            return [0.0] * self.options.players
        return [self.options.sides * share - 1 for share in victory_shares(self.options, outcome.winners)]
