"""Environments in the compiled subset: step, reward and observe one game."""
