"""Journals: what was written is read back, and nothing is written into a file that is not ours."""

from typing import ClassVar, Literal

import msgspec
import pytest

from impera.analysis.journal import NAME, Head, Journal, read_head, read_lines
from impera.errors import BadOptions


class Note(msgspec.Struct, frozen=True):
    number: int


class Diary(Head[Note], frozen=True, kw_only=True):
    what: ClassVar[str] = "a diary"

    impera: Literal["diary"] = "diary"
    owner: str

    def differences(self, other):
        return [] if self.owner == other.owner else [f"owner {other.owner} instead of {self.owner}"]

    def line(self, text):
        return msgspec.json.decode(text, type=Note)


ADA = Diary(owner="ada")
NOTES = [Note(1), Note(2), Note(3)]
TEXT = b'{"impera":"diary","owner":"ada"}\n{"number":1}\n{"number":2}\n{"number":3}\n'


@pytest.fixture
def folder(tmp_path):
    """A folder that holds Ada's diary."""
    with Journal(tmp_path / "ada", ADA) as journal:
        for note in NOTES:
            journal.add(note)
    return tmp_path / "ada"


def test_a_line_is_on_disk_as_soon_as_it_is_added(tmp_path):
    with Journal(tmp_path, ADA) as journal:
        journal.add(Note(7))
        assert (tmp_path / NAME).read_bytes().endswith(b'{"number":7}\n')


def test_a_journal_is_lines_of_json(folder):
    assert (folder / NAME).read_bytes() == TEXT


def test_a_journal_that_is_opened_again_holds_what_was_added(folder):
    with Journal(folder, ADA) as journal:
        assert journal.lines == NOTES
        journal.add(Note(4))
        assert journal.lines == [*NOTES, Note(4)]
    assert (folder / NAME).read_bytes() == TEXT + b'{"number":4}\n'


@pytest.mark.parametrize("cut", range(len(TEXT)))
def test_wherever_a_journal_is_torn_it_goes_on_after_its_last_whole_line(folder, cut):
    (folder / NAME).write_bytes(TEXT[:cut])
    kept = max(0, TEXT[:cut].count(b"\n") - 1)
    with Journal(folder, ADA) as journal:
        assert journal.lines == NOTES[:kept]
        for note in NOTES[kept:]:
            journal.add(note)
    assert (folder / NAME).read_bytes() == TEXT


def test_reading_leaves_a_line_that_is_being_written_alone(folder):
    """A report may be made while another process still adds to the journal."""
    (folder / NAME).write_bytes(TEXT + b'{"num')
    assert read_head(folder, Diary) == ADA
    assert read_lines(folder, ADA) == NOTES
    assert (folder / NAME).read_bytes() == TEXT + b'{"num'


def test_a_folder_without_a_whole_head_has_no_journal(tmp_path):
    assert read_head(tmp_path, Diary) is None
    (tmp_path / NAME).write_bytes(TEXT[:10])
    assert read_head(tmp_path, Diary) is None


def test_a_journal_with_another_head_is_refused_and_left_as_it_is(folder):
    with pytest.raises(BadOptions, match=r"holds a diary with other settings \(owner ada instead of bo\)"):
        Journal(folder, Diary(owner="bo"))
    assert (folder / NAME).read_bytes() == TEXT


@pytest.mark.parametrize("text", [b"hello\n", b'{"impera":"arena","owner":"ada"}\n', b"\n", b"[" * 100_000 + b"\n"])
def test_a_file_that_is_no_journal_is_refused_and_left_as_it_is(tmp_path, text):
    (tmp_path / NAME).write_bytes(text)
    with pytest.raises(BadOptions, match="is not the journal of a diary"):
        Journal(tmp_path, ADA)
    with pytest.raises(BadOptions, match="is not the journal of a diary"):
        read_head(tmp_path, Diary)
    assert (tmp_path / NAME).read_bytes() == text


@pytest.mark.parametrize("line", [b"", b"{}", b"\xff", b'{"number":"one"}', b"[" * 100_000])
def test_a_line_that_cannot_be_read_is_refused_by_its_number(folder, line):
    (folder / NAME).write_bytes(TEXT + line + b"\n")
    with pytest.raises(BadOptions, match="was changed by something else: line 5 cannot be read"):
        Journal(folder, ADA)
    with pytest.raises(BadOptions, match="was changed by something else: line 5 cannot be read"):
        read_lines(folder, ADA)


def test_two_processes_cannot_write_to_one_folder(folder):
    """The second is refused while the first is running."""
    with Journal(folder, ADA), pytest.raises(BadOptions, match="another process is writing to the folder"):
        Journal(folder, ADA)
    with Journal(folder, ADA) as journal:
        assert journal.lines == NOTES
