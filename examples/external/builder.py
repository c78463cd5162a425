#!/usr/bin/env python3
"""A bot that does not import impera: it plays into its largest Domain and uses Religion to draw more.

Try it: impera arena exec:examples/external/builder.py uniform
"""

import json
import random
import sys

for line in sys.stdin:
    message = json.loads(line)
    if message["type"] == "hello":
        chance = random.Random(message["seed"])  # the same seed gives the same game
    elif message["type"] == "decide":
        view = message["view"]
        count = {each["domain"][0].upper(): each["count"] for each in view["seats"][view["seat"]]["domains"]}
        plays = [decision for decision in view["legal"] if decision.startswith("play ")]
        draws = [decision for decision in view["legal"] if decision in {"use divine-right", "use holy-book"}]
        if plays:
            best = max(plays, key=lambda decision: count[decision.removeprefix("play ")[0]])
        elif draws:
            best = draws[-1]
        else:
            best = "end" if "end" in view["legal"] else chance.choice(view["legal"])
        print(json.dumps({"number": message["number"], "decision": best}), flush=True)
