"""Options and editions: what can be agreed on before a game (chapter 3 of the rulebook).

An option is declared once, as a field of `Options`: its values in its type, its default beside it, and the rest in its
`Meaning`. `OPTIONS` is that declaration as a table. The command line, positions, OpenSpiel's parameters, the study, the
strategies for tests, the page's lists and the keywords of `impera.notation.chosen` are made from it.

What editions and options mean can change in a later version of impera: that is a new *revision*. Games that were begun
keep theirs, so options hold it, and `to_json` writes it down.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Annotated, Any, Literal, NamedTuple, Unpack, cast, get_args, get_type_hints

import msgspec

from impera.errors import BadOptions
from impera.notation.chosen import Chosen
from impera.notation.keywords import spelled_out
from impera.rules import majority
from impera.rules.cards import SEATS
from impera.rules.parameters import MAX_TURNS, PARAMETERS
from impera.rules.religion import AT_DRAW_WHOLE
from impera.rules.state import State

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

Deal = Literal["basic", "draft"]
Edition = Literal["en", "ru", "uk", "pt", "el"]
LastRound = Literal["equal-turns", "others-once-more"]
Religion = Literal["on-apply", "at-draw"]
CopySlot = Literal["domain", "effect"]
Centre = Literal["counterclockwise", "clockwise"]

# An edition is a preset of options; what it does not name is the default.
EDITIONS: dict[Edition, dict[str, Any]] = {
    "en": {},
    "ru": {},
    "uk": {"centre": "clockwise"},
    "pt": {"last_round": "others-once-more", "self_target": False},
    "el": {"copy_owned": False},
}
# For each past revision, the editions that the next one changed, as they were.
FORMER_EDITIONS: tuple[dict[Edition, dict[str, Any]], ...] = (
    {
        "pt": {"last_round": "others-once-more", "self_target": False, "democracy_needs_card": False},  # D-13
        "el": {},  # D-16
    },
)
# For each past revision, what the next one reads otherwise, and what the state holds for the former reading.
FORMER_READINGS: tuple[dict[tuple[str, Any], int], ...] = (
    {("religion", "at-draw"): AT_DRAW_WHOLE},
)
REVISION = len(FORMER_EDITIONS) + 1
FIRST_REVISION = 1  # of everything that was written without one
TEAM_PLAYERS = 4
MOST_PLAYERS = SEATS
PLAYER_COUNTS = tuple(PARAMETERS)
MOST_TURNS = 100_000

Group = Literal["table", "rules"]
"""Where an option is chosen: each of `table` has its own control, those of `rules` are listed below the edition."""


@dataclass(frozen=True, eq=False)
class Meaning:
    """Everything about an option except its values and its default."""

    state: str | None
    """The field of the state. It holds a number as it is, otherwise the value's place among all values."""

    group: Group = "rules"

    numbers: Sequence[int] = ()
    """The values of an option that is a number."""

    matters: Mapping[str, Sequence[Any]] = field(default_factory=dict)
    """The values that other options must have for this one to change anything."""


class WrittenOptions(Chosen, total=False):
    """Options as JSON: those of the table, what differs from the edition, and the revision if it is not the first."""

    revision: int


class Options(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Everything agreed on before the deal. Make them with `Options.make`, which knows editions and checks."""

    players: Annotated[int, Meaning("players", "table", numbers=PLAYER_COUNTS)] = 3
    deal: Annotated[Deal, Meaning("draft", "table")] = "basic"
    teams: Annotated[bool, Meaning("teams", "table")] = False
    edition: Annotated[Edition, Meaning(None, "table")] = "en"
    last_round: Annotated[LastRound, Meaning("once_more")] = "equal-turns"
    religion: Annotated[Religion, Meaning("at_draw")] = "on-apply"
    copy_owned: Annotated[bool, Meaning("copy_owned")] = True
    copy_slot: Annotated[CopySlot, Meaning("copy_by_effect")] = "domain"
    self_target: Annotated[bool, Meaning("self_target")] = True
    democracy_needs_card: Annotated[bool, Meaning("democracy_needs_card")] = True
    centre: Annotated[Centre, Meaning("centre_clockwise", matters={"deal": ("draft",), "players": (3, 4)})] = (
        "counterclockwise"
    )
    max_turns: Annotated[int, Meaning("max_turns", numbers=range(1, MOST_TURNS + 1))] = MAX_TURNS
    revision: int = FIRST_REVISION
    """No option: the first revision in which this edition and these options mean what they mean in this game."""

    @classmethod
    @spelled_out(Chosen)
    def make(cls, /, *, revision: int = REVISION, **chosen: Unpack[Chosen]) -> Options:
        """Options by keyword: an edition's presets first, then what is chosen singly.

        >>> Options.make(players=2, edition="pt").last_round
        'others-once-more'
        """
        unknown = sorted(set(chosen) - set(OPTIONS))
        if unknown:
            message = f"no such option: {', '.join(map(_with_likeness, unknown))}; options are {', '.join(OPTIONS)}"
            raise BadOptions(message)
        _check_revision(revision)
        if "edition" in chosen:
            OPTIONS["edition"].check(chosen["edition"])
        preset = _preset(chosen.get("edition", "en"), revision)
        options = cls(**{**preset, **chosen}, revision=revision)
        options.check()
        return msgspec.structs.replace(options, revision=_first_alike(options))

    @classmethod
    def from_json(cls, data: Mapping[str, Any]) -> Options:
        """The options that `to_json` wrote, in this version of impera or an earlier one.

        >>> Options.from_json({"edition": "pt"}).democracy_needs_card, Options.make(edition="pt").democracy_needs_card
        (False, True)
        """
        return cls.make(**{"revision": FIRST_REVISION, **data})

    def renewed(self) -> Options:
        """The same choices for a game that begins now: in the latest revision.

        >>> Options.from_json({"edition": "pt"}).renewed() == Options.make(edition="pt")
        True
        """
        now: WrittenOptions = {**self.to_json(), "revision": REVISION}
        return Options.make(**now)

    def check(self) -> None:
        """Raise BadOptions unless every value exists and they go together."""
        _check_revision(self.revision)
        for name, option in OPTIONS.items():
            option.check(getattr(self, name))
        if self.teams and self.players != TEAM_PLAYERS:
            message = f"the team game is for {TEAM_PLAYERS} players, not {self.players}"
            raise BadOptions(message)

    @property
    def sides(self) -> int:
        """The number of sides: teams, or single seats (R-TEAM-01)."""
        return int(majority.sides(self))

    def side_of(self, seat: int) -> int:
        """The side that a seat belongs to (R-TEAM-01)."""
        return int(majority.side_of(self, seat))

    @property
    def seats_per_side(self) -> int:
        """How many seats win together."""
        return self.players // self.sides

    def to_json(self) -> WrittenOptions:
        """The options as JSON-able data."""
        preset = {**_DEFAULTS, **_preset(self.edition, self.revision)}
        data = {name: getattr(self, name) for name in OPTIONS}
        chosen = {name: data[name] for name in data if OPTIONS[name].group == "table" or data[name] != preset[name]}
        known = {} if self.revision == FIRST_REVISION else {"revision": self.revision}
        return cast("WrittenOptions", {**chosen, **known})

    def write(self, s: Any) -> None:
        """Set the option fields of a state, whether a `State` or any object with its fields."""
        for name, option in OPTIONS.items():
            if option.state is not None:
                setattr(s, option.state, _reading(option, getattr(self, name), self.revision))
        s.removed, s.level1, s.level2, s.hegemony = PARAMETERS[self.players]


class Option(NamedTuple):
    """One option as a row of the table; its columns are those of `Meaning`, and what the type and the default say."""

    name: str
    kind: type
    """`int` for a number, `bool` for yes or no, `str` for a word."""

    values: Sequence[Any]
    default: Any
    state: str | None
    group: Group
    matters: Mapping[str, Sequence[Any]]

    @property
    def alternatives(self) -> tuple[Any, ...]:
        """Every value but the default; none for a number, which has too many."""
        return () if self.kind is int else tuple(value for value in self.values if value != self.default)

    def number(self, value: Any) -> int:
        """What the field of the state holds for a value."""
        return int(value) if self.kind is int else self.values.index(value)

    def check(self, value: Any) -> None:
        """Raise BadOptions unless the value is one of this option's."""
        if self.kind is not str and type(value) is not self.kind:
            message = f"{self.name} must be {'true or false' if self.kind is bool else 'a number'}, not {value!r}"
            raise BadOptions(message)
        if value not in self.values:
            message = f"{self.name} must be {self._choice()}, not {value!r}"
            raise BadOptions(message)

    def _choice(self) -> str:
        if isinstance(self.values, range):
            return f"from {self.values[0]} to {self.values[-1]}"
        return f"one of {', '.join(map(str, self.values))}"


def _teams() -> tuple[tuple[int, ...], ...]:
    game = Options(players=TEAM_PLAYERS, teams=True)
    seats = range(game.players)
    return tuple(tuple(seat for seat in seats if game.side_of(seat) == side) for side in range(game.sides))


TEAMS = _teams()
"""The seats of each side in the team game."""


def _table() -> dict[str, Option]:
    """The declarations of `Options` as rows, by name."""
    defaults = msgspec.structs.asdict(Options())
    rows = {}
    declared = [(name, get_args(hint)) for name, hint in get_type_hints(Options, include_extras=True).items()]
    for name, (kind, meaning) in (each for each in declared if each[1]):
        values = {int: meaning.numbers, bool: (False, True)}.get(kind) or get_args(kind)
        plain = kind if kind in (int, bool) else str
        rows[name] = Option(name, plain, values, defaults[name], meaning.state, meaning.group, meaning.matters)
    return rows


OPTIONS = _table()
_DEFAULTS = {name: option.default for name, option in OPTIONS.items()}


def _with_likeness(name: str) -> str:
    """A name that is no option, and the option that may be meant, if one is like it."""
    from difflib import get_close_matches  # noqa: PLC0415 - only a wrong name needs it

    like = get_close_matches(name, OPTIONS, n=1)
    return f"{name} (did you mean {like[0]}?)" if like else name


def _check_revision(revision: Any) -> None:
    if type(revision) is not int or not FIRST_REVISION <= revision <= REVISION:
        message = f"revision must be from {FIRST_REVISION} to {REVISION}, not {revision!r}"
        raise BadOptions(message)


def _preset(edition: Edition, revision: int) -> dict[str, Any]:
    """What an edition settles in a revision."""
    later = [former[edition] for former in FORMER_EDITIONS[revision - 1 :] if edition in former]
    return later[0] if later else EDITIONS[edition]


def _reading(option: Option, value: Any, revision: int) -> int:
    """What the state holds for an option's value in a revision."""
    key = option.name, value
    later = [former[key] for former in FORMER_READINGS[revision - 1 :] if key in former]
    return later[0] if later else option.number(value)


def _first_alike(options: Options) -> int:
    """The first revision in which the edition and the options mean the same."""

    def meaning(revision: int) -> tuple[dict[str, Any], list[int]]:
        readings = [_reading(option, getattr(options, name), revision) for name, option in OPTIONS.items()]
        return _preset(options.edition, revision), readings

    return next(each for each in range(FIRST_REVISION, REVISION + 1) if meaning(each) == meaning(options.revision))


def new_state(options: Options) -> State:
    """An empty interpreter's state with these options."""
    s = State()
    options.write(s)
    return s
