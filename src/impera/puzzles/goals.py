"""What a puzzle asks for: to win at the end of this turn, or to stop the next player from winning on theirs."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

from impera.bots.compiled.gain import could_win
from impera.bots.winning import at_turn, fewest_unseen
from impera.rules.cards import DOMAINS
from impera.rules.culture import return_coin_unused
from impera.rules.decide import act
from impera.rules.decisions import END
from impera.rules.embargo import expire_embargoes
from impera.rules.hegemony import cards_for_hegemony
from impera.rules.last_round import is_over_before
from impera.rules.observe import Hidden, observe
from impera.rules.state import NOBODY, State

if TYPE_CHECKING:
    from impera.rules.knowledge import Memory


HOPELESS, OPEN, CERTAIN = range(3)
"""The values of a moment: the goal is reached in no redeal, in some perhaps, in every one."""

# The most cards that a turn draws: up to seven in step 3, and five by a Breakthrough.
_MOST_DRAWN = 12


class Goal(Protocol):
    """What is asked for."""

    def worth(self, s: State, memory: Memory) -> int:
        """What it is worth to end the turn now."""

    def is_within_reach(self, s: State, hidden: Hidden) -> bool:
        """False only if the rest of the turn is hopeless for certain, so that it need not be tried."""


class Win:
    """To win alone at the end of this turn."""

    def worth(self, s: State, memory: Memory) -> int:  # noqa: ARG002 - a goal
        """Whether ending the turn wins. Which cards are drawn at its end changes nothing."""
        seat = s.seat
        if any(s.count[seat][domain] >= cards_for_hegemony(s, seat, domain) for domain in range(DOMAINS)):
            return CERTAIN
        if not may_be_last(s):
            return HOPELESS
        over = s.copy()
        act(over, END)
        return CERTAIN if over.winners == 1 << seat else HOPELESS

    def is_within_reach(self, s: State, hidden: Hidden) -> bool:
        """Whether plays and cards may be enough for a hegemony, or the game may be scored after this turn."""
        return may_be_last(s) or any(could_win(s, hidden, domain) for domain in range(DOMAINS))


class Stop:
    """Make sure that the next player cannot win on their turn. The deck must last beyond it."""

    def worth(self, s: State, memory: Memory) -> int:
        """Whether they can win: in no redeal, with the cards they hold, or neither is proved."""
        if threatened(s, memory) is not None:
            return HOPELESS
        after, hidden = table_after(s, memory, s.seat)
        return OPEN if any(could_win(after, hidden, domain) for domain in range(DOMAINS)) else CERTAIN

    def is_within_reach(self, s: State, hidden: Hidden) -> bool:  # noqa: ARG002 - a goal
        """It always may be."""
        return True


GOALS: dict[str, Goal] = {"win": Win(), "stop": Stop()}


def may_be_last(s: State) -> bool:
    """Whether the game may be scored after this turn, because the deck is empty by then (R-LAST-03)."""
    after: int = (s.seat + 1) % s.players
    if s.emptied_by != NOBODY:
        return bool(is_over_before(s, after))
    return bool(not s.once_more and after == s.first and s.deck_n <= _MOST_DRAWN)


def threatened(s: State, memory: Memory) -> int | None:
    """The Domain in which the next player wins with the hand they hold if the turn ends now; None if there is none."""
    after, hidden = table_after(s, memory, (s.seat + 1) % s.players)
    for domain in range(DOMAINS):
        if could_win(after, hidden, domain) and fewest_unseen(after, hidden, domain) is not None:
            return domain
    return None


def table_after(s: State, memory: Memory, viewer: int) -> tuple[State, Hidden]:
    """What a seat would know at the beginning of the next turn, if this one ended now."""
    seen, hidden = State(), Hidden()
    observe(s, memory, viewer, seen, hidden)
    expire_embargoes(seen, s.seat)
    return_coin_unused(seen, s.seat)
    return at_turn(seen, hidden, (s.seat + 1) % s.players), hidden
