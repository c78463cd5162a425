"""The recipe "Add a bot": `miller`, the third level of the roster, which decides the first that it may."""

from tests.recipes.exercise import Edit, added, created, in_every_language

CLASS = '''"""A bot that takes the first legal decision."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from impera.views import View


class Miller:
    """Needs no randomness."""

    def __init__(self, seed: int) -> None:
        """A bot; whatever the seed."""

    def decide(self, view: View) -> str:
        """The first of the legal decisions."""
        return view.legal[0]
'''

EDITS = (
    created("src/impera/bots/miller.py", CLASS),
    Edit(
        "src/impera/bots/roster.py",
        "from impera.bots.search import",
        "from impera.bots.miller import Miller\nfrom impera.bots.search import",
    ),
    added(
        "src/impera/bots/roster.py",
        '    "shepherd": partial(HeuristicBot, style=styles.CARELESS),\n',
        '    "miller": Miller,\n',
    ),
    # As `python -m bench bots --ratings` would measure it.
    Edit(
        "src/impera/bots/ratings.json",
        '    "trader": {\n',
        '    "miller": {"spec": "miller", "mean": 15.0, "uncertainty": 7.0, "games": 84},\n    "trader": {\n',
    ),
    *in_every_language(
        "game.ftl", "bot-trader", "bot-miller = Takes what comes first.\n    .met = They take what comes first.\n"
    ),
    *in_every_language("pages.ftl", "bot-name-trader", "bot-name-miller = Miller\n"),
)

# Where the bot must be after that, and what must be there.
FOUND = """
import json
from impera import Game, bots
from impera.analysis.arena.entrants import entrant

game = Game.new(seed=1, players=2)
view = game.view(game.seat)
print(json.dumps({
    "roster": bots.names()[:4],
    "made": type(bots.make("miller", seed=1)).__name__,
    "decides": bots.make("miller", seed=1).decide(view) == view.legal[0],
    "an entrant of an arena": entrant("miller").bot,
}))
"""
EXPECTED = {
    "roster": ["fisher", "shepherd", "miller", "trader"],
    "made": "Miller",
    "decides": True,
    "an entrant of an arena": "miller",
}
