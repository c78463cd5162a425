"""The pictures in the documentation are drawn as pictures are now."""

import pytest

from tools import doc_pictures


@pytest.fixture(scope="module")
def pictures():
    return doc_pictures.pictures()


@pytest.mark.parametrize("name", ["picture-seat.svg", "picture-all.svg", "picture-game.svg"])
def test_the_pictures_of_the_documentation_are_fresh(name, pictures):
    """Run `make generate` after a change."""
    assert (doc_pictures.FOLDER / name).read_text(encoding="utf-8") == pictures[name]
