"""The two entry points of the rules: which answers are legal, and what an answer does.

`act` does not check legality; `impera.game` does. Answers are relative to the current question; see
`impera.rules.decisions`.
"""

from impera.rules.cards import DOMAINS, oldest
from impera.rules.culture import return_coin_unled
from impera.rules.decisions import (
    CHOOSE_DOMAIN,
    CHOOSE_PLACE,
    CHOOSE_SEAT,
    CLAIM,
    COPY,
    DISCARD_AREA,
    DISCARD_HAND,
    EMBARGO,
    END,
    GIVE,
    KEEP,
    MENU,
    PERMANENT,
    PLAY,
    PLAY_MORE,
    TAKE_AREA,
    TAKE_PILE,
)
from impera.rules.draft import claim, keep, packet_held, packet_set
from impera.rules.economy import discard_from_area, places_for_marker
from impera.rules.effects import answered, copy_effect, finish_effect, menu, use_effect
from impera.rules.embargo import lay_embargo
from impera.rules.hegemony import lay_democracy
from impera.rules.military import attack, discard_from_hand, domains_to_attack
from impera.rules.religion import give_back, seats_to_inquire, seize_hand
from impera.rules.science import take_from_area, takings
from impera.rules.state import NOBODY
from impera.rules.turn import end_turn, play_card, playable_set
from impera.rules.utopia import take_from_pile


def legal_word(s):
    """The legal answers to what is asked now, as a set; empty when the game is over."""
    ask = s.ask
    seat = s.seat
    if ask == MENU:
        return menu(s)
    if ask == PLAY or ask == PLAY_MORE:
        return playable_set(s, seat)
    if ask == DISCARD_HAND or ask == GIVE:
        return s.hand_set[seat]
    if ask == DISCARD_AREA:
        return oldest(s.area_set[seat])
    if ask == TAKE_AREA:
        return takings(s, seat)
    if ask == TAKE_PILE:
        return oldest(s.pile_set)
    if ask == CHOOSE_DOMAIN:
        return domains_to_attack(s, seat)
    if ask == CHOOSE_SEAT:
        return seats_to_inquire(s, seat)
    if ask == CHOOSE_PLACE:
        return places_for_marker(s, seat, s.effect == EMBARGO or s.democracy_needs_card)
    if ask == KEEP:
        return packet_set(s, packet_held(s, seat))
    if ask == CLAIM:
        return s.centre_set
    return 0


def act(s, answer):
    """Apply a legal answer, and everything that follows from it without a decision."""
    ask = s.ask
    seat = s.seat
    if ask == MENU:
        if answer == END:
            end_turn(s)
        elif answer < COPY:
            use_effect(s, answer)
        else:
            copy_effect(s, (answer - COPY) % PERMANENT, (answer - COPY) // PERMANENT)
    elif ask == PLAY:
        play_card(s, seat, answer)
        return_coin_unled(s)
        s.ask = MENU
    elif ask == KEEP:
        keep(s, answer)
    elif ask == CLAIM:
        claim(s, answer)
    elif ask == CHOOSE_SEAT:
        seize_hand(s, seat, answer)
        if s.need == 0:
            finish_effect(s)
    else:
        if ask == DISCARD_HAND:
            discard_from_hand(s, seat, answer)
        elif ask == DISCARD_AREA:
            discard_from_area(s, seat, answer)
        elif ask == TAKE_AREA:
            take_from_area(s, seat, answer)
        elif ask == TAKE_PILE:
            take_from_pile(s, seat, answer)
        elif ask == PLAY_MORE:
            play_card(s, seat, answer)
        elif ask == GIVE:
            give_back(s, seat, answer)
        elif ask == CHOOSE_DOMAIN:
            attack(s, seat, answer)
        elif ask == CHOOSE_PLACE:
            lay_marker(s, seat, answer)
        answered(s)


def lay_marker(s, seat, place):
    """The card taken by Embargo or Democracy is laid facedown (R-ECO-04, R-UTO-03)."""
    if s.effect == EMBARGO:
        lay_embargo(s, seat, s.cost, place // DOMAINS, place % DOMAINS)
    else:
        lay_democracy(s, seat, s.cost, place // DOMAINS, place % DOMAINS)
    s.cost = NOBODY
