"""One game of an arena: who is asked, and what happens when a bot fails."""

import pytest

import impera
from impera.analysis.arena.entrants import entrants
from impera.analysis.arena.playing import BotGame
from impera.analysis.arena.schedule import Key, fixture
from impera.analysis.arena.settings import Limits, Settings
from impera.bots.external import MOST_SEED, External
from impera.notation.options import Options
from tests.analysis.arena.programs import spec

BAD = ("illegal", "crashing", "hanging", "nonsense")


def play(*bots, seating=0, on_failure="forfeit", replacement=None, **options):
    arena = Settings(
        entrants=entrants(bots),
        options=Options.make(**{"players": 2, "max_turns": 8, **options}),
        seed=1,
        on_failure=on_failure,
        replacement=replacement,
        limits=Limits(0.5, 0.5),
    )
    table = BotGame(arena, fixture(arena, Key(0, 0, seating)))
    return table, table.play()


def test_a_game_is_played_to_its_end():
    """Winners, reason and length are those of the game."""
    table, played = play("a=uniform", "b=uniform")
    assert (played.winners, played.reason) == (table.game.outcome.winners, table.game.outcome.reason)
    assert (played.turns, played.decisions) == (8, len(table.game.decisions))
    assert sum(times.number for times in played.times) == played.decisions


def test_the_same_fixture_is_the_same_game():
    """Everything follows from the settings and the place."""
    one, two = (play("a=uniform", "b=uniform")[0].game.decisions for _ in range(2))
    assert one == two


def test_a_program_plays_along(tmp_path):
    """External bots and bots of the roster sit at one table."""
    _, played = play(spec(tmp_path, "first"), "uniform", players=3, deal="draft")
    assert played.failures == ()
    assert played.reason in ("hegemony", "majority", "turn-limit")


def test_the_seed_of_a_program_follows_from_the_arenas(tmp_path):
    """docs/external-bots.md: from the seed of the arena, the match, the deal, the seating and the seat."""

    def told(seed, key):
        arena = Settings(entrants=entrants((spec(tmp_path, "first"), "uniform")), options=Options(players=3), seed=seed)
        table = BotGame(arena, fixture(arena, key))
        return next(bot._seed for bot in table._bots if isinstance(bot, External))

    keys = [Key(0, 0, 0), Key(1, 0, 0), Key(0, 0, 1)]
    seeds = [told(seed, key) for seed in (1, 2) for key in keys]
    assert len(set(seeds)) == len(seeds)
    assert seeds[:3] == [told(1, key) for key in keys]
    assert all(0 <= seed <= MOST_SEED for seed in seeds)


@pytest.mark.parametrize("bad", BAD)
def test_a_bot_that_fails_forfeits_the_game(tmp_path, bad):
    """Forfeit: that bot loses the game."""
    _, played = play(spec(tmp_path, bad), "uniform")
    assert (played.reason, played.winners) == ("forfeit", (1,))
    assert [failure.entrant for failure in played.failures] == [0]
    assert played.failures[0].problem.startswith(bad)


def test_a_forfeit_is_won_by_all_others_together(tmp_path):
    """The others share."""
    _, played = play(spec(tmp_path, "crashing"), "uniform", players=4, seating=2)
    assert (played.seats, played.winners) == ((1, 1, 0, 1), (0, 1, 3))


def test_a_forfeit_of_a_partner_is_won_by_the_other_team(tmp_path):
    """Partners lose together."""
    _, played = play(spec(tmp_path, "crashing"), "uniform", players=4, teams=True)
    assert (played.seats, played.winners) == ((0, 1, 0, 1), (1, 3))


@pytest.mark.parametrize("bad", BAD)
def test_a_bot_that_fails_is_replaced(tmp_path, bad):
    """Replace: a named bot takes over from there, and the failure is counted once."""
    table, played = play(spec(tmp_path, bad), "uniform", on_failure="replace", replacement="uniform")
    assert played.reason == table.game.outcome.reason
    assert len(played.failures) == 1


@pytest.mark.parametrize("bad", BAD)
def test_a_bot_that_fails_stops_the_game(tmp_path, bad):
    """Stop: nobody has won."""
    _, played = play(spec(tmp_path, bad), "uniform", on_failure="stop")
    assert (played.reason, played.winners, len(played.failures)) == ("stopped", (), 1)


def test_an_illegal_decision_of_any_bot_is_a_failure(monkeypatch):
    """Illegal decisions by bots of the roster are failures too."""

    class Wrong:
        def decide(self, view):
            return "play M9" if len(view.legal) == 1 else view.legal[0]

    monkeypatch.setattr(impera.bots, "make", lambda *_, **_settings: Wrong())
    _, played = play("a=uniform", "b=uniform")
    assert played.reason == "forfeit"
    assert "decided 'play M9' is not a decision; legal: end" in played.failures[0].problem
