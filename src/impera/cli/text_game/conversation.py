"""The text game: one question at a time, and everything that happens as sentences."""

from __future__ import annotations

from typing import TYPE_CHECKING

import impera
from impera.cli.output.screen import is_watched, read, show
from impera.cli.text_game.advice import announce_compiling, warnings
from impera.cli.text_game.inquiries import Leave, inquire, save_as
from impera.text.decisions import explain, name_of
from impera.text.introduction import how_to_play
from impera.text.outcome import ending_in_words
from impera.text.questions import question
from impera.text.standing import partner, standing
from impera.text.table import hand_in_words
from impera.text.understand import Decide, Do, understand

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from impera import Record
    from impera.cli.text_game.saves import Save
    from impera.cli.text_game.session import Session


class TextGame:
    """A session on the screen.

    It is saved after each answer, and before each question, because by then the person has seen what the bots did.
    """

    def __init__(self, session: Session, save: Save, *, file: Path | None, is_auto: bool, has_aids: bool) -> None:
        """`file`, if given, is written in addition to the save; `is_auto` answers questions that have only one answer.

        With `has_aids`, each turn begins with who could win on the next one.
        """
        self._session = session
        self._save = save
        self._file = file
        self._is_auto = is_auto
        self._has_aids = has_aids
        self._is_saved = False
        self._has_warned = False
        self._shown_turn = -1
        self._watched: tuple[int, int] | None = None

    def run(self) -> None:
        """Play to the end, or until the person leaves, by a command or Ctrl-C; the game is already saved."""
        session = self._session
        try:
            while session.game.seat is not None:
                if session.is_asked:
                    self._tell()
                    self._keep()
                    self._answer()
                    self._keep()
                else:
                    self._watch()
                    session.let_bot_play()
        except (Leave, KeyboardInterrupt) as reason:
            self._part()
            if isinstance(reason, KeyboardInterrupt):
                raise
            return
        self._finish()

    def greet(self) -> None:
        """What the game is, who plays, what wins, and how to get help."""
        view, speaker = self._session.view, self._session.speaker
        others = [seat for seat in range(len(view.seats)) if seat not in (view.seat, partner(view))]
        show(speaker.say("play-title"), speaker.say("play-against", names=speaker.players(others)))
        if partner(view) is not None:
            show(speaker.say("play-partner", name=speaker.names[partner(view) or 0]))
        show(*self._met(), *how_to_play(speaker, view))
        seed = self._session.record.origin.seed
        if seed is not None:
            show(speaker.say("play-first", who=speaker.who(view.first), name=speaker.names[view.first]))
            show(speaker.say("play-seed", seed=str(seed)))
        show(speaker.say("play-how"))
        if any(map(impera.bots.searches, self._session.levels)):
            announce_compiling(speaker)
        changed = self._session.changes()
        seat = self._session.game.seat
        if self._session.has_decided and seat is not None:
            values = {"who": speaker.who(seat), "name": speaker.names[seat]}
            show("", speaker.say("play-continued", number=view.turn, **values))
        if changed is not None:
            show(speaker.say("changes-heading"), *(f"  {line}" for line in changed))

    def _met(self) -> list[str]:
        """What the bots are like: one sentence for all, or one for each if they differ."""
        speaker, levels = self._session.speaker, self._session.levels
        if len(set(levels) - {""}) == 1 and _is_known(max(levels)):
            return [speaker.say(f"bot-{max(levels)}.met")]
        return [self._met_one(speaker.names[seat], level) for seat, level in enumerate(levels) if level]

    def _met_one(self, name: str, bot: str) -> str:
        speaker = self._session.speaker
        if not _is_known(bot):
            return speaker.say("play-met-own", name=name, bot=bot)
        return speaker.say("play-met", name=name, bot=bot, description=speaker.say(f"bot-{bot}"))

    def _watch(self) -> None:
        """Against slow bots, show each turn as it happens."""
        session, seat = self._session, self._session.game.seat
        if seat is None or not impera.bots.searches(session.levels[seat]) or not is_watched():
            return
        moment = session.game.turn, seat
        if moment != self._watched:
            self._watched = moment
            news = session.news()
            show(*(("", *news) if news else ()), session.speaker.say("play-thinks", name=session.speaker.names[seat]))

    def _tell(self) -> None:
        """Print what happened and, at the beginning of a turn, the state of the game."""
        session = self._session
        news = session.news()
        if news:
            show("", *news)
        view = session.view
        if view.turn != self._shown_turn and view.draft is None:
            self._shown_turn = view.turn
            show("", *standing(session.speaker, view), *hand_in_words(session.speaker, view))
            if self._has_aids:
                show(*warnings(session.speaker, view))

    def _answer(self) -> None:
        """Ask until there is a decision, and carry it out."""
        session = self._session
        view, speaker = session.view, session.speaker
        if self._is_auto and len(view.legal) == 1:
            show(speaker.say("play-auto", decision=name_of(speaker, view, view.legal[0])))
            session.play(view.legal[0], by="nobody")
            return
        self._ask()
        while True:
            line = read()
            if line is None:
                raise Leave
            meaning = understand(speaker, view, line)
            if isinstance(meaning, Decide):
                session.play(meaning.decision, by="person")
                return
            if isinstance(meaning, Do):
                inquire(session, meaning.command, meaning.words)
                view = session.view
                show("")
                self._ask()
            else:
                show(speaker.say(meaning.key, **meaning.values))

    def _ask(self) -> None:
        view, speaker, final = self._session.view, self._session.speaker, self._session.final
        show(question(speaker, view))
        show(*(f"{number:3}. {explain(speaker, view, each, final)}" for number, each in enumerate(view.legal, 1)))

    def _keep(self) -> None:
        """Save the game, unless the person has not decided anything yet."""
        if self._session.has_decided:
            self._is_saved = self._write(self._save.write)
            if self._file is not None:
                self._write(lambda record: record.save(self._file or ""))

    def _write(self, write: Callable[[Record], None]) -> bool:
        """Write the record. If that fails, the game goes on and the person is told once."""
        try:
            write(self._session.record)
        except OSError as error:
            if not self._has_warned:
                self._has_warned = True
                show(self._session.speaker.say("save-automatic-failed", reason=error.strerror or str(error)))
            return False
        return True

    def _part(self) -> None:
        """The person leaves: say how to resume."""
        show("", self._session.speaker.say("play-left-saved" if self._is_saved else "play-left"))

    def _finish(self) -> None:
        session = self._session
        show("", *session.news(), "", *ending_in_words(session.speaker, session.view))
        if self._file is not None:
            show(save_as(session, self._file))
        if self._write(self._save.finish):
            show(session.speaker.say("play-replay"))


def _is_known(bot: str) -> bool:
    """Whether a bot is one of impera's, with a description."""
    from impera.bots.roster import LEVELS, YARDSTICKS  # noqa: PLC0415 - loads the bots

    return bot in LEVELS + YARDSTICKS
