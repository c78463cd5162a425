"""Who is spoken to: a language, the names at the table, and the seat that is called "you"."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from impera.text.cards import age_of, domain_of

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from impera.text.language import Language

    Values = dict[str, str | int]


@dataclass(frozen=True, slots=True)
class Speaker:
    """Says things in a language to one listener, whose seat is `seat`; None listens without playing."""

    language: Language
    names: tuple[str, ...]
    seat: int | None = None

    def say(self, key: str, /, **values: Any) -> str:
        """A message filled in with values."""
        return self.language.say(key, **values)

    def list(self, items: Iterable[str]) -> str:
        """Several things in a row, in a sentence."""
        return self.language.list(items)

    def row(self, items: Iterable[str]) -> str:
        """Several measures in a row."""
        return self.language.row(items)

    def name(self, seat: int) -> str:
        """A player's name, as in a sentence about someone else."""
        return self.names[seat]

    def who(self, seat: int) -> str:
        """The selector for messages about one player: `you` or `other`."""
        return "you" if seat == self.seat else "other"

    def roles(self, seat: int, other: int) -> str:
        """The selector for messages about two players: who acts, and on whom. `self` is the one who acts."""
        return f"{self.who(seat)}-{'self' if seat == other else self.who(other)}"

    def player(self, seat: int) -> str:
        """A player's name in a list or at the head of a line; the listener is called "You"."""
        return self.say("you") if seat == self.seat else self.name(seat)

    def players(self, seats: Iterable[int]) -> str:
        """Several players in a row."""
        return self.list(self.player(seat) for seat in seats)

    def domain(self, name: str) -> str:
        """The name of a Domain."""
        return self.say(f"domain-{name}")

    def letter(self, domain: str) -> str:
        """The letter that stands for a Domain where there is little room."""
        return self.say(f"domain-{domain}.letter")

    def effect(self, name: str) -> str:
        """The name of an effect."""
        return self.say(f"effect-{name}")

    def age(self, age: int) -> str:
        """The name of an Age."""
        return self.say(f"age-{age}")

    def card(self, code: str) -> str:
        """The name of a card, such as Military I for `M1`."""
        return self.say("card", domain=self.domain(domain_of(code)), age=self.age(age_of(code)))

    def cards(self, codes: Iterable[str]) -> str:
        """Several cards in a row; equal ones are counted."""
        tally = Counter(codes)
        return self.list(
            self.card(code) if number == 1 else self.say("card-times", number=number, card=self.card(code))
            for code, number in tally.items()
        )

    def ages(self, ages: Sequence[int]) -> str:
        """How many cards of each Age, in a row; Ages without a card are left out."""
        return self.row(
            self.say("cards-of-age", number=number, age=self.age(age)) for age, number in enumerate(ages, 1) if number
        )
