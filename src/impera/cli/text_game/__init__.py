"""The game as text in a terminal: one question at a time."""
