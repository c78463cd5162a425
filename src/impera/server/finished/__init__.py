"""Games that are over: records, replays and reviews."""
