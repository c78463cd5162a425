"""Rewrites all golden files: `make generate`, or `python -m tests.golden.regenerate`. Review the diff.

A golden file pins what the rules do today. When one changes, a rule was either broken or fixed; the diff
says which game noticed.
"""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from impera.notation.options import EDITIONS, Options
from impera.text import languages
from tests.golden.ladder import ladder
from tests.golden.lessons import attempts
from tests.golden.listing import decisions, orders
from tests.golden.perft import counts
from tests.golden.playthrough import playthrough
from tests.golden.proofs import proofs
from tests.golden.puzzles import puzzle_attempts
from tests.golden.twins import twins
from tests.golden.typed import cases
from tests.golden.words import data, sentences

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

FOLDER = Path(__file__).parent


def games() -> Iterator[tuple[str, Options]]:
    """One game for each number of players, deal and edition, and the team game."""
    for deal in ("basic", "draft"):
        for edition in EDITIONS:
            for players in (2, 3, 4):
                yield f"{players}-players-{deal}-{edition}", Options.make(players=players, deal=deal, edition=edition)
        yield f"4-teams-{deal}-en", Options.make(players=4, teams=True, deal=deal)


def goldens() -> dict[str, Callable[[], str]]:
    """The name of each golden file and how its text is made."""
    made: dict[str, Callable[[], str]] = {
        f"{name}.txt": lambda options=options, seed=seed: playthrough(options, seed)  # type: ignore[misc]
        for seed, (name, options) in enumerate(games(), 1)
    }
    words = {f"words-{code}.json": lambda code=code: sentences(code) for code in languages()}
    made |= {"counts.txt": counts, "orders.txt": orders, "decisions.txt": decisions}
    made |= {"words.json": data, **words, "typed.json": cases, "proofs.json": proofs, "twins.json": twins}
    return {**made, "lessons.json": attempts, "puzzles.json": puzzle_attempts, "ladder.json": ladder}


def made_files() -> list[Path]:
    """The golden files that exist."""
    return [*FOLDER.glob("*.txt"), *FOLDER.glob("*.json")]


def main() -> None:
    """Write every golden file, and remove those that are no longer made."""
    made = goldens()
    for path in made_files():
        if path.name not in made:
            path.unlink()
    for name, text in made.items():
        (FOLDER / name).write_text(text(), encoding="utf-8")


if __name__ == "__main__":
    main()
