"""Events, reported where they happen.

The rules call `tell` for everything a player at the table could notice. Here it does nothing, and it is a no-op when
compiled. The engine behind `impera.game` replaces it with a recorder; `impera.views` decides later who may know what.
"""

(
    DEALT,  # a card dealt to seat: kind
    KEPT,  # draft, seat kept: kind
    PASSED,  # draft, all packets were passed on; the pick that begins, from 1
    REVEALED,  # draft, the seat's last card went to the centre: kind
    CLAIMED,  # draft, seat took from the centre: kind
    TURN_BEGAN,  # seat, number of the turn
    STEP_SKIPPED,  # seat has nothing to play in step 1
    PLAYED,  # seat: kind, and the effect that played it or NO_EFFECT
    USED,  # seat: own effect
    COPIED,  # seat: effect, seat it was copied from
    PAID,  # seat: kind that went to the discard pile as a cost
    DISCARDED,  # seat, from hand: kind
    SCRAPPED,  # seat, from the play area: kind
    STRUCK,  # seat lost to an Attack: kind
    TOOK_BACK,  # seat, from the play area to hand: kind
    RECOVERED,  # seat, from the discard pile to hand: kind
    DREW,  # seat: kind
    SEIZED,  # Inquisition, seat took: kind, from seat
    GAVE,  # Inquisition, seat gave back: kind, to seat
    EMBARGO_LAID,  # seat: kind, place
    DEMOCRACY_LAID,  # seat: kind, place
    EMBARGO_EXPIRED,  # a marker of seat went to the discard pile: kind, Domain
    HAND_SIZE_SET,  # seat: size
    COIN_LAID,  # seat: place
    COIN_RETURNED,  # the coin of seat went back to the supply
    LAST_ROUND,  # seat drew the last card
    TURN_ENDED,  # seat
    GAME_OVER,  # reason, winners as a set
) = range(28)


def tell(s, what, seat, first, second):
    """Does nothing."""
