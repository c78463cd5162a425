"""Studies: what is played, counted, kept and reported."""

from __future__ import annotations

import csv
import json
import sys
from math import factorial, prod
from pathlib import Path

import numpy as np
import pytest
from matplotlib.figure import Figure

from impera import simulate
from impera.analysis import study
from impera.analysis.study import playing, report
from impera.analysis.study.cells import BEST, LANE_PIECE, STRONG, UNIFORM, WEAKER, Role, cell, search
from impera.analysis.study.compiled import lanes, network_lanes, tally
from impera.analysis.study.numbers import Estimate, difference, elo, mean, rate, role_rate, share
from impera.analysis.study.questions import QUESTIONS, effects, question, rules
from impera.analysis.study.questions.answer import Totals
from impera.analysis.study.questions.tree import _orders, deals
from impera.bots import library
from impera.bots.network import weights
from impera.bots.own import NOBODY
from impera.errors import BadOptions, BotFailure
from impera.notation.cards import EFFECT_NAMES
from impera.notation.options import Options, new_state
from impera.rules.knowledge import Memory
from impera.rules.observe import Hidden
from impera.rules.state import Stream
from impera.workers.threads import Threads

QUICK = {"questions": ["seats", "endings"], "games": 12, "network_games": 0, "search_games": 0}


@pytest.fixture(autouse=True)
def _small_pieces():
    """Pieces of twelve games: all seatings of 2, 3 and 4 players divide them."""
    playing.play(cell(2, STRONG), 1, 0, 1)  # compiled before pieces are counted
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("impera.analysis.study.cells.LANE_PIECE", 12)
        yield


class Hasty:
    """Plays what it can, and ends its turn."""

    def __init__(self, seed):
        """Needs no chance."""

    def decide(self, view):
        return "end" if "end" in view.legal else view.legal[0]


class Lost:
    """Never knows what is legal."""

    def __init__(self, seed):
        """Needs no chance."""

    def decide(self, _):
        return "dance"


PROGRAM = f"builder=exec:{sys.executable} {Path(__file__).parents[3] / 'examples' / 'external' / 'builder.py'}"


def test_a_study_is_about_bots_of_ones_own_if_there_are_any(tmp_path):
    """Classes and programs, each against rules of thumb and among copies of itself."""
    found = study.run(tmp_path, bots=[Hasty, PROGRAM], search_games=1, seed=3, workers=1)
    assert list(found.answers) == ["own"]
    tables = found.answers["own"].tables
    assert [row[:3] for row in tables["own-strength"].rows] == [
        (bot, players, players) for bot in ("Hasty", "builder") for players in (2, 3, 4)
    ]
    assert [row[:3] for row in tables["own-games"].rows] == [
        (bot, players, 1) for bot in ("Hasty", "builder") for players in (2, 3, 4)
    ]
    assert not found.searched
    read = study.read(tmp_path, ["seats"])
    assert read.answers["own"].tables == tables


def test_objects_are_studied_as_their_classes_are(tmp_path):
    found = [
        study.run(tmp_path / name, bots=[bot], search_games=1, seed=3, workers=1).answers["own"].tables
        for name, bot in (("class", Hasty), ("object", Hasty(1)))
    ]
    assert found[0] == found[1]
    assert study.read(tmp_path / "object").answers["own"].tables == found[1]


def test_a_bot_of_ones_own_that_fails_is_named(tmp_path):
    with pytest.raises(BotFailure, match="Lost decided 'dance', which is not legal"):
        study.run(tmp_path, bots=[Lost], search_games=1, seed=3, workers=1)


def test_a_bot_that_cannot_be_made_is_refused_before_anything_is_played(tmp_path):
    with pytest.raises(BadOptions, match="no program"):
        study.run(tmp_path / "none", bots=["exec:./nowhere"])
    assert not (tmp_path / "none").exists()


def test_pieces_of_lanes_hold_whole_deals():
    assert all(LANE_PIECE % seatings == 0 for seatings in (1, 2, 3, 4))


@pytest.mark.parametrize("name", QUESTIONS)
def test_every_question_plays_cells_with_names_of_their_own(name):
    cells = question(name).cells()
    assert len({one.name for one in cells}) == len(set(cells)) > 0


def test_a_lane_and_single_decisions_count_the_same_games():
    """Both ways deal the same games and count them by the same functions."""
    one = cell(3, STRONG, WEAKER, deal="draft")
    lane = playing.play(one, 5, 3, 6)
    asked = playing._play_by_bots(one, 5, 3, 6, NOBODY)
    for name in playing.TALLY.names:
        assert np.allclose(lane[name], asked[name]), name


def test_a_lane_of_uniform_players_is_a_simulation():
    """Ends and lengths match `impera.simulate` with the same seed: its players draw other numbers, but equally many."""
    sums = playing.play(cell(2, UNIFORM), 9, 0, 600)
    found = simulate(games=600, players=2, seed=9)
    assert abs(sums["turns"] / 600 - found.turns.mean()) < 3


def test_pieces_add_up_to_the_whole():
    one = cell(2, STRONG)
    parts = [playing.play(one, 1, start, 4) for start in (0, 4)]
    whole = playing.play(one, 1, 0, 8)
    together = playing.added(parts)
    assert {name: together[name] for name, _ in tally.INTEGERS} == {name: whole[name] for name, _ in tally.INTEGERS}


@pytest.mark.parametrize("effect", EFFECT_NAMES)
def test_who_does_without_an_effect_never_uses_it(effect):
    one = cell(2, Role(STRONG, without=effect))
    assert playing.play(one, 1, 0, 40)["used"][EFFECT_NAMES.index(effect)] == 0


def test_doing_without_one_effect_leaves_the_others():
    sums = playing.play(cell(2, Role(STRONG, without="purge")), 1, 0, 40)
    assert sums["used"][EFFECT_NAMES.index("inspiration")] > 0


def test_victories_are_counted_in_twelfths_and_all_of_them():
    sums = playing.play(cell(4, STRONG), 1, 0, 40)
    assert sum(sums["place_won"]) == 40 * tally.WHOLE
    assert sum(sums["reasons"]) == sums["games"] == sum(sums["finished"]) == 40


def test_equals_play_each_deal_once_and_others_from_all_seatings():
    assert cell(3, STRONG).seatings == 1
    assert [cell(players, STRONG, WEAKER).seatings for players in (2, 3, 4, "teams")] == [2, 3, 4, 2]


def test_the_stronger_role_wins_more():
    """docs/bots.md: `tuned` wins four of five games against the senator."""
    assert role_rate(playing.play(cell(2, STRONG, WEAKER), 1, 0, 400), 2).low > 0.6


def test_a_study_goes_on_where_it_stopped(tmp_path, monkeypatch):
    played = []
    play = playing.play
    monkeypatch.setattr(playing, "play", lambda *piece: played.append(piece) or play(*piece))
    first = study.run(tmp_path, seed=3, workers=1, **QUICK)
    assert len(played) == len({piece[0].name for piece in played}) == 8
    played.clear()
    again = study.run(tmp_path, workers=1, **QUICK)
    assert played == []
    assert study.to_json(again)["questions"] == study.to_json(first)["questions"]


def test_a_line_that_was_cut_off_is_played_again(tmp_path):
    whole = study.to_json(study.run(tmp_path, seed=3, workers=1, **QUICK))
    journal = tmp_path / "journal.jsonl"
    journal.write_bytes(journal.read_bytes()[:-40])
    lines = journal.read_bytes().rsplit(b"\n", 2)
    journal.write_bytes(lines[0] + b"\n" + lines[1][: len(lines[1]) // 2])
    assert study.to_json(study.run(tmp_path, workers=1, **QUICK))["questions"] == whole["questions"]


@pytest.mark.parametrize("games", [1, 11, 25])
def test_as_many_games_are_played_as_were_asked_for(tmp_path, games):
    """`--games` is the number for each cell, whatever the size of a piece."""
    found = study.run(tmp_path, questions=["seats"], games=games, network_games=0, search_games=0, seed=3, workers=1)
    assert found.games == games * 8  # the cells by rules of thumb


def test_every_deal_is_played_in_all_its_seatings():
    assert [cell(3, STRONG, WEAKER).whole_deals(games) for games in (0, 1, 3, 4)] == [0, 3, 3, 6]


def test_more_games_than_before_are_those_that_would_have_been_played_at_once(tmp_path):
    """The last piece was a short one; it is played again in full and counted once."""
    asked = {"questions": ["seats"], "network_games": 0, "search_games": 0, "seed": 3, "workers": 1}
    study.run(tmp_path / "grown", games=5, **asked)
    grown = study.run(tmp_path / "grown", games=20, **asked)
    at_once = study.run(tmp_path / "whole", games=20, **asked)
    assert study.to_json(grown)["questions"] == study.to_json(at_once)["questions"]
    assert grown.games == at_once.games


def test_ctrl_c_answers_from_what_was_played(tmp_path):
    def stop(part):
        raise KeyboardInterrupt

    found = study.run(tmp_path, seed=3, workers=1, progress=stop, **QUICK)
    assert found.interrupted
    assert found.games == 12
    assert len(study.run(tmp_path, workers=1, **QUICK).answers["seats"].tables["seats"].rows) == 26


def test_the_number_of_workers_changes_no_answer(tmp_path):
    one, two = (
        study.to_json(study.run(tmp_path / str(workers), seed=3, workers=workers, **QUICK)) for workers in (1, 2)
    )
    assert one["questions"] == two["questions"]


@pytest.mark.parametrize(
    ("given", "says"),
    [
        ({"questions": ["luck"]}, "no such question: luck"),
        ({"questions": []}, "no such question"),
        ({"games": -1}, "games must be"),
        ({"search_games": 0.5}, "search_games must be"),
        ({"seed": -1}, "seed must be"),
        ({"on": "moon"}, "on must be one of"),
    ],
)
def test_what_cannot_be_studied_is_refused(tmp_path, given, says):
    with pytest.raises(BadOptions, match=says):
        study.run(tmp_path, **{**QUICK, **given})


def test_a_cluster_is_connected_to_once_and_tells_its_cores_then(tmp_path, monkeypatch):
    """Connecting to Ray again would start another one where there is none."""
    opened = []

    def open_pool(on, *, workers, processes, alone, prepare):
        assert workers is None
        assert not alone
        opened.append((on, processes))
        return Threads(3, prepare)

    monkeypatch.setattr("impera.analysis.study.runner.open_pool", open_pool)
    found = study.run(tmp_path, seed=3, on="ray", **QUICK)
    assert opened == [("ray", False)]
    assert [run.cores for run in found.runs] == [3]


def test_a_folder_of_another_seed_is_refused(tmp_path):
    study.run(tmp_path, seed=3, workers=1, questions=["seats"], games=0, network_games=0, search_games=0)
    with pytest.raises(BadOptions, match=r"holds a study with other settings \(seed 3 instead of 4\)"):
        study.run(tmp_path, seed=4, **QUICK)


def test_a_folder_that_holds_something_else_is_refused(tmp_path):
    (tmp_path / "journal.jsonl").write_text('{"impera": "arena"}\n')
    with pytest.raises(BadOptions, match="is not the journal of a study"):
        study.run(tmp_path, **QUICK)


def test_reading_needs_a_study(tmp_path):
    with pytest.raises(BadOptions, match="there is no study"):
        study.read(tmp_path)


def test_the_report_has_a_page_tables_and_pictures(tmp_path):
    """All questions are answered from what there is, even those whose cells were never played."""
    found = study.run(tmp_path, seed=1, workers=1, games=12, network_games=0, search_games=0)
    names = study.write(found, tmp_path, "impera study")
    page = (tmp_path / "README.md").read_text()
    for answer in found.answers.values():
        assert f"## {answer.title}" in page
    assert {path.name for path in tmp_path.iterdir()} == {*names, "journal.jsonl"}
    assert sum(name.endswith(".png") for name in names) == len(QUESTIONS) - 1
    assert not any("thinking." in name for name in names)
    assert "No games were played for this." in page
    assert "No games were played by the network" in page
    assert "*Search* is" not in page
    with (tmp_path / "seats.csv").open() as file:
        rows = list(csv.DictReader(file))
    assert {row["place"] for row in rows} == {"1", "2", "3", "4"}
    assert json.loads((tmp_path / "study.json").read_text())["games"] == found.games


def test_search_and_the_network_are_described_where_they_played():
    played = study.Study(seed=1, answers={}, games=4, runs=(), interrupted=False, searched=True, has_network=True)
    page = "\n".join(report._lines(played, "impera study"))
    assert "*Search* is `consul`" in page
    assert "*Network* is `network`" in page


def test_a_report_begins_with_findings_of_what_the_network_played():
    """Ten sentences, if every question was answered; the same numbers are in the tables."""
    names = [name for name in QUESTIONS if name not in {"tree", "thinking"}]
    sums = {**playing.play(cell(2, STRONG), 1, 0, 12), "thought_decisions": 1, "thought_seconds": 1.0}
    totals = Totals({one.name: sums for name in names for one in question(name).cells()})
    answers = {name: question(name).answer(totals) for name in names}
    played = study.Study(seed=1, answers=answers, games=4, runs=(), interrupted=False, searched=False)
    lines = report._lines(played, "impera study")
    findings = [line for line in lines[:14] if line[:1].isdigit()]
    assert len(findings) >= 9
    assert findings[0].startswith("1. The First Player wins ")


def test_a_lane_of_the_network_and_single_decisions_count_the_same_games(monkeypatch):
    """The network decides in lanes as the bot does; here the lane is interpreted, and its pass is the library's."""
    forward = library.functions()["forward_at"]
    monkeypatch.setattr(network_lanes, "forward", forward)
    one = cell(2, BEST, WEAKER)
    lane = playing.NetworkLane.of(one)
    told = [each.view(np.recarray) for each in (lane.tallies, lane.boards, lane.styles)]
    turn = lane.turn._replace(states=lane.turn.states.view(np.recarray), moments=lane.turn.moments.view(np.recarray))
    lane = lane._replace(
        states=[new_state(one.options)],
        streams=[Stream()],
        memories=[Memory()],
        hidden=[Hidden()],
        room=weights.Room.make(),
        turn=turn,
        tallies=told[0],
        boards=told[1],
        styles=told[2],
    )
    network_lanes.play_network_lane(lane, 5, 0, 2, 2, 2)
    asked = playing._play_by_bots(one, 5, 2, 2, NOBODY)
    for name in playing.TALLY.names:
        assert np.allclose(lane.tallies[0][name], asked[name]), name


def test_a_picture_has_no_panel_for_games_that_nobody_played():
    sums = playing.play(cell(2, STRONG), 1, 0, 12)
    for name in ("seats", "domains"):
        figure = Figure()
        question(name).answer(Totals({cell(2, STRONG).name: sums})).plots[name](figure)
        assert [axes.get_title() for axes in figure.axes] == ["rules of thumb"]


def test_a_rule_that_makes_no_difference_was_never_met():
    """The same games on both sides: nothing was measured, and no 0.0 may suggest it was."""
    sums = playing.play(cell(2, STRONG, WEAKER), 1, 0, 12)
    other = playing.play(cell(2, STRONG, WEAKER), 2, 0, 12)
    same, differs = rules.pairs()[:2]
    played = {one.name: sums for pair in (same, differs) for one in (*pair.even, *pair.uneven)}
    played[same.even[1].name] = {**sums, "forced": 0, "power": 1.0}  # more was legal, but nobody did it
    totals = Totals({**played, differs.even[1].name: other, differs.uneven[1].name: other})
    found = rules.answer(totals)
    told = [line for line in found.lines if line.startswith("| ")]
    assert "never met" in told[1]
    assert "never met" not in told[2]
    assert {row[:2] for row in found.tables["rules"].rows} == {(differs.name, differs.kind)}


def test_an_effect_that_nobody_used_is_said_to_be_so():
    sums = playing.play(cell(2, STRONG), 1, 0, 12)
    sums["used"] = [0] * len(EFFECT_NAMES)
    found = effects.answer(Totals({one.name: sums for one in effects.cells()[: len(EFFECT_NAMES)]}))
    assert any(line.startswith("The network leaves ") for line in found.lines)
    assert not found.tables["effects"].rows


def test_search_is_counted_like_everything_else(tmp_path, monkeypatch):
    """Searches run in separate processes; a budget in simulations makes them repeatable."""
    monkeypatch.setattr("impera.analysis.study.questions.thinking.LADDER", (2,))
    monkeypatch.setattr("impera.analysis.study.questions.thinking.AGAINST_HEURISTIC", ())
    both = [
        study.run(tmp_path / str(workers), questions=["thinking"], games=0, search_games=4, seed=1, workers=workers)
        for workers in (1, 2)
    ]
    rows = [found.answers["thinking"].tables["thinking"].rows for found in both]
    assert rows[0][0][3] == 4
    assert [row[:4] + row[5:] for row in rows[0]] == [row[:4] + row[5:] for row in rows[1]]


def test_answers_of_no_games_are_empty():
    for name in QUESTIONS:
        assert all(not table.rows for table in question(name).answer(Totals({})).tables.values())


@pytest.mark.parametrize("name", QUESTIONS)
def test_every_question_answers_from_the_first_cell_alone(name):
    """Ctrl-C may leave any part of the cells."""
    one = question(name).cells()[0]
    sums = {**playing.play(cell(2, STRONG), 1, 0, 12), "thought_decisions": 1, "thought_seconds": 1.0}
    found = question(name).answer(Totals({one.name: sums}))
    assert found.lines
    for draw in found.plots.values():
        draw(Figure())


def test_a_rate_has_wilsons_interval():
    assert rate(8, 10) == pytest.approx((0.8, 0.490, 0.943), abs=1e-3)


def test_whole_victories_are_a_rate():
    assert share(8 * 12, 8 * 144, 10) == pytest.approx(rate(8, 10))


def test_a_mean_lies_in_the_middle_of_its_interval():
    assert mean(30, 100, 10) == pytest.approx((3.0, 3 - 0.6198, 3 + 0.6198), abs=1e-3)


def test_the_interval_of_a_difference_is_newcombes():
    """Newcombe 1998, method 10, his example (a): 56 of 70 less 48 of 80 is 0.2, between 0.0524 and 0.3339."""
    assert difference(rate(56, 70), rate(48, 80)) == pytest.approx((0.2, 0.0524, 0.3339), abs=1e-4)


def test_three_of_four_victories_are_191_points():
    assert elo(Estimate(0.75, 0.5, 0.9)) == pytest.approx((190.85, 0, 381.7), abs=0.1)


def test_the_number_of_decks_of_four_players_is_a_product_of_multinomials():
    """R-COMP-02: with four players no card is removed."""
    ages = ((8, 8, 4, 4, 4), (8, 8, 4, 8, 4), (4, 8, 8, 8, 16))
    assert deals(4) == prod(factorial(sum(age)) // prod(map(factorial, age)) for age in ages)


def test_a_deck_of_few_cards_is_counted_by_hand():
    assert _orders([2, 1], 3) == 3
    assert _orders([2, 1], 2) == 3
    assert _orders([1, 1, 1], 2) == 6


def test_places_are_counted_from_the_first_player():
    """R-TURN-01: place 1 is the First Player, whoever that is; here player 2 of a game that begins with seat 1."""
    state = new_state(Options.make(players=2))
    state.first, state.winners, state.reason, state.turn = 1, 0b10, 1, 5
    counted = np.zeros(1, playing.TALLY).view(np.recarray)[0]
    board = np.zeros(1, playing.BOARD).view(np.recarray)[0]
    tally.note_game(counted, board, state, 1)
    assert counted.place_won.tolist() == [tally.WHOLE, 0, 0, 0]


def test_a_cell_says_all_of_itself():
    one = cell("teams", search(50), STRONG, deal="draft", religion="at-draw")
    assert one.name == "teams draft, religion at-draw, revision 2, consul:simulations=50,threads=1 v tuned"
    assert (one.searches, one.seatings, one.piece) == (True, 2, 4)


def test_lanes_are_in_the_compiled_subset():
    assert playing.MODULES[-1] is lanes
