"""The HTTP interface for looking back: records, replays, and playing on from a moment."""

from __future__ import annotations

import asyncio
from typing import Annotated

from litestar import get, post
from litestar.params import JSONBody, QueryParameter

from intrika.server import messages as m
from intrika.server import messages_past as mp
from intrika.server import replay
from intrika.server.asked import REFUSALS, Asked, Id, Whole, guest, house
from intrika.server.records import export
from intrika.server.replay import MOMENTS, Past

SENT = 4 * mp.RECORD  # bytes; a record is nearly always ASCII
As = Annotated[str | None, QueryParameter(name="as", pattern=r"^([0-5]|watch)$")]
Flag = Annotated[bool, QueryParameter()]
Some = Annotated[int, QueryParameter(ge=1, le=MOMENTS)]
Stride = Annotated[int, QueryParameter(ge=1, le=1_000_000)]


async def past_of(request: Asked, id: str) -> Past:
    async with house(request).lobby.at(id) as table:
        return replay.past_of(table, guest(request))


@get("/tables/{id:str}/record", responses=REFUSALS, tags=["records"])
async def read_record(request: Asked, id: Id) -> m.Export:
    """The record; while the game runs, without what others keep secret."""
    return await export(house(request), guest(request), id)


@get("/tables/{id:str}/story", responses=REFUSALS, tags=["records"])
async def read_story(request: Asked, id: Id, eyes: As = None, open: Flag = False) -> mp.Story:
    """Every decision and event as you saw them; after the end `as` any seat or `watch`, and with
    `open` with everything shown."""
    past = await past_of(request, id)
    return await asyncio.to_thread(past.story, past.eyes(eyes, open))


@get("/tables/{id:str}/replay", responses=REFUSALS, tags=["records"])
async def read_replay(
    request: Asked,
    id: Id,
    start: Whole = 0,
    count: Some = MOMENTS,
    step: Stride = 1,
    eyes: As = None,
    open: Flag = False,
) -> mp.Replay:
    """The game moment by moment, `count` of them from `start` on, every `step`-th."""
    past = await past_of(request, id)
    return await asyncio.to_thread(past.moments, past.eyes(eyes, open), start, count, step)


@post("/tables/{id:str}/fork", responses=REFUSALS, tags=["records"])
async def fork_table(request: Asked, id: Id, data: JSONBody[mp.Fork]) -> m.Table:
    """Play on from a moment of a finished game, against bots, at a table of its own."""
    past = await past_of(request, id)
    return await house(request).hosting.fork(guest(request), past, data)


@post("/records", request_max_body_size=SENT, responses=REFUSALS, tags=["records"])
async def open_record(request: Asked, data: JSONBody[mp.NewRecord]) -> mp.Opened:
    """Look at a record. Every line is checked; it is kept for a while, and in no list."""
    return await house(request).uploads.open(data.record)


@get("/records/{id:str}", responses=REFUSALS, tags=["records"])
async def read_opened(request: Asked, id: Id) -> mp.Opened:
    """Who played what in a record that was sent."""
    return house(request).uploads.find(id).told()


@get("/records/{id:str}/record", responses=REFUSALS, tags=["records"])
async def read_opened_record(request: Asked, id: Id) -> m.Export:
    """The record itself."""
    return house(request).uploads.find(id).export()


@get("/records/{id:str}/story", responses=REFUSALS, tags=["records"])
async def read_opened_story(
    request: Asked, id: Id, eyes: As = None, open: Flag = False
) -> mp.Story:
    """As for a finished table; of a redacted record only its lines."""
    sent = house(request).uploads.find(id)
    return await asyncio.to_thread(sent.story, eyes, open)


@get("/records/{id:str}/replay", responses=REFUSALS, tags=["records"])
async def read_opened_replay(
    request: Asked,
    id: Id,
    start: Whole = 0,
    count: Some = MOMENTS,
    step: Stride = 1,
    eyes: As = None,
    open: Flag = False,
) -> mp.Replay:
    """As for a finished table."""
    past = house(request).uploads.find(id).past()
    return await asyncio.to_thread(past.moments, past.eyes(eyes, open), start, count, step)


@post("/records/{id:str}/fork", responses=REFUSALS, tags=["records"])
async def fork_record(request: Asked, id: Id, data: JSONBody[mp.Fork]) -> m.Table:
    """Play on from a moment of a record, against bots."""
    past = house(request).uploads.find(id).past()
    return await house(request).hosting.fork(guest(request), past, data)


past = [
    read_record, read_story, read_replay, fork_table, open_record, read_opened,
    read_opened_record, read_opened_story, read_opened_replay, fork_record,
]  # fmt: skip
