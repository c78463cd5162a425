"""The vector environment on a GPU: equal to the CPU's where there is one, compiling to PTX where there is none.

`make gpu` installs the libraries and runs this file; without them its tests are skipped.
"""

import numpy as np
import pytest
from msgspec.structs import asdict
from numba import from_dtype, types

import impera
from impera.adapters import vector_env
from impera.adapters.batch import Batch, Games, shapes
from impera.engines import layout
from impera.testing import every_table

pytest.importorskip("numba_cuda", reason="numba-cuda is not installed; run `make gpu`")
gpu = pytest.importorskip("impera.engines.gpu")
vector_cuda = pytest.importorskip("impera.adapters.vector_cuda")
cuda = gpu.cuda

on_gpu = pytest.mark.skipif(not cuda.is_available(), reason="there is no GPU")


@on_gpu
@pytest.mark.parametrize("table", every_table(), ids=str)
def test_the_gpu_says_what_the_cpu_says(table):
    """The same seed and actions give the same bytes on both engines, observations included."""
    settings = {"games": 2_048, "seed": 3, **asdict(table)}
    card, cpu = vector_env(engine="cuda", **settings), vector_env(engine="numba", **settings)
    on_card, beside = card.reset(), cpu.reset()
    chance = np.random.default_rng(1)
    for _ in range(300):
        for name, told, expected in zip(Batch._fields, on_card, beside, strict=True):
            assert np.array_equal(told.copy_to_host(), expected), name
        actions = (beside.masks * chance.random(beside.masks.shape)).argmax(axis=1)
        on_card, beside = card.step(cuda.to_device(actions)), cpu.step(actions)
    assert np.array_equal(card.episodes.copy_to_host(), cpu.episodes)


@on_gpu
@pytest.mark.parametrize("table", every_table(), ids=str)
def test_without_observations_the_masks_are_the_same(table):
    settings = {"games": 512, "observations": False, **asdict(table)}
    card, cpu = (vector_env(engine=engine, **settings) for engine in ("cuda", "numba"))
    on_card, beside = card.reset(), cpu.reset()
    chance = np.random.default_rng(1)
    for _ in range(300):
        for name, told, expected in zip(Batch._fields[1:], on_card[1:], beside[1:], strict=True):
            assert np.array_equal(told.copy_to_host(), expected), name
        actions = (beside.masks * chance.random(beside.masks.shape)).argmax(axis=1)
        on_card, beside = card.step(cuda.to_device(actions)), cpu.step(actions)
    assert np.array_equal(card.episodes.copy_to_host(), cpu.episodes)


@on_gpu
def test_a_number_that_is_no_action_deals_no_other_game():
    """docs/adapters.md: the game of an illegal action stays as it is, whatever the number."""
    env = vector_env(engine="cuda", games=64, players=2)
    before = env.reset().observations.copy_to_host()
    batch = env.step(cuda.to_device(np.full(64, -1)))
    assert batch.illegal.copy_to_host().all()
    assert np.array_equal(batch.observations.copy_to_host(), before)
    assert env.episodes.copy_to_host().tolist() == [1] * 64


@on_gpu
def test_a_step_before_the_first_reset_is_refused():
    env = vector_env(engine="cuda", games=64, players=2)
    with pytest.raises(impera.BadOptions, match="call reset first"):
        env.step(cuda.to_device(np.zeros(64, np.int64)))


@on_gpu
def test_the_first_reset_tells_of_no_game_before_it():
    batch = vector_env(engine="cuda", games=4_096, players=2).reset()
    assert not batch.ended.copy_to_host().any()
    assert not batch.rewards.copy_to_host().any()


@on_gpu
def test_arrays_of_pytorch_are_written_without_copying():
    """The CUDA array interface: the environment writes into tensors, and takes tensors as actions."""
    torch = pytest.importorskip("torch")
    env = vector_env(engine="cuda", games=64, players=2)
    kinds = {np.int8: torch.int8, np.float32: torch.float32}
    mine = Batch(
        **{
            name: torch.zeros(shape, dtype=kinds[dtype], device="cuda")
            for name, (shape, dtype) in shapes(64, 2, observations=True).items()
        }
    )
    env.reset(out=mine)
    assert int(mine.masks.sum()) > 0
    shared = torch.as_tensor(env.step(mine.masks.argmax(dim=1)).masks, device="cuda")
    assert shared.data_ptr() == env._own.masks.device_ctypes_pointer.value
    assert int(shared.sum()) > 0


@on_gpu
def test_arrays_of_cupy_are_written_without_copying():
    cupy = pytest.importorskip("cupy")
    env = vector_env(engine="cuda", games=64, players=2)
    mine = Batch(**{name: cupy.zeros(*kind) for name, kind in shapes(64, 2, observations=True).items()})
    env.reset(out=mine)
    assert int(mine.masks.sum()) > 0
    shared = cupy.asarray(env.step(mine.masks.argmax(axis=1)).masks)
    assert shared.data.ptr == env._own.masks.device_ctypes_pointer.value


@on_gpu
def test_arrays_of_jax_are_exchanged_without_copying():
    """JAX reads by DLPack what CuPy shares with the environment, and its arrays are taken as actions."""
    cupy, jax = pytest.importorskip("cupy"), pytest.importorskip("jax")
    jax.config.update("jax_enable_x64", True)  # actions are int64
    env = vector_env(engine="cuda", games=64, players=2)
    masks = cupy.asarray(env.reset().masks)
    seen = jax.dlpack.from_dlpack(masks)
    assert seen.unsafe_buffer_pointer() == masks.data.ptr
    batch = env.step(jax.numpy.argmax(seen, axis=1))
    assert not batch.illegal.copy_to_host().any()


@pytest.mark.parametrize("name", ["options_kernel", "advance_kernel", "mask_kernel", "show_kernel"])
def test_kernels_compile_to_ptx(name, monkeypatch):
    """One source: every kernel compiles for a GPU, even on a machine that has none."""
    dispatcher = pytest.importorskip("numba.cuda.dispatcher")

    class Card:
        compute_capability = (9, 0)

    if not cuda.is_available():
        monkeypatch.setattr(dispatcher, "get_current_device", Card)
    states, memories = from_dtype(layout.GPU_STATE)[::1], from_dtype(layout.MEMORY)[::1]
    whole, words, bytes_, rows = types.int64, types.int64[::1], types.int8[::1], types.int8[:, ::1]
    games = types.NamedTuple((states, memories, words, words, whole, whole, whole), Games)
    batch = types.NamedTuple((rows, rows, bytes_, types.float32[:, ::1], bytes_, bytes_), Batch)
    signatures = {
        "options_kernel": (states, states),
        "advance_kernel": (games, batch, words, bytes_, words, whole),
        "mask_kernel": (words, bytes_, rows),
        "show_kernel": (states, memories, rows),
    }
    kernels = gpu.functions(vector_cuda.MODULES)
    ptx, _ = cuda.compile_ptx(kernels[name].py_func, signatures[name], cc=(9, 0))
    assert name in ptx
    assert ".entry" in ptx


@pytest.mark.skipif(cuda.is_available(), reason="there is a GPU")
def test_without_a_gpu_the_error_says_what_to_do():
    with pytest.raises(impera.EngineUnavailable, match="use engine numba"):
        vector_env(engine="cuda", players=2)
