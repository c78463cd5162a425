"""Rows of numbers, usually one per kind: how many cards of each kind a zone holds.

Observing is mostly copying such rows, so an engine may replace these functions with a few machine instructions.
"""

from impera.rules.cards import KINDS


def copy_row(row, size, target, place):
    """Write the `size` numbers of a row into `target`, from `place` on."""
    for i in range(size):
        target[place + i] = row[i]


def take_cards(cards, pool):
    """Take the cards of each kind out of a pool that has them."""
    for kind in range(KINDS):
        pool[kind] -= cards[kind]


def kinds_among(cards):
    """The set of kinds that a row of cards has any of."""
    kinds = 0
    for kind in range(KINDS):
        kinds |= min(cards[kind], 1) << kind
    return kinds
