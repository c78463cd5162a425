"""The examples and the README run as they stand, with warnings as errors."""

import doctest
import json
import os
import re
import shlex
import subprocess
import sys
from importlib import import_module
from pathlib import Path

import click
import pytest

from impera.cli.program import main as program
from impera.server.settings import read_settings
from tests.patience import FOR_RAY

ROOT = Path(__file__).parents[1]
EXAMPLES = sorted((ROOT / "examples").glob("*.py"))
SOURCES = ROOT / "src"
# Modules with examples in their docstrings.
WITH_EXAMPLES = sorted(
    ".".join(path.relative_to(SOURCES).with_suffix("").parts).removesuffix(".__init__")
    for path in SOURCES.rglob("*.py")
    if ">>> " in path.read_text("utf-8")
)


@pytest.mark.parametrize("example", EXAMPLES, ids=lambda path: path.stem)
def test_example_runs(example):
    """Each example is a short script that runs."""
    done = subprocess.run([sys.executable, "-W", "error", example], capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout


def test_readme_is_true():
    """What the README shows is what happens."""
    assert doctest.testfile(str(ROOT / "README.md"), module_relative=False).failed == 0


# Pages that begin with an example.
BEGINNING_WITH_ONE = (
    *("adapters", "bots", "data", "game", "observation", "openspiel", "pictures", "position", "record", "scale"),
    *("studies", "testing", "view", "wire"),
)
PAGES = sorted(path.stem for path in (ROOT / "docs").glob("*.md") if "\n```python\n" in path.read_text("utf-8"))


@pytest.mark.parametrize("page", PAGES)
def test_examples_of_a_page_run(page, tmp_path):
    """All Python of a page runs as it stands, from top to bottom, and prints something; warnings are errors."""
    (tmp_path / "examples").symlink_to(ROOT / "examples")
    text = (ROOT / "docs" / f"{page}.md").read_text(encoding="utf-8")
    whole = "\n".join(re.findall(r"^```python\n(.*?)^```", text, re.DOTALL | re.MULTILINE))
    done = subprocess.run(
        [sys.executable, "-W", "error", "-c", whole],
        capture_output=True,
        text=True,
        check=False,
        cwd=tmp_path,
        stdin=subprocess.DEVNULL,
        env={**os.environ, **FOR_RAY, "RAY_ADDRESS": "local"},  # not another test's cluster, whose nodes are killed
    )
    assert done.returncode == 0, done.stderr  # a cluster may complain of a busy machine there
    assert done.stdout


WRITTEN = sorted(
    path for path in (ROOT / "README.md", *(ROOT / "docs").glob("*.md"), *(ROOT / "packages").glob("*/README.md"))
)


@pytest.mark.parametrize("page", WRITTEN, ids=lambda path: path.stem)
def test_every_block_of_a_page_is_of_a_kind_that_is_tested(page):
    """Python and JavaScript run, JSON and TOML are read, all others are commands, which run too (test_commands.py)."""
    fences = re.findall(r"^ *```(.*)$", page.read_text("utf-8"), re.MULTILINE)
    assert len(fences) % 2 == 0
    assert set(fences[::2]) <= {"", "js", "json", "python", "toml"}
    assert set(fences[1::2]) <= {""}


@pytest.mark.parametrize("page", WRITTEN, ids=lambda path: path.stem)
def test_the_json_of_a_page_is_json(page):
    for block in re.findall(r"^```json\n(.*?)^```", page.read_text("utf-8"), re.DOTALL | re.MULTILINE):
        assert isinstance(json.loads(block), dict)


@pytest.mark.parametrize("page", WRITTEN, ids=lambda path: path.stem)
def test_the_toml_of_a_page_is_settings_of_a_server(page, tmp_path):
    for block in re.findall(r"^```toml\n(.*?)^```", page.read_text("utf-8"), re.DOTALL | re.MULTILINE):
        file = tmp_path / "settings.toml"
        file.write_text(block, encoding="utf-8")
        assert read_settings(file, {}, {}, "sqlite:///tables.sqlite")


def commands_of(text):
    """What follows `impera` on the indented lines of a page and in its blocks without a language."""
    text = text.replace("\\\n", " ")
    blocks = re.findall(r"^```\n(.*?)^```", text, re.DOTALL | re.MULTILINE)
    lines = [line.removeprefix("    ") for line in text.splitlines() if line.startswith("    ")]
    for line in (*lines, *"".join(blocks).splitlines()):
        words = shlex.split(line, comments=True) if line.startswith("impera") else []
        if words[:1] == ["impera"]:
            yield words[1:]


def parse(command, words):
    """Let click read the words of a command, and of the command inside it, without running anything."""
    if isinstance(command, click.Group) and words:
        parse(command.get_command(None, words[0]), words[1:])
    elif command is None:
        pytest.fail(f"there is no such command: {words}")
    else:
        try:
            command.make_context(command.name, list(words))
        except click.BadParameter as error:
            if "does not exist" not in error.message:  # a file of the reader's
                raise


@pytest.mark.parametrize("page", WRITTEN, ids=lambda path: path.stem)
def test_the_commands_of_a_page_are_understood(page):
    """Their names, options and values exist, also of those that are too long to run here (test_commands.py)."""
    for words in commands_of(page.read_text("utf-8")):
        parse(program, words)


def test_the_pages_have_commands():
    assert sum(len(list(commands_of(page.read_text("utf-8")))) for page in WRITTEN) > 40


@pytest.mark.parametrize("page", BEGINNING_WITH_ONE)
def test_a_page_begins_with_an_example(page):
    assert (ROOT / "docs" / f"{page}.md").read_text(encoding="utf-8").split("\n", 3)[2] == "```python"


@pytest.mark.parametrize("name", WITH_EXAMPLES)
def test_docstrings_are_true(name):
    """Examples in docstrings run."""
    result = doctest.testmod(import_module(name))
    assert result.attempted > 0
    assert result.failed == 0
