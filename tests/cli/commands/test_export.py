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


@pytest.mark.parametrize("what", ["", "--sample 2 {folder}"])
def test_one_source_is_named(impera, tmp_path, what):
    shown = impera(f"export {tmp_path}/games.parquet {what.format(folder=tmp_path)}")
    assert shown.exit_code == 2
    assert "--sample" in shown.stderr
