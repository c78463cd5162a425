"""Made-up games of an arena, for tests of what is computed from them."""

from impera.analysis.arena.entrants import entrants
from impera.analysis.arena.playing import ArenaGame, Failure
from impera.analysis.arena.result import Result
from impera.analysis.arena.schedule import matches, seats
from impera.analysis.arena.settings import Settings
from impera.analysis.arena.times import measured
from impera.notation.options import Options


def settings(*labels, **options):
    named = tuple(f"{label}=uniform" for label in labels)
    return Settings(entrants=entrants(named), options=Options.make(**{"players": 2, **options}), seed=1)


def game(arena, deal, seating, winners, **given):
    """A game by its place and its winners; `given` may be its match, its reason, and the problem of seat 0."""
    match, problem = given.get("match", 0), given.get("problem")
    table = matches(len(arena.entrants), arena.sides)[match]
    seated = seats(table, seating, arena.options.players)
    return ArenaGame(
        deal=deal,
        match=match,
        seating=seating,
        seats=seated,
        winners=winners,
        reason=given.get("reason", "hegemony"),
        turns=10 + seating,
        decisions=30,
        times=tuple(measured([0.1 * (entrant + 1)]) for entrant in seated),
        failures=() if problem is None else (Failure(seated[0], 0, 1, problem),),
    )


def result(arena, *games, stop="played"):
    return Result(settings=arena, stop=stop, asked=len(games), seconds=1.0, games=tuple(games))
