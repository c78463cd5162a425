"""The compiled code that tells and hears plain numbers."""

from typing import Annotated

import msgspec
import pytest

from impera.notation.plain import Plain
from tools import plain


@pytest.mark.parametrize("written", plain.WRITTEN, ids=lambda each: each.file)
def test_the_code_for_plain_numbers_is_fresh(written):
    """A number is named once by each format; run `make generate` after a change."""
    assert (plain.IMPERA / written.file).read_text(encoding="utf-8") == written.source()


def test_plain_numbers_that_do_not_follow_each_other_are_refused():
    """They are told at one place of the row."""

    class Torn(msgspec.Struct):
        first: Annotated[int, Plain("first")]
        other: str
        turn: Annotated[int, Plain("turn")]

    with pytest.raises(ValueError, match="do not follow each other: first, turn"):
        plain.in_a_row(Torn)
