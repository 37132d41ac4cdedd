"""A load test: many tables with a person and a bot each, on loopback.

    python -m tests.server.load --tables 200 --seconds 20

Every person thinks for a while and acts; what is measured is the time from sending an action to
its acknowledgement, with bots thinking for other tables in their processes. The clients run in
this one process and share the machine with the server, so the figures are on the safe side.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import json
import os
import random
import tempfile
import time
from pathlib import Path
from typing import Any

import httpx
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from intrika.server.identity import token
from tests.server.process import Process, server_pid

GAMES = ("kabale", "viceroy", "legends", "louis", "kingdoms")
LEVELS = ("courtier", "adviser", "master")


class Crowd:
    """The people of a load test and what they measured."""

    def __init__(self, base: str, think: float) -> None:
        self.base = base
        self.think = think
        self.rng = random.Random(200)
        self.latencies: list[float] = []
        self.measuring = False
        self.over = 0
        self.cpu = 0.0
        self.opened = 0.0
        self.bots = 0

    async def person(self, number: int, http: httpx.AsyncClient) -> tuple[str, str]:
        """A new guest with a new table: the cookie and the table."""
        me = await http.get("/api/me")
        cookie = me.headers["set-cookie"].partition(";")[0]
        seats = [{"kind": "me"}, {"kind": "bot", "level": LEVELS[number % len(LEVELS)]}]
        body = {"game": GAMES[number % len(GAMES)], "seats": seats}
        http.cookies.clear()
        made = await http.post("/api/tables", json=body, headers={"Cookie": cookie})
        return cookie, made.json()["id"]

    async def play(self, cookie: str, table: str) -> None:
        url = self.base.replace("http", "ws") + "/ws"
        async with connect(url, additional_headers={"Cookie": cookie}, max_size=None) as socket:
            await socket.send('{"type": "hello", "protocol": 1}')
            await socket.send(json.dumps({"type": "watch", "table": table}))
            sent: dict[str, float] = {}
            thinking: set[asyncio.Task[None]] = set()
            async for text in socket:
                told = json.loads(text)
                if told["type"] == "done" and told["ref"] in sent:
                    taken = time.perf_counter() - sent.pop(told["ref"])
                    if self.measuring:
                        self.latencies.append(taken)
                elif told["type"] == "game":
                    if told["view"]["over"]:
                        self.over += 1
                        return
                    if told["decision"]:
                        thinking.add(asyncio.create_task(self.act(socket, table, told, sent)))
                    else:
                        self.bots += self.measuring

    async def act(self, socket: Any, table: str, told: Any, sent: dict[str, float]) -> None:
        await asyncio.sleep(self.rng.uniform(0.5, 1.5) * self.think)
        ref = token()
        action = self.rng.choice(told["decision"]["actions"])["id"]
        message = {"type": "act", "table": table, "version": told["version"], "action": action,
                   "ref": ref}  # fmt: skip
        sent[ref] = time.perf_counter()
        with contextlib.suppress(ConnectionClosed):  # the test is over
            await socket.send(json.dumps(message))

    async def run(self, tables: int, seconds: float, server: int) -> None:
        async with httpx.AsyncClient(base_url=self.base, timeout=120) as http:
            begin = time.perf_counter()
            people = [await self.person(number, http) for number in range(tables)]
            self.opened = time.perf_counter() - begin
        tasks = [asyncio.create_task(self.play(*each)) for each in people]
        await asyncio.sleep(3)
        self.measuring, before = True, cpu_seconds(server)
        await asyncio.sleep(seconds)
        self.measuring, self.cpu = False, cpu_seconds(server) - before
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


def cpu_seconds(pid: int) -> float:
    """What a process has used so far (Linux)."""
    fields = Path(f"/proc/{pid}/stat").read_text(encoding="utf-8").rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def percentile(values: list[float], share: float) -> float:
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, int(share * len(ordered)))]


def load(tables: int, seconds: float, think: float, folder: Path) -> dict[str, Any]:
    """Run the test; the figures in milliseconds."""
    process = Process(folder, "--request-rate", "1000")
    process.start()
    try:
        crowd = Crowd(process.base, think)
        asyncio.run(crowd.run(tables, seconds, server_pid(process)))
    finally:
        process.stop()
    ms = [1000 * each for each in crowd.latencies]
    return {
        "tables": tables, "seconds": seconds, "actions": len(ms), "news_of_bots": crowd.bots,
        "games_over": crowd.over, "opening_s": round(crowd.opened, 2),
        "p50_ms": round(percentile(ms, 0.5), 1), "p90_ms": round(percentile(ms, 0.9), 1),
        "p99_ms": round(percentile(ms, 0.99), 1), "max_ms": round(max(ms), 1),
        "server_cpu_s": round(crowd.cpu, 2), "load": round(os.getloadavg()[0], 1),
        "processors": os.cpu_count(),
    }  # fmt: skip


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--seconds", type=float, default=20.0)
    parser.add_argument("--think", type=float, default=2.0, help="seconds a person thinks")
    words = parser.parse_args()
    with tempfile.TemporaryDirectory(prefix="intrika-load-") as folder:
        figures = load(words.tables, words.seconds, words.think, Path(folder))
    print(json.dumps(figures, indent=1))  # noqa: T201


if __name__ == "__main__":
    main()
