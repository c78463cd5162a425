"""The page of a league: one file of HTML with tables and curves, and pictures of games beside it.

It needs no server and no script. Everything it says is in the language files.
"""

from __future__ import annotations

from itertools import combinations
from typing import TYPE_CHECKING
from xml.sax.saxutils import escape

from impera.analysis.arena.result import tally
from impera.analysis.arena.schedule import Key
from impera.analysis.league.chart import chart
from impera.analysis.league.members import RECORDS, match_number, record_name
from impera.analysis.whole_files import write_text
from impera.game import Record
from impera.text import language as language_of
from impera.text.arena import games_of_kind

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence
    from pathlib import Path

    from impera.analysis.arena.result import Result, Standing
    from impera.analysis.league.chart import Point
    from impera.analysis.league.members import Members
    from impera.text import Language

PAGE = "index.html"
_STYLE = """
:root { color-scheme: light dark; --line: #8886; }
body { font: 16px/1.5 system-ui, sans-serif; margin: 2rem auto; max-width: 60rem; padding: 0 1rem; }
table { border-collapse: collapse; }
th, td { padding: .3rem .7rem; border-bottom: 1px solid var(--line); text-align: right; }
th:first-child, td:first-child { text-align: left; }
.wide { overflow-x: auto; }
svg { width: 100%; min-width: 50rem; height: auto; }
svg text { font-size: 13px; fill: currentColor; } .grid { stroke: var(--line); }
"""


def write(members: Members, result: Result, folder: Path, language: str) -> None:
    """Write the page, and the pictures of the games that it links to."""
    words = language_of(language)
    watched = list(_watched(members, folder, language))
    title = words.say("league-title", number=len(members.entrants))
    settings = result.settings
    games = games_of_kind(words, settings.options, played=len(result.games), asked=result.asked, seed=settings.seed)
    body = [
        f"<h1>{escape(title)}</h1>",
        f"<p>{escape(games)}</p>",
        *_section(words, "league-standing", _standing(words, members, result)),
        *_section(words, "league-pairs", _pairs(words, members)),
        *_section(words, "league-curve", _curve(words, members)),
        *_section(words, "league-records", _records(words, members, watched)),
    ]
    whole = (
        f'<!doctype html>\n<html lang="{words.code}">\n<meta charset="utf-8">\n'
        f'<meta name="viewport" content="width=device-width, initial-scale=1">\n<title>{escape(title)}</title>\n'
        f"<style>{_STYLE}</style>\n{chr(10).join(body)}\n</html>\n"
    )
    write_text(folder / PAGE, whole)


def _section(words: Language, key: str, parts: Iterable[str]) -> Iterator[str]:
    yield f"<h2>{escape(words.say(key))}</h2>"
    yield from parts


def _table(head: Sequence[str], rows: Iterable[Sequence[str]]) -> Iterator[str]:
    """A table whose first column has the names of its rows."""
    yield '<div class="wide"><table><thead><tr>'
    yield "".join(f'<th scope="col">{escape(text)}</th>' for text in head)
    yield "</tr></thead><tbody>"
    for first, *others in rows:
        cells = "".join(f"<td>{escape(text)}</td>" for text in others)
        yield f'<tr><th scope="row">{escape(first)}</th>{cells}</tr>'
    yield "</tbody></table></div>"


def _standing(words: Language, members: Members, result: Result) -> Iterator[str]:
    keys = ("arena-head-bot", "arena-head-rating", "arena-head-wins", "arena-head-interval")
    head = [words.say(key) for key in (*keys, "league-head-games", "league-head-time", "league-head-failures")]
    best = sorted(result.standings, key=lambda one: -one.rating.mu)
    yield from _table(head, (_row(words, members, one) for one in best))


def _row(words: Language, members: Members, one: Standing) -> list[str]:
    label = words.say("league-gone", bot=one.label) if one.label in members.gone else one.label
    return [
        label,
        words.say("arena-rating", mu=one.rating.mu, half=one.rating.half),
        words.say("arena-percent", rate=100 * one.wins.rate),
        words.say("arena-interval", low=100 * one.wins.low, high=100 * one.wins.high),
        str(one.games),
        words.say("league-milliseconds", time=1000 * one.duration.mean),
        str(one.failures),
    ]


def _pairs(words: Language, members: Members) -> Iterator[str]:
    """How often the bot of each row beat that of each column."""
    yield f"<p>{escape(words.say('league-pairs-note'))}</p>"
    games = members.in_order()
    rates: dict[tuple[int, int], str] = {}
    for first, second in combinations(range(len(members.entrants)), 2):
        met = [game for game in games if game.match == match_number((first, second))]
        found = tally(members.settings, met)
        for own, other in ((first, second), (second, first)):
            rate = found[own].rate() if own in found else None
            rates[own, other] = "" if rate is None else _interval(words, rate.rate, rate.low, rate.high)
    labels = [each.label for each in members.entrants]
    others = range(len(labels))
    rows = ([label, *(rates.get((own, other), "") for other in others)] for own, label in enumerate(labels))
    yield from _table([words.say("arena-head-bot"), *labels], rows)


def _interval(words: Language, rate: float, low: float, high: float) -> str:
    percent = words.say("arena-percent", rate=100 * rate)
    return f"{percent} ({words.say('arena-interval', low=100 * low, high=100 * high)})"


def _curve(words: Language, members: Members) -> Iterator[str]:
    yield f"<p>{escape(words.say('league-curve-note'))}</p>"
    curves: dict[str, list[Point]] = {each.label: [] for each in members.entrants}
    for number, (game, rated) in enumerate(zip(members.in_order(), members.course(), strict=True), 1):
        for entrant in set(game.seats):
            curves[members.entrants[entrant].label].append((number, rated[entrant]))
    drawn = chart(curves, title=words.say("league-curve"), axis=words.say("league-axis"))
    yield f'<div class="wide">{drawn}</div>'


def _watched(members: Members, folder: Path, language: str) -> Iterator[tuple[tuple[int, int], str]]:
    """The pairs with a game to watch, each with the file of its picture, which is drawn if the game is newer."""
    for pair in combinations(range(len(members.entrants)), 2):
        record = folder / RECORDS / record_name(Key(0, match_number(pair), 0))
        if record.exists():
            picture = record.with_suffix(".svg")
            if not picture.exists() or picture.stat().st_mtime_ns < record.stat().st_mtime_ns:
                write_text(picture, Record.load(record).animated_svg(language=language))
            yield pair, record.stem


def _records(words: Language, members: Members, watched: list[tuple[tuple[int, int], str]]) -> Iterator[str]:
    yield f"<p>{escape(words.say('league-records-note'))}</p><ul>"
    for (first, second), name in watched:
        text = words.say("league-record", first=members.entrants[first].label, second=members.entrants[second].label)
        picture, record = f"{RECORDS}/{name}.svg", f"{RECORDS}/{name}.jsonl"
        kept = escape(words.say("league-file"))
        yield f'<li><a href="{picture}">{escape(text)}</a> (<a href="{record}">{kept}</a>)</li>'
    yield "</ul>"
