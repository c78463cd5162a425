"""One profile for all fuzzing: the same examples on every machine, and no clock."""

from hypothesis import HealthCheck, Phase, settings

settings.register_profile(
    "impera",
    derandomize=True,
    deadline=None,
    database=None,
    max_examples=300,
    phases=[Phase.explicit, Phase.generate, Phase.shrink],
    report_multiple_bugs=False,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large],
)
settings.load_profile("impera")
