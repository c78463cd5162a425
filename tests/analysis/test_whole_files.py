"""Result files are replaced as a whole."""

from pathlib import Path

import pytest

from impera.analysis.whole_files import write_csv, write_text


def test_a_file_that_cannot_be_written_to_its_end_stays_as_it_was(tmp_path, monkeypatch):
    path = tmp_path / "results.json"
    write_text(path, "old")

    def break_off(self, text, encoding):
        with self.open("w", encoding=encoding) as file:
            file.write(text[:1])
        message = "disk full"
        raise OSError(message)

    monkeypatch.setattr(Path, "write_text", break_off)
    with pytest.raises(OSError, match="disk full"):
        write_text(path, "new")
    assert path.read_text() == "old"


def test_a_file_that_cannot_be_written_is_named_as_it_was_asked_for(tmp_path):
    with pytest.raises(FileNotFoundError) as refusal:
        write_text(tmp_path / "nope" / "results.json", "new")
    assert refusal.value.filename == str(tmp_path / "nope" / "results.json")


def test_rows_are_comma_separated_below_their_head(tmp_path):
    write_csv(tmp_path / "rows.csv", ("bot", "won"), [("a, b", 1)])
    assert (tmp_path / "rows.csv").read_text() == 'bot,won\n"a, b",1\n'
