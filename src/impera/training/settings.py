"""The settings of a stage of training, with the values that are used unless others are given."""

from __future__ import annotations

import msgspec

from impera.bots.network.features import QUANTITIES
from impera.bots.network.weights import WIDTH
from impera.errors import BadOptions
from impera.training.tables import MIXTURES


class Settings(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """One stage: the tables it is played at, how long it lasts, and how it learns."""

    mixture: str = "all"
    """A key of `impera.training.tables.MIXTURES`."""
    seconds: float = 600.0
    """How long the whole stage learns; rates fall towards its end."""
    rival: str = ""
    """A bot that takes the place of the past selves, as an arena writes it; it does not learn."""
    seed: int = 1

    width: int = WIDTH
    """How wide the network is. Another width can be trained and measured, but no bot plays by it."""
    without: str = ""
    """Quantities that the network does not see, by their names in `impera.bots.network.features`, with commas."""

    games: int = 32_768
    tables: int = 2_048
    """How many tables are drawn; rows of one table lie that far apart."""
    steps: int = 64
    """Decisions of each game between two iterations."""
    against_past: float = 0.1875
    """The share of the games that are played against the network's past selves, or against its rival."""
    against_heuristics: float = 0.0625
    """The share of the games that are played against rules of thumb."""

    minibatch: int = 65_536
    epochs: int = 2
    clip: float = 0.2
    decay: float = 0.965
    """How much of the credit goes on to the decision before (lambda)."""
    rate: float = 8e-4
    last_rate: float = 2e-5
    warm_up: int = 40
    """Iterations until the rate is full."""
    entropy: float = 0.012
    last_entropy: float = 0.002
    value_weight: float = 0.5
    gradient_norm: float = 0.5
    weight_decay: float = 1e-4
    averaging: float = 0.999
    """How much of the average of the weights stays in each step of learning."""

    past_selves: int = 12
    past_every: float = 15.0
    """Seconds between two past selves."""
    measure_every: float = 60.0
    measure_games: int = 8_192
    final_games: int = 32_768

    @classmethod
    def make(cls, given: dict[str, object]) -> Settings:
        """Settings from names and values, which may be texts; raises BadOptions if one of them makes no sense."""
        try:
            settings = msgspec.convert(given, cls, strict=False)
        except msgspec.ValidationError as error:
            message = f"these settings make no sense: {error}"
            raise BadOptions(message) from error
        if settings.mixture not in MIXTURES:
            message = f"no such mixture: {settings.mixture!r}; mixtures are {', '.join(MIXTURES)}"
            raise BadOptions(message)
        known = [quantity.name for quantity in QUANTITIES]
        if unknown := set(filter(None, settings.without.split(","))).difference(known):
            message = f"no such quantity: {', '.join(sorted(unknown))}; quantities are {', '.join(known)}"
            raise BadOptions(message)
        return settings
