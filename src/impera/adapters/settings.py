"""The settings of the PettingZoo environments, as keywords with types. Needs neither PettingZoo nor NumPy."""

from __future__ import annotations

from typing import Literal

from impera.notation.chosen import Chosen

RenderMode = Literal["human", "ansi", "rgb_array"]
OnIllegal = Literal["raise", "replace"]


class Settings(Chosen, total=False):
    """What `pettingzoo_env` takes: the options of the game, and how the environment behaves (`SeatsEnv`)."""

    render_mode: RenderMode | None
    render_seat: int | None
    render_language: str
    on_illegal: OnIllegal
    max_cycles: int | None
