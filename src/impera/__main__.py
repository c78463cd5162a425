"""`python -m impera` is the program `impera`."""

from impera.cli import main

main(prog_name="impera")
