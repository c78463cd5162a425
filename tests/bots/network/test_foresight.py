"""Looking a round ahead: what the network sees there is what the seats would see, and rivals take their wins."""

import pytest

from impera import Game
from impera.bots import library
from impera.bots.compiled.decisive import sensible
from impera.bots.compiled.exponential import chance_of
from impera.bots.network import weights
from impera.bots.network.foresight import Round
from impera.bots.network.judge import Judge
from impera.bots.redeals import Redeals
from impera.notation.decisions import answer_to
from impera.rules.state import NOBODY
from impera.testing import every_table, random_game, table
from impera.views import decode
from tests.bots.positions import BLOCKS, positions


def observed_at_a_choice(options, decisions):
    """What a seat sees that has several sensible answers, in a random game after these many decisions or a few more."""
    game = random_game(options, seed=2, decisions=decisions, patient=True)
    seen, hidden = decode(game.view(game.seat))
    while sensible(seen) & (sensible(seen) - 1) == 0:
        game.play(game.legal()[0])
        seen, hidden = decode(game.view(game.seat))
    return seen, hidden


class Foreseen:
    """What the network expects a round after an observation."""

    def __init__(self, seen, hidden):
        self.deals, self.round = Redeals.empty(), Round.empty(1)
        self.deals.begin(seen, hidden, 1, 2)
        self.round.began[:] = seen.seat, seen.turn
        memory = self.round.memories[0]
        memory["kept_age"] = hidden.kept_age
        memory["known"][seen.seat, : seen.players] = seen.hand[: seen.players]
        memory["known"][seen.seat, seen.seat] = 0

    def expected(self, index, answer=NOBODY):
        """Each seat's chance, in the redeal of an index."""
        given = (self.deals, self.round, weights.shipped(), weights.Room.make())
        library.functions()["foresee_at"](*given, answer, 0, 1, 2, index)
        values = self.round.expected[0, : int(self.deals.states[0]["players"])].tolist()
        return values if self.round.is_over[0] else [chance_of(value) for value in values]


@pytest.mark.parametrize("options", every_table(), ids=str)
@pytest.mark.parametrize("decisions", [0, 30], ids=["at the beginning", "after the draft"])
def test_the_network_judges_a_redeal_as_it_judges_the_view(options, decisions):
    """A redeal changes only what the seat cannot know, so compiled and interpreted code see the same, bit for bit."""
    seen, hidden = observed_at_a_choice(options, decisions)
    deals, here = Redeals.empty(), Round.empty(1)
    deals.begin(seen, hidden, 1, 2)
    here.began[:] = seen.seat, -1  # no turn has this number, so the round is over at once
    here.memories[0]["known"][seen.seat, : seen.players] = seen.hand[: seen.players]
    here.memories[0]["kept_age"] = hidden.kept_age
    library.functions()["foresee_at"](deals, here, weights.shipped(), weights.Room.make(), NOBODY, 0, 1, 2, 0)
    assert here.expected[0, seen.seat] == Judge().judge(seen, hidden).value


def test_the_same_index_gives_the_same_round_and_another_one_another():
    seen, hidden = observed_at_a_choice(every_table()[1], 30)
    foresight = Foreseen(seen, hidden)
    one, again, other = (foresight.expected(index) for index in (0, 0, 1))
    assert one[seen.seat] == again[seen.seat] != other[seen.seat]


def test_a_rival_who_can_win_does():
    """R-HEG-01: without a block the rival completes the hegemony with a card that the seat has seen."""
    position = next(each for each in positions(BLOCKS, 2) if "an embargo stops step 1" in each.name)
    game = Game.from_position(position.data_with_known_hand())
    game.play(game.legal()[0])
    seen, hidden = decode(game.view(0))
    foresight = Foreseen(seen, hidden)
    assert foresight.expected(0, answer_to(seen.ask, "end")) == [0.0, 1.0]


def test_a_game_that_is_over_gives_its_result():
    """R-HEG-01: eight cards of a Domain win at the end of the turn."""
    game = table("seat 0 hand 3R1 area 8M <- step 2\n seat 1 hand 3R1 area 1R")
    seen, hidden = decode(game.view(0))
    foresight = Foreseen(seen, hidden)
    assert foresight.expected(0, answer_to(seen.ask, "end")) == [1.0, 0.0]
    assert foresight.round.passes[0] == 0
