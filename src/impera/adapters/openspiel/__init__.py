"""What OpenSpiel asks of a game, without OpenSpiel: chance one card at a time, and what each seat was told.

`impera.adapters.openspiel_game` registers it.
"""
