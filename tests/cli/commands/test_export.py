import json

import pytest

from impera import Options
from impera.testing import random_game

pytest.importorskip("pyarrow", reason="the extra data is not installed")


def test_records_become_a_table(impera, tmp_path):
    for seed in (1, 2):
        random_game(Options(players=2), seed=seed).record().save(tmp_path / f"{seed}.jsonl")
    shown = impera(f"export {tmp_path}/games.parquet {tmp_path} --json")
    assert shown.exit_code == 0
    found = json.loads(shown.stdout)
    assert found["rows"] > 100
    assert found["bytes"] == (tmp_path / "games.parquet").stat().st_size


def test_a_sample_is_one_command(impera, tmp_path):
    shown = impera(
        f"export {tmp_path}/s.parquet --sample 2 --bot trader --bot senator --players 2 --seed 1 --workers 1"
    )
    assert shown.exit_code == 0
    assert "decisions" in shown.stdout


def test_a_table_is_not_written_under_the_name_of_another_format(impera, tmp_path):
    random_game(Options(players=2), seed=1).record().save(tmp_path / "game.jsonl")
    shown = impera(f"export {tmp_path}/g.csv {tmp_path}/game.jsonl")
    assert shown.exit_code == 1
    assert " ".join(shown.stderr.split()).endswith(f"is a Parquet file: call it {tmp_path}/g.parquet.")
    assert [path.name for path in tmp_path.iterdir()] == ["game.jsonl"]


def test_a_table_that_cannot_be_written_is_named_as_it_was_asked_for(impera, tmp_path):
    random_game(Options(players=2), seed=1).record().save(tmp_path / "game.jsonl")
    shown = impera(f"export {tmp_path}/nope/x.parquet {tmp_path}/game.jsonl")
    assert shown.exit_code == 1
    said = " ".join(shown.stderr.split())
    assert said == f"The file {tmp_path}/nope/x.parquet can’t be used: No such file or directory."


@pytest.mark.parametrize("what", ["", "--sample 2 {folder}"])
def test_one_source_is_named(impera, tmp_path, what):
    shown = impera(f"export {tmp_path}/games.parquet {what.format(folder=tmp_path)}")
    assert shown.exit_code == 2
    assert "--sample" in shown.stderr
