"""Threats: none is missed, what is called certain is certain, and only the view is used."""

from __future__ import annotations

import random

import msgspec
import pytest

from impera import Game, Options, bots
from impera.analysis import Threats, threats
from impera.bots.compiled.threats import turns_to_come
from impera.bots.winning import at_turn, winning_answer
from impera.engines.compiled.redeal import Urns
from impera.engines.interpreter import plain
from impera.notation.cards import DOMAIN_NAMES
from impera.rules.cards import domain_of
from impera.rules.decide import act, legal_word
from impera.rules.decisions import END, MENU, NOTHING, PLAY, PLAY_MORE
from impera.rules.hegemony import cards_for_hegemony
from impera.rules.majority import side_of
from impera.rules.state import HEGEMONY, Stream
from impera.testing import random_game, table
from impera.views import decode
from tests.properties.truth import forgotten
from tests.properties.twins import other_truth


def rivals(game, seat=0):
    return {(threat.seat, threat.domain): threat for threat in threats(game.view(seat)).rivals}


def test_at_the_beginning_nobody_threatens():
    assert threats(Game.new(seed=7).view(0)) == Threats(rivals=(), own=())


@pytest.mark.parametrize("deal", ["basic", "draft"])
def test_there_are_no_threats_when_the_game_is_over_or_not_begun(deal):
    for decisions in (0, 3, None):
        game = random_game(Options(players=3, deal=deal), seed=2, decisions=decisions)
        assert threats(game.view(None)).own == ()


def test_a_rival_who_lacks_one_card_threatens_with_the_chance_to_hold_it():
    """R-HEG-01: a hand of one card of Age I, which is any of the unseen ones with the same chance."""
    game = table("""
        seat 0  hand 3M1  area 1E
        seat 1  hand M1   area 3M1 4M2
        deck R1 R1 R1 R1 R1 R1 M1
    """)
    assert rivals(game)[1, "military"].missing == 1
    assert not rivals(game)[1, "military"].certain
    assert rivals(game)[1, "military"].steps == ()
    unseen = game.view(0).deck.unseen
    fitting, size = unseen["M1"], sum(number for card, number in unseen.items() if card[1] == "1")
    assert rivals(game)[1, "military"].chance == pytest.approx(fitting / size)


def test_a_rival_without_an_unseen_card_of_the_right_age_does_not_threaten():
    """R-INFO-02: there is no Utopia of Age I, so a hand of Age I holds none."""
    game = table("""
        seat 0  hand 3M1  area 1E
        seat 1  hand 3M1  area 7U
    """)
    assert rivals(game) == {}


def test_an_embargo_that_binds_the_next_turn_takes_the_threat_away():
    """R-EMB-03."""
    drawn = "seat 0 hand 3R1 area 1E\n seat 1 hand 3M1 area 7M"
    assert (1, "military") in rivals(table(drawn))
    assert rivals(table(drawn + " embargo military")) == {}


def test_a_democracy_raises_what_is_missing():
    """R-DEM-02."""
    drawn = "seat 0 hand 3R1 area 1E\n seat 1 hand 3M1 area 7M"
    assert rivals(table(drawn + " democracy military")) == {}


@pytest.mark.parametrize(
    ("area", "effect"),
    [("6M 3E", "development"), ("5M 5E", "monopoly"), ("6M 3S", "experiment"), ("5M 5S", "research")],
)
def test_levels_of_economy_and_science_play_more_cards(area, effect):
    """R-ECO-01, R-ECO-02, R-SCI-01, R-SCI-02."""
    game = table(f"""
        seat 0  hand 3R1  area 1R
        seat 1  hand 3M2  area {area}
    """)
    assert [step.effect for step in rivals(game)[1, "military"].steps] == [effect]


def test_a_copied_level_counts_for_whoever_leads_culture():
    """R-CUL-02."""
    game = table("""
        seat 0  hand 3R1  area 3E
        seat 1  hand 3M2  area 6M 1C
    """)
    steps = rivals(game)[1, "military"].steps
    assert [(step.effect, step.copied_from) for step in steps] == [("development", 0)]


def test_cards_of_the_discard_pile_count_with_utopia():
    """R-UTO-01: the card that Development plays comes from the pile, so one unseen card is enough."""
    game = table("""
        seat 0  hand 3R1  area 1R
        seat 1  hand 3M2  area 6M 3U 3E
        pile M3
    """)
    assert rivals(game)[1, "military"].unseen == 1


def test_what_the_viewer_knows_makes_a_threat_certain():
    """The ledger: a card that was taken back to hand is known to all (R-SCI-01)."""
    game = table("""
        seat 0  hand 3R1    area 1R
        seat 1  hand 3R2    area 8M 3S  <- step 2
    """)
    game.play("use experiment", "take M1", "play R2", "end")
    threat = rivals(game)[1, "military"]
    assert threat.certain
    assert threat.chance == 1.0


def test_a_partner_is_no_threat():
    """R-TEAM-03."""
    drawn = "seat 0 hand 3R1 area 1R\n seat 1 hand 3R1\n seat 2 hand 3M1 area 6M\n seat 3 hand 3S1"
    assert (2, "military") in rivals(table(drawn))
    assert rivals(table(drawn, teams=True)) == {}


def test_a_seat_without_another_turn_is_no_threat():
    """R-LAST-03."""
    drawn = "seat 0 first hand 3R1 area 1R\n seat 1 hand 3M1 area 7M <- step 1"
    assert (1, "military") in rivals(table(drawn + "\n emptied-by 0 deck -"))
    drawn = "seat 0 hand 3R1 area 1R <- step 1\n seat 1 first hand 3M1 area 7M"
    assert rivals(table(drawn + "\n emptied-by 1 deck -")) == {}


def test_the_viewer_is_told_what_wins_now():
    game = table("seat 0 hand 2M1 R1 area 6M 3E\n seat 1 hand 3R1 area 1R")
    assert [(threat.domain, threat.missing) for threat in threats(game.view(0)).own] == [("military", 2)]


def test_threats_are_json_and_come_back():
    game = table("seat 0 hand 2M1 R1 area 6M 3E\n seat 1 hand 3R1 area 7R")
    found = threats(game.view(0))
    assert msgspec.json.decode(msgspec.json.encode(found), type=Threats) == found


@pytest.mark.parametrize("seed", range(10))
def test_threats_are_the_same_in_games_that_differ_only_in_hidden_cards(seed):
    """R-INFO-01."""
    chance = random.Random(seed)  # noqa: S311 - nothing here is worth guessing
    position = forgotten(random_game(seed=seed, decisions=60 + 20 * seed, patient=True).position())
    one, two = Game.from_position(position), Game.from_position(other_truth(position, 0, chance))
    assert threats(one.view(0)) == threats(two.view(0))


def middle_games(options, seed):
    """A game between bots, at every beginning of a turn from the middle on."""
    game = random_game(options, seed=seed, decisions=0)
    players = [bots.make(name, seed=seed) for name in ("trader", "shepherd", "senator", "trader")]
    while game.seat is not None:
        view = game.view(game.seat)
        if view.turn > 10 * options.players // 2 and view.question.ask == "play":
            yield game
        game.play(players[game.seat].decide(view))


def redealt(seen, hidden, chance):
    """A full state that agrees with what is known."""
    state, urns, stream = seen.copy(), Urns(), Stream()
    plain().start_stream(stream, chance.getrandbits(31), 0, 0, 0)
    plain().fill_urns(hidden, urns)
    plain().redeal(state, hidden, urns, stream)
    return state


def eager_answer(s, seat, chance):
    """An answer of a player who wants to win this turn: grows the nearest Domain, uses effects, stops in time."""
    answers = [bit for bit in range(56) if legal_word(s) >> bit & 1]
    if s.ask == MENU:
        if any(s.count[seat][each] >= cards_for_hegemony(s, seat, each) for each in range(6)):
            return END
        return chance.choice(answers[:-1] if len(answers) > 1 and chance.random() < 0.9 else answers)
    if s.ask in (PLAY, PLAY_MORE) and chance.random() < 0.8:
        return max(answers, key=lambda kind: s.count[seat][domain_of(kind)])
    return chance.choice(answers)


@pytest.mark.parametrize(("players", "teams"), [(2, False), (3, False), (4, False), (4, True)])
def test_no_hegemony_of_the_next_turn_is_missed(players, teams):
    """Sound: turns tried by the rules, on deals possible for the viewer, never win without a reported threat."""
    chance = random.Random(players)  # noqa: S311
    won = 0
    for seed in range(3):
        for game in middle_games(Options.make(players=players, teams=teams), seed):
            seen, hidden = decode(game.view(game.seat))
            told = {(threat.seat, threat.domain) for threat in threats(game.view(game.seat)).rivals}
            for distance in range(turns_to_come(seen)):
                seat = (seen.seat + distance) % players
                if side_of(seen, seat) == side_of(seen, seen.seat):
                    continue
                for _ in range(4):
                    state = at_turn(redealt(seen, hidden, chance), hidden, seat)
                    turn = state.turn
                    while state.ask != NOTHING and state.turn == turn:
                        act(state, eager_answer(state, seat, chance))
                    if state.reason == HEGEMONY:
                        won += 1
                        assert (seat, DOMAIN_NAMES[state.win_domain]) in told
    assert won >= 8


def test_a_threat_that_is_certain_can_be_carried_out():
    """In a deal that is possible for the viewer, the rival finds a way to win on that turn."""
    chance = random.Random(1)  # noqa: S311 - nothing here is worth guessing
    certain = 0
    for seed in range(12):
        for game in middle_games(Options.make(players=2 + seed % 3), seed):
            view = game.view(game.seat)
            seen, hidden = decode(view)
            for threat in threats(view).rivals:
                if threat.certain:
                    certain += 1
                    state = at_turn(redealt(seen, hidden, chance), hidden, threat.seat)
                    assert wins(state)
    assert certain > 3


def wins(state):
    """Whether the active seat, which sees its cards, wins in this turn."""
    from impera.rules.observe import Hidden  # noqa: PLC0415

    seat, turn = state.seat, state.turn
    while state.ask != NOTHING and state.turn == turn:
        answer = winning_answer(state, Hidden())
        if answer is None:
            return False
        act(state, answer)
    return bool((state.winners >> seat) & 1)
