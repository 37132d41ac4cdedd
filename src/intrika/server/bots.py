"""The bots' processes: a job goes to one that is free; if it dies, another repeats the job."""

from __future__ import annotations

import asyncio
import contextlib
import json
import logging
import sys
from asyncio.subprocess import PIPE, Process

log = logging.getLogger("intrika.server")
LINE = 1 << 22  # the longest job or answer
TRIES = 4
PATIENCE = 60.0  # seconds for one job; the slowest level takes about 5


class BotFailed(Exception):
    """A bot gave no answer, again and again."""


class Worker:
    """One process, started when it is first needed."""

    def __init__(self) -> None:
        self.process: Process | None = None

    async def ask(self, job: bytes) -> int:
        """The answer to a job; raises if the process dies or does not answer in time."""
        if self.process is None or self.process.returncode is not None:
            self.process = await asyncio.create_subprocess_exec(
                sys.executable, "-m", "intrika.server.worker", stdin=PIPE, stdout=PIPE, limit=LINE
            )
        stdin, stdout = self.process.stdin, self.process.stdout
        assert stdin is not None
        assert stdout is not None
        try:
            stdin.write(job)
            await stdin.drain()
            line = await asyncio.wait_for(stdout.readline(), PATIENCE)
            if not line.endswith(b"\n"):
                raise EOFError
        except BaseException:
            await self.stop()
            raise
        told = json.loads(line)
        if "error" in told:
            raise BotFailed(told["error"])
        action: int = told["action"]
        return action

    async def stop(self) -> None:
        process, self.process = self.process, None
        if process is not None:
            with contextlib.suppress(ProcessLookupError):
                process.kill()
            await process.wait()


class Pool:
    """As many workers as there are processors to spare."""

    def __init__(self, count: int) -> None:
        self.workers = [Worker() for _ in range(count)]
        self.free: asyncio.Queue[Worker] = asyncio.Queue()
        for worker in self.workers:
            self.free.put_nowait(worker)
        self.repeated = 0

    async def ask(self, job: bytes) -> int:
        for _ in range(TRIES):
            worker = await self.free.get()
            try:
                return await worker.ask(job)
            except (OSError, EOFError, TimeoutError, ValueError) as error:
                self.repeated += 1
                log.warning(
                    "a bot's process was lost (%s); its job is repeated", type(error).__name__
                )
            finally:
                self.free.put_nowait(worker)
        raise BotFailed("no answer")

    async def close(self) -> None:
        for worker in self.workers:
            await worker.stop()
