"""A server on loopback and people who use it as a browser does."""

from __future__ import annotations

import asyncio
import json
import queue
import threading
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager, suppress
from pathlib import Path
from typing import Any

import httpx
import uvicorn
from websockets.asyncio.client import ClientConnection, connect

from intrika.server.app import create
from intrika.server.house import House, Settings
from intrika.server.identity import token
from intrika.server.run import listen, options
from intrika.server.store import sqlite_url
from intrika.server.table import LiveTable

Told = dict[str, Any]
FAST: dict[str, Any] = {
    "pace": 0.0, "workers": 1, "message_rate": 1e6, "message_burst": 10**6,
    "request_rate": 1e6, "request_burst": 10**6,
}  # fmt: skip


class Running:
    """A server inside this process, reached over real sockets."""

    def __init__(self, house: House, port: int) -> None:
        self.house = house
        self.base = f"http://127.0.0.1:{port}"

    @asynccontextmanager
    async def person(self, name: str = "") -> AsyncIterator[Person]:
        async with httpx.AsyncClient(base_url=self.base, timeout=30) as http:
            made = Person(http, self.base)
            await http.get("/api/me")
            if name:
                await made.patch("/api/me", name=name)
            try:
                yield made
            finally:
                await made.disconnect()

    def table(self, id: str) -> LiveTable:
        return self.house.lobby.tables[id]


@asynccontextmanager
async def running(folder: Path | str, **changed: Any) -> AsyncIterator[Running]:
    """`folder` is a data folder, or the URL of a database."""
    url = sqlite_url(folder) if isinstance(folder, Path) else folder
    sock = listen("127.0.0.1", 0)
    app = create(Settings(url, **(FAST | changed)))
    config = uvicorn.Config(app, **(options() | {"loop": "none"}))
    server = uvicorn.Server(config)
    server.install_signal_handlers = lambda: None  # type: ignore[attr-defined]
    task = asyncio.create_task(server._serve([sock]))
    try:
        while not server.started:
            await asyncio.sleep(0.005)
            if task.done():
                task.result()
        yield Running(app.house, sock.getsockname()[1])
    finally:
        server.should_exit = True
        await task
        sock.close()


class Person:
    """A browser: a cookie, requests, and one WebSocket."""

    def __init__(self, http: httpx.AsyncClient, base: str) -> None:
        self.http = http
        self.base = base
        self.socket: ClientConnection | None = None
        self.heard: list[Told] = []

    # -- HTTP -----------------------------------------------------------------------------------

    async def get(self, path: str, status: int = 200) -> Any:
        answer = await self.http.get(path)
        assert answer.status_code == status, answer.text
        return answer.json()

    async def post(self, path: str, status: int | None = None, **body: Any) -> Any:
        answer = await self.http.post(path, json=body)
        wanted = (200, 201) if status is None else (status,)
        assert answer.status_code in wanted, answer.text
        return answer.json()

    async def patch(self, path: str, status: int = 200, **body: Any) -> Any:
        answer = await self.http.patch(path, json=body)
        assert answer.status_code == status, answer.text
        return answer.json()

    async def open(
        self, game: str, *seats: str, options: Told | None = None, public: bool = False
    ) -> Told:
        """A new table; a seat is me, open or a bot's level."""
        made = [
            {"kind": seat} if seat in ("me", "open") else {"kind": "bot", "level": seat}
            for seat in seats
        ]
        told: Told = await self.post(
            "/api/tables", game=game, seats=made, options=options or {}, public=public
        )
        return told

    # -- WebSocket ------------------------------------------------------------------------------

    @property
    def cookie(self) -> str:
        return "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())

    async def connect(self, **headers: str) -> None:
        sent = {"Cookie": self.cookie} | headers
        url = self.base.replace("http", "ws") + "/ws"
        self.socket = await connect(url, additional_headers=sent, max_size=None)
        await self.send(type="hello", protocol=1)
        await self.hear("welcome")

    async def disconnect(self) -> None:
        if self.socket is not None:
            with suppress(Exception):
                await self.socket.close()
            self.socket = None

    async def send(self, **message: Any) -> None:
        assert self.socket is not None
        await self.socket.send(json.dumps(message))

    async def receive(self) -> Told:
        assert self.socket is not None
        told: Told = json.loads(await asyncio.wait_for(self.socket.recv(), 30))
        self.heard.append(told)
        return told

    async def hear(self, *types: str, **fields: Any) -> Told:
        """The next message of one of these types that says this; the others are kept in `heard`."""
        while True:
            told = await self.receive()
            same = all(told.get(name) == value for name, value in fields.items())
            if told["type"] in types and same:
                return told

    async def watch(self, id: str, since: int = -1) -> None:
        if self.socket is None:
            await self.connect()
        await self.send(type="watch", table=id, since=since)
        await self.hear("chat")

    def last(self, type: str) -> Told:
        return next(told for told in reversed(self.heard) if told["type"] == type)

    def ref(self) -> str:
        return token()

    async def ask(self, **message: Any) -> Told:
        """Send a message with a ref and wait for its answer."""
        ref = message.setdefault("ref", self.ref())
        await self.send(**message)
        return await self.hear("done", "refused", "reason", ref=ref)

    async def act(self, id: str, action: int | None = None, **changed: Any) -> Told:
        """Play an action in answer to the last state heard: the first one offered by default."""
        game = self.last("game")
        if action is None:
            action = game["decision"]["actions"][0]["id"]
        message = {"type": "act", "table": id, "version": game["version"], "action": action}
        return await self.ask(**(message | changed))

    async def my_turn(self) -> Told:
        """Wait until a decision is asked of this person, or the game is over."""
        game = next((told for told in reversed(self.heard) if told["type"] == "game"), None)
        while game is None or not (game["decision"] or game["view"]["over"]):
            game = await self.hear("game")
        return game

    async def alone(self) -> Told:
        """Wait until nobody else owes an answer: a bot may still think about a secret choice."""
        game = await self.my_turn()
        while len(game["view"]["to_act"]) > 1:
            game = await self.hear("game")
        return game


async def play_on(people: list[Person], id: str, decisions: int = 10**6) -> None:
    """Everybody plays first options until so many decisions are made or the game is over."""

    async def one(person: Person) -> None:
        while True:
            game = await person.my_turn()
            if game["view"]["over"] or game["decisions"] >= decisions:
                return
            answer = await person.act(id)
            assert answer["type"] == "done" or answer["why"]["message"] == "stale", answer
            if answer["type"] == "done":
                while person.last("game")["version"] < answer["version"]:
                    await person.hear("game")

    tasks = [asyncio.create_task(one(person)) for person in people]
    try:
        done, _ = await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        for task in done:
            task.result()
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


@contextmanager
def in_background(folder: Path | str, **changed: Any) -> Iterator[Running]:
    """A server in a thread of its own, for clients that cannot wait asynchronously."""
    made: queue.Queue[tuple[Running, asyncio.AbstractEventLoop, asyncio.Event]] = queue.Queue()

    async def story() -> None:
        stop = asyncio.Event()
        async with running(folder, **changed) as server:
            made.put((server, asyncio.get_running_loop(), stop))
            await stop.wait()

    thread = threading.Thread(target=asyncio.run, args=(story(),))
    thread.start()
    server, loop, stop = made.get(timeout=60)
    try:
        yield server
    finally:
        loop.call_soon_threadsafe(stop.set)
        thread.join()
