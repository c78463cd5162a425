"""By day or by night."""

from typing import Literal, get_args

Theme = Literal["auto", "light", "dark"]
"""`auto` is what the reader's system prefers."""
THEMES: tuple[Theme, ...] = get_args(Theme)
