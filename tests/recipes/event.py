"""The recipe "Add an event": `round-began`, told before the turn of the First Player."""

from tests.recipes.exercise import Edit, added, in_every_language

EDITS = (
    Edit(
        "src/impera/rules/events.py",
        "    GAME_OVER,  # reason, winners as a set\n) = range(28)\n",
        "    GAME_OVER,  # reason, winners as a set\n    ROUND_BEGAN,  # seat, number of the turn\n) = range(29)\n",
    ),
    Edit("src/impera/rules/turn.py", "PLAYED, STEP_SKIPPED,", "PLAYED, ROUND_BEGAN, STEP_SKIPPED,"),
    added(
        "src/impera/rules/turn.py",
        "    s.blocked = blocked_kinds(s, seat)\n",
        "    if seat == s.first:\n        tell(s, ROUND_BEGAN, seat, s.turn, 0)\n",
    ),
    added(
        "src/impera/views/events.py",
        "    outcome: Annotated[Outcome, GIVEN]\n",
        '\n\nclass RoundBegan(Event, frozen=True):\n    """A round begins."""\n\n    turn: int\n',
    ),
    *in_every_language("game.ftl", "event-turn-began", "event-round-began = A round begins with turn { $number }.\n"),
)

# Where the event must then be, and what must be there.
FOUND = """
import json
import msgspec
from impera import Game
from impera.server.wire.messages import ToViewer
from impera.text import language
from impera.text.events import tell
from impera.text.speaker import Speaker

game = Game.new(seed=1, players=2, first=0)
event = next(each for each in game.events(0) if type(each).__name__ == "RoundBegan")
told = {"number": 1, "asked": [], "ask": None, "view": None, "events": [event]}
heard = msgspec.json.decode(msgspec.json.encode({"type": "began", **told}), type=ToViewer)
print(json.dumps({
    "on the wire": [msgspec.to_builtins(each) for each in heard.events],
    "told": tell(Speaker(language("en"), ("Ada", "Bo"), 0), event),
}))
"""
EXPECTED = {
    "on the wire": [{"event": "round-began", "seat": 0, "turn": 1}],
    "told": "A round begins with turn 1.",
}
