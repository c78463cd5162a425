"""Which Domains win."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from impera.analysis.study.numbers import rate
from impera.analysis.study.questions.answer import Answer, CsvTable
from impera.analysis.study.questions.tables import both, by_players, free_for_all, label, played_groups
from impera.notation.cards import DOMAIN_NAMES
from impera.rules.cards import COPIES_BY_DOMAIN
from impera.rules.state import HEGEMONY

if TYPE_CHECKING:
    from collections.abc import Iterator

    from impera.analysis.study.cells import Cell
    from impera.analysis.study.questions.answer import Totals


def cells() -> list[Cell]:
    """Bots of equal strength in all seats."""
    return both()


def answer(totals: Totals) -> Answer:
    """The Domains of hegemonies, and those in which winners by majority scored."""
    found = Answer("Which Domains win?")
    found.say("Of all hegemonies, how many were made in each Domain:")
    csv: list[tuple[Any, ...]] = []
    rows = []
    for one in totals.among(both()):
        sums = totals[one]
        of = sums["reasons"][HEGEMONY]
        rates = [rate(number, of) for number in sums["domains"]]
        rows.append((*label(one), of, *(each.percent() for each in rates)))
        csv += [
            (*label(one), "hegemony", of, name, *each.cells()) for name, each in zip(DOMAIN_NAMES, rates, strict=True)
        ]
    head = ["players", "deal", "played by"]
    found.show([*head, "hegemonies", *DOMAIN_NAMES], rows)
    cards = ", ".join(f"{name} {sum(ages)}" for name, ages in zip(DOMAIN_NAMES, COPIES_BY_DOMAIN, strict=True))
    found.say(f"The deck has {cards} cards (R-COMP-02).")
    found.say("Of all games that the majority decided, in how many the winner scored in each Domain:")
    rows = []
    for one in totals.among(both()):
        sums = totals[one]
        of = sums["games"] - sums["reasons"][HEGEMONY]
        rates = [rate(min(number, of), of) for number in sums["led"]]
        rows.append((*label(one), of, *(each.percent() for each in rates)))
        csv += [
            (*label(one), "majority", of, name, *each.cells()) for name, each in zip(DOMAIN_NAMES, rates, strict=True)
        ]
    found.show([*head, "majorities", *DOMAIN_NAMES], rows)
    found.tables["domains"] = CsvTable(
        ("players", "deal", "played_by", "victory", "games", "domain", "rate", "low", "high"), csv
    )
    found.findings = [*_findings(totals)]
    found.plots["domains"] = lambda figure: _draw(figure, totals)
    return found


def _findings(totals: Totals) -> Iterator[str]:
    """The Domains in which most victories are won, of each kind."""
    sums = [totals[one] for one in totals.among(free_for_all())]
    if sums:
        most = [_most(each["domains"], each["reasons"][HEGEMONY]) for each in sums]
        yield f"Most hegemonies are made in {by_players(most)}."
        most = [_most(each["led"], each["games"] - each["reasons"][HEGEMONY]) for each in sums]
        yield f"Winners by majority score most often in {by_players(most)}."


def _most(numbers: list[int], of: int) -> str:
    """The Domain with the greatest number, and what part of all that is."""
    greatest = max(numbers)
    return f"{DOMAIN_NAMES[numbers.index(greatest)].capitalize()} ({100 * greatest / max(1, of):.0f} %)"


def _draw(figure: Any, totals: Totals) -> None:
    """Hegemonies by Domain."""
    groups = played_groups(totals)
    panels = figure.subplots(1, len(groups), sharey=True, squeeze=False)[0]
    for axes, (title, there) in zip(panels, groups.items(), strict=True):
        bottom = [0.0] * len(there)
        for domain, name in enumerate(DOMAIN_NAMES):
            heights = [100 * totals[one]["domains"][domain] / max(1, totals[one]["reasons"][HEGEMONY]) for one in there]
            axes.bar(range(len(there)), heights, bottom=bottom, label=name)
            bottom = [below + height for below, height in zip(bottom, heights, strict=True)]
        axes.set_xticks(range(len(there)), ["\n".join(label(one)[:2]) for one in there], fontsize="small")
        axes.set_title(title, fontsize="medium")
    panels[0].set_ylabel("hegemonies in percent")
    panels[0].legend(fontsize="small")
