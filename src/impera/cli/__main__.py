"""`python -m impera.cli` is `impera`."""

from impera.cli import main

main(prog_name="impera")
