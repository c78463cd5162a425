"""The recipe "Change an effect": `plunder`, which takes a card from the discard pile, in place of Purge."""

from tests.recipes.exercise import Edit, added, in_place_of

EDITS = (
    Edit("src/impera/rules/decisions.py", "    PURGE,\n", "    PLUNDER,\n"),
    Edit(
        "src/impera/rules/decisions.py",
        '    Effect("purge", MILITARY, "R-MIL-02", (DISCARD_HAND,)),\n',
        '    Effect("plunder", MILITARY, "R-MIL-02", (TAKE_PILE,)),\n',
    ),
    Edit("src/impera/rules/military.py", "DISCARD_HAND, PURGE", "DISCARD_HAND, PLUNDER, TAKE_PILE"),
    Edit(
        "src/impera/rules/military.py",
        "        if s.hand_n[seat] >= 2:\n            effects |= 1 << PURGE\n",
        "    if s.pile_n >= 1:\n        effects |= 1 << PLUNDER\n",
    ),
    Edit(
        "src/impera/rules/military.py",
        "    s.need = cards\n    s.ask = DISCARD_HAND\n",
        "    s.need = 1\n    s.ask = DISCARD_HAND if cards == 1 else TAKE_PILE\n",
    ),
    added("src/impera/bots/compiled/heuristic.py", "    OLIGARCHY,\n", "    PLUNDER,\n"),
    Edit(
        "src/impera/bots/compiled/heuristic.py",
        "    if effect == ATTACK:\n",
        "    if effect == PLUNDER:\n        return w.take\n    if effect == ATTACK:\n",
    ),
    *in_place_of("game.ftl", "effect-purge", "effect-plunder"),
)

# Where the effect must then be, and what must be there.
FOUND = """
import json
from impera import Game
from impera.bots.roster import make
from impera.notation.decisions import TEXTS

game = Game.from_position({
    "players": 2, "deck": ["S1", "S2"], "discard": ["C1"], "turns": 4, "turn": {"ask": "menu"},
    "seats": [{"area": ["M1"] * 5, "hand": ["R1"]}, {"hand": ["E1"]}],
})
view = game.view(0)
chosen = make("senator", seed=1).decide(view)
game.play("use plunder")
asked = game.view(0).question
again = Game.from_position(game.position())
again.play("take C1")
print(json.dumps({
    "decisions": len(TEXTS),
    "shown": [each.kind for each in view.effects if each.effect == "plunder" and each.available],
    "a bot": chosen in view.legal,
    "asks": asked.ask,
    "taken": list(again.view(0).hand),
    "lacking": Game.from_position({**game.position(), "discard": [], "turn": {"ask": "menu"}}).view(0).effects[1].why,
}))
"""
EXPECTED = {
    "decisions": 180,
    "shown": ["level-2"],
    "a bot": True,
    "asks": "take-pile",
    "taken": ["R1", "C1"],
    "lacking": "too-few-in-pile",
}
