"""Every language says what English says: the same files, messages, parts, values and choices, and all its plurals."""

from functools import cache
from importlib.resources import files

import pytest
from babel import Locale
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from impera import rulebook
from impera.notation.cards import DOMAIN_NAMES, EFFECT_NAMES
from impera.text import language, languages
from impera.text.commands import COMMANDS

LOCALE = files("impera").joinpath("locale")
FILES = sorted(entry.name for entry in LOCALE.joinpath("en").iterdir())
PLURALS = frozenset(["zero", "one", "two", "few", "many", "other"])

every_language = pytest.mark.parametrize("code", languages())
every_file = pytest.mark.parametrize("name", FILES)


class Anatomy(Visitor):
    """What a message is made of: its values, the messages it refers to, and its choices as a value and its keys."""

    def __init__(self, pattern):
        super().__init__()
        self.values, self.references, self.choices = set(), set(), []
        self.visit(pattern)

    def visit_VariableReference(self, node):  # noqa: N802 - the parser's name for it
        self.values.add(node.id.name)

    def visit_MessageReference(self, node):  # noqa: N802 - the parser's name for it
        self.references.add(node.id.name)

    def visit_SelectExpression(self, node):  # noqa: N802 - the parser's name for it
        keys = [variant.key.name if isinstance(variant.key, ftl.Identifier) else None for variant in node.variants]
        self.choices.append((node.selector.id.name, {key for key in keys if key is not None}))
        self.generic_visit(node)

    def words(self):
        """The words a message selects by, for each value; numbers and plurals differ between languages."""
        chosen = {}
        for value, keys in self.choices:
            chosen[value] = chosen.get(value, set()) | keys - PLURALS
        return {value: keys for value, keys in chosen.items() if keys}


@cache
def anatomies(code, name):
    """The messages of a file and their parts, as `key` and `key.part`, in order."""
    found = {}
    for entry in FluentParser().parse(LOCALE.joinpath(code, name).read_text(encoding="utf-8")).body:
        if isinstance(entry, ftl.Message):
            found[entry.id.name] = Anatomy(entry.value)
            found |= {f"{entry.id.name}.{part.id.name}": Anatomy(part.value) for part in entry.attributes}
    return found


def differing(code, name, what):
    """The messages of a file in which a language differs from English."""
    english, other = anatomies("en", name), anatomies(code, name)
    return {key for key in english.keys() & other.keys() if what(english[key]) != what(other[key])}


@every_language
def test_the_letter_of_a_domain_is_in_its_name_and_is_no_other_domains(code):
    words = language(code)
    letters = [words.say(f"domain-{name}.letter") for name in DOMAIN_NAMES]
    names = [words.say(f"domain-{name}").upper() for name in DOMAIN_NAMES]
    assert [len(letter) for letter in letters] == [1] * len(DOMAIN_NAMES)
    assert all(letter in name for name, letter in zip(names, letters, strict=True))
    assert len(set(letters)) == len(DOMAIN_NAMES)


@every_language
def test_a_language_has_the_files_of_english_and_no_others(code):
    assert sorted(entry.name for entry in LOCALE.joinpath(code).iterdir()) == FILES


def test_no_message_is_in_two_files():
    keys = [key for name in FILES for key in anatomies("en", name)]
    assert sorted(keys) == sorted(set(keys))


@every_language
@every_file
def test_a_file_has_the_messages_of_english_in_the_same_order(code, name):
    assert list(anatomies(code, name)) == list(anatomies("en", name))


@every_language
@every_file
def test_a_message_is_filled_in_with_the_same_values(code, name):
    assert differing(code, name, lambda anatomy: anatomy.values) == set()


@every_language
@every_file
def test_a_message_refers_to_the_same_messages(code, name):
    assert differing(code, name, lambda anatomy: anatomy.references) == set()


@every_language
@every_file
def test_a_message_chooses_by_the_same_words(code, name):
    assert differing(code, name, Anatomy.words) == set()


@every_language
@every_file
def test_a_choice_by_number_has_every_plural_of_the_language(code, name):
    """Every plural of CLDR that a number below a thousand takes; the default covers all others."""
    needed = {Locale.parse(code, sep="-").plural_form(number) for number in range(1000)} | {"other"}
    lacking = {
        key: needed - keys
        for key, anatomy in anatomies(code, name).items()
        for _, keys in anatomy.choices
        if keys & PLURALS - {"other"} and not needed <= keys
    }
    assert lacking == {}


@pytest.mark.parametrize(
    ("code", "forms"),
    [
        ("ru", {0: "карт", 1: "карта", 2: "карты", 5: "карт", 11: "карт", 21: "карта", 22: "карты", 100: "карт"}),
        ("uk", {0: "карт", 1: "карта", 2: "карти", 5: "карт", 11: "карт", 21: "карта", 22: "карти", 100: "карт"}),
    ],
)
def test_a_number_takes_the_right_form(code, forms):
    said = {number: language(code).say("cards", number=number) for number in forms}
    assert said == {number: f"{number} {form}" for number, form in forms.items()}


@every_language
def test_the_commands_are_single_words_that_differ(code):
    words = [language(code).say(f"command-{command}") for command in COMMANDS]
    assert len({word.casefold() for word in words}) == len(COMMANDS)
    assert [word for word in words if word.split() != [word.lower()]] == []


@every_language
def test_the_command_is_what_its_usage_begins_with(code):
    say = language(code).say
    wrong = [each for each in COMMANDS if not say(f"command-{each}.usage").startswith(say(f"command-{each}"))]
    assert wrong == []


@every_language
def test_the_names_of_bots_begin_differently(code):
    names = [language(code).say(f"name-bot-{number}") for number in (1, 2, 3, 4)]
    assert len({name[0] for name in names}) == len(names)


@every_language
def test_the_domains_and_the_effects_have_different_names(code):
    keys = [f"domain-{name}" for name in DOMAIN_NAMES] + [f"effect-{name}" for name in EFFECT_NAMES]
    names = [language(code).say(key) for key in keys]
    assert sorted(names) == sorted(set(names))


@every_language
def test_help_needs_no_choice_and_no_other_message(code):
    helping = {key: each for key, each in anatomies(code, "terminal.ftl").items() if key.startswith("help-")}
    assert [key for key, each in helping.items() if each.choices or each.references or each.values - {"program"}] == []


def help_examples(code):
    """The lines of all examples of help, by message."""
    keys = [key for key in anatomies("en", "terminal.ftl") if key.endswith("-examples")]
    return {key: language(code).say(key).splitlines()[1:] for key in keys}


def searched(line):
    """The words that an example looks for in the rulebook; none if it names a clause or a chapter."""
    _, _, words = line.partition(" rules ")
    return "" if any(each.isdigit() for each in words) else words


@every_language
def test_the_examples_of_help_are_those_of_english_but_for_searched_words(code):
    def rest(examples):
        return {key: [line.removesuffix(searched(line)) for line in lines] for key, lines in examples.items()}

    assert rest(help_examples(code)) == rest(help_examples("en"))


@every_language
def test_an_example_that_searches_the_rules_finds_something(code):
    words = [searched(line) for lines in help_examples(code).values() for line in lines if searched(line)]
    assert len(words) == 2
    assert [each for each in words if not rulebook.find(each, code)] == []


@every_language
def test_words_that_people_look_for_lead_to_chapters(code):
    for line in language(code).say("rules-see-also").splitlines():
        words, _, numbers = line.partition(":")
        assert words == words.lower()
        assert [number for number in numbers.split() if not rulebook.chapter(number)] == []
        assert numbers.split()


@every_language
def test_the_designer_and_the_publisher_are_named(code):
    title = language(code).say("play-title")
    assert "Rémi Amy" in title
    assert "Ludonaute" in title


@pytest.mark.parametrize("code", [code for code in languages() if code != "en"])
def test_no_help_is_left_in_english(code):
    keys = [key for key in anatomies("en", "terminal.ftl") if key.startswith("help-")]
    assert [key for key in keys if language(code).say(key) == language("en").say(key)] == []


@pytest.mark.parametrize("code", ["ru", "uk"])
@pytest.mark.parametrize("name", ["game.ftl", "reading.ftl", "web.ftl"])
def test_a_number_stays_in_one_line_with_its_percent_sign(code, name):
    """Where a space is between them, it does not break."""
    words = LOCALE.joinpath(code, name).read_text(encoding="utf-8")
    assert "}\u00a0%" in words
    assert "} %" not in words
