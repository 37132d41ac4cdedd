"""A worker that is killed in the middle of a game which the test has chosen."""

from __future__ import annotations

import os
import signal
import time
from collections.abc import Iterator
from pathlib import Path

from intrika.arena.games import Job, Played, play_job
from intrika.arena.run import Log

FATED = 1  # the second game of the first chunk: its worker is killed in it
PATIENCE = 60.0  # seconds


def telling(jobs: list[Job]) -> Iterator[Played]:
    """Every game is announced by a file `number.pid`; who first begins the fated one never ends."""
    folder = Path(os.environ["INTRIKA_TEST_FOLDER"])
    for job in jobs:
        first = job.number not in played_by(folder)
        (folder / f"{job.number}.{os.getpid()}").touch()
        if job.number == FATED and first:
            time.sleep(PATIENCE)
        yield play_job(job)


def played_by(folder: Path) -> dict[int, list[int]]:
    """By game: the processes that have begun it."""
    made: dict[int, list[int]] = {}
    for mark in folder.iterdir():
        number, pid = mark.name.split(".")
        made.setdefault(int(number), []).append(int(pid))
    return made


def kill_one(folder: Path, log: Log, killed: list[int]) -> None:
    """To be called after every finished game: kill the worker that plays the fated one, once the
    game before it, by the same worker, has come in."""
    if killed or FATED - 1 not in log.done:
        return
    deadline = time.monotonic() + PATIENCE / 2
    while FATED not in played_by(folder):
        assert time.monotonic() < deadline, "the worker does not go on"
        time.sleep(0.02)
    (pid,) = played_by(folder)[FATED]
    os.kill(pid, signal.SIGKILL)
    killed.append(pid)
