"""Events as facts: what one viewer is told of the log (R-INFO-01, A-60).

Of hidden cards, others are told numbers by Age, which are printed on the backs (R-INFO-02).
"""

from impera.rules.cards import KINDS, age_of
from impera.rules.events import COIN_LAID, DEALT, DEMOCRACY_LAID, DREW, EMBARGO_LAID, GAVE, KEPT, SEIZED
from impera.views.compiled.facts import NOTHING, say, say_cards, say_no_ages, say_place, sees
from impera.views.events import VALUES


def say_event(log, at, end, viewer, f):
    """One event of a log, which has its entries from `at` on; returns where the next event begins.

    An entry is (what, seat, first value, second value).
    """
    f.size = 0
    what = log[at][0] + 0
    say(f, what)
    say(f, log[at][1])
    if what == DEALT or what == DREW or what == SEIZED or what == KEPT or what == GAVE:
        return say_hidden(log, at, end, viewer, f)
    if what == EMBARGO_LAID or what == DEMOCRACY_LAID:
        say(f, log[at][2])
        say_place(f, log[at][3])
    elif what == COIN_LAID:
        say_place(f, log[at][2])
    else:
        for value in range(VALUES[what]):
            say(f, log[at][2 + value])
    return at + 1


def say_hidden(log, at, end, viewer, f):
    """An event with cards that not everyone may see; those that come card by card are told as one event.

    Cards are sorted, so that their order tells nothing.
    """
    what = log[at][0] + 0
    seat = log[at][1] + 0
    other = seat
    if what == SEIZED or what == GAVE:
        other = log[at][3] + 0
    for kind in range(KINDS):
        f.cards[kind] = 0
    following = at
    while is_together(log, at, following, end):
        f.cards[log[following][2]] += 1
        following += 1
    start = say_no_ages(f)
    for kind in range(KINDS):
        f.numbers[start + age_of(kind)] += f.cards[kind]
    if sees(viewer, seat, other):
        say_cards(f, f.cards, 0, KINDS)
    else:
        say(f, NOTHING)
    if other != seat:
        say(f, other)
    return following


def is_together(log, at, following, end):
    """Whether an entry belongs to the event that began at `at`."""
    if following == at:
        return True
    what = log[at][0]
    if following == end or what == KEPT or what == GAVE:
        return False
    return log[following][0] == what and log[following][1] == log[at][1] and log[following][3] == log[at][3]
