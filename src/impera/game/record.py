"""Records: a whole game as lines of JSON (N-07), made to be read, compared and replayed.

The lines are::

    {"impera": "record", "version": 1}
    {"options": {"players": 2, ...}}
    {"names": ["Ada", "Bo"]}                         only if there are names
    {"bots": ["", "trader"]}                         only if it is known who plays: a bot by name, or a person
    {"commitment": {"digest": "...", "salt": "..."}} only if there was a commitment (`impera.game.commitment`)
    {"seed": 7}                                      or {"deck": [...], "first": 0}, or {"position": {...}}
    {"seat": 1, "decision": "play M1"}               one line per decision
    {"decisions": 57, "outcome": {...}, "sha256": "..."}

The last line has the number of decisions and a digest of all lines before it, so a truncated or edited record is
recognised. Replaying the decisions from the start is the definition of a game.
"""

from __future__ import annotations

import hashlib
import json
import os
from pathlib import Path
from typing import TYPE_CHECKING, Any, Literal, NamedTuple, Unpack

import msgspec

from impera.errors import BadOptions, BadPosition, BadRecord, IllegalDecision, UnknownVersion
from impera.game.commitment import Commitment
from impera.notation.options import REVISION, Options, WrittenOptions
from impera.notation.outcome import Outcome
from impera.views.events import EVERYTHING

if TYPE_CHECKING:
    from collections.abc import Iterator

    from impera.game.game import Game
    from impera.game.position import Position
    from impera.pictures import Appearance
    from impera.views import Event, View
    from impera.views.events import Viewer

VERSION: Literal[1] = 1


class Origin(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """Where a game comes from: a seed, a deck order, or a position; and the First Player if one was chosen."""

    seed: int | None = None
    deck: tuple[str, ...] | None = None
    position: dict[str, Any] | None = None
    first: int | None = None


class Line(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Base of the other lines of a record."""


class FirstLine(Line, frozen=True):
    """Says that it is a record."""

    impera: Literal["record"]
    version: Literal[1]


class OptionsLine(Line, frozen=True):
    """The options of the game."""

    options: WrittenOptions


class NamesLine(Line, frozen=True):
    """The players, by seat."""

    names: tuple[str, ...]


class BotsLine(Line, frozen=True):
    """Which bot plays each seat; an empty name is a person."""

    bots: tuple[str, ...]


class CommitmentLine(Line, frozen=True):
    """What promised the deal."""

    commitment: Commitment


class DecisionLine(Line, frozen=True):
    """One decision."""

    seat: int
    decision: str


class LastLine(Line, frozen=True):
    """Seals the record: how many decisions it has, the outcome if there is one, and the digest of all other lines."""

    decisions: int
    outcome: Outcome | None
    sha256: str


LINES = (FirstLine, OptionsLine, NamesLine, BotsLine, CommitmentLine, Origin, DecisionLine, LastLine)
"""The lines of a record, in their order."""


class Moment(NamedTuple):
    """One decision of a record, and the game after it."""

    seat: int
    """Who decided."""
    decision: str
    events: tuple[Event, ...]
    """Everything that the decision caused."""
    game: Game
    """The game after the decision; it is nobody else's."""

    @property
    def position(self) -> Position:
        """Everything about this moment, as JSON-able data (N-06)."""
        return self.game.position()


class Record(msgspec.Struct, frozen=True, kw_only=True):
    """A game as its options, origin and decisions. `outcome` is None if it was recorded before its end.

    It can be iterated:

    >>> from impera import Game
    >>> game = Game.new(players=2, seed=7)
    >>> caused = game.play("play M1"), game.play("end")
    >>> for moment in game.record():
    ...     print(moment.seat, moment.decision, len(moment.events), moment.position["turns"])
    1 play M1 1 0
    1 end 3 1
    """

    options: Options
    origin: Origin
    decisions: tuple[str, ...]
    names: tuple[str, ...] = ()
    bots: tuple[str, ...] = ()
    """Which bot plays each seat, an empty name for a person; nothing if that is not known."""
    outcome: Outcome | None = None
    commitment: Commitment | None = None

    def replay(self, decisions: int | None = None) -> Game:
        """The game after all its decisions, or after the first few.

        Raises BadRecord if it is impossible, or has fewer decisions.
        """
        from impera.game.game import Game  # noqa: PLC0415 - a game makes its record, a record makes its game

        if decisions is not None and not 0 <= decisions <= len(self.decisions):
            message = f"the record has {len(self.decisions)} decisions: there is no game after {decisions} of them"
            raise BadRecord(message)
        options = msgspec.structs.asdict(self.options)
        try:
            if self.origin.seed is not None:
                game = Game.new(seed=self.origin.seed, first=self.origin.first, **options)
            elif self.origin.deck is not None:
                game = Game.from_deck(self.origin.deck, first=self.origin.first or 0, **options)
            else:
                game = Game.from_position(self.origin.position or {})
                if game.options != self.options:
                    message = "the options are not those of the position"
                    raise BadRecord(message)
        except (BadOptions, BadPosition) as error:
            message = f"the game cannot begin: {error}"
            raise BadRecord(message) from error
        self._check_commitment()
        for place, decision in enumerate(self.decisions[:decisions], 1):
            self._play(game, place, decision)
        if decisions is None:
            self._check_outcome(game)
        return game

    @staticmethod
    def _play(game: Game, place: int, decision: str) -> tuple[Event, ...]:
        try:
            return game.play(decision)
        except IllegalDecision as error:
            message = f"decision {place}: {error}"
            raise BadRecord(message) from error

    def _check_outcome(self, game: Game) -> None:
        if game.outcome != self.outcome:
            message = f"the record says {self.outcome}, but its decisions lead to {game.outcome}"
            raise BadRecord(message)

    def __iter__(self) -> Iterator[Moment]:
        """Its decisions one by one, each with what it caused and the game after it; raises BadRecord as `replay`."""
        game = self.replay(0)
        for place, decision in enumerate(self.decisions, 1):
            seat = game.seat
            events = self._play(game, place, decision)
            assert seat is not None  # noqa: S101 - it decided
            yield Moment(seat, decision, events, game.copy())
        self._check_outcome(game)

    def svg(self, decisions: int | None = None, viewer: Viewer = EVERYTHING, **appearance: Unpack[Appearance]) -> str:
        """The table after all decisions, or after the first few, as a picture; `appearance` is as for `View.svg`."""
        return self.replay(decisions).svg(viewer, **self._named(appearance))

    def animated_svg(
        self, viewer: Viewer = EVERYTHING, *, seconds: float = 2.5, **appearance: Unpack[Appearance]
    ) -> str:
        """The whole game as an animated picture: each turn as it begins, with what happened before it in words."""
        from impera.pictures import animation  # noqa: PLC0415 - a record that nobody draws needs no art

        return animation(list(self._moments(viewer)), seconds=seconds, **self._named(appearance))

    def _repr_html_(self) -> str:
        """The whole game, for notebooks."""
        from impera.pictures import image  # noqa: PLC0415 - a record that nobody draws needs no art

        return image(self.animated_svg(), str(self.replay().view(EVERYTHING)))

    def _named(self, appearance: Appearance) -> Appearance:
        return {"names": self.names, **appearance}

    def _moments(self, viewer: Viewer) -> Iterator[tuple[View, tuple[Event, ...]]]:
        """The table as each turn and each pick begins, and at the end, with what the viewer was told since."""
        game = self.replay(0)
        told = game.log_length
        yield game.view(viewer), ()
        for place, decision in enumerate(self.decisions, 1):
            before = game.turn, game.question
            game.play(decision)
            is_last = place == len(self.decisions)
            if is_last or game.turn != before[0] or (game.turn == 0 and game.question != before[1]):
                yield game.view(viewer), game.events(viewer, since=told)
                told = game.log_length

    def _check_commitment(self) -> None:
        """Raise BadRecord if there is a commitment and the deal does not match it."""
        if self.commitment is None:
            return
        seed = self.origin.seed
        if seed is None or self.origin.first is not None or not self.commitment.fits(seed, self.options):
            message = "the deal is not the one that was promised: the commitment does not fit the seed and the options"
            raise BadRecord(message)

    def text(self) -> str:
        """The record as lines of JSON."""
        lines: list[Line | Origin] = [FirstLine("record", VERSION), OptionsLine(self.options.to_json())]
        if self.names:
            lines.append(NamesLine(self.names))
        if self.bots:
            lines.append(BotsLine(self.bots))
        if self.commitment is not None:
            lines.append(CommitmentLine(self.commitment))
        lines.append(self.origin)
        game = self.replay(0)
        for decision in self.decisions:
            lines.append(DecisionLine(-1 if game.seat is None else game.seat, decision))
            game.play(decision)
        body = "".join(f"{_line(line)}\n" for line in lines)
        end = LastLine(len(self.decisions), self.outcome, _digest(body))
        return f"{body}{_line(end)}\n"

    def save(self, path: str | os.PathLike[str]) -> None:
        """Write the record to a file, replacing it atomically."""
        target = Path(path)
        written = target.with_name(f".{target.name}.{os.getpid()}")
        text = self.text()
        try:
            written.write_text(text, encoding="utf-8")
            written.replace(target)
        except OSError as error:
            written.unlink(missing_ok=True)
            if error.filename is not None:
                error.filename = str(target)  # the file that was asked for
            raise

    @classmethod
    def load(cls, path: str | os.PathLike[str]) -> Record:
        """The record in a file; raises BadRecord, or OSError if the file cannot be read."""
        try:
            text = Path(path).read_text(encoding="utf-8")
        except UnicodeDecodeError as error:
            message = f"{path} is not a record: it is not text"
            raise BadRecord(message) from error
        return cls.parse(text)

    @classmethod
    def parse(cls, text: str) -> Record:
        """The record in a text; raises BadRecord if it is cut off, edited, of a later version, or not a record."""
        lines = [f"{line}\n" for line in text.removesuffix("\n").split("\n")]
        parts = [_part(number, line) for number, line in enumerate(lines, 1)] if text else []
        if not parts or parts[0].get("impera") != "record":
            message = 'not a record: the first line must be {"impera": "record", ...}'
            raise BadRecord(message)
        version = parts[0].get("version")
        if type(version) is not int or version != VERSION:
            message = f"the record has version {version!r}; this program reads version {VERSION}"
            raise UnknownVersion(message) if _is_later(version) else BadRecord(message)
        if "sha256" not in parts[-1]:
            message = "the record is cut off: its last line is missing"
            raise BadRecord(message)
        return cls._assemble(parts[1:-1], parts[-1], _digest("".join(lines[:-1])))

    @classmethod
    def _assemble(cls, parts: list[dict[str, Any]], end: dict[str, Any], digest: str) -> Record:
        decisions = [part for part in parts if "decision" in part]
        head: dict[str, Any] = {}
        for part in parts[: len(parts) - len(decisions)]:
            head.update(part)
        try:
            names = msgspec.convert(head.pop("names", ()), tuple[str, ...])
            bots = msgspec.convert(head.pop("bots", ()), tuple[str, ...])
            commitment = msgspec.convert(head.pop("commitment", None), Commitment | None)
            chosen = msgspec.convert(head.pop("options", None), dict[str, Any])
            _check_revision(chosen.get("revision"))
            options = Options.from_json(chosen)
            record = cls(
                options=options,
                origin=msgspec.convert(head, Origin),
                decisions=tuple(msgspec.convert(part["decision"], str) for part in decisions),
                names=names,
                bots=bots,
                outcome=msgspec.convert(end.get("outcome"), Outcome | None),
                commitment=commitment,
            )
        except (msgspec.ValidationError, BadOptions) as error:
            message = f"the record is damaged: {error}"
            raise BadRecord(message) from error
        if end.get("decisions") != len(decisions):
            message = f"the record is cut off: it has {len(decisions)} decisions instead of {end.get('decisions')}"
            raise BadRecord(message)
        if end["sha256"] != digest:
            message = "the record was edited: its digest does not fit its lines"
            raise BadRecord(message)
        if sum(part is not None for part in (record.origin.seed, record.origin.deck, record.origin.position)) != 1:
            message = "the record is damaged: a game begins with one of seed, deck and position"
            raise BadRecord(message)
        return record


def _is_later(version: object) -> bool:
    return type(version) is int and version > VERSION


def _check_revision(revision: object) -> None:
    """Raise UnknownVersion if the game follows rules that came after this program."""
    if type(revision) is int and revision > REVISION:
        message = f"the record follows revision {revision} of the rules; this program knows revisions 1 to {REVISION}"
        raise UnknownVersion(message)


def _line(line: Line | Origin) -> str:
    return json.dumps(msgspec.to_builtins(line), ensure_ascii=False)


def _part(number: int, line: str) -> dict[str, Any]:
    try:
        part = json.loads(line)
    except (ValueError, RecursionError) as error:  # such as numbers with thousands of digits
        message = f"line {number} is not JSON: {error}"
        raise BadRecord(message) from error
    if not isinstance(part, dict):
        message = f"line {number} is not a JSON object"
        raise BadRecord(message)
    return part


def _digest(text: str) -> str:
    try:
        return hashlib.sha256(text.encode()).hexdigest()
    except UnicodeEncodeError as error:
        message = f"not text that can be written: {error}"
        raise BadRecord(message) from error
