"""Building a view out of what `impera.rules.observe` lets a viewer see."""

from __future__ import annotations

from typing import TYPE_CHECKING, get_args

from impera.notation.cards import CARD_CODES, DOMAIN_NAMES, EFFECT_KINDS, EFFECT_NAMES, codes, counts_by_age
from impera.notation.decisions import QUESTION_NAMES, texts
from impera.notation.outcome import outcome_of
from impera.rules.cards import AGES, CULTURE, DOMAINS, ECONOMY, KINDS, age_of, domain_of, first_kind
from impera.rules.culture import leads_culture
from impera.rules.decide import legal_word
from impera.rules.decisions import (
    CLAIM,
    COPY,
    EFFECT_TABLE,
    KEEP,
    MENU,
    NO_EFFECT,
    NOTHING,
    PERMANENT,
)
from impera.rules.draft import PICKS, packet_held
from impera.rules.effects import menu
from impera.rules.hegemony import cards_for_hegemony
from impera.rules.last_round import is_over_before
from impera.rules.majority import scores_in, side_of
from impera.rules.observe import Hidden, observe
from impera.rules.parameters import PACKET
from impera.rules.religion import hand_size_at_draw
from impera.rules.state import NOBODY, State
from impera.rules.unavailable import OPEN, why_not
from impera.views.view import (
    VERSION,
    Block,
    CoinView,
    Copied,
    DeckView,
    DomainView,
    Draft,
    EffectView,
    Question,
    SeatView,
    View,
    Why,
)

if TYPE_CHECKING:
    from collections.abc import Sequence

    from impera.notation.options import Options
    from impera.rules.knowledge import Memory

_WHY: tuple[Why, ...] = get_args(Why)
_KINDS_OF = tuple(tuple(kind for kind in range(KINDS) if domain_of(kind) == domain) for domain in range(DOMAINS))
_EMPTY = State()  # copied for each view, which is several times faster than making one


def view_of(s: State, m: Memory, options: Options, viewer: int | None) -> View:
    """What `viewer` sees of a state with its ledger; None is a spectator."""
    o, h = _EMPTY.copy(), Hidden()
    observe(s, m, NOBODY if viewer is None else viewer, o, h)
    passed = () if viewer is None else tuple(by_seat[viewer] for by_seat in m.passed)
    return encode(o, h, options, passed)


def encode(o: State, h: Hidden, options: Options, passed: Sequence[Sequence[int]]) -> View:
    """An observation in words; `passed` is what the viewer passed on in the picks of a draft."""
    viewer = None if h.viewer == NOBODY else h.viewer
    return View(
        version=VERSION,
        seat=viewer,
        options=options,
        level1=o.level1,
        level2=o.level2,
        hegemony=o.hegemony,
        first=o.first,
        active=o.seat,
        turn=o.turn,
        skipped=bool(o.skipped),
        question=_question(o),
        legal=texts(o.ask, legal_word(o)) if viewer == o.seat else (),
        hand=() if viewer is None else codes(o.hand[viewer]),
        blocked=tuple(DOMAIN_NAMES[d] for d in range(DOMAINS) if o.blocked >> first_kind(d) & 1),
        hand_size=hand_size_at_draw(o, o.seat),
        seats=tuple(_seat(o, h, seat) for seat in range(o.players)),
        deck=_deck(o, h),
        box=_box(o, h),
        discard=codes(o.pile),
        coin=_coin(o),
        effects=() if viewer is None else tuple(_effect(o, viewer, effect) for effect in range(len(EFFECT_NAMES))),
        used=tuple(name for effect, name in enumerate(EFFECT_NAMES) if o.applied >> effect & 1),
        copied=None if o.copied == NO_EFFECT else Copied(effect=EFFECT_NAMES[o.copied], seat=o.copied_from),
        last_round=None if o.emptied_by == NOBODY else o.emptied_by,
        last_turns=_last_turns(o),
        draft=_draft(o, h, passed) if o.ask in (KEEP, CLAIM) else None,
        outcome=outcome_of(o),
    )


def _question(o: State) -> Question | None:
    if o.ask == NOTHING:
        return None
    return Question(
        seat=o.seat,
        ask=QUESTION_NAMES[o.ask],
        effect=None if o.effect == NO_EFFECT else EFFECT_NAMES[o.effect],
        need=o.need,
        plays=o.plays,
        cost=None if o.cost == NOBODY else CARD_CODES[o.cost],
        target=o.target if QUESTION_NAMES[o.ask] == "give" else None,
    )


def _seat(o: State, h: Hidden, seat: int) -> SeatView:
    known = [kind for kind in range(KINDS) for _ in range(o.hand[seat][kind])]
    ages = tuple(hidden + seen for hidden, seen in zip(h.hand[seat], counts_by_age(known), strict=True))
    return SeatView(
        seat=seat,
        hand=o.hand_n[seat],
        hand_ages=ages,
        known=codes(o.hand[seat]),
        area=o.area_n[seat],
        domains=tuple(_domain(o, seat, domain) for domain in range(DOMAINS)),
        leads_culture=bool(leads_culture(o, seat)),
        packet=_packet_size(o, seat) if o.ask == KEEP else 0,
    )


def _packet_size(o: State, seat: int) -> int:
    """The whole packet at first, one card less in each pick, and one less once the seat has kept one."""
    has_kept: bool = (seat - o.first) % o.players < o.answered
    left: int = PACKET - o.pick - has_kept
    return left


def _domain(o: State, seat: int, domain: int) -> DomainView:
    count = o.count[seat][domain]
    wins = cards_for_hegemony(o, seat, domain)
    has_levels = domain != CULTURE
    return DomainView(
        domain=DOMAIN_NAMES[domain],
        cards=tuple(CARD_CODES[kind] for kind in _KINDS_OF[domain] for _ in range(o.area[seat][kind])),
        count=count,
        level=(count >= o.level1) + (count >= o.level2) if has_levels else 0,
        to_level1=max(0, o.level1 - count) if has_levels else None,
        to_level2=max(0, o.level2 - count) if has_levels else None,
        hegemony=wins,
        to_hegemony=max(0, wins - count),
        scores=bool(scores_in(o, side_of(o, seat), domain)),
        democracy=o.democracy[seat][domain],
        embargo=_blocks(o, seat, domain),
    )


def _blocks(o: State, seat: int, domain: int) -> tuple[Block, ...]:
    """The embargoes on a Domain: those of the active player bind in this turn, all others in the next (R-EMB-03)."""
    is_active = seat == o.seat
    blocks = []
    laid = _economy_codes(o.embargo[seat][domain])
    if laid:
        blocks.append(Block(cards=laid, turn="this" if is_active else "next"))
    later = _economy_codes(o.embargo_later[domain]) if is_active else ()
    if later:
        blocks.append(Block(cards=later, turn="next"))
    return tuple(blocks)


def _economy_codes(by_age: list[int]) -> tuple[str, ...]:
    return tuple(CARD_CODES[first_kind(ECONOMY) + age] for age in range(AGES) for _ in range(by_age[age]))


def _deck(o: State, h: Hidden) -> DeckView:
    ages = [0] * AGES
    for place in range(o.deck_n):
        ages[-1 - o.deck[place]] += 1
    elsewhere = _unlocated_by_age(h)
    for age in range(AGES):
        elsewhere[age] -= ages[age]
    return DeckView(
        size=o.deck_n,
        ages=tuple(ages),
        next_age=None if o.deck_n == 0 else -o.deck[o.deck_n - 1],
        unseen=_by_code(h.pool),
        certain=_by_code([number - elsewhere[age_of(kind)] for kind, number in enumerate(h.pool)]),
        possible=_by_code([min(number, ages[age_of(kind)]) for kind, number in enumerate(h.pool)]),
    )


def _by_code(numbers: list[int]) -> dict[str, int]:
    return {code: number for code, number in zip(CARD_CODES, numbers, strict=True) if number > 0}


def _unlocated_by_age(h: Hidden) -> list[int]:
    number = [0] * AGES
    for kind in range(KINDS):
        number[age_of(kind)] += h.pool[kind]
    return number


def _box(o: State, h: Hidden) -> int:
    """What is neither in the deck nor hidden in hands and packets is out of the game."""
    hidden = sum(map(sum, h.hand)) + sum(map(sum, h.packet))
    grouped_in_hands = _kept_from_groups(o, h)
    box: int = sum(h.pool) - o.deck_n - (hidden - grouped_in_hands)
    return box


def _kept_from_groups(o: State, h: Hidden) -> int:
    """Draft: hidden hand cards that came out of packets the viewer passed on, and so are not in the pool."""
    if o.ask != KEEP:
        return 0
    left = sum(_packet_size(o, seat) for seat in range(o.players) if any(h.group[packet_held(o, seat)]))
    return sum(map(sum, h.group)) - left


def _coin(o: State) -> CoinView | None:
    if o.coin_by == NOBODY:
        return None
    seat, domain = divmod(o.coin_place, DOMAINS)
    return CoinView(by=o.coin_by, seat=seat, domain=DOMAIN_NAMES[domain])


def _effect(o: State, seat: int, effect: int) -> EffectView:
    domain = EFFECT_TABLE[effect].domain
    reason = why_not(o, seat, effect)
    kind = EFFECT_KINDS[effect]
    return EffectView(
        effect=EFFECT_NAMES[effect],
        domain=DOMAIN_NAMES[domain],
        kind=kind,
        needs={"level-1": o.level1, "level-2": o.level2, "discard": 1, "inspiration": None}[kind],
        has=o.count[seat][domain],
        available=reason == OPEN,
        why=None if reason == OPEN else _WHY[reason - 1],
        used=bool(o.applied >> effect & 1) and o.seat == seat,
        copy_from=_sources(o, seat, effect),
    )


def _sources(o: State, seat: int, effect: int) -> tuple[int, ...]:
    if o.ask != MENU or o.seat != seat or effect >= PERMANENT:
        return ()
    word = menu(o)
    return tuple(q for q in range(o.players) if word >> (COPY + PERMANENT * q + effect) & 1)


def _last_turns(o: State) -> tuple[int, ...]:
    """The turns that are left once the deck is empty; the turn limit may leave fewer (N-08)."""
    if o.emptied_by == NOBODY or o.ask == NOTHING:
        return ()
    seats: list[int] = []
    following = (o.seat + 1) % o.players
    while not is_over_before(o, following) and o.turn + len(seats) < o.max_turns:
        seats.append(following)
        following = (following + 1) % o.players
    return tuple(seats)


def _draft(o: State, h: Hidden, passed: Sequence[Sequence[int]]) -> Draft:
    is_seen = o.ask == KEEP and h.viewer != NOBODY
    return Draft(
        pick=o.pick + 1,
        packet=codes(o.packet[packet_held(o, h.viewer)]) if is_seen else (),
        centre=codes(o.centre),
        passed=tuple(codes(cards) for cards in passed if any(cards)),
        packet_ages=tuple(tuple(h.packet[packet_held(o, seat)]) for seat in range(o.players)),
        kept_ages=tuple(_kept_ages(o, h, seat) for seat in range(o.players)),
    )


def _kept_ages(o: State, h: Hidden, seat: int) -> tuple[int, ...]:
    """The backs of the cards a seat has kept; they are numbered from 1, as on the cards."""
    kept = PACKET - _packet_size(o, seat) if o.ask == KEEP else PICKS
    return tuple(h.kept_age[pick][seat] + 1 for pick in range(kept))
