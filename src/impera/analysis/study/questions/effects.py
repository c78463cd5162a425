"""What each effect is worth."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from impera.analysis.study.cells import BEST, STRONG, Role, cell
from impera.analysis.study.numbers import Estimate, role_rate
from impera.analysis.study.questions.answer import Answer, CsvTable
from impera.notation.cards import EFFECT_NAMES
from impera.notation.options import PLAYER_COUNTS

if TYPE_CHECKING:
    from impera.analysis.study.cells import Cell
    from impera.analysis.study.questions.answer import Totals


def without(players: int, effect: str) -> Cell:
    """One player never uses an effect; otherwise all play the same way."""
    return cell(players, Role(BEST, without=effect), BEST)


def cells() -> list[Cell]:
    """Every effect left out once, and games in which all are used."""
    left_out = [without(players, effect) for players in PLAYER_COUNTS for effect in EFFECT_NAMES]
    return left_out + [cell(players, bot) for bot in (BEST, STRONG) for players in PLAYER_COUNTS]


def answer(totals: Totals) -> Answer:
    """What a player who never uses an effect loses, and how often effects are used."""
    found = Answer("What is each effect worth?")
    found.say(
        "One player never uses or copies the effect; the others play by the same network without that restriction, "
        "and every deal is played from all seats. The worth of the effect is the fair share minus what that player "
        "wins, in percentage points. The network has not learned to do without the effect, so a player who is used to "
        'that would lose less. "unused" marks effects that nobody used, about which nothing can be said. Level 1 and '
        "level 2 of a Domain can replace each other, so giving up one costs less than giving up both."
    )
    there = [effect for effect in EFFECT_NAMES if any(without(players, effect) in totals for players in PLAYER_COUNTS)]
    worths = {
        (effect, players): worth(totals, players, effect)
        for effect in there
        for players in PLAYER_COUNTS
        if without(players, effect) in totals
    }
    used = {key: each for key, each in worths.items() if _is_used(totals, *key)}
    order = sorted(there, key=lambda effect: -sum(each.value for key, each in worths.items() if key[0] == effect))
    rows = [
        (effect, *(_told(totals, effect, players, worths) for players in PLAYER_COUNTS), *(_uses(totals, effect)))
        for effect in order
    ]
    found.show(
        [
            "effect",
            *(f"worth, {players} players" for players in PLAYER_COUNTS),
            *(f"uses, {name}" for name in _users(totals)),
        ],
        rows,
    )
    never = [effect for effect in order if not any(key[0] == effect for key in used)]
    if never:
        found.say(f"The network leaves {', '.join(never)} alone, so nothing is measured here of what that is worth.")
    found.say(
        "Uses are per game and all players together; Inspiration counts every copy, and so does the copied effect."
    )
    found.tables["effects"] = CsvTable(
        ("effect", "players", "worth", "low", "high", "games"),
        [
            (effect, players, *each.cells(), totals[without(players, effect)]["games"])
            for (effect, players), each in used.items()
        ],
    )
    found.tables["effects-used"] = CsvTable(
        ("effect", *_users(totals)), [(effect, *_uses(totals, effect)) for effect in EFFECT_NAMES if _users(totals)]
    )
    if used:
        most, least = _ranked(used, order)
        found.findings = [
            f"The effects worth most are {most}; those worth least are {least}, in percentage points of games."
        ]
    found.plots["effects"] = lambda figure: _draw(figure, order, used)
    return found


def _ranked(worths: dict[tuple[str, int], Estimate], order: list[str]) -> tuple[str, str]:
    """The three effects that are worth most, and least, with what they are worth on average."""

    def told(effect: str) -> str:
        found = [each.value for key, each in worths.items() if key[0] == effect]
        return f"{effect} ({100 * sum(found) / len(found):+.1f})"

    there = [effect for effect in order if any(key[0] == effect for key in worths)]
    return ", ".join(map(told, there[:3])), ", ".join(map(told, there[-3:]))


def worth(totals: Totals, players: int, effect: str) -> Estimate:
    """The fair share minus what a player without the effect wins."""
    one = without(players, effect)
    found = role_rate(totals[one], one.seatings)
    fair = 1 / players
    return Estimate(fair - found.value, fair - found.high, fair - found.low)


def _told(totals: Totals, effect: str, players: int, worths: dict[tuple[str, int], Estimate]) -> str:
    if (effect, players) not in worths:
        return ""
    return worths[effect, players].points() if _is_used(totals, effect, players) else "unused"


def _is_used(totals: Totals, effect: str, players: int) -> bool:
    """Whether any of the others used the effect in the games in which one player may not."""
    return bool(totals[without(players, effect)]["used"][EFFECT_NAMES.index(effect)])


def _users(totals: Totals) -> dict[str, Cell]:
    """The games in which uses are counted, by their heading."""
    groups = {f"{players} players": cell(players, BEST) for players in PLAYER_COUNTS}
    groups |= {f"{players} players, rules of thumb": cell(players, STRONG) for players in PLAYER_COUNTS}
    return {name: one for name, one in groups.items() if one in totals}


def _uses(totals: Totals, effect: str) -> list[str]:
    number = EFFECT_NAMES.index(effect)
    sums = [totals[one] for one in _users(totals).values()]
    return [f"{each['used'][number] / each['games']:.2f}" if each["used"][number] else "never" for each in sums]


def _draw(figure: Any, order: list[str], worths: dict[tuple[str, int], Estimate]) -> None:
    """Draw the worth of each effect that was used, the greatest at the top."""
    axes = figure.subplots()
    order = [effect for effect in order if any(key[0] == effect for key in worths)]
    for shift, players in enumerate(PLAYER_COUNTS):
        spots = enumerate(reversed(order))
        shown = [(spot, worths[effect, players]) for spot, effect in spots if (effect, players) in worths]
        axes.errorbar(
            [100 * each.value for _, each in shown],
            [spot + 0.2 * (shift - 1) for spot, _ in shown],
            xerr=[
                [100 * (each.value - each.low) for _, each in shown],
                [100 * (each.high - each.value) for _, each in shown],
            ],
            fmt="o",
            capsize=3,
            label=f"{players} players",
        )
    axes.axvline(0, color="#9a9a9a", linewidth=1)
    axes.set_yticks(range(len(order)), list(reversed(order)))
    axes.set_xlabel("worth in percentage points")
    axes.legend(fontsize="small")
    axes.grid(visible=True, axis="x", alpha=0.3)
