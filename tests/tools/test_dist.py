"""`make dist`: the source archive is enough to build the wheel again, without a network and without the repository."""

from __future__ import annotations

import os
import subprocess
import sys
import tarfile
import zipfile
from email import message_from_string

import pytest

import impera
from impera.bots import library
from impera.engines import native
from tools import index_page

JAVASCRIPT = index_page.ROOT / "packages" / "impera-js" / "src"
HOME = "https://example.org/somebody/impera"


def build(kind, source, folder, **said):
    """Build as `make dist` does, with the page as it is; returns the file."""
    environment = {name: value for name, value in os.environ.items() if name != "IMPERA_HOME"}
    subprocess.run(
        [sys.executable, "-m", "hatchling", "build", "--target", kind, "--directory", folder],
        cwd=source,
        env={**environment, "IMPERA_PAGE": "skip", **said},
        check=True,
        capture_output=True,
    )
    (built,) = folder.iterdir()
    return built


@pytest.fixture(scope="module")
def archive(tmp_path_factory):
    """The unpacked source archive of a release that said where its repository is."""
    made = build("sdist", index_page.ROOT, tmp_path_factory.mktemp("sdist"), IMPERA_HOME=HOME)
    folder = tmp_path_factory.mktemp("unpacked")
    with tarfile.open(made) as packed:
        packed.extractall(folder, filter="data")
    return folder / f"impera-{impera.__version__}"


@pytest.fixture(scope="module")
def wheel(archive, tmp_path_factory):
    return build("wheel", archive, tmp_path_factory.mktemp("wheel"))


def test_the_wheel_of_a_source_archive_is_that_of_the_repository_to_the_byte(wheel, tmp_path):
    assert wheel.read_bytes() == build("wheel", index_page.ROOT, tmp_path, IMPERA_HOME=HOME).read_bytes()


def test_the_wheel_has_the_readme_and_the_addresses_of_its_release(wheel):
    with zipfile.ZipFile(wheel) as packed:
        told = message_from_string(packed.read(f"impera-{impera.__version__}.dist-info/METADATA").decode())
    assert told["Description-Content-Type"] == "text/markdown"
    assert told.get_payload().startswith("# impera\n")
    assert f"Repository, {HOME}" in told.get_all("Project-URL")


def test_the_wheel_has_what_a_compiler_made_so_that_users_need_none(wheel):
    """The rules and bots for browsers, and the bots' library for each kind of machine."""
    with zipfile.ZipFile(wheel) as packed:
        made = {packed.read(name) for name in packed.namelist() if name.endswith((".wasm", ".so", ".dylib", ".dll"))}
    files = [*JAVASCRIPT.glob("*.wasm"), *(library.file_for(kind) for kind in native.TARGETS)]
    assert len(files) == 2 + len(native.TARGETS)
    assert made == {file.read_bytes() for file in files}


@pytest.mark.parametrize("name", sorted(path.name for path in index_page.ROOT.glob("*.md")))
def test_the_source_archive_has_every_page_of_the_repository(archive, name):
    assert (archive / name).is_file()
