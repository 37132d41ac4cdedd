"""A worker's games, with its process id left where the test that kills it can find it."""

from __future__ import annotations

import os
import signal
import time
from collections.abc import Iterator
from pathlib import Path

from intrika.arena.games import Job, Played, play_job
from intrika.arena.run import Log


def telling(jobs: list[Job]) -> Iterator[Played]:
    """Every game is announced by a file `number.pid` and takes long enough to be killed in."""
    folder = Path(os.environ["INTRIKA_TEST_FOLDER"])
    for job in jobs:
        mark = folder / f"{job.number}.{os.getpid()}"
        mark.touch()
        time.sleep(0.3)
        yield play_job(job)


def played_by(folder: Path) -> dict[int, list[int]]:
    """By game: the processes that have begun it."""
    made: dict[int, list[int]] = {}
    for mark in folder.iterdir():
        number, pid = mark.name.split(".")
        made.setdefault(int(number), []).append(int(pid))
    return made


def kill_one(folder: Path, log: Log, killed: list[int]) -> None:
    """To be called after every finished game: after the third one, kill a worker that plays."""
    if killed or len(log.done) < 3:
        return
    deadline = time.monotonic() + 20
    while time.monotonic() < deadline:
        playing = [pids[0] for number, pids in played_by(folder).items() if number not in log.done]
        if playing:
            os.kill(playing[-1], signal.SIGKILL)
            killed.append(playing[-1])
            return
        time.sleep(0.02)
    raise AssertionError("no worker is playing")
