"""The lessons: each position is legal, the intended line reaches the goal, and a naive one misses it."""

import re

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

from impera import IllegalDecision
from impera.lessons import attempt
from impera.lessons.course import LESSONS
from impera.lessons.shape import PLAYER
from impera.text.files import _LOCALE
from impera.views.events import Kept
from tests.lessons.lines import INTENDED, MISSED


def tried(name, *decisions):
    return attempt(LESSONS[name], decisions)


def test_whoever_knows_a_turn_learns_to_block_and_to_end_before_the_draft_and_the_team_game():
    assert list(LESSONS) == ["thresholds", "blocking", "combining", "inspiration", "last-cards", "draft", "team"]


@pytest.mark.parametrize("lesson", LESSONS.values(), ids=LESSONS)
def test_a_lesson_begins_with_a_question_to_the_player_in_a_legal_position(lesson):
    begun = attempt(lesson, [])
    assert (begun.status, begun.step, begun.view.question.seat) == ("going", 0, PLAYER)
    assert begun.legal == begun.view.legal != ()


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


@pytest.mark.parametrize(("name", "line", "why"), MISSED)
def test_a_naive_line_misses_the_goal_and_is_told_why(name, line, why):
    found = tried(name, *line)
    assert (found.status, found.missed, found.legal) == ("missed", why, ())
    assert tried(name, *line[:-1]).status == "going"


@pytest.mark.parametrize("lesson", LESSONS.values(), ids=LESSONS)
def test_every_way_to_miss_is_shown_by_a_line(lesson):
    assert {why for name, _, why in MISSED if name == lesson.name} == {miss.name for miss in lesson.misses}


WINNING = {
    "en": ("eight", "seven"),
    "ru": ("восемь", "семь"),
    "uk": ("вісім", "сім"),
    "pt-BR": ("oito", "sete"),
    "el": ("οκτώ", "επτά"),
}


@pytest.mark.parametrize(("code", "numbers"), WINNING.items(), ids=WINNING)
def test_the_first_lesson_says_that_what_wins_depends_on_the_number_of_players(code, numbers):
    """R-PARAM-01: eight cards with two players, seven with three or four."""
    text = _LOCALE.joinpath(code, "lessons.ftl").read_text(encoding="utf-8")
    (intro,) = re.findall(r"^lesson-thresholds-intro = (.*)$", text, re.MULTILINE)
    assert [number for number in numbers if re.search(rf"\b{number}\b", intro)] == list(numbers)


def test_the_first_lesson_ends_with_five_cards_in_hand():
    """R-REL-01."""
    assert len(tried("thresholds", *INTENDED["thresholds"]).view.hand) == 5


def test_another_rescue_than_the_intended_one_counts_too():
    """An Inquisition takes the eighth Science card out of the rival's hand (R-REL-04)."""
    line = ["play C1", "use inquisition"]
    while "end" not in (legal := tried("blocking", *line).legal):
        line.append(next(decision for decision in legal if decision != "give S3"))
    assert tried("blocking", *line, "end").status == "reached"


def test_a_copy_stays_done_when_the_lead_and_the_coin_are_lost():
    """R-EFF-03, R-COIN-03, R-COIN-04: Monopoly is paid with the Culture cards that opened it."""
    line = INTENDED["inspiration"]
    begun = tried("inspiration", *line[:2]).view
    assert (begun.seats[0].leads_culture, begun.coin.seat, begun.coin.domain) == (True, 1, "economy")
    done = tried("inspiration", *line[:-1]).view
    assert (done.seats[0].leads_culture, done.coin) == (False, None)
    assert tried("inspiration", *line).view.outcome.winners == (0,)


def test_at_the_end_of_the_deck_the_player_wins_by_a_point():
    """R-MAJ-01."""
    outcome = tried("last-cards", *INTENDED["last-cards"]).view.outcome
    assert (outcome.reason, outcome.winners, outcome.points) == ("majority", (0,), (4, 3))


def test_at_the_end_of_the_deck_the_rival_wins_a_tie_by_utopia():
    """R-TIE-01."""
    outcome = tried("last-cards", "play M2", "end").view.outcome
    assert (outcome.winners, outcome.points) == ((1,), (4, 4))


def test_in_the_draft_both_choose_at_once_and_neither_sees_what_the_other_keeps():
    """R-DRAFT-02: the rival is First Player, and yet the player is asked."""
    told = tried("draft", "keep S1").events
    assert [(event.seat, event.cards) for event in told if isinstance(event, Kept)] == [(1, None), (0, ("S1",))]


def test_with_two_players_a_packet_comes_back_without_what_both_have_kept():
    """R-DRAFT-03, R-DRAFT-04: the rival has kept the Religion card."""
    assert tried("draft", "keep C1", "keep S1").view.draft.packet == ("S1", "S1")


def test_another_first_pick_than_the_intended_one_reaches_the_goal_too():
    assert tried("draft", "keep C1", "keep S1", "keep S1", "claim S1").status == "reached"


def test_the_draft_ends_with_three_cards_in_hand_and_one_before_the_player():
    """R-DRAFT-06."""
    view = tried("draft", *INTENDED["draft"]).view
    assert (view.draft, view.hand, view.seats[0].area) == (None, ("S1", "S1", "C1"), 1)


def test_a_draft_that_is_missed_cannot_be_saved():
    """A missed goal is really missed: no line that continues from there reaches it."""
    draft = LESSONS["draft"]
    without_misses = draft._replace(misses=())
    lines = [[]]
    while lines:
        line = lines.pop()
        found = attempt(without_misses, line)
        if found.status == "reached":
            assert attempt(draft, line).status == "reached"
        elif found.view.draft:
            lines.extend([*line, decision] for decision in found.legal)


def test_partners_win_together():
    """R-TEAM-03: the partner has seven Religion cards, the player none."""
    outcome = tried("team", *INTENDED["team"]).view.outcome
    assert (outcome.reason, outcome.winners, outcome.domain) == ("hegemony", (0, 2), "religion")


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
