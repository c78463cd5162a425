"""A player as a panel: who it is, the hand, and the six Domains as stacks of cards beside their ladders."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from impera.notation.options import TEAMS
from impera.pictures import card
from impera.pictures.elements import box, disc, dots, element, group, joined, lines, moved, used, width_of, words
from impera.text.cards import age_of
from impera.text.standing import is_near
from impera.text.turn import is_pick

if TYPE_CHECKING:
    from collections.abc import Sequence

    from impera.text import Speaker
    from impera.views import View
    from impera.views.view import Block, DomainView, SeatView

PAD = 14
HEAD = 66
"""The height of the line with the name and the hand."""
_TITLE = 34
"""The height of the line with a Domain's medal and count."""
_GAP = 8
_HAND = 40
"""The width of a hand card in the head of a panel."""
_LADDER = 0.54
"""How much of a column the ladder takes."""
_MARKER = 24
"""The height of a marker below a ladder."""
_SOFT_HYPHEN = "\u00ad"
_MEDAL = 26
_ROOM_FOR_NAMES = 150
"""How wide a column must be for the name of its Domain; in narrower ones stands its letter."""
_TAG = 12.5
"""The size of letters on a label."""
_WIDEST = 96
"""Of a card in a stack."""


class Colours(NamedTuple):
    """The colours of a panel, as names of the page's tokens."""

    ground: str
    column: str
    ink: str
    ink_2: str
    line: str


PAPER = Colours("surface", "surface-2", "ink", "ink-2", "line")
MAT = Colours("mat", "mat-2", "mat-ink", "mat-ink-2", "mat-line")


class Panel(NamedTuple):
    """What a panel is drawn from."""

    speaker: Speaker
    view: View
    seat: SeatView
    width: float
    colours: Colours

    @property
    def column(self) -> float:
        """The width of one Domain."""
        domains = len(self.seat.domains)
        return (self.width - 2 * PAD - _GAP * (domains - 1)) / domains

    @property
    def card(self) -> float:
        """The width of a card in a stack."""
        return min(_WIDEST, self.column * (1 - _LADDER))

    @property
    def step(self) -> float:
        """How far a card of a stack lies below the one before."""
        return self.card * card.BAND / card.WIDTH

    @property
    def tray(self) -> float:
        """The height that the tallest stack and the tallest ladder need."""
        count = max((domain.count for domain in self.seat.domains), default=0)
        rungs = max(domain.hegemony for domain in self.seat.domains)
        marker = _MARKER if any(domain.democracy for domain in self.seat.domains) else 0
        return max(self.step * max(0, count - 1) + self.card * card.RATIO, self.step * rungs + marker) + 8


def height_of(panels: Sequence[Panel]) -> float:
    """The height of panels that stand side by side."""
    return HEAD + _TITLE + max(panel.tray for panel in panels) + 2 * PAD


def draw(panel: Panel, height: float) -> str:
    """A panel of this height."""
    view, seat, colours = panel.view, panel.seat, panel.colours
    frame = "s-brass thick" if _decides(view, seat.seat) else f"s-{colours.line}"
    columns = [
        moved(
            PAD + (panel.column + _GAP) * place,
            PAD + HEAD,
            _column(panel, domain, height - HEAD - 2 * PAD),
            data_domain=domain.domain,
        )
        for place, domain in enumerate(seat.domains)
    ]
    return group(
        box(0, 0, panel.width, height, radius=16, look=f"f-{colours.ground} {frame}"),
        _head(panel),
        *columns,
        data_seat=seat.seat,
    )


def _decides(view: View, seat: int) -> bool:
    """Whether the table waits for a seat; in a pick of the draft it waits for all."""
    return view.question is not None and view.question.seat == seat and (not is_pick(view) or seat == view.seat)


def _head(panel: Panel) -> str:
    speaker, seat, colours = panel.speaker, panel.seat, panel.colours
    name = speaker.player(seat.seat)
    initial = speaker.name(seat.seat)[:1].upper()
    hand, room = _hand(panel)
    x = PAD + 54
    return joined(
        [
            box(PAD, PAD + 3, 42, 42, radius=10, look=f"f-{colours.column} s-{colours.line}"),
            words(PAD + 21, PAD + 32, initial, 21, f"f-{colours.ink} serif bold", anchor="middle"),
            words(x, PAD + 20, name, 21, f"f-{colours.ink} serif bold", room=panel.width - room - x - 2 * PAD),
            moved(x, PAD + 27, _tags(panel)),
            hand,
        ]
    )


def _tags(panel: Panel) -> str:
    """Below the name: the crown of a winner, the team, the First Player's flag, and the number of hand cards."""
    view, seat, speaker, colours = panel.view, panel.seat.seat, panel.speaker, panel.colours
    tags: list[Tag] = []
    if view.outcome is not None and seat in view.outcome.winners:
        tags.append(Tag("winner", "i-crown", "", "primary", "on-primary"))
    if view.options.teams:
        letter = speaker.say("team-first" if seat in TEAMS[0] else "team-second")
        tags.append(Tag("team", "", letter, colours.column, colours.ink))
    if view.first == seat:
        tags.append(Tag("first-player", "i-first", speaker.say("first-player"), "brass-soft", "brass"))
    x = 0.0
    drawn = []
    for tag in tags:
        drawn.append(moved(x, 0, _pill(tag), data_mark=tag.mark))
        x += tag.width + 7
    held = [speaker.say("cards", number=panel.seat.hand)]
    if panel.seat.packet and seat != view.seat:
        held.append(speaker.say("table-packet", number=panel.seat.packet))
    return joined(
        [*drawn, words(x, 14.5, " · ".join(held), 13.5, f"f-{colours.ink_2} sans", room=panel.width * 0.62 - x)]
    )


class Tag(NamedTuple):
    """A small rounded label: what it marks, with an icon, a text, or both, in two colours."""

    mark: str
    icon: str
    text: str
    ground: str
    ink: str

    @property
    def left(self) -> float:
        """Where its text begins."""
        return 24 if self.icon else 10

    @property
    def width(self) -> float:
        """How wide it is."""
        return self.left + (width_of(self.text, _TAG) + 10 if self.text else 4)


def _pill(tag: Tag) -> str:
    return group(
        box(0, 0, tag.width, 20, radius=10, look=f"f-{tag.ground}"),
        group(used(tag.icon, 8, 4, 12, 12), class_=f"c-{tag.ink}") if tag.icon else "",
        words(tag.left, 14.5, tag.text, _TAG, f"f-{tag.ink} sans bold", room=tag.width - tag.left - 8)
        if tag.text
        else "",
    )


def _hand(panel: Panel) -> tuple[str, float]:
    """The hand at the right end of the head, and how wide it is: cards the viewer knows faceup, all others as backs."""
    seat = panel.seat
    if seat.seat == panel.view.seat:
        return "", 0  # it is drawn below, in full size
    symbols = hand_symbols(seat)
    room = panel.width * 0.5 - PAD
    step = min(_HAND * 1.08, (room - _HAND) / max(1, len(symbols) - 1))
    width = _HAND + step * (len(symbols) - 1) if symbols else 0
    cards = card.cards_in_row(symbols, panel.width - PAD - width, PAD - 3, _HAND, width)
    return group(cards, data_zone="hand"), width


def hand_symbols(seat: SeatView) -> list[str]:
    """The symbols of a hand: those cards that the viewer is sure of, then the backs of the others."""
    known = [age_of(code) for code in seat.known]
    backs = [age for age, number in enumerate(seat.hand_ages, 1) for _ in range(number - known.count(age))]
    return [*(f"card-{code}" for code in seat.known), *(f"back-{age}" for age in backs)]


def _column(panel: Panel, domain: DomainView, height: float) -> str:
    colours, width = panel.colours, panel.column
    is_warned = is_near(domain) and panel.view.outcome is None and colours is PAPER
    look = "f-threat-soft s-threat-line" if is_warned else f"f-{colours.column}"
    name = panel.speaker.domain if width > _ROOM_FOR_NAMES else panel.speaker.letter
    title = name(domain.domain)
    return joined(
        [
            box(0, 0, width, height, radius=10, look=look),
            used(f"medal-{domain.domain}", 6, 6, _MEDAL, _MEDAL),
            words(_MEDAL + 12, 25, title, 16, f"f-{colours.ink} sans bold", room=width - _MEDAL - 50),
            words(width - 8, 27, str(domain.count), 22, f"f-{colours.ink} serif bold", anchor="end"),
            moved(7, _TITLE, _stack(panel, domain), _ladder(panel, domain), _markers(panel, domain)),
        ]
    )


def _stack(panel: Panel, domain: DomainView) -> str:
    if not domain.cards:
        width = panel.card
        empty = box(2, 2, width - 4, width * card.RATIO - 4, radius=6, look=f"s-{panel.colours.line} dashed")
        icon = used(f"d-{domain.domain}", width * 0.3, width * 0.5, width * 0.4, width * 0.4)
        return group(empty, group(icon, class_=f"c-{panel.colours.line}"))
    kinds = ["band"] * (len(domain.cards) - 1) + ["card"]
    return joined(
        used(f"{kind}-{code}", 0, panel.step * place, panel.card, panel.card * 1.43)
        for place, (kind, code) in enumerate(zip(kinds, domain.cards, strict=True))
    )


def _ladder(panel: Panel, domain: DomainView) -> str:
    """One rung for each card up to the one that wins; levels and the crown are marked."""
    x = panel.column - 17
    rungs = domain.hegemony
    line_look = f"s-{panel.colours.ink_2} thin"
    half = panel.step / 2
    heights = [panel.step * place - half for place in range(1, rungs + 1)]
    ink, size = panel.colours.ink, min(8, panel.step * 0.7)
    parts = [
        element("path", d=f"M{x:.1f} {half:.1f}V{heights[-1]:.1f}", class_=line_look),
        dots(x, heights[domain.count :], size, f"s-{panel.colours.ink_2}"),
        dots(x, heights[domain.count :], size - 3, f"s-{panel.colours.column}"),
        dots(x, heights[: domain.count], size, f"s-{ink}"),
    ]
    for place, y in enumerate(heights, 1):
        mark = _mark(panel, domain, place)
        if mark == "crown":
            parts.append(group(used("i-crown", x - 24, y - 8, 16, 16), class_=f"c-{ink}"))
        elif mark:
            parts.append(_level(panel, mark, x - 7, y, is_on=place <= domain.count))
    return joined(parts)


def _mark(panel: Panel, domain: DomainView, place: int) -> str:
    """What a rung opens: `crown`, the short name of a level, or nothing. Culture has no levels."""
    if place == domain.hegemony:
        return "crown"
    if domain.to_level1 is None or place not in (panel.view.level1, panel.view.level2):
        return ""
    return panel.speaker.say("level-short", level=1 if place == panel.view.level1 else 2)


def _level(panel: Panel, text: str, right: float, y: float, *, is_on: bool) -> str:
    size = 10.5
    width = min(width_of(text, size) + 7, panel.column - panel.card - 33)
    ground, ink = ("primary", "on-primary") if is_on else (panel.colours.column, panel.colours.ink_2)
    if is_on and panel.colours is MAT:
        ground, ink = "brass-soft", "brass"
    return group(
        box(right - width, y - 7, width, 14, radius=4, look=f"f-{ground}"),
        words(right - width / 2, y + 3.8, text, size, f"f-{ink} sans bold", anchor="middle", room=width - 4),
    )


def _markers(panel: Panel, domain: DomainView) -> str:
    """What lies on a Domain: embargo and democracy markers, and the coin."""
    parts = []
    bottom = panel.card * card.RATIO + panel.step * max(0, domain.count - 1)
    for place, block in enumerate(domain.embargo):
        y = bottom * 0.55 + 28 * place
        parts.append(moved(0, y, _embargo(panel, block), data_mark="embargo", data_turn=block.turn))
    if domain.democracy:
        y = panel.step * domain.hegemony + 3
        parts.append(moved(panel.column - 45, y, _marker("", f"+{domain.democracy}"), data_mark="democracy"))
    coin = panel.view.coin
    if coin is not None and (coin.seat, coin.domain) == (panel.seat.seat, domain.domain):
        size = min(34, panel.card * 0.6)
        paper = disc(size / 2, size / 2, size / 2 + 1.5, "f-paper")
        face = group(used("i-coin", 0, 0, size, size), class_="c-brass")
        parts.append(moved(panel.card - size * 0.8, bottom - size * 0.9, paper, face, data_mark="coin"))
    return joined(parts)


def _embargo(panel: Panel, block: Block) -> str:
    """An embargo marker; where there is room, with the turn in which nothing may be played there."""
    if panel.column <= _ROOM_FOR_NAMES:
        return moved(panel.card * 0.5 - 17, 0, _marker("i-embargo"))
    said = panel.speaker.say("marker-embargo", turn=block.turn).replace(_SOFT_HYPHEN, "")
    told = lines(said, 11.5, panel.card - 8)
    width, height = panel.card + 30, 10 + 14 * len(told)
    return group(
        box(-4, 0, width, height, radius=6, look="f-primary s-surface"),
        group(used("i-embargo", 2, height / 2 - 9, 18, 18), class_="c-on-primary"),
        *(
            words(25, 16 + 14 * place, line, 11.5, "f-on-primary sans bold", room=width - 32)
            for place, line in enumerate(told)
        ),
    )


def _marker(icon: str, text: str = "") -> str:
    return group(
        box(0, 0, 34, 22, radius=6, look="f-primary s-surface"),
        group(used(icon, 8, 2.5, 18, 17), class_="c-on-primary") if icon else "",
        words(17, 16, text, 13.5, "f-on-primary sans bold", anchor="middle") if text else "",
    )
