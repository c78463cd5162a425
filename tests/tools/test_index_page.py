"""What an index of packages shows: every link leads somewhere from there, and the versions agree."""

from __future__ import annotations

import re
import tomllib

import pytest

import impera
from tools import index_page

HOME = "https://example.org/somebody/impera"
README = (index_page.ROOT / "README.md").read_text(encoding="utf-8")
LINKS = re.compile(r'\]\(([^)]+)\)|src="([^"]+)"')


def links(text):
    return [link or source for link, source in LINKS.findall(text)]


def test_every_file_that_the_readme_links_to_is_reached_in_the_repository_by_its_version():
    """A path that exists, at the tag of the release."""
    before, after = links(README), links(index_page.page(README, HOME, "1.2.0"))
    for path, address in zip(before, after, strict=True):
        assert (index_page.ROOT / path.partition("#")[0]).exists()
        assert address in (f"{HOME}/blob/v1.2.0/{path}", f"{HOME}/raw/v1.2.0/{path}")


def test_pictures_are_fetched_as_they_are_and_pages_are_shown():
    shown = index_page.page(README, HOME, "1.2.0")
    assert f'<img src="{HOME}/raw/v1.2.0/docs/images/table.png" alt="The table in a browser' in shown
    assert f"[docs/hosting.md]({HOME}/blob/v1.2.0/docs/hosting.md)" in shown


def test_without_a_home_no_link_leads_nowhere():
    shown = index_page.page(README, "", "1.2.0")
    assert links(shown) == []
    assert "docs/hosting.md covers settings" in shown


def test_links_to_other_sites_stay():
    text = "[Rust](https://example.org/rust) and [below](#below)"
    assert index_page.page(text, HOME, "1") == index_page.page(text, "", "1") == text


@pytest.mark.parametrize("given", [HOME, f"{HOME}/"])
def test_a_release_says_where_its_repository_is(monkeypatch, given):
    monkeypatch.setenv("IMPERA_HOME", given)
    assert index_page.addresses(index_page.home(), "1.2.0") == {
        "Repository": HOME,
        "Documentation": f"{HOME}/tree/v1.2.0/docs",
        "Changelog": f"{HOME}/blob/v1.2.0/CHANGELOG.md",
        "Issues": f"{HOME}/issues",
    }


def test_a_source_archive_remembers_where_its_repository_is(monkeypatch, tmp_path):
    monkeypatch.delenv("IMPERA_HOME", raising=False)
    monkeypatch.setattr(index_page, "ROOT", tmp_path)
    (tmp_path / "PKG-INFO").write_text(f"Name: impera\nProject-URL: Repository, {HOME}\n\nREADME", encoding="utf-8")
    assert index_page.home() == HOME


def test_every_file_that_names_the_version_names_the_same():
    """The release workflow compares it with the tag; the changelog says what it brought."""
    project = tomllib.loads((index_page.ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    citation = (index_page.ROOT / "CITATION.cff").read_text(encoding="utf-8")
    changes = (index_page.ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
    headings = re.findall(r"^## (\S+)(?:, \d{4}-\d\d-\d\d)?$", changes, re.MULTILINE)
    assert project["version"] == impera.__version__
    assert f"\nversion: {impera.__version__}\n" in citation
    assert headings[:2] == ["Unreleased", impera.__version__]
