"""How much of a long proof was done, kept in a file, so that it can be stopped and continued."""

from __future__ import annotations

import json


class Tally:
    """The pieces of a proof that were done, one JSON object per line."""

    def __init__(self, file=None):
        """Kept in a file, or only in memory."""
        self._file = file
        lines = file.read_text(encoding="utf-8").splitlines() if file is not None and file.exists() else []
        self._pieces = [json.loads(line) for line in lines]

    def done(self, what):
        """How much of something was done."""
        return sum(piece["number"] for piece in self._pieces if piece["what"] == what)

    def of(self, what):
        """The numbers of each piece that was done."""
        return [piece["numbers"] for piece in self._pieces if piece["what"] == what]

    def pieces(self, what, total, size):
        """The sizes of the pieces that are left until the total. Each is to be added before the next is asked for."""
        while (left := total - self.done(what)) > 0:
            yield min(left, size)

    def add(self, what, number, problems, **more):
        """A piece was done; says how far the proof is."""
        piece = {"what": what, "number": number, "problems": problems, **more}
        self._pieces.append(piece)
        if self._file is not None:
            with self._file.open("a", encoding="utf-8") as file:
                file.write(json.dumps(piece) + "\n")
        print(f"{what}: {self.done(what)} done, {len(self.problems)} problems", flush=True)  # noqa: T201

    @property
    def problems(self):
        """All that was found, in all pieces."""
        return [problem for piece in self._pieces for problem in piece["problems"]]
