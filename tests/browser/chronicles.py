"""Finished games as a file, for the page to read: results against several opponents."""

from __future__ import annotations

import json

from impera.bots.roster import LEVELS


def played(name, **changed):
    """A game as the page saves it."""
    game = {"id": name, "at": 1_790_000_000, "result": "won", "how": "hegemony", "domain": "science", "players": 2}
    seats = {"turns": 21, "teams": False, "rivals": ["trader"], "winners": [], "counts": True}
    return game | seats | changed


def several():
    """Games against each level, with people, in teams, and one of which little is known."""
    games = []
    for place, level in enumerate(LEVELS[:6]):
        for number in range(6):
            is_won = number >= place
            games.append(
                played(
                    f"{level}-{number}",
                    at=1_790_000_000 + 86_400 * place + number,
                    rivals=[level] * (1 + number % 2),
                    players=2 + number % 2,
                    result="won" if is_won else "lost",
                    winners=[] if is_won else [0],
                    how="hegemony" if number % 2 else "majority",
                    domain="utopia" if number % 2 else None,
                )
            )
    games.append(played("people", rivals=[None, "sage", None], players=4, result="shared", winners=[1]))
    games.append(played("given", rivals=["sage"], counts=False, result="lost", how="turn-limit", domain=None))
    games.append(
        played("old", at=None, how=None, domain=None, players=None, turns=None, winners=None, rivals=["trader"])
    )
    return games


def file_of(games, name="mine.json"):
    """The file, as a browser is given it."""
    text = json.dumps({"impera": "chronicle", "version": 1, "games": games})
    return {"name": name, "mimeType": "application/json", "buffer": text.encode()}


def bring(person, games):
    """Open the page of finished games and let it read some; returns when they are there."""
    person.go("/history")
    choose(person, file_of(games))
    person.wait(lambda: person.page.locator(".played li").count())


def choose(person, file):
    """Choose a file to read."""
    with person.page.expect_file_chooser() as chooser:
        person.button("history-import").click()
    chooser.value.set_files(file)
