"""The page's types are those of the server's messages."""

import msgspec
import pytest

from impera.server.wire import messages
from tools import wire_types


def test_the_types_of_the_page_are_fresh():
    """A message is typed once, in Python; run `make generate` after a change."""
    assert wire_types.FILE.read_text(encoding="utf-8") == wire_types.typescript()


def test_two_types_of_one_name_are_refused():
    """Otherwise the page would read one of them as the other."""

    class Table(msgspec.Struct):
        legs: int

    writer = wire_types.Writer()
    writer.name(msgspec.inspect.type_info(messages.Table), is_sent=False)
    with pytest.raises(TypeError, match="two types are called Table"):
        writer.name(msgspec.inspect.type_info(Table), is_sent=False)
