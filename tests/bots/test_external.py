"""Bots that are programs: docs/external-bots.md says what they are told, what they answer, and when they fail."""

import json
import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

import impera
from impera.bots import external, program
from impera.bots.external import External
from impera.errors import BotFailure
from tests.patience import wait_until

ROOT = Path(__file__).parents[2]
EXAMPLE = ROOT / "examples" / "external" / "builder.py"

FIRST = """
import json, sys
for line in sys.stdin:
    message = json.loads(line)
    if message["type"] == "decide":
        print(json.dumps({"number": message["number"], "decision": message["view"]["legal"][0]}), flush=True)
"""
DEAF = """
import json, time
for number in range(1, 999):
    print(json.dumps({"number": number, "decision": "play M1"}), flush=True)
time.sleep(60)
"""
LOUD = """
import sys
for number in range(30):
    print("line", number, file=sys.stderr)
print("what?", flush=True)
"""


@pytest.fixture
def bot(tmp_path):
    """Makes a bot from a Python program; its process ends with the test."""
    made = []

    def make(source, **settings):
        path = tmp_path / f"bot{len(made)}.py"
        path.write_text(source, encoding="utf-8")
        one = External((sys.executable, str(path)), seed=7, name="ada", **{"seconds": 60.0, **settings})
        made.append(one)
        return one

    yield make
    for one in made:
        one.close()


STAYING = """
import json, os, sys
games = 0
for line in sys.stdin:
    message = json.loads(line)
    games += message["type"] == "hello"
    if message["type"] == "decide":
        said = {"number": message["number"], "decision": message["view"]["legal"][games - 1], "stay": STAYS}
        print(json.dumps(said), flush=True)
"""


@pytest.fixture(autouse=True)
def _nobody_stays():
    yield
    external.end_idle()


@pytest.fixture
def view():
    """The first view of the seat that decides in a game of two."""
    game = impera.Game.new(players=2, seed=7)
    return game.view(game.seat)


def is_alive(pid):
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    return Path(f"/proc/{pid}/stat").read_text(encoding="utf-8").split()[2] != "Z" if sys.platform == "linux" else True


def failure_of(one, view):
    with pytest.raises(BotFailure) as caught:
        one.decide(view)
    return caught.value


def test_a_program_is_greeted_and_asked(bot, view, tmp_path):
    """A hello line with protocol, seat, players, options and seed; then one line for each question."""
    heard = tmp_path / "heard"
    one = bot(
        FIRST.replace(
            "message = json.loads(line)", f"message = json.loads(line); open({str(heard)!r}, 'a').write(line)"
        )
    )
    assert one.decide(view) == view.legal[0]
    hello, question = map(json.loads, heard.read_text(encoding="utf-8").splitlines())
    assert hello == {
        "type": "hello",
        "protocol": 1,
        "seat": view.seat,
        "players": 2,
        "options": {"players": 2, "deal": "basic", "teams": False, "edition": "en"},
        "seed": 7,
    }
    assert question == {"type": "decide", "number": 1, "view": view.to_json()}


@pytest.mark.parametrize("name", ["IMPERA_SERVER_DATABASE", "PGPASSWORD"])
def test_a_program_gets_the_environment_without_what_only_a_server_needs(bot, view, tmp_path, monkeypatch, name):
    monkeypatch.setenv(name, "swordfish")
    monkeypatch.setenv("FAVOURITE", "E2")
    known = tmp_path / "known.json"
    bot(f"import json, os\nopen({str(known)!r}, 'w').write(json.dumps(dict(os.environ)))" + FIRST).decide(view)
    variables = json.loads(known.read_text())
    assert variables["FAVOURITE"] == "E2"
    assert name not in variables


def test_questions_are_numbered(bot, view):
    """The answer repeats the number of the question."""
    one = bot(FIRST)
    assert [one.decide(view) for _ in range(3)] == [view.legal[0]] * 3


def test_a_program_is_told_the_outcome(bot, view, tmp_path):
    """A final line says how the game ended."""
    told = tmp_path / "told"
    one = bot(FIRST + f"    elif message['type'] == 'over': open({str(told)!r}, 'w').write(line)\n")
    one.decide(view)
    one.over(impera.Outcome("hegemony", (0,), domain="science"))
    assert json.loads(told.read_text(encoding="utf-8")) == {
        "type": "over",
        "outcome": {"reason": "hegemony", "winners": [0], "points": [], "domain": "science"},
    }


@pytest.mark.parametrize(
    ("source", "says"),
    [
        ("raise ValueError('no cards')", "ada ended with exit status 1"),
        ("import os, signal; os.kill(os.getpid(), signal.SIGTERM)", "ada was ended by signal 15"),
        ("import os, time; os.close(1); time.sleep(60)", "ada closed its standard output"),
        ("print('hello', flush=True); input()", "ada did not answer with a decision"),
        ("print(b'\\xff'.decode('latin-1') + '{', flush=True)", "ada did not answer with a decision"),
        ("print('{\"number\": 1}', flush=True)", "missing required field `decision`"),
        ('print(\'{"number": 9, "decision": "end"}\', flush=True)', "answered question 9 when question 1 was asked"),
        (
            'print(\'{"number": 1, "decision": "fly"}\', flush=True)',
            "decided 'fly', which is not legal; legal: play M1",
        ),
        ("while True: print(end='x' * 999)", "answered with a line of more than 65536 bytes; it said 'xxx"),
    ],
)
def test_nonsense_is_a_failure_that_names_the_bot(bot, view, source, says):
    """Crashing, closing, no JSON, no decision, a wrong number, an illegal decision, an endless line."""
    assert says in str(failure_of(bot(source), view))


LONG = "print(end='{\"number\": 1, \"decision\": \"play M1\"' + ' ' * %d + '}\\n', flush=True); input()"
SHORTEST = len('{"number": 1, "decision": "play M1"}')


def test_an_answer_may_have_65536_bytes_and_no_more(bot, view):
    """docs/external-bots.md: the limit is exact, wherever the pipe cuts the line into pieces."""
    assert bot(LONG % (65_536 - SHORTEST)).decide(view) == "play M1"
    assert "a line of more than 65536 bytes" in str(failure_of(bot(LONG % (65_537 - SHORTEST)), view))


@pytest.mark.parametrize("end", ["", "\\n"], ids=["one line", "many lines"])
def test_no_more_than_one_answer_is_held_in_memory(bot, view, end):
    """A program that writes endlessly fills its own pipe, not our memory."""
    one = bot(f"while True: print(end='x' * 9999 + '{end}')")
    held = []
    hear = program.Program._hear

    def watched(self):
        hear(self)
        held.append(len(self._heard))

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(program.Program, "_hear", watched)
        failure_of(one, view)
    assert 9999 < max(held) <= 65_537


@pytest.mark.parametrize(
    "source",
    [
        "import time; time.sleep(60)",
        "while True: pass",
        "import signal, time; signal.signal(signal.SIGTERM, signal.SIG_IGN); time.sleep(60)",
        "import sys\nwhile True: print('still thinking', file=sys.stderr)",
    ],
    ids=["sleeps", "spins", "ignores signals", "complains without end"],
)
def test_a_program_that_hangs_fails_in_time(bot, view, source):
    """A time limit for each decision, and a further one for the start."""
    failure = failure_of(bot(source, seconds=0.2, start_seconds=0.3), view)
    assert failure.problem == "did not answer within 0.5 seconds"


def test_only_the_first_decision_has_time_to_start(bot, view):
    """A program that answered once has the time of a decision."""
    one = bot(FIRST + "        import time; time.sleep(60)", seconds=0.2, start_seconds=60.0)
    one.decide(view)
    assert failure_of(one, view).problem == "did not answer within 0.2 seconds"


def test_a_program_that_does_not_listen_cannot_block(bot, view):
    """Questions that nobody reads fill the pipe; the wait for that is limited."""
    one = bot(DEAF, seconds=20)
    assert {one.decide(view) for _ in range(100)} == {"play M1"}


def test_a_failure_carries_the_end_of_standard_error(bot, view):
    """What it said, and its last lines on standard error."""
    failure = failure_of(bot(LOUD), view)
    assert (failure.bot, failure.said) == ("ada", "what?")
    assert failure.complaints == tuple(f"line {n}" for n in range(22, 30))


def test_a_program_that_does_not_exist_fails(view):
    """It cannot be started, and says so."""
    one = External(("/nowhere/bot",), seed=1)
    with pytest.raises(BotFailure, match="/nowhere/bot cannot be started: No such file or directory"):
        one.decide(view)


@pytest.mark.parametrize("leave", ["close", "over"])
def test_a_program_is_ended_with_all_it_started(bot, view, tmp_path, leave):
    """The whole process group is ended."""
    pids = tmp_path / "pids"
    source = f"import os, subprocess\nchild = subprocess.Popen(['sleep', '60'])\npids = open({str(pids)!r}, 'w')\n"
    source += "print(os.getpid(), child.pid, file=pids, flush=True)"
    one = bot(source + FIRST)
    one.decide(view)
    started = [int(pid) for pid in pids.read_text(encoding="utf-8").split()]
    assert all(map(is_alive, started))
    one.close() if leave == "close" else one.over(None)
    wait_until(lambda: not any(map(is_alive, started)))


@pytest.mark.parametrize("how", ["exit", "ctrl-c"])
def test_a_program_ends_with_the_process_that_asked_it(tmp_path, how):
    """Even on Ctrl-C and at exit, when nobody closed the bot."""
    bot = tmp_path / "bot.py"
    bot.write_text(FIRST + "        import time; time.sleep(60)", encoding="utf-8")
    user = f"""
import sys, time, impera
from impera.bots.external import External
game = impera.Game.new(players=2, seed=7)
one = External((sys.executable, {str(bot)!r}), seed=1)
one.decide(game.view(game.seat))
print(one._program._process.pid, flush=True)
{"time.sleep(60)" if how == "ctrl-c" else ""}
"""
    process = subprocess.Popen(
        [sys.executable, "-c", user],
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        preexec_fn=lambda: signal.signal(signal.SIGINT, signal.SIG_DFL) and None,  # noqa: PLW1509 - no threads here
    )
    with process:
        pid = int(process.stdout.readline())
        if how == "ctrl-c":
            process.send_signal(signal.SIGINT)
    wait_until(lambda: not is_alive(pid))


def test_seeds_are_cut_to_what_every_language_reads_exactly():
    """Seeds are below 2**53."""
    assert External(("x",), seed=2**64 - 1)._seed == 2**53 - 1 == external.MOST_SEED


def test_the_example_plays_a_whole_game():
    """examples/external: a complete bot that does not import impera."""
    assert "\nimport impera" not in EXAMPLE.read_text(encoding="utf-8")
    game = impera.Game.new(players=2, seed=7)
    with (
        External((sys.executable, str(EXAMPLE)), seed=1) as one,
        External((sys.executable, str(EXAMPLE)), seed=2) as two,
    ):
        while game.seat is not None:
            game.play((one, two)[game.seat].decide(game.view(game.seat)))
        one.over(game.outcome)
    assert game.outcome is not None
    assert not program._running


def test_the_documentation_shows_the_example():
    """The page about the protocol shows the file as it is."""
    page = (ROOT / "docs" / "external-bots.md").read_text(encoding="utf-8")
    assert EXAMPLE.read_text(encoding="utf-8") in page


@pytest.mark.parametrize(("stays", "second"), [("True", 1), ("False", 0)])
def test_a_program_that_stays_is_asked_again_in_the_next_game(tmp_path, view, stays, second):
    """It counts its games; one that does not stay is started afresh and begins to count again."""
    path = tmp_path / "bot.py"
    path.write_text(STAYING.replace("STAYS", stays), encoding="utf-8")
    decided = []
    for _ in range(2):
        one = External((sys.executable, str(path)), seed=7, seconds=60.0)
        decided.append(one.decide(view))
        one.over(None)
    assert decided == [view.legal[0], view.legal[second]]


def test_a_program_that_stays_and_has_ended_meanwhile_is_not_asked_again(tmp_path, view):
    path = tmp_path / "bot.py"
    path.write_text(STAYING.replace("STAYS", "True") + "    if message['type'] == 'over': break\n", encoding="utf-8")
    command = (sys.executable, str(path))
    for _ in range(2):
        one = External(command, seed=7, name="brief", seconds=60.0)
        assert one.decide(view) == view.legal[0]
        one.over(None)
        wait_until(lambda: all(each.has_ended for each in external._idle.get(("brief", *command), ())))


HUNGRY = """
import json, sys
for line in sys.stdin:
    if json.loads(line)["type"] == "decide":
        hoard = [bytearray(2**24) for _ in range(1024)]
"""


@pytest.mark.skipif(sys.platform != "linux", reason="other systems do not limit the memory of a program")
def test_a_program_gets_no_more_memory_than_its_limit(bot):
    """16 GB are not there: the program fails, and nothing else on the machine."""
    game = impera.Game.new(players=2, seed=7)
    with pytest.raises(BotFailure, match="MemoryError"):
        bot(HUNGRY, memory=2**29).decide(game.view(game.seat))
