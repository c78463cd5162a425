"""The examples for hosts in deploy/ use settings and options that exist."""

import json
import re
import subprocess
import sys
from pathlib import Path

import pytest

from impera.cli.commands.serve import command
from impera.server.settings import Settings, read_settings
from tests.server.process import Server

DEPLOY = Path(__file__).parents[1] / "deploy"
FILES = sorted(DEPLOY.iterdir())


def read(file):
    return file.read_text(encoding="utf-8")


def test_there_is_an_example_for_each_usual_way():
    assert [file.name for file in FILES] == [
        "Caddyfile",
        "Containerfile",
        "compose.yaml",
        "impera.service",
        "nginx-path.conf",
        "nginx.conf",
    ]


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.name)
def test_every_variable_is_a_setting(file):
    named = re.findall(r"IMPERA_SERVER_([A-Z_]+)", read(file))
    assert {name.lower() for name in named} <= set(Settings.__struct_fields__)


@pytest.mark.parametrize("file", [DEPLOY / name for name in ("Caddyfile", "nginx.conf", "nginx-path.conf")])
def test_every_key_that_a_proxy_needs_is_a_setting(file):
    keys = re.findall(r"^#     (\w+) = ", read(file), re.MULTILINE)
    assert keys == ["address", "proxies"]
    assert set(keys) <= set(Settings.__struct_fields__)


@pytest.mark.parametrize("file", [DEPLOY / name for name in ("Containerfile", "compose.yaml", "impera.service")])
def test_every_option_of_the_server_exists(file):
    known = {option for parameter in command.params for option in parameter.opts}
    lines = [line for line in read(file).splitlines() if re.search(r"\bserve\b", line) and not line.startswith("#")]
    used = {option for line in lines for option in re.findall(r"--[a-z-]+", line)}
    assert used
    assert used <= known


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.name)
def test_every_proxy_leads_to_the_usual_port(file):
    ports = set(re.findall(r"(?:127\.0\.0\.1|impera):(\d+)", read(file)))
    assert ports <= {str(read_settings(None, {}, {}, "sqlite:///x").port)}


# What a server asks of bots, in a process that cannot import the compiler.
WITHOUT_COMPILER = """
import sys
sys.modules["numba"] = sys.modules["llvmlite"] = None
import impera
from impera import analysis, bots
game = impera.Game.new(players=3, seed=7, max_turns=6)
made = [bots.make(name, seed=1) for name in bots.names()]
while game.seat is not None:
    view = game.view(game.seat)
    analysis.hint(view, passes=50)
    game.play([bot.decide(view) for bot in made][0])
analysis.review(game.record(), passes=50)
"""


def test_a_server_needs_no_compiler_so_the_container_has_none():
    """Every bot decides, and hints and reviews are given."""
    assert "pip uninstall --yes llvmlite numba pip" in read(DEPLOY / "Containerfile")
    done = subprocess.run([sys.executable, "-c", WITHOUT_COMPILER], capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (0, "")


# Everything that compiles, in such a process: each is told by its error.
COMPILING = """
import sys
sys.modules["numba"] = sys.modules["llvmlite"] = None
from importlib import import_module
import impera
from impera.adapters import vector_env
from impera.cli import main
studies = lambda: import_module("impera.analysis.study")
for compiles in (lambda: impera.simulate(games=2, players=2), vector_env, studies):
    try:
        compiles()
    except impera.MissingExtra as error:
        print(error)
main(["simulate", "--games", "2", "--language", "en"])
"""


def test_what_compiles_says_in_a_sentence_that_the_compiler_is_missing():
    done = subprocess.run([sys.executable, "-c", COMPILING], capture_output=True, text=True, check=False)
    assert done.stdout.splitlines() == ["compiled games need numba: pip install numba"] * 3
    assert '"pip install numba" installs it.' in " ".join(done.stderr.split())
    assert (done.returncode, "Traceback" in done.stderr) == (1, False)


def test_podman_is_told_to_keep_the_health_check():
    """In its usual format an image has none."""
    assert "podman build --format docker " in read(DEPLOY / "Containerfile")


def test_the_container_has_the_exact_versions_of_the_repository():
    """Everything that is fetched is checked against a hash, and the wheel brings nothing of its own."""
    steps = [line for line in read(DEPLOY / "Containerfile").splitlines() if "pip install" in line]
    assert "COPY versions/server.txt dist/impera-*.whl /tmp/" in read(DEPLOY / "Containerfile")
    assert ["--require-hashes" in step or "--no-deps" in step for step in steps] == [True, True]


def composed(name):
    """The variables of the compose file's server, filled in for a host with this name."""
    given = dict(re.findall(r"^      (IMPERA_SERVER_\w+): (.+)$", read(DEPLOY / "compose.yaml"), re.MULTILINE))
    return {key: re.sub(r"\$\{IMPERA_NAME[^}]*\}", name, value) for key, value in given.items()}


def test_the_container_of_the_compose_file_is_healthy(tmp_path):
    """Its check asks at an address that is none of the names in the setting `hosts`."""
    variables = {**composed("play.example"), "IMPERA_SERVER_HOST": "0.0.0.0"}  # noqa: S104 - as its command says
    assert variables["IMPERA_SERVER_HOSTS"] == "play.example,impera"
    del variables["IMPERA_SERVER_DATABASE"]
    program, *arguments = json.loads(re.search(r"HEALTHCHECK[^[]*(\[.*\])", read(DEPLOY / "Containerfile"))[1])
    assert program.endswith("/python")
    server = Server(f"sqlite:///{tmp_path / 'tables.sqlite'}", tmp_path, **variables)
    try:
        asked = [argument.replace(":8421", f":{server.port}") for argument in arguments]
        done = subprocess.run([sys.executable, *asked], capture_output=True, text=True, check=False)
    finally:
        server.close()
    assert (done.returncode, done.stderr) == (0, "")


def test_every_proxy_keeps_the_figures_from_the_world():
    """docs/hosting.md: do not expose `/metrics`. The compose file runs Caddy with the Caddyfile."""
    assert "respond /metrics 404" in read(DEPLOY / "Caddyfile")
    assert "location = /metrics { return 404; }" in read(DEPLOY / "nginx.conf")
    assert "location = /impera/metrics { return 404; }" in read(DEPLOY / "nginx-path.conf")
    proxy = read(DEPLOY / "compose.yaml").partition("\n  proxy:\n")[2].partition("\nnetworks:")[0]
    assert "./Caddyfile:/etc/caddy/Caddyfile:ro" in proxy
    assert "command:" not in proxy
    named = re.findall(r"\{\$(\w+):", read(DEPLOY / "Caddyfile"))
    assert re.findall(r"^      (IMPERA_\w+): ", proxy, re.MULTILINE) == named
