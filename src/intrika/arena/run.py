"""Playing a schedule: in a pool of processes or on Ray, resumable, losing nothing finished."""

from __future__ import annotations

from collections.abc import Callable

from intrika.arena.cluster import play_on_ray
from intrika.arena.games import Job, Played, play_jobs
from intrika.arena.log import Log
from intrika.arena.pool import Play, play_in_pool

__all__ = ["Log", "run"]


def run(
    jobs: list[Job],
    log: Log,
    workers: int,
    step: Callable[[], None],
    ray: bool = False,
    play: Play = play_jobs,
) -> list[Played]:
    """Play what is not logged yet; finished games are logged as they come."""
    log.check(jobs)
    left = [job for job in jobs if job.number not in log.done]
    for _ in range(len(jobs) - len(left)):
        step()
    begin = play_on_ray if ray else play_in_pool
    for played in begin(left, workers, play):
        log.add(played)
        step()
    return [log.done[job.number] for job in jobs]
