"""A state and its ledger as a position."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec

from impera.engines.interpreter import recording
from impera.game.position.drawing import Position
from impera.game.position.shape import VIEWER_NAMES, PositionShape, TurnShape
from impera.notation.cards import CARD_CODES, DOMAIN_NAMES, EFFECT_NAMES
from impera.notation.cards import codes as in_codes
from impera.notation.decisions import QUESTION_NAMES
from impera.notation.outcome import outcome_of
from impera.notation.plain import plain_numbers
from impera.rules.cards import AGES, DOMAINS, ECONOMY, first_kind
from impera.rules.decisions import CLAIM, GIVE, INSPIRATION, KEEP, NO_EFFECT, NOTHING, PLAY
from impera.rules.knowledge import SPECTATOR
from impera.rules.state import NOBODY

if TYPE_CHECKING:
    from impera.notation.options import Options
    from impera.rules.knowledge import Memory
    from impera.rules.state import State

_OF_TABLE = plain_numbers(PositionShape)
_OF_TURN = plain_numbers(TurnShape)


def write(s: State, m: Memory, options: Options) -> Position:
    """A state and its ledger as a position."""
    data = Position(
        **options.to_json(),
        **_plain(s, _OF_TABLE),
        turns=max(0, s.turn - 1),
        deck=[CARD_CODES[kind] for kind in reversed(s.deck[: s.deck_n])],
        discard=list(in_codes(s.pile)),
        coin=None,
        seats=[_write_seat(s, seat) for seat in range(s.players)],
    )
    if s.coin_by != NOBODY:
        seat, domain = divmod(s.coin_place, DOMAINS)
        data["coin"] = {"by": s.coin_by, "seat": seat, "domain": DOMAIN_NAMES[domain]}
    if s.emptied_by != NOBODY:
        data["emptied_by"] = s.emptied_by
    if s.ask in (KEEP, CLAIM):
        data["draft"] = _write_draft(s, m)
    elif s.ask == NOTHING:
        data["outcome"] = msgspec.to_builtins(outcome_of(s))
    elif s.ask != PLAY:
        data["turn"] = _write_turn(s, m)
    known = _write_known(s, m)
    if known:
        data["known"] = known
    return data


def _plain(s: State, numbers: dict[str, str]) -> dict[str, int]:
    """Plain numbers by their keys."""
    return {key: getattr(s, field) for key, field in numbers.items()}


def _viewers(s: State) -> tuple[tuple[str, int], ...]:
    """Whose knowledge a ledger has: their names in a position, and their rows."""
    return tuple((VIEWER_NAMES[row], row) for row in (*range(s.players), SPECTATOR))


def _write_seat(s: State, seat: int) -> dict[str, Any]:
    is_active = seat == s.seat
    return {
        "hand": list(in_codes(s.hand[seat])),
        "area": list(in_codes(s.area[seat])),
        "democracy": {DOMAIN_NAMES[d]: n for d, n in enumerate(s.democracy[seat]) if n},
        "embargo": _write_markers(s.embargo[seat]),
        "embargo_later": _write_markers(s.embargo_later) if is_active else {},
    }


def _write_markers(markers: list[list[int]]) -> dict[str, list[str]]:
    economy = first_kind(ECONOMY)
    return {
        DOMAIN_NAMES[domain]: [CARD_CODES[economy + age] for age in range(AGES) for _ in range(by_age[age])]
        for domain, by_age in enumerate(markers)
        if any(by_age)
    }


def _write_turn(s: State, m: Memory) -> dict[str, Any]:
    turn: dict[str, Any] = {
        "ask": QUESTION_NAMES[s.ask],
        "effect": None if s.effect == NO_EFFECT else EFFECT_NAMES[s.effect],
        **_plain(s, _OF_TURN),
        "target": s.target if s.ask == GIVE else None,
        "cost": None if s.cost == NOBODY else CARD_CODES[s.cost],
        "used": [name for effect, name in enumerate(EFFECT_NAMES) if s.applied >> effect & 1 and effect != INSPIRATION],
        "copied": None if s.copied == NO_EFFECT else {"effect": EFFECT_NAMES[s.copied], "seat": s.copied_from},
        "skipped": bool(s.skipped),
        "hand_size": s.hand_size,
    }
    if s.ask == GIVE:
        bystanders = [(viewer, row) for viewer, row in _viewers(s) if row not in (s.seat, s.target)]
        turn["merged"] = {viewer: list(in_codes(m.merged[row])) for viewer, row in bystanders if any(m.merged[row])}
    return turn


def _write_draft(s: State, m: Memory) -> dict[str, Any]:
    held = recording().packet_held
    return {
        "ask": QUESTION_NAMES[s.ask],
        "pick": s.pick + 1 if s.ask == KEEP else s.pick,
        "asked": s.answered,
        "packets": [list(in_codes(s.packet[held(s, seat)])) for seat in range(s.players)] if s.ask == KEEP else [],
        "centre": list(in_codes(s.centre)),
        "passed": [[list(in_codes(cards)) for cards in by_seat[: s.players]] for by_seat in m.passed[: s.pick + 1]],
        "kept_age": [[age + 1 for age in by_seat[: s.players]] for by_seat in m.kept_age],
    }


def _write_known(s: State, m: Memory) -> dict[str, dict[str, list[str]]]:
    known: dict[str, dict[str, list[str]]] = {}
    for viewer, row in _viewers(s):
        for owner in range(s.players):
            if any(m.known[row][owner]):
                known.setdefault(viewer, {})[str(owner)] = list(in_codes(m.known[row][owner]))
    return known
