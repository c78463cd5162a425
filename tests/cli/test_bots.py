import json

from impera import bots


def test_every_bot_is_listed_with_what_it_does(impera):
    shown = impera("bots").stdout.splitlines()
    assert [line.partition(":")[0] for line in shown] == list(bots.names())


def test_json_lists_the_same(impera):
    assert [bot["name"] for bot in json.loads(impera("bots --json").stdout)] == list(bots.names())
