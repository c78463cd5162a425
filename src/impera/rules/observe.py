"""What a seat may see: the only exit for secrets (R-INFO-01, R-INFO-02).

`observe` builds a second state `o` from scratch, out of what the viewer may know. It has the viewer's own cards as they
are, only those cards of other hands that the ledger is sure of, and only the Ages of the deck. The record `h` says how
much is hidden where. Views, bots and hints are made from these two, never from the truth;
`impera.engines.compiled.redeal` completes them to a full state. A viewer of `NOBODY` is a spectator.
"""

from impera.rules.cards import (
    AGES,
    COPIES,
    DOMAINS,
    ECONOMY,
    KINDS,
    SEATS,
    UTOPIA,
    age_of,
    first_kind,
)
from impera.rules.decisions import KEEP
from impera.rules.draft import PICKS, packet_held
from impera.rules.each_field import clear_table, observe_options, observe_seat, observe_table
from impera.rules.knowledge import SPECTATOR, only_kind
from impera.rules.rows import copy_row, kinds_among, take_cards
from impera.rules.state import NOBODY
from impera.rules.struct import Struct

HIDDEN_FIELDS = (
    ("viewer", ()),
    ("pool", (KINDS,)),  # cards the viewer has not located: in the deck, in other hands, in the box
    ("hand", (SEATS, AGES)),  # hand cards the viewer does not know, by Age
    ("packet", (SEATS, AGES)),  # draft: cards of packets the viewer does not know, by Age
    ("group", (SEATS, KINDS)),  # draft: what the viewer passed on in each packet, now with later holders
    ("kept_age", (PICKS, SEATS)),  # draft: the back of the card a seat kept in each pick
    ("certain", (KINDS,)),  # of the seat that decides: the hand cards the viewer is sure of
)


class Hidden(Struct):
    """What is hidden from a viewer, for the interpreter."""

    FIELDS = HIDDEN_FIELDS
    __slots__ = tuple(name for name, _ in HIDDEN_FIELDS)

    def __init__(self) -> None:
        """Nothing is hidden, and nobody looks."""
        super().__init__()
        self.viewer = NOBODY


def observe(s, m, viewer, o, h):
    """Write what `viewer` may know of the state `s` with the ledger `m` into `o` and `h`."""
    clear_table(o)
    observe_options(s, o)
    observe_table(s, o)
    h.viewer = viewer
    hide_nothing(h)
    for seat in range(s.players):
        observe_seat(s, seat, o)
        observe_area(s, seat, o, h)
        observe_hand(s, m, viewer, seat, o, h)
    if s.ask == KEEP:
        for packet in range(s.players):
            observe_packet(s, m, viewer, packet, o, h)
    for pick in range(PICKS):
        for seat in range(SEATS):
            h.kept_age[pick][seat] = m.kept_age[pick][seat]
    copy_row(o.hand[s.seat], KINDS, h.certain, 0)
    take_cards(s.pile, h.pool)
    take_cards(s.centre, h.pool)
    if s.embargoed_later:
        for domain in range(DOMAINS):
            for age in range(AGES):
                o.embargo_later[domain][age] = s.embargo_later[domain][age]
                h.pool[first_kind(ECONOMY) + age] -= s.embargo_later[domain][age]
    if s.cost != NOBODY:
        h.pool[s.cost] -= 1
    for place in range(s.deck_n):
        o.deck[place] = -1 - age_of(s.deck[place])


def hide_nothing(h):
    """All cards are still to be located, and no place is known that hides one."""
    for kind in range(KINDS):
        h.pool[kind] = COPIES[kind]
    for seat in range(SEATS):
        for age in range(AGES):
            h.hand[seat][age] = 0
            h.packet[seat][age] = 0
        for kind in range(KINDS):
            h.group[seat][kind] = 0


def observe_area(s, seat, o, h):
    """The cards of play areas and markers are located."""
    take_cards(s.area[seat], h.pool)
    for domain in range(DOMAINS):
        h.pool[first_kind(UTOPIA)] -= s.democracy[seat][domain]
    if s.embargoed[seat]:
        for domain in range(DOMAINS):
            for age in range(AGES):
                o.embargo[seat][domain][age] = s.embargo[seat][domain][age]
                h.pool[first_kind(ECONOMY) + age] -= s.embargo[seat][domain][age]


def observe_hand(s, m, viewer, seat, o, h):
    """The viewer's own hand; for others, their size, their Ages, and what the ledger is sure of."""
    if seat == viewer:
        observe_cards(s.hand[seat], seat, o, h)
    else:
        knower = viewer
        if viewer == NOBODY:
            knower = SPECTATOR
        observe_cards(m.known[knower][seat], seat, o, h)
        for kind in range(KINDS):
            h.hand[seat][age_of(kind)] += s.hand[seat][kind] - o.hand[seat][kind]


def observe_cards(cards, seat, o, h):
    """The viewer is sure of these cards in a hand."""
    copy_row(cards, KINDS, o.hand[seat], 0)
    take_cards(cards, h.pool)
    o.hand_set[seat] = kinds_among(cards)


def observe_packet(s, m, viewer, packet, o, h):
    """Draft: the packet the viewer looks at; for others, their Ages and the cards in them that the viewer passed on."""
    for kind in range(KINDS):
        h.packet[packet][age_of(kind)] += s.packet[packet][kind]
    if viewer != NOBODY:
        pick = (viewer - packet + s.players) % s.players  # in which the viewer first held this packet
        if packet_held(s, viewer) == packet:
            for kind in range(KINDS):
                o.packet[packet][kind] = s.packet[packet][kind]
                h.pool[kind] -= s.packet[packet][kind]
                h.packet[packet][age_of(kind)] -= s.packet[packet][kind]
        elif pick < s.pick and pick + 1 < PICKS:
            observe_passed(s, m.passed[pick][viewer], packet, o, h)


def observe_passed(s, passed, packet, o, h):
    """Draft: cards the viewer passed on are with later holders or still in the packet; equal ones are located.

    There are none in a game that was set up in the middle of a draft.
    """
    equal = only_kind(passed)
    for kind in range(KINDS):
        if equal != NOBODY:
            o.packet[packet][kind] = s.packet[packet][kind]
            h.pool[kind] -= s.packet[packet][kind]
            h.packet[packet][age_of(kind)] -= s.packet[packet][kind]
        elif passed[kind] > 0:
            h.group[packet][kind] = passed[kind]
            h.pool[kind] -= passed[kind]
    if equal == NOBODY and kinds_among(passed):
        for age in range(AGES):
            h.packet[packet][age] = 0
