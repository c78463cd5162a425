"""Numbers about this process, as Prometheus reads them. They hold no name, no token and no table."""

from __future__ import annotations

from bisect import bisect_left
from collections import Counter
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

# What is counted, by name: what it means, and the name of its label if it has one.
COUNTED = {
    "entries": ("Entries written or heard of", "kind"),
    "refusals": ("Requests that were refused over sockets", "code"),
    "requests": ("Requests by HTTP", "status"),
    "conflicts": ("Numbers another worker took first", None),
    "storage_failures": ("Changes the database did not take", None),
    "games_finished": ("Games played to their end", None),
    "slow_viewers": ("Viewers that did not read and were let go", None),
    "too_fast": ("Requests and messages over a limit of rate", None),
    "bot_failures": ("Bots that failed to decide", None),
}
# Limits of seconds for the time of a commit.
BOUNDS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1.0, 5.0)


class Metrics:
    """Counters, a histogram of commits, and gauges that are asked when they are read."""

    def __init__(self) -> None:
        """Everything begins with nothing."""
        self._counts: Counter[tuple[str, str]] = Counter()
        self._commits = [0] * (len(BOUNDS) + 1)
        self._seconds = 0.0
        self._jobs = 0
        self._gauges: dict[str, tuple[str, Callable[[], float]]] = {}

    def count(self, name: str, label: str = "") -> None:
        """One more of something in COUNTED."""
        self._counts[name, label] += 1

    def count_entry(self, kind: str) -> None:
        """One more entry."""
        self._counts["entries", kind] += 1

    def commit(self, jobs: int, seconds: float) -> None:
        """So many changes were committed at once in so many seconds."""
        self._commits[bisect_left(BOUNDS, seconds)] += 1
        self._seconds += seconds
        self._jobs += jobs

    def gauge(self, name: str, meaning: str, value: Callable[[], float]) -> None:
        """A number that goes up and down, asked when the metrics are read."""
        self._gauges[name] = meaning, value

    def text(self) -> str:
        """All of it in Prometheus' text format."""
        return "".join(f"{line}\n" for line in self._lines())

    def _lines(self) -> Iterator[str]:
        for name, (meaning, label) in COUNTED.items():
            yield f"# HELP impera_{name}_total {meaning}."
            yield f"# TYPE impera_{name}_total counter"
            found = {key[1]: number for key, number in self._counts.items() if key[0] == name}
            for value, number in sorted(found.items() if label else [("", found.get("", 0))]):
                of = f'{{{label}="{value}"}}' if label else ""
                yield f"impera_{name}_total{of} {number}"
        yield "# HELP impera_commit_seconds How long commits took."
        yield "# TYPE impera_commit_seconds histogram"
        below = 0
        for bound, number in zip((*BOUNDS, "+Inf"), self._commits, strict=True):
            below += number
            yield f'impera_commit_seconds_bucket{{le="{bound}"}} {below}'
        yield f"impera_commit_seconds_sum {self._seconds:.6f}"
        yield f"impera_commit_seconds_count {below}"
        yield "# HELP impera_committed_total Changes committed, many at once."
        yield "# TYPE impera_committed_total counter"
        yield f"impera_committed_total {self._jobs}"
        for name, (meaning, measure) in self._gauges.items():
            yield f"# HELP impera_{name} {meaning}."
            yield f"# TYPE impera_{name} gauge"
            yield f"impera_{name} {measure():g}"
