"""What one seat, or a spectator, may see and know: the only exit for secrets.

A view is built up from `impera.rules.observe`, which holds nothing else, and never from the truth. Events are told to
each viewer with the parts that viewer may know.
"""

from impera.views.decode import decode
from impera.views.encode import view_of
from impera.views.events import Event, events_for
from impera.views.view import View

__all__ = ["Event", "View", "decode", "events_for", "view_of"]
