"""The server is an extra: everything else works without its packages, and what needs them says how to get them."""

from __future__ import annotations

import json
import re
import subprocess
import sys
import tomllib
from pathlib import Path
from typing import NamedTuple

import pytest

from impera import server
from impera.text import language, languages

# Python as it is where the extra is not installed: its packages can be neither found nor imported.
WITHOUT = f"""
import sys
from importlib import util

missing = {{*{server.NEEDED!r}, "uvloop"}}
find, finders = util.find_spec, sys.meta_path


class Nothing:
    @staticmethod
    def find_spec(name, path=None, target=None):
        if name.partition(".")[0] in missing:
            raise ModuleNotFoundError(f"No module named {{name!r}}", name=name)


util.find_spec = lambda name, package=None: None if name in missing else find(name, package)
finders.insert(0, Nothing)
"""
RUN = f"{WITHOUT}\nfrom impera.cli import main\nmain(sys.argv[1:])"
# The same for one command line after the other; an error that nobody caught ends it.
RUN_EACH = f"""{WITHOUT}
import json
from click.testing import CliRunner
from impera.cli import main
for line in sys.stdin:
    done = CliRunner().invoke(main, json.loads(line), catch_exceptions=False)
    print(json.dumps((done.exit_code, done.stdout, done.stderr)), flush=True)
"""
EVERYTHING = f"""{WITHOUT}
import importlib, json, pkgutil
import impera
for _, name, _ in pkgutil.iter_modules(impera.__path__, "impera."):
    if name not in ("impera.server", "impera.__main__"):
        importlib.import_module(name)
print(json.dumps(sorted(sys.modules)))
"""


class Done(NamedTuple):
    """How a command line ended."""

    status: int
    stdout: str
    stderr: str


@pytest.fixture(scope="module")
def run():
    """Runs command lines where the extra is not installed."""
    command = [sys.executable, "-c", RUN_EACH]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, encoding="utf-8") as process:

        def run(*arguments):
            process.stdin.write(json.dumps(arguments) + "\n")
            process.stdin.flush()
            return Done(*json.loads(process.stdout.readline()))

        yield run
        process.stdin.close()


def test_what_the_server_asks_for_is_what_its_extra_installs():
    """uvloop is left out: it is not for every system, and the server runs without it."""
    project = tomllib.loads((Path(__file__).parents[2] / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    wanted = project["optional-dependencies"]["server"]
    named = [re.match(r"[a-z-]+", requirement)[0].replace("-", "_") for requirement in wanted]
    assert sorted([*server.NEEDED, "uvloop"]) == sorted(named)


def test_every_room_but_the_server_is_imported_without_its_packages():
    done = subprocess.run([sys.executable, "-c", EVERYTHING], capture_output=True, check=True, text=True)
    assert {"impera.bots", "impera.cli", "impera.analysis", "impera.schemas"} <= set(json.loads(done.stdout))


@pytest.mark.parametrize("arguments", [["serve"], ["play"], [], ["admin", "migrate"], ["serve", "--print-config"]])
def test_what_needs_the_server_says_how_to_get_it(run, arguments):
    done = run(*arguments)
    assert done.status == 1
    assert "\"pip install 'impera[server]'\" installs them" in " ".join(done.stderr.split())


@pytest.mark.parametrize("code", languages())
def test_the_sentence_names_the_extra_and_the_text_game_in_every_language(run, code):
    told = " ".join(run("serve", "--language", code).stderr.split())
    assert told == language(code).say("error-no-server", program="impera")
    assert "pip install 'impera[server]'" in told
    assert "impera play --text" in told


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (["rules", "R-MIL-03"], "R-MIL-03"),
        (["bots"], "shepherd"),
        (["schema", "viewer-told"], "json-schema.org"),
        (["simulate", "--games", "4", "--engine", "python", "--seed", "1"], "4"),
        (["arena", "uniform", "shepherd", "--games", "2", "--seed", "1"], "shepherd"),
        (["serve", "--help"], "--host"),
    ],
    ids=lambda value: value[0] if isinstance(value, list) else "",
)
def test_everything_else_works_without_it(run, arguments, told):
    done = run(*arguments)
    assert done.status == 0, done.stderr
    assert told in done.stdout


def test_the_text_game_is_played_without_it():
    command = [sys.executable, "-c", RUN, "play", "--text", "--players", "2", "--seed", "7"]
    done = subprocess.run(command, capture_output=True, encoding="utf-8", input="1\nquit\n", check=False)
    assert done.returncode == 0, done.stderr
    assert "play --text --continue" in done.stdout
