"""What can be imported from the library: all of it public, and nothing else."""

from __future__ import annotations

import importlib
import pkgutil
import types

import pytest

import impera

CONTRACT = {
    "Game",
    "Options",
    "Outcome",
    "Record",
    "Moment",
    "View",
    "Event",
    "simulate",
    "adapters",
    "analysis",
    "bots",
    "gym",
    "ImperaError",
    "IllegalDecision",
    "UnknownDecision",
    "OutOfTurn",
    "BadOptions",
    "BadPosition",
    "BadRecord",
    "BadView",
    "BadWeights",
    "MissingExtra",
    "UnknownVersion",
    "EngineUnavailable",
    "BotFailure",
    "WorkerLost",
}
# Modules that need a GPU or PyTorch, and a script that Alembic runs.
NOT_IMPORTED = (
    "impera.adapters.vector_cuda",
    "impera.engines.gpu",
    "impera.engines.compiled.kernels",
    "impera.server.storage.migrations.env",
    *(
        f"impera.training.{name}"
        for name in (
            *("card", "checkpoints", "cores", "credit", "games", "learning"),
            *("matches", "network", "rivals", "rollout", "stage"),
        )
    ),
)
MODULES = [
    name
    for _, name, _ in pkgutil.walk_packages(impera.__path__, "impera.")
    if not name.endswith("__main__") and name not in NOT_IMPORTED
]


def test_everything_public_is_listed_in_order():
    assert list(impera.__all__) == sorted(impera.__all__)


def test_everything_listed_can_be_imported():
    assert all(getattr(impera, name) is not None for name in impera.__all__)


def test_everything_that_is_no_room_and_not_private_is_listed():
    """`__all__` is the public names: what is not listed is a module or begins with an underscore."""
    for name in impera.__all__:
        getattr(impera, name)  # load what is loaded on first use
    names = {
        name
        for name, value in vars(impera).items()
        if not name.startswith("_") and not isinstance(value, types.ModuleType) and name not in ("Any", "TYPE_CHECKING")
    }
    later = {"adapters", "analysis", "bots", "gym", "simulate", "Simulation"}
    assert names - {"annotations"} == set(impera.__all__) - later


def test_the_contract_is_kept():
    """What the documentation imports from `impera` stays there."""
    assert set(impera.__all__) >= CONTRACT


def test_dir_shows_the_product_and_nothing_else():
    """Also what is loaded on first use, and nothing that the package itself imports."""
    assert set(dir(impera)) == {*impera.__all__, "__version__"}


def test_a_name_that_does_not_exist_is_an_attribute_error():
    with pytest.raises(AttributeError, match="no attribute 'chess'"):
        impera.chess  # noqa: B018


@pytest.mark.parametrize("name", MODULES)
def test_every_room_lists_its_public_names_in_order(name):
    """Every `__all__` is accurate, and sorted as the linter sorts it: constants first."""
    module = importlib.import_module(name)
    listed = list(getattr(module, "__all__", []))
    assert listed == sorted(listed, key=lambda public: (not public.isupper(), public))
    assert all(hasattr(module, public) for public in listed)


@pytest.mark.parametrize("name", MODULES)
def test_every_module_says_what_it_holds(name):
    assert (importlib.import_module(name).__doc__ or "").strip()


def test_every_error_is_an_impera_error():
    errors = [
        value for value in vars(impera.errors).values() if isinstance(value, type) and issubclass(value, Exception)
    ]
    assert all(issubclass(error, impera.ImperaError) for error in errors)
    assert len(errors) == 15
