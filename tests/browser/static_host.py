"""A host of plain files: it serves a folder below a path, and knows nothing else."""

from __future__ import annotations

import gzip
from contextlib import contextmanager, suppress
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import Thread

PATH = "/games/impera"
_IS_KEPT = "() => navigator.serviceWorker.ready.then(() => true)"
PACKED = (".css", ".html", ".js", ".json", ".svg", ".wasm", ".webmanifest")
"""What hosts compress."""


class Handler(SimpleHTTPRequestHandler):
    """Answers with files."""

    def translate_path(self, path):
        is_below = path.startswith(f"{PATH}/")
        return super().translate_path(path.removeprefix(PATH) if is_below else "/there/is/none")

    def log_message(self, *told):
        """Nothing: tests read the page."""


class Packing(Handler):
    """Compresses what gets smaller by it."""

    def do_GET(self):
        path = Path(self.translate_path(self.path.partition("?")[0]))
        path = path / "index.html" if path.is_dir() else path
        if path.suffix not in PACKED or not path.is_file():
            super().do_GET()
            return
        body = gzip.compress(path.read_bytes(), 6)
        self.send_response(200)
        self.send_header("Content-Type", self.guess_type(str(path)))
        self.send_header("Content-Encoding", "gzip")
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        with suppress(ConnectionError):  # the browser wants it no more
            self.wfile.write(body)


class Host:
    """A folder that is served until it is stopped."""

    def __init__(self, folder, handler=Handler):
        self.folder = folder
        self._server = ThreadingHTTPServer(("127.0.0.1", 0), partial(handler, directory=str(folder)))
        self._server.daemon_threads = True
        self._thread = Thread(target=self._server.serve_forever, kwargs={"poll_interval": 0.05}, daemon=True)
        self._thread.start()
        self.address = f"http://127.0.0.1:{self._server.server_port}{PATH}"

    def stop(self):
        """From now on nobody answers."""
        self._server.shutdown()
        self._server.server_close()
        self._thread.join()


@contextmanager
def host(folder, handler=Handler):
    """A folder below a path of a host; a test may stop it before the end."""
    running = Host(folder, handler)
    yield running
    running.stop()


def keep(person):
    """Wait until everything is on the device."""
    person.finds(lambda: person.page.evaluate(_IS_KEPT), True)
