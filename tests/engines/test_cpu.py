"""Compiled code: kept on disk under a key that covers all its sources, and out of other people's way."""

import functools
import os
import signal
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import numba

from impera.engines import cpu, link
from impera.rules import bits, military
from tests.engines import counting

ROOT = Path(__file__).parents[2]


def test_the_key_changes_with_the_source_of_any_rule(monkeypatch):
    """The cache is kept under a key that covers all engine sources."""
    before = cpu.source_key(cpu.RULES)
    sources = {module: cpu.inspect.getsource(module) for module in (*link.linked_modules(), cpu.batch)}

    def edited(module):
        return sources[module] + "#" * (module is changed)

    monkeypatch.setattr(cpu.inspect, "getsource", edited)
    for changed in sources:
        assert cpu.source_key(cpu.RULES) != before, changed


def test_every_module_of_the_rules_is_linked():
    """No module of the rules is left interpreted by mistake."""
    assert {bits, military} < set(link.linked_modules())


def test_linking_leaves_the_settings_of_numba_alone():
    """Other users of numba in the same program keep their cache folder."""
    before = numba.config.CACHE_DIR
    cpu.functions()
    assert before == numba.config.CACHE_DIR


def test_a_cache_folder_that_cannot_be_written_is_replaced_by_a_temporary_one(monkeypatch, tmp_path):
    """A read-only home must not stop a simulation."""
    blocked = tmp_path / "file"
    blocked.write_text("not a folder")
    monkeypatch.setenv("IMPERA_CACHE", str(blocked))
    assert cpu.cache_folder().is_dir()


def test_compiled_code_runs_without_the_interpreters_lock():
    """`nogil`: threads are enough to use all cores."""
    assert cpu.functions()["play_games"].targetoptions["nogil"] is True


def run_with(cache, code):
    """What a process prints that has the entries of `counting`, and keeps compiled code in a folder."""
    begin = (
        "import numpy as np; from impera.engines import cpu; from tests.engines import counting\n"
        "modules = (counting,)\n"
        "entries = cpu.functions(modules)\n"
    )
    environment = {**os.environ, "IMPERA_CACHE": str(cache), "PYTHONPATH": str(ROOT)}
    command = [sys.executable, "-c", begin + code]
    return subprocess.run(command, env=environment, capture_output=True, text=True, check=False)


def test_a_second_process_finds_the_compiled_code(tmp_path):
    """Compiling is paid once: a small entry compiled in one process is on disk for the next."""
    code = "print(cpu.is_compiled('count_at', modules), entries['count_at'](np.array([7]), 0))"
    assert [run_with(tmp_path, code).stdout for _ in range(2)] == ["False 3\n", "True 3\n"]


def test_what_was_compiled_before_a_kill_is_not_compiled_again(tmp_path):
    """Each entry is on disk as soon as it is compiled: a kill costs only the one under way."""
    killed = run_with(
        tmp_path,
        "import os, signal; from numba.core import event\n"
        "entries['count_at'](np.array([7]), 0)\n"
        "class Killer(event.Listener):\n"
        "    def on_start(self, event): os.kill(os.getpid(), signal.SIGKILL)\n"
        "    def on_end(self, event): pass\n"
        "event.register('numba:compile', Killer())\n"
        "entries['has_even_count_at'](np.array([7]), 0)",
    )
    assert killed.returncode == -signal.SIGKILL
    asked = "print(*(cpu.is_compiled(name, modules) for name in ('count_at', 'has_even_count_at')))"
    assert run_with(tmp_path, asked).stdout == "True False\n"
    used = "print(entries['count_at'](np.array([7]), 0), sum(entries['count_at'].stats.cache_misses.values()))"
    assert run_with(tmp_path, used).stdout == "3 0\n"


def test_all_sets_of_modules_share_the_rules():
    """What a set adds to the rules is all that is compiled for it."""
    one, two = cpu.functions(), cpu.functions((counting,))
    assert one["act"] is two["act"]
    assert "play_games" not in two
    assert "count_at" not in one


def test_threads_that_link_at_once_share_one_set_of_functions(monkeypatch):
    """Threads are enough to use all cores, from the first call on; they do not disturb each other's numba settings."""
    before = numba.config.CACHE_DIR
    monkeypatch.setattr(cpu, "_linked", functools.cache(cpu._linked.__wrapped__))
    with ThreadPoolExecutor(8) as pool:
        linked = list(pool.map(lambda _: cpu.functions(), range(8)))
    assert all(functions is linked[0] for functions in linked)
    assert before == numba.config.CACHE_DIR
