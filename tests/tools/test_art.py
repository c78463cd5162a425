"""The art of pictures is that of the page."""

import json

from impera.notation.cards import CARD_CODES, DOMAIN_NAMES
from tools import art


def test_the_art_of_pictures_is_fresh():
    """It is drawn once, for the page; run `make generate` after a change."""
    assert art.ART.read_text(encoding="utf-8") == art.art()


def test_every_card_and_every_domain_is_drawn():
    collected = json.loads(art.art())
    assert {f"art-{code.lower()}" for code in CARD_CODES} <= set(collected["symbols"])
    assert set(collected["domains"]) == set(collected["edges"]) == set(DOMAIN_NAMES)


def test_both_themes_have_the_same_colours():
    collected = json.loads(art.art())
    assert set(collected["light"]) == set(collected["dark"])
    assert collected["light"]["ink"] != collected["dark"]["ink"]
