"""What a viewer may know is written anew each time."""

import pytest

from impera.notation.options import Options
from impera.rules.observe import HIDDEN_FIELDS, Hidden, observe
from impera.rules.state import FIELDS, State
from impera.testing import random_game


@pytest.mark.parametrize("viewer", [-1, 0, 1])
def test_an_observation_tells_nothing_of_the_one_before_it(viewer):
    """R-INFO-01: whatever was in the records before, they hold the same afterwards, in every field."""
    drafting = random_game(Options.make(players=4, deal="draft"), seed=5, decisions=9)
    playing = random_game(Options.make(players=2), seed=6, decisions=40)
    used, new = (State(), Hidden()), (State(), Hidden())
    observe(drafting._state, drafting._memory, 2, *used)
    observe(playing._state, playing._memory, viewer, *used)
    observe(playing._state, playing._memory, viewer, *new)
    assert _told(*used) == _told(*new)


def _told(seen, hidden):
    """All fields of an observation, but not what lies above the top of the deck."""
    fields = {name: getattr(seen, name) for name, _ in FIELDS} | {
        f"hidden {name}": getattr(hidden, name) for name, _ in HIDDEN_FIELDS
    }
    return {**fields, "deck": seen.deck[: seen.deck_n]}
