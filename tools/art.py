"""The art of the page for pictures in Python: `make generate` collects it into `impera/pictures/art.json`.

The page has it in `parts/art.svg` and `parts/icons.svg` (drawings), `styles/tokens.css` (colours and fonts) and
`styles/cards.css` (the pattern along the foot of each card). A test fails when the collection is stale.
"""

from __future__ import annotations

import json
import re
from pathlib import Path
from urllib.parse import unquote

ROOT = Path(__file__).resolve().parent.parent
FRONT = ROOT / "frontend" / "src"
ART = ROOT / "src" / "impera" / "pictures" / "art.json"

# What pictures show, beside the motifs, the backs, the Domains and the numerals.
ICONS = ("i-coin", "i-crown", "i-embargo", "i-emblem", "i-first")

_SYMBOL = re.compile(r'<symbol id="(?P<name>[\w-]+)" (?P<box>[^>]*)>(?P<body>.*?)</symbol>', re.DOTALL)
_TOKEN = re.compile(r"--(?P<name>[\w-]+):\s*(?P<value>(?:light-dark\([^;]*\)|[^;]*));")
_DOMAIN = re.compile(r'\[data-domain="(?P<domain>\w+)"\]\s*\{(?P<tones>[^}]*)\}')
_EDGE = re.compile(r'\.card\[data-domain="(?P<domain>\w+)"\]\s+\{ --edge: url\("data:image/svg\+xml,(?P<svg>[^"]*)"\)')
_COLOUR = re.compile(r"#[0-9A-F]{6}")
_BOTH = re.compile(r"light-dark\((#[0-9A-F]{6}), (#[0-9A-F]{6})\)")


def art() -> str:
    """The collection as JSON, one thing per line."""
    # What comes after the first block are exceptions, such as more contrast, and the palettes of Domains.
    usual, _, _ = _read("styles/tokens.css").partition("\n  }\n")
    tokens = {found["name"]: found["value"].strip() for found in _TOKEN.finditer(usual)}
    parts = {
        "symbols": _symbols(),
        "light": _colours(tokens, 0),
        "dark": _colours(tokens, 1),
        "domains": {
            found["domain"]: _domain(found["domain"], found["tones"], tokens)
            for found in _DOMAIN.finditer(_read("styles/tokens.css"))
        },
        "edges": {
            found["domain"]: re.sub(r"</?svg[^>]*>", "", unquote(found["svg"])).replace("'", '"')
            for found in _EDGE.finditer(_read("styles/cards.css"))
        },
        "fonts": {name: tokens[name].replace('"', "'") for name in ("sans", "serif")},
    }
    return json.dumps(parts, indent=1, ensure_ascii=False) + "\n"


def _read(name: str) -> str:
    return (FRONT / name).read_text(encoding="utf-8")


def _symbols() -> dict[str, dict[str, str]]:
    """The drawings by name: their attributes and their content."""
    found = [each for name in ("parts/icons.svg", "parts/art.svg") for each in _SYMBOL.finditer(_read(name))]
    return {
        each["name"]: {"box": each["box"], "body": re.sub(r">\s+<", "><", each["body"].strip())}
        for each in found
        if each["name"] in ICONS or each["name"].startswith(("art-", "back-", "d-", "n-"))
    }


def _colours(tokens: dict[str, str], theme: int) -> dict[str, str]:
    """The colours of a theme: 0 is light, 1 is dark."""
    found = {}
    for name, value in tokens.items():
        both = _BOTH.fullmatch(value)
        if both is not None:
            found[name] = both.groups()[theme]
        elif _COLOUR.fullmatch(value):
            found[name] = value
    return found


def _domain(name: str, tones: str, tokens: dict[str, str]) -> dict[str, str]:
    """The palette of a Domain: its ground, the ink on it, and the five tones of its motifs."""
    own = {found["name"]: found["value"].strip() for found in _TOKEN.finditer(tones)}
    return {"d": tokens[name], "di": tokens[f"{name}-ink"], **{f"k{tone}": own[f"k{tone}"] for tone in range(5)}}


def main() -> None:
    """Write the collection."""
    ART.write_text(art(), encoding="utf-8")


if __name__ == "__main__":
    main()
