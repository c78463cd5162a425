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


@pytest.mark.parametrize("page", ["adapters", "observation", "pictures"])
def test_the_example_that_a_page_starts_with_runs(page):
    """The first block of code on the page."""
    code = (ROOT / "docs" / f"{page}.md").read_text("utf-8").split("```python\n")[1].split("```")[0]
    done = subprocess.run([sys.executable, "-W", "error", "-c", code], capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout


def test_readme_is_true():
    """What the README shows is what happens."""
    assert doctest.testfile(str(ROOT / "README.md"), module_relative=False).failed == 0


# Pages that begin with an example.
PAGES = ("data", "openspiel", "scale", "studies", "testing")


@pytest.mark.parametrize("page", PAGES)
def test_examples_of_a_page_run(page, tmp_path):
    """Every Python example of a page runs as it stands; the page begins with one."""
    text = (ROOT / "docs" / f"{page}.md").read_text(encoding="utf-8")
    examples = re.findall(r"^```python\n(.*?)^```", text, re.DOTALL | re.MULTILINE)
    assert text.split("\n", 3)[2] == "```python"
    for example in examples:
        done = subprocess.run(
            [sys.executable, "-c", example], capture_output=True, text=True, check=False, cwd=tmp_path
        )
        assert done.returncode == 0, done.stderr
        assert done.stdout


@pytest.mark.parametrize("name", WITH_EXAMPLES)
def test_docstrings_are_true(name):
    """Examples in docstrings run."""
    result = doctest.testmod(import_module(name))
    assert result.attempted > 0
    assert result.failed == 0
