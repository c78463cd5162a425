"""Views as pictures: one, or many one after the other; and as text."""

from __future__ import annotations

from base64 import b64encode
from math import inf
from typing import TYPE_CHECKING, TypedDict
from xml.sax.saxutils import quoteattr

from impera.errors import BadOptions
from impera.pictures.document import document
from impera.pictures.elements import box, group, lines, moved, number, words
from impera.pictures.sharing import shared
from impera.pictures.table import MARGIN, WIDTH, table
from impera.text import Speaker
from impera.text import language as language_of
from impera.text.events import tell_by_turn
from impera.text.names import table_names
from impera.text.outcome import ending_in_words
from impera.text.questions import question
from impera.text.table import table_in_words
from impera.text.turn import whose_turn

if TYPE_CHECKING:
    from collections.abc import Sequence

    from impera.pictures.themes import Theme
    from impera.views import Event, View

_CAPTION = 74
_CAPTION_LINES = 2
_HELD = 3
"""For how many more frames the last one stays."""


class Appearance(TypedDict, total=False):
    """How something is drawn: for whom it is named, in which language, by day or by night."""

    names: Sequence[str]
    language: str
    theme: Theme


def picture(view: View, *, names: Sequence[str] = (), language: str = "en", theme: Theme = "auto") -> str:
    """A view as an SVG document in a language; `names` are those of the players."""
    speaker = _speaker(view, names, language)
    drawn = table(speaker, view)
    description = " ".join(_in_words(speaker, view))
    return document(speaker, drawn.svg, drawn.height, title=_title(speaker, view), description=description, theme=theme)


def animation(
    moments: Sequence[tuple[View, Sequence[Event]]],
    *,
    names: Sequence[str] = (),
    language: str = "en",
    theme: Theme = "auto",
    seconds: float = 2.5,
) -> str:
    """Views one after the other, each for some seconds, above what happened before it; then from the start again."""
    if not 0 < seconds < inf:
        message = f"seconds must be a number above 0, not {seconds!r}"
        raise BadOptions(message)
    last, _ = moments[-1]
    speaker = _speaker(last, names, language)
    drawn = [table(speaker, view) for view, _ in moments]
    height = max(each.height for each in drawn)
    frames = [
        group(
            each.svg,
            moved(MARGIN, height - MARGIN + 8, _caption(speaker, events)),
            class_="frame last" if place == len(drawn) - 1 else "frame",
            style=f"animation-delay:{number(seconds * (place - len(drawn) - _HELD))}s",
        )
        for place, (each, (_, events)) in enumerate(zip(drawn, moments, strict=True))
    ]
    description = " ".join(_in_words(speaker, last))
    return document(
        speaker,
        shared("".join(frames)),
        height + _CAPTION,
        title=_title(speaker, last),
        description=description,
        theme=theme,
        more_style=_motion(len(frames), seconds),
    )


def text(view: View, *, names: Sequence[str] = (), language: str = "en") -> str:
    """A view as lines of text."""
    return "\n".join(_in_words(_speaker(view, names, language), view))


def image(svg: str, alternative: str) -> str:
    """A picture as an element of HTML. As an image it shares no names or styles with the page around it."""
    data = b64encode(svg.encode()).decode()
    return f'<img alt={quoteattr(alternative)} style="max-width:100%" src="data:image/svg+xml;base64,{data}">'


def _speaker(view: View, names: Sequence[str], code: str) -> Speaker:
    spoken = language_of(code)
    return Speaker(spoken, table_names(spoken, len(view.seats), names), view.seat)


def _title(speaker: Speaker, view: View) -> str:
    return f"{speaker.say('game')}: {whose_turn(speaker, view)}"


def _in_words(speaker: Speaker, view: View) -> list[str]:
    asked = question(speaker, view)
    return [*table_in_words(speaker, view), *([asked] if asked else []), *ending_in_words(speaker, view)]


def _caption(speaker: Speaker, events: Sequence[Event]) -> str:
    """What happened, in at most two lines."""
    width = WIDTH - 2 * MARGIN
    told = lines(" ".join(tell_by_turn(speaker, events)), 17, width - 48)
    shown = told[:_CAPTION_LINES]
    if len(told) > len(shown):
        shown[-1] += " …"
    return group(
        box(0, 0, width, _CAPTION - 12, radius=12, look="f-surface s-line") if shown else "",
        *(
            words(24, 27 + 24 * place + (12 if len(shown) == 1 else 0), line, 17, "f-ink sans", room=width - 48)
            for place, line in enumerate(shown)
        ),
    )


def _motion(frames: int, seconds: float) -> str:
    """Each frame is shown in its turn; where nothing should move, only the last one is."""
    slots = frames + _HELD
    part, rest = (f"{100 * shown / slots:.4f}%" for shown in (1, 1 + _HELD))
    period = f"{number(seconds * slots)}s"
    return (
        ".frame{visibility:hidden}.frame.last{visibility:visible}"
        "@media (prefers-reduced-motion:no-preference){"
        f".frame{{animation:one {period} step-end infinite}}.frame.last{{animation-name:last}}}}"
        f"@keyframes one{{0%{{visibility:visible}}{part}{{visibility:hidden}}}}"
        f"@keyframes last{{0%{{visibility:visible}}{rest}{{visibility:hidden}}}}"
    )
