"""Programs in Python, C and JavaScript (docs/external-bots.md): the examples, and what they really say."""

import json
import shlex
import sys

import pytest

from impera import Game
from impera.analysis import arena
from impera.bots.external import External
from tests.bots import programs
from tests.patience import PATIENCE, wait_until
from tests.valid import check


@pytest.fixture(scope="module")
def in_c(tmp_path_factory):
    return programs.in_c(tmp_path_factory.mktemp("c"))


def test_programs_in_c_and_javascript_play_each_other_without_a_failure(in_c):
    bots = [programs.bot("c", in_c), programs.bot("javascript", programs.in_javascript())]
    result = arena.run(bots, games=6, seed=1, workers=1)
    assert [game.failures for game in result.games] == [()] * 6
    assert {game.reason for game in result.games} <= {"hegemony", "majority"}


def lines(file):
    return file.read_text(encoding="utf-8").splitlines()


@pytest.mark.parametrize("language", ["python", "c", "javascript"])
def test_what_is_really_said_is_as_the_schemas_say(language, in_c, tmp_path):
    """`impera schema bot-told` and `bot-reply`: every line of a game, written down between impera and the program."""
    commands = {
        "python": [sys.executable, str(programs.EXAMPLES / "builder.py")],
        "c": in_c,
        "javascript": programs.in_javascript(),
    }
    told, replied = tmp_path / "told", tmp_path / "replied"
    command = shlex.join(commands[language])
    overheard = f"tee {shlex.quote(str(told))} | {command} | tee {shlex.quote(str(replied))}"
    game, decisions = Game.new(players=2, seed=7, max_turns=8), 0
    with External(["sh", "-c", overheard], seed=1, seconds=PATIENCE) as bot:
        while game.seat is not None:
            decision = bot.decide(game.view(0)) if game.seat == 0 else game.legal()[0]
            decisions += game.seat == 0
            game.play(decision)
        wait_until(lambda: (len(lines(told)), len(lines(replied))) == (decisions + 1, decisions))
        bot.over(game.outcome)
    for name, file in (("bot-told", told), ("bot-reply", replied)):
        check(name, map(json.loads, lines(file)))
    assert [json.loads(line)["type"] for line in lines(told)][: decisions + 1] == ["hello", *["decide"] * decisions]
