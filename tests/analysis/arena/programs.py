"""Bots that are programs, good and bad ones, for tests of the arena."""

import sys

ANSWER = """
import json, sys
for line in sys.stdin:
    message = json.loads(line)
    if message["type"] == "decide":
        print(json.dumps({"number": message["number"], "decision": DECISION}), flush=True)
"""
SOURCES = {
    "first": ANSWER.replace("DECISION", 'message["view"]["legal"][0]'),
    "illegal": ANSWER.replace("DECISION", '"play M1" if message["number"] == 1 else "fly"'),
    "crashing": "raise SystemExit(3)",
    "hanging": "import time; time.sleep(60)",
    "nonsense": "print('hello', flush=True); input()",
}


def spec(folder, name):
    """A program by name, written to a folder, as it is typed for an arena."""
    path = folder / f"{name}.py"
    path.write_text(f"#!{sys.executable}\n{SOURCES[name]}", encoding="utf-8")
    path.chmod(0o755)
    return f"{name}=exec:{path}"
