"""A review as a server sends it: a real one takes a minute on a busy machine, and has its own tests."""

from __future__ import annotations

REVIEW = {
    "points": [
        {"decisions": 0, "turn": 1, "seat": 0, "chances": [0.34, 0.33, 0.33]},
        {"decisions": 2, "turn": 2, "seat": 1, "chances": [0.52, 0.24, 0.24]},
        {"decisions": 4, "turn": 3, "seat": 2, "chances": [0.2, 0.6, 0.2]},
        {"decisions": 6, "turn": 4, "seat": 0, "chances": [0.25, 0.55, 0.2]},
        {"decisions": 8, "turn": 4, "seat": None, "chances": [0, 1, 0]},
    ],
    "costs": [
        {
            "decisions": 7,
            "turn": 4,
            "seat": 0,
            "decision": "end",
            "chance": 0.25,
            "better": "use embargo",
            "better_chance": 0.5,
        }
    ],
    "decided": 2,
    "trials": 200,
    "simulations": 800,
}


def show_review(person, review=REVIEW):
    """Have a review ready at once, whatever game it is asked for."""
    person.page.route("**/review", lambda route: route.fulfill(json=review))
