"""How the work of the page's main thread is measured, by a trace that is written out."""

from __future__ import annotations

import json

from tests.browser import frames
from tests.browser.frames import Work, tasks_of, together

MAIN, OTHER = 1, 2


def event(name, thread, begins, took=0, cpu=0):
    """A part of a trace, which counts in microseconds."""
    times = {"ts": 1000 * begins, "dur": 1000 * took, "tdur": 1000 * cpu}
    return {"ph": "X", "pid": 7, "tid": thread, "name": name, **times}


def test_the_work_of_a_frame_is_all_tasks_since_the_frame_before_with_its_own_drawing():
    """Other threads do not count."""
    named = {"name": "thread_name", "ph": "M", "pid": 7, "tid": MAIN, "args": {"name": "CrRendererMain"}}
    events = [
        named,
        event(frames._TASK, MAIN, 0, took=30, cpu=20),
        event(frames._TASK, OTHER, 0, took=500, cpu=400),
        event(frames._FRAME, MAIN, 42, took=8),
        event(frames._TASK, MAIN, 40, took=15, cpu=10),
        event(frames._TASK, MAIN, 60, took=5, cpu=4),
        event(frames._FRAME, MAIN, 61, took=3),
        event(frames._TASK, MAIN, 70, took=2, cpu=1),
    ]
    found = tasks_of(json.dumps({"traceEvents": events}))
    assert [together(tasks) for tasks in found] == [Work(45, 30), Work(5, 4), Work(2, 1)]
