"""What a pool on a Ray cluster does to this process; what the cluster computes is in test_ray.py."""

from __future__ import annotations

import sys
from types import SimpleNamespace

import pytest

from impera.errors import EngineUnavailable
from impera.workers.cluster import Cluster


class TalkativeRay(SimpleNamespace):
    """Ray as a pool sees it. Like Ray, it tells of lost machines on standard output, whenever it likes."""

    def __init__(self):
        super().__init__(joined=False, exceptions=SimpleNamespace(RayTaskError=RuntimeError, RayError=OSError))

    def tell(self, answer=None):
        sys.stdout.write("(raylet) a machine was lost\n")
        return answer

    def is_initialized(self):
        return self.joined

    def init(self, **_):
        self.joined = True
        self.tell()

    def shutdown(self):
        self.joined = False
        self.tell()

    def cluster_resources(self):
        return {"CPU": 1.0}

    def remote(self, **_):
        return lambda work: SimpleNamespace(remote=lambda *given: (work, given))

    def wait(self, tasks, **_):
        return self.tell((tasks[:1], tasks[1:]))

    def get(self, task):
        work, given = task
        return work(*given)


@pytest.fixture
def ray(monkeypatch):
    ray = TalkativeRay()
    monkeypatch.setitem(sys.modules, "ray", ray)
    return ray


@pytest.mark.usefixtures("ray")
def test_what_ray_tells_is_not_among_the_results(capsys):
    """`impera simulate --on ray --json` prints JSON and nothing else."""
    with Cluster() as pool:
        results = [result for _, result in pool.run(pow, [(2, 3)])]
    sys.stdout.write(str(results))
    printed = capsys.readouterr()
    assert printed.out == "[8]"
    assert "a machine was lost" in printed.err


def test_a_pool_leaves_the_cluster_it_joined(ray):
    with Cluster():
        assert ray.joined
    assert not ray.joined


def test_a_cluster_joined_before_stays_joined_and_may_print(ray, capsys):
    ray.init()
    with Cluster() as pool:
        list(pool.run(pow, [(2, 3)]))
    assert ray.joined
    assert "a machine was lost" in capsys.readouterr().out


@pytest.mark.parametrize("kind", [ConnectionError, RuntimeError, Exception])
def test_a_cluster_that_does_not_answer_is_told_in_a_sentence(ray, monkeypatch, capsys, kind):
    """Ray raises a plain Exception of several lines if its node times out."""
    reason = "The current node timed out during startup.\nThis could happen because of many things"

    def refuse(**_):
        raise kind(reason)

    monkeypatch.setattr(ray, "init", refuse)
    with pytest.raises(EngineUnavailable, match=r"does not answer: The current node timed out during startup\. This"):
        Cluster()
    sys.stdout.write("here")
    assert "here" in capsys.readouterr().out
