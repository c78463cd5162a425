"""What OpenSpiel needs from a game, without importing it: chance one card at a time, and what each seat was told.

`impera.adapters.openspiel_game` registers it.
"""
