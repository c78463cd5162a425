"""Settings by environment or file, with validation."""

from __future__ import annotations

import pytest

from impera import BadOptions
from impera.server.settings import read_settings

SQLITE = "sqlite:///tables.sqlite"


def read(text=None, environment=None, folder=None, **given):
    file = None
    if text is not None:
        file = folder / "impera.toml"
        file.write_text(text, encoding="utf-8")
    return read_settings(file, environment or {}, given, SQLITE)


def test_only_this_machine_can_connect_unless_told_otherwise():
    settings = read()
    assert settings.host == "127.0.0.1"
    assert settings.is_private


def test_the_command_line_wins_over_the_environment_over_the_file(tmp_path):
    text = 'port = 1000\nhost = "::1"\nqueue = 7'
    settings = read(text, {"IMPERA_SERVER_PORT": "2000", "IMPERA_SERVER_QUEUE": "8"}, tmp_path, port=3000, host=None)
    assert (settings.port, settings.host, settings.queue) == (3000, "::1", 8)


@pytest.mark.parametrize("proxy", ["127.0.0.1", "::1", "172.30.8.0/24", "*"])
def test_proxies_are_addresses_and_networks(proxy):
    assert read(environment={"IMPERA_SERVER_PROXIES": proxy}).proxies == (proxy,)


def test_lists_are_separated_by_commas_in_the_environment():
    settings = read(environment={"IMPERA_SERVER_ORIGINS": "https://a.example,https://b.example"})
    assert settings.origins == ("https://a.example", "https://b.example")


@pytest.mark.parametrize(
    ("environment", "sentence"),
    [
        ({"IMPERA_SERVER_PORT": "99999"}, "port"),
        ({"IMPERA_SERVER_PORT": "fast"}, "port"),
        ({"IMPERA_SERVER_COLOUR": "1"}, "no such setting: IMPERA_SERVER_COLOUR"),
        ({"IMPERA_SERVER_WORKERS": "2"}, "several workers need PostgreSQL"),
        ({"IMPERA_SERVER_DATABASE": "mysql://x/y"}, "must be sqlite or postgresql"),
        ({"IMPERA_SERVER_DATABASE": "sqlite://"}, "must be a file"),
        ({"IMPERA_SERVER_DATABASE": "tables"}, "an address such as"),
        ({"IMPERA_SERVER_ORIGINS": "play.example"}, "begins with http"),
        ({"IMPERA_SERVER_ADDRESS": "https://play.example/"}, "no / at its end"),
        ({"IMPERA_SERVER_LOG": "loud"}, "log"),
        ({"IMPERA_SERVER_PROXIES": "127.0.0.1,caddy"}, "such as 127.0.0.1 or 172.30.8.0/24, not 'caddy'"),
        ({"IMPERA_SERVER_PROXIES": "172.30.8.1/24"}, "a proxy is an address or a network"),
    ],
)
def test_what_cannot_be_is_named(environment, sentence):
    with pytest.raises(BadOptions, match=sentence):
        read(environment=environment)


@pytest.mark.parametrize("text", ["port = ", "wings = 2", "port = '8000'x", "[server]\nport = 1"])
def test_a_file_that_is_none_is_named(text, tmp_path):
    with pytest.raises(BadOptions):
        read(text, folder=tmp_path)


def test_the_settings_can_be_printed_and_read_again(tmp_path):
    settings = read(environment={"IMPERA_SERVER_ORIGINS": "https://a.example", "IMPERA_SERVER_PORT": "5"})
    assert read(settings.as_toml(), folder=tmp_path).origins == ("https://a.example",)


def test_the_password_of_the_database_is_not_printed():
    settings = read(database="postgresql://ada:swordfish@db.example/impera", workers=3)
    assert "swordfish" not in settings.as_toml()
    assert "swordfish" in settings.database


@pytest.mark.parametrize(
    ("address", "printed"),
    [
        ("postgresql://ada:sword%40fish@db.example/impera", "postgresql://ada:***@db.example/impera"),
        ("postgresql://ada:sword:fi/sh?@db.example/impera", "postgresql://ada:***@db.example/impera"),
        ("postgresql://ada@db.example/impera?password=fish&x=1", "postgresql://ada@db.example/impera?password=***&x=1"),
        ("postgresql://ada@db.example/impera", "postgresql://ada@db.example/impera"),
        ("sqlite:///a:b@c.sqlite", "sqlite:///a:b@c.sqlite"),
    ],
)
def test_nothing_of_a_password_is_printed(address, printed):
    assert f'database = "{printed}"' in read(database=address).as_toml()


def test_nothing_of_a_mail_servers_password_is_printed():
    """Neither what is after an @, nor after a slash that should be escaped."""
    settings = read(mail_server="smtp://ada:sw/or@d@mail.example", mail_from="a@b.example", address="https://c.example")
    assert 'mail_server = "smtp://ada:***@mail.example"' in settings.as_toml()


def test_a_password_whose_at_signs_are_not_escaped_is_refused_and_not_repeated():
    with pytest.raises(BadOptions, match="%40 for each @") as refused:
        read(database="postgresql://ada:sword@fish@db.example/impera")
    assert "fish" not in str(refused.value)


def test_a_database_is_printed_as_a_host_would_write_it():
    assert f'database = "{SQLITE}"' in read().as_toml()


def test_the_base_path_is_that_of_the_address():
    assert read().path == ""
    assert read(address="https://play.example").path == ""
    assert read(address="https://play.example/games/impera").path == "/games/impera"
    assert read(base_path="/impera").path == "/impera"


def test_pages_below_a_path_have_the_origin_of_their_host():
    """Browsers send no path."""
    assert read(address="https://play.example/impera").origin == "https://play.example"
    assert read().origin == ""


@pytest.mark.parametrize("wrong", ["impera", "/impera/", "/", "/a b", "//impera", "/im?pera"])
def test_a_base_path_that_is_none_is_refused(wrong):
    with pytest.raises(BadOptions, match="a base path begins with /"):
        read(base_path=wrong)


def test_an_address_and_a_base_path_that_contradict_each_other_are_refused():
    with pytest.raises(BadOptions, match="not below the base path '/impera'"):
        read(base_path="/impera", address="https://play.example/games")
