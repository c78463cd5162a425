"""`impera verify`: the steps from the commitment to the deal, or what does not fit."""

import json

import msgspec
import pytest

from impera import Options
from impera.game.commitment import commit
from impera.testing import random_game

PROMISE = commit(4, Options(players=3), "salt")


@pytest.fixture
def record(folder):
    """A finished game of Ada, Bo and Cy in a file, whose deal was promised."""
    path = folder / "game.jsonl"
    made = random_game(Options(players=3), seed=4).record(("Ada", "Bo", "Cy"))
    msgspec.structs.replace(made, commitment=PROMISE).save(path)
    return path


def test_every_step_is_shown(impera, record):
    told = impera(f"verify {record}").stdout
    assert PROMISE.digest in told
    assert [f"Step {number}\n" in told for number in range(1, 9)] == [True] * 8
    assert "Bo is dealt: " in told
    assert "The promise was kept" in told


def test_the_commitment_that_was_seen_before_play_is_compared(impera, record):
    assert impera(f"verify {record} --commitment {PROMISE.digest.upper()}").exit_code == 0
    other = impera(f"verify {record} --commitment {'0' * 64}")
    assert (other.exit_code, other.stdout) == (1, "")
    assert "doesn’t match the commitment" in " ".join(other.stderr.split())


def test_json_holds_the_whole_proof(impera, record):
    proof = json.loads(impera(f"verify {record} --json").stdout)
    assert proof["digest"] == PROMISE.digest
    assert [shuffle["age"] for shuffle in proof["shuffles"]] == [3, 2, 1]


def test_a_game_that_was_not_promised_is_refused(impera, folder):
    path = folder / "game.jsonl"
    random_game(seed=4).record().save(path)
    told = impera(f"verify {path}")
    assert told.exit_code == 1
    assert "has no commitment" in " ".join(told.stderr.split())
