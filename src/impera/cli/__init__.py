"""The command line: `impera` and its commands, one small file each.

Commands read arguments, call the rooms below and print what `impera.text` says. They hold no words and no rules, and
load what they need when they run, so that `impera --help` is quick.
"""

from impera.cli.program import main

__all__ = ["main"]
