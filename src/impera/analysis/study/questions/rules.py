"""How much the draft, teams and the editions' rule differences change."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

from impera.analysis.study.cells import STRONG, WEAKER, cell, kind_of
from impera.analysis.study.numbers import Estimate, difference, place_rate, rate, role_rate, turns
from impera.analysis.study.questions.answer import Answer, CsvTable
from impera.notation.options import EDITIONS, OPTIONS
from impera.rules.state import HEGEMONY

if TYPE_CHECKING:
    from impera.analysis.study.cells import Cell
    from impera.analysis.study.playing import Sums
    from impera.analysis.study.questions.answer import Totals
    from impera.notation.options import Option


class Change(NamedTuple):
    """A rule that is changed, and at which tables it matters."""

    name: str
    kinds: tuple[int | str, ...]
    before: dict[str, Any]
    after: dict[str, Any]


_ALL = tuple(OPTIONS["players"].values)


def _settling(option: Option, value: Any) -> list[str]:
    """The editions that settle an option by this value."""
    return [edition for edition, preset in EDITIONS.items() if preset.get(option.name) == value]


def _single_changes() -> list[Change]:
    """Each option of the rules changed from its default; those that an edition settles come first."""
    rules = [option for option in OPTIONS.values() if option.group == "rules"]
    singly = [(option, value) for option in rules for value in option.alternatives]
    singly.sort(key=lambda each: not _settling(*each))
    return [_single_change(option, value) for option, value in singly]


def _single_change(option: Option, value: Any) -> Change:
    """One option changed from its default, at the tables where it matters."""
    editions = "".join(f" ({edition})" for edition in _settling(option, value))
    table = {name: values[0] for name, values in option.matters.items() if name != "players"}
    kinds = tuple(option.matters.get("players", _ALL))
    return Change(f"{option.name} {str(value).lower()}{editions}", kinds, table, {**table, option.name: value})


def _edition_changes() -> list[Change]:
    """Each edition that settles several options; one that settles a single option is the change of that option."""
    several = [edition for edition, preset in EDITIONS.items() if len(preset) > 1]
    return [Change(f"edition {edition}", _ALL, {}, {"edition": edition}) for edition in several]


CHANGES = (
    Change("draft instead of basic deal", (*_ALL, "teams"), {}, {"deal": "draft"}),
    *_edition_changes(),
    *_single_changes(),
)
# Sums that count what was legal, not what was done.
_CHOICE = ("forced", "answers", "turn_answers", "power", "power_squares", "paths")
TEAMS = "teams instead of each for itself"


class Pair(NamedTuple):
    """Two kinds of game that differ in one thing; bots in `even` games are equal, in `uneven` ones one is stronger."""

    name: str
    kind: str
    even: tuple[Cell, Cell]
    uneven: tuple[Cell, Cell]


def pairs() -> list[Pair]:
    """All comparisons."""
    found = [
        _pair(change.name, (kind, change.before), (kind, change.after)) for change in CHANGES for kind in change.kinds
    ]
    return [*found, _pair(TEAMS, (4, {}), ("teams", {}))]


def cells() -> list[Cell]:
    """Both sides of every comparison."""
    return [one for pair in pairs() for one in (*pair.even, *pair.uneven)]


def answer(totals: Totals) -> Answer:
    """What each change does to the First Player's share, to the ends, to the length, and to the stronger bot."""
    found = Answer("How much do the draft, the teams and the editions' rules change?")
    found.say(
        "Each row changes one rule and nothing else (see chapter 3 of the rulebook; `en` and `ru` have all "
        "defaults). The numbers are differences, in percentage points or in turns. First Player is what the First "
        "Player's side wins above its fair share; skill is what one `tuned` bot among `senator`s wins above its fair "
        "share."
    )
    rows: list[tuple[str, ...]] = []
    csv: list[tuple[Any, ...]] = []
    for pair in _played(totals):
        if not _is_met(totals, pair):
            rows.append((pair.name, pair.kind, *["never met"] * 4))
            continue
        numbers = _differences(totals, pair)
        rows.append(
            (
                pair.name,
                pair.kind,
                *(numbers[name].points() for name in ("first", "hegemony", "skill")),
                numbers["turns"].signed(),
            ),
        )
        csv += [(pair.name, pair.kind, name, *each.cells()) for name, each in numbers.items()]
    first = [row for row in csv if row[2] == "first"]
    if first:
        change, kind, _, value, *_ = max(first, key=lambda row: abs(float(row[3])))
        most = f"{change} with {kind}: {100 * float(value):+.1f} percentage points"
        found.findings = [f"By rules of thumb, no rule matters more to the First Player than {most}."]
    found.show(["change", "players", "First Player", "hegemonies", "skill", "turns"], rows)
    found.say(
        "If an interval contains 0, these games show no difference. Both sides of a row play the same deals, so the "
        "intervals are wider than necessary. A rule is never met if all games went the same way with and without it: "
        "these bots never do what it is about, so nothing is measured."
    )
    found.tables["rules"] = CsvTable(("change", "players", "number", "difference", "low", "high"), csv)
    found.plots["rules"] = lambda figure: _draw(figure, totals)
    return found


def _played(totals: Totals) -> list[Pair]:
    """The comparisons whose two sides were both played."""
    return [pair for pair in pairs() if all(one in totals for one in (*pair.even, *pair.uneven))]


def _is_met(totals: Totals, pair: Pair) -> bool:
    """Whether any game went differently: both sides play the same deals, so otherwise their sums are equal."""
    return any(_course(totals[before]) != _course(totals[after]) for before, after in (pair.even, pair.uneven))


def _course(sums: Sums) -> Sums:
    """What was decided and how it ended, without what else would have been legal."""
    return {name: each for name, each in sums.items() if name not in _CHOICE}


def _pair(name: str, before: tuple[int | str, dict[str, Any]], after: tuple[int | str, dict[str, Any]]) -> Pair:
    even = [cell(kind, STRONG, **options) for kind, options in (before, after)]
    uneven = [cell(kind, STRONG, WEAKER, **options) for kind, options in (before, after)]
    return Pair(name, kind_of(even[1].options), (even[0], even[1]), (uneven[0], uneven[1]))


def _differences(totals: Totals, pair: Pair) -> dict[str, Estimate]:
    before, after = (
        {**_even(totals, one), **_uneven(totals, two)} for one, two in zip(pair.even, pair.uneven, strict=True)
    )
    return {name: difference(after[name], before[name]) for name in after}


def _even(totals: Totals, one: Cell) -> dict[str, Estimate]:
    sums = totals[one]
    return {
        "first": _over(place_rate(sums, 0), 1 / one.sides),
        "hegemony": rate(sums["reasons"][HEGEMONY], sums["games"]),
        "turns": turns(sums),
    }


def _uneven(totals: Totals, one: Cell) -> dict[str, Estimate]:
    return {"skill": _over(role_rate(totals[one], one.seatings), 1 / one.sides)}


def _over(found: Estimate, fair: float) -> Estimate:
    return Estimate(*(part - fair for part in found))


def _draw(figure: Any, totals: Totals) -> None:
    """What each change does to the First Player's share and to the stronger bot's."""
    there = [pair for pair in _played(totals) if _is_met(totals, pair)]
    panels = figure.subplots(1, 3, sharey=True)
    found = [_differences(totals, pair) for pair in there]
    names = [f"{pair.name}, {pair.kind}" for pair in there]
    for axes, number, title in zip(
        panels, ("first", "hegemony", "skill"), ("First Player", "hegemonies", "skill"), strict=True
    ):
        values = [each[number] for each in found]
        axes.errorbar(
            [100 * each.value for each in values],
            range(len(values)),
            xerr=[
                [100 * (each.value - each.low) for each in values],
                [100 * (each.high - each.value) for each in values],
            ],
            fmt="o",
            capsize=3,
        )
        axes.axvline(0, color="#9a9a9a", linewidth=1)
        axes.set_title(title, fontsize="medium")
        axes.grid(visible=True, axis="x", alpha=0.3)
    panels[0].set_yticks(range(len(names)), names, fontsize="x-small")
    panels[1].set_xlabel("difference in percentage points")
