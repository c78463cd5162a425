"""The metrics of this process, in Prometheus format. They contain no names, tokens or tables."""

from __future__ import annotations

from bisect import bisect_left
from collections import Counter
from typing import TYPE_CHECKING, TypeVar

import msgspec

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

Number = TypeVar("Number", int, float)

# The counters, by name: what each means, and the name of its label if it has one.
COUNTED = {
    "entries": ("Entries written", "kind"),
    "refusals": ("Requests that were refused over sockets", "code"),
    "notices": ("Notices to people whose turn it is, by what became of them", "fate"),
    "requests": ("Requests by HTTP", "status"),
    "conflicts": ("Numbers another worker took first", None),
    "storage_failures": ("Changes the database did not accept", None),
    "games_finished": ("Games played to their end", None),
    "slow_viewers": ("Viewers disconnected because they did not read", None),
    "too_fast": ("Requests and messages over a rate limit", None),
    "bot_failures": ("Bots that failed to decide", None),
}
# The gauges, by name: what each means.
GAUGES = {
    "sockets": "Connected viewers",
    "rooms": "Open tables",
}
# Upper bounds of the histogram of commit times, in seconds.
BOUNDS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1.0, 5.0)


class Numbers(msgspec.Struct, forbid_unknown_fields=True):
    """All metrics at one moment. Those of several processes can be added."""

    counts: dict[str, dict[str, int]] = {}
    """By name and label; the label may be empty."""
    commits: list[int] = msgspec.field(default_factory=lambda: [0] * (len(BOUNDS) + 1))
    """How many commits took at most each of BOUNDS, but longer than the one before; the last entry counts the rest."""
    seconds: float = 0.0
    jobs: int = 0
    gauges: dict[str, float] = {}

    def __add__(self, other: Numbers) -> Numbers:
        """Both together."""
        return Numbers(
            counts={
                name: _sum(self.counts.get(name, {}), other.counts.get(name, {}))
                for name in self.counts.keys() | other.counts.keys()
            },
            commits=[mine + others for mine, others in zip(self.commits, other.commits, strict=True)],
            seconds=self.seconds + other.seconds,
            jobs=self.jobs + other.jobs,
            gauges=_sum(self.gauges, other.gauges),
        )

    def text(self) -> str:
        """All of it in Prometheus' text format."""
        return "".join(f"{line}\n" for line in self._lines())

    def _lines(self) -> Iterator[str]:
        for name, (meaning, label) in COUNTED.items():
            yield f"# HELP impera_{name}_total {meaning}."
            yield f"# TYPE impera_{name}_total counter"
            found = self.counts.get(name, {})
            for value, number in sorted(found.items() if label else [("", found.get("", 0))]):
                of = f'{{{label}="{value}"}}' if label else ""
                yield f"impera_{name}_total{of} {number}"
        yield "# HELP impera_commit_seconds How long commits took."
        yield "# TYPE impera_commit_seconds histogram"
        below = 0
        for bound, number in zip((*BOUNDS, "+Inf"), self.commits, strict=True):
            below += number
            yield f'impera_commit_seconds_bucket{{le="{bound}"}} {below}'
        yield f"impera_commit_seconds_sum {self.seconds:.6f}"
        yield f"impera_commit_seconds_count {below}"
        yield "# HELP impera_committed_total Changes committed, many at once."
        yield "# TYPE impera_committed_total counter"
        yield f"impera_committed_total {self.jobs}"
        for name, meaning in GAUGES.items():
            yield f"# HELP impera_{name} {meaning}."
            yield f"# TYPE impera_{name} gauge"
            yield f"impera_{name} {self.gauges.get(name, 0):g}"


def _sum(one: dict[str, Number], other: dict[str, Number]) -> dict[str, Number]:
    return {name: one.get(name, 0) + other.get(name, 0) for name in one.keys() | other.keys()}


class Metrics:
    """Counters, a histogram of commits, and gauges that are measured when they are read."""

    def __init__(self, **gauges: Callable[[], float]) -> None:
        """Everything starts at zero; `gauges` measure what GAUGES names."""
        self._counts: Counter[tuple[str, str]] = Counter()
        self._commits = Numbers()
        self._gauges = gauges

    def count(self, name: str, label: str = "") -> None:
        """One more of something in COUNTED."""
        self._counts[name, label] += 1

    def commit(self, jobs: int, seconds: float) -> None:
        """A batch of changes was committed in this many seconds."""
        self._commits.commits[bisect_left(BOUNDS, seconds)] += 1
        self._commits.seconds += seconds
        self._commits.jobs += jobs

    def numbers(self) -> Numbers:
        """The metrics of this process now."""
        counts: dict[str, dict[str, int]] = {}
        for (name, label), number in self._counts.items():
            counts.setdefault(name, {})[label] = number
        gauges = {name: measure() for name, measure in self._gauges.items()}
        return self._commits + Numbers(counts=counts, gauges=gauges)
