"""The invariants of the rulebook, at every state of a few thousand games (RULES.md 6)."""

from __future__ import annotations

from impera.rules.cards import AGES, COPIES, CULTURE, DOMAINS, ECONOMY, KINDS, UTOPIA, domain_of, first_kind
from impera.rules.decisions import COPY, END, MENU, PERMANENT, PLAY
from impera.rules.state import NOBODY
from tests.properties.walks import at_every_table, walks


def cards_everywhere(s):
    """How many cards of each kind lie anywhere but in the box."""
    number = [s.pile[kind] + s.centre[kind] for kind in range(KINDS)]
    for kind in s.deck[: s.deck_n]:
        number[kind] += 1
    for seat in range(s.players):
        for kind in range(KINDS):
            number[kind] += s.hand[seat][kind] + s.area[seat][kind] + s.packet[seat][kind]
        number[first_kind(UTOPIA)] += sum(s.democracy[seat])
    for age in range(AGES):
        markers = [s.embargo_later, *s.embargo[: s.players]]
        number[first_kind(ECONOMY) + age] += sum(area[domain][age] for area in markers for domain in range(DOMAINS))
    if s.cost != NOBODY:
        number[s.cost] += 1
    return number


def embargoes_on(s, seat):
    return sum(map(sum, s.embargo[seat]))


@at_every_table
def test_no_card_is_lost_or_doubled(table):
    """I-1: all zones together hold 104 cards; 9 of them are in the box with 2 or 3 players."""
    for game in walks(table):
        for step in game:
            assert sum(cards_everywhere(step.state)) == (104 if table.players == 4 else 95), step


@at_every_table
def test_every_card_keeps_its_domain_and_age(table):
    """I-2: of each of the fifteen cards there are as many at every moment as were dealt, and never too many."""
    for game in walks(table):
        dealt = cards_everywhere(next(game).state)
        assert all(number <= copies for number, copies in zip(dealt, COPIES, strict=True))
        for step in game:
            assert cards_everywhere(step.state) == dealt, step


@at_every_table
def test_the_deck_never_grows_and_democracy_markers_never_leave(table):
    """I-3: nothing comes back to the deck; democracy markers stay to the end."""
    for game in walks(table):
        deck, markers = 104, [[0] * DOMAINS] * 4
        for step in game:
            assert step.state.deck_n <= deck, step
            deck = step.state.deck_n
            laid = [row[:] for row in step.state.democracy]
            assert all(now >= then for a, b in zip(laid, markers, strict=True) for now, then in zip(a, b, strict=True))
            markers = laid


@at_every_table
def test_every_turn_begins_with_three_cards_and_only_an_embargo_skips_step_1(table):
    """I-4: at least 3 cards in hand at the start of a turn, and step 1 skipped only when all are under embargo."""
    for game in walks(table):
        turn = 0
        for step in game:
            s = step.state
            if s.turn == turn:
                continue
            turn = s.turn
            assert s.hand_n[s.seat] >= 3, step
            held = {domain_of(kind) for kind in range(KINDS) if s.hand[s.seat][kind]}
            banned = {domain for domain in range(DOMAINS) if any(s.embargo[s.seat][domain])}
            assert s.ask == (MENU if held <= banned else PLAY), step


@at_every_table
def test_the_coin_lies_only_while_the_one_who_laid_it_leads_culture(table):
    """I-5: between effects at most one player leads Culture, and a coin that is out is that player's."""
    for game in walks(table):
        for step in game:
            s = step.state
            if s.ask in (MENU, PLAY) and s.coin_by != NOBODY:
                others = [s.count[seat][CULTURE] for seat in range(s.players) if seat != s.coin_by]
                assert s.count[s.coin_by][CULTURE] > max(others), step


@at_every_table
def test_no_embargo_outlives_the_next_turn_of_its_target(table):
    """I-6: at the end of a turn the active player's markers go, except those laid on oneself in that turn."""
    for game in walks(table):
        turn, seat, later = 0, NOBODY, 0
        for step in game:
            s = step.state
            if s.turn != turn:
                assert seat == NOBODY or embargoes_on(s, seat) == later, step
                turn, seat = s.turn, s.seat
            later = sum(map(sum, s.embargo_later))


@at_every_table
def test_a_turn_has_at_most_five_permanent_and_five_discard_effects(table):
    """I-7: ten effects per turn at most, eleven with `copy_slot: effect`, so turns are finite."""
    for game in walks(table):
        turn, permanent, discard = 0, 0, 0
        for step in game:
            if step.question == "menu" and step.answer != END:
                is_permanent = step.answer < PERMANENT or step.answer >= COPY
                permanent, discard = permanent + is_permanent, discard + (not is_permanent)
                assert permanent <= 5 + (step.options.copy_slot == "effect"), step
                assert discard <= 5, step
            if step.state.turn != turn:
                turn, permanent, discard = step.state.turn, 0, 0


@at_every_table
def test_every_game_ends_within_its_turns(table):
    """N-08: a game has a winner after at most `max_turns` turns."""
    for game in walks(table):
        *_, last = game
        assert last.state.turn <= last.options.max_turns, last
        assert last.state.winners, last
