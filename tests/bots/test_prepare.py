"""A process that compiles the search for others."""

import subprocess
import sys

from impera.bots import library
from tests.patience import PATIENCE


def test_what_another_process_compiled_is_ready():
    """A server lets another process compile, and keeps answering."""
    subprocess.run([sys.executable, "-m", "impera.bots.prepare"], check=True, timeout=PATIENCE)
    assert library.is_ready()
