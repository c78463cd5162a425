"""Whether what people did and saw at a table can be explained by one log that grows one entry at a time.

This is linearizability of a log: every entry happens at one moment between the request for it and the answer, in the
order of the numbers, and whoever reads sees all entries up to that moment. Because the log says the order, no search is
needed: each entry is put at the earliest moment that its request and the entries before it allow.
"""

from __future__ import annotations

import math
from collections import defaultdict, deque
from dataclasses import dataclass, field


@dataclass
class Asked:
    """Somebody asked for an entry. Without an answer, nobody knows whether it was written."""

    seat: int
    text: str
    began: float
    ended: float = math.inf
    number: int | None = None
    """The number of the entry, if it was acknowledged."""
    is_refused: bool = False


@dataclass
class Read:
    """Somebody asked how far the log is, and was told this number."""

    number: int
    began: float
    ended: float


class Looks:
    """What one connection asks to see. Several looks may be on their way; they are answered in their order.

    If one is refused, later reads seem to have begun earlier than they did; nobody is accused because of that.
    """

    def __init__(self):
        self._open = deque()

    def ask(self, at):
        """A look is sent."""
        self._open.append(at)

    @property
    def is_open(self):
        """Whether a look has no answer yet."""
        return bool(self._open)

    def answer(self, number, at):
        """The read that an answer with this number makes of the earliest look without one."""
        return Read(number, self._open.popleft(), at)


@dataclass
class History:
    """What people did and saw at one table, by one clock."""

    asked: list[Asked] = field(default_factory=list)
    reads: list[Read] = field(default_factory=list)
    heard: dict[int, float] = field(default_factory=dict)
    """When somebody first heard of an entry."""

    def hear(self, number, at):
        """An entry was heard."""
        self.heard[number] = min(at, self.heard.get(number, math.inf))


def violations(log, history):
    """Why no order explains a history; nothing if one does.

    The log is the entries as written, by number: seat and text of those that people ask for, None for others.
    """
    if sorted(log) != list(range(1, len(log) + 1)):
        return [f"the log has the numbers {sorted(log)}"]
    causes, problems = _causes(log, history.asked)
    return problems or _times(log, causes, history)


def _causes(log, asked):
    """Which request caused each entry, and what is wrong with that."""
    problems, causes = [], {}
    for each in asked:
        if each.number is None:
            continue
        if each.number in causes:
            problems.append(f"entry {each.number} was acknowledged twice")
        if log.get(each.number) != (each.seat, each.text):
            problems.append(f"entry {each.number} was acknowledged, but is {log.get(each.number)}")
        causes[each.number] = each
    # Of those whose answers were lost, the earliest caused the earliest entry: if any order is right, this one is.
    unknown = defaultdict(list)
    for each in sorted(asked, key=lambda each: each.began, reverse=True):
        if each.number is None and not each.is_refused:
            unknown[each.seat, each.text].append(each)
    for number in sorted(set(log) - set(causes)):
        entry = log[number]
        if entry is None:
            continue
        if unknown[entry]:
            causes[number] = unknown[entry].pop()
        else:
            problems.append(f"entry {number} is {entry}, which nobody asked for")
    return causes, problems


def _times(log, causes, history):
    """Where the entries and reads cannot be put in the order of their numbers."""
    problems = []
    reads = defaultdict(list)
    for read in history.reads:
        reads[read.number].append(read)
    last = max(log, default=0)
    problems += [f"{number} was read, of a log of {last}" for number in reads if number > last]
    now = -math.inf
    for number in range(last + 1):
        cause = causes.get(number)
        latest = history.heard.get(number, math.inf)
        if cause is not None:
            now, latest = max(now, cause.began), min(latest, cause.ended)
        if now > latest:
            problems.append(f"entry {number} was told before an entry or a read that comes earlier had begun")
            return problems
        moments = [max(now, read.began) for read in reads[number]]
        late = [read for read, moment in zip(reads[number], moments, strict=True) if moment > read.ended]
        problems += [f"a read of {read.number} had ended before entry {number} had begun" for read in late]
        now = max([now, *moments])
    return problems
