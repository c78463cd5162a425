"""Where the bots must be compiled before they can play, nobody has to wait for it."""

from tests.patience import PATIENCE

# A machine of another kind, without a C compiler: numba compiles. In the middle of it somebody presses Ctrl-C.
ELSEWHERE = """
import itertools, os, signal
from numba.core import event
from impera.engines import native
native.machine = lambda: "another"
native.has_compiler = lambda: False
begun = itertools.count(1)
class Person(event.Listener):
    def on_start(self, event):
        if next(begun) == 10:
            print("pressed", flush=True)
            os.kill(os.getpid(), signal.SIGINT)
    def on_end(self, event): pass
event.register("numba:compile", Person())
from impera.cli import main
main()
"""


def test_ctrl_c_while_the_search_is_compiled_leaves_at_once(start, tmp_path):
    """Compiling takes a minute or two. In this game the bot, seat 0, begins."""
    command = "play --text --players 2 --seed 1 --seat 1 --bots consul"
    process = start(command, program=("-c", ELSEWHERE), IMPERA_CACHE=str(tmp_path))
    shown, errors = process.communicate(timeout=PATIENCE)
    assert process.returncode == 130, errors
    assert "You leave the table." in shown.partition("pressed")[2]
