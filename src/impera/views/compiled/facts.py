"""Facts: what a viewer is shown or told as one row of numbers, in the order in which it is declared.

A view (`impera.views.view`) or an event (`impera.views.events`) is written field by field. `make generate` makes the
readers from the same declarations, in Python and in TypeScript, so no reader computes anything:

- a number is itself, yes is 1 and no is 0, a word is its place among the words of its kind;
- nothing is NOTHING, in place of a number, a word, or the length of a list;
- a list is its length and its parts; a part that may be missing is 1 and the part, or 0.
"""

from impera.rules.cards import AGES, DOMAINS, KINDS
from impera.rules.state import NOBODY
from impera.rules.struct import Struct

# A viewer who may see the whole truth; all others are seats, or NOBODY for a spectator.
EVERYTHING = NOBODY - 1

NOTHING = NOBODY

# More numbers than any view has.
MOST_NUMBERS = 2048

FACTS_FIELDS = (
    ("size", ()),
    ("numbers", (MOST_NUMBERS,)),
    ("cards", (KINDS,)),  # of the event that is being written
    ("unlocated", (AGES,)),  # cards that the viewer has not located
)


class Facts(Struct):
    """A row of numbers for the interpreter; a new one is empty."""

    FIELDS = FACTS_FIELDS
    __slots__ = tuple(name for name, _ in FACTS_FIELDS)


def sees(viewer, seat, other):
    """Whether a viewer sees cards that came to a seat; `other` is whom they came from or go to, or the same seat."""
    return viewer == EVERYTHING or viewer == seat or viewer == other


def say(f, number):
    """Add a number."""
    f.numbers[f.size] = number
    f.size += 1


def say_place(f, place):
    """A place as its seat and its Domain."""
    say(f, place // DOMAINS)
    say(f, place % DOMAINS)


def say_row(f, row, size):
    """Some numbers as a list."""
    say(f, size)
    for i in range(size):
        say(f, row[i])


def say_no_ages(f):
    """No cards, by Age; returns where the numbers are, to be counted up."""
    say(f, AGES)
    for _ in range(AGES):
        say(f, 0)
    return f.size - AGES


def say_cards(f, cards, first, end):
    """The cards of some kinds as a list, in the order of the kinds."""
    start = f.size
    number = 0
    say(f, 0)
    for kind in range(first, end):
        for _ in range(cards[kind]):
            say(f, kind)
            number += 1
    f.numbers[start] = number


def say_set(f, members, end):
    """The members of a set as a list."""
    start = f.size
    number = 0
    say(f, 0)
    for member in range(end):
        if (members >> member) & 1:
            say(f, member)
            number += 1
    f.numbers[start] = number
