import importlib.util

import pytest

from impera.cli.commands import prepare


@pytest.mark.parametrize(("has_torch", "more"), [(True, ["training"]), (False, [])])
def test_every_part_that_can_be_used_is_compiled_and_named(impera, monkeypatch, has_torch, more):
    """What `impera train` needs is one of them where PyTorch is installed."""
    compiled = []
    monkeypatch.setattr(importlib.util, "find_spec", lambda _: object() if has_torch else None)
    for name in prepare.PARTS:
        monkeypatch.setitem(prepare.PARTS, name, lambda name=name: compiled.append(name))
    shown = impera("prepare")
    assert shown.exit_code == 0
    assert compiled == ["rules", "bots", "environments", "studies", *more]
    assert "Environments for learning: ready after 0 s." in shown.stdout


def test_what_training_needs_is_compiled():
    """Then `impera train` on the CPU has nothing left to compile."""
    pytest.importorskip("torch", reason="PyTorch is not installed: training is not tested")
    from impera.engines import cpu  # noqa: PLC0415 - loads the compiler
    from impera.training.compiled import entries  # noqa: PLC0415
    from impera.training.games import MODULES  # noqa: PLC0415 - needs PyTorch

    prepare.PARTS["training"]()
    compiled = cpu.functions((*MODULES, entries))
    assert all(compiled[name].signatures for name in ("advance_rows", "reply_by_heuristic"))
