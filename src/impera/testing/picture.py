"""Tables drawn in text, read as positions (N-06) and compared with them.

For example::

    seat 0   hand M1 R1 S1   area 3M 1S   <- step 1
    seat 1   hand -          area 2C      embargo science
    deck S3 U3               pile M1

`M1` is a card, `2E3` are two cards E3, `3M` are three Military cards, the oldest that are drawn nowhere else; `-` is
nothing. What is not drawn is empty, but without a `deck` every card that is drawn nowhere lies in it, Age I on top.

The arrow shows who decides: in `step 1`, or in `step 2` with a card already played. Without an arrow it is seat 0 in
step 1. The First Player is seat 0, or the one marked `first`. The other words::

    embargo science E2      an embargo marker, the card E2; without a card any Economy card
    later science           the same, laid by the seat on itself this turn (R-EMB-06)
    democracy science       a democracy marker; written twice for two
    coin by 0 on 2 science  the coin, laid by seat 0 by the Science of seat 2
    emptied-by 1            seat 1 drew the last card of the deck
    turns 12                twelve turns were begun before this one
"""

from __future__ import annotations

import re
from collections import Counter
from typing import Any

from impera.notation.cards import CARD_CODES, DOMAIN_LETTERS
from impera.rules.cards import COPIES

CARD = re.compile(r"(\d*)([MRESCU])([123]?)")
SEAT_WORDS = ("hand", "area", "embargo", "later", "democracy")
TABLE_WORDS = ("deck", "pile", "coin", "emptied-by", "turns")
WORDS = ("seat", "first", "<-", *SEAT_WORDS, *TABLE_WORDS)

Part = tuple[int | None, str]
"""Whose part of the table it is, or None, and its word."""


class Picture:
    r"""A drawn table: the words that stand in each of its parts.

    >>> picture = Picture("seat 0  hand M1 R1  area 3M\n seat 1  hand -  area 2C")
    >>> position = picture.position()
    >>> position["players"], position["seats"][0]["area"]
    (2, ['M1', 'M1', 'M1'])
    >>> print(picture.actual(position))
    seat 0 hand 1M1 1R1
    seat 0 area 3M
    seat 1 hand -
    seat 1 area 2C
    """

    def __init__(self, text: str) -> None:
        """Read a picture."""
        self.parts: dict[Part, list[str]] = {}
        self.seats: list[int] = []
        self.first, self.seat, self.step = 0, 0, "1"
        for line in text.splitlines():
            self._read(line.split())

    def _read(self, words: list[str]) -> None:
        seat = None
        while words:
            word, *words = words
            end = next((place for place, other in enumerate(words) if other in WORDS), len(words))
            part, words = words[:end], words[end:]
            if word == "seat" and len(part) == 1:
                seat = int(part[0])
                self.seats.append(seat)
            elif word == "first" and not part and seat is not None:
                self.first = seat
            elif word == "<-" and part in (["step", "1"], ["step", "2"]) and seat is not None:
                self.seat, self.step = seat, part[1]
            elif word in (SEAT_WORDS if seat is not None else TABLE_WORDS):
                self.parts[seat, word] = [item for item in part if item != "-"]
            else:
                message = f"a picture cannot have {' '.join([word, *part])!r} here"
                raise ValueError(message)

    def position(self) -> dict[str, Any]:
        """The picture as a position; it draws all seats, each once."""
        players = len(self.seats)
        if sorted(self.seats) != list(range(players)):
            message = f"a picture of a whole table draws each seat once, from 0 on, not {self.seats}"
            raise ValueError(message)
        cards = _Cards(self)
        data: dict[str, Any] = {"players": players, "first": self.first, "seat": self.seat}
        data["seats"] = [
            {
                "hand": cards.named(self._part("hand", seat)),
                "area": cards.named(self._part("area", seat)),
                "embargo": cards.markers(self._part("embargo", seat)),
                "embargo_later": cards.markers(self._part("later", seat)),
                "democracy": dict(Counter(self._part("democracy", seat))),
            }
            for seat in range(players)
        ]
        data["discard"] = cards.named(self._part("pile"))
        data["deck"] = cards.named(self._part("deck")) if (None, "deck") in self.parts else cards.rest()
        if self._part("coin"):
            _, by, _, seat, domain = self._part("coin")
            data["coin"] = {"by": int(by), "seat": int(seat), "domain": domain}
        for word in ("emptied-by", "turns"):
            if self._part(word):
                data[word.replace("-", "_")] = int(self._part(word)[0])
        if self.step == "2":
            data["turn"] = {"ask": "menu"}
        return data

    def _part(self, word: str, seat: int | None = None) -> list[str]:
        return self.parts.get((seat, word), [])

    def expected(self) -> str:
        """Every part that is drawn, one per line."""
        return _lines({key: _tell(key[1], items, items) for key, items in self.parts.items()})

    def actual(self, position: dict[str, Any]) -> str:
        """The same parts of a position; cards that are drawn without their Age are shown without it."""
        return _lines({key: _tell(key[1], _find(position, *key), items) for key, items in self.parts.items()})


def _lines(parts: dict[Part, str]) -> str:
    return "\n".join(f"{'' if seat is None else f'seat {seat} '}{word} {told}" for (seat, word), told in parts.items())


def _find(position: dict[str, Any], seat: int | None, word: str) -> list[str]:
    """The words that would be drawn in one part for a position."""
    key = {"pile": "discard", "later": "embargo_later", "emptied-by": "emptied_by"}.get(word, word)
    part = position.get(key) if seat is None else position["seats"][seat][key]
    if part is None:
        return []
    if word == "coin":
        return ["by", str(part["by"]), "on", str(part["seat"]), part["domain"]]
    if word == "democracy":
        return list(Counter(part).elements())
    if word in ("embargo", "later"):
        return [item for domain, cards in part.items() for card in cards for item in (domain, card)]
    return part if isinstance(part, list) else [str(part)]


def _tell(word: str, items: list[str], drawn: list[str]) -> str:
    """The words of a part in one order, with cards as the picture draws them."""
    if word in ("deck", "coin", "emptied-by", "turns"):
        return " ".join(items) or "-"
    if word in ("embargo", "later", "democracy"):
        has_cards = any(map(_card, drawn))
        return " ".join(item for item in items if has_cards or not _card(item)) or "-"
    ageless = {letter for _, letter, age in _cards(drawn) if not age}
    told: Counter[str] = Counter()
    for number, letter, age in _cards(items):
        told[letter if letter in ageless else letter + age] += number
    order = [*DOMAIN_LETTERS, *CARD_CODES]
    return " ".join(f"{told[card]}{card}" for card in sorted(told, key=order.index)) or "-"


def _card(word: str) -> tuple[int, str, str] | None:
    """Number, Domain and Age of a drawn card; None for another word."""
    match = CARD.fullmatch(word)
    return match and (int(match[1] or 1), match[2], match[3])


def _cards(items: list[str]) -> list[tuple[int, str, str]]:
    """Drawn cards, where nothing else may be drawn."""
    cards = [card for item in items if (card := _card(item))]
    if len(cards) < len(items):
        message = f"a picture has something that is not a card: {' '.join(items)}"
        raise ValueError(message)
    return cards


class _Cards:
    """The cards of the game that are not yet on the table."""

    def __init__(self, picture: Picture) -> None:
        """All cards but those that are drawn with their Age, and the democracy markers."""
        self.left = Counter(dict(zip(CARD_CODES, COPIES, strict=True)))
        for (_, word), items in picture.parts.items():
            for number, letter, age in filter(None, map(_card, items)):
                self.left[letter + age] -= number if age else 0
            self.left["U3"] -= len(items) if word == "democracy" else 0

    def named(self, items: list[str]) -> list[str]:
        """The cards drawn as `M1`, `2M1` or `3M`."""
        found: list[str] = []
        for number, letter, age in _cards(items):
            found += [letter + age] * number if age else self._oldest(letter, number)
        return found

    def _oldest(self, letter: str, number: int) -> list[str]:
        found = [code for code in CARD_CODES if code[0] == letter for _ in range(self.left[code])][:number]
        if len(found) < number:
            message = f"a picture with too many cards {letter}"
            raise ValueError(message)
        self.left.subtract(found)
        return found

    def markers(self, items: list[str]) -> dict[str, list[str]]:
        """Embargo markers by Domain."""
        laid: dict[str, list[str]] = {}
        for place, item in enumerate(items):
            if not _card(item):
                cards = [other for other in items[place + 1 : place + 2] if _card(other)]
                laid.setdefault(item, []).extend(self.named(cards or ["1E"]))
        return laid

    def rest(self) -> list[str]:
        """Every card that is left, Age I on top."""
        return sorted(self.left.elements(), key=lambda code: (code[1], CARD_CODES.index(code)))
