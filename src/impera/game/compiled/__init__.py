"""What is computed about positions, in the subset of Python that all engines compile."""
