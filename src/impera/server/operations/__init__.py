"""What keeps a server healthy: rate limits, logs and metrics."""
