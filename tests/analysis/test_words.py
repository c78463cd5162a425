"""Every reason is a sentence."""

from typing import get_args

import pytest

from impera import Game
from impera.analysis import Advice
from impera.analysis.reasons import AnyReason, Grows, Stops, Wins
from impera.analysis.shapes import Step, Threat
from impera.analysis.words import because, threat_in_words, undecided
from impera.text import Speaker, language

PARTS = {
    "seat": 1,
    "domain": "science",
    "effect": "embargo",
    "card": "M2",
    "missing": 1,
    "level": 1,
    "copies": 2,
    "cards": 5,
    "count": 4,
    "hegemony": 7,
    "is_largest": True,
    "draws": 3,
}


@pytest.fixture
def speaker():
    return Speaker(language("en"), ("Ada", "Bo", "Cy"), 0)


@pytest.mark.parametrize("kind", get_args(AnyReason))
def test_every_reason_is_a_sentence(speaker, kind):
    sentence = because(speaker, kind(**{field: PARTS[field] for field in kind.__struct_fields__}))
    assert sentence[0].isupper()
    assert sentence.endswith(".")


@pytest.mark.parametrize(
    ("reason", "sentence"),
    [
        (Wins(domain=None), "It wins the game: the majority is yours."),
        (Wins(domain="science"), "It wins the game with Science."),
        (Stops(seat=1, domain="economy", effect=None), "It keeps Bo from winning with Economy on their next turn."),
        (Grows(domain="utopia", count=4, hegemony=7, is_largest=False), "Utopia is then 4 of 7."),
    ],
)
def test_a_reason_leaves_out_what_there_is_not(speaker, reason, sentence):
    assert because(speaker, reason) == sentence


@pytest.mark.parametrize(
    ("answers", "alike", "told"),
    [
        (4, 1, []),
        (4, 2, ["The first 2 are about equally good."]),
        (4, 3, ["It hardly matters: these are about equally good."]),
        (2, 2, ["It hardly matters: these are about equally good."]),
    ],
)
def test_a_hint_says_so_when_its_first_answers_hardly_differ(speaker, answers, alike, told):
    """Three answers are shown."""
    assert undecided(speaker, [Advice(decision="end", chance=0.5, games=1)] * answers, alike) == told


@pytest.mark.parametrize(
    ("code", "owner", "told"),
    [
        ("en", 0, "by Development copied from you:"),
        ("en", 2, "by Development copied from Cy:"),
        ("ru", 0, "Разработка (копия вашего эффекта)"),
        ("uk", 0, "Виробництво (копія вашого ефекту)"),
        ("pt-BR", 0, "Desenvolvimento (cópia do seu)"),
        ("el", 0, "Ανάπτυξη (αντίγραφο από εσένα)"),
    ],
)
def test_an_effect_that_a_rival_copies_from_the_listener_is_theirs(code, owner, told):
    step = Step(effect="development", copied_from=owner)
    threat = Threat(seat=1, domain="science", missing=0, certain=True, chance=None, unseen=0, steps=(step,))
    speaker = Speaker(language(code), ("Ada", "Bo", "Cy"), 0)
    assert told in threat_in_words(speaker, Game.new(players=3, seed=1).view(0), threat)
