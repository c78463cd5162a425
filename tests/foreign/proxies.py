"""Tries the proxies' files of deploy/ for real: nginx and Caddy in front of a server, with TLS.

    python -m tests.foreign.proxies

For each file a server is started, the proxy with that file, and `impera serve --check`, which opens the page and a
socket through both; then a program takes a seat and plays a game to its end through them. Only names, ports and
certificates are replaced. A proxy that is not installed is named, and so is what failed; the exit status is 1 then.
"""

from __future__ import annotations

import os
import re
import shutil
import socket
import subprocess
import sys
import tempfile
from contextlib import contextmanager
from pathlib import Path
from urllib.error import URLError

from tests.foreign.playing import play, run
from tests.patience import wait_until
from tests.server.process import Server

DEPLOY = Path(__file__).parents[2] / "deploy"
NGINX = """
daemon off;
pid {folder}/nginx.pid;
error_log stderr;
events {{}}
http {{
    access_log off;
    client_body_temp_path {folder}/body; proxy_temp_path {folder}/proxy; fastcgi_temp_path {folder}/fastcgi;
    uwsgi_temp_path {folder}/uwsgi; scgi_temp_path {folder}/scgi;
    {site}
}}
"""


def free_port():
    with socket.create_server(("127.0.0.1", 0)) as found:
        return found.getsockname()[1]


def certificate(folder):
    """A certificate for localhost, signed by itself; returns its file and that of its key."""
    files = folder / "own.pem", folder / "own.key"
    named = ("-subj", "/CN=localhost", "-addext", "subjectAltName=DNS:localhost")
    command = ("openssl", "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "2", *named)
    subprocess.run([*command, "-out", files[0], "-keyout", files[1]], check=True, capture_output=True)
    return files


def own_server(text, folder, port, upstream):
    """A server block of nginx, with the port and the certificate of this machine."""
    own, key = certificate(folder)
    text = text.replace("listen 443", f"listen 127.0.0.1:{port}").replace("play.example", "localhost")
    text = re.sub(r"(ssl_certificate +)\S+;", rf"\1{own};", text)
    text = re.sub(r"(ssl_certificate_key +)\S+;", rf"\1{key};", text)
    return text.replace("127.0.0.1:8421", f"127.0.0.1:{upstream}")


def nginx(folder, port, upstream):
    site = own_server((DEPLOY / "nginx.conf").read_text(), folder, port, upstream)
    (folder / "nginx.conf").write_text(NGINX.format(folder=folder, site=site))
    return ["nginx", "-p", str(folder), "-c", str(folder / "nginx.conf")]


def nginx_path(folder, port, upstream):
    """The location below a path, in a server that has something else at its root."""
    text = own_server((DEPLOY / "nginx.conf").read_text(), folder, port, upstream)
    location = (DEPLOY / "nginx-path.conf").read_text().replace("127.0.0.1:8421", f"127.0.0.1:{upstream}")
    begin = text.index("    # Figures")
    site = text[:begin] + location + "\nlocation / { return 404; }\n}\n"
    (folder / "nginx.conf").write_text(NGINX.format(folder=folder, site=site))
    return ["nginx", "-p", str(folder), "-c", str(folder / "nginx.conf")]


def caddy(folder, port, upstream):
    own, key = certificate(folder)
    given = (DEPLOY / "Caddyfile").read_text()
    text = given.replace("{$IMPERA_NAME:play.example} {", f"https://localhost:{port} {{\n\ttls {own} {key}")
    text = text.replace("127.0.0.1:8421", f"127.0.0.1:{upstream}")
    (folder / "Caddyfile").write_text("{\n\tadmin off\n\tauto_https disable_redirects\n}\n" + text)
    return ["caddy", "run", "--adapter", "caddyfile", "--config", str(folder / "Caddyfile")]


@contextmanager
def running(command, folder, port):
    """A proxy that listens at a port."""
    with (folder / "proxy.log").open("wb") as log:
        process = subprocess.Popen(command, stdout=log, stderr=log, env={**os.environ, "XDG_DATA_HOME": str(folder)})

    def listens():
        if process.poll() is not None:
            raise ChildProcessError((folder / "proxy.log").read_text())
        with socket.socket() as asking:
            return asking.connect_ex(("127.0.0.1", port)) == 0

    try:
        wait_until(listens)
        yield
    finally:
        process.terminate()
        process.wait()


# The files, how each is run, and the path below which it has the server.
FILES = {"nginx.conf": (nginx, ""), "nginx-path.conf": (nginx_path, "/impera"), "Caddyfile": (caddy, "")}


def check(name, folder):
    """How a game ended at a server behind the proxy of a file; raises if anything there is wrong."""
    prepare, path = FILES[name]
    port = free_port()
    public = {"IMPERA_SERVER_ADDRESS": f"https://localhost:{port}{path}", "IMPERA_SERVER_PROXIES": "127.0.0.1"}
    server = Server(f"sqlite:///{folder / 'tables.sqlite'}", folder, **public)
    try:
        command = prepare(folder, port, server.port)
        if shutil.which(command[0]) is None:
            message = f"{command[0]} is not installed"
            raise ChildProcessError(message)
        with running(command, folder, port):
            check_it = (sys.executable, "-m", "impera", "serve", "--check", "--database", server.database)
            run(*check_it, env={**os.environ, **public, "SSL_CERT_FILE": str(folder / "own.pem")})
            return play(server.address, folder / "own.pem")
    finally:
        server.close()


def main():
    failed = False
    for name in FILES:
        with tempfile.TemporaryDirectory() as folder:
            try:
                found = f"page, files and sockets pass; a game is played ({check(name, Path(folder))})"
            except (ChildProcessError, URLError) as problem:
                failed, found = True, str(problem)
        print(f"{name}: {found}", flush=True)  # noqa: T201 - a program
    return int(failed)


if __name__ == "__main__":
    sys.exit(main())
