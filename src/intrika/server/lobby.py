"""All tables: finding them in memory or bringing them back, and keeping people told."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager
from typing import Any

from intrika.core.registry import game as game_of
from intrika.server import messages as m
from intrika.server import store, writes
from intrika.server.bots import Pool
from intrika.server.client import Client
from intrika.server.course import Entry
from intrika.server.identity import clean_name, default_name
from intrika.server.pinned import StoppedTable, why_stopped
from intrika.server.store import Kept, Store
from intrika.server.table import CHAT_KEPT, Chair, LiveTable, encode
from intrika.server.trouble import Trouble
from intrika.server.writer import Job, Writer

log = logging.getLogger("intrika.server")
IDLE = 600.0  # seconds without a watcher after which a table leaves the memory
OPEN_FOR = 24 * 3600.0  # a table that waits longer leaves the list of open tables
IDLE_OVER = 60.0  # the same for a finished one


class Lobby:
    """The tables of one server. Every change of a table happens under its lock, is committed,
    and only then told."""

    def __init__(
        self,
        kept: Store,
        writer: Writer,
        pool: Pool,
        pace: float = 0.0,
        clock: Callable[[], float] = time.time,
    ) -> None:
        self.store = kept
        self.writer = writer
        self.pool = pool
        self.pace = pace
        self.clock = clock
        self.tables: dict[str, LiveTable] = {}
        self.loading: dict[str, asyncio.Task[LiveTable]] = {}
        self.tasks: set[asyncio.Task[Any]] = set()
        self.on_change: Callable[[LiveTable], None] = lambda _: None  # play.py drives the bots

    # -- finding ----------------------------------------------------------------------------------

    async def find(self, id: str) -> LiveTable:
        """The table with this id, brought back from the database if need be."""
        found = self.tables.get(id)
        if found is not None:
            found.used = time.monotonic()
            return found
        task = self.loading.get(id)
        if task is None:
            task = self.spawn(self._load(id))
            self.loading[id] = task
            task.add_done_callback(lambda _: self.loading.pop(id, None))
        return await asyncio.shield(task)

    @asynccontextmanager
    async def at(self, id: str) -> AsyncIterator[LiveTable]:
        """The table with this id, locked."""
        while True:
            table = await self.find(id)
            async with table.lock:
                if not table.gone:
                    yield table
                    return

    async def _load(self, id: str) -> LiveTable:
        kept = await asyncio.to_thread(self.store.read, lambda c: store.kept_table(c, id))
        if kept is None:
            raise Trouble("no-table")
        stopped = why_stopped(kept)
        if stopped is not None:
            raise StoppedTable(kept, stopped)
        try:
            table = await asyncio.to_thread(_rebuilt, kept)
        except Exception:
            log.exception("the log of a table cannot be played again")
            rules = kept.row["rules"]
            raise StoppedTable(kept, m.Stopped("bad-log", rules, rules)) from None
        table.used = time.monotonic()
        self.tables[id] = table
        self.on_change(table)
        return table

    def forget(self, table: LiveTable) -> None:
        """Drop a table from memory; whoever watches it is dropped too, and comes back to look."""
        table.gone = True
        if self.tables.get(table.id) is table:
            del self.tables[table.id]
        for client in list(table.watchers):
            client.dropped.set()
            client.tables.discard(table.id)
        table.watchers.clear()

    def sweep(self) -> None:
        """Finished and forgotten tables leave the memory."""
        now = time.monotonic()
        for table in list(self.tables.values()):
            limit = IDLE_OVER if table.phase == "over" else IDLE
            busy = table.watchers or table.thinking or table.vote or table.lock.locked()
            if not busy and now - table.used > limit:
                self.forget(table)

    def spawn(self, work: Coroutine[Any, Any, Any]) -> asyncio.Task[Any]:
        """Run something to its end even if the one who asked goes away."""
        task = asyncio.get_running_loop().create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)
        return task

    async def commit(self, table: LiveTable, job: Job) -> None:
        """Make a change durable; if that fails, the memory is thrown away, not trusted."""
        try:
            await self.writer.write(job)
        except Exception as error:
            log.error("a table could not be written: %s", type(error).__name__)
            self.forget(table)
            raise Trouble("server-error") from None

    # -- guests ---------------------------------------------------------------------------------

    async def me(self, guest: str) -> m.Me:
        name = await asyncio.to_thread(self.store.read, lambda c: store.guest_name(c, guest))
        return m.Me(name or default_name(guest), name is not None)

    async def rename(self, guest: str, name: str) -> m.Me:
        clean = clean_name(name)
        if not clean:
            raise Trouble("bad-name")
        await self.writer.write(writes.rename(guest, clean))
        for table in list(self.tables.values()):
            seat = table.seat_of(guest)
            if seat is not None and table.chairs[seat].name != clean:
                table.chairs[seat].name = clean
                self.tell_table(table)
        return m.Me(clean)

    # -- telling --------------------------------------------------------------------------------

    def tell_table(self, table: LiveTable) -> None:
        for client in table.watchers:
            client.send(m.TableNews(table.told(client.guest)))

    def tell_fresh(self, table: LiveTable, seat: int | None) -> None:
        """The whole game for those at one seat, or for everybody."""
        for client in table.watchers:
            if seat is None or table.seat_of(client.guest) == seat:
                client.send(table.news(table.seat_of(client.guest)))

    def tell_game(self, table: LiveTable, start: int, undone: int | None = None) -> None:
        """What changed, to everybody who watches; encoded once for each seat."""
        made: dict[int | None, str] = {}
        for client in table.watchers:
            seat = table.seat_of(client.guest)
            if seat not in made:
                made[seat] = encode(table.news(seat, start, undone))
            client.send_text(made[seat])

    def tell_all(self, table: LiveTable, message: m.ToClient) -> None:
        text = encode(message)
        for client in table.watchers:
            client.send_text(text)

    async def watch(self, client: Client, id: str, since: int) -> None:
        try:
            await self.find(id)
        except StoppedTable as stopped:  # nothing will happen there: it is told once
            client.send(m.TableNews(summary(stopped.kept, client.guest, stopped.why)))
            client.send(m.Chat(id, chat_of(stopped.kept)[-CHAT_KEPT:]))
            return
        async with self.at(id) as table:
            if client.gone:
                return
            table.watchers.add(client)
            client.tables.add(id)
            self.tell_table(table)
            if table.match is not None:
                client.send(table.news_since(table.seat_of(client.guest), since))
            client.send(table.chat())
            if table.vote is not None:
                client.send(table.vote_told())

    def unwatch(self, client: Client, id: str) -> None:
        table = self.tables.get(id)
        client.tables.discard(id)
        if table is not None and client in table.watchers:
            table.watchers.discard(client)
            table.used = time.monotonic()
            self.tell_table(table)

    # -- lists ----------------------------------------------------------------------------------

    async def open_tables(self, guest: str) -> m.TableList:
        since = self.clock() - OPEN_FOR
        ids = await asyncio.to_thread(self.store.read, lambda c: store.open_tables(c, since))
        return await self._told_all(guest, ids)

    async def mine(self, guest: str) -> m.TableList:
        ids = await asyncio.to_thread(self.store.read, lambda c: store.tables_of(c, guest))
        return await self._told_all(guest, ids)

    async def _told_all(self, guest: str, ids: list[str]) -> m.TableList:
        """Tables as they stand in memory, or else as their rows say, without replaying them."""
        missing = [id for id in ids if id not in self.tables]
        rows = await asyncio.to_thread(self.store.read, lambda c: store.summaries(c, missing))
        told = {id: summary(kept, guest, why_stopped(kept)) for id, kept in rows.items()}
        for id in ids:
            if id in self.tables:
                told[id] = self.tables[id].told(guest)
        return m.TableList([told[id] for id in ids if id in told])


def _table_of(kept: Kept) -> LiveTable:
    row = kept.row
    chairs = [Chair(s["kind"], s["name"], s["level"], s["key"], s["stand_in"]) for s in kept.seats]
    table = LiveTable(
        row["id"], game_of(row["game"]), row["options"], row["public"], row["host"],
        row["created"], row["secret"], chairs,
    )  # fmt: skip
    table.holders = {h["guest"]: h["seat"] for h in kept.holders}
    table.rematch = row["rematch"]
    return table


def _rebuilt(kept: Kept) -> LiveTable:
    """A table from the database: its game is played again."""
    table = _table_of(kept)
    table.lines += chat_of(kept)
    for line in kept.lines:
        table.said[line["guest"], line["ref"]] = line["number"]
    row = kept.row
    if row["seed"] is not None:
        table.begin(int(row["seed"]), row["players"], row["started"])
        table.restore([Entry(*[e[name] for name in Entry._fields]) for e in kept.entries])
    return table


def chat_of(kept: Kept) -> list[m.Line]:
    return [m.Line(e["number"], e["seat"], e["name"], e["text"], e["at"]) for e in kept.lines]


def summary(kept: Kept, guest: str | None, stopped: m.Stopped | None) -> m.Table:
    """A table as its rows tell it: no rules are needed for that."""
    row = kept.row
    scores = [m.Score(s["points"], s["place"]) for s in kept.seats if s["place"] is not None]
    return m.Table(
        id=row["id"],
        game=row["game"],
        rules=row["rules"],
        options=row["options"],
        public=row["public"],
        phase=row["phase"],
        seats=[m.Seat(s["kind"], s["name"], s["level"], False, s["stand_in"]) for s in kept.seats],
        you=next((h["seat"] for h in kept.holders if h["guest"] == guest), None),
        host=guest is not None and guest == row["host"],
        spectators=0,
        created=row["created"],
        to_act=[] if stopped else row["to_act"],
        rematch=row["rematch"],
        ended=row["ended"],
        result=scores or None,
        fork=kept.fork,
        stopped=stopped,
    )
