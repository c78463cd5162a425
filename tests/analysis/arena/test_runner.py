"""Whole arenas: the same games however they are played, kept, interrupted and resumed."""

import json
import os
import shutil
import signal
import threading

import msgspec
import pytest

import impera
from impera.analysis import arena
from impera.analysis.arena import deciding, pieces, schedule
from impera.analysis.arena.journal import Head
from impera.analysis.arena.playing import ArenaGame
from impera.analysis.arena.schedule import Key
from impera.analysis.arena.settings import Limits
from impera.analysis.journal import Journal
from impera.game import Record
from tests.analysis.arena.programs import spec
from tests.bots.own_bots import First, Raising

SHORT = {"max_turns": 6, "seed": 4, "workers": 1}


def games(result):
    """The games without the times they took."""
    return [msgspec.structs.replace(game, times=()) for game in result.games]


def test_results_do_not_depend_on_the_number_of_workers(tmp_path):
    """The same seed gives the same results whatever the number of workers, external bots included."""
    bots = ["uniform", spec(tmp_path, "first"), "other=uniform"]
    one, three = (arena.run(bots, games=4, **{**SHORT, "workers": workers}) for workers in (1, 3))
    assert games(one) == games(three)
    assert len(one.games) == 12
    assert [each.rating for each in one.standings] == [each.rating for each in three.standings]


def test_a_deal_is_the_same_cards_with_seats_exchanged(tmp_path):
    """The records show that duplicates really use the same deals."""
    arena.run(["a=uniform", "b=uniform"], games=6, players=3, folder=tmp_path, keep_records=True, **SHORT)
    found = sorted((tmp_path / "records").iterdir())
    assert len(found) == 6
    for deal in (found[:3], found[3:]):
        records = [Record.load(path) for path in deal]
        assert [record.names for record in records] == [("a", "b", "b"), ("b", "a", "b"), ("b", "b", "a")]
        starts = [record.replay(0).position() for record in records]
        assert starts[0] == starts[1] == starts[2]
    assert Record.load(found[0]).replay(0).position() != Record.load(found[3]).replay(0).position()


def test_an_arena_goes_on_where_it_stopped(tmp_path):
    """Resuming equals an uninterrupted run."""
    bots = ["a=uniform", "b=uniform"]
    arena.run(bots, games=4, folder=tmp_path / "cut", **SHORT)
    kept = (tmp_path / "cut" / "journal.jsonl").read_bytes()
    resumed = arena.run(bots, games=10, folder=tmp_path / "cut", **SHORT)
    whole = arena.run(bots, games=10, **SHORT)
    assert games(resumed) == games(whole)
    assert (tmp_path / "cut" / "journal.jsonl").read_bytes().startswith(kept)


def test_a_journal_that_was_cut_off_goes_on(tmp_path):
    """A program that is killed loses at most the games in progress."""
    bots = ["a=uniform", "b=uniform"]
    whole = arena.run(bots, games=4, folder=tmp_path, **SHORT)
    journal = tmp_path / "journal.jsonl"
    journal.write_bytes(journal.read_bytes()[:-30])
    again = arena.run(bots, games=4, folder=tmp_path, **SHORT)
    assert games(again) == games(whole)
    assert len(journal.read_bytes().splitlines()) == 5


def test_a_finished_arena_plays_nothing_again(tmp_path, monkeypatch):
    """What was played is never played again."""
    bots = ["a=uniform", "b=uniform"]
    whole = arena.run(bots, games=2, folder=tmp_path, **SHORT)
    monkeypatch.setattr("impera.analysis.arena.runner.open_pool", None)
    assert arena.run(bots, games=2, folder=tmp_path, **SHORT).games == whole.games


def test_a_seed_need_not_be_told_again(tmp_path, monkeypatch):
    """The seed comes from the journal."""
    drawn = iter((7, 8))
    monkeypatch.setattr("impera.notation.seeds.randbits", lambda _: next(drawn))
    bots = ["a=uniform", "b=uniform"]
    for _ in range(2):
        result = arena.run(bots, games=2, folder=tmp_path, max_turns=6, workers=1)  # unseeded: its seed is asked for
        assert result.settings.seed == 7
    assert next(drawn) == 8


@pytest.mark.parametrize(
    ("other", "says"),
    [
        ({"seed": 5}, "seed 4 instead of 5"),
        ({"players": 3}, "players 2 instead of 3"),
        ({"bots": ["a=uniform", "c=uniform"]}, "bots a=uniform b=uniform instead of a=uniform c=uniform"),
        ({"on_failure": "stop"}, "on_failure forfeit instead of stop"),
        ({"limits": Limits(1, 2)}, "time limits 10 and 10 seconds instead of 1 and 2 seconds"),
    ],
)
def test_a_folder_with_other_settings_is_refused(tmp_path, other, says):
    """Games with different settings are not mixed."""
    asked = {"bots": ["a=uniform", "b=uniform"], "games": 1, "folder": tmp_path}
    (tmp_path / "journal.jsonl").write_bytes(_head(tmp_path / "elsewhere"))
    with pytest.raises(impera.BadOptions, match=f"holds an arena with other settings \\({says}\\): use the same"):
        arena.run(**{**SHORT, **asked, **other})


def _settings():
    return arena.Settings(
        entrants=arena.entrants.entrants(("a=uniform", "b=uniform")),
        options=impera.Options.make(players=2, max_turns=6),
        seed=4,
    )


def _head(folder):
    """The first line of the journal of the arena that others are compared with."""
    with Journal(folder, Head(settings=_settings())):
        return (folder / "journal.jsonl").read_bytes()


@pytest.mark.parametrize(
    ("text", "says"),
    [
        (b"hello\n", "is not the journal of an arena"),
        (b'{"impera": "record", "version": 1}\n', "is not the journal of an arena"),
    ],
)
def test_a_file_that_is_no_journal_is_refused(tmp_path, text, says):
    """And left as it is."""
    (tmp_path / "journal.jsonl").write_bytes(text)
    with pytest.raises(impera.BadOptions, match=says):
        arena.run(["a=uniform", "b=uniform"], games=1, folder=tmp_path, **SHORT)
    assert (tmp_path / "journal.jsonl").read_bytes() == text


def test_ctrl_c_keeps_what_was_played(tmp_path):
    """The games so far are returned and kept."""
    signal.signal(signal.SIGINT, signal.default_int_handler)
    threads = threading.active_count()

    def interrupt(result):
        if len(result.games) >= 3:
            os.kill(os.getpid(), signal.SIGINT)

    bots = ["a=uniform", "b=uniform"]
    result = arena.run(bots, games=10_000, folder=tmp_path, progress=interrupt, **SHORT)
    assert result.stop == "interrupted"
    assert 3 <= len(result.games) < 10_000
    assert len((tmp_path / "journal.jsonl").read_bytes().splitlines()) == 1 + len(result.games)
    assert threading.active_count() == threads


@pytest.mark.parametrize("bad", ["hanging", "crashing", "nonsense", "illegal"])
def test_a_bad_bot_cannot_hang_the_arena(tmp_path, bad):
    """It forfeits each game, and every failure is counted."""
    result = arena.run([spec(tmp_path, bad), "uniform"], games=2, limits=Limits(0.2, 0.5), **SHORT)
    assert (result.stop, result.reasons) == ("played", {"forfeit": 2})
    assert [one.wins.rate for one in result.standings] == [0.0, 1.0]
    assert sum(result.failures[bad].values()) == 2


def test_a_failure_can_stop_the_arena(tmp_path):
    """Stop: the arena ends with the report, and the game is not counted."""
    result = arena.run([spec(tmp_path, "crashing"), "uniform"], games=100, on_failure="stop", folder=tmp_path, **SHORT)
    assert (result.stop, len(result.games)) == ("failed", 0)
    assert result.stopped_by == "crashing ended with exit status 3"
    assert json.loads((tmp_path / "results.json").read_text(encoding="utf-8"))["stopped_by"] == result.stopped_by


def test_a_decided_match_ends(tmp_path, monkeypatch):
    """Until decided: after the first check at which the interval excludes equality, on the games up to there."""
    monkeypatch.setattr(deciding, "FIRST_CHECK", 12)
    bots = [spec(tmp_path, "crashing"), "uniform"]
    one, two = (arena.run(bots, games=400, until_decided=True, **{**SHORT, "workers": workers}) for workers in (1, 2))
    assert (one.stop, len(one.games)) == ("decided", 24)
    assert games(one) == games(two)


def test_an_even_match_is_played_to_the_end():
    """It is not decided between equals."""
    result = arena.run(["a=uniform", "b=uniform"], games=4, until_decided=True, **SHORT)
    assert (result.stop, len(result.games)) == ("played", 4)


def test_a_lost_worker_is_told(monkeypatch):
    """A process that ends on its own is an error, and nobody waits for it."""
    monkeypatch.setattr("sys.executable", "/bin/false")
    with pytest.raises(
        impera.errors.WorkerLost, match="lost before its first piece: its process ended with status 1: it said nothing"
    ):
        arena.run(["a=uniform", "b=uniform"], games=2, **SHORT)


def die(settings, fixture, present):
    """Stands in for playing: the first game is played, during the second the process ends."""
    if fixture.seating == 1:
        os._exit(3)
    return pieces.play(settings, fixture, present)


def test_what_was_played_before_a_worker_was_lost_is_kept(tmp_path, monkeypatch):
    """The standings are not lost with it, and the error names the game it was playing."""
    monkeypatch.setattr("impera.analysis.arena.runner.play", die)
    result = arena.run(["a=uniform", "b=uniform"], games=10_000, folder=tmp_path, **SHORT)
    assert (result.stop, [game.key for game in result.games]) == ("lost", [(0, 0, 0)])
    assert result.stopped_by.startswith(
        "a worker was lost in deal 0, match 0, seating 1: its process ended with status 3"
    )
    assert len((tmp_path / "journal.jsonl").read_bytes().splitlines()) == 2


def test_an_error_that_nobody_expected_is_told_with_its_game():
    """No bot of the roster raises one; if one did, the games before it would be kept."""
    fixture = schedule.fixture(_settings(), Key(0, 0, 0))
    broken = msgspec.structs.replace(fixture, deal_seed=0, bot_seeds=())
    with pytest.raises(impera.errors.WorkerLost, match="IndexError"):
        pieces.play(_settings(), broken)


def test_games_are_kept_when_records_cannot_be(tmp_path):
    """The standings are not lost, and the cause is reported: here the folder of the records disappears."""

    def remove(result):
        if result.games:
            shutil.rmtree(tmp_path / "records", ignore_errors=True)

    bots = ["a=uniform", "b=uniform"]
    result = arena.run(bots, games=10_000, folder=tmp_path, keep_records=True, progress=remove, **SHORT)
    assert result.stop == "lost"
    assert 1 <= len(result.games) < 10_000
    assert "[Errno 2] No such file or directory" in result.stopped_by
    assert json.loads((tmp_path / "results.json").read_text(encoding="utf-8"))["games"] == len(result.games)


@pytest.mark.parametrize(
    ("wrong", "says"),
    [
        ({"games": 0}, "games must be a whole number of 1 or more"),
        ({"workers": 0}, "workers must be a whole number of 1 or more"),
        ({"on_failure": "cry"}, "on_failure must be one of forfeit, replace, stop"),
        ({"on_failure": "replace"}, "a replacement is named if, and only if"),
        ({"replacement": "uniform"}, "a replacement is named if, and only if"),
        ({"on_failure": "replace", "replacement": "wizard"}, "no such bot: 'wizard'"),
        ({"keep_records": True}, "records are kept in a folder"),
        ({"limits": Limits(0, 1)}, "time limits must be more than 0 seconds"),
        ({"players": 5}, "players must be one of 2, 3, 4"),
        ({"bots": [1, 2]}, "a bot is a text such as 'emperor:seconds=0.5', an object with decide"),
        ({"bots": [First(1), "uniform"], "workers": 2}, "bots that are objects play in this process"),
        ({"bots": [First(1), "uniform"], "workers": None, "on": "ray"}, "bots that are objects play in this process"),
        ({"bots": "emperor"}, "the bots of an arena are a list, not 'emperor'"),
        ({"bots": None}, "the bots of an arena are a list, not None"),
        ({"seed": -1}, "seed must be a whole number from 0"),
    ],
)
def test_wrong_arguments_are_named(wrong, says):
    """Errors say what to do."""
    with pytest.raises(impera.BadOptions, match=says):
        arena.run(**{"bots": ["a=uniform", "b=uniform"], "seed": 4, **wrong})


def test_teams_are_four_players():
    """It need not be given."""
    result = arena.run(["a=uniform", "b=uniform"], games=2, teams=True, **SHORT)
    assert [game.seats for game in result.games] == [(0, 1, 0, 1), (1, 0, 1, 0)]


def test_a_game_is_kept_as_it_was_played(tmp_path):
    """The journal holds every game whole."""
    result = arena.run(["a=uniform", "b=uniform"], games=2, folder=tmp_path, **SHORT)
    lines = (tmp_path / "journal.jsonl").read_bytes().splitlines()[1:]
    assert (
        tuple(sorted((msgspec.json.decode(line, type=ArenaGame) for line in lines), key=lambda game: game.key))
        == result.games
    )


def test_a_class_of_ones_own_plays_and_its_faults_are_failures():
    """docs/external-bots.md: the class itself, or `py:module:Class`."""
    result = arena.run([First, "py:tests.bots.own_bots:Raising"], games=2, **SHORT)
    assert [each.label for each in result.settings.entrants] == ["First", "Raising"]
    assert list(result.failures) == ["Raising"]
    assert result.standings[0].label == "First"


class Counting(First):
    """Remembers whom it was asked for, and in which process."""

    def __init__(self, seed=0):
        super().__init__(seed)
        self.asked = []

    def decide(self, view):
        self.asked.append((os.getpid(), view.seat))
        return super().decide(view)


def test_an_object_plays_all_its_seats_as_it_is_in_this_process():
    bot = Counting()
    result = arena.run([bot, "uniform"], games=4, **SHORT)
    assert [each.label for each in result.settings.entrants] == ["Counting", "uniform"]
    assert set(bot.asked) == {(os.getpid(), 0), (os.getpid(), 1)}


def test_an_object_plays_the_games_that_its_class_plays_elsewhere():
    played = [arena.run([bot, "uniform"], games=4, **SHORT) for bot in (First, First(1))]
    assert games(played[0]) == games(played[1])


def test_a_bot_of_a_notebook_is_made_anew_for_every_seat():
    made = []

    class Inner(Counting):
        def __init__(self, seed):
            super().__init__(seed)
            made.append(self)

    arena.run([("mine", Inner), "uniform"], games=4, **SHORT)
    assert len(made) == len({bot.seed for bot in made}) == 4
    assert all(len(set(bot.asked)) == 1 for bot in made)


def test_an_object_whose_fault_it_is_fails_and_the_arena_goes_on():
    result = arena.run([("bad", Raising(1)), "uniform"], games=2, **SHORT)
    assert list(result.failures) == ["bad"]
    assert len(result.games) == 2


def test_an_arena_with_an_object_goes_on_where_it_stopped(tmp_path):
    arena.run([First(1), "uniform"], games=2, folder=tmp_path, **SHORT)
    more = arena.run([First(1), "uniform"], games=4, folder=tmp_path, **SHORT)
    assert games(more) == games(arena.run([First(1), "uniform"], games=4, **SHORT))


class Stopping(First):
    """Like a person who presses Ctrl-C at the twentieth question."""

    def decide(self, view):
        self.seed += 1
        if self.seed == 20:
            raise KeyboardInterrupt
        return super().decide(view)


def test_ctrl_c_while_an_object_decides_keeps_what_was_played():
    result = arena.run([Stopping(0), "uniform"], games=10, **SHORT)
    assert result.stop == "interrupted"
    assert 0 < len(result.games) < 10
