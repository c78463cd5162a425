"""The schemas of the documentation follow from the types."""

from tools import schemas


def test_the_schemas_are_fresh():
    """Run `make generate` after a change of what is written as JSON."""
    assert {path.name: path.read_text(encoding="utf-8") for path in schemas.FOLDER.iterdir()} == schemas.files()
