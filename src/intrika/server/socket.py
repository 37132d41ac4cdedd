"""The WebSocket: one for each client, messages in JSON, both ways."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from typing import Any

import msgspec
from litestar import WebSocket, websocket

from intrika import __version__
from intrika.server import messages as m
from intrika.server.client import Client
from intrika.server.house import House
from intrika.server.identity import default_name
from intrika.server.play import Play
from intrika.server.trouble import Trouble

log = logging.getLogger("intrika.server")
decoder: msgspec.json.Decoder[m.Incoming] = msgspec.json.Decoder(m.Incoming)
TABLES_MOST = 12  # watched at once by one client
IDLE = 90.0  # seconds without a word after which a client is taken for gone
SEND_PATIENCE = 20.0  # seconds for one message to leave
POLICY, GOING, TRY_LATER = 1008, 1001, 1013
Socket = WebSocket[Any, Any, Any]


@websocket("/ws")
async def handle(socket: Socket) -> None:
    house: House = socket.app.state.house
    limits = house.settings
    await socket.accept()
    if house.connections >= limits.connections:
        await socket.close(TRY_LATER)
        return
    guest: str | None = socket.scope["guest"]  # type: ignore[typeddict-item]
    client = Client(guest, limits.message_rate, limits.message_burst)
    house.connections += 1
    try:
        await _serve(house, socket, client)
    finally:
        house.connections -= 1
        client.gone = True
        for id in list(client.tables):
            house.lobby.unwatch(client, id)


async def _serve(house: House, socket: Socket, client: Client) -> None:
    """Read and write until one of the two ends."""
    sending = asyncio.create_task(_send(socket, client))
    reading = asyncio.create_task(_read(house, socket, client))
    dropping = asyncio.create_task(client.dropped.wait())
    tasks = (sending, reading, dropping)
    try:
        await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        code = reading.result() if reading.done() else TRY_LATER
        if code:
            with contextlib.suppress(Exception):
                await asyncio.wait_for(_end(socket, client, sending, code), 1)
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


async def _end(socket: Socket, client: Client, sending: asyncio.Task[None], code: int) -> None:
    """What the client is still to be told, and the end."""
    if not client.slow:
        client.close()
        await asyncio.wait((sending,))
    await socket.close(code)


async def _send(socket: Socket, client: Client) -> None:
    """What waits goes out in order. Ends when that was the last message or the client is gone."""
    while True:
        text = await client.queue.get()
        if text is None:
            return
        client.waiting -= len(text)
        event: Any = {"type": "websocket.send", "text": text}
        try:
            await asyncio.wait_for(socket.send(event), SEND_PATIENCE)
        except Exception:
            return


async def _read(house: House, socket: Socket, client: Client) -> int:
    """The code to close with; 0 if the client has gone."""
    greeted = False
    while True:
        try:
            event = await asyncio.wait_for(socket.receive(), IDLE)
        except TimeoutError:
            return GOING
        if event["type"] == "websocket.disconnect":
            return 0
        if event["type"] != "websocket.receive":
            continue
        text = event.get("text")
        if not client.messages.take():
            client.send(m.Trouble("too-fast"))
            return POLICY
        try:
            message = decoder.decode(text if text is not None else event.get("bytes") or b"")
        except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
            client.send(m.Trouble("bad-message", _short(error)))
            continue
        if isinstance(message, m.Hello):
            if message.protocol != m.PROTOCOL:
                client.send(m.Trouble("other-protocol", str(m.PROTOCOL)))
                return POLICY
            greeted = True
        elif not greeted and not isinstance(message, m.Ping):
            client.send(m.Trouble("say-hello"))
            continue
        # What was begun is finished and recorded even if the client goes away now.
        await asyncio.shield(house.lobby.spawn(_answer(house, client, message)))


async def _answer(house: House, client: Client, message: m.Incoming) -> None:
    try:
        for answer in await _carry_out(house, client, message):
            client.send(answer)
    except Trouble as trouble:
        client.send(m.Trouble(trouble.code, trouble.detail))
    except Exception:
        log.exception("a %s message failed", type(message).__name__)
        client.send(m.Trouble("server-error"))


async def _carry_out(house: House, client: Client, message: m.Incoming) -> list[m.ToClient]:
    play, lobby, guest = house.play, house.lobby, client.guest
    match message:
        case m.Hello():
            name = (await lobby.me(guest)).name if guest is not None else default_name("")
            return [m.Welcome(m.PROTOCOL, __version__, name)]
        case m.Watch():
            if len(client.tables) >= TABLES_MOST and message.table not in client.tables:
                raise Trouble("too-many")
            await lobby.watch(client, message.table, message.since)
        case m.Unwatch():
            lobby.unwatch(client, message.table)
        case m.Ping():
            return [m.Pong()]
        case _:
            if isinstance(message, m.Say) and not client.lines.take():
                raise Trouble("too-fast")
            return await _at_table(play, guest, message)
    return []


async def _at_table(
    play: Play, guest: str | None, message: m.Act | m.Undo | m.UndoVote | m.AskWhy | m.Say
) -> list[m.ToClient]:
    match message:
        case m.Act():
            return await play.act(guest, message)
        case m.Undo():
            return await play.undo(guest, message)
        case m.UndoVote():
            return await play.vote(guest, message)
        case m.AskWhy():
            why = await play.why(guest, message.table, message.action)
            return [m.Reason(message.ref, why)]
        case m.Say():
            return await play.say(guest, message)


def _short(error: Exception) -> str:
    return str(error)[:200]
