"""The same as the pool, on a Ray cluster: `RAY_ADDRESS` names it, otherwise Ray starts here.

Every node needs Intrika installed in the same version. The games are those of the pool: a job is
all that decides a game.
"""

from __future__ import annotations

import logging
import os
import sys
from collections import deque
from collections.abc import Iterator
from contextlib import redirect_stdout
from typing import Any

from intrika.arena.games import Job, Played, play_jobs
from intrika.arena.pool import GameFailed, Play, Queue, described
from intrika.core.refusal import BadInput

STARTS = 3  # how often Ray is started before that is given up


def play_on_ray(jobs: list[Job], workers: int, play: Play = play_jobs) -> Iterator[Played]:
    """Play all jobs as streaming tasks; what a dead task still owed is given to another one."""
    if not jobs:
        return
    with redirect_stdout(sys.stderr):  # Ray reports dead workers on the output of the command
        ray, began = _connect(workers)
        try:
            yield from _play(ray, jobs, max(1, int(ray.cluster_resources()["CPU"])), play)
        finally:
            if began:
                ray.shutdown()


def _play(ray: Any, jobs: list[Job], slots: int, play: Play) -> Iterator[Played]:
    queue = Queue(jobs, slots)
    task = ray.remote(num_cpus=1, max_retries=0)(play)
    running: dict[Any, deque[Job]] = {}
    while queue.left or running:
        while queue.left and len(running) < slots:
            owed = queue.chunk()
            running[task.remote(list(owed))] = owed
        ready, _ = ray.wait(list(running), fetch_local=False)
        for stream in ready:
            owed = running[stream]
            try:
                played: Played = ray.get(next(stream))
            except StopIteration:
                del running[stream]
            except ray.exceptions.RayTaskError as error:
                raise GameFailed(f"{described(owed[0])}:\n{error}") from None
            except ray.exceptions.RayError:
                del running[stream]
                queue.died(owed)
            else:
                owed.popleft()
                yield played


def _connect(workers: int) -> tuple[Any, bool]:
    """Ray, and whether it has to be shut down afterwards."""
    try:
        import ray
    except ImportError:
        raise BadInput("--ray needs Ray: install intrika[ray]") from None
    if ray.is_initialized():
        return ray, False
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
    asked: dict[str, Any] = {"log_to_driver": False, "logging_level": logging.ERROR}
    if not os.environ.get("RAY_ADDRESS"):
        asked |= {"num_cpus": workers, "include_dashboard": False}
    for left in reversed(range(STARTS)):
        try:
            ray.init(**asked)
            break
        except Exception as error:  # Ray raises bare ones when a busy machine starts it too slowly
            ray.shutdown()
            if not left:
                raise BadInput(f"Ray does not start or answer: {error}") from None
    return ray, True
