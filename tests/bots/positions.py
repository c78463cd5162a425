"""Positions in which a sensible player knows what to do, drawn as in `impera.testing.picture` and made from the rules.

Seat 0 decides. One picture stands for several positions: `D` for each of the Domains that its name ends with, `J` for
another one, `X` for one that is useless there. `[H-1]D` are as many cards as one less than hegemony takes, `[T1]E`
and `[T2]E` as many as level 1 and level 2 take (R-PARAM-01). Seats beyond the second have a few harmless cards.
"""

from __future__ import annotations

import re
from typing import Any, NamedTuple

from impera.notation.cards import DOMAIN_LETTERS, DOMAIN_NAMES
from impera.rules.parameters import PARAMETERS
from impera.testing import Picture

NUMBER = re.compile(r"\[(H|T1|T2)(?:-(\d))?\]")
BYSTANDERS = ("seat 2 hand 2R2 M2 area 1R 1M", "seat 3 hand 2M2 R2 area 1M 1R")

# Seat 0 can win in this turn. If it does not, seat 1 will most likely win in the next.
WINS = {
    "step 1 completes the hegemony: MRESCU": """
        seat 0  hand 1D 2X  area [H-1]D
        seat 1  hand 4J 3X  area [H-1]J""",
    "Development plays the last card: MRSCU": """
        seat 0  hand 2D 1X  area [H-2]D [T1]E
        seat 1  hand 4J 3X  area [H-1]J""",
    "Development makes room for its own Domain: E": """
        seat 0  hand 2D 1X  area [H-2]D 1X
        seat 1  hand 4J 3X  area [H-1]J""",
    "Monopoly plays the last two: MRC": """
        seat 0  hand 3D     area [H-3]D [T2]E
        seat 1  hand 4J 3X  area [H-1]J""",
    "Experiment plays the last card: MREC": """
        seat 0  hand 2D 1X  area [H-2]D [T1]S
        seat 1  hand 4J 3X  area [H-1]J""",
    "Research plays the last two: MR": """
        seat 0  hand 3D     area [H-3]D [T2]S
        seat 1  hand 4J 3X  area [H-1]J""",
    "Development and Experiment in one turn: MC": """
        seat 0  hand 3D     area [H-3]D [T1]E [T1]S
        seat 1  hand 4J 3X  area [H-1]J""",
    "a copied Development plays the last card: MR": """
        seat 0  hand 2D 1X  area [H-2]D 1C
        seat 1  hand 4J 3X  area [H-1]J [T1]E""",
    "the lead in Culture opens a copied Monopoly: MU": """
        seat 0  hand 2D 1C  area [H-2]D 1C 2S
        seat 1  hand 4J 3X  area [H-1]J [T2]E 1C""",
    "Oligarchy brings the card that Development plays: MS": """
        seat 0  hand 1D 2X  area [H-2]D [T1]U [T1]E
        seat 1  hand 4J 3X  area [H-1]J
        pile 1D 1X""",
    "Republic brings the cards that Monopoly plays: MC": """
        seat 0  hand 1D 2X  area [H-3]D [T2]U [T2]E
        seat 1  hand 4J 3X  area [H-1]J
        pile 2D 1X""",
    "an embargo leaves another Domain: M": """
        seat 0  hand 1D 1C 1X  area [H-1]D [H-1]C  embargo military
        seat 1  hand 4J 3X     area [H-1]J""",
    "a democracy asks for one more: MC": """
        seat 0  hand 1D 2X  area [H]D  democracy DOMAIN
        seat 1  hand 4J 3X  area [H-1]J""",
    "winning comes before blocking: MC": """
        seat 0  hand 1D 2J  area [H-1]D 1E
        seat 1  hand 4S 3J  area [H-1]S""",
    "the last card of the game decides the majority: CU": """
        seat 0         hand 1D 2J  area 1E 1S
        seat 1  first  hand 3J     area 1E 1S 2J
        emptied-by 1  turns 40  deck -""",
}

# Seat 0 sits to the right of the First Player and has the majority: if it draws the last card, the game ends with its
# turn (R-LAST-03). Otherwise seat 1 can win in the next.
LAST_CARDS = {
    "Assassination makes room for the last cards: C": """
        seat 0         hand 1C 2S  area [T1]M 1R 1C 1E 1U
        seat 1  first  hand 4S 3M  area [H-1]S
        turns 40  deck 2U3""",
    "Purge makes room for the last cards: C": """
        seat 0         hand 1C 2S  area [T2]M 1R 1C 1E 1U
        seat 1  first  hand 4S 3M  area [H-1]S
        turns 40  deck 3U3""",
    "Holy Book draws the last cards: C": """
        seat 0         hand 1C 2S  area [T1]R 1C 1E 1U
        seat 1  first  hand 4M 3S  area [H-1]M
        turns 40  deck 3S3""",
    "Divine Right draws the last cards: C": """
        seat 0         hand 1C 2S  area [T2]R 1C 1E 1U
        seat 1  first  hand 4M 3S  area [H-1]M
        turns 40  deck 5S3""",
    "Breakthrough draws the last cards: C": """
        seat 0         hand 1C 2R  area 1S 1R 1C 1E 1U
        seat 1  first  hand 4M 3S  area [H-1]M
        turns 40  deck 5S3""",
}

# Seat 1 wins on the next turn if seat 0 lets it, and seat 0 knows: it has seen the cards that seat 1 took to hand.
# Seat 0 cannot win now, but soon if it blocks.
BLOCKS = {
    "an embargo stops step 1: MRESCU": """
        seat 0  hand 3J     area [H-2]J 1E
        seat 1  hand 4D 3X  area [H-1]D""",
    "a card that can be laid as an embargo is played first: MESCU": """
        seat 0  hand 2J 1E 1X  area [H-1]J  embargo religion
        seat 1  hand 4D 3X     area [H-1]D""",
    "an embargo stops Experiment too: MRECU": """
        seat 0  hand 3J     area [H-2]J 1E
        seat 1  hand 5D 2X  area [H-2]D [T1]S""",
    "an embargo stops Development too: MRSCU": """
        seat 0  hand 3J     area [H-2]J 1E
        seat 1  hand 5D 2X  area [H-2]D [T1]E""",
    "a democracy asks for one card more than Development plays: MRCU": """
        seat 0  hand 3J     area [H-2]J 1U
        seat 1  hand 5D 2X  area [H-2]D [T1]E""",
    "a democracy asks for one card too many: MRCU": """
        seat 0  hand 3J     area [H-2]J 1U
        seat 1  hand 4D 3X  area [H-1]D""",
    "an attack takes a card away: MCU": """
        seat 0  hand 3J     area [H-2]J 1M 1D
        seat 1  hand 4D 3X  area [H-1]D""",
    "an attack takes a card away: R": """
        seat 0  hand 3J     area [H-2]J 1D
        seat 1  hand 4D 3X  area [H-1]D""",
    "an inquisition takes the cards that win: RESCU": """
        seat 0  hand 3M     area [H-2]M 1R
        seat 1  hand 2D 5X  area [H-1]D""",
    "without the lead in Culture nothing is copied: MRU": """
        seat 0  hand 2J 1C  area [H-3]J [T1]E 1C
        seat 1  hand 4D 3X  area [H-2]D 2C""",
}


class Position(NamedTuple):
    """A position by name."""

    title: str
    """The picture's name, without its Domains."""
    name: str
    players: int
    picture: str

    def data(self) -> dict[str, Any]:
        """The position as data (N-06)."""
        return Picture("\n".join((self.picture, *BYSTANDERS[: self.players - 2]))).position()

    def data_with_known_hand(self) -> dict[str, Any]:
        """The same, and seat 0 knows the hand of seat 1."""
        data = self.data()
        return {**data, "known": {"0": {"1": data["seats"][1]["hand"]}}}


def positions(pictures: dict[str, str], players: int) -> list[Position]:
    """All positions that some pictures stand for, at a table with this many players."""
    return [
        Position(name, f"{name}, {DOMAIN_NAMES[DOMAIN_LETTERS.index(letter)]}, {players} players", players, picture)
        for title, drawn in pictures.items()
        for name, _, letters in [title.rpartition(": ")]
        for letter in letters
        for picture in [_with_domain(_with_numbers(drawn, players), letter)]
    ]


def _with_numbers(picture: str, players: int) -> str:
    _, level1, level2, hegemony = PARAMETERS[players]
    values = {"T1": level1, "T2": level2, "H": hegemony}
    return NUMBER.sub(lambda part: str(values[part[1]] - int(part[2] or 0)), picture)


def _with_domain(picture: str, letter: str) -> str:
    stands = {"D": letter, "J": "M" if letter == "R" else "R", "X": "C" if letter == "S" else "S"}
    named = picture.replace("DOMAIN", DOMAIN_NAMES[DOMAIN_LETTERS.index(letter)])
    return re.sub(r"(?<=\d)[DJX]\b", lambda part: stands[part[0]], named)
