"""The page's wording is that of Python, translated."""

import ast

import pytest

from tools import wording
from tools.typescript import Translator, Untranslatable


def translated(source):
    """The declarations of a module, without the module."""
    translator = Translator({"Event": "AnyEvent"})
    return "\n".join(text for node in ast.parse(source).body for text in translator.declaration(node))


@pytest.mark.parametrize("name", wording.MODULES)
def test_the_wording_of_the_page_is_fresh(name):
    """What is said is written once, in Python; run `make generate` after a change."""
    written = (wording.FOLDER / f"{name}.ts").read_text(encoding="utf-8")
    assert written == wording.typescript(wording.MODULES[name])


def test_a_function_is_translated_with_its_types_and_its_docstring():
    source = '''
def is_near(domain: DomainView, seats: Sequence[int], name: str | None) -> bool:
    """Whether it is near."""
    return domain.to_hegemony <= 2
'''
    assert translated(source) == (
        "/** Whether it is near. */\n"
        "export function isNear(domain: DomainView, seats: readonly number[], name: string | null): boolean {\n"
        "  return domain.to_hegemony <= 2;\n"
        "}"
    )


@pytest.mark.parametrize(
    ("python", "typescript"),
    [
        ("x if lines else y", "holds(lines) ? x : y"),
        ("x if not view.packet else y", "!holds(view.packet) ? x : y"),
        ("x is None and y == 1", "(x === null) && (y === 1)"),
        ("view.seats[-1]", "at(view.seats, -1)"),
        ("seats[1:]", "seats.slice(1)"),
        ("kind in KINDS", "isIn(kind, KINDS)"),
        ("effect.needs or 0", "effect.needs || 0"),
        ("max(numbers)", "Math.max(...numbers)"),
        ("(a + b) * c", "(a + b) * c"),
        (
            "[name(each) for each in seats if each != own]",
            "seats.filter((each) => each !== own).map((each) => name(each))",
        ),
        ("[b for a in many for b in a.more]", "many.flatMap((a) => a.more)"),
        ("any(each.count > 1 for each in domains)", "domains.some((each) => each.count > 1)"),
        ("all(fits(each) for each in words)", "words.every((each) => fits(each))"),
        ("1 <= number <= len(legal)", "1 <= number && number <= legal.length"),
        ('word.startswith(typed.replace("-", " "))', 'word.startsWith(typed.replaceAll("-", " "))'),
        ("next(each for each in domains if each.name == name)", "at(domains.filter((each) => each.name === name), 0)"),
        ('speaker.say(f"why-{why}", number=2, **more)', "speaker.say(`why-${why}`, { number: 2, ...more })"),
        ("lambda speaker, _: {'number': 1}", "(speaker) => ({ number: 1 })"),
        ('" ".join(lines)', 'lines.join(" ")'),
    ],
)
def test_an_expression_is_translated_by_its_meaning(python, typescript):
    assert translated(f"x = {python}") == f"const x = {typescript};"


@pytest.mark.parametrize(
    "source",
    [
        "while True: pass",
        "x = y = 1",
        "x = a < f(b) < c",
        "x = {1, 2}",
        "x = a not in b",
        "x = a or b[0] or 7 + (yield)",
        "x = f'{a:>3}'",
    ],
)
def test_what_has_no_translation_is_refused_with_its_line(source):
    with pytest.raises(Untranslatable, match="line 2"):
        translated("\n" + source)


def test_a_shape_says_its_kind_in_every_value():
    source = '''
class Decide(NamedTuple):
    """It is a decision."""

    decision: str
    kind: Literal["decide"] = "decide"

def meant(text: str) -> Decide:
    return Decide(decision=text)
'''
    assert translated(source) == (
        "/** It is a decision. */\n"
        "export interface Decide {\n"
        "  readonly decision: string;\n"
        '  readonly kind: "decide";\n'
        "}\n"
        "export function meant(text: string): Decide {\n"
        '  return { decision: text, kind: "decide" };\n'
        "}"
    )
