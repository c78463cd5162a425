"""The four lessons, in teaching order. All are for two players: eight cards of a Domain win."""

from __future__ import annotations

from impera.lessons import facts
from impera.lessons.shape import Lesson, Miss, Step

RIVAL = 1
_DECK = ["M2", "E2", "S2", "C2", "R2", "M3", "E3", "S3", "C3", "U3"]

# Two Religion cards lie there and a third is in hand: level 1 opens, Holy Book draws up to five (R-EFF-03, R-REL-01).
THRESHOLDS = Lesson(
    name="thresholds",
    position={
        "players": 2,
        "seats": [
            {"hand": ["R1", "M1", "E1"], "area": ["R1", "R1"]},
            {"hand": ["M1", "M1", "S1"], "area": ["M1", "S1"]},
        ],
        "deck": _DECK,
    },
    steps=(
        Step("play", facts.plays("R")),
        Step("use", facts.uses("holy-book")),
        Step("end", facts.ends_turn),
    ),
    misses=(
        Miss("card", facts.plays_other_than("R")),
        Miss("spent", facts.without(facts.uses("inquisition"), facts.uses("holy-book"))),
        Miss("early", facts.without(facts.ends_turn, facts.uses("holy-book"))),
    ),
)

# The rival has seven Science and holds an eighth, as everyone saw. Embargo forbids to play it (R-HEG-01, R-EMB-03).
BLOCKING = Lesson(
    name="blocking",
    position={
        "players": 2,
        "seats": [
            {"hand": ["R1", "C1", "M2"], "area": ["E1", "E2", "M1", "R1"]},
            {"hand": ["S3", "M2", "R2"], "area": ["S1", "S1", "S1", "S2", "S2", "S2", "S2"]},
        ],
        "known": {"0": {"1": ["S3"]}, "spectator": {"1": ["S3"]}},
        "deck": _DECK,
    },
    steps=(
        Step("play", facts.plays()),
        Step("embargo", facts.embargoes(RIVAL, "science")),
        Step("end", facts.is_round_over),
    ),
    misses=(
        Miss("elsewhere", facts.both(facts.is_lost, facts.embargoes_other_than(RIVAL, "science"))),
        Miss("lost", facts.is_lost),
    ),
    rivals_prefer="play S",
)

# Six Religion cards lie there, one is in hand and one in the discard pile. Oligarchy fetches it and Development plays
# it, after the card of step 1: eight in one turn (R-UTO-01, R-ECO-01).
COMBINING = Lesson(
    name="combining",
    position={
        "players": 2,
        "seats": [
            {
                "hand": ["R1", "M1", "C1"],
                "area": ["R1", "R1", "R1", "R1", "R2", "R2", "E1", "E2", "E2", "U3", "U3", "U3"],
            },
            {"hand": ["M2", "S2", "C2"], "area": ["M1", "M1", "M1", "M2", "M2", "M2", "M2"]},
        ],
        "discard": ["R2", "S1", "C1"],
        "known": {"0": {"1": ["M2"]}, "spectator": {"1": ["M2"]}},
        "deck": _DECK[1:],
    },
    steps=(
        Step("play", facts.plays("R")),
        Step("fetch", facts.recovers("R")),
        Step("again", facts.plays("R", by="development")),
        Step("end", facts.wins),
    ),
    misses=(
        Miss("card", facts.plays_other_than("R")),
        Miss("fetched", facts.recovers_other_than("R")),
        Miss("gone", facts.loses("R")),
        Miss("hurried", facts.plays_other_than("R", by="development")),
        Miss("ended", facts.without(facts.ends_turn, facts.wins)),
    ),
)

# One card is left. Whoever draws it begins the last round. Then each Domain gives a point to whoever has most there,
# and the rival, with a Utopia card, wins a tie. Only a lead in Religion brings a point (R-LAST-03, R-MAJ-01, R-TIE-01).
LAST_CARDS = Lesson(
    name="last-cards",
    position={
        "players": 2,
        "seats": [
            {"hand": ["M2", "R1", "C2"], "area": ["M1", "M1", "M2", "R1", "R2", "E2", "C1"]},
            {"hand": ["M1", "M2", "M3"], "area": ["M1", "R1", "R2", "E1", "S1", "U3"]},
        ],
        "deck": ["S3"],
    },
    steps=(
        Step("play", facts.plays("R")),
        Step("end", facts.wins),
    ),
    misses=(Miss("lost", facts.is_lost),),
)

LESSONS: dict[str, Lesson] = {each.name: each for each in (THRESHOLDS, BLOCKING, COMBINING, LAST_CARDS)}
