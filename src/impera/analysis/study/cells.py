"""The cells of a study, each one kind of game between certain bots. No side effects.

Questions share cells, and each cell is played once. A cell's name describes it completely and identifies it.
"""

from __future__ import annotations

from typing import Any

import msgspec

from impera.bots.network.manners import Manner
from impera.bots.roster import LEVELS, YARDSTICKS, has_network, maker_of, searches, style_of
from impera.notation.options import OPTIONS, TEAM_PLAYERS, Options

# Games per piece of work, a number that all seatings divide: a fraction of a second in lanes, some seconds in those of
# the network, and of search.
LANE_PIECE = 4_800
NETWORK_PIECE = 240
SEARCH_PIECE = 4
# Roughly what a two-player game costs in seconds on one core: in a lane, in one of the network, asked bot by bot, and
# for each simulation per decision. Only for order and progress.
_LANE, _NETWORK, _ASKED, _SIMULATED = 0.0001, 0.03, 0.5, 0.004


def _plays_in_lanes(bot: str) -> bool:
    """Whether a bot plays by rules of thumb, or by the network without looking ahead."""
    maker = maker_of(bot)
    return style_of(bot) is not None or (isinstance(maker, Manner) and not maker.outlook)


BEST = "network"
"""The strongest bot that can play thousands of games."""
STRONG = "tuned"
WEAKER = "senator"
UNIFORM = "uniform"
LANES = frozenset({UNIFORM, *filter(_plays_in_lanes, LEVELS + YARDSTICKS)})
"""The bots that play in compiled lanes. All others are asked, decision by decision."""


class Role(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Who sits on a side: a bot, as an arena writes it, and an effect that it never uses."""

    bot: str
    without: str | None = None

    @property
    def name(self) -> str:
        """Its text, as in an arena."""
        return self.bot if self.without is None else f"{self.bot} without {self.without}"

    @property
    def simulations(self) -> int:
        """How many simulations it spends on a decision; 0 if it plays by rules of thumb."""
        return int(self.bot.partition("simulations=")[2].partition(",")[0] or 0)


class Cell(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One kind of game. Role 0 is the one of interest; with several roles, every deal is played in all seatings."""

    options: Options
    roles: tuple[Role, ...]

    @property
    def sides(self) -> int:
        """How many sides there are."""
        return self.options.sides

    @property
    def seatings(self) -> int:
        """How many times each deal is played."""
        return 1 if len(set(self.roles)) == 1 else self.sides

    @property
    def searches(self) -> bool:
        """Whether some bot searches."""
        return any(searches(role.bot.partition(":")[0]) for role in self.roles)

    @property
    def asks(self) -> bool:
        """Whether some bot is asked decision by decision."""
        return any(role.bot not in LANES for role in self.roles)

    @property
    def has_network(self) -> bool:
        """Whether some bot plays by the network."""
        return any(has_network(role.bot.partition(":")[0]) for role in self.roles)

    @property
    def piece(self) -> int:
        """Games per piece of work; whole deals."""
        if self.asks:
            return self.whole_deals(SEARCH_PIECE)
        return NETWORK_PIECE if self.has_network else LANE_PIECE

    def whole_deals(self, games: int) -> int:
        """A number of games, rounded up so that each deal is played in all its seatings."""
        return self.seatings * -(-games // self.seatings)

    @property
    def cost(self) -> float:
        """The rough cost of a game in seconds."""
        mean = sum(role.simulations for role in self.roles) / len(self.roles)
        lane = _NETWORK if self.has_network else _LANE
        return (_ASKED + _SIMULATED * mean if self.asks else lane) * self.options.players / 2

    @property
    def name(self) -> str:
        """A complete description of the cell."""
        chosen = self.options.to_json().items()
        rules = [f"{name} {value}" for name, value in chosen if name not in OPTIONS or OPTIONS[name].group == "rules"]
        words = [f"{kind_of(self.options)} {self.options.deal}", *(["edition " + self.options.edition] * self._named())]
        roles = " v ".join(role.name for role in self.roles[: len(set(self.roles))])
        return ", ".join([*words, *rules, roles])

    def _named(self) -> bool:
        return self.options.edition != "en"


def kind_of(options: Options) -> str:
    """The players of a table in a word."""
    return "teams" if options.teams else f"{options.players} players"


def cell(players: int | str, *roles: Role | str, **options: Any) -> Cell:
    """A cell by its players ("teams" for the team game), who sits there, and the options of the rules.

    The last role fills the remaining sides.
    """
    table = {"players": TEAM_PLAYERS, "teams": True} if players == "teams" else {"players": players}
    chosen = Options.make(**table, **options)
    given = [Role(role) if isinstance(role, str) else role for role in roles]
    return Cell(chosen, tuple(given + given[-1:] * (chosen.sides - len(given))))


def search(simulations: int) -> str:
    """A bot that searches with this many simulations, in one tree, so that it decides the same on every machine."""
    return f"consul:simulations={simulations},threads=1"
