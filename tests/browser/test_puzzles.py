"""Puzzles in the page: solved by pressing and by keys, three tries, then the solution and the reason."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from impera.puzzles import attempt, shipped

# The first easy one whose every decision has a number of its own: nothing is ticked together.
NAME, PUZZLE = next(
    (name, puzzle)
    for name, puzzle in shipped().items()
    if all(decision.split()[0] in ("play", "use", "copy", "choose", "end") for decision in puzzle.solution)
)


def press(person, done, decision):
    """Decide by the key of an answer, which the page then tries: the log tells what came of it."""
    legal = attempt(PUZZLE, done).legal
    expect(person.hand).to_be_visible()
    told = person.steady(person.page.locator(".log li").count, may_be_empty=True)
    person.page.keyboard.press("e" if decision == "end" else str(legal.index(decision) + 1))
    person.wait(lambda: person.page.locator(".log li").count() > told)
    expect(person.page.locator("[aria-busy=true]")).to_have_count(0)


def why(person):
    """The reason why there is no other way."""
    return person.told(f"puzzle-reason-{PUZZLE.goal}", tried=PUZZLE.tried, player=person.say("name-bot-1"))


@pytest.fixture
def solver(person):
    person.go(f"/puzzles/{NAME}")
    expect(person.question).to_be_visible()
    return person


def test_a_puzzle_is_solved_with_keys_and_remembered(solver):
    for place, decision in enumerate(PUZZLE.solution):
        press(solver, PUZZLE.solution[:place], decision)
    expect(solver.page.get_by_role("heading", name=solver.say("learn-reached"))).to_be_visible()
    expect(why(solver)).to_be_visible()
    solver.go("/puzzles")
    expect(solver.told("puzzles-progress", number=1, of=len(shipped()))).to_be_visible()


def test_after_three_tries_the_reason_and_the_solution_are_shown(solver):
    for left in (2, 1, 0):
        press(solver, (), "end")
        expect(solver.page.get_by_role("heading", name=solver.say("learn-missed"))).to_be_visible()
        expect(solver.told("puzzle-left", number=left).first).to_be_visible()
        if left:
            expect(why(solver)).to_have_count(0)
            solver.button("learn-take-back").click()
            expect(solver.question).to_be_visible()
    expect(why(solver)).to_be_visible()
    solver.button("puzzle-show").click()
    expect(solver.page.get_by_role("heading", name=solver.say("learn-reached"))).to_be_visible()
    solver.go("/puzzles")
    expect(solver.told("puzzles-progress", number=0, of=len(shipped()))).to_be_visible()


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_task_is_beside_or_above_a_board_of_full_size(person, players):
    """On screens wider than a phone; there is a place for the task with every number of rivals."""
    person.go(f"/puzzles/{next(name for name, one in shipped().items() if one.position['players'] == players)}")
    expect(person.question).to_be_visible()
    civilisation = person.page.locator(".board > .me")
    for width in (900, 1280, 1440):
        person.show(width, 900)
        expect(person.page.locator(".coach")).to_be_in_viewport(ratio=1)
        person.wait(lambda: civilisation.evaluate("(each) => each.clientWidth > innerWidth / 2"))
