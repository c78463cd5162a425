"""The compiled writers put each field where its table says."""

import pytest

from tools.places import IMPERA, WRITTEN


@pytest.mark.parametrize("written", WRITTEN, ids=lambda each: each.file)
def test_the_places_of_the_fields_are_fresh(written):
    """A field is declared once; run `make generate` after a change."""
    assert (IMPERA / written.file).read_text(encoding="utf-8") == written.source()
