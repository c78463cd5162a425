"""The package impera-js plays the games that Python plays: the same views, events and records, byte for byte."""

from __future__ import annotations

import json
import subprocess
from contextlib import contextmanager
from functools import cache
from pathlib import Path

import msgspec
import pytest

from impera import BadOptions, Game, Options
from impera.engines import native
from impera.game.record import Record
from impera.testing import every_option, every_table, play_on, random_game
from tests.bots.agreement import CHECKS
from tools import frontend, libraries

REPLAYS = Path(__file__).with_name("replays.mjs")
EVERY = 14
"""Views are compared after every fourteenth decision and at the end, events after each."""
GAMES = 2
"""Played by the package with each set of options: 208 in all; `agreement.py` plays more."""
MOMENTS = 9
"""At how many moments of a game positions are taken."""


def name_of(options):
    return "-".join(map(str, options.to_json().values()))


with_every_option = pytest.mark.parametrize(
    ("seed", "options"), list(enumerate(every_option())), ids=[name_of(each) for each in every_option()]
)


@contextmanager
def running(*words, script=REPLAYS):
    """Does one task of a script after the other."""
    command = [str(frontend.node()), str(script), *words]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, encoding="utf-8") as node:

        def do(**task):
            node.stdin.write(json.dumps(task) + "\n")
            node.stdin.flush()
            return json.loads(node.stdout.readline())

        yield do
        node.stdin.close()


@pytest.fixture(scope="module")
def package():
    with running() as does:
        yield does


@pytest.fixture(scope="module", params=CHECKS)
def checked(request, tmp_path_factory):
    """The same with a build that stops at every place outside its row, or at all that C leaves undefined."""
    file = tmp_path_factory.mktemp("checked") / "game.wasm"
    text = libraries.game_program({}).text()
    file.write_bytes(native.compiled(text, *libraries.BROWSER, *CHECKS[request.param]))
    with running(str(file)) as does:
        yield does


def written(thing):
    return msgspec.json.encode(thing).decode()


def from_the_middle(options):
    """Records of some decisions of a game, each from a position in its middle."""
    whole = random_game(options, seed=3, patient=True).record()
    for number in range(1, MOMENTS + 1):
        begun = len(whole.decisions) * number // (MOMENTS + 1)
        game = Game.from_position(json.loads(json.dumps(whole.replay(begun).position())))
        for decision in whole.decisions[begun : begun + 5]:
            game.play(decision)
        yield game.record()


def told_by_python(record, text, start, every=EVERY):
    """What `replays.mjs` answers, from Python."""
    game = record.replay(0)
    viewers = (None, "everything", *range(game.options.players))
    found = [written(game.events(viewer)) for viewer in viewers]
    for place, decision in enumerate(record.decisions):
        before = game.log_length
        found.append(written(game.play(decision)))
        for viewer in viewers:
            found.append(written(game.events(viewer, before)))
            if place % every == start or game.seat is None:
                found.append(written(game.view(viewer)))
    return [*found, *(written(game.events(viewer)) for viewer in viewers), text]


@with_every_option
def test_views_events_and_records_of_a_game_are_those_of_python(package, seed, options):
    """Whatever the options, for every seat, a spectator, and those who may see everything."""
    names = [f"Ágnes {seat}" for seat in range(options.players)]
    record = random_game(options, seed=seed, patient=True).record(names)
    start, text = seed % EVERY, record.text()
    assert package(record=text, every=EVERY, **{"from": start}) == told_by_python(record, text, start)


@with_every_option
def test_games_played_by_the_package_are_replayed_by_python(package, seed, options):
    """Each record is complete, leads to the outcome it names, and Python writes the same bytes."""
    chosen = {name: value for name, value in options.to_json().items() if name != "revision"}
    for game in range(GAMES):
        text = package(options=chosen, seed=GAMES * seed + game)
        record = Record.parse(text)
        assert record.replay().outcome is not None
        assert record.text() == text


@pytest.mark.parametrize("options", every_table(), ids=name_of)
def test_a_record_from_a_position_is_opened_as_by_python(package, options):
    """Views, events and the record written again are the same bytes, wherever in a game it begins."""
    for record in from_the_middle(options):
        text = record.text()
        assert package(record=text, every=1, **{"from": 0}) == told_by_python(record, text, 0, every=1)


@cache
def some_told(options):
    """A whole game and some from its middle, as text with what Python tells of it: the same for each build."""
    records = (random_game(options, seed=1, patient=True).record(), *from_the_middle(options))
    return [(record.text(), told_by_python(record, record.text(), 0)) for record in records]


@pytest.mark.parametrize("options", every_table(), ids=name_of)
def test_nothing_is_read_or_written_outside_its_place(checked, options):
    """Python would raise an error there; C would go on with whatever it finds."""
    for text, told in some_told(options):
        assert checked(record=text, every=EVERY, **{"from": 0}) == told


def ended(game):
    """The record of a game once it was played at random to its end."""
    for _ in play_on(game, seed=1):
        pass
    return game.record()


def test_a_seed_of_64_bits_and_a_chosen_first_player_are_kept(package):
    """Numbers in JavaScript have 53 bits."""
    record = ended(Game.new(players=3, seed=2**64 - 1, first=2))
    text = record.text()
    assert package(record=text, every=EVERY, **{"from": 0}) == told_by_python(record, text, 0)


def test_a_game_from_a_given_deck_is_the_same(package):
    """N-09: nothing is shuffled or removed."""
    record = ended(Game.from_deck(["M1", "R1", "S1", "E1", "E1", "C1", "M2", "U3", "C3"], players=2, first=1))
    text = record.text()
    assert package(record=text, every=EVERY, **{"from": 0}) == told_by_python(record, text, 0)


REFUSED_DECKS = (
    (["M1"] * 9, {"players": 2}),
    (["M1", *["S3"] * 12, *["U3"] * 17], {"players": 4}),
    (["M1", "R1", "S1"] * 2, {"players": 2}),
    (["M1", "R1", "S1", "E1"] * 2, {"players": 2, "deal": "draft"}),
    ([], {"players": 3}),
)


@pytest.mark.parametrize(("deck", "options"), REFUSED_DECKS, ids=str)
def test_a_deck_that_cannot_be_dealt_is_refused_with_the_same_words(package, checked, deck, options):
    """A-59: both say what the rules say."""
    with pytest.raises(BadOptions) as refused:
        Game.from_deck(deck, **options)
    assert package(deck=deck, options=options) == checked(deck=deck, options=options) == str(refused.value)


def test_a_game_of_an_earlier_revision_keeps_its_rules(package):
    """A record without a revision is of the first one, whose editions and options meant something else."""
    chosen = {"players": 3, "edition": "pt", "religion": "at-draw", "revision": 1}
    record = ended(Game.new(seed=5, **msgspec.structs.asdict(Options.from_json(chosen))))
    text = record.text()
    assert package(record=text, every=EVERY, **{"from": 0}) == told_by_python(record, text, 0)
