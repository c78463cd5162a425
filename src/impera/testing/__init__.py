"""A test kit for this library and its users: drawn tables, random games, all options, and strategies for hypothesis.

All randomness comes from seeds and the library's own generator, so a test that fails here fails everywhere.
`impera.testing.strategies` needs the package `hypothesis`; the rest needs nothing, not even pytest.
"""

from impera.testing.games import play_on, random_game
from impera.testing.picture import Picture
from impera.testing.scenario import Scenario, table
from impera.testing.variety import every_option, every_table

__all__ = ["Picture", "Scenario", "every_option", "every_table", "play_on", "random_game", "table"]
