"""The command line: `impera` and its commands, one small file each.

Commands read arguments, call the packages below and print what `impera.text` says. They contain no sentences and no
rules, and import what they need when they run, so that `impera --help` is fast.
"""

from impera.cli.program import main

__all__ = ["main"]
