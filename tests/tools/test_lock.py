"""The lock of the page's packages serves every machine."""

import json
from pathlib import Path

LOCK = Path(__file__).parents[2] / "frontend" / "package-lock.json"


def test_the_lock_has_the_packages_of_every_platform():
    """npm leaves out what its own machine does not need; then other machines cannot build."""
    packages = json.loads(LOCK.read_text(encoding="utf-8"))["packages"]
    wanted = {name for entry in packages.values() for name in entry.get("optionalDependencies", {})}
    assert {name for name in wanted if not any(path.endswith(f"node_modules/{name}") for path in packages)} == set()


def test_the_lock_names_no_registry():
    assert "resolved" not in LOCK.read_text(encoding="utf-8")
