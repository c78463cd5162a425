import json
import signal

import pytest

from tests.patience import PATIENCE, wait_until


@pytest.fixture(autouse=True)
def _small_pieces(monkeypatch):
    monkeypatch.setattr("impera.analysis.study.cells.LANE_PIECE", 12)


QUICK = "study --questions seats --games 1 --network-games 0 --search-games 0 --workers 1 --seed 1"


def test_a_study_is_one_command(impera, tmp_path):
    shown = impera(f"{QUICK} --out {tmp_path}")
    assert shown.exit_code == 0
    assert "Does it help to play first?" in shown.stdout
    assert (
        "`impera study --seed 1 --games 1 --network-games 0 --search-games 0 --questions seats`"
        in (tmp_path / "README.md").read_text()
    )


def test_json_holds_every_table(impera, tmp_path):
    found = json.loads(impera(f"{QUICK} --out {tmp_path} --json").stdout)
    assert found["seed"] == 1
    assert len(found["questions"]["seats"]["seats"]) == 26


def test_a_report_is_written_again_without_playing(impera, tmp_path):
    first = json.loads(impera(f"{QUICK} --out {tmp_path} --json").stdout)
    (tmp_path / "README.md").unlink()
    again = json.loads(impera(f"study --report --questions seats --out {tmp_path} --json").stdout)
    assert again == first
    assert (
        "`impera study --seed 1 --games 1 --network-games 0 --search-games 0 --questions seats`"
        in (tmp_path / "README.md").read_text()
    )


@pytest.mark.parametrize(
    ("given", "says"), [("--questions luck", "No such question: luck"), ("--report", "There is no study")]
)
def test_what_cannot_be_is_a_sentence(impera, tmp_path, monkeypatch, given, says):
    """Nothing else is said: nothing will be compiled."""
    monkeypatch.setattr("impera.analysis.study.is_ready", lambda: False)
    shown = impera(f"study {given} --out {tmp_path / 'none'}")
    assert shown.exit_code == 1
    assert shown.stderr.startswith(says)


def test_ctrl_c_keeps_what_was_played(start, tmp_path):
    numbers = "--games 1000000 --network-games 0 --search-games 0"
    process = start(f"study --questions seats {numbers} --workers 1 --seed 1 --out {tmp_path}")
    journal = tmp_path / "journal.jsonl"
    wait_until(lambda: journal.exists() and journal.read_bytes().count(b"\n") >= 2)
    process.send_signal(signal.SIGINT)
    out, _ = process.communicate(timeout=PATIENCE)
    assert process.returncode == 130
    assert "Ended early by Ctrl-C" in out
    assert (tmp_path / "seats.csv").exists()


@pytest.mark.parametrize(("is_ready", "says"), [(True, False), (False, True)])
def test_a_study_says_that_it_has_to_compile_first(impera, tmp_path, monkeypatch, is_ready, says):
    monkeypatch.delenv("IMPERA_QUIET")
    monkeypatch.setattr("impera.analysis.study.is_ready", lambda *, network: is_ready and not network)
    assert ("Compiling the rules for this machine." in impera(f"{QUICK} --out {tmp_path}").stderr) == says
