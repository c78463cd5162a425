"""The commands on the pages of the documentation run, in order, in a folder with the files that a reader would have.

Large numbers are made small: `CAPS`, `SLOW` and `SHORT` say how. What does not run here is in `ELSEWHERE`, with the
reason and where it is tried instead.
"""

import os
import re
import shlex
import shutil
import signal
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path

import pytest
from click.testing import CliRunner

from impera.cli import main
from impera.notation.options import Options
from impera.testing import random_game
from tests.patience import PATIENCE

ROOT = Path(__file__).parents[1]
PAGES = (*sorted((ROOT / "docs").glob("*.md")), *sorted((ROOT / "packages").glob("*/README.md")), ROOT / "README.md")

CAPS = {"--games": 1, "--sample": 2, "--search-games": 1, "--seconds": 1}
"""The most that an option may be here; games are rounded up to whole deals."""
SLOW = {
    "emperor": "emperor:simulations=8,threads=1",
    "fast=emperor:seconds=0.1": "fast=emperor:seconds=0.001,threads=1",
    "slow=emperor:seconds=1": "slow=emperor:seconds=0.002,threads=1",
    "consul:simulations=200": "consul:simulations=8",
}
"""Bots that think, and how they are written here."""
SHORT = {
    "arena": ("--games", "1", "--max-turns", "3", "--workers", "1"),
    "exploit": ("--passes", "1", "--workers", "1"),
    "export": ("--max-turns", "3", "--workers", "1"),
    "puzzles": ("--workers", "1"),
    "study": ("--games", "1", "--search-games", "0", "--workers", "1"),
}
"""What is added to a command, unless it says so itself."""
SETTINGS = (
    "seconds=0.1",
    "games=64",
    "tables=16",
    "steps=8",
    "minibatch=128",
    "measure_every=1e9",
    "measure_games=16",
    "final_games=28",
)
TINY = {"train": ("--device", "cpu", *(word for each in SETTINGS for word in ("--set", each)))}
"""What replaces settings of a command that trains a network: an iteration or two of the smallest games."""

TYPED = {"play": "1\n" * 300 + "quit\n"}
"""What is typed into a command that asks."""

FOREIGN = "needs packages that the tests do not install: `make foreign` runs it (tests/foreign)"
CLIENTS = "needs a table that is open: tests/server/test_clients.py"
CLUSTER = "starts a Ray cluster: tests/workers/test_ray.py"
HOST = "changes the machine it runs on: `make foreign` does so on a copy of it (tests/foreign/service.py)"
TRAINING = "needs PyTorch, which is not installed here"
RIVALS = "trains against a bot, which takes minutes without a GPU: tests/training/test_exploit.py and test_rivals.py"
ELSEWHERE = {
    "make play": "starts a browser: tests/cli/test_browser.py",
    "make test": "runs this",
    "impera serve --database": "needs PostgreSQL: tests/server/test_workers.py",
    "python examples/training/with_sb3.py": FOREIGN,
    "python -m bench matches": "plays hundreds of thousands of games, on a GPU",
    "tools/uv run --with": FOREIGN,
    "python3 -m venv /srv/impera": HOST,
    "/srv/impera/bin/pip install": HOST,
    "systemctl": HOST,
    "kill -HUP PID": "is a signal to a running server: tests/server/edge/test_handover.py",
    "RAY_ADDRESS=head:6379 impera arena": CLUSTER,
    "impera simulate --games 100000000 --players 4 --on ray": CLUSTER,
    "impera study --on ray": CLUSTER,
    "python -m http.server": "serves until it is stopped: tests/browser/test_static.py opens such a folder",
    "pip install": "changes the environment it runs in",
    "impera exploit network": RIVALS,
    "impera exploit sage": RIVALS,
    "impera exploit trader": RIVALS,
    "impera train fourth --from third/weights.npz --set rival": RIVALS,
    "curl": CLIENTS,
    "python examples/external/take_seat.py": CLIENTS,
    "node examples/external/take_seat.mjs": CLIENTS,
}
if find_spec("torch") is None:
    ELSEWHERE |= {"impera train": TRAINING}
"""How lines begin that do not run here, and why."""
NO_COMMAND = re.compile(r"\{|pytest\.|rules ─|└─")
"""How lines begin that are a file, a line of Python or a drawing."""


def lines_of(text):
    """The lines of the blocks of a page that are in no language."""
    fence = None
    for line in text.replace("\\\n", " ").splitlines():
        if line.lstrip().startswith("```"):
            fence = line.strip("` ") if fence is None else None
        elif line.strip() and (fence == "" or (fence is None and line.startswith("    "))):
            yield line.strip()


def commands_of(page):
    """The commands of a page, without comments, that run here."""
    for line in lines_of(page.read_text("utf-8")):
        if NO_COMMAND.match(line) or line.startswith(tuple(ELSEWHERE)):
            continue
        words = shlex.split(line, comments=True)
        assert words[0] == "impera", f"neither runs here nor is in ELSEWHERE: {line}"
        yield words[1:]


def smaller(words):
    """A command with small numbers."""
    found = [SLOW.get(word, word) for word in words]
    for place, word in enumerate(found):
        if word in CAPS:
            found[place + 1] = str(min(CAPS[word], int(found[place + 1])))
    more = SHORT.get(words[0], ())
    given = set(found)
    for name, value in zip(more[::2], more[1::2], strict=True):
        fits = name not in given and not (name == "--max-turns" and is_begun(words))
        found += (name, value) if fits else ()
    return [*found, *TINY.get(words[0], ())]


def is_begun(words):
    """Whether the command is about a league, which has its options already."""
    return "--league" in words and Path(words[words.index("--league") + 1]).exists()


def first_seen(pages):
    """The commands of each page that has some, without those that a page before it has too."""
    found, seen = {}, []
    for page in pages:
        found[page] = [words for words in commands_of(page) if words not in seen]
        seen += found[page]
    return {page: commands for page, commands in found.items() if commands}


COMMANDS = first_seen(PAGES)


@pytest.fixture
def folder(tmp_path, monkeypatch):
    """A reader's folder: programs of their own, a bot with a manifest, and games that were played before."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.syspath_prepend(tmp_path)
    monkeypatch.setenv("IMPERA_DATA", str(tmp_path / "data"))
    monkeypatch.setenv("IMPERA_BOTS", str(tmp_path / "bots"))
    shutil.copy(ROOT / "examples" / "external" / "builder.py", "mybot.py")
    builder = tmp_path / "bots" / "builder"
    builder.mkdir(parents=True)
    shutil.copy("mybot.py", builder / "builder.py")
    page = (ROOT / "docs" / "external-bots.md").read_text("utf-8")
    (builder / "bot.json").write_text(re.search(r'^\{"name".*\}$', page, re.MULTILINE).group(), encoding="utf-8")
    hasty = re.search(r"^```python\n(.*?)^\n\ngame = ", page, re.DOTALL | re.MULTILINE).group(1)
    Path("hasty.py").write_text(hasty, encoding="utf-8")
    Path("my_bots.py").write_text(hasty.replace("class Hasty", "class Mine"), encoding="utf-8")
    record = random_game(Options(players=2), seed=7).record(["Ada", "Bo"])
    records = tmp_path / "results" / "records"
    records.mkdir(parents=True)
    for path in (tmp_path / "game.jsonl", records / "one.jsonl"):
        record.save(path)
    return tmp_path


def serve(words):
    """Start a server on any port, read its address, and press Ctrl-C; returns its exit status and what it printed."""
    process = subprocess.Popen(
        [sys.executable, "-m", "impera", *words, "--port", "0"],
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        env={**os.environ, "PYTHONUNBUFFERED": "1"},
    )
    try:
        printed = []
        for line in process.stdout:
            printed.append(line)
            if re.search(r"http://\S+:\d+", line):
                break
        process.send_signal(signal.SIGINT)
        printed.append(process.communicate(timeout=PATIENCE)[0])
    finally:
        process.kill()
        process.wait()
    return process.returncode, "".join(printed)


@pytest.mark.parametrize("page", COMMANDS, ids=lambda path: path.stem)
def test_the_commands_of_a_page_run(page, folder):
    for words in COMMANDS[page]:
        command = smaller(words)
        if "--save" in command:  # it keeps what it does not know
            Path(command[command.index("--save") + 1]).unlink()
        if words[0] == "serve":
            status, printed = serve(command)
            assert (status, "Traceback" in printed) == (0, False), (command, printed)
            continue
        done = CliRunner().invoke(main, command, input=TYPED.get(words[0]), catch_exceptions=False)
        assert done.exit_code == 0, (command, done.output)


def test_the_pages_have_commands():
    assert sum(map(len, COMMANDS.values())) > 35


def test_nothing_is_said_of_commands_that_no_page_has():
    lines = [line for page in PAGES for line in lines_of(page.read_text("utf-8"))]
    assert [start for start in ELSEWHERE if not any(line.startswith(start) for line in lines)] == []


def test_where_a_command_is_tried_instead_there_is_a_test():
    named = {path for why in ELSEWHERE.values() for path in re.findall(r"tests/[\w/.]*\w", why)}
    assert [path for path in sorted(named) if not (ROOT / path).exists()] == []
