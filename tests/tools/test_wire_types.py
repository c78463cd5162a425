"""The page's types are those of the server's messages."""

from tools import wire_types


def test_the_types_of_the_page_are_fresh():
    """A message is typed once, in Python; run `make generate` after a change."""
    assert wire_types.FILE.read_text(encoding="utf-8") == wire_types.typescript()
