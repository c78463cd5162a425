"""The layout of the tensors: every field of an observation, and of the whole state of a game, with its place.

Seats are counted from the observer clockwise: seat 0 is always the observer. Rows of seats that do not
play are zero. A field that names one of several things is one-hot: a 1 at its place, and all zeros where there is
nothing to name. Numbers above 127 are written as 127.

The state of a game is an observation, of the seat from which seats are counted, and after it what is hidden from that
seat: every secret of `impera.rules.state` and the ledger of `impera.rules.knowledge`, as they are declared there.

Changing any field, its place or its meaning makes a new `OBSERVATION_VERSION` or `STATE_VERSION`. `make
generate` writes the places as constants for the compiled writers (`impera.adapters.compiled.places`).
"""

from math import prod
from typing import NamedTuple

from impera.notation import options
from impera.rules import parameters
from impera.rules.cards import AGES, DOMAINS, KINDS, SEATS
from impera.rules.decisions import EFFECTS, PERMANENT, QUESTIONS
from impera.rules.draft import PICKS
from impera.rules.knowledge import MEMORY_FIELDS, VIEWERS
from impera.rules.state import CHOICES, SECRET, TURN_LIMIT, ZONES

OBSERVATION_VERSION = 2
STATE_VERSION = 1

MOST = 127
"""The largest number in a tensor of bytes."""

REASONS = TURN_LIMIT + 1
PLAYER_COUNTS = len(parameters.PARAMETERS)


def _choices() -> str:
    """The options that are choices, in the order of the state, with their values from 0 on."""
    by_field = {option.state: option for option in options.OPTIONS.values()}
    chosen = [by_field[choice.name] for choice in CHOICES]
    return ", ".join(f"{each.name} ({', '.join(str(value).lower() for value in each.values)})" for each in chosen)


class Field(NamedTuple):
    """One field of a tensor; its place is the sum of the sizes before it."""

    name: str
    shape: tuple[int, ...]
    meaning: str
    state: str | None = None
    """The field of the state that it shows as it is, if it does; `make generate` writes the code that fills it in."""

    @property
    def size(self) -> int:
        """How many numbers it takes."""
        return prod(self.shape)


FIELDS = (
    # what was agreed on
    Field("players", (PLAYER_COUNTS,), "one-hot: 2, 3 or 4 players"),
    Field("options", (len(CHOICES),), f"which value was chosen, counted from 0: {_choices()}"),
    Field("parameters", (4,), "cards for level 1, for level 2, for a hegemony; cards of each Age in the box"),
    # what is asked
    Field("question", (QUESTIONS,), "one-hot: what is asked, in the order of `QUESTION_NAMES`"),
    Field("decides", (SEATS,), "one-hot: who decides"),
    Field("first", (SEATS,), "one-hot: the First Player"),
    Field("need", (1,), "answers of this kind still to come", state="need"),
    Field("plays", (1,), "cards to play after these answers", state="plays"),
    Field("effect", (EFFECTS,), "one-hot: the effect being resolved"),
    Field("cost", (KINDS,), "one-hot: the card that becomes a marker by Embargo or Democracy"),
    Field("target", (SEATS,), "one-hot: whose hand an Inquisition has taken, while cards are given back"),
    # this turn
    Field("turn", (1,), "number of the turn, from 1; 0 in the draft", state="turn"),
    Field("turns_left", (1,), "turns until the turn limit"),
    Field("used", (EFFECTS,), "1 for each effect applied in this turn, own or copied"),
    Field("copied", (PERMANENT,), "one-hot: the effect copied in this turn"),
    Field("copied_from", (SEATS,), "one-hot: whose effect it was"),
    Field("hand_size", (1,), "the hand size of the active player at the draw of this turn"),
    Field("blocked", (DOMAINS,), "1 for each Domain under embargo for the active player in this turn"),
    Field("skipped", (1,), "1 if step 1 of this turn was skipped", state="skipped"),
    # the end
    Field("last_round", (SEATS,), "one-hot: who drew the last card of the deck"),
    Field("reason", (REASONS,), "one-hot: running, hegemony, majority, turn limit"),
    Field("winners", (SEATS,), "1 for each winner"),
    Field("win_domain", (DOMAINS,), "one-hot: the Domain of a hegemony"),
    Field("points", (SEATS,), "points of the majority scoring"),
    # the table
    Field("coin_by", (SEATS,), "one-hot: whose Culture coin is out"),
    Field("coin_seat", (SEATS,), "one-hot: at whose Domain it lies"),
    Field("coin_domain", (DOMAINS,), "one-hot: the Domain"),
    Field("deck", (AGES,), "cards of the deck by Age"),
    Field("next_age", (AGES,), "one-hot: the Age of the top card"),
    Field("pile", (KINDS,), "cards in the discard pile", state="pile"),
    Field("unseen", (KINDS,), "cards the observer has not located: in the deck, in other hands or packets, in the box"),
    # the players
    Field("hand", (SEATS, KINDS), "hand cards the observer is sure of; row 0 is its own hand", state="hand"),
    Field("hidden_ages", (SEATS, AGES), "all other hand cards, by the Age on their backs"),
    Field("area", (SEATS, KINDS), "cards in the play area", state="area"),
    Field("counts", (SEATS, DOMAINS), "faceup cards of each Domain (R-ZONE-02)", state="count"),
    Field("democracy", (SEATS, DOMAINS), "democracy markers", state="democracy"),
    Field("embargo", (SEATS, DOMAINS, AGES), "embargo markers by the Age of the Economy card"),
    Field("embargo_later", (DOMAINS, AGES), "embargo markers the active player laid on itself in this turn (R-EMB-06)"),
    # the draft; all zero after it
    Field("pick", (PICKS,), "one-hot: the pick of the draft"),
    Field("centre", (KINDS,), "cards in the centre"),
    Field("packet", (SEATS, KINDS), "cards the observer has located in the packet dealt to each seat"),
    Field("packet_ages", (SEATS, AGES), "cards of that packet the observer has never seen, by Age"),
    Field("passed", (SEATS, KINDS), "cards of that packet the observer passed on, with later holders or still there"),
    Field("kept_ages", (PICKS, SEATS), "the Age, 1 to 3, of the card a seat kept in each pick"),
)

_SECRETS = {
    "hand": "every hand",
    "packet": "every packet of the draft, by the seat it was dealt to",
    "deck": "one-hot: each card of the deck, from the top",
}
_LEDGER = {
    "known": "by seat and by owner: the hand cards that the seat is sure of",
    "merged": "by seat: what it knew of the two hands together, while an Inquisition gives cards back",
    "passed": "by pick and seat: what it passed on, while the draft is on",
}


def _secrets() -> tuple[Field, ...]:
    """What not everybody may see: cards by kind, or one by one where their order counts."""
    found = [(zone.name, zone.shape, zone.start is None) for zone in ZONES if zone.observed == SECRET]
    return tuple(
        Field(f"true_{name}", (*shape, KINDS) if is_ordered else shape, _SECRETS[name])
        for name, shape, is_ordered in found
    )


def _ledger() -> tuple[Field, ...]:
    """What the seats remember, without what all of them saw, and without the spectators, who do not play."""
    found = [(name, tuple(SEATS if size == VIEWERS else size for size in shape)) for name, shape in MEMORY_FIELDS]
    return tuple(Field(f"ledger_{name}", shape, _LEDGER[name]) for name, shape in found if name != "kept_age")


STATE_FIELDS = (*FIELDS, *_secrets(), *_ledger())

SIZE = sum(field.size for field in FIELDS)
STATE_SIZE = sum(field.size for field in STATE_FIELDS)


def place(name: str) -> int:
    """Where a field begins."""
    at = 0
    for field in STATE_FIELDS:
        if field.name == name:
            return at
        at += field.size
    raise KeyError(name)
