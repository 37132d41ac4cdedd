"""The one writer: a thread that commits everything that has gathered since its last commit.

Whoever waits for `write` goes on only when the commit is on the disk. Jobs keep their order.
"""

from __future__ import annotations

import asyncio
import queue
import threading
from collections.abc import Callable

import sqlalchemy as sa

Job = Callable[[sa.Connection], object]
_Waiting = tuple[Job, "asyncio.Future[None]"]


class Writer:
    """Groups what comes in while the disk is busy into one commit."""

    def __init__(self, engine: sa.Engine) -> None:
        self.engine = engine
        self.queue: queue.SimpleQueue[_Waiting | None] = queue.SimpleQueue()
        self.thread = threading.Thread(target=self._run, name="writer", daemon=True)
        self.loop = asyncio.get_running_loop()
        self.commits = 0
        self.jobs = 0
        self.thread.start()

    async def write(self, job: Job) -> None:
        """Carry the job out and return when it is durable; its own error comes back."""
        done = self.loop.create_future()
        self.queue.put((job, done))
        await done

    def close(self) -> None:
        self.queue.put(None)
        self.thread.join()

    # -- in the thread --------------------------------------------------------------------------

    def _run(self) -> None:
        while True:
            batch, last = self._gather()
            if batch:
                self._commit(batch)
            if last:
                return

    def _gather(self) -> tuple[list[_Waiting], bool]:
        """Wait for one job, and take all others that are there."""
        batch: list[_Waiting] = []
        item = self.queue.get()
        while item is not None:
            batch.append(item)
            try:
                item = self.queue.get_nowait()
            except queue.Empty:
                return batch, False
        return batch, True

    def _commit(self, batch: list[_Waiting]) -> None:
        try:
            with self.engine.begin() as connection:
                for job, _ in batch:
                    job(connection)
        except Exception as error:
            if len(batch) > 1:  # one of them is to blame: each gets its own commit and answer
                for waiting in batch:
                    self._commit([waiting])
                return
            self._answer(batch, error)
        else:
            self.commits += 1
            self.jobs += len(batch)
            self._answer(batch, None)

    def _answer(self, batch: list[_Waiting], error: Exception | None) -> None:
        def tell() -> None:
            for _, done in batch:
                if not done.done():
                    if error is None:
                        done.set_result(None)
                    else:
                        done.set_exception(error)

        self.loop.call_soon_threadsafe(tell)
