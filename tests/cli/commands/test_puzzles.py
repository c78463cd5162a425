"""`impera puzzles`: what is wrong is said before hours of games."""


def test_a_file_that_cannot_be_written_is_named_before_a_game_is_played(impera, monkeypatch, tmp_path):
    played = []
    monkeypatch.setattr("impera.puzzles.runner.run", lambda *_, **__: played.append(True))
    refused = impera(f"puzzles {tmp_path / 'absent' / 'file'} --games 1")
    assert refused.exit_code == 1
    assert "can’t be used: No such file or directory." in " ".join(refused.stderr.split())
    assert not played
