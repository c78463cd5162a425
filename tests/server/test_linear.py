"""The checker of histories is itself tested: a right history passes, and every kind of wrong one is caught."""

from __future__ import annotations

import random

import pytest

from tests.server.linear import Asked, History, Looks, Read, violations

SEEDS = range(40)


def right(seed):
    """A log as a server would write it, and what three people did and saw meanwhile; some answers are lost."""
    chance = random.Random(seed)  # noqa: S311 - chance of tests
    log, history, now = {}, History(), 0.0
    for step in range(60):
        now += chance.uniform(0.5, 1.5)
        began, happens, ended = now, now + 0.1 + chance.random(), now + 1.2 + chance.random()
        match chance.randrange(6):
            case 0:
                history.reads.append(Read(len(log), began, ended))
            case 1:
                history.asked.append(Asked(step % 3, f"refused {step}", began, ended, is_refused=True))
            case 2:
                log[len(log) + 1] = None
                history.hear(len(log), ended)
            case _:
                log[len(log) + 1] = (step % 3, f"decision {step}")
                is_lost = chance.random() < 0.2
                number, answered = (None, float("inf")) if is_lost else (len(log), ended)
                history.asked.append(Asked(step % 3, f"decision {step}", began, answered, number))
                history.hear(len(log), happens + 0.05)
        now = happens  # others begin before this one has heard the answer
    return log, history


def acknowledged(history):
    return [each for each in history.asked if each.number is not None]


def lose(log, history):
    """An acknowledged entry is gone, and the later ones have moved up."""
    gone = acknowledged(history)[3].number
    later = [log[number] for number in sorted(log) if number != gone]
    log.clear()
    log.update(enumerate(later, 1))


def lose_the_last(log, history):
    """The end of the log is gone."""
    for number in range(acknowledged(history)[-1].number, len(log) + 1):
        del log[number]


def double(log, history):
    """One request was carried out twice."""
    each = acknowledged(history)[5]
    log[len(log) + 1] = (each.seat, each.text)


def change(log, history):
    """Another decision was written than was asked for."""
    number = acknowledged(history)[2].number
    log[number] = (log[number][0], "another")


def reorder(log, history):
    """Two requests of which one had ended before the other began are written the other way round, and told so."""
    first, second = acknowledged(history)[2], acknowledged(history)[9]
    log[first.number], log[second.number] = log[second.number], log[first.number]
    first.number, second.number = second.number, first.number


def read_stale(log, history):
    """Somebody is told of fewer entries than had been acknowledged when they asked."""
    each = acknowledged(history)[6]
    history.reads.append(Read(each.number - 1, each.ended + 0.1, each.ended + 0.2))


def read_ahead(log, history):
    """Somebody is told of an entry before it was asked for."""
    each = acknowledged(history)[6]
    history.reads.append(Read(each.number, each.began - 0.3, each.began - 0.2))


def read_backwards(log, history):
    """Somebody is told of fewer entries than before."""
    end = history.asked[-1].began + 10
    history.reads += [Read(len(log), end, end + 1), Read(len(log) - 1, end + 2, end + 3)]


def hear_ahead(log, history):
    """Somebody hears of an entry before it was asked for."""
    each = acknowledged(history)[4]
    history.hear(each.number, each.began - 0.1)


def write_refused(log, history):
    """Something that was refused is written after all."""
    each = next(each for each in history.asked if each.is_refused)
    log[len(log) + 1] = (each.seat, each.text)


def acknowledge_twice(log, history):
    """Two requests are told the same number."""
    each = acknowledged(history)[4]
    history.asked.append(Asked(each.seat, each.text, each.began, each.ended, each.number))


def skip(log, history):
    """A number is missing."""
    log[len(log) + 1] = log.pop(len(log) // 2)


WRONG = (
    lose, lose_the_last, double, change, reorder, read_stale, read_ahead, read_backwards, hear_ahead, write_refused,
    acknowledge_twice, skip,
)  # fmt: skip


@pytest.mark.parametrize("seed", SEEDS)
def test_a_right_history_is_not_accused(seed):
    assert violations(*right(seed)) == []


@pytest.mark.parametrize("wrong", WRONG)
def test_a_wrong_history_is_caught_every_time(wrong):
    for seed in SEEDS:
        log, history = right(seed)
        wrong(log, history)
        assert violations(log, history), f"seed {seed}"


def test_a_request_without_an_answer_may_have_been_carried_out_or_not():
    history = History([Asked(0, "end", began=1.0)])
    assert violations({}, history) == []
    assert violations({1: (0, "end")}, history) == []


def test_the_same_request_without_an_answer_is_carried_out_once():
    assert violations({1: (0, "end"), 2: (0, "end")}, History([Asked(0, "end", began=1.0)]))


def looked_twice(second):
    """Somebody looks twice, and hears both answers only after an entry was told; the second has this number."""
    looks = Looks()
    looks.ask(1.0)
    looks.ask(4.0)
    reads = [looks.answer(0, 5.0), looks.answer(second, 5.1)]
    history = History([Asked(0, "end", began=0.0, ended=3.0, number=1)], reads)
    history.hear(1, 2.0)
    return {1: (0, "end")}, history


def test_an_answer_that_is_heard_late_belongs_to_the_look_it_answers():
    assert violations(*looked_twice(second=1)) == []


def test_a_stale_answer_to_a_later_look_is_caught_even_if_it_is_heard_late():
    assert violations(*looked_twice(second=0))
