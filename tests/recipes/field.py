"""The recipe "Add a field of the state": `skips`, how often step 1 was skipped in this game."""

from tests.recipes.exercise import Edit, added

EDITS = (
    added(
        "src/impera/rules/state.py",
        '    Field("skipped"),  # whether step 1 was\n',
        '    Field("skips"),  # how often step 1 was skipped in this game\n',
    ),
    added("src/impera/rules/turn.py", "        s.skipped = 1\n", "        s.skips += 1\n"),
    added(
        "src/impera/views/view.py",
        ' nothing in the active player\'s hand was playable (R-TURN-04)."""\n',
        '    skips: Annotated[int, Plain("skips")] = 0\n',
    ),
    added(
        "src/impera/game/position/shape.py",
        '    seat: Annotated[int, Plain("seat")] = 0\n',
        '    skips: Annotated[int, Plain("skips")] = 0\n',
    ),
    added(
        "src/impera/adapters/observation/layout.py",
        '    Field("turn", (1,), "number of the turn, from 1; 0 in the draft", state="turn"),\n',
        '    Field("skips", (1,), "how often step 1 was skipped", state="skips"),\n',
    ),
    Edit("src/impera/adapters/observation/layout.py", "OBSERVATION_VERSION = 2\n", "OBSERVATION_VERSION = 3\n"),
)

# Where the field must then be, and what must be there.
FOUND = """
import json
from impera import Game
from impera.adapters import observation
from impera.testing import table
from impera.views.decode import decode

game = table('''
    seat 0   hand M1 R1   area 1C                      <- step 2
    seat 1   hand S1      area 2C   embargo science E1
''')
before = game.view(0).skips
game.play("end")
view = game.view(0)
again = Game.from_position(game.position())
print(json.dumps({
    "before": before,
    "a view": view.skips,
    "a spectator": game.view(None).skips,
    "a search": decode(view)[0].skips,
    "a position": game.position()["skips"],
    "a game that goes on from it": again.view(1).skips,
    "a copy": game.copy().view(0).skips,
    "a tensor": observation.fields(observation.observe(view))["skips"].tolist(),
}))
"""
EXPECTED = {
    "before": 0,
    "a view": 1,
    "a spectator": 1,
    "a search": 1,
    "a position": 1,
    "a game that goes on from it": 1,
    "a copy": 1,
    "a tensor": [1],
}
