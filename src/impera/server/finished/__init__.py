"""Finished games: records, replays and reviews."""
