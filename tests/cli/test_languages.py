"""The text game in every language: it can be played to the end, and understands what is typed in that language."""

import pytest

from impera.text import language, languages
from impera.text.commands import COMMANDS

every_language = pytest.mark.parametrize("code", languages())


def lines_of(text):
    return " ".join(text.split())


@every_language
def test_a_whole_game_is_played_in_80_columns(impera, code):
    asked = ["table", "effects", "deck", "discard", "hand", "since", "log 500", "help"]
    result = impera(
        f"play --text --seed 3 --players 3 --deal draft --language {code}", *["1"] * 60, *asked, *["1"] * 900
    )
    assert (result.exit_code, result.stderr) == (0, "")
    assert language(code).say("outcome-hegemony") in lines_of(result.stdout)
    assert [line for line in result.stdout.splitlines() if len(line) > 80] == []


@every_language
def test_every_command_is_understood_by_its_own_word_and_in_english(impera, code):
    """The hint is left out: finding it takes seconds."""
    english = [command for command in COMMANDS if command != "hint"]
    own = [language(code).say(f"command-{command}") for command in english]
    answered = []
    for typed in (own, english):
        said = impera(f"play --text --seed 7 --language {code}", *typed).stdout
        answered.append([text.partition("\n")[2] for text in said.split("> ")[1:]])
    assert answered[0] == answered[1]
    assert len(answered[0]) == len(english)


@pytest.mark.parametrize(
    ("code", "typed"),
    [
        ("el", "βοηθεια"),
        ("el", "ΒΟΉΘΕΙΑ"),
        ("el", "ΒΟΗΘΕΙΑ"),
        ("el", "βοηθ"),
        ("pt-BR", "AJUDA"),
        ("ru", "ПОМОЩЬ"),
    ],
)
def test_capitals_and_accents_do_not_matter(impera, code, typed):
    shown = impera(f"play --text --seed 7 --language {code}", typed).stdout
    assert language(code).say("help-commands") in shown


@pytest.mark.parametrize(
    ("code", "typed", "said"),
    [
        ("el", "κανόνες 1.8", "R-MIL-03"),
        ("el", "ΚΑΝΟΝΕΣ 1.8", "R-MIL-03"),
        ("el", "εξοδος", "Φεύγεις από το τραπέζι."),
        ("el", "απειλεσ", "ηγεμονία"),
        ("pt-BR", "mao", "Sua mão:"),
        ("pt-BR", "historico", "Turno 1"),
        ("pt-BR", "ameacas", "hegemonia"),
    ],
)
def test_a_command_is_understood_as_people_type_it(impera, code, typed, said):
    shown = impera(f"play --text --seed 7 --language {code}", typed).stdout
    assert said in lines_of(shown.partition(f"> {typed}\n")[2])


@pytest.mark.parametrize(("code", "typed"), [("el", "παιξε τεχνη"), ("el", "Παίξε Τέχνη"), ("pt-BR", "baixar art")])
def test_an_answer_is_understood_in_the_words_of_the_language(impera, code, typed):
    shown = impera(f"play --text --seed 5 --players 3 --language {code}", typed).stdout
    assert language(code).say("event-played", who="you", card=f"{language(code).say('domain-culture')} I") in shown
