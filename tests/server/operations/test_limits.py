"""Rate limits: a bucket that fills with time."""

from impera.server.operations.limits import MOST_KEYS, Crowd, Rate


class Clock:
    now = 0.0

    def __call__(self):
        return self.now


def test_so_many_at_once_and_then_as_many_as_time_gives():
    clock = Clock()
    rate = Rate(10, 5.0, clock=clock)
    assert [rate.allows("a") for _ in range(12)] == [True] * 10 + [False] * 2
    clock.now = 1.0
    assert [rate.allows("a") for _ in range(3)] == [True, True, False]


def test_each_key_has_its_own():
    rate = Rate(1, 60.0, clock=Clock())
    assert rate.allows("a")
    assert rate.allows("b")
    assert not rate.allows("a")


def test_keys_that_were_quiet_longest_are_forgotten():
    """No growth, however many clients ask."""
    rate = Rate(1, 60.0, clock=Clock())
    for number in range(MOST_KEYS + 5):
        rate.allows(str(number))
    assert len(rate._buckets) == MOST_KEYS
    assert not rate.allows(str(MOST_KEYS + 4))
    assert rate.allows("0")


def test_a_crowd_has_a_limit_for_each_key():
    crowd = Crowd(2)
    assert [crowd.enters("a") for _ in range(3)] == [True, True, False]
    assert crowd.enters("b")
    crowd.leaves("a")
    assert crowd.enters("a")
    assert len(crowd) == 3
