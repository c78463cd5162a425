"""How the table feels in a real browser: presses for a turn, waiting between turns, and random inputs.

Without a browser nothing is measured. `bench feel` runs it.
"""

from __future__ import annotations

import sys
import tempfile
from contextlib import closing
from pathlib import Path

from impera.bots.roster import LEVELS, USUAL_BOT
from tests.browser import chromium, waiting
from tests.browser.hands import Finger, Mouse
from tests.browser.measured import say, tell, window
from tests.browser.presses import presses
from tests.browser.random_presses import throw
from tests.server.process import Server

HANDS = {"mouse": Mouse, "touch": Finger}
_WAIT = "6, 95 % 10"


def main(games, rounds, inputs, seed, hand):
    """Measure: how many games and with what hand, how many rounds and inputs, and the seed of the inputs."""
    with (
        tempfile.TemporaryDirectory() as folder,
        closing(Server(f"sqlite:///{folder}/tables.sqlite", Path(folder))) as server,
    ):
        if games:
            turns = [turn for deal in range(games) for turn in presses(server, deal, HANDS[hand])]
            tell(f"presses for a turn by {hand}", [pressed for pressed, _ in turns], "2.5, max 8")
            for number in sorted({effects for _, effects in turns}):
                tell(f"  with {number} effects used", [pressed for pressed, effects in turns if effects == number])
        if rounds:
            what = "seconds from End turn to the next question"
            tell(f"{what}, at a table of Play now", waiting.after_play(server, rounds), _WAIT)
            for level in (USUAL_BOT, LEVELS[-1]):
                tell(f"{what}, two bots of level {level}", waiting.against(server, level, rounds), _WAIT)
        if inputs:
            with window(server, pace="fast") as person:
                wrong = throw(person, server, seed, inputs)
            say(f"{inputs} random inputs of seed {seed}: {len(wrong)} lost or redirected (goal 0)", *map(str, wrong))


if __name__ == "__main__":
    if chromium.find() is None:
        sys.exit(chromium.MISSING)
    *numbers, chosen = sys.argv[1:]
    main(*map(int, numbers), chosen)
