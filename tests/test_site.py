"""The static edition: what is in the folder, and what happens to a folder that has something in it."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from impera import rulebook, site
from impera.bots.network import plain
from impera.errors import BadFolder
from impera.page_data import PUZZLES

INDEX = (
    '<html><head><title>t</title><link href="./favicon.svg"><script src="./assets/index-1.js"></script></head></html>'
)
APP = Path(__file__).parents[1] / "frontend" / "src" / "App.svelte"


@pytest.fixture
def page(tmp_path):
    """A small page, as it is built."""
    folder = tmp_path / "page"
    contents = {
        "index.html": INDEX,
        "index.html.gz": "",
        ".digest": "",
        "build.txt": "1",
        "favicon.svg": "",
        "assets/index-1.js": "",
        "offline/worker.js": "work();",
    }
    for name, content in contents.items():
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_text(content, encoding="utf-8")
    return folder


@pytest.fixture
def folder(tmp_path):
    return tmp_path / "there" / "edition"


@pytest.fixture(autouse=True)
def _small_network(monkeypatch):
    monkeypatch.setattr(plain, "shipped", lambda: b"weights")


def names_in(folder):
    return {path.relative_to(folder).as_posix() for path in folder.rglob("*") if path.is_file()}


def list_of(folder):
    """What the service worker keeps."""
    head, _, rest = (folder / site.WORKER).read_text(encoding="utf-8").partition(";\n")
    assert rest == "work();"
    return json.loads(head.removeprefix("self.edition = "))


def told(folder, name):
    found = re.search(rf'<meta name="impera-{name}" content="([^"]*)"', (folder / "index.html").read_text("utf-8"))
    return found[1].replace("&quot;", '"')


def test_every_page_has_a_folder():
    """A plain host knows no other paths; a new page is a line in the list of the page and one here."""
    script = APP.read_text(encoding="utf-8")
    (pages,) = re.findall(r"const pages: .*?\{\n(.*?)\n  \};", script, re.DOTALL)
    assert sorted(re.findall(r'^ +"?(\w*)"?: \(\) =>', pages, re.MULTILINE)) == sorted(["", *site.PAGES])


def test_pages_name_their_files_by_where_they_are(folder, page):
    site.write(folder, page=page)
    assert 'src="./assets/index-1.js"' in (folder / "index.html").read_text(encoding="utf-8")
    assert 'src="../assets/index-1.js"' in (folder / "rules" / "index.html").read_text(encoding="utf-8")


def test_the_page_is_told_that_there_is_no_server_and_where_its_data_is(folder, page):
    version = site.write(folder, page=page).version
    places = json.loads(told(folder, "files"))
    assert (told(folder, "server"), told(folder, "version")) == ("none", version)
    assert {*places} == {plain.FILE, PUZZLES, *(f"rules-{code}.json" for code in rulebook.languages())}
    assert (folder / places[plain.FILE]).read_bytes() == b"weights"
    assert json.loads((folder / places["rules-ru.json"]).read_bytes())["language"] == "ru"


def test_all_files_are_kept_on_devices_except_those_that_tell_what_is_new(folder, page):
    """Pages by their addresses, which end with a slash."""
    site.write(folder, page=page)
    kept = {name + "index.html" if name.endswith("/") or not name else name for name in list_of(folder)["files"]}
    assert names_in(folder) - kept == {site.WORKER, site.LIST, "build.txt"}
    assert kept <= names_in(folder)


def test_the_same_contents_are_the_same_version_and_others_another(tmp_path, page):
    one, same = (site.write(tmp_path / name, page=page).version for name in "ab")
    (page / "assets" / "index-1.js").write_text("other", encoding="utf-8")
    assert one == same != site.write(tmp_path / "c", page=page).version


def test_an_earlier_edition_is_replaced_and_the_files_of_others_stay(folder, page):
    """Such as the one with the name of the host."""
    site.write(folder, page=page)
    (folder / "CNAME").write_text("play.example", encoding="utf-8")
    (page / "assets" / "index-1.js").rename(page / "assets" / "index-2.js")
    site.write(folder, page=page)
    assert {"CNAME", "assets/index-2.js"} <= names_in(folder)
    assert "assets/index-1.js" not in names_in(folder)


def test_nothing_outside_the_folder_is_removed(folder, page):
    """Whatever the list of an earlier edition says."""
    site.write(folder, page=page)
    (folder.parent / "mine").touch()
    (folder / site.LIST).write_text(json.dumps({"files": ["../mine", str(folder.parent / "mine")]}), encoding="utf-8")
    site.write(folder, page=page)
    assert (folder.parent / "mine").is_file()


def test_a_folder_with_something_else_in_it_is_refused(folder, page):
    folder.mkdir(parents=True)
    (folder / "thesis.txt").touch()
    with pytest.raises(BadFolder, match="is not empty"):
        site.write(folder, page=page)
    assert names_in(folder) == {"thesis.txt"}


def test_without_a_built_page_nothing_is_written(folder, tmp_path):
    (tmp_path / "nothing").mkdir()
    with pytest.raises(BadFolder, match="was not built"):
        site.write(folder, page=tmp_path / "nothing")
    assert not folder.exists()


def test_each_part_is_told_before_anything_is_written(folder, page):
    parts = []
    site.write(folder, lambda part: parts.append((part.name, len(part.files), folder.exists())), page=page)
    assert parts == [("page", 3, False), ("rulebooks", 5, False), ("network", 1, False), ("puzzles", 1, False)]
