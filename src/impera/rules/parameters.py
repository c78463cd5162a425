"""Chapter 1.2, the parameters by player count (R-PARAM-01). The team game uses the row of four players."""

from impera.rules.cards import SEATS

# By number of players: cards removed per Age, level 1, level 2, hegemony.
PARAMETERS = {
    2: (3, 3, 5, 8),
    3: (3, 3, 5, 7),
    SEATS: (0, 2, 4, 7),
}

HAND = 3  # R-SETUP-08, R-BASIC-01
PACKET = 4  # R-DRAFT-01
MAX_TURNS = 400  # N-08
