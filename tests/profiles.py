"""How far Hypothesis searches, by name: `--hypothesis-profile default` or `thorough`.

The first draws the same examples on every machine and in every run, so more of them would only prove once more what
few do. `thorough` explores: each run draws new examples, so it is for `make soak` and not for CI.
"""

from hypothesis import HealthCheck, Phase, settings

EVERYWHERE = settings(
    derandomize=True,
    deadline=None,
    database=None,
    max_examples=10,
    phases=[Phase.explicit, Phase.generate, Phase.shrink],
    report_multiple_bugs=False,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large],
)

settings.register_profile("default", EVERYWHERE)
settings.register_profile("thorough", EVERYWHERE, max_examples=100, derandomize=False)
settings.load_profile("default")
