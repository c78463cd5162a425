import json


def test_a_schema_is_printed_by_its_name(impera):
    assert json.loads(impera("schema view").stdout)["$ref"] == "#/$defs/View"


def test_without_a_name_the_names_are_listed(impera):
    assert impera("schema").stdout.split()[:3] == ["options", "view", "event"]


def test_a_name_that_does_not_exist_is_refused_with_those_that_do(impera):
    shown = impera("schema dragon")
    assert shown.exit_code == 1
    assert 'There’s no schema called "dragon". Schemas are options, view, event' in shown.stderr
