"""The settings of an arena: everything its games depend on, which excludes how many there are."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Literal

import msgspec

from impera.analysis.arena.entrants import Entrant
from impera.bots.external import SECONDS, START_SECONDS
from impera.bots.own import NOBODY
from impera.errors import BadOptions
from impera.notation.options import Options

if TYPE_CHECKING:
    from impera.bots.own import Present

OnFailure = Literal["forfeit", "replace", "stop"]
ON_FAILURE: tuple[OnFailure, ...] = ("forfeit", "replace", "stop")


class Limits(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How long programs may take, in seconds: for a decision, and for starting."""

    decision: float = SECONDS
    start: float = START_SECONDS


class Settings(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Everything that decides how the games go. Games of equal settings belong together."""

    entrants: tuple[Entrant, ...]
    options: Options
    seed: int
    on_failure: OnFailure = "forfeit"
    replacement: str | None = None
    """The bot that takes over from a failed one, for `replace`."""
    limits: Limits = Limits()

    @property
    def sides(self) -> int:
        """The number of sides: teams, or single seats."""
        return self.options.sides

    def check(self, present: Present = NOBODY) -> None:
        """Raise BadOptions unless these settings can be played here, with the bots that only this process has."""
        for each in self.entrants:
            each.check(present)
        if self.on_failure not in ON_FAILURE:
            message = f"on_failure must be one of {', '.join(ON_FAILURE)}, not {self.on_failure!r}"
            raise BadOptions(message)
        if (self.on_failure == "replace") != (self.replacement is not None):
            message = "a replacement is named if, and only if, failing bots are replaced"
            raise BadOptions(message)
        if self.replacement is not None:
            Entrant(label=self.replacement, spec=self.replacement, bot=self.replacement).check()
        if min(self.limits.decision, self.limits.start) <= 0:
            message = "time limits must be more than 0 seconds"
            raise BadOptions(message)

    def differences(self, other: Settings) -> list[str]:
        """How other settings differ from these, one short phrase per difference."""
        mine, theirs = _flat(self), _flat(other)
        return [f"{name} {theirs[name]} instead of {mine[name]}" for name in mine if mine[name] != theirs[name]]


def _flat(settings: Settings) -> dict[str, Any]:
    """The settings by the names people give them."""
    flat = msgspec.structs.asdict(settings)
    named = [each.spec if each.label == each.spec else f"{each.label}={each.spec}" for each in flat.pop("entrants")]
    options, limits = flat.pop("options"), flat.pop("limits")
    return {
        "bots": " ".join(named),
        **msgspec.structs.asdict(options),
        **flat,
        "time limits": f"{limits.decision:g} and {limits.start:g} seconds",
    }
