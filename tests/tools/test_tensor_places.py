"""The compiled writer of tensors puts each field where its layout says."""

from tools import tensor_places


def test_the_places_of_the_fields_are_fresh():
    """A field of the observation is declared once; run `make generate` after a change."""
    assert tensor_places.FILE.read_text(encoding="utf-8") == tensor_places.source()
