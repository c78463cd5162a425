"""The package as others install it."""

import re
import subprocess
import tarfile

import pytest

from impera import Game, bots
from tools import frontend, package


@pytest.fixture(scope="module")
def installed(tmp_path_factory):
    """A folder in which the packed package is installed."""
    folder = tmp_path_factory.mktemp("installed")
    with tarfile.open(package.packed(folder)) as file:
        file.extractall(folder, filter="data")
    (folder / "node_modules").mkdir()
    (folder / "package").rename(folder / "node_modules" / "impera-js")
    return folder


def test_the_example_of_the_readme_runs(installed):
    """As it stands there, with the package from the tarball."""
    (example,) = re.findall(r"```js\n(.*?)```", (package.PACKAGE / "README.md").read_text(encoding="utf-8"), re.DOTALL)
    (installed / "example.mjs").write_text(example, encoding="utf-8")
    done = subprocess.run(
        [str(frontend.node()), "example.mjs"], cwd=installed, capture_output=True, text=True, check=True
    )
    assert done.stdout.splitlines() == [
        "hegemony after 56 turns, won by seat 0",
        "seat 0 was told of 401 events and holds 7 cards",
        "the record has 246 lines; replayed: hegemony",
    ]


def test_the_tarball_holds_types_and_no_sources(installed):
    files = {path.suffix for path in (installed / "node_modules" / "impera-js").rglob("*") if path.is_file()}
    assert files == {".bin", ".js", ".json", ".md", ".ts", ".wasm"}
    assert not (installed / "node_modules" / "impera-js" / "src").exists()


def test_the_sage_plays_by_the_network_of_the_tarball(installed):
    script = """
      import { load, loadBots, loadNetwork } from "impera-js";
      const [rules, bots, network] = await Promise.all([load(), loadBots(), loadNetwork()]);
      console.log(bots.make("sage", { seed: 1, network }).decide(rules.newGame({ players: 2, seed: 7 }).observation()));
    """
    (installed / "sage.mjs").write_text(script, encoding="utf-8")
    done = subprocess.run([str(frontend.node()), "sage.mjs"], cwd=installed, capture_output=True, text=True, check=True)
    game = Game.new(players=2, seed=7)
    assert done.stdout.strip() == bots.make("sage", seed=1).decide(game.view(game.seat))
