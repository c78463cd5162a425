from impera.cli.commands import prepare


def test_every_part_is_compiled_and_named(impera, monkeypatch):
    compiled = []
    for name in prepare.PARTS:
        monkeypatch.setitem(prepare.PARTS, name, lambda name=name: compiled.append(name))
    shown = impera("prepare")
    assert shown.exit_code == 0
    assert compiled == ["rules", "bots", "environments", "studies"]
    assert "Environments for learning: ready after 0 s." in shown.stdout
