"""Reading a draft under way."""

from __future__ import annotations

from typing import TYPE_CHECKING

from impera.engines.interpreter import recording
from impera.game.position.checks import kinds_of, require
from impera.rules.cards import AGES
from impera.rules.decisions import CLAIM, KEEP
from impera.rules.parameters import HAND, PACKET

if TYPE_CHECKING:
    from impera.game.position.shape import DraftShape
    from impera.notation.options import Options
    from impera.rules.knowledge import Memory
    from impera.rules.state import State


def read_draft(s: State, m: Memory, draft: DraftShape, options: Options) -> None:
    """Continue in the middle of a draft."""
    require(options.deal == "draft", "a draft under way needs deal: draft")
    require(s.turn == 0, "no turn has begun in the draft: turns must be 0")
    is_keeping = draft.ask == "keep"
    s.ask = KEEP if is_keeping else CLAIM
    require(1 <= draft.pick <= HAND, f"pick must be from 1 to {HAND}, not {draft.pick}")
    require(0 <= draft.asked < s.players, f"asked must be from 0 to {s.players - 1}, not {draft.asked}")
    s.pick = draft.pick - 1 if is_keeping else HAND
    s.answered = draft.asked
    require(len(draft.packets) == (s.players if is_keeping else 0), "there is one packet per player while keeping")
    for seat, packet in enumerate(draft.packets):
        has_kept = _has_kept(s, seat)
        size = PACKET - s.pick - has_kept
        require(len(packet) == size, f"the packet of seat {seat} has {len(packet)} cards instead of {size}")
        require(s.hand_n[seat] == s.pick + has_kept, f"seat {seat} has kept {s.hand_n[seat]} cards")
        for kind in kinds_of(packet, f"the packet of seat {seat}"):
            s.packet[recording().packet_held(s, seat)][kind] += 1
    for kind in kinds_of(draft.centre, "the centre"):
        s.centre[kind] += 1
        s.centre_set |= 1 << kind
    left = 0 if is_keeping else s.players - s.answered
    require(len(draft.centre) == left, f"the centre has {len(draft.centre)} cards instead of {left}")
    step = 1 if is_keeping or options.centre == "clockwise" else -1
    start = s.first if is_keeping else s.first - 1
    asked = (start + step * s.answered) % s.players
    require(s.seat == asked, f"seat {asked} is asked now, not seat {s.seat}")
    _read_passed(s, m, draft)


def _read_passed(s: State, m: Memory, draft: DraftShape) -> None:
    """Read what the seats remember of the picks so far; if it is missing, they remember nothing."""
    for pick, by_seat in enumerate(draft.passed):
        require(pick < len(m.passed) and len(by_seat) == s.players, "passed has two picks, with cards for each seat")
        for seat, cards in enumerate(by_seat):
            for kind in kinds_of(cards, "passed"):
                m.passed[pick][seat][kind] += 1
            if cards and s.ask == KEEP:
                _check_passed(s, m.passed[pick][seat], seat, pick)
    for pick, ages in enumerate(draft.kept_age):
        is_table = pick < len(m.kept_age) and len(ages) == s.players and all(1 <= age <= AGES for age in ages)
        require(is_table, "kept_age has three picks, with an Age for each seat")
        m.kept_age[pick][: s.players] = [age - 1 for age in ages]


def _check_passed(s: State, passed: list[int], seat: int, pick: int) -> None:
    """What a seat passed on must be in the packet, or in the hands of those who have kept a card from it since."""
    packet = s.packet[(seat - pick) % s.players]
    holders = [(seat + later) % s.players for later in range(s.pick - pick + 1)]
    keepers = [holder for holder in holders[1:-1] if holder != seat]
    if len(holders) > 1 and _has_kept(s, holders[-1]):
        keepers.append(holders[-1])
    gone = [before - now for before, now in zip(passed, packet, strict=True)]
    is_whole = min(gone) >= 0 and sum(gone) == len(keepers)
    is_held = all(number <= sum(s.hand[keeper][kind] for keeper in keepers) for kind, number in enumerate(gone))
    happened = pick < s.pick or _has_kept(s, seat)
    require(happened and is_whole and is_held, f"what seat {seat} passed on in pick {pick + 1} is not there")


def _has_kept(s: State, seat: int) -> bool:
    """Whether a seat has answered in the current pick."""
    has_kept: bool = (seat - s.first) % s.players < s.answered
    return has_kept
