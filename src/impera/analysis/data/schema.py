"""The columns of a table of decisions: declared once, for the writer, the reader and the page docs/data.md."""

from __future__ import annotations

from typing import Any, NamedTuple

from impera.adapters import observation
from impera.errors import MissingExtra

DATA_VERSION = 1


class Column(NamedTuple):
    """A column: its name, its type as Arrow writes it, and what it holds."""

    name: str
    type: str
    meaning: str


COLUMNS = (
    Column("game", "int64", "which game of the file, from 0"),
    Column("number", "int32", "which decision of the game, from 0"),
    Column("turn", "int32", "the turn it was made in, from 1; 0 in the draft"),
    Column("seat", "int8", "who decided"),
    Column("player", "dictionary", "that player's name in the record; empty if there is none"),
    Column("question", "dictionary", "what was asked (`QUESTION_NAMES`)"),
    Column(
        "observation",
        f"int8[{observation.SIZE}]",
        "what the seat could know, as a tensor ([observation.md](observation.md))",
    ),
    Column("legal", "list<int16>", "the legal actions, by number"),
    Column("action", "int16", "the action taken; seats are counted from the deciding seat"),
    Column("decision", "dictionary", "the same as text (N-03); seats are counted from seat 0"),
    Column("share", "float", "the result: the seat's share of the victory, 0 to 1; partners have the same"),
    Column("reason", "dictionary", "why the game ended: hegemony, majority, turn-limit"),
    Column("turns", "int32", "how many turns the game had"),
    Column("decisions", "int32", "how many decisions the game had"),
    Column("options", "dictionary", "the options of the game as JSON"),
)


def arrow() -> tuple[Any, Any]:
    """The libraries `pyarrow` and `pyarrow.parquet`; raises MissingExtra without them."""
    try:
        import pyarrow as pa  # noqa: PLC0415 - an extra
        from pyarrow import parquet  # noqa: PLC0415
    except ImportError as error:
        message = "tables need pyarrow: pip install 'impera[data]'"
        raise MissingExtra(message) from error
    return pa, parquet


def schema() -> Any:
    """The columns as Arrow knows them, with the versions of the table and of its observations."""
    pa, _ = arrow()
    words = pa.dictionary(pa.int16(), pa.string())
    types = {"dictionary": words, "list<int16>": pa.list_(pa.int16()), "float": pa.float32()}
    types |= {f"int{bits}": getattr(pa, f"int{bits}")() for bits in (8, 16, 32, 64)}
    types[f"int8[{observation.SIZE}]"] = pa.list_(pa.int8(), observation.SIZE)
    return pa.schema(
        [pa.field(column.name, types[column.type]) for column in COLUMNS],
        metadata={"impera.data": str(DATA_VERSION), "impera.observation": str(observation.OBSERVATION_VERSION)},
    )
