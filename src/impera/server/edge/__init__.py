"""The edge of the server: HTTP, sockets, the page's files, limits, logs and metrics."""
