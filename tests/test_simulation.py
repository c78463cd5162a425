"""`impera.simulate`: batches on all cores, the same results however they are played."""

import numpy as np
import pytest

import impera
from impera import compiling, simulation
from impera.rules.state import HEGEMONY, MAJORITY, TURN_LIMIT
from impera.workers import open_pool

ARRAYS = ("winners", "turns", "decisions", "reasons", "fingerprints")


@pytest.mark.parametrize("engine", ["python", "numba"])
def test_results_do_not_depend_on_the_number_of_workers(engine, monkeypatch):
    """The results depend only on the seed and the options."""
    monkeypatch.setitem(simulation.PIECE, engine, 7)
    one = impera.simulate(games=40, players=3, seed=4, engine=engine, workers=1)
    two = impera.simulate(games=40, players=3, seed=4, engine=engine, workers=2)
    for name in ARRAYS:
        assert np.array_equal(getattr(one, name), getattr(two, name)), name


def test_there_is_one_entry_per_game():
    """Arrays with one entry per game, in the order of the games."""
    result = impera.simulate(games=12_345, players=4, seed=4)
    assert {len(getattr(result, name)) for name in ARRAYS} == {12_345}
    assert result.games == 12_345


def test_a_longer_simulation_begins_with_the_shorter_one():
    """Game i is the same game whatever else is played."""
    long = impera.simulate(games=6_000, players=2, seed=4)
    short = impera.simulate(games=100, players=2, seed=4)
    assert np.array_equal(long.fingerprints[:100], short.fingerprints)


def test_another_seed_gives_other_games():
    """The seed matters, in both halves."""
    seeds = (1, 2, 1 << 32, (1 << 64) - 1)
    games = {impera.simulate(games=50, players=2, seed=seed).fingerprints.tobytes() for seed in seeds}
    assert len(games) == len(seeds)


def test_every_game_has_winners_and_a_reason():
    """Every game ends (N-08), and someone wins it."""
    result = impera.simulate(games=5_000, players=3, seed=4, max_turns=45)
    assert result.winners.any(axis=1).all()
    assert set(np.unique(result.reasons)) <= {HEGEMONY, MAJORITY, TURN_LIMIT}
    assert (result.reasons == TURN_LIMIT).any()
    assert result.turns.max() <= 45


def test_partners_win_together():
    """R-TEAM-03, R-TEAM-05: seats 0 and 2, and 1 and 3, win or lose together."""
    winners = impera.simulate(games=2_000, players=4, teams=True, seed=4).winners
    assert np.array_equal(winners[:, 0], winners[:, 2])
    assert np.array_equal(winners[:, 1], winners[:, 3])


def test_seats_are_fair_under_random_play():
    """The First Player is drawn, so no seat wins more often: within 5 standard errors."""
    winners = impera.simulate(games=100_000, players=4, seed=4).winners
    assert np.ptp(winners.mean(axis=0)) < 5 * np.sqrt(0.25 / 100_000) * np.sqrt(2)


def test_progress_is_told_and_reaches_the_end():
    """`progress` is called with the games done and the total."""
    told = []
    impera.simulate(games=12_000, players=2, seed=4, progress=lambda done, total: told.append((done, total)))
    assert told[-1] == (12_000, 12_000)
    assert told == sorted(told)


def test_an_interrupted_simulation_keeps_what_was_played():
    """Nothing is lost on Ctrl-C: the games before it, without gaps."""

    def stop(done, _total):
        if done >= 10_000:
            raise KeyboardInterrupt

    whole = impera.simulate(games=40_000, players=2, seed=4)
    cut = impera.simulate(games=40_000, players=2, seed=4, progress=stop)
    assert cut.interrupted
    assert 10_000 <= cut.games < 40_000
    assert np.array_equal(cut.fingerprints, whole.fingerprints[: cut.games])


def test_no_games_are_no_error():
    """Zero games give empty arrays."""
    assert impera.simulate(games=0, players=2, seed=1).games == 0


@pytest.mark.parametrize(
    ("wrong", "says"),
    [
        ({"games": -1}, "games must be a whole number and not negative"),
        ({"games": 1.5}, "games must be a whole number"),
        ({"workers": 0}, "workers must be a whole number of 1 or more"),
        ({"engine": "abacus"}, "engine must be one of python, numba, cuda"),
        ({"seed": -1}, "seed must be a whole number from 0"),
        ({"seed": 1 << 64}, "seed must be a whole number from 0"),
        ({"players": 5}, "players must be one of 2, 3, 4"),
        ({"colour": "red"}, "no such option: colour"),
    ],
)
def test_wrong_arguments_are_named(wrong, says):
    """Errors say what to do."""
    with pytest.raises(impera.BadOptions, match=says):
        impera.simulate(**{"games": 1, "seed": 1, **wrong})


@pytest.mark.parametrize(("engine", "told"), [("numba", [compiling.CLUSTER_MESSAGE]), ("python", [])])
def test_that_a_cluster_compiles_is_told_here(monkeypatch, engine, told):
    """What its machines write themselves does not arrive."""
    monkeypatch.delenv("IMPERA_QUIET")
    notice, said = compiling.Notice(), []
    notice.tell = said.append
    monkeypatch.setattr(simulation, "NOTICE", notice)
    monkeypatch.setattr(simulation, "open_pool", lambda on, **_: open_pool("here", alone=on == "ray"))
    assert impera.simulate(games=3, players=2, seed=1, engine=engine, on="ray").games == 3
    assert said == told
