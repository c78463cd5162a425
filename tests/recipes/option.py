"""The recipe "Add an option of the rules": `draw`, with which step 3 draws fewer cards."""

from tests.recipes.exercise import Edit, added, in_every_language

EDITS = (
    added("src/impera/rules/state.py", '    Field("centre_clockwise"),\n', '    Field("fewer_drawn"),\n'),
    added(
        "src/impera/notation/options.py",
        'Centre = Literal["counterclockwise", "clockwise"]\n',
        'Draw = Literal["full", "one-fewer", "two-fewer"]\n',
    ),
    added(
        "src/impera/notation/options.py",
        '        "counterclockwise"\n    )\n',
        '    draw: Annotated[Draw, Meaning("fewer_drawn")] = "full"\n',
    ),
    Edit("src/impera/notation/options.py", '    "ru": {},\n', '    "ru": {"draw": "two-fewer"},\n'),
    added("src/impera/notation/options.py", '        "el": {},  # D-16\n    },\n', '    {"ru": {}},\n'),
    added("src/impera/rules/turn.py", "    size = hand_size_at_draw(s, seat)", " - s.fewer_drawn"),
    Edit("src/impera/adapters/observation/layout.py", "OBSERVATION_VERSION = 2\n", "OBSERVATION_VERSION = 3\n"),
    *in_every_language("terminal.ftl", "help-option-max-turns", "help-option-draw = How full step 3 makes a hand.\n"),
    *in_every_language(
        "pages.ftl",
        "option-max-turns",
        "option-draw = Step 3\n"
        "option-draw-full = Fills the hand\n"
        "option-draw-one-fewer = One card fewer\n"
        "option-draw-two-fewer = Two cards fewer\n",
    ),
)

# Where the option must then be, and what must be there.
FOUND = """
import json
from hypothesis import find
from impera import Game, Options
from impera.adapters import observation
from impera.analysis.study.questions.rules import CHANGES
from impera.testing.strategies import options
from impera.testing.variety import every_option

game = Game.new(seed=1, players=2, first=0, edition="ru")
game.play(game.legal()[0])
game.play("end")
view = game.view(1)
print(json.dumps({
    "default": Options().draw,
    "held after a turn": game.view(0).seats[0].hand,
    "a view": view.options.draw,
    "a position": Game.from_position(game.position()).options.draw,
    "a record": Options.make(draw="one-fewer").to_json()["draw"],
    "a record of before": Options.from_json({"edition": "ru"}).draw,
    "a tensor": observation.fields(observation.observe(view))["options"].tolist()[-1],
    "the study": [change.name for change in CHANGES if change.name.startswith("draw ")],
    "every option": sorted({each.draw for each in every_option(players=2)}),
    "a strategy": find(options(), lambda each: each.draw == "one-fewer").draw,
}))
"""
EXPECTED = {
    "default": "full",
    "held after a turn": 2,  # three, one played, none drawn
    "a view": "two-fewer",
    "a position": "two-fewer",
    "a record": "one-fewer",
    "a record of before": "full",
    "a tensor": 2,
    "the study": ["draw two-fewer (ru)", "draw one-fewer"],
    "every option": ["full", "one-fewer", "two-fewer"],
    "a strategy": "one-fewer",
}
