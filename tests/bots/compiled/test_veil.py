"""The veil over what a player counts (docs/bots.md): who keeps no account decides alike, whatever could be counted."""

from impera.bots.compiled.quantities import write_quantities
from impera.bots.compiled.veil import draw_veil
from impera.bots.network.features import QUANTITIES, SIZE, place
from impera.bots.observed import observed
from impera.rules.cards import COPIES_BY_DOMAIN, KINDS
from impera.testing import table


def veiled(picture):
    """The quantities of seat 0, and the same under the veil."""
    found = observed(table(picture).view(0))
    quantities = [0] * SIZE
    write_quantities(found.seen, found.hidden, quantities)
    under = quantities[:]
    draw_veil(under)
    return quantities, under


def part(quantities, name):
    size = {quantity.name: quantity.size for quantity in QUANTITIES}[name]
    return quantities[place(name) : place(name) + size]


PICTURE = "seat 0 hand 3R1 area 2M\n seat 1 hand 3S2 area 2E\n pile 3C1"


def test_what_lies_in_the_pile_and_in_hands_that_were_seen_is_forgotten():
    counted, under = veiled(PICTURE)
    assert sum(part(counted, "pile")) == 3
    assert sum(part(under, "pile")) == sum(part(under, "known")) == 0


def test_unseen_cards_of_an_age_are_taken_to_be_as_in_a_whole_deck():
    """R-COMP-02: of Age I there are as many cards of Military as of Religion."""
    counted, under = veiled(PICTURE)
    assert counted[place("unseen")] != counted[place("unseen") + 1]
    kinds = part(under, "unseen_kinds")
    assert COPIES_BY_DOMAIN[0][0] == COPIES_BY_DOMAIN[1][0]
    assert kinds[0] == kinds[3]  # M1 and R1


def test_the_number_of_unseen_cards_stays_about_the_same():
    counted, under = veiled(PICTURE)
    assert abs(sum(part(counted, "unseen")) - sum(part(under, "unseen"))) <= KINDS / 2
    assert sum(part(under, "unseen_kinds")) == sum(part(under, "unseen"))


def test_everything_else_is_seen_as_it_is():
    counted, under = veiled(PICTURE)
    for quantity in QUANTITIES:
        if quantity.name not in {"pile", "known", "unseen", "unseen_kinds"}:
            assert part(counted, quantity.name) == part(under, quantity.name)
