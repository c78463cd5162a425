"""Where the bots must be compiled before they can play, nobody has to wait for it."""

import signal
import subprocess
import time
from contextlib import suppress

# A machine of another kind, without a C compiler: numba compiles.
ELSEWHERE = """
from impera.engines import native
native.machine = lambda: "another"
native.has_compiler = lambda: False
from impera.cli import main
main()
"""


def test_ctrl_c_while_the_search_is_compiled_leaves_at_once(start, tmp_path):
    """Compiling takes a minute or two. In this game the bot, seat 0, begins."""
    command = "play --text --players 2 --seed 1 --seat 1 --bots consul"
    process = start(command, program=("-c", ELSEWHERE), IMPERA_CACHE=str(tmp_path))
    while "compiled" not in (line := process.stdout.readline()):
        assert line, "the program ended before it compiled"
    time.sleep(3)
    # Inside the compiler an interrupt can be lost, in a call whose errors Python ignores, so press again.
    for _ in range(6):
        process.send_signal(signal.SIGINT)
        with suppress(subprocess.TimeoutExpired):
            process.communicate(timeout=5)
            break
    assert process.returncode == 130
