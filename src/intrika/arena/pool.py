"""Workers that play chunks of jobs and hand over every game as soon as it is finished.

A worker that dies takes nothing with it but the game it was playing: its other games go back to
the queue and another worker takes its place.
"""

from __future__ import annotations

import signal
import traceback
from collections import Counter, deque
from collections.abc import Callable, Iterator
from multiprocessing import get_context
from multiprocessing.connection import Connection, wait
from typing import Any

from intrika.arena.games import Job, Played, play_jobs
from intrika.core.refusal import BadInput

RETRIES = 5  # how many workers one game may kill
LARGEST_CHUNK = 20
Play = Callable[[list[Job]], Iterator[Played]]


class GameFailed(RuntimeError):
    """A game that ended in an error; the message names it and holds the worker's traceback."""


class Queue:
    """What is left to play, given out in chunks that shrink towards the end."""

    def __init__(self, jobs: list[Job], workers: int) -> None:
        self.left = deque(jobs)
        self.workers = workers
        self.deaths: Counter[int] = Counter()

    def chunk(self) -> deque[Job]:
        size = max(1, min(LARGEST_CHUNK, len(self.left) // (4 * self.workers)))
        return deque([self.left.popleft() for _ in range(min(size, len(self.left)))])

    def died(self, owed: deque[Job]) -> None:
        """A worker died while it owed these; the first one is the game it was playing. It may
        also have died after its last game."""
        if not owed:
            return
        job = owed[0]
        self.deaths[job.number] += 1
        if self.deaths[job.number] >= RETRIES:
            raise BadInput(
                f"{RETRIES} workers died in {described(job)}; "
                "finished games are kept: go on with the same log"
            )
        self.left.extendleft(reversed(owed))


def described(job: Job) -> str:
    return f"game {job.number} of {job.game} (seed {job.seed}, {', '.join(job.lineup)})"


def serve(link: Connection, play: Play) -> None:
    """The life of a worker: chunks come in, games go out; it ends with its parent."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the parent decides
    try:
        while True:
            jobs: list[Job] = link.recv()
            try:
                for played in play(jobs):
                    link.send(played)
            except (EOFError, OSError):
                raise
            except Exception:
                link.send(traceback.format_exc())
    except (EOFError, OSError):
        return


class Worker:
    """One process and what it owes."""

    def __init__(self, play: Play) -> None:
        context = get_context("spawn")
        self.link, theirs = context.Pipe()
        self.process: Any = context.Process(target=serve, args=(theirs, play), daemon=True)
        self.process.start()
        theirs.close()
        self.owed: deque[Job] = deque()

    def give(self, jobs: deque[Job]) -> None:
        """A worker that is already dead is noticed when its answer is read."""
        self.owed = jobs
        try:
            self.link.send(list(jobs))
        except OSError:
            return

    def take(self) -> Played | None:
        """The next finished game; None if the worker is dead."""
        try:
            answer = self.link.recv()
        except (EOFError, OSError):
            return None
        if isinstance(answer, str):
            raise GameFailed(f"{described(self.owed[0])}:\n{answer}")
        self.owed.popleft()
        played: Played = answer
        return played

    def end(self) -> None:
        self.link.close()
        self.process.terminate()
        self.process.join()


def play_in_pool(jobs: list[Job], workers: int, play: Play = play_jobs) -> Iterator[Played]:
    """Play all jobs in so many processes, in no particular order."""
    queue = Queue(jobs, workers)
    staff = [Worker(play) for _ in range(min(workers, len(jobs)))]
    try:
        while True:
            for worker in staff:
                if not worker.owed and queue.left:
                    worker.give(queue.chunk())
            busy = {worker.link: i for i, worker in enumerate(staff) if worker.owed}
            if not busy:
                return
            for link in wait(list(busy)):
                at = busy[link]  # type: ignore[index]
                played = staff[at].take()
                if played is not None:
                    yield played
                    continue
                queue.died(staff[at].owed)
                staff[at].end()
                staff[at] = Worker(play)
    finally:
        for worker in staff:
            worker.end()
