"""The server is killed again and again in the middle of games; nothing acknowledged is lost.

People and bots play while SIGKILL falls at random moments. A person who got no answer sends the
same ref again after coming back. In the end the log of every table must hold each acknowledged
action exactly once, and the games must replay.
"""

from __future__ import annotations

import asyncio
import json
import os
import random
import signal
import sys
import time
from pathlib import Path
from typing import Any

import httpx
import pytest
import sqlalchemy as sa
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from intrika.server import schema
from intrika.server.identity import token
from intrika.server.store import Store, sqlite_url
from tests.server.process import Process, server_pid

KILLS = 50
WHOLE = 3  # of these take the parent too, and are started again from nothing
BACK = 2.0  # seconds
GAMES = ("kabale", "viceroy", "legends", "louis", "kingdoms", "kabale")


class Player:
    """A person who plays the first option, comes back after every fall and counts what is done."""

    def __init__(self, base: str, game: str) -> None:
        self.base = base
        self.game = game
        self.cookie = ""
        self.table = ""
        self.done: dict[str, int] = {}  # ref -> version acknowledged
        self.open: dict[str, Any] | None = None  # an action without an answer yet
        self.back_at = 0.0  # when the table was last seen
        self.rounds = 0

    async def begin(self) -> None:
        async with httpx.AsyncClient(base_url=self.base, timeout=60) as http:
            await http.get("/api/me")
            self.cookie = "; ".join(f"{n}={v}" for n, v in http.cookies.items())
            await self.new_table(http)

    async def new_table(self, http: httpx.AsyncClient) -> None:
        seats = [{"kind": "me"}, {"kind": "bot", "level": "page"}]
        made = await http.post("/api/tables", json={"game": self.game, "seats": seats})
        self.table = made.json()["id"]

    async def play(self) -> None:
        """Play until cancelled."""
        while True:
            try:
                await self.session()
            except (OSError, WebSocketException, TimeoutError):
                await asyncio.sleep(0.02)

    async def session(self) -> None:
        url = self.base.replace("http", "ws") + "/ws"
        headers = {"Cookie": self.cookie}
        async with connect(url, additional_headers=headers, max_size=None) as socket:
            await self.send(socket, {"type": "hello", "protocol": 1})
            await self.send(socket, {"type": "watch", "table": self.table})
            if self.open is not None:
                await self.send(socket, self.open)
            async for text in socket:
                told = json.loads(text)
                if told["type"] == "game":
                    self.back_at = time.monotonic()
                if told["type"] in ("done", "refused") and self.open is not None:
                    self.answered(told)
                if told["type"] == "game" and told["decision"] and self.open is None:
                    self.open = {
                        "type": "act", "table": self.table, "version": told["version"],
                        "action": told["decision"]["actions"][0]["id"], "ref": token(),
                    }  # fmt: skip
                    await self.send(socket, self.open)
                if told["type"] == "game" and told["view"]["over"]:
                    await self.again()
                    return

    async def again(self) -> None:
        """The game is over: another one, as soon as the server answers."""
        self.rounds += 1
        async with httpx.AsyncClient(base_url=self.base, timeout=60) as http:
            http.headers["Cookie"] = self.cookie
            try:
                await self.new_table(http)
            except (httpx.HTTPError, KeyError, ValueError):
                return
        self.open = None

    def answered(self, told: dict[str, Any]) -> None:
        assert self.open is not None
        if told["ref"] == self.open["ref"]:
            if told["type"] == "done":
                self.done[told["ref"]] = told["version"]
            else:
                assert told["why"]["message"] == "stale", told
            self.open = None

    async def send(self, socket: ClientConnection, message: dict[str, Any]) -> None:
        await socket.send(json.dumps(message))


async def all_back(players: list[Player], since: float) -> float:
    """Wait until everybody has seen their table again; how long it took."""
    while any(player.back_at < since for player in players):
        await asyncio.sleep(0.005)
        assert time.monotonic() - since < 60, "nobody comes back"
    return max(player.back_at for player in players) - since


def acknowledged(players: list[Player]) -> int:
    return sum(len(player.done) for player in players)


async def somebody_acts(players: list[Player]) -> None:
    """So that there is something to lose before the next kill, however slow the machine."""
    before, begin = acknowledged(players), time.monotonic()
    while acknowledged(players) == before:
        await asyncio.sleep(0.005)
        assert time.monotonic() - begin < 60, "nobody acts"


def spent() -> float:
    """How much of the wall clock this machine could not give us lately, as a factor."""
    return max(1.0, os.getloadavg()[0] / (os.cpu_count() or 1))


@pytest.mark.skipif(sys.platform != "linux", reason="finds the server's process in /proc")
def test_nothing_acknowledged_is_lost_or_doubled_in_fifty_kills(tmp_path: Path) -> None:
    rng = random.Random(50)
    process = Process(tmp_path, "--workers", "1")
    process.start()
    players = [Player(process.base, game) for game in GAMES]
    times: list[float] = []
    factors: list[float] = []
    cold: list[float] = []  # how long a start from nothing took; that is not the clients' time

    async def story() -> None:
        for player in players:
            await player.begin()
        tasks = [asyncio.create_task(player.play()) for player in players]
        await all_back(players, 0.0)
        for number in range(KILLS):
            await somebody_acts(players)
            await asyncio.sleep(rng.uniform(0.0, 0.3))
            for task in tasks:
                if task.done():
                    task.result()
            factors.append(spent())
            if number % (KILLS // WHOLE) == KILLS // WHOLE - 1:
                process.kill()
                cold.append(time.monotonic())
                await asyncio.to_thread(process.start)
                begin = time.monotonic()
                cold[-1] = begin - cold[-1]
            else:
                begin = time.monotonic()
                os.kill(server_pid(process), signal.SIGKILL)
            times.append(await all_back(players, begin))
        await asyncio.sleep(0.5)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    try:
        asyncio.run(story())
    finally:
        process.kill()
    check_logs(tmp_path, players)
    assert "Traceback" not in process.log(), process.log()
    assert acknowledged(players) >= KILLS
    slowest = max(taken / factor for taken, factor in zip(times, factors, strict=True))
    median = sorted(times)[len(times) // 2]
    print(  # noqa: T201 - shown with -s and on failure
        f"{KILLS} kills, {acknowledged(players)} actions acknowledged; "
        f"back in {median:.2f} s (median), {max(times):.2f} s (longest); "
        f"from nothing started in {max(cold):.2f} s; "
        f"machine {max(factors):.1f} times overbooked"
    )
    assert slowest <= BACK, (times, factors)


def check_logs(folder: Path, players: list[Player]) -> None:
    store = Store(sqlite_url(folder / "data"))
    e = schema.entries
    rows = store.read(lambda c: list(c.execute(sa.select(e).order_by(e.c.table_id, e.c.number))))
    store.close()
    by_table: dict[str, list[int]] = {}
    refs: dict[str, list[int]] = {}
    for row in rows:
        by_table.setdefault(row.table_id, []).append(row.number)
        if row.ref is not None:
            refs.setdefault(row.ref, []).append(row.number)
    for numbers in by_table.values():
        assert numbers == list(range(1, len(numbers) + 1)), "no gap and nothing twice"
    for player in players:
        for ref, version in player.done.items():
            assert refs.get(ref) == [version], "acknowledged, so it is there, once"
