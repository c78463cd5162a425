"""The result of an arena for people: a table, then one sentence per fact."""

from __future__ import annotations

from typing import TYPE_CHECKING

import click

from impera.cli.output.screen import show
from impera.text.arena import games_of_kind

if TYPE_CHECKING:
    from collections.abc import Iterator

    from impera.analysis.arena import Result
    from impera.analysis.arena.intervals import Rate
    from impera.analysis.arena.result import Standing
    from impera.text import Language

_HEADS = ("arena-head-bot", "arena-head-wins", "arena-head-interval", "arena-head-fair", "arena-head-rating")
_REASONS = {
    "hegemony": "arena-hegemony",
    "majority": "arena-majority",
    "turn-limit": "arena-turn-limit",
    "forfeit": "arena-forfeit",
}
_PLOT = {"wins": "arena-plot-wins", "rating": "arena-plot-rating", "fair": "arena-plot-fair"}
_MOST_PROBLEMS = 3
_MILLI = 1000


def tell(words: Language, result: Result) -> None:
    """Print the result."""
    settings = result.settings
    show(games_of_kind(words, settings.options, played=len(result.games), asked=result.asked, seed=settings.seed))
    counted = len(result.counted)
    if counted:
        sides = result.settings.sides
        show(words.say("arena-counted", games=counted, deals=counted // sides, seatings=sides), "")
        standings = sorted(result.standings, key=lambda one: -one.rating.mu)
        for line in _table([[words.say(head) for head in _HEADS], *(_row(words, one) for one in standings)]):
            click.echo(line)
        show("", *_sentences(words, result, standings))
    else:
        show(words.say("arena-nothing"))
    show(*_failures(words, result))


def rates(words: Language, wins: dict[str, Rate]) -> list[str]:
    """Each bot's rate with its interval, in a few words, best first."""
    return [
        words.say("arena-now", bot=label, rate=100 * rate.rate, low=100 * rate.low, high=100 * rate.high)
        for label, rate in sorted(wins.items(), key=lambda item: -item[1].rate)
    ]


def stop(words: Language, result: Result, *, is_kept: bool, should_decide: bool) -> Iterator[str]:
    """Why it ended, if that is not obvious."""
    if result.stop == "interrupted":
        yield words.say("arena-interrupted-kept" if is_kept else "arena-interrupted")
    elif result.stop == "decided":
        yield words.say("arena-decided")
    elif result.stop == "played" and should_decide:
        yield words.say("arena-undecided")


def plot_words(words: Language, result: Result) -> dict[str, str]:
    """The words on the plot."""
    settings = result.settings
    title = words.say(
        "arena-plot-title",
        games=len(result.counted),
        players=settings.options.players,
        seed=str(settings.seed),
    )
    return {"title": title, **{name: words.say(key) for name, key in _PLOT.items()}}


def _row(words: Language, one: Standing) -> list[str]:
    return [
        one.label,
        words.say("arena-percent", rate=100 * one.wins.rate),
        words.say("arena-interval", low=100 * one.wins.low, high=100 * one.wins.high),
        words.say("arena-percent", rate=100 * one.fair),
        words.say("arena-rating", mu=one.rating.mu, half=one.rating.half),
    ]


def _table(rows: list[list[str]]) -> Iterator[str]:
    """Rows with aligned columns: names to the left, numbers to the right."""
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    for first, *others in rows:
        cells = [first.ljust(widths[0]), *(text.rjust(width) for text, width in zip(others, widths[1:], strict=True))]
        yield "  ".join(cells)


def _sentences(words: Language, result: Result, standings: list[Standing]) -> Iterator[str]:
    counted = len(result.counted)
    if len(result.matches) > 1:
        yield from _matches(words, result)
    for one in standings:
        yield _duration(words, one)
    for reason, number in result.reasons.items():
        yield words.say(_REASONS[reason], rate=100 * number / counted)
    yield words.say("arena-shared", rate=100 * result.shared / counted)
    yield words.say("arena-length", turns=result.mean("turns"), decisions=result.mean("decisions"))


def _matches(words: Language, result: Result) -> Iterator[str]:
    for match in result.matches:
        if not match.deals:
            continue  # bots of a league that were never there together
        told = words.row(rates(words, match.wins))
        yield words.say("arena-match", bots=words.list(match.sides), deals=match.deals, rates=told)


def _duration(words: Language, one: Standing) -> str:
    took = one.duration
    if took.longest >= 1:
        key, factor = "arena-seconds", 1
    else:
        key, factor = "arena-milliseconds", _MILLI
    times = {"mean": took.mean, "most": took.most_of_95_percent, "longest": took.longest}
    return words.say(key, bot=one.label, **{name: factor * seconds for name, seconds in times.items()})


def _failures(words: Language, result: Result) -> Iterator[str]:
    for label, problems in result.failures.items():
        yield words.say("arena-failures", bot=label, number=sum(problems.values()))
        most = sorted(problems.items(), key=lambda item: -item[1])
        for problem, number in most[:_MOST_PROBLEMS]:
            yield "  " + words.say("arena-problem", number=number, problem=problem)
        if len(most) > _MOST_PROBLEMS:
            yield "  " + words.say("arena-problems-more", number=len(most) - _MOST_PROBLEMS)
