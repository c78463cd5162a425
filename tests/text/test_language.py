import pytest

from impera.errors import BadOptions
from impera.text import Language, UnknownText, language, languages, preferred
from impera.text.files import plain, source


def test_a_message_is_filled_in():
    assert language("en").say("card", domain="Military", age="I") == "Military I"


@pytest.mark.parametrize(("number", "words"), [(0, "0 cards"), (1, "1 card"), (2, "2 cards")])
def test_numbers_choose_the_form(number, words):
    assert language("en").say("cards", number=number) == words


def test_a_part_of_a_message_has_its_own_key():
    assert language("en").say("effect-purge.does") == "Discard 2 cards from your hand."


@pytest.mark.parametrize("key", ["no-such-key", "effect-purge.no-such-part"])
def test_a_missing_message_is_an_error_when_strict(key):
    with pytest.raises(UnknownText, match=key):
        Language("en", strict=True).say(key)


def test_a_missing_value_is_an_error_when_strict():
    with pytest.raises(UnknownText, match="card"):
        Language("en", strict=True).say("card", domain="Military")


def test_a_missing_message_shows_its_key_when_not_strict():
    assert Language("en", strict=False).say("no-such-key") == "no-such-key"


def test_what_is_said_holds_no_invisible_marks():
    assert language("en").say("play-against", names="Bo").isascii()


@pytest.mark.parametrize(
    ("items", "sentence", "row"), [([], "", ""), (["a"], "a", "a"), (["a", "b", "c"], "a, b, and c", "a, b, c")]
)
def test_things_are_listed(items, sentence, row):
    assert (language("en").list(items), language("en").row(items)) == (sentence, row)


@pytest.mark.parametrize("code", languages())
def test_measures_are_parted_by_commas_in_every_language(code):
    assert language(code).row(["a 3", "b 2", "c 1"]) == "a 3, b 2, c 1"


@pytest.mark.parametrize(("code", "words"), [("ru", "a, b и c"), ("pt-BR", "a, b e c")])
def test_a_list_has_the_word_for_and_of_its_language(code, words):
    assert language(code).list(["a", "b", "c"]) == words


def test_an_unknown_language_names_those_there_are():
    with pytest.raises(BadOptions, match=r"languages are .*\ben\b"):
        language("xx")


def test_english_is_there():
    assert "en" in languages()


@pytest.mark.parametrize(
    ("variables", "code"),
    [
        ({}, "en"),
        ({"LANG": "en_US.UTF-8"}, "en"),
        ({"LANG": "uk_UA.UTF-8"}, "uk"),
        ({"LANG": "en_US.UTF-8", "LC_ALL": "ru_RU"}, "ru"),
        ({"LANG": "tlh"}, "en"),
        ({"LANG": "pt_BR.UTF-8"}, "pt-BR"),
        ({"LANG": "pt_PT.UTF-8"}, "pt-BR"),
        ({"LANG": "C", "IMPERA_LANGUAGE": "en"}, "en"),
    ],
)
def test_the_system_says_which_language_is_preferred(monkeypatch, variables, code):
    for name in ("IMPERA_LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    for name, value in variables.items():
        monkeypatch.setenv(name, value)
    assert preferred() == code


@pytest.mark.parametrize("code", languages())
def test_help_texts_read_without_fluent_are_what_fluent_says(monkeypatch, code):
    monkeypatch.setenv("IMPERA_LANGUAGE", code)
    keys = [line.split(" =")[0] for line in source(code).splitlines() if line.startswith("help-") and " =" in line]
    assert len(keys) > 40
    for key in keys:
        assert plain(key) == language(code).say(key)
