"""The whole table as a viewer sees it: panels for the players around what lies in the middle."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from impera.pictures import middle, seat
from impera.pictures.elements import joined, moved
from impera.text.standing import around

if TYPE_CHECKING:
    from impera.text import Speaker
    from impera.views import View
    from impera.views.view import SeatView

WIDTH = 1280
MARGIN = 28
_INNER = WIDTH - 2 * MARGIN
_GAP = 16


class Drawn(NamedTuple):
    """A part of a picture, and its height."""

    svg: str
    height: float


def table(speaker: Speaker, view: View) -> Drawn:
    """Everything that a view shows."""
    players = around(view)
    own = players[:1] if view.seat is not None else []
    rows = [
        Drawn(middle.bar(speaker, view, _INNER), middle.BAR),
        *_others(speaker, view, players[len(own) :]),
        Drawn(*middle.notice(speaker, view, _INNER)),
        *_draft(speaker, view),
    ]
    for mine in own:
        panel = seat.Panel(speaker, view, mine, _INNER, seat.MAT)
        height = seat.height_of([panel])
        hand = middle.tray(speaker.say("hand-heading"), list(view.hand), _INNER, "hand")
        rows += [Drawn(seat.draw(panel, height), height), Drawn(*hand)]
    return _stacked([row for row in rows if row.height])


def _others(speaker: Speaker, view: View, players: list[SeatView]) -> list[Drawn]:
    """The players but the viewer, two by two, and the middle of the table: in a strip, or beside the odd one out."""
    width = (_INNER - _GAP) / 2
    panels = [seat.Panel(speaker, view, player, width, seat.PAPER) for player in players]
    rows = []
    for first in range(0, len(panels), 2):
        pair = panels[first : first + 2]
        height = max(seat.height_of(pair), middle.CELL if len(pair) == 1 else 0)
        drawn = [seat.draw(panel, height) for panel in pair]
        if len(pair) == 1:
            drawn.append(middle.cell(speaker, view, width, height))
        rows.append(Drawn(joined(moved((width + _GAP) * place, 0, each) for place, each in enumerate(drawn)), height))
    if len(players) % 2 == 0:
        rows.insert((len(rows) + 1) // 2, Drawn(middle.strip(speaker, view, _INNER), middle.STRIP))
    return rows


def _draft(speaker: Speaker, view: View) -> list[Drawn]:
    """The draft's faceup cards: those in the centre, and the viewer's packet."""
    if view.draft is None:
        return []
    parts = [("draft-centre", view.draft.centre, "centre"), ("draft-packet", view.draft.packet, "packet")]
    return [Drawn(*middle.tray(speaker.say(key), list(codes), _INNER, zone)) for key, codes, zone in parts]


def _stacked(rows: list[Drawn]) -> Drawn:
    """Rows one below the other."""
    y = float(MARGIN - 10)
    parts = []
    for row in rows:
        parts.append(moved(MARGIN, y, row.svg))
        y += row.height + _GAP
    return Drawn(joined(parts), y - _GAP + MARGIN)
