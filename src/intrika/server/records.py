"""The HTTP interface of records: lists of finished games, a record as a file, all of one's own."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Iterator
from typing import Annotated, Literal

from litestar import Response, get
from litestar.params import QueryParameter
from litestar.response import Stream

from intrika.core.record import Record
from intrika.server import finished, replay, store
from intrika.server import messages as m
from intrika.server.asked import REFUSALS, Asked, Id, guest, house
from intrika.server.finished import Wanted
from intrika.server.house import House
from intrika.server.lobby import summary
from intrika.server.pinned import StoppedTable, why_stopped
from intrika.server.trouble import Trouble

GameName = Annotated[str | None, QueryParameter(max_length=40)]
PlayerName = Annotated[str | None, QueryParameter(min_length=1, max_length=40)]
PageNumber = Annotated[int, QueryParameter(ge=1, le=100_000)]
Outcome = Annotated[Literal["won", "lost"] | None, QueryParameter()]
TEXT = "text/plain; charset=utf-8"


@get("/records/mine", responses=REFUSALS, tags=["records"])
async def my_records(
    request: Asked,
    game: GameName = None,
    result: Outcome = None,
    player: PlayerName = None,
    page: PageNumber = 1,
) -> m.RecordList:
    """Your finished games, the last ended first; `player` is somebody you played with."""
    won = None if result is None else result == "won"
    return await _listed(request, Wanted(guest(request), game, won, player), page)


@get("/records/public", responses=REFUSALS, tags=["records"])
async def public_records(
    request: Asked, game: GameName = None, player: PlayerName = None, page: PageNumber = 1
) -> m.RecordList:
    """The finished games of this server's public tables."""
    return await _listed(request, Wanted(None, game, None, player), page)


async def _listed(request: Asked, wanted: Wanted, number: int) -> m.RecordList:
    kept = house(request).store
    reader = guest(request)

    def read() -> m.RecordList:
        found = kept.read(lambda c: finished.page(c, wanted, number))
        rows = kept.read(lambda c: store.summaries(c, found.ids))
        tables = [summary(rows[id], reader, why_stopped(rows[id])) for id in found.ids]
        pages = max(1, -(-found.total // finished.PAGE))
        return m.RecordList(tables, found.total, number, pages, found.players)

    return await asyncio.to_thread(read)


async def export(house: House, guest: str, id: str) -> m.Export:
    """A table's record; while its game runs, without what others keep secret."""
    try:
        async with house.lobby.at(id) as table:
            return replay.export(table, table.seat_of(guest))
    except StoppedTable as stopped:
        return await asyncio.to_thread(_stopped_export, house, guest, stopped)


def _stopped_export(house: House, guest: str, stopped: StoppedTable) -> m.Export:
    kept = stopped.kept
    if kept.row["seed"] is None:
        raise Trouble("not-started")
    seat = next((h["seat"] for h in kept.holders if h["guest"] == guest), None)
    text = house.store.read(lambda c: store.kept_record(c, kept.row["id"]))
    made = finished.stored_record(kept, text, seat)
    if isinstance(made, Record):
        return m.Export(made.text(every_option=True), made.redacted_for is not None)
    return m.Export(made)


@get(
    "/tables/{id:str}/record.irec",
    media_type=TEXT,
    responses=REFUSALS,
    tags=["records"],
)
async def record_file(request: Asked, id: Id) -> Response[str]:
    """The record as a file to keep."""
    made = await export(house(request), guest(request), id)
    rows = await asyncio.to_thread(house(request).store.read, lambda c: store.summaries(c, [id]))
    row = rows[id].row
    name = finished.file_name(row["game"], row["ended"] or row["touched"], id)
    headers = {"content-disposition": f'attachment; filename="{name}"'}
    return Response(made.record, headers=headers, media_type=TEXT)


@get("/records/mine.zip", media_type="application/zip", responses=REFUSALS, tags=["records"])
async def my_zip(request: Asked) -> Stream:
    """All your finished games: a record each, named by when it ended, and a list of them."""
    pieces = _pieces(finished.zipped(house(request).store, guest(request)))
    headers = {"content-disposition": 'attachment; filename="intrika.zip"'}
    return Stream(pieces, media_type="application/zip", headers=headers)


async def _pieces(made: Iterator[bytes]) -> AsyncIterator[bytes]:
    """Pieces made in a thread, so that nobody at a table waits for a zip."""
    while True:
        piece = await asyncio.to_thread(next, made, None)
        if piece is None:
            return
        if piece:
            yield piece


records = [my_records, public_records, record_file, my_zip]
