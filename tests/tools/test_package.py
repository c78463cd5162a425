"""What the package for JavaScript is made of follows from declarations in Python."""

from tools import libraries, package


def test_the_types_are_fresh():
    """Run `make generate` after a change to views, events or options."""
    assert package.TYPES.read_text(encoding="utf-8") == package.types()


def test_the_tables_are_fresh():
    """Run `make generate` after a change to options or their editions."""
    assert package.TABLES.read_text(encoding="utf-8") == package.tables()


def test_the_tables_of_positions_are_fresh():
    """Run `make generate` after a change to the shape of a position, or to what is wrong with one."""
    assert package.POSITIONS.read_text(encoding="utf-8") == package.position_tables()


def test_the_game_is_compiled_from_the_current_sources():
    """Byte for byte; run `make generate` after a change to the rules or to what views say."""
    assert libraries.GAME_WASM.read_bytes() == libraries.game_webassembly()


def test_the_places_of_fields_are_fresh():
    """Run `make generate` after a change to a record."""
    assert libraries.GAME_PLACES.read_text(encoding="utf-8") == libraries.places(libraries.GAME_STRUCTS)
