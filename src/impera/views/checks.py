"""Checks that a view passes before a search trusts it, since a hand-made one may say anything.

Views made by a game pass them all. Each check keeps the rules and `impera.engines.compiled.redeal` within their arrays;
whether the position is reachable by play is not checked.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from impera.errors import BadOptions, BadView
from impera.notation.cards import CARD_CODES, DOMAIN_NAMES
from impera.notation.decisions import QUESTION_NAMES
from impera.notation.options import MOST_TURNS
from impera.rules.cards import AGES, COPIES, DOMAINS, ECONOMY, KINDS, SEATS, UTOPIA, age_of, first_kind
from impera.rules.decisions import DISCARD_AREA, DISCARD_HAND, GIVE, KEEP, PLAY_MORE, TAKE_AREA, TAKE_PILE
from impera.rules.draft import PICKS
from impera.rules.parameters import PACKET

if TYPE_CHECKING:
    from impera.rules.observe import Hidden
    from impera.rules.state import State
    from impera.views.view import Draft, Question, SeatView, View

# Questions without an effect, and the most answers and plays that an effect asks for.
_WITHOUT_EFFECT = ("keep", "claim", "play", "menu")
_MOST_NEED = 24


def require(is_so: object, message: str) -> None:
    """Raise BadView with the message unless a condition holds."""
    if not is_so:
        raise BadView(message)


def check_numbers(view: View) -> None:
    """Raise BadView unless all numbers of a view are in range and repeated facts agree."""
    try:
        view.options.check()
    except BadOptions as error:
        raise BadView(str(error)) from error
    players = view.options.players
    seats = [view.first, view.active, view.last_round, view.seat]
    if view.coin is not None:
        seats += [view.coin.by, view.coin.seat]
    if view.copied is not None:
        seats.append(view.copied.seat)
    if view.outcome is not None:
        require(len(view.outcome.points) <= SEATS, "an outcome has at most one number of points for each seat")
        seats += view.outcome.winners
    for seat in seats:
        require(seat is None or 0 <= seat < players, f"there is no seat {seat} at this table")
    require(0 <= view.turn <= MOST_TURNS, f"there is no turn {view.turn}")
    require([each.seat for each in view.seats] == list(range(players)), "the seats are not those of the table in order")
    for one in view.seats:
        _check_seat(one)
    if view.seat is not None:
        require(view.hand == view.seats[view.seat].known, "the viewer's hand is given in two ways")
    deck = view.deck
    require(len(deck.ages) == AGES and min(deck.ages) >= 0, "a deck has a number of cards for each Age")
    require(deck.size == sum(deck.ages), "the size of the deck is not the sum of its Ages")
    is_next = deck.next_age is not None and 1 <= deck.next_age <= AGES and deck.ages[deck.next_age - 1] > 0
    require(is_next if deck.size else deck.next_age is None, "the next card has an Age that the deck does not have")
    if view.question is not None:
        _check_question(view, view.question)
    if view.draft is not None:
        _check_draft(view, view.draft)


def check_cards(o: State, h: Hidden) -> None:
    """Raise BadView unless every card of the game is in one place, and there are cards for all hidden places."""
    dealt = _dealt_from_groups(o, h)
    for age in range(AGES):
        hidden = [h.hand[seat][age] - dealt[seat][age] for seat in range(SEATS)]
        require(min(hidden) >= 0, f"a hand has fewer cards of Age {age + 1} than are known of it")
        places = sum(hidden) + sum(packet[age] for packet in h.packet)
        places += sum(o.deck[place] == -1 - age for place in range(o.deck_n))
        unseen = sum(h.pool[kind] for kind in range(KINDS) if age_of(kind) == age)
        require(places <= unseen, f"there are {places} hidden cards of Age {age + 1}, but only {unseen} are unseen")
    for kind, unlocated in enumerate(_unlocated(o, h)):
        told = f"{h.pool[kind]} cards {CARD_CODES[kind]} are given as unseen, but {unlocated} must be"
        require(h.pool[kind] == unlocated >= 0, told)
    _check_need(o)


def _check_seat(one: SeatView) -> None:
    who = f"seat {one.seat}"
    require(len(one.hand_ages) == AGES and min(one.hand_ages) >= 0, f"{who}: a hand has a number for each Age")
    require(one.hand == sum(one.hand_ages), f"{who}: the size of the hand is not the sum of its Ages")
    require(tuple(each.domain for each in one.domains) == DOMAIN_NAMES, f"{who}: the Domains are not all six in order")
    for domain in one.domains:
        letter = domain.domain[0].upper()
        require(all(card.startswith(letter) for card in domain.cards), f"{who}: a card lies in another Domain")
        require(domain.count == len(domain.cards), f"{who}: {domain.domain} does not have as many cards as it says")
        require(0 <= domain.democracy <= COPIES[first_kind(UTOPIA)], f"{who}: an impossible number of democracies")
        markers = [card for block in domain.embargo for card in block.cards]
        require(all(card.startswith("E") for card in markers), f"{who}: an embargo is a card of Economy")


def _check_question(view: View, question: Question) -> None:
    """Check that the view has the facts its question needs."""
    name = question.ask
    require(question.seat == view.active, "the question is for a seat whose turn it is not")
    require(name in QUESTION_NAMES[:-1], f"there is no question {name!r}")
    require(0 <= question.need <= _MOST_NEED and 0 <= question.plays <= _MOST_NEED, "an impossible number of answers")
    require((question.effect is None) == (name in _WITHOUT_EFFECT), f"{name!r} is asked with the wrong effect")
    require((view.draft is None) == (name not in ("keep", "claim")), "a view has a draft if, and only if, there is one")
    if question.target is not None or name == "give":
        target = -1 if question.target is None else question.target
        require(
            0 <= target < len(view.seats) and target != view.active, "an Inquisition takes the hand of another seat"
        )
    if question.cost is not None or name == "choose-place":
        paid = {"embargo": "E", "democracy": "U"}.get(question.effect or "", "?")
        require((question.cost or "").startswith(paid), "a marker is a card of its own Domain")


def _check_draft(view: View, draft: Draft) -> None:
    players = view.options.players
    is_keeping = view.question is not None and view.question.ask == "keep"
    require(view.options.deal == "draft", "only the draft deal has a draft")
    require(draft.pick in range(1, PICKS + 1) if is_keeping else draft.pick == PICKS + 1, "there is no such pick")
    require(is_keeping or 0 < len(draft.centre) <= players, "the centre has as many cards as seats have yet to claim")
    ages = [age for kept in draft.kept_ages for age in kept]
    require(len(draft.kept_ages) == len(draft.packet_ages) == players, "a draft has Ages for each seat")
    require(all(1 <= age <= AGES for age in ages), "cards kept are of Age 1, 2 or 3")
    # Seats keep one after another, or all at once: then nobody has kept a card in this pick yet.
    has_anyone_kept = any(len(kept) >= draft.pick for kept in draft.kept_ages)
    keepers = (view.active - view.first) % players if has_anyone_kept else 0
    for seat, (kept, packet) in enumerate(zip(draft.kept_ages, draft.packet_ages, strict=True)):
        has_kept = (seat - view.first) % players < keepers
        number = draft.pick - 1 + has_kept if is_keeping else PICKS
        require(len(kept) == number, f"seat {seat}: an impossible number of cards kept")
        left = PACKET - number if is_keeping else 0
        require(view.seats[seat].packet == left, f"seat {seat}: the packet does not have as many cards as are left")
        require(len(packet) == AGES and min(packet) >= 0 and sum(packet) <= left, f"seat {seat}: an impossible packet")
        if is_keeping and seat == view.seat:
            require(len(draft.packet) == left, "the viewer's packet does not have as many cards as are left")
    for cards in draft.passed:
        require(1 <= len(cards) < PACKET, "a packet that is passed on has one to three cards")


def _check_need(o: State) -> None:
    """Check that an effect finds the cards it asks for, and those to play afterwards."""
    held, lying = o.hand_n[o.seat], o.area_n[o.seat]
    from_hand, from_area = dict.fromkeys((DISCARD_HAND, GIVE, PLAY_MORE), held), {DISCARD_AREA: lying, TAKE_AREA: lying}
    there = {**from_hand, **from_area, TAKE_PILE: o.pile_n}
    if o.ask in there:
        comes = o.need if o.ask == TAKE_AREA else 0
        require(1 <= o.need <= there[o.ask] and o.plays <= held + comes, "more cards are asked for than there are")


def _unlocated(o: State, h: Hidden) -> list[int]:
    """How many cards of each kind the viewer has not located."""
    unlocated = list(COPIES)
    for kind in range(KINDS):
        unlocated[kind] -= o.pile[kind] + o.centre[kind]
        for seat in range(SEATS):
            unlocated[kind] -= o.area[seat][kind] + o.hand[seat][kind] + o.packet[seat][kind] + h.group[seat][kind]
    for seat in range(SEATS):
        unlocated[first_kind(UTOPIA)] -= sum(o.democracy[seat])
        for domain in range(DOMAINS):
            for age in range(AGES):
                unlocated[first_kind(ECONOMY) + age] -= o.embargo[seat][domain][age]
    for by_age in o.embargo_later:
        for age in range(AGES):
            unlocated[first_kind(ECONOMY) + age] -= by_age[age]
    if o.cost >= 0:
        unlocated[o.cost] -= 1
    return unlocated


def _dealt_from_groups(o: State, h: Hidden) -> list[list[int]]:
    """Draft: by seat and Age, the hidden hand cards that came out of packets the viewer had passed on."""
    dealt = [[0] * AGES for _ in range(SEATS)]
    if o.ask != KEEP or h.viewer < 0:
        return dealt
    for packet in range(o.players):
        left = [sum(h.group[packet][kind] for kind in range(KINDS) if age_of(kind) == age) for age in range(AGES)]
        if any(left):
            for pick in range((h.viewer - packet) % o.players + 1, o.pick + 1):
                holder = (packet + pick) % o.players
                if pick < o.pick or (holder - o.first) % o.players < o.answered:
                    age = h.kept_age[pick][holder]
                    left[age] -= 1
                    dealt[holder][age] += 1
            require(min(left) >= 0, "more cards of an Age were kept than had been passed on")
    return dealt
