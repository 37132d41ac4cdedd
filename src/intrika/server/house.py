"""Everything one server holds while it runs."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import os
import time
from collections.abc import Callable
from pathlib import Path

from msgspec import Struct

from intrika.core.registry import games
from intrika.server import store, writes
from intrika.server.bots import Pool
from intrika.server.hosting import Hosting
from intrika.server.identity import Identity
from intrika.server.lobby import Lobby
from intrika.server.play import Play
from intrika.server.store import Store
from intrika.server.uploads import Uploads
from intrika.server.writer import Writer

log = logging.getLogger("intrika.server")
SWEEP = 15.0


class Settings(Struct, frozen=True):
    """How a server is to run. `create` and the command line fill it."""

    database: str
    pace: float = 0.6  # seconds a bot takes at least, so that people can follow
    workers: int = 0  # 0: as many as there are processors to spare
    hosts: tuple[str, ...] = ()  # names under which the server may be called, beside addresses
    message_rate: float = 40.0  # WebSocket messages a second, and how many at once
    message_burst: int = 120
    request_rate: float = 20.0  # changing HTTP requests a second from one address
    request_burst: int = 100
    connections: int = 2000  # at once
    page: Path = Path(__file__).parent / "page"
    clock: Callable[[], float] = time.time


class House:
    """The open database, the writer, the bots and the tables."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.store = Store(settings.database)
        self.identity = Identity(self.store.signing_key())
        self.connections = 0

    async def open(self) -> None:
        self.writer = Writer(self.store.engine)
        workers = self.settings.workers or max(1, (os.cpu_count() or 2) - 1)
        self.pool = Pool(workers)
        self.lobby = Lobby(
            self.store, self.writer, self.pool, self.settings.pace, self.settings.clock
        )
        self.play = Play(self.lobby)
        self.hosting = Hosting(self.lobby)
        self.uploads = Uploads()
        self.background = [
            asyncio.create_task(self._go_on()),
            asyncio.create_task(self._sweep()),
        ]

    async def close(self) -> None:
        for task in [*self.background, *self.lobby.tasks]:
            task.cancel()
        await asyncio.gather(*self.background, *self.lobby.tasks, return_exceptions=True)
        await self.pool.close()
        await asyncio.to_thread(self.writer.close)
        self.store.close()

    async def _go_on(self) -> None:
        """At the start: import the games, and bring back the tables at which a bot is to move."""
        here = {game.id: game.rules for game in await asyncio.to_thread(games)}
        for game, rules, count in await asyncio.to_thread(self.store.read, store.running_versions):
            if here.get(game) != rules:
                log.warning("%d running games of %s need its rules %s", count, game, rules)
        waiting = await asyncio.to_thread(self.store.read, store.tables_waiting_for_bots)
        for id in waiting:
            with contextlib.suppress(Exception):
                await self.lobby.find(id)
            await asyncio.sleep(0.01)
        await self._keep_records()

    async def _keep_records(self) -> None:
        """The results and records of games that ended before they were kept."""
        missing = await asyncio.to_thread(self.store.read, store.finished_without_record)
        for id in missing:
            with contextlib.suppress(Exception):
                async with self.lobby.at(id) as table:
                    await self.writer.write(writes.finish(table))
            await asyncio.sleep(0.01)

    async def _sweep(self) -> None:
        while True:
            await asyncio.sleep(SWEEP)
            self.lobby.sweep()
