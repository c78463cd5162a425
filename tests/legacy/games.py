"""Writes games: records (N-07), positions (N-06), and their views and events."""

from __future__ import annotations

import msgspec

from impera import Game, Options
from impera.game.commitment import commit
from impera.testing import play_on, random_game
from tests.legacy import kept

TABLES = {
    "2-players-basic": {"players": 2, "edition": "en"},
    "2-players-draft": {"players": 2, "deal": "draft", "edition": "ru"},
    "3-players-basic": {"players": 3, "edition": "uk"},
    "3-players-draft": {"players": 3, "deal": "draft", "edition": "pt"},
    "4-players-basic": {"players": 4, "edition": "el"},
    "4-players-draft": {"players": 4, "deal": "draft", "edition": "uk"},
    "teams-basic": {"players": 4, "teams": True, "edition": "pt"},
    "teams-draft": {"players": 4, "teams": True, "deal": "draft", "edition": "en"},
}
SINGLE = {
    "last-round": {"last_round": "others-once-more"},
    "religion": {"religion": "at-draw"},
    "self-target": {"self_target": False},
    "democracy": {"democracy_needs_card": False},
    "centre": {"centre": "clockwise"},
    "turn-limit": {"max_turns": 9},
}
EVERY_OPTION = {
    "players": 3,
    "deal": "draft",
    **{name: value for one in SINGLE.values() for name, value in one.items()},
}
NAMES = ("Ada", "Оля", "Γιώργος", "Zé")
LONG_SEED = 2**64 - 1

# Every kind of question, with every effect that can ask it, occurs within this many games of each table.
GAMES = 12


def write(folder):
    """Write all games."""
    _write_records(folder)
    _write_positions(folder)


# ------------------------------------------------------------------------------------------------------------- records


def _write_records(folder):
    made = dict(_records())
    known = kept.fields([event for record in made.values() for event in record.replay().events("everything")])
    expected = {}
    for name, record in made.items():
        path = folder / "records" / f"{name}.jsonl"
        path.parent.mkdir(parents=True, exist_ok=True)
        record.save(path)
        expected[name] = _replayed(record.replay(), known)
    kept.write(folder / "records.json.gz", expected)
    kept.write(folder / "event-fields.json.gz", known)
    of = made["3-players-draft"].replay()
    kept.write(folder / "events.json.gz", {str(viewer): of.events(viewer) for viewer in (0, None)})


def _records():
    """Records of every kind, by name."""
    for number, (name, chosen) in enumerate(TABLES.items()):
        game = random_game(Options.make(**chosen), seed=number, patient=number % 2 == 1)
        yield name, game.record(NAMES[: game.options.players])
    for number, (name, chosen) in enumerate(SINGLE.items()):
        agreed = Options.make(players=2 + number % 3, deal="draft", **chosen)
        yield f"option-{name}", random_game(agreed, seed=100 + number, decisions=70, patient=True).record()
    yield "every-option", random_game(Options.make(**EVERY_OPTION), seed=7).record()
    yield "first-chosen", _played(Game.new(players=4, seed=3, first=2), 40).record()
    yield "seed-of-64-bits", _played(Game.new(players=2, seed=LONG_SEED), 30).record()
    yield "not-begun", Game.new(players=2, seed=1).record()
    yield "in-a-pick", _played(Game.new(players=4, deal="draft", seed=2), 6).record()
    yield "claiming", _played(Game.new(players=3, deal="draft", seed=2), 10).record()
    yield "promised", _promised()
    yield "against-bots", _against_bots()
    deck = _deck()
    yield "from-a-deck", _played(Game.from_deck(deck, first=1, players=3), None).record()
    yield "from-a-deck-by-draft", _played(Game.from_deck(deck, players=2, deal="draft", edition="uk"), 50).record()
    middle = _middle_of_a_turn()
    yield "from-a-position", _played(Game.from_position(middle.position()), None).record(NAMES[:3])
    yield "from-a-position-unfinished", _played(Game.from_position(middle.position()), 25).record()
    picking = _played(Game.new(players=3, deal="draft", seed=8), 4)
    yield "from-a-position-of-a-pick", _played(Game.from_position(picking.position()), 20).record()


def _played(game, decisions):
    for _ in play_on(game, seed=11, decisions=decisions):
        pass
    return game


def _promised():
    options = Options.make(players=2, max_turns=30)
    record = random_game(options, seed=12).record()
    return msgspec.structs.replace(record, commitment=commit(12, options, "salt"))


def _against_bots():
    record = random_game(Options.make(players=3), seed=13, decisions=30).record(NAMES[:3])
    return msgspec.structs.replace(record, bots=("", "trader", "senator"))


def _deck():
    """A deck with every kind, Age I on top (N-09)."""
    return [f"{domain}{age}" for age in "123" for domain in ("MRESC" if age != "3" else "MESCU") for _ in range(4)]


def _middle_of_a_turn():
    game = random_game(Options.make(players=3), seed=9, decisions=60, patient=True)
    while game.view(game.seat).question.effect is None:
        _played(game, 1)
    return game


def _replayed(game, known):
    """What a replay gives: how it stands, a digest of what each viewer was told, and the position."""
    viewers = (*range(game.options.players), None, "everything")
    return {
        "seat": game.seat,
        "legal": game.legal(),
        "turn": game.turn,
        "outcome": game.outcome,
        "events": {str(viewer): kept.digest(game.events(viewer), known) for viewer in viewers},
        "position": game.position(),
    }


# ----------------------------------------------------------------------------------------------------------- positions


def _write_positions(folder):
    expected = {}
    for game in _games():
        while game.seat is not None:
            name = _name(game)
            if name not in expected:
                expected[name] = _shown(game)
            next(play_on(game, seed=len(game.decisions), decisions=1, patient=True))
    kept.write(folder / "positions.json.gz", dict(sorted(expected.items())))


def _games():
    """Games of two at first, because their views are the shortest."""
    for number in range(GAMES):
        for chosen in TABLES.values():
            if number or chosen["players"] == 2:
                yield Game.new(seed=1000 + number, **chosen)


def _name(game):
    """What is asked, and by which effect."""
    question = game.view(game.seat).question
    return " by ".join(part for part in (question.ask, question.effect) if part)


def _shown(game):
    """A position and what is seen in it; by a spectator too where no effect asks, which would show nothing new."""
    has_effect = game.view(game.seat).question.effect is not None
    viewers = (game.seat,) if has_effect else (game.seat, None)
    return {
        "position": game.position(),
        "seat": game.seat,
        "legal": game.legal(),
        "views": [game.view(viewer) for viewer in viewers],
    }
