"""How one seat could reach a hegemony in one turn, tried with the rules themselves.

What the viewer knows of the hand is played as it is; an unseen card may turn out to be of the Domain in question.
"""

from __future__ import annotations

import heapq
import itertools
from typing import TYPE_CHECKING, NamedTuple

from impera.bots.gain import could_win, has_open_level, missing_cards, most_gain
from impera.rules.cards import AGES, CULTURE, DOMAINS, ECONOMY, KINDS, SCIENCE, UTOPIA, age_of, domain_of, oldest
from impera.rules.culture import leads_culture
from impera.rules.decide import act, legal_word
from impera.rules.decisions import (
    CHOOSE_PLACE,
    CHOOSE_SEAT,
    COPY,
    DEVELOPMENT,
    DISCARD_AREA,
    DISCARD_HAND,
    END,
    GIVE,
    INSPIRATION,
    MENU,
    PERMANENT,
    PLAY,
    PLAY_MORE,
    TAKE_AREA,
    TAKE_PILE,
)
from impera.rules.effects import closed_to_copies, finish_effect
from impera.rules.state import NOBODY
from impera.rules.turn import begin_turn, close_turn

if TYPE_CHECKING:
    from collections.abc import Iterator

    from impera.rules.observe import Hidden
    from impera.rules.state import State

# The Domains whose levels put cards into play or bring them to hand: Development is the first of them in the menu.
_USEFUL = (ECONOMY, SCIENCE, UTOPIA)
# The search of a turn stops after this many positions.
_MOST_MOMENTS = 2_000


class Way(NamedTuple):
    """A way to win: its first answer, how many unseen cards of the Domain it needs, and its effects, in order."""

    first: int
    """NOBODY before there is one, and if step 1 is played with an unseen card."""
    unseen: int
    effects: tuple[tuple[int, int], ...]
    """Each with the seat it is copied from, or NOBODY."""


class Moment(NamedTuple):
    """A position in the turn being searched."""

    state: State
    spare: tuple[int, ...]
    """Unseen hand cards, by Age."""
    way: Way


def at_turn(seen: State, hidden: Hidden, seat: int) -> State:
    """The table as a seat would find it if its next turn began now; for the active seat, as it is."""
    s: State = seen.copy()
    if seat != s.seat:
        finish_effect(s)
        s.plays = 0
        close_turn(s)
        begin_turn(s, seat)
        if s.ask == MENU and any(hidden.hand[seat]):  # unseen cards may be playable
            s.ask, s.skipped = PLAY, 0
    return s


def fewest_unseen(s: State, hidden: Hidden, domain: int) -> Way | None:
    """The way to a hegemony that needs the fewest unseen cards, all of that Domain; None if none is found.

    Discard effects are left out: what they bring is luck.
    """
    start = Moment(s, tuple(hidden.hand[s.seat]), Way(NOBODY, 0, ()))
    number = itertools.count()
    waiting = [(0, missing_cards(s, domain), 0, next(number), start)]
    tried = {_key(start)}
    while waiting and len(tried) < _MOST_MOMENTS:
        *_, moment = heapq.heappop(waiting)
        missing = missing_cards(moment.state, domain)
        if missing <= 0 and moment.state.ask == MENU:
            return moment.way._replace(first=END) if moment.way.first == NOBODY else moment.way
        if missing <= most_gain(moment.state, domain):
            for following in _moments_after(moment, hidden, domain):
                key = _key(following)
                if key not in tried:
                    tried.add(key)
                    way, left = following.way, missing_cards(following.state, domain)
                    heapq.heappush(waiting, (way.unseen, left, len(way.effects), next(number), following))
    return None


def winning_answer(seen: State, hidden: Hidden) -> int | None:
    """The first answer of a certain win this turn for the viewer, who decides; None if none is found."""
    ways = [fewest_unseen(seen, hidden, domain) for domain in range(DOMAINS) if could_win(seen, hidden, domain)]
    shortest = min((way for way in ways if way is not None), key=lambda way: len(way.effects), default=None)
    return None if shortest is None else shortest.first


def _key(moment: Moment) -> tuple[object, ...]:
    """What the rest of the turn depends on; cards of one Domain are interchangeable."""
    s, seat = moment.state, moment.state.seat
    turn = (s.ask, s.need, s.plays, s.spent, closed_to_copies(s), s.hand_n[seat])
    return (turn, tuple(s.hand[seat]), tuple(s.count[seat]), tuple(s.pile), moment.spare)


def _moments_after(moment: Moment, hidden: Hidden, domain: int) -> Iterator[Moment]:
    """The positions after each answer that may help."""
    s = moment.state
    if s.ask == MENU:
        yield from _after_menu(moment, hidden, domain)
    elif s.ask in (DISCARD_HAND, GIVE, CHOOSE_SEAT) and any(moment.spare):
        yield _after_unknown_answers(moment)
    else:
        for answer in _answers(s, domain):
            yield _after(moment, answer)
    if s.ask in (PLAY, PLAY_MORE):
        for kind in _nameable(moment, hidden, domain):
            yield _after(_named(moment, kind), kind)
    if s.ask == PLAY:
        yield from _after_unknown_play(moment)


def _answers(s: State, domain: int) -> list[int]:
    """The active seat's answers that may help it reach a hegemony in a Domain."""
    word = legal_word(s)
    if s.ask in (PLAY, PLAY_MORE):
        return _helpful(s, oldest(word), domain)
    if s.ask == TAKE_PILE:
        return _helpful(s, word, domain)
    if s.ask in (DISCARD_AREA, TAKE_AREA):
        return _expendable(s, word, domain)
    if s.ask in (DISCARD_HAND, GIVE):
        return _members(oldest(word))
    return _members(word)[:1] if s.ask == CHOOSE_PLACE else _members(word)


def _members(word: int) -> list[int]:
    return [bit for bit in range(word.bit_length()) if word >> bit & 1]


def _after(moment: Moment, answer: int) -> Moment:
    """The position after a legal answer, by the rules."""
    s = moment.state.copy()
    act(s, answer)
    way = moment.way._replace(first=answer) if moment.way.first == NOBODY else moment.way
    return moment._replace(state=s, way=way)


def _helps(s: State, domain: int) -> bool:
    """Whether a card of a Domain can open something: a level, or the lead in Culture."""
    if domain == CULTURE:
        return not (s.spent >> INSPIRATION) & 1 and not leads_culture(s, s.seat)
    return domain in _USEFUL and has_open_level(s, domain) and s.count[s.seat][domain] < s.level2


def _helpful(s: State, word: int, domain: int) -> list[int]:
    """The cards of the Domain and those that can open something, or any one card if there are none."""
    kinds = _members(word)
    return [kind for kind in kinds if domain_of(kind) == domain or _helps(s, domain_of(kind))] or kinds[:1]


def _expendable(s: State, word: int, domain: int) -> list[int]:
    """One faceup card that no longer serves a purpose; if there is none, all but those of the Domain."""
    others = [kind for kind in _members(word) if domain_of(kind) != domain]
    idle = [kind for kind in others if not _serves(s, domain_of(kind))]
    return idle[:1] or others or _members(word)[:1]


def _serves(s: State, domain: int) -> bool:
    """Whether faceup cards of a Domain can still open an effect in this turn."""
    if domain == CULTURE:
        return not (s.spent >> INSPIRATION) & 1
    return domain in _USEFUL and has_open_level(s, domain)


def _nameable(moment: Moment, hidden: Hidden, domain: int) -> list[int]:
    """The kinds of the Domain that an unseen hand card can be, if no embargo forbids them."""
    return [
        kind
        for kind in range(KINDS)
        if domain_of(kind) == domain
        and hidden.pool[kind] > moment.state.hand[moment.state.seat][kind]
        and moment.spare[age_of(kind)]
        and not (moment.state.blocked >> kind) & 1
    ]


def _named(moment: Moment, kind: int) -> Moment:
    """An unseen hand card turns out to be of a kind."""
    s = moment.state.copy()
    s.hand[s.seat][kind] += 1
    s.hand_set[s.seat] |= 1 << kind
    way = moment.way._replace(unseen=moment.way.unseen + 1)
    return Moment(s, _less(moment.spare, age_of(kind)), way)


def _less(numbers: tuple[int, ...], place: int) -> tuple[int, ...]:
    return (*numbers[:place], numbers[place] - 1, *numbers[place + 1 :])


def _after_unknown_play(moment: Moment) -> Iterator[Moment]:
    """Step 1 with an unseen card, whatever it is."""
    for age in range(AGES):
        if moment.spare[age]:
            s = moment.state.copy()
            s.hand_n[s.seat] -= 1
            s.ask = MENU
            yield Moment(s, _less(moment.spare, age), moment.way)


def _after_unknown_answers(moment: Moment) -> Moment:
    """The position after the effect, whatever was answered."""
    s = moment.state.copy()
    finish_effect(s)
    return moment._replace(state=s)


def _after_menu(moment: Moment, hidden: Hidden, domain: int) -> Iterator[Moment]:
    """Step 2: the levels of the useful Domains, own or copied."""
    s = moment.state
    if s.blocked:  # the playable cards are counted before they are played
        for kind in _nameable(moment, hidden, domain):
            yield _named(moment, kind)
    word = legal_word(s)
    for answer in _members(word):
        is_copy = COPY <= answer < END
        effect = (answer - COPY) % PERMANENT if is_copy else answer
        is_better_used = is_copy and word >> effect & 1 and not s.copy_by_effect
        if DEVELOPMENT <= effect < PERMANENT and not is_better_used:
            source = (answer - COPY) // PERMANENT if is_copy else NOBODY
            way = moment.way._replace(effects=(*moment.way.effects, (effect, source)))
            yield _after(moment._replace(way=way), answer)
