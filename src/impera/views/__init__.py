"""What one seat, or a spectator, may see and know: the only exit for secrets.

A view is built from what `impera.rules.observe` lets out, never from the whole truth. Each viewer is told only those
parts of an event that it may know.
"""

from impera.views.decode import decode
from impera.views.encode import events_for, view_of
from impera.views.events import Event
from impera.views.view import View

__all__ = ["Event", "View", "decode", "events_for", "view_of"]
