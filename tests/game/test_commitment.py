"""Fairness: a digest of seed and options commits to the deal before play, and can be checked afterwards."""

import msgspec
import pytest

from impera import BadRecord, Options, Record
from impera.game.commitment import commit
from impera.testing import random_game

SALT = "a secret salt"


def test_a_promise_fits_its_seed_and_options_only():
    promise = commit(7, Options(players=3), SALT)
    assert promise.fits(7, Options(players=3))
    assert not promise.fits(8, Options(players=3))
    assert not promise.fits(7, Options(players=2))


def test_the_digest_depends_on_the_salt():
    """Without the salt nobody can find the seed by trial and error."""
    assert commit(7, Options(), "one").digest != commit(7, Options(), "two").digest


def test_a_record_keeps_its_promise_when_written_and_read():
    game = random_game(seed=7)
    record = msgspec.structs.replace(game.record(), commitment=commit(7, game.options, SALT))
    again = Record.parse(record.text())
    assert again == record
    assert again.replay().outcome == game.outcome


@pytest.mark.parametrize("promise", [commit(8, Options(), SALT), commit(7, Options(players=2), SALT)])
def test_a_record_with_another_deal_than_promised_does_not_replay(promise):
    record = msgspec.structs.replace(random_game(seed=7).record(), commitment=promise)
    with pytest.raises(BadRecord, match="not the one that was promised"):
        record.replay()


def test_a_chosen_first_player_breaks_the_promise():
    """The First Player is drawn by the seed; a chosen one is not covered by the commitment."""
    record = random_game(seed=7).record()
    origin = msgspec.structs.replace(record.origin, first=0)
    with pytest.raises(BadRecord, match="not the one that was promised"):
        msgspec.structs.replace(record, origin=origin, commitment=commit(7, record.options, SALT)).replay(0)
