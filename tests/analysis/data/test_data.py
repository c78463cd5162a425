"""Tables of decisions: what is written is what was decided, and reading gives it back."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

import impera
from impera.adapters import observation
from impera.analysis import data
from impera.analysis.data.schema import COLUMNS
from impera.errors import BadOptions, BadRecord
from impera.notation.options import Options
from impera.testing import random_game
from tests.bots.own_bots import First

pa = pytest.importorskip("pyarrow", reason="the extra data is not installed: nothing is known of tables here")
pq = pytest.importorskip("pyarrow.parquet")

PAGE = Path(__file__).parents[3] / "docs" / "data.md"


@pytest.fixture(scope="module")
def games():
    return [random_game(Options(players=3, deal=deal), seed=seed) for seed, deal in enumerate(("basic", "draft"))]


@pytest.fixture(scope="module")
def file(games, tmp_path_factory):
    path = tmp_path_factory.mktemp("data") / "games.parquet"
    assert data.write([game.record(["Ada", "Bo", "Cy"]) for game in games], path) == sum(
        len(game.decisions) for game in games
    )
    return path


def test_there_is_a_row_for_every_decision(games, file):
    rows = pq.read_table(file).to_pylist()
    assert [(row["game"], row["number"]) for row in rows] == [
        (number, place) for number, game in enumerate(games) for place in range(len(game.decisions))
    ]
    assert [row["decision"] for row in rows] == [text for game in games for text in game.decisions]


def test_a_row_holds_what_the_seat_saw_and_what_became_of_it(games, file):
    for row in pq.read_table(file).to_pylist()[::97]:
        game = games[row["game"]].record().replay(row["number"])
        view = game.view(game.seat)
        assert row["seat"] == game.seat
        assert row["player"] == ["Ada", "Bo", "Cy"][game.seat]
        assert row["turn"] == game.turn
        assert row["question"] == view.question.ask
        assert row["observation"] == observation.observe(view).tolist()
        assert row["legal"] == observation.mask(view).nonzero()[0].tolist()
        outcome = games[row["game"]].outcome
        assert row["share"] == pytest.approx((game.seat in outcome.winners) / len(outcome.winners))
        assert (row["reason"], row["turns"]) == (outcome.reason, games[row["game"]].turn)


def test_batches_are_arrays_that_fit_together(file):
    parts = list(data.batches(file, rows=100))
    assert max(len(part.actions) for part in parts) <= 100
    whole = [np.concatenate(column) for column in zip(*parts, strict=True)]
    observations, masks, actions, shares, numbers, seats = whole
    assert observations.shape == (len(actions), observation.SIZE)
    assert masks[np.arange(len(actions)), actions].all()
    assert pq.read_table(file)["legal"].combine_chunks().value_lengths().to_pylist() == masks.sum(1).tolist()
    for game in (0, 1):
        won = {
            int(seat): float(share) for seat, share in zip(seats[numbers == game], shares[numbers == game], strict=True)
        }
        assert sum(won.values()) == pytest.approx(1)


def test_partners_have_the_same_share(tmp_path):
    """R-TEAM-03: the team wins."""
    game = random_game(Options(players=4, teams=True), seed=1)
    data.write([game.record()], tmp_path / "teams.parquet")
    table = pq.read_table(tmp_path / "teams.parquet").to_pylist()
    assert len({(row["seat"] % 2, row["share"]) for row in table}) == 2


def test_a_game_that_is_not_over_has_no_result(tmp_path):
    with pytest.raises(BadRecord, match="not over"):
        data.write([impera.Game.new(seed=1).record()], tmp_path / "games.parquet")
    assert list(tmp_path.iterdir()) == []


def test_a_file_that_is_no_table_is_refused(tmp_path):
    path = tmp_path / "games.parquet"
    path.write_bytes(b"no table")
    with pytest.raises(BadRecord, match="not a Parquet file"):
        data.open_file(path)


def test_a_table_of_somebody_else_is_refused(tmp_path):
    path = tmp_path / "games.parquet"
    pq.write_table(pa.table({"game": [1]}), path)
    with pytest.raises(BadRecord, match="not a table of decisions"):
        next(data.batches(path))


def test_a_sample_is_repeatable_and_in_order(tmp_path):
    one, two = (
        [record.text() for record in data.sample(5, bots=("trader", "senator"), seed=3, workers=workers, players=2)]
        for workers in (1, 2)
    )
    assert one == two
    assert len(one) == 5


def test_objects_play_in_a_sample():
    options = {"seed": 3, "players": 2, "max_turns": 4}
    found = [list(data.sample(2, bots=(bot, "trader"), **options)) for bot in (First, First(1))]
    assert [record.decisions for record in found[0]] == [record.decisions for record in found[1]]


def test_more_bots_than_sides_are_refused():
    with pytest.raises(BadOptions, match="3 bots do not fit on 2 sides"):
        next(data.sample(1, bots=("trader", "senator", "tuned"), players=2))


def test_the_page_tells_the_columns():
    page = PAGE.read_text(encoding="utf-8")
    for column in COLUMNS:
        assert f"| `{column.name}` | {column.type} | {column.meaning} |" in page
