"""What a network sees and says: its features, declared as data. The writer is in `impera.bots.compiled`."""
