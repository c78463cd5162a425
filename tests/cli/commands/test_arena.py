import io
import json
import re
import signal
import sys

import msgspec
import pytest

from impera.cli.output.standing_bar import standing_bar
from impera.text import language
from tests.analysis.arena.made import game, result, settings
from tests.analysis.arena.programs import spec
from tests.patience import PATIENCE, wait_until

TWO = "arena a=uniform b=uniform --seed 4 --workers 1 --max-turns 6"


def journal(folder):
    path = folder / "journal.jsonl"
    return path.read_bytes().splitlines() if path.exists() else []


def wait_for_games(folder, number):
    wait_until(lambda: len(journal(folder)) > number)


def test_a_table_is_printed(impera):
    shown = impera(f"{TWO} --games 4")
    assert shown.exit_code == 0
    lines = shown.stdout.splitlines()
    assert lines[:3] == [
        "Games: 4 of 4, basic deal, 2 players, seed 4.",
        "Counted: 4 games, which are 2 deals played from 2 seatings each.",
        "",
    ]
    assert lines[3].split() == ["Bot", "Wins", "95%", "interval", "Fair", "share", "Rating"]
    assert {line.split()[0] for line in lines[4:6]} == {"a", "b"}
    assert "Ended by the turn limit: 100.0%." in lines
    assert "a decides in " in shown.stdout
    assert max(map(len, lines)) <= 80
    assert shown.stderr == ""


def test_json_holds_the_standings(impera):
    data = json.loads(impera(f"{TWO} --games 2 --teams --json").stdout)
    assert [one["label"] for one in data["standings"]] == ["a", "b"]
    assert (data["settings"]["options"]["players"], data["settings"]["seed"], data["games"]) == (4, 4, 2)


def test_one_against_copies_of_another_is_told_in_the_help(impera):
    told = " ".join(impera("arena --help").stdout.split())
    assert '"arena emperor senator --players 3" is one emperor against two senators' in told


def test_the_help_of_a_number_without_a_greatest_one_says_what_it_begins_with(impera):
    """click shows a range that it cannot describe as `[x<=None]`."""
    told = impera("arena --help").stdout
    assert "None" not in told
    assert "[forfeit|replace|stop]" in told


def test_fewer_games_than_were_played_are_the_first_ones(impera, folder):
    """Nothing is played, and nothing that was played is lost."""
    impera(f"{TWO} --games 6 --out {folder}/here")
    kept = journal(folder / "here")
    assert "Games: 2 of 2, " in impera(f"{TWO} --games 2 --out {folder}/here").stdout
    assert journal(folder / "here") == kept
    assert "Games: 6 of 6, " in impera(f"{TWO} --games 6 --out {folder}/here").stdout


def test_matches_of_a_round_robin_are_listed(impera):
    shown = impera("arena a=uniform b=uniform c=uniform --seed 4 --workers 2 --max-turns 6 --games 2").stdout
    assert [line.partition(",")[0] for line in shown.splitlines() if line.startswith("Match")] == [
        "Match of a and b",
        "Match of a and c",
        "Match of b and c",
    ]


def test_files_are_written_and_named(impera, folder):
    shown = " ".join(impera(f"{TWO} --games 2 --out {folder}/here --records").stdout.split())
    assert shown.endswith("journal.jsonl, results.json, games.csv, ratings.csv, and plot.png.")
    assert len(list((folder / "here" / "records").iterdir())) == 2


def test_a_missing_plot_is_told_in_a_sentence(impera, folder, monkeypatch):
    monkeypatch.setitem(sys.modules, "matplotlib.figure", None)
    shown = impera(f"{TWO} --games 2 --out {folder}/here")
    assert shown.exit_code == 0
    assert "There’s no plot, because matplotlib isn’t installed" in shown.stderr
    assert "plot.png" not in shown.stdout


def test_failures_are_reported(impera, folder):
    shown = impera(f"arena {spec(folder, 'crashing')} uniform --games 2 --seed 1 --workers 1")
    assert shown.exit_code == 0
    assert "Ended because a bot failed: 100.0%." in shown.stdout
    assert "crashing failed 2 times.\n  2 x crashing ended with exit status 3.\n" in shown.stdout


@pytest.mark.parametrize(
    ("arguments", "code", "sentence"),
    [
        ("arena", 2, "Missing argument 'BOT BOT...'"),
        ("arena uniform", 1, "An arena needs two bots or more."),
        ("arena uniform uniform", 1, 'Two bots are called "uniform": tell them apart with a label'),
        ("arena uniform wizard", 1, 'There’s no bot called "wizard". Bots are fisher, shepherd, trader, '),
        ("arena uniform wizard:depth=3", 1, 'The bot "wizard:depth=3" has a setting "depth" that doesn’t exist.'),
        (
            "arena uniform exec:/nowhere/bot",
            1,
            'The bot "exec:/nowhere/bot" can’t be started: there’s no program',
        ),
        ("arena uniform exec:'", 1, 'The command of the bot "exec:\'" can’t be read: No closing quotation.'),
        ("arena uniform exec:", 1, 'The bot "exec:" names no program: write exec:COMMAND.'),
        ("arena uniform :", 1, '":" isn’t a bot: write a name,'),
        ("arena uniform consul:threads=x", 1, 'The bot "consul:threads=x" needs a whole number above 0 for threads'),
        ("arena uniform consul:seconds=x", 1, 'The bot "consul:seconds=x" needs a number above 0 for seconds'),
        ("arena uniform senator:seconds=1", 1, 'The bot "senator" decides at once'),
        ("arena uniform a=uniform --on-failure cry", 2, "'cry' is not one of 'forfeit', 'replace', 'stop'."),
        ("arena uniform a=uniform --games 0", 2, '"0" isn’t a whole number from 1 on.'),
        (
            "arena uniform a=uniform --on-failure replace",
            2,
            "Use --on-failure replace and --replacement together.",
        ),
        (
            "arena uniform a=uniform --replacement uniform",
            2,
            "Use --on-failure replace and --replacement together.",
        ),
        ("arena uniform a=uniform --records", 2, "Records are kept in a folder, so --records needs --out."),
        ("arena uniform a=uniform --decision-limit soon", 2, '"soon" isn’t a number of seconds above 0.'),
        ("arena uniform a=uniform --start-limit 0", 2, '"0" isn’t a number of seconds above 0.'),
        ("arena uniform a=uniform --players 2 --teams", 1, "The team game is for 4 players, not 2."),
    ],
)
def test_an_error_is_one_sentence_on_standard_error(impera, arguments, code, sentence):
    shown = impera(arguments)
    told = " ".join(shown.stderr.split())
    assert (shown.exit_code, shown.stdout) == (code, "")
    assert sentence in told
    assert told[0].isupper() or told[0] == '"'
    assert "Exec:" not in told


def test_a_failing_bot_can_stop_the_arena(impera, folder):
    shown = impera(f"arena {spec(folder, 'crashing')} uniform --on-failure stop --seed 1")
    assert shown.exit_code == 1
    assert "so the arena stopped: crashing ended with exit status 3." in " ".join(shown.stderr.split())


def test_the_standing_is_printed_when_a_process_is_lost(impera, monkeypatch):
    """Reports what was played, then why it stopped."""
    arena = settings("ada", "bo")
    played = (game(arena, 0, 0, (0,)), game(arena, 0, 1, (1,)))
    lost = msgspec.structs.replace(result(arena, *played, stop="lost"), stopped_by="a process ended: no memory")
    monkeypatch.setattr("impera.analysis.arena.run", lambda *_, **__: lost)
    shown = impera("arena ada=uniform bo=uniform")
    assert shown.exit_code == 1
    assert "Counted: 2 games" in shown.stdout
    assert shown.stderr == "The arena ended early, and what was played is kept: a process ended: no memory.\n"


@pytest.mark.parametrize(
    ("bots", "is_said"),
    [("consul senator", True), ("x=uniform:threads=1 uniform", False), ("a=uniform b=uniform", False)],
)
def test_a_search_that_must_be_compiled_is_announced_also_without_a_watcher(impera, monkeypatch, bots, is_said):
    """A log that stands still for a minute says why."""
    arena = settings("ada", "bo")
    monkeypatch.setattr("impera.bots.library.is_ready", lambda: False)
    monkeypatch.setattr("impera.analysis.arena.run", lambda *_, **__: result(arena))
    assert ("The bots are compiled for this machine first." in impera(f"arena {bots}").stderr) == is_said


def test_ctrl_c_keeps_the_games_and_prints_the_standing(start, folder):
    process = start(f"{TWO} --games 100000 --out {folder}/here")
    wait_for_games(folder / "here", 4)
    process.send_signal(signal.SIGINT)
    shown, errors = process.communicate(timeout=PATIENCE)
    assert process.returncode == 130
    assert f"Games: {len(journal(folder / 'here')) - 1} of 100,000, " in shown
    assert "Ended early by Ctrl-C. The same command continues from here." in shown
    assert "Traceback" not in errors


def test_what_was_played_before_a_kill_is_not_played_again(start, impera, folder):
    process = start(f"{TWO} --games 100000 --out {folder}/here")
    wait_for_games(folder / "here", 4)
    process.kill()
    process.wait()
    kept = (folder / "here" / "journal.jsonl").read_bytes().rpartition(b"\n")[0]
    shown = impera(f"{TWO} --games 2 --out {folder}/here")
    assert shown.exit_code == 0
    assert (folder / "here" / "journal.jsonl").read_bytes().startswith(kept)


def test_a_watcher_sees_the_standing(monkeypatch):
    class Screen(io.StringIO):
        def isatty(self):
            return True

    screen = Screen()
    monkeypatch.setenv("TERM", "xterm")
    monkeypatch.setenv("COLUMNS", "120")
    monkeypatch.setattr("sys.stderr", screen)
    arena = settings("ada", "bo")
    with standing_bar(language("en")) as progress:
        progress(result(arena, game(arena, 0, 0, (0,)), game(arena, 0, 1, (1,))))
    shown = re.sub(r"\x1b\[[0-9;?]*[A-Za-z]", "", screen.getvalue())
    assert "ada 100.0% (" in shown
    assert "bo 0.0% (" in shown
    assert "2/2" in shown


def test_a_league_goes_on_as_bots_come_and_go(impera, tmp_path):
    """docs/arena.md: options and seed are given once, and those who are there need not be named again."""
    folder = tmp_path / "league"
    first = impera(f"{TWO} --games 2 --league {folder}")
    assert (first.exit_code, first.stderr) == (0, "")
    assert "index.html, journal.jsonl, results.json" in " ".join(first.stdout.split())
    then = impera(f"arena c=uniform --leave a --league {folder} --games 2 --workers 1")
    assert (then.exit_code, then.stderr) == (0, "")
    assert then.stdout.startswith("Games: 4 of 4, basic deal, 2 players, seed 4.")
    assert "Match of b and c, 1 deal:" in then.stdout
    assert "Match of a and c" not in then.stdout


@pytest.mark.parametrize(
    ("command", "message"),
    [
        ("arena a=uniform b=uniform --leave a", "--leave needs --league."),
        ("arena a=uniform b=uniform --league x --out y", "so --league can’t be combined with --out,"),
        ("arena a=uniform --league x", "An arena needs two bots or more."),
    ],
)
def test_what_is_wrong_with_a_league_is_told(impera, tmp_path, monkeypatch, command, message):
    monkeypatch.chdir(tmp_path)
    told = impera(command)
    assert told.exit_code != 0
    assert message in " ".join(told.stderr.split())
