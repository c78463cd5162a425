"""The text game as a person sees it, from the first question to the last line."""

import io
import os
import re
import select
import subprocess
import sys

import pytest

from impera import Game, Record
from impera.cli.text_game import saves
from impera.cli.text_game.conversation import TextGame
from impera.cli.text_game.session import Session
from impera.text import language
from tests.patience import PATIENCE

TABLES = {
    "2 players": "--players 2",
    "3 players": "--players 3",
    "4 players": "--players 4",
    "draft": "--players 3 --deal draft",
    "teams": "--teams",
    "team draft, last seat": "--teams --deal draft --seat 3",
    "Portuguese edition": "--players 2 --edition pt",
}
WIN = re.compile(r"^(You|Your team|[A-Z]\w+(?:,? (?:and )?[A-Z]\w+)*) wins? ", re.MULTILINE)


@pytest.mark.parametrize("options", TABLES.values(), ids=TABLES)
def test_a_whole_game_is_played_by_always_giving_the_first_answer(impera, options):
    result = impera(f"play --text --seed 3 {options}", *["1"] * 2000)
    assert result.exit_code == 0
    assert WIN.search(result.stdout)
    assert result.stderr == ""


@pytest.mark.parametrize("options", ["--players 2", "--teams --deal draft --name ABCDEFGHIJKLMNOPQRSTUVWXYZ"])
def test_no_line_is_wider_than_80_columns(impera, options):
    asked = ["table", "effects", "board", "deck", "discard", "hand", "since", "log 500", "help", "rules embargo"]
    played = ["1"] * 60
    result = impera(f"play --text --seed 8 {options}", *played, *asked, *["2", "1"] * 900)
    assert [line for line in result.stdout.splitlines() if len(line) > 80] == []


def test_the_same_seed_and_answers_give_the_same_game(impera):
    first, second = (impera("play --text --seed 5 --players 3", *["1"] * 50).stdout for _ in range(2))
    assert first in second  # which begins by mentioning the unfinished game


def test_without_a_seed_one_is_drawn_and_told(impera, monkeypatch):
    answers = iter((7, 8))
    monkeypatch.setattr("impera.notation.seeds.randbits", lambda _: next(answers))
    first, second = (impera("play --text").stdout for _ in range(2))
    assert re.search(r"The seed is \d+", first)
    assert first != second


def test_the_opening_tells_what_a_turn_is_and_both_ways_to_win(impera):
    shown = " ".join(impera("play --text --seed 7 --players 3").stdout.split())
    for sentence in (
        "You play against Aldo and Bruna. They’re traders: they race for a Domain of their own",
        "On your turn you play a card, apply effects if you like, then draw.",
        "Whoever has 7 of one Domain at the end of their turn wins.",
        "If the deck runs out, there’s a last round; then whoever leads in most Domains wins.",
        "Bruna is the First Player, drawn by chance.",
    ):
        assert sentence in shown


def test_the_answers_of_a_question_are_numbered(impera):
    shown = impera("play --text --seed 7 --players 3").stdout
    assert "Which card do you play?\n  1. Play " in shown


@pytest.mark.parametrize(
    ("typed", "said"),
    [
        ("", 'Type a number from 1 to 3, or "help".'),
        ("99", "The answers are numbered from 1 to 3."),
        ("0", "The answers are numbered from 1 to 3."),
        ("9" * 5000, "The answers are numbered from 1 to 3."),
        ("dance", "That’s no answer to this question."),
        ("play", "That can mean several things: 1, 2, 3."),
        ("use purge", "Purge isn’t available: it needs 5 Military, you have 0."),
        ("copy holy", "Holy Book isn’t available: it needs 3 Religion, you have 0."),
        ("play u3", "That’s no answer to this question."),
        ("\x1b[2J", "That’s no answer to this question."),
    ],
)
def test_a_line_that_is_no_answer_is_explained_and_asked_again(impera, typed, said):
    result = impera("play --text --seed 7 --players 3", typed, "quit")
    assert said in " ".join(result.stdout.split())
    assert "You leave the table." in result.stdout


@pytest.mark.parametrize("typed", ["1", "play e1", "PLAY E1", "play economy", "economy", "pl ec", "  1.  "])
def test_an_answer_may_be_a_number_or_words_or_their_beginnings(impera, typed):
    assert "You play Economy I." in impera("play --text --seed 7 --players 3", typed).stdout


@pytest.mark.parametrize(
    ("command", "said"),
    [
        ("help", "How to play:\n  On your turn you play a card"),
        ("help", "You may also type:"),
        ("?", "You may also type:"),
        ("disc", "Discard pile: empty."),
        ("table", "Discard pile: empty."),
        ("hand", "Your hand: Economy I"),
        ("effects", "Assassination (level 1, needs 3)"),
        ("board", "All cards: 104 (28 of Age I, 32 of Age II, 44 of Age III)."),
        ("since", "You’ve had no turn yet."),
        ("log", "Turn 1, Bruna."),
        ("log 1", "Turn 2, your turn."),
        ("deck", "Certainly still in the deck:"),
        ("hint", "Hint: Play "),
        ("threats", "Nobody else can win by hegemony on their next turn, as far as you can know."),
        ("discard", "Discard pile: empty."),
        ("undo", "There’s nothing to take back yet."),
        ("rules R-MIL-01", "Discard exactly 1 card from your hand."),
        ("rules", "1.8 Military: R-MIL-01 to R-MIL-03"),
        ("rules zzz", "has no clause zzz"),
        ("save", "Type the name of a file too"),
        ("quit", "You leave the table."),
    ],
)
def test_a_command_is_carried_out(impera, command, said):
    assert said in impera("play --text --seed 7 --players 3", command).stdout


def test_discard_with_a_card_is_a_decision_not_the_pile(impera):
    answers = ["science", "use breakthrough", "discard e1"]
    assert "You discard Economy I from your hand." in impera("play --text --seed 7 --players 3", *answers).stdout


def test_a_forced_answer_is_asked(impera):
    shown = impera("play --text --seed 11 --players 3", "1").stdout
    saved = 'The game is saved: "impera play --text --continue" continues it.'
    assert " ".join(shown.split()).endswith(saved)
    assert "  1. End your turn and draw 1 card.\n" in shown


def test_a_forced_answer_is_given_with_auto_and_said(impera):
    shown = impera("play --text --seed 11 --players 3 --auto", "1").stdout
    assert "Only one choice, made for you: End your turn and draw 1 card." in shown


def test_in_a_terminal_there_is_a_prompt_and_ctrl_d_leaves():
    near, far = os.openpty()
    command = [sys.executable, "-m", "impera", "play", "--text", "--seed", "7", "--players", "3"]
    process = subprocess.Popen(command, stdin=far, stdout=far, stderr=far, env={**os.environ, "TERM": "dumb"})
    try:
        for until, typed in (("then 1 of 7.\r\n> ", b"1\n"), ("draw 1 card.\r\n> ", b"\x04"), ("is saved", b"")):
            shown = ""
            while until not in shown:
                assert select.select([near], [], [], PATIENCE)[0], f"{until!r} does not come: {shown!r}"
                shown += os.read(near, 1000).decode()
            os.write(near, typed)
        assert process.wait(timeout=PATIENCE) == 0
    finally:
        process.kill()
        process.wait()
        os.close(far)
        os.close(near)


def test_a_partner_is_introduced(impera):
    assert "Bruna is your partner" in impera("play --text --teams --seed 1").stdout


@pytest.mark.parametrize(
    ("given", "shown"), [("Zoe", "Zoe"), ("A\x1b[31mB", "A[31mB"), ("x" * 99, "x" * 20), (" ", "Player")]
)
def test_a_name_is_one_short_printable_word(folder, given, shown):
    from click.testing import CliRunner  # noqa: PLC0415 - the name may hold spaces

    from impera.cli import main  # noqa: PLC0415

    file = str(folder / "game.jsonl")
    CliRunner().invoke(main, ["play", "--text", "--seed", "1", "--name", given, "--save", file], input="1\n")
    assert Record.load(file).names == (shown, "Aldo", "Bruna")


def test_a_bot_gives_way_when_the_person_has_its_name(impera):
    assert "You play against Bruna and Clio." in impera("play --text --name aldo --seed 1").stdout


def played_at(game, monkeypatch, capsys, *typed):
    """What a person at seat 0 of a game is shown."""
    seating = saves.Seating(0, "uniform")
    names = ("Ada", "Bo", "Cy")[: game.options.players]
    monkeypatch.setattr(sys, "stdin", io.StringIO("".join(f"{line}\n" for line in typed)))
    session = Session(game, seating, names, language("en"))
    text_game = TextGame(session, saves.new(seating), file=None, is_auto=False, has_aids=True)
    text_game.greet()
    text_game.run()
    return capsys.readouterr().out


def test_a_person_who_wins_is_told_so(monkeypatch, capsys):
    seats = [{"hand": ["M1"] * 3, "area": ["M2"] * 6}, {"hand": ["S1"] * 3}, {"hand": ["S2"] * 3}]
    game = Game.from_position({"players": 3, "seat": 0, "deck": ["U3"] * 9, "seats": seats})
    shown = played_at(game, monkeypatch, capsys, "1", "end")
    assert "Military is then 7 of 7: enough to win at the end of your turn." in " ".join(shown.split())
    assert "You win with 7 Military." in shown


def test_a_threat_is_told_at_the_beginning_of_a_turn(monkeypatch, capsys):
    seats = [{"hand": ["R1"] * 3, "area": ["E1"]}, {"hand": ["M1"] * 3, "area": ["M2"] * 6}, {"hand": ["S2"] * 3}]
    position = {"players": 3, "seat": 0, "deck": ["M1", "S1", "C1"], "seats": seats}
    shown = " ".join(played_at(Game.from_position(position), monkeypatch, capsys).split())
    assert "Bo could win with Military on their next turn, needs 1 more and has the cards with a chance of" in shown


def test_no_threat_is_told_without_aids(impera, folder):
    seats = [{"hand": ["R1"] * 3, "area": ["E1"]}, {"hand": ["M1"] * 3, "area": ["M2"] * 6}, {"hand": ["S2"] * 3}]
    game = Game.from_position({"players": 3, "seat": 0, "deck": ["M1", "S1", "C1"], "seats": seats})
    game.record().save(folder / "game.jsonl")
    load = f"play --text --load {folder / 'game.jsonl'}"
    told, untold = (impera(f"{load} {flag}").stdout for flag in ("--aids", "--no-aids"))
    assert "could win with Military" in told
    assert "could win with Military" not in untold


def test_a_person_who_can_win_is_told_with_what(monkeypatch, capsys):
    seats = [{"hand": ["M1", "M1", "R1"], "area": ["M2"] * 5 + ["E1"] * 3}, {"hand": ["S1"] * 3}]
    game = Game.from_position({"players": 3, "seat": 0, "deck": ["U3"] * 9, "seats": [*seats, {"hand": ["S2"] * 3}]})
    assert "You can win with Military in this turn, by Development." in played_at(game, monkeypatch, capsys)


def test_a_hint_tells_the_best_answer_why_and_the_next_two(impera):
    shown = impera("play --text --seed 7 --players 3", "hint").stdout.partition("> hint\n")[2].splitlines()
    assert re.fullmatch(r"Hint: Play .*\. The chance to win is about \d+%\.", shown[0])
    assert shown[1].endswith(".")
    assert [line[:9] for line in shown[2:4]] == ["Or: Play ", "Or: Play "]


@pytest.mark.parametrize(("is_watched", "bots"), [(True, "consul"), (False, "consul"), (True, "trader")])
def test_a_watcher_sees_each_turn_of_slow_bots_as_it_comes(impera, monkeypatch, is_watched, bots):
    """Between two of the person's turns, a table of emperors takes many seconds."""
    monkeypatch.setattr("impera.cli.text_game.conversation.is_watched", lambda: is_watched)
    shown = impera(f"play --text --seed 7 --players 3 --seat 0 --bots {bots}", "1", "end").stdout
    thinks = [line for line in shown.splitlines() if line.endswith(" thinks…")]
    if not is_watched or bots == "trader":
        assert thinks == []
    else:
        assert thinks[:3] == ["Bruna thinks…", "Aldo thinks…", "Bruna thinks…"]
        assert re.search(r"Aldo thinks…\n\n.*Aldo plays .*?\nBruna thinks…", shown, re.DOTALL)


def test_a_search_that_must_be_compiled_is_announced(impera, monkeypatch):
    """The screen never freezes without a word."""
    monkeypatch.setattr("impera.analysis.is_ready", lambda: False)
    said = "The bots are compiled for this machine first."
    assert said in impera("play --text --seed 7 --players 3 --bots consul").stdout
    assert said in impera("play --text --seed 7 --players 3", "hint").stdout
    assert said not in impera("play --text --seed 7 --players 3").stdout


def test_what_others_hold_changes_no_letter_on_the_screen(monkeypatch, capsys):
    """R-INFO-01: two games that differ only in hidden cards of the same Ages."""
    own = ["M1", "R1", "S1"]
    one = [*own, "M1", "M1", "R1", "C1", "C1", "E1", "S1", "S1", "E1", "M2", "S2", "U3", "C3"]
    two = [*own, "S1", "C1", "E1", "M1", "E1", "S1", "R1", "M1", "C1", "S2", "M2", "C3", "U3"]
    asked = ["table", "deck", "effects", "log 99", "hand", "1", "undo", "since", "discard", "table", "1", "deck"]
    shown = [played_at(Game.from_deck(deck, players=3), monkeypatch, capsys, *asked) for deck in (one, two)]
    assert shown[0] == shown[1]


@pytest.mark.parametrize(
    "bot", ["py:tests.bots.own_bots:First", "py:tests.bots.own_bots:READY", "exec:examples/external/builder.py"]
)
def test_own_bots_play_at_the_table(impera, bot):
    """docs/external-bots.md: as they are written for an arena."""
    shown = impera(f"play --text --seed 7 --players 2 --seat 0 --bots {bot} --auto", "1", "end", "quit")
    assert f"is played by {bot}." in " ".join(shown.stdout.split())
    assert "Traceback" not in shown.stderr
    assert shown.exit_code == 0
