"""A whole random game as text that a person can follow and a diff can show.

It has every decision, turn by turn. The first time a question is asked, and at the start of every twentieth turn,
the table is drawn, with the question, the legal decisions in order, what was chosen and everything that happened.
"""

from __future__ import annotations

import itertools
import json
from typing import TYPE_CHECKING, Any

import msgspec

from impera.testing import random_game

if TYPE_CHECKING:
    from collections.abc import Iterator

    from impera import Game, Options

EVERY_TURNS = 20
MARKERS = ("embargo", "embargo_later")


def playthrough(options: Options, seed: int) -> str:
    """The golden text of one game."""
    game = random_game(options, seed=seed, decisions=0)
    lines = [
        f"options  {json.dumps(options.to_json())}",
        f"seed     {seed}",
        f"first    seat {game.position()['first']}",
        "",
        "deal",
        *events_told(game.events("everything")),
    ]
    lines += _moments(game, random_game(options, seed=seed, patient=True).decisions)
    lines += ["", "the end", *drawn(game), f"outcome  {json.dumps(msgspec.to_builtins(game.outcome))}"]
    return "".join(f"{line}\n" for line in lines)


def _moments(game: Game, decisions: tuple[str, ...]) -> Iterator[str]:
    """One line per turn, broken where a moment is shown."""
    asked: set[str] = set()
    line: list[str] = []
    shown = False
    turn = _turn(game)
    for decision in decisions:
        question = game.view(None).question
        assert question is not None
        is_due = question.ask == "play" and game.turn % EVERY_TURNS == 0
        shows = is_due or question.ask not in asked
        if line and (shows or turn != _turn(game)):
            yield f"{turn} {', '.join(line)}"
            line = []
        elif shown and not shows:
            yield ""
        shown = shows
        turn = _turn(game)
        asked.add(question.ask)
        if shows:
            yield from ["", f"turn {game.turn}, seat {game.seat}", *drawn(game), *_asked(game)]
            yield f"chosen   {decision}"
            yield from events_told(game.play(decision))
        else:
            line.append(decision if game.turn else f"{game.seat} {decision}")
            game.play(decision)
    if line:
        yield f"{turn} {', '.join(line)}"


def _turn(game: Game) -> str:
    return f"{game.turn:3} seat {game.seat}:" if game.turn else "draft, seat and decision:"


def _asked(game: Game) -> Iterator[str]:
    question: Any = game.view(None).question
    details = f" for {question.effect}" if question.effect else ""
    details += f", {question.need} to go" if question.need else ""
    yield f"question {question.ask}{details}"
    yield f"legal    {', '.join(game.legal())}"


def events_told(events: tuple[Any, ...]) -> list[str]:
    """Events, one line of JSON each."""
    return [f"event    {json.dumps(msgspec.to_builtins(event))}" for event in events]


def drawn(game: Game) -> list[str]:
    """The whole table, and who knows what of whose hand."""
    position = game.position()
    deck = position["deck"]
    ages = "/".join(str(sum(card[1] == age for card in deck)) for age in "123")
    coin = position["coin"]
    where = f"by seat {coin['by']} on {coin['domain']} of seat {coin['seat']}" if coin else "in the supply"
    lines = [
        f"deck     {len(deck)} by Age {ages}, top {cards(deck[:5])}",
        f"discard  {cards(position['discard'])}",
        f"coin     {where}",
    ]
    if "draft" in position:
        lines.append(f"centre   {cards(position['draft']['centre'])}")
    lines += [_drawn_seat(position, seat) for seat in range(position["players"])]
    for viewer, owner in itertools.permutations(range(position["players"]), 2):
        known = game.view(viewer).seats[owner].known
        if known:
            lines.append(f"known    to seat {viewer} of seat {owner}: {cards(known)}")
    return lines


def _drawn_seat(position: dict[str, Any], seat: int) -> str:
    before = position["seats"][seat]
    packets = position.get("draft", {}).get("packets")
    parts = [f"seat {seat}   hand {cards(before['hand'])}", f"area {cards(before['area'])}"]
    parts += [f"packet {cards(packets[seat])}"] if packets else []
    parts += [f"democracy {domain} x{number}" for domain, number in before["democracy"].items()]
    parts += [f"{kind} {domain} {cards(laid)}" for kind in MARKERS for domain, laid in before[kind].items()]
    return " | ".join(parts)


def cards(codes: Any) -> str:
    """Cards with equal ones counted, in the order given."""
    runs = [(card, len(list(run))) for card, run in itertools.groupby(codes)]
    return " ".join(card if number == 1 else f"{number}x{card}" for card, number in runs) or "-"
