"""A server that was replaced waits as a small program: it passes signals on and ends as the new server ends."""

from __future__ import annotations

import os
import signal
import subprocess
import sys

import pytest

from impera.server.edge import waiting
from tests.patience import PATIENCE

# What a server does when another one takes over, with a child that does nothing.
BECOME = f"""
import os, signal, subprocess, sys
signal.pthread_sigmask(signal.SIG_BLOCK, {[int(number) for number in waiting.PASSED_ON]})
child = subprocess.Popen(sys.argv[1:], preexec_fn=lambda: signal.pthread_sigmask(signal.SIG_SETMASK, []))
print(child.pid, flush=True)
os.execv(sys.executable, [sys.executable, "-I", "-S", {waiting.__file__!r}, str(child.pid)])
"""
IDLE = "import time; print('ready', flush=True); time.sleep(1000)"
POLITE = f"import signal, sys; signal.signal(signal.SIGTERM, lambda *_: sys.exit(7)); {IDLE}"


@pytest.fixture
def replaced():
    """Starts a program that waits for a child; returns both, the child by its number, once the child is ready."""
    begun = []

    def start(program):
        command = [sys.executable, "-c", BECOME, sys.executable, "-c", program]
        begun.append(process := subprocess.Popen(command, stdout=subprocess.PIPE, encoding="utf-8"))
        said = {process.stdout.readline().strip(), process.stdout.readline().strip()}
        return process, int(*(said - {"ready"}))

    yield start
    for process in begun:
        process.kill()
        process.wait()
        process.stdout.close()


def test_it_ends_with_the_status_of_the_child(replaced):
    process, _ = replaced(POLITE)
    process.send_signal(signal.SIGTERM)
    assert process.wait(PATIENCE) == 7


def test_a_child_that_dies_of_the_signal_passed_on_has_ended_as_asked(replaced):
    """It was asked to stop before it could do so by itself, as in the middle of starting."""
    process, _ = replaced(IDLE)
    process.send_signal(signal.SIGTERM)
    assert process.wait(PATIENCE) == 0


def test_a_child_that_is_killed_has_failed(replaced):
    """128 and the signal's number, as shells say it."""
    process, child = replaced(IDLE)
    os.kill(child, signal.SIGKILL)
    assert process.wait(PATIENCE) == 128 + signal.SIGKILL
