import csv
import io
import json
import re
import time
from contextlib import contextmanager

import numpy as np
import pytest

from impera import Options, Simulation
from impera.cli.output.progress import progress_bar
from impera.cli.output.summary import share, summary
from impera.text import language


def played(games, *, interrupted=False):
    """A simulation of two players in which seat 0 won every game by hegemony."""
    winners = np.tile([True, False], (games, 1))
    tens, ones = np.full(games, 10, np.int32), np.ones(games, np.uint8)
    return Simulation(winners, tens, tens, ones, tens, 2.0, interrupted=interrupted)


def test_nothing_is_told_of_no_games(impera, monkeypatch):
    monkeypatch.setattr("impera.simulation.simulate", lambda **_: played(games=0, interrupted=True))
    result = impera("simulate --games 9 --engine python --seed 1")
    assert (result.exit_code, result.stdout) == (130, "Games: 0 of 9, 3 players, seed 1, engine python.\n")


def test_a_summary_is_printed(impera):
    result = impera("simulate --games 20 --engine python --workers 1 --seed 1 --players 2")
    assert result.exit_code == 0
    assert result.stdout.startswith("Games: 20 of 20, 2 players, seed 1, engine python.\nSeat 0 wins: ")
    assert "Ended by majority: " in result.stdout
    assert result.stderr == ""


def test_json_repeats_what_was_asked_and_counts_the_games(impera):
    data = json.loads(impera("simulate --games 20 --engine python --workers 1 --seed 1 --teams --json").stdout)
    assert data["asked"] == {
        "games": 20,
        "engine": "python",
        "seed": 1,
        "players": 4,
        "deal": "basic",
        "teams": True,
        "edition": "en",
    }
    assert data["games"] == 20
    assert sum(part["number"] for part in data["reasons"].values()) == 20
    assert data["wins"][0] == data["wins"][2]


def test_csv_has_a_line_for_each_game(impera, folder):
    file = folder / "games.csv"
    impera(f"simulate --games 7 --engine python --workers 1 --seed 1 --players 2 --csv {file}")
    rows = list(csv.DictReader(file.read_text(encoding="utf-8").splitlines()))
    assert [int(row["game"]) for row in rows] == list(range(7))
    assert {row["reason"] for row in rows} <= {"hegemony", "majority", "turn-limit"}
    assert all(int(row["seat_0_won"]) + int(row["seat_1_won"]) in (1, 2) for row in rows)


def test_a_seed_is_drawn_and_told_when_none_is_given(impera, monkeypatch):
    drawn = iter((3, 2**32 - 1))
    monkeypatch.setattr("impera.notation.seeds.randbits", lambda _: next(drawn))
    first, second = (impera("simulate --games 1 --engine python --workers 1 --json").stdout for _ in range(2))
    assert [json.loads(told)["asked"]["seed"] for told in (first, second)] == [3, 2**32 - 1]


def test_compiling_is_announced_on_standard_error(impera, monkeypatch):
    monkeypatch.delenv("IMPERA_QUIET")
    monkeypatch.setattr("impera.engines.cpu.is_compiled", lambda: False)
    monkeypatch.setattr("impera.simulation.simulate", lambda **_: played(games=5))
    result = impera("simulate --games 5 --engine numba --seed 1")
    assert "Compiling the rules for this machine." in result.stderr
    assert result.exit_code == 0


def test_speed_does_not_count_compiling(impera, monkeypatch):
    asked = []
    monkeypatch.setattr("impera.engines.cpu.is_compiled", lambda: True)
    monkeypatch.setattr("impera.simulation.simulate", lambda **given: asked.append(given) or played(given["games"]))
    shown = impera("simulate --games 5 --engine numba --seed 1").stdout
    assert [given["games"] for given in asked] == [1, 5]
    assert "Compiling or loading the rules: 2.00 seconds, not counted below.\nSpeed: 25 decisions" in shown


def test_ctrl_c_while_compiling_tells_that_nothing_was_played(impera, monkeypatch):
    monkeypatch.setattr("impera.engines.cpu.is_compiled", lambda: False)
    monkeypatch.setattr("impera.simulation.simulate", lambda **_: played(games=0, interrupted=True))
    result = impera("simulate --games 5 --engine numba --seed 1")
    assert (result.exit_code, result.stdout) == (130, "")
    assert "Nothing was played yet: the rules were still being compiled." in result.stderr
    assert max(map(len, result.stderr.splitlines())) <= 80


def shown_on(screen):
    """What was written to a screen, without its control codes."""
    return re.sub(r"\x1b\[[0-9;?]*[A-Za-z]", "", screen.getvalue())


def test_a_watcher_sees_the_total_from_the_start(monkeypatch):
    class Screen(io.StringIO):
        def isatty(self):
            return True

    screen = Screen()
    monkeypatch.setenv("TERM", "xterm")
    monkeypatch.setattr("sys.stderr", screen)
    with progress_bar(language("en"), "python", 70) as progress:
        while "0/70" not in shown_on(screen):
            time.sleep(0.01)
        progress(0, 70)
        progress(70, 70)
    assert "70/70" in shown_on(screen)


def test_ctrl_c_prints_what_was_played(impera, monkeypatch):
    """It is pressed after the first piece of the work."""

    def press(done, _):
        if done:
            raise KeyboardInterrupt

    @contextmanager
    def shown(*_):
        yield press

    monkeypatch.setattr("impera.cli.commands.simulate.progress_bar", shown)
    result = impera("simulate --games 1000000 --engine python --workers 1 --seed 1")
    assert result.exit_code == 130
    assert re.match(r"Games: [1-9]\d{0,4} of 1,000,000, ", result.stdout)
    assert "Traceback" not in result.stderr


@pytest.mark.parametrize(
    ("number", "games", "low", "high"),
    [(50, 100, 0.4038, 0.5962), (0, 100, 0.0, 0.0370), (100, 100, 0.9630, 1.0), (0, 0, 0.0, 1.0)],
)
def test_a_share_has_a_wilson_interval(number, games, low, high):
    found = share(number, games)
    assert (round(found.low, 4), round(found.high, 4)) == (low, high)


def test_a_summary_counts_shared_victories_but_not_partners():
    winners = np.array([[1, 0, 1, 0], [1, 1, 1, 1]], np.bool_)
    two, reasons = np.array([10, 20], np.int32), np.array([1, 2], np.uint8)
    result = Simulation(winners, two, two, reasons, two, 2.0, interrupted=False)
    found = summary(result, Options.make(players=4, teams=True))
    assert (found["shared"]["number"], found["reasons"]["hegemony"]["number"]) == (1, 1)
    assert (found["turns"], found["decisions_per_second"]) == ({"mean": 15.0, "min": 10, "max": 20}, 15.0)
