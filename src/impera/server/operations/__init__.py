"""What keeps a server healthy: limits of rate, logs and metrics."""
