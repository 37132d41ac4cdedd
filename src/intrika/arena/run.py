"""Playing a schedule: in a pool of processes or on Ray, resumable, losing nothing finished."""

from __future__ import annotations

import json
import os
from collections.abc import Callable, Iterator
from concurrent.futures import FIRST_COMPLETED, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import get_context
from pathlib import Path
from typing import Any

from intrika.arena.games import Job, Played, play_chunk
from intrika.core.refusal import BadInput

RETRIES = 5  # how often a pool is built anew after a worker died


class Log:
    """The finished games of one run, a line each; the first line says what is being played."""

    def __init__(self, path: Path | None, head: dict[str, Any]) -> None:
        self.path = path
        self.done: dict[int, Played] = {}
        if path is None:
            return
        if path.exists():
            self._read(path, head)
        else:
            path.write_text(json.dumps(head) + "\n", encoding="utf-8")

    def _read(self, path: Path, head: dict[str, Any]) -> None:
        lines = path.read_text(encoding="utf-8").splitlines()
        try:
            known = json.loads(lines[0])
        except (ValueError, IndexError):
            raise BadInput(f"{path}: not a log of the arena") from None
        if known != head:
            differ = [key for key in head if known.get(key) != head[key]]
            raise BadInput(f"{path}: another run is logged here: {', '.join(differ)} differ")
        for line in lines[1:]:
            try:
                row = json.loads(line)
            except ValueError:
                continue  # the last line of a run that was killed
            played = Played._make([tuple(i) if isinstance(i, list) else i for i in row])
            self.done[played.number] = played

    def add(self, played: Played) -> None:
        self.done[played.number] = played
        if self.path is not None:
            with self.path.open("a", encoding="utf-8") as file:
                file.write(json.dumps(played) + "\n")
                file.flush()
                os.fsync(file.fileno())


def chunks(jobs: list[Job], workers: int) -> list[list[Job]]:
    """Pieces small enough to keep every worker busy, large enough to be worth sending."""
    size = max(1, min(20, len(jobs) // (workers * 8) or 1))
    return [jobs[i : i + size] for i in range(0, len(jobs), size)]


def run(
    jobs: list[Job], log: Log, workers: int, step: Callable[[], None], ray: bool = False
) -> list[Played]:
    """Play what is not logged yet; finished games are logged as they come."""
    left = [job for job in jobs if job.number not in log.done]
    for _ in jobs[len(left) :]:
        step()
    play = _on_ray if ray else _in_pool
    for played in play(left, workers):
        log.add(played)
        step()
    return [log.done[job.number] for job in jobs]


def _in_pool(jobs: list[Job], workers: int) -> Iterator[Played]:
    left = {job.number: job for job in jobs}
    for _ in range(RETRIES):
        if not left:
            return
        with ProcessPoolExecutor(workers, mp_context=get_context("spawn")) as pool:
            waiting = {
                pool.submit(play_chunk, part) for part in chunks(list(left.values()), workers)
            }
            try:
                while waiting:
                    done, waiting = wait(waiting, return_when=FIRST_COMPLETED)
                    for future in done:
                        for played in future.result():
                            left.pop(played.number, None)
                            yield played
            except BrokenProcessPool:
                continue
    if left:
        raise BadInput(
            f"workers died {RETRIES} times; {len(left)} games are left, go on by resuming"
        )


def _on_ray(jobs: list[Job], workers: int) -> Iterator[Played]:
    try:
        import ray
    except ImportError:
        raise BadInput("--ray needs Ray: install intrika[ray]") from None
    if not ray.is_initialized():
        ray.init(num_cpus=workers, include_dashboard=False, log_to_driver=False)
    remote = ray.remote(max_retries=RETRIES)(play_chunk)
    waiting = [remote.remote(part) for part in chunks(jobs, workers)]
    while waiting:
        done, waiting = ray.wait(waiting)
        for reference in done:
            yield from ray.get(reference)
