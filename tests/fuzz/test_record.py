"""The parser of records: any text is a record that replays, or a BadRecord with the reason."""

from __future__ import annotations

import hashlib
import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

from impera import BadRecord, Game, Record, UnknownVersion
from impera.testing import random_game
from impera.testing.strategies import games
from tests.fuzz.mutation import edited, json_data, typos

short = games(decisions=st.integers(0, 40))
texts = short.map(lambda game: game.record(["Ada", "Bo"]).text())


def read(text):
    """The record of a text that replays; None if it was refused."""
    reason = None
    try:
        record = Record.parse(text)
        record.replay()
    except BadRecord as error:
        reason = str(error)
    if reason is not None:
        assert reason, "a refusal has a reason"
        return None
    assert Record.parse(record.text()) == record
    return record


def signed(parts):
    """Parts as lines with a last line that fits them: the work of a clever forger."""
    body = "".join(f"{json.dumps(part)}\n" for part in parts[:-1])
    end = parts[-1]
    if isinstance(end, dict):
        number = sum(isinstance(part, dict) and "decision" in part for part in parts)
        end = {**end, "decisions": number, "sha256": hashlib.sha256(body.encode()).hexdigest()}
    return f"{body}{json.dumps(end)}\n"


def parts_of(text):
    return [json.loads(line) for line in text.splitlines()]


@given(st.text() | st.text(alphabet='{}[]":, \n\\u0123456789abcdeimpr'))
def test_noise_is_refused_by_name(text):
    assert read(text) is None


@given(st.lists(json_data, max_size=5))
def test_lines_of_other_json_are_refused_by_name(parts):
    assert read("".join(f"{json.dumps(part)}\n" for part in parts)) is None


@given(st.data())
def test_an_edited_text_is_refused_or_is_the_same_record(data):
    """A typo anywhere is found: the digest covers every line but the last, and the replay covers that one."""
    text = data.draw(texts)
    broken = data.draw(typos(text))
    record = read(broken)
    assert record is None or record == Record.parse(text)


@given(texts, st.data())
def test_a_record_cut_off_anywhere_is_refused(text, data):
    """A truncated record is recognised as such."""
    cut = data.draw(st.integers(0, len(text) - 2))  # only the final line break may be lost without harm
    assert read(text[:cut]) is None


@given(texts, st.data())
def test_a_record_without_one_of_its_lines_is_refused(text, data):
    lines = text.splitlines(keepends=True)
    del lines[data.draw(st.integers(0, len(lines) - 1))]
    assert read("".join(lines)) is None


@given(texts, st.data())
def test_a_forged_record_replays_or_is_refused_by_name(text, data):
    """Even with the right digest, and whatever the lines contain: never another exception."""
    parts = data.draw(edited(parts_of(text)))
    if parts:
        read(signed(parts))


def whole():
    return random_game(seed=3, decisions=30).record(["Ada", "Bo", "Cy"])


def forged(change):
    """A valid record with its parts changed and signed again."""
    parts = parts_of(whole().text())
    change(parts)
    return signed(parts)


def set_decision(parts):
    parts[10]["decision"] = "play U3"


def set_outcome(parts):
    parts[-1]["outcome"] = {"reason": "majority", "winners": [0], "points": [1, 1, 1]}


BAD = {
    "nothing": ("", "not a record"),
    "not JSON": ("Dear diary\n", "line 1 is not JSON"),
    "JSON, but no object": ("[1]\n", "line 1 is not a JSON object"),
    "an object, but no record": ('{"impera": "shopping list"}\n', "not a record"),
    "cut off": ("".join(whole().text().splitlines(keepends=True)[:-1]), "cut off"),
    "edited": (whole().text().replace("Ada", "Eve"), "edited"),
    "a decision too few": (
        "".join(line for n, line in enumerate(whole().text().splitlines(keepends=True)) if n != 9),
        "cut off: it has 29 decisions instead of 30",
    ),
    "an illegal decision": (forged(set_decision), "play U3"),
    "another outcome": (forged(set_outcome), "its decisions lead to None"),
    "no such option": (forged(lambda parts: parts[1]["options"].update(cards=3)), "no such option: cards"),
    "options that do not go together": (forged(lambda parts: parts[1]["options"].update(teams=True)), "team game"),
    "no options": (forged(lambda parts: parts.pop(1)), "damaged"),
    "no beginning": (forged(lambda parts: parts.pop(3)), "begins with one of seed, deck and position"),
    "two beginnings": (forged(lambda parts: parts[3].update(deck=["M1"])), "begins with one of"),
    "no such seed": (forged(lambda parts: parts[3].update(seed=-1)), "seed"),
    "an unknown key": (forged(lambda parts: parts[3].update(colour="red")), "colour"),
    "names that are none": (forged(lambda parts: parts[2].update(names=[1, 2])), "damaged"),
    "an old version": (forged(lambda parts: parts[0].update(version=0)), "version 0"),
}


@pytest.mark.parametrize(("text", "reason"), BAD.values(), ids=BAD.keys())
def test_a_bad_record_is_refused_with_the_reason(text, reason):
    """The message of BadRecord says what is wrong."""
    with pytest.raises(BadRecord) as refusal:
        Record.parse(text).replay()
    assert reason in str(refusal.value)


def test_a_record_of_a_later_version_is_refused_as_such():
    """UnknownVersion: this program is too old, the record may be fine."""
    text = whole().text().replace('"version": 1', '"version": 2')
    with pytest.raises(UnknownVersion, match="version 2; this program reads version 1"):
        Record.parse(text)


def test_a_record_of_a_later_revision_is_refused_as_such():
    """UnknownVersion: what the edition means then is not known to this program."""
    text = forged(lambda parts: parts[1]["options"].update(revision=3))
    with pytest.raises(UnknownVersion, match="revision 3 of the rules; this program knows revisions 1 to 2"):
        Record.parse(text)


@pytest.mark.parametrize("name", ["\x85", "\u2028", "\x1c\x0b\x0c", "\n", "\U0001d504\U0010ffff", '"', "\\", ""])
def test_a_name_may_have_any_character(name):
    """Lines of a record end where JSON's lines end, never within a name."""
    record = Game.new(players=2, seed=1).record([name, name])
    assert Record.parse(record.text()) == record


def test_a_name_that_is_no_text_is_refused_by_name():
    """Half of a surrogate pair cannot be written to a file."""
    with pytest.raises(BadRecord):
        Game.new(players=2, seed=1).record(["\ud800", "Bo"]).text()


@pytest.mark.parametrize(
    "text",
    ["1" * 5000, '{"impera": "record", "version": 1}\n{"x": "\ud800"}\n{"sha256": ""}', "[" * 100_000],
    ids=["a number of 5000 digits", "half a surrogate pair", "100000 brackets"],
)
def test_a_text_that_no_json_reader_likes_is_refused_by_name(text):
    assert read(text) is None


@pytest.mark.parametrize("value", [[], {}, None, 1.5, "x" * 1000])
@pytest.mark.parametrize("option", ["players", "deal", "teams", "edition", "religion", "max_turns"])
def test_an_option_of_the_wrong_type_is_refused_by_name(option, value):
    text = forged(lambda parts: parts[1]["options"].update({option: value}))
    with pytest.raises(BadRecord, match=option):
        Record.parse(text)
