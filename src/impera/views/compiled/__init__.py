"""What viewers are shown and told, as numbers, in the compiled subset."""
