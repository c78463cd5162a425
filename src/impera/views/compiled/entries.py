"""Entry points of a game that people play, over arrays (see `impera.engines.compiled.batch`)."""

from impera.rules.chance import DEAL, start_stream
from impera.rules.decisions import FIRST
from impera.rules.knowledge import act_and_learn, show_hands
from impera.rules.observe import observe
from impera.rules.setup import set_up_for
from impera.views.compiled.table import say_outcome, say_view
from impera.views.compiled.telling import say_event


def set_up_at(states, streams, i, low, high, first):
    """Begin game i by a seed, as `Game.new` does; `first` is the First Player, or NOBODY."""
    start_stream(streams[i], low, high, DEAL, 0)
    set_up_for(states[i], streams[i], first)


def decide_at(memories, states, i, decision):
    """Apply a legal decision to game i, and write what it teaches into ledger i; the log is emptied first."""
    s = states[i]
    s.told = 0
    act_and_learn(memories[i], s, decision - FIRST[s.ask])


def show_hands_at(memories, states, i):
    """Show all hands of game i to spectators of ledger i."""
    show_hands(memories[i], states[i])


def view_at(states, memories, i, viewer, seen, hidden, facts):
    """Write the view of a viewer of game i; `seen` and `hidden` are for its use."""
    observe(states[i], memories[i], viewer, seen[i], hidden[i])
    say_view(seen[i], hidden[i], memories[i], facts[i])


def event_at(log, at, end, viewer, facts, i):
    """Write the event of a log that begins at `at`; returns where the next one begins."""
    return say_event(log, at, end, viewer, facts[i])


def outcome_at(states, i, facts):
    """Write how game i ended."""
    facts[i].size = 0
    say_outcome(states[i], facts[i])
