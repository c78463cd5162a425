import json

from impera import bots


def test_every_bot_is_listed_with_what_it_does(impera):
    shown = impera("bots").stdout.splitlines()
    heads = [line.partition(":")[0] for line in shown if not line.startswith(" ")]
    assert heads == [f"{level}. {name}" for level, name in enumerate(bots.names(), 1)]


def test_json_lists_the_same(impera):
    roster = json.loads(impera("bots --json").stdout)
    assert [(bot["level"], bot["name"]) for bot in roster] == list(enumerate(bots.names(), 1))
