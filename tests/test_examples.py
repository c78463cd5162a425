"""The examples and the README run as they stand, with warnings as errors."""

import doctest
import re
import subprocess
import sys
from importlib import import_module
from pathlib import Path

import pytest

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
    )
    assert done.returncode == 0, done.stderr  # a cluster may complain of a busy machine there
    assert done.stdout


@pytest.mark.parametrize("page", BEGINNING_WITH_ONE)
def test_a_page_begins_with_an_example(page):
    assert (ROOT / "docs" / f"{page}.md").read_text(encoding="utf-8").split("\n", 3)[2] == "```python"


@pytest.mark.parametrize("name", WITH_EXAMPLES)
def test_docstrings_are_true(name):
    """Examples in docstrings run."""
    result = doctest.testmod(import_module(name))
    assert result.attempted > 0
    assert result.failed == 0
