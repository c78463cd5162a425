"""What people and programs write for an arena: bots, answers, journals. Nonsense gets a named error, never a crash."""

from __future__ import annotations

import json
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest
from hypothesis import assume, example, given
from hypothesis import strategies as st

from impera import Game, Options
from impera.analysis.arena.entrants import entrant, entrants
from impera.analysis.arena.journal import Head
from impera.analysis.arena.result import Result
from impera.analysis.arena.settings import Settings
from impera.analysis.journal import NAME, Journal, read_head
from impera.bots import external
from impera.bots.external import External
from impera.errors import BadOptions, BotFailure
from tests.analysis.arena.made import game
from tests.fuzz.mutation import edited, json_data, typos

# ------------------------------------------------------------------------------------------------------------- bots

SPECS = (
    "consul",
    "emperor:seconds=0.5",
    "fast=consul:simulations=200,threads=1",
    "exec:./mine.py --flag",
    "my bot=exec:sh -c 'exit 1'",
    "plain:seconds=1e3",
)
numbers = st.sampled_from(("0", "-1", "1", "1e999", "nan", "9" * 400, "9" * 5000, "0x10", "\u0661", "1_0", "", "\0"))


def is_taken(text):
    """Whether a text is a bot that can be made here."""
    try:
        found = entrant(text)
        found.check()
    except BadOptions:
        return False
    assert found.label
    return True


@given(st.text())
@example("exec:\0")
@example("exec:\ud800")
@example("=")
def test_any_text_is_a_bot_or_refused(text):
    is_taken(text)


@given(st.data())
def test_a_bot_with_typos_is_a_bot_or_refused(data):
    is_taken(data.draw(typos(data.draw(st.sampled_from(SPECS)))))


@given(
    st.sampled_from(("emperor", "consul", "senator")), st.sampled_from(("seconds", "simulations", "threads")), numbers
)
def test_a_budget_of_any_number_is_taken_or_refused(bot, setting, number):
    is_taken(f"{bot}:{setting}={number}")


# ---------------------------------------------------------------------------------------------------------- answers


class Saying:
    """Stands in for a program: it says one thing."""

    def __init__(self, said):
        self._said = said

    def exchange(self, _lines, _seconds):
        return self._said

    def failure(self, problem, said=b""):
        return BotFailure("ada", problem, repr(said))

    def close(self, farewell=b""):
        pass


VIEW = Game.new(players=2, seed=7, first=0).view(0)
ANSWER = {"number": 1, "decision": VIEW.legal[0]}


def decides(said):
    """What a bot decides when its program says something; None if it fails."""
    bot = External(["ada"], seed=1)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(external, "Program", lambda *_: Saying(said))
        try:
            return bot.decide(VIEW)
        except BotFailure:
            return None


def test_an_answer_is_taken():
    assert decides(json.dumps(ANSWER).encode()) == VIEW.legal[0]


@given(st.binary())
@example(b"[" * 50_000)
@example(b'{"number": 1, "decision": "\\ud800"}')
@example(b'{"number": ' + b"9" * 5000 + b', "decision": "end"}')
def test_any_bytes_are_an_answer_or_a_failure(said):
    assert decides(said) in (*VIEW.legal, None)


@given(json_data)
def test_any_json_is_an_answer_or_a_failure(data):
    assert decides(json.dumps(data).encode()) in (*VIEW.legal, None)


@given(edited(ANSWER))
def test_an_edited_answer_is_an_answer_or_a_failure(data):
    decided = decides(json.dumps(data).encode())
    assert decided is None or (data["number"], data["decision"]) == (1, decided)


# --------------------------------------------------------------------------------------------------------- journals

ARENA = Settings(entrants=entrants(("a=uniform", "b=uniform")), options=Options.make(players=2), seed=1)
HEAD = Head(settings=ARENA)
PLAYED = (game(ARENA, 0, 0, (0,)), game(ARENA, 0, 1, (1,), problem="a cried"), game(ARENA, 1, 0, (0, 1)))


def written(folder):
    """The lines of a journal of three games."""
    with Journal(folder, HEAD) as journal:
        for each in PLAYED:
            journal.add(each)
    return (folder / NAME).read_bytes()


def read(text):
    """How many games a journal of some bytes has; None if it is refused. Its content can be shown in full."""
    with TemporaryDirectory() as folder:
        (Path(folder) / NAME).write_bytes(text)
        try:
            read_head(Path(folder), Head)
            with Journal(Path(folder), HEAD) as journal:
                games = journal.lines
        except BadOptions:
            return None
    by_key = {each.key: each for each in games}
    told = Result(settings=ARENA, stop="played", asked=4, seconds=1.0, games=tuple(by_key.values())).to_json()
    assert told["games"] == len(by_key)
    return len(games)


@pytest.fixture(scope="module")
def whole(tmp_path_factory):
    return written(tmp_path_factory.mktemp("journal"))


def test_a_journal_is_read(whole):
    assert read(whole) == 3


def test_wherever_a_journal_is_cut_off_its_whole_lines_are_read(whole):
    lines = [end + 1 for end, byte in enumerate(whole) if byte == ord("\n")]
    for cut in range(0, len(whole), 7):
        assert read(whole[:cut]) == max(0, sum(end <= cut for end in lines) - 1)


@given(data=st.data())
def test_a_journal_with_an_edited_line_is_read_or_refused(whole, data):
    lines = whole.splitlines()
    place = data.draw(st.integers(0, len(lines) - 1))
    lines[place] = json.dumps(data.draw(edited(json.loads(lines[place])))).encode()
    read(b"\n".join(lines) + b"\n")


@given(data=st.data())
def test_a_journal_with_garbled_bytes_is_read_or_refused(whole, data):
    garbled = bytearray(whole)
    for place in data.draw(st.lists(st.integers(0, len(whole) - 1), min_size=1, max_size=4)):
        garbled[place] = data.draw(st.integers(0, 255))
    assume(bytes(garbled) != whole)
    read(bytes(garbled))


@pytest.mark.parametrize(
    "wrong",
    [
        {"seats": [0, 7]},
        {"match": 9},
        {"seating": 2},
        {"deal": -1},
        {"winners": [4]},
        {"winners": []},
        {"times": []},
        {"times": [{"counts": {"99999": 1}}] * 2},
        {"failures": [[5, 0, 1, "cried"]]},
    ],
    ids=str,
)
def test_a_line_that_is_no_game_of_the_arena_is_refused_by_its_number(whole, wrong, tmp_path):
    """What was changed by hand is never counted."""
    head, line, *rest = whole.splitlines()
    changed = json.dumps({**json.loads(line), **wrong}).encode()
    (tmp_path / NAME).write_bytes(b"\n".join([head, changed, *rest]) + b"\n")
    with pytest.raises(BadOptions, match=r"was changed by something else: line 2 cannot be read"):
        Journal(tmp_path, HEAD)
