"""The lessons, in teaching order. All but the team game are for two players: eight cards of a Domain win."""

from __future__ import annotations

from impera.lessons import facts
from impera.lessons.shape import Lesson, Miss, Step

RIVAL = 1
PARTNER = 2
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
        Step("end", facts.ends_turn()),
    ),
    misses=(
        Miss("card", facts.plays_other_than("R")),
        Miss("spent", facts.without(facts.uses("inquisition"), facts.uses("holy-book"))),
        Miss("early", facts.without(facts.ends_turn(), facts.uses("holy-book"))),
    ),
)

# The rival has seven Science and holds an eighth, as everyone saw. Embargo forbids playing it (R-HEG-01, R-EMB-03).
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
        Step("end", facts.is_round_over(players=2)),
    ),
    misses=(
        Miss("elsewhere", facts.every(facts.is_lost(), facts.embargoes_other_than(RIVAL, "science"))),
        Miss("lost", facts.is_lost()),
    ),
    others_prefer="play S",
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
        Step("end", facts.wins()),
    ),
    misses=(
        Miss("card", facts.plays_other_than("R")),
        Miss("fetched", facts.recovers_other_than("R")),
        Miss("gone", facts.loses("R")),
        Miss("hurried", facts.plays_other_than("R", by="development")),
        Miss("ended", facts.without(facts.ends_turn(), facts.wins())),
    ),
)

# Six Religion cards lie there and two are in hand, but step 1 plays one. Culture is level: a second card of it leads,
# and Inspiration copies the rival's Monopoly, which plays two. It discards the Culture cards themselves: the lead is
# tested once, when the effect begins, and the coin that goes back undoes nothing (R-CUL-01, R-EFF-03, R-COIN-04).
INSPIRATION = Lesson(
    name="inspiration",
    position={
        "players": 2,
        "seats": [
            {"hand": ["R1", "R2", "C2"], "area": ["R1", "R1", "R1", "R1", "R2", "R2", "C1"]},
            {
                "hand": ["M2", "S2", "C2"],
                "area": ["M1", "M1", "M1", "M2", "M2", "M2", "M2", "E1", "E1", "E1", "E2", "E2", "C1"],
            },
        ],
        "known": {"0": {"1": ["M2"]}, "spectator": {"1": ["M2"]}},
        "deck": _DECK[1:],
    },
    steps=(
        Step("play", facts.plays("C")),
        Step("copy", facts.copies("monopoly")),
        Step("again", facts.HasCount("religion", 8)),
        Step("end", facts.wins()),
    ),
    misses=(
        Miss("card", facts.plays_other_than("C")),
        Miss("other", facts.copies_other_than("monopoly")),
        Miss("gone", facts.loses("R")),
        Miss("ended", facts.without(facts.ends_turn(), facts.wins())),
    ),
)

# One card is left. Drawing it begins the last round. Then each Domain gives a point to the player with the most cards
# there, and the rival, with a Utopia card, wins a tie. Only a lead in Religion brings a point (R-LAST-03, R-MAJ-01,
# R-TIE-01).
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
        Step("end", facts.wins()),
    ),
    misses=(Miss("lost", facts.is_lost()),),
)

# The rival keeps Religion where there is any, otherwise the first card of the list. With two players a packet comes
# back in the third pick: if Religion was left in it, it comes back with all its Science. The First Player, here the
# rival, takes from the centre last (R-DRAFT-02 to R-DRAFT-06). The deck is what a real draft leaves.
DRAFT = Lesson(
    name="draft",
    position={
        "players": 2,
        "deal": "draft",
        "first": RIVAL,
        "seat": RIVAL,
        "draft": {
            "ask": "keep",
            "pick": 1,
            "asked": 0,
            "packets": [["R1", "S1", "S1", "C1"], ["R1", "S1", "C1", "C1"]],
        },
        "deck": [
            *(["M1"] * 7 + ["R1"] * 5 + ["E1"] * 3 + ["S1", "C1"]),
            *(["M2"] * 7 + ["R2"] * 7 + ["E2"] * 4 + ["S2"] * 7 + ["C2"] * 4),
            *(["M3"] * 3 + ["E3"] * 7 + ["S3"] * 8 + ["C3"] * 8 + ["U3"] * 15),
        ],
    },
    steps=(
        Step("first", facts.keeps_other_than(1, "R")),
        Step("second", facts.keeps(2, "S")),
        Step("third", facts.reveals("S")),
        Step("claim", facts.every(facts.DraftOver(), facts.claims("S"), facts.Holds("S", 2))),
    ),
    misses=(
        Miss("bait", facts.keeps(1, "R")),
        Miss("passed", facts.keeps_other_than(2, "S")),
        Miss("hidden", facts.without(facts.keeps(3, "S"), facts.reveals("S"))),
        Miss("claimed", facts.claims_other_than("S")),
    ),
    others_prefer="keep R",
)

# Four players: seven win. The partner has six Religion cards and holds no seventh; the player does. A partner is
# another player for every effect, so an Inquisition gives the card, and one partner's hegemony wins for both. The rival
# who comes after the partner would win (R-TEAM-02, R-TEAM-03, R-REL-04).
TEAM = Lesson(
    name="team",
    position={
        "players": 4,
        "teams": True,
        "seats": [
            {"hand": ["R2", "M2", "C2"], "area": ["M1", "R1"]},
            {"hand": ["M2", "E2", "C1"], "area": ["M1", "E1", "C1"]},
            {"hand": ["E2", "S2", "C2"], "area": ["R1", "R1", "R1", "R2", "R2", "R2"]},
            {"hand": ["S3", "C2", "U3"], "area": ["S1", "S1", "S2", "S2", "S2", "S2"]},
        ],
        "known": {"0": {"3": ["S3"]}, "2": {"3": ["S3"]}, "spectator": {"3": ["S3"]}},
        "deck": ["M3", "E3", "S3", "C3", "U3", "M3", "E3", "S3", "C3", "U3"],
    },
    steps=(
        Step("play", facts.plays_other_than("R")),
        Step("seize", facts.seizes(PARTNER)),
        Step("give", facts.every(facts.gives("R"), facts.GaveBack())),
        Step("end", facts.wins(PARTNER)),
    ),
    misses=(
        Miss("card", facts.plays("R")),
        Miss("struck", facts.strikes(PARTNER)),
        Miss("elsewhere", facts.seizes_other_than(PARTNER)),
        Miss("kept", facts.without(facts.GaveBack(), facts.gives("R"))),
        Miss("ended", facts.without(facts.ends_turn(), facts.gives("R"))),
    ),
    others_prefer="play R",
)

LESSONS: dict[str, Lesson] = {
    each.name: each for each in (THRESHOLDS, BLOCKING, COMBINING, INSPIRATION, LAST_CARDS, DRAFT, TEAM)
}
