"""The site has every page in its menu, and a reference to every module. `make docs` itself checks the rest."""

import importlib.util
import re

import pytest

from tools import site


@pytest.fixture(scope="module")
def menu():
    found = importlib.util.spec_from_file_location("conf", site.ROOT / "docs" / "conf.py")
    conf = importlib.util.module_from_spec(found)
    found.loader.exec_module(conf)
    return [re.sub(r".*</(.*)>", r"\1", entry).removeprefix("/") for pages in conf.MENU.values() for entry in pages]


def test_every_page_is_in_the_menu_once(menu):
    patterns = ("*.md", "docs/**/*.md", "bench/results.md", "packages/*/README.md", "src/impera/rulebook/*.md")
    pages = {path.relative_to(site.ROOT) for pattern in patterns for path in site.ROOT.glob(pattern)}
    names = sorted(path.with_suffix("").as_posix() for path in pages)
    assert sorted([*menu, "README"]) == sorted([*names, "docs/reference/*"])


def test_a_package_comes_before_its_parts():
    listed = site.modules("impera.server")
    assert listed[0] == "impera.server"
    assert listed.index("impera.server.storage") < listed.index("impera.server.storage.schema")


def test_scripts_that_cannot_be_imported_are_left_out():
    assert not [name for name in site.modules("impera.server") if "migrations" in name]


def test_a_package_links_its_public_names_to_their_definitions():
    assert "- :py:obj:`impera.Game <impera.game.game.Game>`: One game of Carta Impera Victoria." in site.public_names(
        "impera"
    )


def test_a_module_has_no_names_from_elsewhere():
    assert site.public_names("impera.errors") == []


def test_a_page_describes_each_of_its_modules():
    text = site.page("impera.lessons", ["impera.lessons", "impera.lessons.course"])
    assert re.findall(r"automodule:: (.*)", text) == ["impera.lessons", "impera.lessons.course"]
