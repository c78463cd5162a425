"""The edge of the server: HTTP, sockets and the page's files. Only this package knows the web framework."""
