"""What lies between the players: the deck by Age, the discard pile, the coin; and what stands above the table."""

from __future__ import annotations

from typing import TYPE_CHECKING

from impera.notation.cards import DOMAIN_NAMES
from impera.pictures import card
from impera.pictures.elements import box, disc, group, joined, lines, moved, used, width_of, words
from impera.text.cards import domain_of
from impera.text.outcome import ending
from impera.text.questions import question
from impera.text.standing import last_round
from impera.text.turn import is_pick, whose_turn

if TYPE_CHECKING:
    from impera.text import Speaker
    from impera.views import View

BAR = 48
STRIP = 104
CELL = 2 * STRIP + 16
_LINE = 22
_LAYERS = 3
"""How many cards of the deck are seen, if it has as many."""
_LARGEST, _SMALLEST = 110.0, 72.0
"""The width of a card in full size, and where there are many."""


def bar(speaker: Speaker, view: View, width: float) -> str:
    """The line above the table: the game, the turn, whose it is, and what is asked."""
    title = speaker.say("game")
    turn = speaker.say("table-bar-turn", number=view.turn) if view.turn else speaker.say("table-bar-draft")
    room = width_of(title, 22) * 1.1
    x = 54 + room + 26
    return joined(
        [
            used("i-emblem", 0, 2, 42, 42),
            words(54, 31, title, 22, "f-ink serif bold", room=room),
            box(x - 13, 12, 1.5, 24, look="f-line-strong"),
            words(x, 30, f"{turn} · {whose_turn(speaker, view)}", 16, "f-ink sans bold"),
            words(width, 30, _asked(speaker, view), 15, "f-ink-2 sans", anchor="end", room=width * 0.45),
        ]
    )


def _asked(speaker: Speaker, view: View) -> str:
    """What is asked; in a pick of the draft only the viewer's own question is, because all choose at once."""
    is_other = view.question is not None and view.question.seat != view.seat
    return "" if is_pick(view) and is_other else question(speaker, view)


def strip(speaker: Speaker, view: View, width: float) -> str:
    """The deck, the discard pile by Domain, and the coin while it is in the supply, side by side."""
    return group(
        box(0, 0, width, STRIP, radius=16, look="f-surface s-line"),
        group(_deck(speaker, view), data_zone="deck"),
        box(width * 0.36 - 6, 16, 1.5, STRIP - 32, look="f-line"),
        moved(width * 0.36, 0, _pile(speaker, view, width * 0.5), data_zone="pile"),
        moved(width - 90, STRIP / 2 - 32, _supply(view)),
    )


def cell(speaker: Speaker, view: View, width: float, height: float) -> str:
    """The same as a panel among those of the players."""
    top = max(0.0, (height - 2 * STRIP) / 3)
    return group(
        box(0, 0, width, height, radius=16, look="f-surface s-line"),
        moved(0, top, _deck(speaker, view), data_zone="deck"),
        box(20, height / 2, width - 40, 1.5, look="f-line"),
        moved(0, height - STRIP - top, _pile(speaker, view, width - 12), data_zone="pile"),
        moved(width - 110, top + STRIP / 2 - 32, _supply(view)),
    )


def _supply(view: View) -> str:
    """The coin, while it is at no Domain."""
    if view.coin is not None:
        return ""
    icon = group(used("i-coin", 6, 6, 52, 52), class_="c-brass")
    return group(disc(32, 32, 32, "f-surface-2"), icon, data_mark="coin")


def _deck(speaker: Speaker, view: View) -> str:
    deck = view.deck
    if deck.next_age is None:
        back = box(18, 10, 58, 82, radius=5, look="s-line-strong dashed")
    else:
        below = range(min(_LAYERS, deck.size) - 1, -1, -1)
        back = joined(used(f"back-{deck.next_age}", 18 + 2 * off, 10 + 2 * off, 60, 85.8) for off in below)
    whole = max(1, *deck.ages)
    gauge = [
        group(
            group(used(f"n-{age}", 204, 15 + 27 * place, 17, 17), class_="c-ink"),
            box(230, 20 + 27 * place, 120, 8, radius=4, look="f-surface-3"),
            box(230, 20 + 27 * place, 120 * number / whole, 8, radius=4, look="f-ink") if number else "",
            words(382, 29 + 27 * place, str(number), 14, "f-ink-2 sans bold", anchor="end"),
        )
        for place, (age, number) in enumerate(enumerate(deck.ages, 1))
    ]
    return joined(
        [
            back,
            words(98, 40, speaker.say("centre-deck"), 14, "f-ink-2 sans bold", room=96),
            words(98, 74, str(deck.size), 30, "f-ink serif bold"),
            *gauge,
        ]
    )


def _pile(speaker: Speaker, view: View, width: float) -> str:
    """How many cards of each Domain; the pile has no order, so none is on top (R-ZONE-01)."""
    domains = [domain_of(code) for code in view.discard]
    step = (width - 120) / len(DOMAIN_NAMES)
    counts = [
        group(
            used(f"medal-{domain}", 132 + step * place, 22, 34, 34),
            words(149 + step * place, 84, str(domains.count(domain)), 20, "f-ink serif bold", anchor="middle"),
            opacity=None if domain in domains else 0.32,
        )
        for place, domain in enumerate(DOMAIN_NAMES)
    ]
    return joined(
        [
            words(18, 40, speaker.say("centre-pile"), 14, "f-ink-2 sans bold", room=100),
            words(18, 74, str(len(view.discard)), 30, "f-ink serif bold"),
            *counts,
        ]
    )


def notice(speaker: Speaker, view: View, width: float) -> tuple[str, float]:
    """How the game ended, or who still plays in the last round; and the height of that."""
    end = ending(speaker, view)
    said = last_round(speaker, view) if end is None else [f"{end.reason} {end.winners}"]
    if not said:
        return "", 0
    text = lines(" ".join(said), 19, width - 96)
    height = 26 + _LINE * len(text)
    look = "f-brass-soft s-brass" if end else "f-threat-soft s-threat-line"
    icon = group(used("i-crown", 22, height / 2 - 14, 28, 28), class_="c-brass") if end else ""
    told = [
        words(66 if end else 24, 30 + _LINE * place, line, 18, "f-ink serif bold", room=width - 90)
        for place, line in enumerate(text)
    ]
    return group(box(0, 0, width, height, radius=12, look=look), icon, *told, data_zone="notice"), height


def tray(heading: str, codes: list[str], width: float, zone: str) -> tuple[str, float]:
    """Cards in full size beside a heading, such as the viewer's hand, and the height of that; nothing without cards."""
    if not codes:
        return "", 0
    room = width - 200
    size = max(_SMALLEST, min(_LARGEST, room / (1.08 * max(1, len(codes)))))
    height = size * card.RATIO + 16
    cards = card.cards_in_row([f"card-{code}" for code in codes], 190, 6, size, room)
    head = [
        words(8, 36 + 26 * place, line, 21, "f-ink serif bold", room=170)
        for place, line in enumerate(lines(heading, 23, 170))
    ]
    return group(*head, group(cards), data_zone=zone), height
