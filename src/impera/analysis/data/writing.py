"""Writes records as a table of decisions."""

from __future__ import annotations

import json
from itertools import islice
from pathlib import Path
from typing import TYPE_CHECKING, Any

import numpy as np

from impera.adapters import observation
from impera.analysis.data.schema import COLUMNS, arrow, schema
from impera.analysis.whole_files import replacing
from impera.errors import BadOptions, BadRecord
from impera.notation.outcome import victory_shares

if TYPE_CHECKING:
    import os
    from collections.abc import Iterable

    from impera.game import Record

Rows = dict[str, list[Any]]

SUFFIX = ".parquet"
# Games per row group: some thousand decisions, a few megabytes.
_GROUP = 20


def write(records: Iterable[Record], path: str | os.PathLike[str]) -> int:
    """Write the decisions of finished games to a Parquet file, as they come; returns how many rows it has.

    Every record is replayed, which checks it. The file appears once it is complete; its name ends in `.parquet`.
    """
    _, parquet = arrow()
    target = Path(path)
    if target.suffix != SUFFIX:
        message = f"the table is a Parquet file: call it {target.with_suffix(SUFFIX)}, not {target}"
        raise BadOptions(message).told_by(key="error-not-parquet", file=str(target.with_suffix(SUFFIX)))
    rows = 0
    todo = enumerate(records)
    with (
        replacing(target) as written,
        written.open("wb") as opened,
        parquet.ParquetWriter(opened, schema(), compression="zstd") as file,
    ):
        while group := list(islice(todo, _GROUP)):
            table = _table(group)
            file.write_table(table)
            rows += table.num_rows
    return rows


def _table(group: list[tuple[int, Record]]) -> Any:
    pa, _ = arrow()
    columns: Rows = {column.name: [] for column in COLUMNS}
    tensors: list[Any] = []
    for number, record in group:
        _add(columns, tensors, number, record)
    wanted = schema()
    flat = pa.array(np.concatenate(tensors) if tensors else np.zeros(0, np.int8), pa.int8())
    arrays = [
        pa.FixedSizeListArray.from_arrays(flat, observation.SIZE)
        if field.name == "observation"
        else pa.array(columns[field.name], field.type)
        for field in wanted
    ]
    return pa.Table.from_arrays(arrays, schema=wanted)


def _add(columns: Rows, tensors: list[Any], number: int, record: Record) -> None:
    """Add the decisions of one game."""
    end = record.replay().outcome
    if end is None:
        message = f"the game of record {number} is not over: its decisions have no result"
        raise BadRecord(message)
    options, players = record.options, record.options.players
    shares = victory_shares(options, end.winners)
    game = record.replay(0)
    turns = record.replay().turn
    for place, text in enumerate(record.decisions):
        seat = game.seat
        assert seat is not None  # noqa: S101 - the record was replayed to its end
        view = game.view(seat)
        tensors.append(observation.observe(view))
        row = {
            "game": number,
            "number": place,
            "turn": game.turn,
            "seat": seat,
            "player": record.names[seat] if record.names else "",
            "question": "" if view.question is None else view.question.ask,
            "legal": observation.mask(view).nonzero()[0].tolist(),
            "action": observation.action(text, seat=seat, players=players),
            "decision": text,
            "share": shares[seat],
            "reason": end.reason,
            "turns": turns,
            "decisions": len(record.decisions),
            "options": json.dumps(options.to_json(), sort_keys=True),
        }
        for name, value in row.items():
            columns[name].append(value)
        game.play(text)
