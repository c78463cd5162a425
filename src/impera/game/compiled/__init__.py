"""What is computed about positions and given decks, in the subset of Python that all engines compile."""
