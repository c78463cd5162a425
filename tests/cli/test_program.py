import subprocess
import sys

import pytest

from impera.compiling import CLUSTER_MESSAGE, GPU_MESSAGE, MESSAGE, NOTICE
from tests.patience import PATIENCE

COMMANDS = (
    *("play", "serve", "simulate", "arena", "study", "replay"),
    *("verify", "export", "rules", "bots", "schema", "prepare", "admin"),
)


def test_help_names_every_command(impera):
    listed = impera("--help").stdout
    assert all(f"  {command} " in listed for command in COMMANDS)


@pytest.mark.parametrize("asked", ["--language ru", "--language=ru"])
def test_a_refusal_is_in_the_language_that_was_asked_for(impera, asked):
    """In English, Russian, Ukrainian, Portuguese or Greek, even if the other arguments are invalid."""
    assert "нет" in impera(f"arena wizard shepherd {asked}").stderr.lower()


@pytest.mark.parametrize("asked", ["--help", "admin --help"])
def test_the_list_of_commands_tells_each_whole_sentence(impera, asked):
    """`--help` that helps: no line ends in dots."""
    assert "..." not in impera(asked).stdout.partition("Commands:")[2].partition("Examples:")[0]


def test_a_group_without_a_command_shows_its_help_as_it_is(impera):
    alone = impera("admin")
    assert (alone.exit_code, alone.stdout) == (2, "")
    assert alone.stderr.strip() == impera("admin --help").stdout.strip()


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_has_help_with_examples(impera, command):
    result = impera(f"{command} --help")
    assert result.exit_code == 0
    assert f"Examples:\n    impera {command}" in result.stdout


@pytest.mark.parametrize("slow", ["numba", "numpy", "fluent", "babel", "rich", "platformdirs"])
def test_help_loads_nothing_slow(slow):
    code = f"""
import sys
from impera.cli import main
try:
    main(["--help"])
except SystemExit:
    sys.exit({slow!r} in sys.modules)
"""
    assert subprocess.run([sys.executable, "-c", code], check=False, stdout=subprocess.PIPE).returncode == 0


def test_version(impera):
    assert impera("--version").stdout.startswith("impera 0.")


@pytest.mark.parametrize(
    ("arguments", "code", "sentence"),
    [
        ("fly", 2, "No such command 'fly'. See \"impera --help\"."),
        ("bots --jsn", 2, "No such option '--jsn'. Did you mean '--json'? See \"impera bots --help\"."),
        ("play --wings", 2, "No such option '--wings'"),
        ("play --text --players 5", 2, '"5" isn’t a whole number from 2 to 4.'),
        ("play --text --players 7x", 2, '"7x" isn’t a whole number from 2 to 4.'),
        ("play --text --seed x", 2, '"x" isn’t a whole number from 0 on.'),
        ("play --text --deal fast", 2, "'fast' is not one of 'basic', 'draft'"),
        ("play --text --players 2 --teams", 1, "The team game is for 4 players, not 2."),
        ("play --text --players 2 --seat 3", 1, "Seat must be from 0 to 1, not 3."),
        ("play --text --seed -1", 2, '"-1" isn’t a whole number from 0 on.'),
        (f"play --text --seed {2**64}", 1, "Seed must be a whole number"),
        ("play --text --bots wizard", 1, 'There’s no bot called "wizard". Bots are'),
        ("play --text --continue", 1, "There’s no unfinished game to continue."),
        ("play --text --continue --seed 3 --players 2", 2, "can’t be combined with --seed and --players"),
        ("play --text --load nowhere.jsonl", 1, "The file nowhere.jsonl can’t be used: No such file or directory."),
        ("play --text --save /nowhere/game.jsonl", 1, "The folder of /nowhere/game.jsonl doesn’t exist."),
        ("play --seed 3", 2, "Only the text game has --seed: add --text"),
        ("play --seed 3 --players 2", 2, "Only the text game has --seed and --players: add --text"),
        ("play --text --port 80", 2, "The text game doesn’t have --port: leave --text out"),
        ("replay", 1, "There’s no finished game yet"),
        ("replay nowhere.jsonl", 1, "The file nowhere.jsonl can’t be used: No such file or directory."),
        ("replay --seat 1 --spectator x", 2, "Choose one of --seat, --spectator and --everything"),
        ("rules R-MIL-99", 1, "did you mean one of R-MIL-03, R-MIL-02, R-MIL-01?"),
        ("rules flying carpets", 1, "has no clause flying carpets"),
        ("simulate --games 0", 2, '"0" isn’t a whole number from 1 on.'),
        ("simulate --engine abacus", 2, "'abacus' is not one of"),
        ("simulate --games 1 --csv /nowhere/file.csv", 2, "No such file or directory"),
    ],
)
def test_an_error_is_one_sentence_on_standard_error(impera, arguments, code, sentence):
    result = impera(arguments)
    assert result.exit_code == code
    told = " ".join(result.stderr.split())
    assert sentence in told
    assert told[0].isupper()
    assert told[-1] in ".?"
    assert result.stdout == ""


def test_errors_break_at_words(impera):
    lines = impera("play --text --continue --seed 3 --players 2").stderr.splitlines()
    assert len(lines) > 1
    assert max(map(len, lines)) <= 80


def test_hints_name_the_program_as_it_was_started(impera, monkeypatch):
    impera("play --help")  # examples are worded when a command is loaded, for every test after this one too
    monkeypatch.setenv("IMPERA_COMMAND", "tools/uv run impera")
    assert 'See "tools/uv run impera --help".' in impera("fly").stderr
    left = " ".join(impera("play --text --seed 7", "1", "quit").stdout.split())
    assert left.endswith('The game is saved: "tools/uv run impera play --text --continue" continues it.')
    assert impera("play --help").stdout.startswith("Usage: tools/uv run impera play")


def test_a_terminal_that_lacks_a_letter_gets_another(start):
    process = start("play --text --seed 1", PYTHONIOENCODING="iso8859-7")
    shown, errors = process.communicate("quit\n", timeout=PATIENCE)
    assert "The game is by R?mi" in shown
    assert errors == ""


def test_a_reader_who_leaves_early_gets_no_traceback(start):
    process = start("rules --json")
    process.stdout.read(10)
    process.stdout.close()
    process.wait(timeout=PATIENCE)
    assert "Traceback" not in process.stderr.read()


@pytest.mark.parametrize(
    ("message", "said"),
    [
        (MESSAGE, "As regras estão sendo compiladas para esta máquina."),
        (GPU_MESSAGE, "As regras estão sendo compiladas para a placa de vídeo."),
        (CLUSTER_MESSAGE, "As máquinas do cluster que ainda não compilaram as regras fazem isso primeiro."),
    ],
)
def test_what_compiles_in_a_command_says_so_once_in_the_persons_language(impera, monkeypatch, message, said):
    """Also what the command knows nothing of, such as a bot of somebody's own."""
    monkeypatch.delenv("IMPERA_QUIET")

    def find(*_):
        NOTICE.begin(message)
        NOTICE.begin(message)
        return []

    monkeypatch.setattr("impera.bots.manifests.found", find)
    done = impera("bots --language pt-BR")
    assert " ".join(done.stderr.split()).count(said) == 1
    assert "impera compiles" not in done.stderr
