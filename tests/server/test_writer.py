"""The one writer: order, group commits, a failing job among others, memory after a failure."""

from __future__ import annotations

import asyncio
import threading
from pathlib import Path

import pytest
import sqlalchemy as sa
from websockets.exceptions import ConnectionClosed

from intrika.server import schema
from intrika.server.store import Store, sqlite_url
from intrika.server.writer import Job, Writer
from tests.server.support import running


def name_job(name: str) -> Job:
    def job(c: sa.Connection) -> None:
        c.execute(sa.insert(schema.settings).values(name=name, value=""))

    return job


def test_jobs_that_gather_share_one_commit_and_one_bad_one_spoils_nothing(tmp_path: Path) -> None:
    async def story() -> None:
        store = Store(sqlite_url(tmp_path))
        writer = Writer(store.engine)
        gate = threading.Event()

        def wait(_: sa.Connection) -> None:
            gate.wait(10)

        first = asyncio.create_task(writer.write(wait))
        await asyncio.sleep(0.05)
        names = [f"n{i}" for i in range(50)]
        tasks = [asyncio.create_task(writer.write(name_job(name))) for name in names]
        await asyncio.sleep(0.05)
        assert not any(task.done() for task in tasks), "nothing is acknowledged before its commit"
        gate.set()
        await first
        await asyncio.gather(*tasks)
        assert (writer.commits, writer.jobs) == (2, 51)
        mixed = [name_job("x"), name_job("n3"), name_job("y")]
        done = await asyncio.gather(*map(writer.write, mixed), return_exceptions=True)
        assert [isinstance(each, sa.exc.IntegrityError) for each in done] == [False, True, False]
        kept = store.read(lambda c: list(c.execute(sa.select(schema.settings.c.name)).scalars()))
        assert sorted(kept) == sorted([*names, "x", "y"])
        writer.close()
        store.close()

    asyncio.run(story())


def test_what_cannot_be_written_did_not_happen(tmp_path: Path) -> None:
    """The commit fails: no acknowledgement, nothing shown, and memory is read again."""

    async def story() -> None:
        async with running(tmp_path) as server, server.person("Anna") as anna:
            id = (await anna.open("kabale", "me", "open", options={"starter": 0}))["id"]
            async with server.person("Bob") as bob:
                await bob.post(f"/api/tables/{id}/join")
            await anna.watch(id)
            before = anna.last("game")
            write = server.house.writer.write

            async def broken(job: Job) -> None:
                raise OSError("disk full")

            server.house.writer.write = broken  # type: ignore[method-assign]
            action = before["decision"]["actions"][0]["id"]
            act = {"type": "act", "table": id, "version": 0, "action": action, "ref": "r"}
            await anna.send(**act)
            with pytest.raises(ConnectionClosed):
                await anna.hear("done", "game")
            server.house.writer.write = write  # type: ignore[method-assign]
            await anna.disconnect()
            await anna.watch(id)
            assert anna.last("game")["version"] == 0
            assert anna.last("game")["view"] == before["view"]
            assert (await anna.ask(**act))["version"] == 1

    asyncio.run(story())
