"""A proxy in front of a server that changes what requests say about themselves, or what they are answered."""

from __future__ import annotations

import socket
import socketserver
import threading
from contextlib import contextmanager, suppress


def _pump(source, goal, change=bytes):
    """Pass on what comes, piece by piece, until it ends."""
    with suppress(OSError):
        while piece := source.recv(65536):
            goal.sendall(change(piece))
    with suppress(OSError):
        goal.shutdown(socket.SHUT_RDWR)


@contextmanager
def proxy(port, change, change_back=bytes):
    """The address of a proxy for a port of this machine.

    `change` turns each piece of a request into another, `change_back` each piece of an answer.
    """

    class Forward(socketserver.BaseRequestHandler):
        def handle(self):
            with socket.create_connection(("127.0.0.1", port)) as there:
                back = threading.Thread(target=_pump, args=(there, self.request, change_back))
                back.start()
                _pump(self.request, there, change)
                back.join()

    class Listening(socketserver.ThreadingTCPServer):
        daemon_threads = True  # the browser keeps its connections open

    with Listening(("127.0.0.1", 0), Forward) as listening:
        threading.Thread(target=listening.serve_forever).start()
        yield f"http://127.0.0.1:{listening.server_address[1]}"
        listening.shutdown()
