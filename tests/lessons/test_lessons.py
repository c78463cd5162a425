"""Four lessons: each position is legal, the intended line reaches the goal, and a naive one misses it."""

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

from impera import Game, IllegalDecision
from impera.lessons import attempt
from impera.lessons.course import LESSONS
from impera.lessons.shape import PLAYER
from impera.text.files import _LOCALE

INTENDED = {
    "thresholds": ["play R1", "use holy-book", "end"],
    "blocking": ["play C1", "use embargo", "choose 1 science", "end"],
    "combining": ["play R1", "use oligarchy", "take R2", "use development", "discard E1", "play R2", "end"],
    "last-cards": ["play R1", "end"],
}


def tried(name, *decisions):
    return attempt(LESSONS[name], decisions)


def test_there_are_four_and_blocking_comes_second():
    assert list(LESSONS) == ["thresholds", "blocking", "combining", "last-cards"]


@pytest.mark.parametrize("lesson", LESSONS.values(), ids=LESSONS)
def test_a_lesson_begins_with_the_players_own_turn_in_a_legal_position(lesson):
    game = Game.from_position(lesson.position)
    assert (game.seat, game.outcome) == (PLAYER, None)
    begun = attempt(lesson, [])
    assert (begun.status, begun.step, begun.legal) == ("going", 0, game.legal())


@pytest.mark.parametrize("name", LESSONS)
def test_the_intended_line_reaches_the_goal_step_by_step(name):
    steps = [tried(name, *INTENDED[name][:number]).step for number in range(len(INTENDED[name]) + 1)]
    assert steps == sorted(steps)
    assert set(steps) == set(range(len(LESSONS[name].steps) + 1))
    assert tried(name, *INTENDED[name]).status == "reached"


@pytest.mark.parametrize("name", LESSONS)
def test_no_goal_is_reached_before_the_last_decision(name):
    before = [tried(name, *INTENDED[name][:number]) for number in range(len(INTENDED[name]))]
    assert {each.status for each in before} == {"going"}


@pytest.mark.parametrize(
    ("name", "line", "why"),
    [
        ("thresholds", ["play M1"], "card"),
        ("thresholds", ["play R1", "use inquisition"], "spent"),
        ("thresholds", ["play R1", "end"], "early"),
        ("blocking", ["play M2", "end"], "lost"),
        ("blocking", ["play M2", "use embargo", "choose 0 military", "end"], "elsewhere"),
        ("combining", ["play M1"], "card"),
        ("combining", ["play R1", "end"], "ended"),
        ("combining", ["play R1", "use oligarchy", "take S1"], "fetched"),
        ("combining", ["play R1", "use development", "discard R1"], "gone"),
        ("combining", ["play R1", "use inquisition"], "gone"),
        ("combining", ["play R1", "use development", "discard E1", "play M1"], "hurried"),
        ("last-cards", ["play M2", "end"], "lost"),
        ("last-cards", ["play C2", "end"], "lost"),
    ],
)
def test_a_naive_line_misses_the_goal_and_is_told_why(name, line, why):
    found = tried(name, *line)
    assert (found.status, found.missed, found.legal) == ("missed", why, ())
    assert tried(name, *line[:-1]).status == "going"


@pytest.mark.parametrize("lesson", LESSONS.values(), ids=LESSONS)
def test_every_way_to_miss_is_shown_by_a_line_above(lesson):
    marks = test_a_naive_line_misses_the_goal_and_is_told_why.pytestmark[0].args[1]
    assert {why for name, _, why in marks if name == lesson.name} == {miss.name for miss in lesson.misses}


def test_the_first_lesson_ends_with_five_cards_in_hand():
    """R-REL-01."""
    assert len(tried("thresholds", *INTENDED["thresholds"]).view.hand) == 5


def test_another_rescue_than_the_intended_one_counts_too():
    """An Inquisition takes the eighth Science card out of the rival's hand (R-REL-04)."""
    line = ["play C1", "use inquisition"]
    while "end" not in (legal := tried("blocking", *line).legal):
        line.append(next(decision for decision in legal if decision != "give S3"))
    assert tried("blocking", *line, "end").status == "reached"


def test_the_last_lesson_is_won_by_a_point():
    """R-MAJ-01."""
    outcome = tried("last-cards", *INTENDED["last-cards"]).view.outcome
    assert (outcome.reason, outcome.winners, outcome.points) == ("majority", (0,), (4, 3))


def test_in_the_last_lesson_the_rival_wins_a_tie_by_utopia():
    """R-TIE-01."""
    outcome = tried("last-cards", "play M2", "end").view.outcome
    assert (outcome.winners, outcome.points) == ((1,), (4, 4))


def test_rivals_answers_come_with_the_players_decision():
    events = tried("blocking", *INTENDED["blocking"]).events
    assert {event.seat for event in events} == {0, 1}


def test_what_is_not_legal_is_refused():
    with pytest.raises(IllegalDecision):
        tried("thresholds", "play S1")


def test_nothing_can_be_decided_after_the_end_of_an_attempt():
    with pytest.raises(IllegalDecision):
        tried("thresholds", "play M1", "end")


@pytest.mark.parametrize("folder", [each for each in _LOCALE.iterdir() if each.joinpath("lessons.ftl").is_file()])
def test_a_language_says_everything_that_lessons_say_and_nothing_else(folder):
    body = FluentParser().parse(folder.joinpath("lessons.ftl").read_text(encoding="utf-8")).body
    said = [entry.id.name for entry in body if isinstance(entry, ftl.Message)]
    assert [entry for entry in body if isinstance(entry, ftl.Junk)] == []
    assert sorted(said) == sorted(key for lesson in LESSONS.values() for key in lesson.messages)
