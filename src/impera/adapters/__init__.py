"""Other people's sockets: environments for reinforcement learning, made of views and engines.

Nothing here is loaded before it is asked for, because it needs NumPy, a compiler and the extra `impera[rl]`.
"""
