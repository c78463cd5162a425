"""What keeps a server healthy: limits, logs and metrics."""
