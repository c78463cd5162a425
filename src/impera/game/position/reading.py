"""A state and its ledger from a position, or BadPosition with the reason why it is impossible."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec

from impera.engines.interpreter import recording
from impera.errors import BadOptions, BadPosition
from impera.game.position.checks import domain_named, kinds_of, require, seat_of, viewers
from impera.game.position.draft import read_draft
from impera.game.position.shape import PositionShape, TurnShape
from impera.game.position.turn import read_turn
from impera.notation.cards import CARD_CODES
from impera.notation.options import Options, new_state
from impera.notation.outcome import REASON_NAMES, Outcome
from impera.rules.cards import AGES, COPIES, CULTURE, DOMAINS, ECONOMY, KINDS, UTOPIA, age_of, domain_of, first_kind
from impera.rules.decisions import GIVE, NOTHING
from impera.rules.knowledge import SPECTATOR, Memory
from impera.rules.state import RUNNING

if TYPE_CHECKING:
    from impera.game.position.shape import SeatShape
    from impera.rules.state import State

_OF_OPTIONS = Options.__struct_fields__
"""The keys of a position that are its options; all others are its shape."""


def read(data: Any) -> tuple[State, Memory, Options]:
    """A state, its ledger and its options from a position, ready for the next decision; raises BadPosition."""
    try:
        options = _read_options(data)
        shape = msgspec.convert({key: value for key, value in data.items() if key not in _OF_OPTIONS}, PositionShape)
    except (msgspec.ValidationError, BadOptions) as error:
        raise BadPosition(str(error)) from error
    s, m = new_state(options), Memory()
    recording().clear_table(s)
    _read_table(s, shape)
    for seat, before in enumerate(shape.seats):
        _read_seat(s, seat, before, is_active=seat == shape.seat)
    if shape.draft is not None:
        read_draft(s, m, shape.draft, options)
    _check_copies(s, shape)
    _read_known(s, m, shape.known)
    _start(s, shape)
    if shape.turn is not None:
        _read_merged(s, m, shape.turn.merged)
    return s, m, options


def _read_options(data: Any) -> Options:
    require(isinstance(data, dict), f"a position is an object with keys, not {type(data).__name__}")
    require("players" in data, "a position says how many players there are")
    return Options.from_json({name: data[name] for name in _OF_OPTIONS if name in data})


def _read_table(s: State, shape: PositionShape) -> None:
    s.first = seat_of(s, shape.first, "first")
    s.seat = seat_of(s, shape.seat, "seat")
    require(0 <= shape.turns < s.max_turns, f"turns must be from 0 to {s.max_turns - 1}, not {shape.turns}")
    s.turn = shape.turns
    require(len(shape.seats) <= s.players, f"there are {len(shape.seats)} seats for {s.players} players")
    deck = kinds_of(shape.deck, "deck")
    require(len(deck) <= len(s.deck), f"the deck has {len(deck)} cards, more than the game has")
    s.deck[: len(deck)] = deck[::-1]
    s.deck_n = len(deck)
    for kind in kinds_of(shape.discard, "discard"):
        recording().pile_put(s, kind)
    if shape.coin is not None:
        s.coin_by = seat_of(s, shape.coin.by, "coin.by")
        domain = domain_named(shape.coin.domain, "coin")
        s.coin_place = DOMAINS * seat_of(s, shape.coin.seat, "coin.seat") + domain
        require(domain != CULTURE, "the coin cannot lie by Culture: Inspiration is not copied")
        require(shape.coin.by != shape.coin.seat, "the coin lies by a Domain of another player")


def _read_seat(s: State, seat: int, before: SeatShape, *, is_active: bool) -> None:
    where = f"seat {seat}"
    for kind in kinds_of(before.hand, f"the hand of {where}"):
        recording().hand_put(s, seat, kind)
    for kind in kinds_of(before.area, f"the area of {where}"):
        recording().area_put(s, seat, kind)
    for name, number in before.democracy.items():
        require(0 <= number <= COPIES[first_kind(UTOPIA)], f"democracy markers of {where}: {number} {name}")
        s.democracy[seat][domain_named(name, where)] = number
    for name, cards in before.embargo.items():
        domain = domain_named(name, where)
        for kind in kinds_of(cards, f"the embargo markers of {where}"):
            require(domain_of(kind) == ECONOMY, f"{CARD_CODES[kind]} cannot be an embargo marker: not Economy")
            s.embargo[seat][domain][age_of(kind)] += 1
            s.embargoed[seat] |= 1 << domain
    for name, cards in before.embargo_later.items():
        domain = domain_named(name, where)
        require(is_active or not cards, f"{where} has embargo_later, but it is not that seat's turn")
        for kind in kinds_of(cards, f"the later embargo markers of {where}"):
            require(domain_of(kind) == ECONOMY, f"{CARD_CODES[kind]} cannot be an embargo marker: not Economy")
            s.embargo_later[domain][age_of(kind)] += 1
            s.embargoed_later |= 1 << domain


def _check_copies(s: State, shape: PositionShape) -> None:
    """No card may occur more often than the game has copies of it (R-COMP-02, I-1)."""
    economy = [sum(s.embargo[p][d][age] for p in range(s.players) for d in range(DOMAINS)) for age in range(AGES)]
    cost = None if shape.turn is None or shape.turn.cost is None else kinds_of([shape.turn.cost], "cost")[0]
    for kind in range(KINDS):
        number = s.pile[kind] + s.centre[kind] + s.deck[: s.deck_n].count(kind) + (cost == kind)
        number += sum(s.hand[p][kind] + s.area[p][kind] + s.packet[p][kind] for p in range(s.players))
        if domain_of(kind) == ECONOMY:
            age = age_of(kind)
            number += economy[age] + sum(s.embargo_later[domain][age] for domain in range(DOMAINS))
        if domain_of(kind) == UTOPIA:
            number += sum(map(sum, s.democracy))
        require(number <= COPIES[kind], f"{number} cards {CARD_CODES[kind]}, but there are only {COPIES[kind]}")


def _read_known(s: State, m: Memory, known: dict[str, dict[str, list[str]]]) -> None:
    rows = dict(viewers(s))
    for viewer, hands in known.items():
        for owner, cards in hands.items():
            is_pair = viewer in rows and rows.get(owner, SPECTATOR) != SPECTATOR and viewer != owner
            require(is_pair, f"known: no viewer {viewer!r} of a seat {owner!r}")
            for kind in kinds_of(cards, "known"):
                m.known[rows[viewer]][rows[owner]][kind] += 1
                is_held = m.known[rows[viewer]][rows[owner]][kind] <= s.hand[rows[owner]][kind]
                require(is_held, f"{viewer} knows of {CARD_CODES[kind]} that seat {owner} does not hold")


def _read_merged(s: State, m: Memory, merged: dict[str, list[str]]) -> None:
    """Inquisition: no bystander knew of more cards than the two hands hold together."""
    rows = dict(viewers(s))
    require(not merged or s.ask == GIVE, "merged is what bystanders of an Inquisition knew")
    for viewer, cards in merged.items():
        require(viewer in rows, f"merged: no viewer {viewer!r}")
        for kind in kinds_of(cards, "merged"):
            m.merged[rows[viewer]][kind] += 1
            held = s.hand[s.seat][kind] + s.hand[s.target][kind]
            require(m.merged[rows[viewer]][kind] <= held, f"{viewer} knows of {CARD_CODES[kind]} that nobody holds")


def _start(s: State, shape: PositionShape) -> None:
    """Continue where the position stands: the end, the draft, a turn under way, or a turn's beginning."""
    if shape.emptied_by is not None:
        require(s.deck_n == 0, "emptied_by is given, but the deck is not empty")
        s.emptied_by = seat_of(s, shape.emptied_by, "emptied_by")
    elif s.deck_n == 0:
        s.emptied_by = (s.seat - 1) % s.players
    given = [name for name in ("outcome", "draft", "turn") if getattr(shape, name) is not None]
    require(len(given) <= 1, f"{' and '.join(given)} cannot be at the same time")
    if shape.outcome is not None:
        _read_outcome(s, shape.outcome)
    elif shape.turn is not None and shape.turn.ask != "play":
        read_turn(s, shape.turn)
    elif shape.turn is not None and shape.turn != TurnShape(ask="play"):
        message = "a turn that asks for the play of step 1 has nothing else in it yet"
        raise BadPosition(message)
    elif shape.draft is None:
        recording().begin_turn(s, s.seat)


def _read_outcome(s: State, outcome: Outcome) -> None:
    s.reason = REASON_NAMES.index(outcome.reason) + 1
    for seat in outcome.winners:
        s.winners |= 1 << seat_of(s, seat, "winners")
    require(len(outcome.points) in (0, s.players), "points has one entry per seat")
    require(all(0 <= points <= DOMAINS for points in outcome.points), f"points are from 0 to {DOMAINS}")
    s.points[: len(outcome.points)] = outcome.points
    is_hegemony = outcome.reason == "hegemony"
    require(s.winners, "the game is over, but there is no winner")
    require(is_hegemony == (outcome.domain is not None), "a hegemony has a Domain, nothing else has")
    if outcome.domain is not None:
        s.win_domain = domain_named(outcome.domain, "outcome")
    s.turn += 1
    s.ask = NOTHING
    require(s.reason != RUNNING, "an outcome has a reason")
