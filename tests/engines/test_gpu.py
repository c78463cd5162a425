"""The GPU engine: equal games where there is a GPU, compiling to PTX where there are only the libraries.

`make gpu` installs the libraries and runs this file; without them its tests are skipped.
"""

import numpy as np
import pytest
from msgspec.structs import asdict
from numba import from_dtype, types

import impera
from impera.engines import layout
from impera.notation.options import Options, new_state
from impera.testing import every_option

pytest.importorskip("numba_cuda", reason="numba-cuda is not installed; run `make gpu`")
gpu = pytest.importorskip("impera.engines.gpu")
cuda = gpu.cuda

on_gpu = pytest.mark.skipif(not cuda.is_available(), reason="there is no GPU")


@on_gpu
@pytest.mark.parametrize("options", every_option(), ids=lambda options: str(options.to_json()))
def test_games_on_the_gpu_are_the_games_on_the_cpu(options):
    """The same seed gives the same game on every engine, whatever the options."""
    by_gpu = impera.simulate(games=1_024, seed=3, engine="cuda", **asdict(options))
    by_cpu = impera.simulate(games=1_024, seed=3, engine="numba", **asdict(options))
    for name in ("winners", "turns", "decisions", "reasons", "fingerprints"):
        assert np.array_equal(getattr(by_gpu, name), getattr(by_cpu, name)), name


@on_gpu
def test_stepped_games_end_like_whole_games():
    """The step kernel and the whole-game kernel play the same games."""
    state = new_state(Options.make(players=3))
    table = gpu.Games(state, 3, 1_024)
    while np.any(table.words.copy_to_host()):
        table.choose_uniformly()
        table.step()
    outcomes, counts = gpu.play_games(state, 3, 0, 1_024)
    ended = table.states.copy_to_host()
    assert np.array_equal(ended["winners"], outcomes[:, 0])
    assert np.array_equal(ended["turn"], counts[:, 0])


@pytest.mark.parametrize("name", ["play_games_kernel", "step_kernel", "deal_kernel", "choose_kernel", "legal_kernel"])
def test_kernels_compile_to_ptx(name, monkeypatch):
    """One source: every kernel compiles for a GPU, even on a machine that has none."""
    dispatcher = pytest.importorskip("numba.cuda.dispatcher")

    class Card:
        compute_capability = (9, 0)

    if not cuda.is_available():
        monkeypatch.setattr(dispatcher, "get_current_device", Card)
    states, streams = from_dtype(layout.GPU_STATE)[::1], from_dtype(layout.STREAM)[::1]
    whole, words, bytes_ = types.int64, types.int64[::1], types.int8[::1]
    signatures = {
        "play_games_kernel": (states, whole, whole, whole, types.uint8[:, ::1], types.int32[:, ::1]),
        "deal_kernel": (states, whole, whole, states, streams),
        "legal_kernel": (states, words, bytes_, bytes_),
        "choose_kernel": (words, streams, bytes_),
        "step_kernel": (states, bytes_, words, bytes_, bytes_),
    }
    ptx, _ = cuda.compile_ptx(gpu.functions()[name].py_func, signatures[name], cc=(9, 0))
    assert f"{name}" in ptx
    assert ".entry" in ptx


@pytest.mark.skipif(cuda.is_available(), reason="there is a GPU")
def test_without_a_gpu_the_error_says_what_to_do():
    """A missing GPU gives one clear message."""
    with pytest.raises(impera.EngineUnavailable, match="use engine numba"):
        impera.simulate(games=1, players=2, seed=1, engine="cuda")
