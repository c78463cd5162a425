"""The notes of a release are what the changelog says of its version."""

import pytest

import impera
from tools import release_notes

CHANGELOG = """# Changelog

## Unreleased

## 1.10, 2026-12-01

### Added

- More.

## 1.1, 2026-11-16

- Less.
"""


@pytest.mark.parametrize(
    ("version", "notes"),
    [("1.10", "### Added\n\n- More."), ("1.1", "- Less."), ("Unreleased", ""), ("1", ""), ("2", "")],
)
def test_a_version_has_the_notes_below_its_heading(version, notes):
    assert release_notes.section(CHANGELOG, version) == notes


def test_a_version_without_notes_is_no_release(capsys):
    assert release_notes.main("0.0.1") == 1
    assert capsys.readouterr() == ("", "CHANGELOG.md says nothing of 0.0.1.\n")


def test_the_notes_of_this_version_are_printed(capsys):
    assert release_notes.main(impera.__version__) == 0
    assert capsys.readouterr().out.startswith("### Added\n")
