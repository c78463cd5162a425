"""`impera site`: what it says, and what it refuses."""

import json

import pytest

from impera import site
from impera.bots.network import plain


@pytest.fixture(autouse=True)
def page(monkeypatch, tmp_path):
    """A page of three files."""
    page = tmp_path / "page"
    (page / "offline").mkdir(parents=True)
    for name in ("index.html", "offline/worker.js", "favicon.svg"):
        (page / name).write_text("</title>", encoding="utf-8")
    monkeypatch.setattr(site, "PAGE", page)
    monkeypatch.setattr(plain, "shipped", lambda: b"x" * 1500)
    return page


def test_each_part_is_told_with_its_size_and_then_what_to_do_with_the_folder(impera, folder):
    shown = impera(f"site {folder / 'public'}")
    assert shown.exit_code == 0
    assert "Page: one file, 0 kB." in shown.stdout
    assert "Network of the bots: one file, 2 kB." in shown.stdout
    assert "http.server" in shown.stdout
    assert (folder / "public" / "index.html").is_file()


def test_as_json_only_the_result_is_on_standard_output(impera, folder):
    shown = impera(f"site {folder / 'public'} --json")
    told = json.loads(shown.stdout)
    assert told["folder"] == str(folder / "public")
    assert told["files"] == sum(path.is_file() for path in (folder / "public").rglob("*"))
    assert "Page" in shown.stderr


@pytest.mark.parametrize(("language", "words"), [("en", "isn’t empty"), ("ru", "не пуста"), ("el", "δεν είναι άδειος")])
def test_a_folder_with_other_files_is_refused_in_the_persons_language(impera, folder, language, words):
    (folder / "thesis.txt").touch()
    shown = impera(f"site {folder} --language {language}")
    assert shown.exit_code == 1
    assert words in " ".join(shown.stderr.split())


def test_a_file_is_refused(impera, folder):
    (folder / "file").touch()
    shown = impera(f"site {folder / 'file'}")
    assert (shown.exit_code, shown.stdout) == (2, "")
    assert "is a file" in " ".join(shown.stderr.split())


def test_a_folder_where_nothing_may_be_written_is_named(impera, folder):
    (folder / "file").touch()
    shown = impera(f"site {folder / 'file' / 'public'}")
    assert shown.exit_code == 1
    assert "public" in shown.stderr.replace("\n", "")


def test_without_a_page_it_says_how_to_build_one(impera, folder, page):
    (page / "index.html").unlink()
    shown = impera(f"site {folder / 'public'}")
    assert shown.exit_code == 1
    assert "make page" in shown.stderr
