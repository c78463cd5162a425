"""The files of exact versions: complete, without addresses, in agreement with pyproject.toml, and really installed."""

from __future__ import annotations

import importlib.metadata
import re
import tomllib

import pytest
from packaging.markers import default_environment
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

from tools import versions

PROJECT = tomllib.loads((versions.ROOT / "pyproject.toml").read_text(encoding="utf-8"))
OWN = PROJECT["project"]["name"]
# Systems and Pythons that a file must serve; everything else a marker may ask follows from these.
MACHINES = [
    {"sys_platform": system, "platform_system": name, "os_name": kind, "python_full_version": f"{python}.9"}
    | {"python_version": python, "platform_machine": machine}
    for system, name, kind in (("linux", "Linux", "posix"), ("darwin", "Darwin", "posix"), ("win32", "Windows", "nt"))
    for python in ("3.11", "3.12", "3.13", "3.14")
    for machine in ("x86_64", "arm64")
]


def read(name):
    return (versions.FOLDER / f"{name}.txt").read_text(encoding="utf-8")


def pinned(name):
    """The requirements of a file."""
    entries = re.sub(r"\\\n\s*--hash=\S+", "", read(name)).splitlines()
    return [Requirement(entry.rstrip(" \\")) for entry in entries if not entry.startswith("#")]


def chosen(name, machine):
    """The version of each package of a file on a machine."""
    holding = [each for each in pinned(name) if each.marker is None or each.marker.evaluate(machine)]
    found = {canonicalize_name(each.name): str(each.specifier).removeprefix("==") for each in holding}
    assert len(found) == len(holding), "a package has two versions on one machine"
    return found


def asked(requirements):
    """The requirements of a list in pyproject.toml; groups and extras of the project itself are taken apart."""
    extras, groups = PROJECT["project"]["optional-dependencies"], PROJECT["dependency-groups"]
    for each in requirements:
        if isinstance(each, dict):
            yield from asked(groups[each["include-group"]])
        elif (requirement := Requirement(each)).name == OWN:
            for extra in sorted(requirement.extras):
                yield from asked(extras[extra])
        else:
            yield requirement


WANTED = {
    "server": [*PROJECT["project"]["dependencies"], *PROJECT["project"]["optional-dependencies"]["server"]],
    "dev": [
        *PROJECT["project"]["dependencies"],
        *PROJECT["dependency-groups"]["dev"],
        *PROJECT["dependency-groups"]["docs"],
    ],
    "uv": PROJECT["dependency-groups"]["uv"],
}


@pytest.mark.parametrize("name", versions.SETS)
def test_a_file_names_no_address(name):
    """Whoever installs chooses where packages come from."""
    assert re.findall(r"\w://|--(?:extra-)?index|--find-links|@", read(name)) == []


@pytest.mark.parametrize("name", versions.SETS)
def test_every_package_has_one_version_and_its_hashes(name):
    for entry in re.split(r"\n(?=[a-z0-9])", read(name))[1:]:
        assert re.fullmatch(r"[a-z0-9-]+==\S+( ; [^\\]+)?( \\\n    --hash=sha256:[0-9a-f]{64})+\s*", entry), entry[:80]


@pytest.mark.parametrize("machine", MACHINES, ids=lambda each: " ".join(list(each.values())[0::4]))
@pytest.mark.parametrize("name", versions.SETS)
def test_a_file_has_what_pyproject_asks_for_on_every_machine(name, machine):
    surroundings = {**default_environment(), **machine}
    found = chosen(name, surroundings)
    for each in asked(WANTED[name]):
        if each.marker is None or each.marker.evaluate(surroundings):
            assert found[canonicalize_name(each.name)] in each.specifier, f"run make versions: {each}"


@pytest.mark.parametrize("machine", MACHINES[::2], ids=lambda each: " ".join(list(each.values())[0::4]))
def test_who_works_on_impera_plays_with_the_versions_that_hosts_have(machine):
    surroundings = {**default_environment(), **machine}
    assert chosen("server", surroundings).items() <= chosen("dev", surroundings).items()


def test_these_tests_run_with_the_versions_of_the_file():
    """`make test` installs the file, and every package that one of its packages needs is in it."""
    found = chosen("dev", default_environment())
    assert {name: importlib.metadata.version(name) for name in found} == found
    for name in found:
        for needed in map(Requirement, importlib.metadata.requires(name) or ()):
            if needed.marker is None or needed.marker.evaluate({**default_environment(), "extra": ""}):
                assert canonicalize_name(needed.name) in found, f"{name} needs {needed}"
