import json

from impera import bots
from impera.bots.ratings import ratings
from impera.bots.roster import YARDSTICKS


def test_every_bot_is_listed_with_what_it_does(impera):
    shown = impera("bots").stdout.splitlines()
    heads = [line.partition(":")[0] for line in shown if line[:3] in {f"{level}. " for level in range(1, 9)}]
    assert heads == [f"{level}. {name}" for level, name in enumerate(bots.names(), 1)]


def test_every_bot_is_listed_with_its_rating_and_the_uncertainty_of_it(impera):
    shown = " ".join(impera("bots").stdout.split())
    for name, rating in ratings().bots.items():
        told = shown.partition(f"{name}: ")[2].partition(" Rating ")[2]
        assert told.startswith(f"{rating.mean:.1f} ± {rating.uncertainty:.1f}.")


def test_the_yardsticks_are_mentioned(impera):
    shown = impera("bots").stdout
    assert all(f"\n{name}: " in shown for name in YARDSTICKS)


def test_json_lists_the_same(impera):
    roster = json.loads(impera("bots --json").stdout)
    listed = [*enumerate(bots.names(), 1), *((None, name) for name in YARDSTICKS)]
    assert [(bot["level"], bot["name"]) for bot in roster] == listed
    rated = {bot["name"]: bot["rating"]["mean"] for bot in roster if bot["rating"] is not None}
    assert rated == {name: rating.mean for name, rating in ratings().bots.items()}


def test_own_bots_in_folders_are_listed_with_their_sentence(impera, tmp_path, monkeypatch):
    """docs/external-bots.md: a folder with a manifest."""
    (tmp_path / "mine").mkdir()
    manifest = {"name": "builder", "sentence": "Plays into its largest Domain.", "command": ["true"]}
    (tmp_path / "mine" / "bot.json").write_text(json.dumps(manifest))
    monkeypatch.setenv("IMPERA_BOTS", str(tmp_path))
    assert "Your own bots:\nbuilder: Plays into its largest Domain.\n" in impera("bots").stdout
    assert json.loads(impera("bots --json").stdout)[-1]["name"] == "builder"


def test_a_manifest_that_is_none_is_named_and_the_others_are_listed(impera, tmp_path, monkeypatch):
    for name, command in (("broken", []), ("builder", ["true"])):
        (tmp_path / name).mkdir()
        manifest = {"name": name, "sentence": "Plays.", "command": command}
        (tmp_path / name / "bot.json").write_text(json.dumps(manifest))
    monkeypatch.setenv("IMPERA_BOTS", str(tmp_path))
    done = impera("bots --json")
    assert done.exit_code == 0
    assert json.loads(done.stdout)[-1]["name"] == "builder"
    assert "bot.json doesn’t describe a bot:" in " ".join(done.stderr.split())


def test_without_own_bots_nothing_is_said_of_them(impera, tmp_path, monkeypatch):
    monkeypatch.setenv("IMPERA_BOTS", str(tmp_path))
    assert "own bots" not in impera("bots").stdout
