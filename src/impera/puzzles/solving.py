"""Every way to play the rest of a turn, tried with the rules: what each answer is worth, whatever is hidden.

A value holds for all redeals together (`impera.puzzles.goals`): what is `CERTAIN` reaches the goal in every one of
them, what is `HOPELESS` in none, and what is `OPEN` is not settled: it may turn out well by luck. Answers that come to
the same (`impera.bots.compiled.answers`) are tried once, and so is every moment that has the same rest of the turn.

What a turn can reveal is only what an Inquisition finds and what a Breakthrough draws. Every hand that an Inquisition
may find is tried. Of a Breakthrough there are two bounds: at worst the cards drawn are those discarded again; at best
every card that can be drawn comes to hand, and none has to go.
"""

from __future__ import annotations

from itertools import chain, combinations_with_replacement, pairwise, product, starmap
from typing import TYPE_CHECKING, NamedTuple

from impera.bots.compiled.answers import narrow_menu
from impera.notation.decisions import answers_in, text_of
from impera.puzzles.goals import CERTAIN, HOPELESS, OPEN
from impera.rules.cards import AGES, DOMAINS, KINDS, age_of, domain_of, first_kind, oldest
from impera.rules.decide import act, legal_word
from impera.rules.decisions import (
    BREAKTHROUGH,
    CHOOSE_DOMAIN,
    CHOOSE_PLACE,
    CHOOSE_SEAT,
    COPY,
    DISCARD_HAND,
    END,
    GIVE,
    MENU,
    PERMANENT,
    PLAY,
    PLAY_MORE,
)
from impera.rules.effects import finish_effect
from impera.rules.knowledge import Memory, learn
from impera.rules.observe import Hidden, observe
from impera.rules.rows import kinds_among
from impera.rules.state import State

if TYPE_CHECKING:
    from collections.abc import Iterator

    from impera.puzzles.goals import Goal


# Where the kinds of each Domain are in a row of kinds.
_OF_DOMAINS = tuple(starmap(slice, pairwise((*map(first_kind, range(DOMAINS)), KINDS))))


class TooLong(Exception):  # noqa: N818 - it ends a search, and is no error
    """The rest of the turn has more moments than were allowed."""


class Choice(NamedTuple):
    """What a line of decisions does at one point: the question, and what is chosen; equivalents count as one."""

    ask: int
    chosen: int
    """An effect, own or copied; a Domain, if cards are chosen; else the answer itself."""


class TurnState(NamedTuple):
    """A moment of the turn: a full state and its ledger. Only what the active seat knows of the state is used."""

    state: State
    memory: Memory

    def after(self, answer: int) -> TurnState:
        """The moment after an answer that reveals nothing."""
        s, m = self.state.copy(), self.memory
        if s.ask in (CHOOSE_SEAT, GIVE):
            m = m.copy()
            learn(m, s, answer)
        act(s, answer)
        return TurnState(s, m)

    def observed(self) -> tuple[State, Hidden]:
        """What the active seat knows."""
        seen, hidden = State(), Hidden()
        observe(self.state, self.memory, self.state.seat, seen, hidden)
        return seen, hidden


class Solver:
    """Tries a turn out from a moment on. The goal says what it is worth to end the turn."""

    def __init__(self, goal: Goal, root: TurnState, most: int, barred: Choice | None = None) -> None:
        """Nothing is tried yet; `most` bounds the moments that are. What is barred is never answered."""
        self.root = root
        self._goal = goal
        self._most = most
        self._barred = barred
        self._seen, self._hidden = root.observed()
        self._values: dict[object, int] = {}

    @property
    def tried(self) -> int:
        """How many moments were tried."""
        return len(self._values)

    def value(self, moment: TurnState) -> int:
        """What the best answer is worth. Raises TooLong."""
        key = _key(moment.state)
        value = self._values.get(key)
        if value is None:
            if len(self._values) >= self._most:
                raise TooLong
            self._values[key] = HOPELESS  # no turn comes back to where it was: this only counts the moment
            if self._goal.is_within_reach(moment.state, self._hidden):
                self._values[key] = self._best(moment)
            value = self._values[key]
        return value

    def _best(self, moment: TurnState) -> int:
        best = HOPELESS
        for answer in told_apart(moment.state):
            if self._barred is not None and choice_of(moment.state, answer) == self._barred:
                continue
            best = max(best, self.worth(moment, answer))
            if best == CERTAIN:
                break
        return best

    def worth(self, moment: TurnState, answer: int) -> int:
        """What an answer is worth."""
        s = moment.state
        if s.ask == MENU and answer == END:
            return self._goal.worth(s, moment.memory)
        if s.ask == MENU and answer == BREAKTHROUGH:
            worst = self.value(self._drawn(moment, at_best=False))
            return worst if worst == CERTAIN else min(OPEN, self.value(self._drawn(moment, at_best=True)))
        if s.ask == CHOOSE_SEAT:
            return self._in_all([each.after(answer) for each in self._possible_hands(moment, answer)])
        return self.value(moment.after(answer))

    def _in_all(self, moments: list[TurnState]) -> int:
        """The value that all these moments share; OPEN if they differ, since any of them may be the real one."""
        value = self.value(moments[0])
        for moment in moments[1:]:
            if value == OPEN:
                break
            if self.value(moment) != value:
                value = OPEN
        return value

    def _drawn(self, moment: TurnState, *, at_best: bool) -> TurnState:
        """The moment after a Breakthrough: at worst what was drawn goes again, at best all that may come stays."""
        s = moment.state.copy()
        hand, hand_n, deck_n = s.hand[s.seat][:], s.hand_n[s.seat], s.deck_n
        act(s, BREAKTHROUGH)
        drawn = [age_of(kind) for kind in s.deck[s.deck_n : deck_n]]
        s.hand[s.seat], s.hand_n[s.seat] = hand, hand_n
        if at_best:
            for kind in range(KINDS):
                hand[kind] += min(self._hidden.pool[kind], drawn.count(age_of(kind)))
                s.pile[kind] += hand[kind]  # whatever is discarded can be taken again
            s.pile_n += len(drawn)
        s.hand_set[s.seat] = kinds_among(hand)
        s.pile_set = kinds_among(s.pile)
        finish_effect(s)
        return TurnState(s, moment.memory)

    def _possible_hands(self, moment: TurnState, target: int) -> Iterator[TurnState]:
        """The moment with every hand that the target may hold. There is only one Inquisition in a turn."""
        hidden = self._hidden
        for unseen in product(*(_draws(hidden, age, hidden.hand[target][age]) for age in range(AGES))):
            s = moment.state.copy()
            s.hand[target] = self._seen.hand[target][:]
            for kind in (kind for drawn in unseen for kind in drawn):
                s.hand[target][kind] += 1
            s.hand_set[target] = kinds_among(s.hand[target])
            yield TurnState(s, moment.memory)


def told_apart(s: State) -> tuple[int, ...]:
    """The legal answers without those that come to the same as another one; to end the turn comes first."""
    word: int = legal_word(s)
    if s.ask == MENU:
        word = narrow_menu(s, word)
    elif s.ask in (PLAY, PLAY_MORE, DISCARD_HAND, GIVE):
        word = oldest(word)
    return tuple(reversed(answers_in(word)))


def choice_of(s: State, answer: int) -> Choice:
    """What an answer does."""
    if s.ask == MENU:
        return Choice(MENU, (answer - COPY) % PERMANENT if COPY <= answer < END else answer)
    return Choice(s.ask, answer if s.ask in (CHOOSE_DOMAIN, CHOOSE_SEAT, CHOOSE_PLACE) else domain_of(answer))


def _key(s: State) -> object:
    """The same for moments with the same rest of the turn: cards of one Domain on the table are interchangeable."""
    players = s.players
    return (
        *(s.ask, s.need, s.plays, s.spent, s.applied, s.effect, s.target, s.hand_size, s.copied, s.copied_from),
        *(s.deck_n, s.emptied_by, s.pile_n, s.embargoed_later),
        *(sum(s.pile[kinds]) for kinds in _OF_DOMAINS),
        *s.hand_n[:players],
        *s.embargoed[:players],
        *chain(*s.hand[:players], *s.count[:players], *s.democracy[:players]),
    )


def _draws(hidden: Hidden, age: int, number: int) -> list[tuple[int, ...]]:
    """All sets of cards of an Age that may be the unseen ones of a hand."""
    kinds = [kind for kind in range(KINDS) if age_of(kind) == age and hidden.pool[kind]]
    draws = combinations_with_replacement(kinds, number)
    return [draw for draw in draws if all(draw.count(kind) <= hidden.pool[kind] for kind in draw)]


class Way(NamedTuple):
    """A line of decisions to the goal: in words, and what it does."""

    words: tuple[str, ...]
    choices: tuple[Choice, ...]


def shortest(solver: Solver) -> Way | None:
    """A shortest line of right answers that ends the turn; None if there is no certain one. Raises TooLong."""
    if solver.value(solver.root) != CERTAIN:
        return None
    ways = [(solver.root, Way((), ()))]
    met = {_key(solver.root.state)}
    for moment, way in ways:  # grows while it is read: the shortest ways come first
        s = moment.state
        for answer in told_apart(s):
            if solver.worth(moment, answer) != CERTAIN:
                continue
            longer = Way((*way.words, text_of(s.ask, answer)), (*way.choices, choice_of(s, answer)))
            if s.ask == MENU and answer == END:
                return longer
            after = moment.after(answer)
            if _key(after.state) not in met:
                met.add(_key(after.state))
                ways.append((after, longer))
    return None
