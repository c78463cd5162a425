"""Ratings after single games, as openskill computes them: the page has the same formulas (`chronicle/ladder.ts`)."""

from __future__ import annotations

import itertools
import json

from openskill.models import PlackettLuce

_STRENGTHS = ((25.0, 25 / 3), (12.5, 2.0), (41.0, 1.25), (33.3, 4.0))


def ladder() -> str:
    """Games of two to four players with one or two winners: the first player's rating afterwards."""
    model = PlackettLuce()
    cases = []
    for players in (2, 3, 4):
        for first in _STRENGTHS[:2]:
            ratings = [first, *_STRENGTHS[1:players]]
            for won in (1, 2):
                for winners in itertools.combinations(range(players), won):
                    ranks = [float(seat not in winners) for seat in range(players)]
                    after = model.rate([[model.rating(mu, sigma)] for mu, sigma in ratings], ranks=ranks)[0][0]
                    cases.append(
                        {
                            "ratings": [{"mu": mu, "sigma": sigma} for mu, sigma in ratings],
                            "ranks": ranks,
                            "after": {"mu": round(after.mu, 10), "sigma": round(after.sigma, 10)},
                        }
                    )
    return json.dumps(cases, indent=1) + "\n"
