"""The beginning of a game of an environment, interpreted."""

from impera.adapters.compiled.episode import forget_everything
from impera.rules.knowledge import MEMORY_FIELDS, Memory


def test_an_emptied_ledger_is_a_new_one():
    """The fields of a ledger are declared once; what empties it names each of them."""
    used, new = Memory(), Memory()
    for name, _ in MEMORY_FIELDS:
        _fill(getattr(used, name))
    forget_everything(used)
    assert {name: getattr(used, name) for name, _ in MEMORY_FIELDS} == {
        name: getattr(new, name) for name, _ in MEMORY_FIELDS
    }


def _fill(numbers):
    for place, each in enumerate(numbers):
        if isinstance(each, list):
            _fill(each)
        else:
            numbers[place] = 7
