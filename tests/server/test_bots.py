"""Bots in their processes: a dead one is replaced and its job repeated; nothing else stops."""

from __future__ import annotations

import asyncio
import random
import signal
from pathlib import Path

import pytest

import intrika
from intrika.server import bots
from intrika.server.bots import BotFailed, Pool
from intrika.server.play import question
from tests.server.support import running


def job(level: str, seed: int = 3, game: str = "kabale") -> bytes:
    state = intrika.game(game).new(2, seed)
    seat = state.to_act()[0]
    return question(state, seat, level, random.Random(seed))[0]


def test_a_worker_answers_and_the_same_job_gets_the_same_answer() -> None:
    async def story() -> None:
        pool = Pool(1)
        state = intrika.game("kabale").new(2, 3)
        first = await pool.ask(job("adviser"))
        assert first in [a.id for a in state.options(state.to_act()[0])]
        assert await pool.ask(job("adviser")) == first
        await pool.close()

    asyncio.run(story())


def test_a_dead_worker_is_replaced_and_its_job_repeated() -> None:
    async def story() -> None:
        pool = Pool(1)
        await pool.ask(job("page"))
        worker = pool.workers[0]
        assert worker.process is not None
        killed = worker.process.pid
        worker.process.send_signal(signal.SIGSTOP)  # it has the job, and is not done with it
        thinking = asyncio.create_task(pool.ask(job("page", game="viceroy")))
        await asyncio.sleep(0.1)
        worker.process.kill()
        assert isinstance(await thinking, int)
        assert worker.process is not None
        assert worker.process.pid != killed
        assert pool.repeated == 1
        await pool.close()

    asyncio.run(story())


def test_a_job_that_cannot_be_done_fails_and_the_worker_lives_on() -> None:
    async def story() -> None:
        pool = Pool(1)
        with pytest.raises(BotFailed):
            await pool.ask(b'{"nonsense": 1}\n')
        assert isinstance(await pool.ask(job("page")), int)
        assert pool.repeated == 0
        await pool.close()

    asyncio.run(story())


def test_a_silent_worker_is_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bots, "PATIENCE", 0.02)
    monkeypatch.setattr(bots, "TRIES", 2)

    async def story() -> None:
        pool = Pool(1)
        with pytest.raises(BotFailed):  # not even its start is done so soon
            await pool.ask(job("eminence", game="louis"))
        assert pool.repeated == 2
        await pool.close()

    asyncio.run(story())


def test_a_game_goes_on_when_bots_fail(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def failing(self: Pool, told: bytes) -> int:
        raise BotFailed("no answer")

    monkeypatch.setattr(Pool, "ask", failing)

    async def story() -> None:
        async with running(tmp_path) as server, server.person() as eve:
            id = (await eve.open("kabale", "page", "page"))["id"]
            await eve.watch(id)
            while not eve.last("game")["view"]["over"]:
                await eve.hear("game")

    asyncio.run(story())


def test_a_bot_is_not_told_which_table_or_seed_it_plays_for(tmp_path: Path) -> None:
    told: list[bytes] = []

    async def story() -> None:
        async with running(tmp_path) as server, server.person() as eve:
            ask = server.house.pool.ask

            async def listening(job: bytes) -> int:
                told.append(job)
                return await ask(job)

            server.house.pool.ask = listening  # type: ignore[method-assign]
            id = (await eve.open("kabale", "page", "page"))["id"]
            await eve.watch(id)
            while len(told) < 6:
                await eve.hear("game")
            table = server.table(id)
            assert table.course is not None
            true_key = table.course.match.state.key.hex().encode()
            for job in told:
                assert id.encode() not in job
                assert str(table.course.seed).encode() not in job
                assert true_key not in job
                assert table.secret.encode() not in job

    asyncio.run(story())
