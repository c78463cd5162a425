"""Options and editions: what can be agreed on before a game (chapter 3 of the rulebook)."""

from __future__ import annotations

from typing import Any, Literal, get_args, get_type_hints

import msgspec

from impera.errors import BadOptions
from impera.rules.parameters import MAX_TURNS, PARAMETERS
from impera.rules.state import State

Deal = Literal["basic", "draft"]
Edition = Literal["en", "ru", "uk", "pt", "el"]
LastRound = Literal["equal-turns", "others-once-more"]
Religion = Literal["on-apply", "at-draw"]
Centre = Literal["counterclockwise", "clockwise"]

# An edition is a preset of options; what it does not name is the default.
EDITIONS: dict[str, dict[str, Any]] = {
    "en": {},
    "ru": {},
    "uk": {"centre": "clockwise"},
    "pt": {"last_round": "others-once-more", "self_target": False, "democracy_needs_card": False},
    "el": {},
}
TEAM_PLAYERS = 4
MOST_TURNS = 100_000


class Options(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Everything agreed on before the deal. Make them with `Options.make`, which knows editions and checks."""

    players: int = 3
    deal: Deal = "basic"
    teams: bool = False
    edition: Edition = "en"
    last_round: LastRound = "equal-turns"
    religion: Religion = "on-apply"
    self_target: bool = True
    democracy_needs_card: bool = True
    centre: Centre = "counterclockwise"
    max_turns: int = MAX_TURNS

    @classmethod
    def make(cls, **chosen: Any) -> Options:
        """Options by keyword: an edition's presets first, then what is chosen singly.

        >>> Options.make(players=2, edition="pt").last_round
        'others-once-more'
        """
        unknown = sorted(set(chosen) - set(cls.__struct_fields__))
        if unknown:
            known = ", ".join(cls.__struct_fields__)
            message = f"no such option: {', '.join(unknown)}; options are {known}"
            raise BadOptions(message)
        edition = chosen.get("edition", "en")
        if not isinstance(edition, str) or edition not in EDITIONS:
            message = f"edition must be one of {', '.join(EDITIONS)}, not {edition!r}"
            raise BadOptions(message)
        options = cls(**{**EDITIONS[edition], **chosen})
        options.check()
        return options

    def check(self) -> None:
        """Raise BadOptions unless every value exists and they go together."""
        for name, value in msgspec.structs.asdict(self).items():
            allowed = get_args(_HINTS[name])
            if allowed and value not in allowed:
                message = f"{name} must be one of {', '.join(allowed)}, not {value!r}"
                raise BadOptions(message)
            if _HINTS[name] in (bool, int) and type(value) is not _HINTS[name]:
                message = f"{name} must be {'true or false' if _HINTS[name] is bool else 'a number'}, not {value!r}"
                raise BadOptions(message)
        if self.players not in PARAMETERS:
            message = f"players must be one of {', '.join(map(str, PARAMETERS))}, not {self.players!r}"
            raise BadOptions(message)
        if self.teams and self.players != TEAM_PLAYERS:
            message = f"the team game is for {TEAM_PLAYERS} players, not {self.players}"
            raise BadOptions(message)
        if not 1 <= self.max_turns <= MOST_TURNS:
            message = f"max_turns must be from 1 to {MOST_TURNS}, not {self.max_turns}"
            raise BadOptions(message)

    def to_json(self) -> dict[str, Any]:
        """The options as JSON-able data: the edition, and what is chosen beside it or may change the deal."""
        preset = {**_DEFAULTS, **EDITIONS[self.edition]}
        always = ("players", "deal", "teams", "edition")
        data = msgspec.structs.asdict(self)
        return {name: value for name, value in data.items() if name in always or value != preset[name]}

    def write(self, s: Any) -> None:
        """Set the option fields of a state, whether a `State` or any object with its fields."""
        s.players = self.players
        s.teams = int(self.teams)
        s.draft = int(self.deal == "draft")
        s.once_more = int(self.last_round == "others-once-more")
        s.at_draw = int(self.religion == "at-draw")
        s.self_target = int(self.self_target)
        s.democracy_needs_card = int(self.democracy_needs_card)
        s.centre_clockwise = int(self.centre == "clockwise")
        s.max_turns = self.max_turns
        s.removed, s.level1, s.level2, s.hegemony = PARAMETERS[self.players]


_DEFAULTS = msgspec.structs.asdict(Options())
_HINTS = get_type_hints(Options)


def new_state(options: Options) -> State:
    """An empty interpreter's state with these options."""
    s = State()
    options.write(s)
    return s
