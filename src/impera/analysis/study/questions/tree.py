"""How many choices there are, and how large the game is."""

from __future__ import annotations

from math import factorial, log10, prod
from typing import TYPE_CHECKING, Any

from impera.analysis.study.cells import UNIFORM, cell
from impera.analysis.study.numbers import mean, rate
from impera.analysis.study.questions.answer import Answer, CsvTable
from impera.analysis.study.questions.tables import DEALS, KINDS, both, by_heuristic, label
from impera.notation.decisions import QUESTION_NAMES
from impera.rules.cards import AGE_SIZES, AGES, COPIES_BY_DOMAIN
from impera.rules.parameters import PARAMETERS

if TYPE_CHECKING:
    from impera.analysis.study.cells import Cell
    from impera.analysis.study.questions.answer import Totals


def uniform() -> list[Cell]:
    """Uniform play, for Knuth's estimate."""
    return [cell(players, UNIFORM, deal=deal) for players in KINDS for deal in DEALS]


def cells() -> list[Cell]:
    """The usual tables, and uniform play."""
    return both() + uniform()


def answer(totals: Totals) -> Answer:
    """Branching by question and by turn, the length of games, and what follows for the size of the tree."""
    found = Answer("How many choices are there, and how large is the game?")
    found.say(
        "The branching factor is the number of legal answers to one decision; forced decisions have one. The size of "
        "a game is the product of the branching factors along it, given as a power of ten: in a uniform tree of that "
        "branching and depth it would be the number of games from one deal."
    )
    rows = []
    for one in totals.among(both()):
        sums = totals[one]
        asked = sums["decisions"]
        size = mean(sums["power"], sums["power_squares"], sums["games"])
        branching = sum(sums["answers"]) / asked
        free = (sum(sums["answers"]) - sums["forced"]) / max(1, asked - sums["forced"])
        forced = rate(sums["forced"], asked)
        rows.append(
            (*label(one), f"{branching:.2f}", f"{free:.2f}", f"{100 * forced.value:.1f} %", f"10^{size.plain()}")
        )
    head = ["players", "deal", "played by", "branching", "of decisions that are not forced", "forced", "size of a game"]
    found.show(head, rows)
    found.tables["tree"] = CsvTable(("players", "deal", "played_by", "branching", "unforced", "forced", "size"), rows)
    _estimate(found, totals)
    _by_question(found, totals)
    found.tables["tree-turns"] = CsvTable(
        ("players", "deal", "played_by", "turn", "decisions", "branching"),
        [
            (*label(one), turn, number, f"{answers / number:.4f}")
            for one in totals.among(both())
            for turn, (number, answers) in enumerate(
                zip(totals[one]["turn_asked"], totals[one]["turn_answers"], strict=True)
            )
            if number
        ],
    )
    found.plots["tree"] = lambda figure: _draw(figure, totals)
    return found


def deals(players: int) -> int:
    """How many different Age decks there are (R-SETUP-02 .. R-SETUP-04): orders of the kinds, for each possible box.

    Of the ordered cards of an Age, the last `removed` form the box, whose order does not matter. This counts decks;
    those with the same cards in the same order count once.
    """
    removed = PARAMETERS[players][0]
    return prod(_orders([by_age[age] for by_age in COPIES_BY_DOMAIN], AGE_SIZES[age] - removed) for age in range(AGES))


def _orders(copies: list[int], length: int) -> int:
    """How many sequences of a length can be made from these copies of each kind."""
    ways = [1] + [0] * length  # ways[n] is the number of sequences of length n, divided by n!, times length!
    scaled = [factorial(length) * way for way in ways]
    for number in copies:
        scaled = [
            sum(scaled[total - used] // factorial(used) for used in range(min(number, total) + 1))
            for total in range(length + 1)
        ]
    return scaled[length]


def _estimate(found: Answer, totals: Totals) -> None:
    """Knuth's estimate from uniform play, and the number of deals."""
    there = totals.among(uniform())
    if not there:
        return
    found.say(
        "Knuth's estimate: in uniform play, the mean of these products over many games is an unbiased estimate of the "
        "number of possible games from a deal, averaged over deals. Rare games dominate that mean, so the estimate is "
        "more likely too low than too high. The number of different Age decks beside it is exact."
    )
    rows = [
        (
            *label(one)[:2],
            totals[one]["games"],
            f"10^{totals[one]['power'] / totals[one]['games']:.1f}",
            f"10^{log10(totals[one]['paths'] / totals[one]['games']):.0f}",
            f"10^{log10(deals(one.options.players)):.1f}",
        )
        for one in there
    ]
    head = ["players", "deal", "games", "mean power of ten", "Knuth's estimate", "decks"]
    found.show(head, rows)
    found.tables["tree-size"] = CsvTable(("players", "deal", "games", "mean_power", "knuth", "decks"), rows)


def _by_question(found: Answer, totals: Totals) -> None:
    there = [one for one in totals.among(by_heuristic()) if one.options.deal == "draft"]
    if not there:
        return
    found.say("Branching by what is asked, in games with the draft by rules of thumb:")
    names = QUESTION_NAMES[:-1]
    rows = [
        (name, *(_branching(totals[one]["asked"][ask], totals[one]["answers"][ask]) for one in there))
        for ask, name in enumerate(names)
    ]
    found.show(["asked", *(label(one)[0] for one in there)], rows)
    found.tables["tree-questions"] = CsvTable(("asked", *(label(one)[0] for one in there)), rows)


def _branching(asked: int, answers: int) -> str:
    return f"{answers / asked:.2f}" if asked else ""


def _draw(figure: Any, totals: Totals) -> None:
    """The branching factor by turn."""
    axes = figure.subplots()
    for one in totals.among(by_heuristic()):
        sums = totals[one]
        often = sum(sums["turn_asked"]) / 10_000
        points = [
            (turn, answers / number)
            for turn, (number, answers) in enumerate(zip(sums["turn_asked"], sums["turn_answers"], strict=True))
            if number > often
        ]
        axes.plot(*zip(*points, strict=True), label=" ".join(label(one)[:2]))
    axes.set(xlabel="turn (0: draft)", ylabel="legal answers per decision")
    axes.legend(fontsize="small", title="rules of thumb")
    axes.grid(visible=True, alpha=0.3)
