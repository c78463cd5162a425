"""The examples for hosts in deploy/ use settings and options that exist."""

import re
from pathlib import Path

import pytest

from impera.cli.commands.serve import command
from impera.server.settings import Settings, read_settings

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
    lines = [line for line in read(file).splitlines() if "serve" in line and not line.startswith("#")]
    used = {option for line in lines for option in re.findall(r"--[a-z-]+", line)}
    assert used
    assert used <= known


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.name)
def test_every_proxy_leads_to_the_usual_port(file):
    ports = set(re.findall(r"(?:127\.0\.0\.1|impera):(\d+)", read(file)))
    assert ports <= {str(read_settings(None, {}, {}, "sqlite:///x").port)}
