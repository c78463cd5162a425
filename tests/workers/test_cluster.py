"""What a pool on a Ray cluster does to this process; what the cluster computes is in test_ray.py."""

from __future__ import annotations

import os
import sys
from types import SimpleNamespace

import pytest

from impera.cli import main
from impera.errors import EngineUnavailable
from impera.workers import cluster
from impera.workers.cluster import Cluster, tell_of_connecting

TRIES = "RAY_gcs_server_port_wait_time_s"


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
    monkeypatch.delenv("RAY_ADDRESS", raising=False)
    monkeypatch.setattr(cluster, "tell_of_connecting", tell_of_connecting)  # the command line replaces it
    return ray


@pytest.fixture
def dead(ray, monkeypatch):
    """A cluster that is named and does not answer; returns how often Ray was told to try, once it has."""
    tries = []

    def refuse(**_):
        tries.append(os.environ.get(TRIES))
        raise ConnectionError

    monkeypatch.setattr(ray, "init", refuse)
    monkeypatch.setenv("RAY_ADDRESS", "head:6379")
    return tries


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


def test_a_cluster_with_an_address_is_told_of_before_it_is_waited_for(ray, monkeypatch, capsys):
    monkeypatch.delenv("IMPERA_QUIET", raising=False)
    monkeypatch.setenv("RAY_ADDRESS", "head:6379")
    monkeypatch.setattr(ray, "init", lambda **_: said.append(capsys.readouterr().err))
    said = []
    with Cluster():
        assert said == ["impera connects to the Ray cluster at head:6379. It waits for about a minute.\n"]


@pytest.mark.parametrize("address", [None, "local"])
def test_a_cluster_started_here_is_waited_for_as_long_as_ray_likes(ray, monkeypatch, capsys, address):
    if address:
        monkeypatch.setenv("RAY_ADDRESS", address)
    monkeypatch.setattr(ray, "init", lambda **_: tries.append(os.environ.get(TRIES)))
    tries = []
    with Cluster():
        assert tries == [None]
    assert "connects" not in capsys.readouterr().err


def test_ray_tries_a_dead_address_only_once(dead):
    with pytest.raises(EngineUnavailable, match="cluster at head:6379 does not answer; is RAY_ADDRESS right"):
        Cluster()
    assert dead == ["1"]
    assert TRIES not in os.environ


def test_whoever_says_how_often_ray_tries_is_obeyed(dead, monkeypatch):
    monkeypatch.setenv(TRIES, "7")
    with pytest.raises(EngineUnavailable):
        Cluster()
    assert (dead, os.environ[TRIES]) == (["7"], "7")


@pytest.mark.usefixtures("dead")
def test_the_command_line_says_both_in_the_language_of_the_person(capsys):
    with pytest.raises(SystemExit):
        main(["simulate", "--games", "2", "--on", "ray", "--engine", "python", "--language", "ru"])
    said = " ".join(capsys.readouterr().err.split())
    assert said.startswith("Подключение к кластеру Ray по адресу head:6379.")
    assert "Кластер Ray по адресу head:6379 не отвечает. Проверьте RAY_ADDRESS" in said
