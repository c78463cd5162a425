"""Valid inputs, broken in small ways, which finds more mistakes in a parser than noise does."""

from __future__ import annotations

import copy
from typing import Any

from hypothesis import strategies as st

from impera.notation.cards import CARD_CODES, DOMAIN_NAMES, EFFECT_NAMES
from impera.notation.decisions import QUESTION_NAMES, TEXTS

words = st.sampled_from(
    (*CARD_CODES, *DOMAIN_NAMES, *EFFECT_NAMES, *QUESTION_NAMES, *TEXTS, "en", "pt", "draft", "0", "9")
)
numbers = st.integers(-2, 9) | st.sampled_from((10**6, 2**63, -(2**63), 10**30))
scalars = st.none() | st.booleans() | numbers | st.floats() | words | st.text(max_size=5)
json_data = st.recursive(
    scalars, lambda inner: st.lists(inner, max_size=4) | st.dictionaries(words | st.text(max_size=5), inner, max_size=4)
)


@st.composite
def edited(draw: st.DrawFn, data: Any) -> Any:
    """A copy of JSON-able data with some values changed, doubled or gone."""
    broken = copy.deepcopy(data)
    for _ in range(draw(st.integers(1, 3))):
        _edit(draw, broken)
    return broken


def _edit(draw: st.DrawFn, data: Any) -> None:
    """Walk to a random place in a container, and change it there."""
    while True:
        keys = sorted(data) if isinstance(data, dict) else range(len(data))
        if not keys:
            if isinstance(data, list):
                data.append(draw(words | numbers))
            return
        key = draw(st.sampled_from(keys))
        inner = data[key]
        if isinstance(inner, (dict, list)) and draw(st.integers(0, 3)):
            data = inner
            continue
        _change(draw, data, key)
        return


def _change(draw: st.DrawFn, data: Any, key: Any) -> None:
    how = draw(st.sampled_from(("delete", "replace", "plausible", "double", "rename")))
    if how == "delete":
        del data[key]
    elif how == "replace":
        data[key] = draw(json_data)
    elif how == "plausible":
        data[key] = draw(numbers if isinstance(data[key], int) else words)
    elif isinstance(data, list):
        data.append(copy.deepcopy(data[key]))
    elif how == "rename":
        data[draw(words)] = data.pop(key)
    else:
        data[draw(words)] = copy.deepcopy(data[key])


@st.composite
def typos(draw: st.DrawFn, text: str) -> str:
    """A text with some characters changed, gone, doubled or moved."""
    letters = list(text)
    for _ in range(draw(st.integers(1, 3))):
        place = draw(st.integers(0, len(letters)))
        how = draw(st.sampled_from(("insert", "delete", "case", "cut")))
        if how == "insert":
            letters.insert(place, draw(st.characters() | st.sampled_from(" \n\t0123456789")))
        elif how == "cut":
            del letters[place:]
        elif place < len(letters):
            letters[place] = "" if how == "delete" else letters[place].swapcase()
    return "".join(letters)
