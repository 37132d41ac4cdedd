"""The HTTP interface under /api: games, guests, tables; looking back is in http_past.py."""

from __future__ import annotations

from typing import Annotated

from litestar import Router, get, patch, post
from litestar.datastructures import CacheControlHeader
from litestar.params import JSONBody, PathParameter

from intrika import __version__
from intrika.core.refusal import BadInput
from intrika.server import games
from intrika.server import messages as m
from intrika.server.asked import REFUSALS, Asked, Id, Whole, guest, house
from intrika.server.http_past import past
from intrika.server.lobby import summary
from intrika.server.pinned import StoppedTable
from intrika.server.records import records
from intrika.server.trouble import Trouble

Word = Annotated[str, PathParameter(max_length=40)]
SeatNumber = Annotated[int, PathParameter(ge=0, le=5)]
LASTING = CacheControlHeader(max_age=600)


@get("/health", sync_to_thread=False, tags=["server"])
def health() -> m.Health:
    """Whether the server is ready."""
    return m.Health("ok", __version__)


@get("/games", cache_control=LASTING, sync_to_thread=False, responses=REFUSALS, tags=["games"])
def list_games() -> list[m.GameInfo]:
    """Every game with its options."""
    return games.listed()


@get(
    "/games/{game:str}/actions",
    cache_control=LASTING,
    sync_to_thread=False,
    responses=REFUSALS,
    tags=["games"],
)
def list_actions(game: Word) -> m.ActionList:
    """Every action of a game, for asking why one cannot be played."""
    return games.actions(game)


@get(
    "/rules/{game:str}/{lang:str}",
    cache_control=LASTING,
    responses=REFUSALS,
    tags=["games"],
    sync_to_thread=False,
)
def read_rules(game: Word, lang: Word) -> m.Rules:
    """A game's rules in Czech or English."""
    from intrika.cli.rules import rules_text  # late: it brings all texts with it

    games.found(game)
    try:
        return m.Rules(game, lang, rules_text(game, lang))
    except BadInput:
        raise Trouble("no-page") from None


@get("/me", responses=REFUSALS, tags=["guests"])
async def read_me(request: Asked) -> m.Me:
    """The guest this browser's cookie stands for."""
    return await house(request).lobby.me(guest(request))


@patch("/me", responses=REFUSALS, tags=["guests"])
async def rename_me(request: Asked, data: JSONBody[m.Rename]) -> m.Me:
    return await house(request).lobby.rename(guest(request), data.name)


@post("/tables", responses=REFUSALS, tags=["tables"])
async def new_table(request: Asked, data: JSONBody[m.NewTable]) -> m.Table:
    """Open a table; the game starts when every seat is taken."""
    return await house(request).hosting.create(guest(request), data)


@get("/tables", responses=REFUSALS, tags=["tables"])
async def open_tables(request: Asked) -> m.TableList:
    """Public tables that wait for players."""
    return await house(request).lobby.open_tables(guest(request))


@get("/tables/mine", responses=REFUSALS, tags=["tables"])
async def my_tables(request: Asked) -> m.TableList:
    """The tables at which you sit, the last touched first."""
    return await house(request).lobby.mine(guest(request))


@get("/tables/{id:str}", responses=REFUSALS, tags=["tables"])
async def read_table(request: Asked, id: Id) -> m.Table:
    """A table, also one that this program can only read."""
    try:
        async with house(request).lobby.at(id) as table:
            return table.told(guest(request))
    except StoppedTable as stopped:
        return summary(stopped.kept, guest(request), stopped.why)


@post("/tables/{id:str}/join", status_code=200, responses=REFUSALS, tags=["tables"])
async def join(request: Asked, id: Id, data: JSONBody[m.Join]) -> m.Table:
    """Take a free seat, or with a seat's key that one."""
    return await house(request).hosting.join(guest(request), id, data)


@post("/tables/{id:str}/leave", status_code=200, responses=REFUSALS, tags=["tables"])
async def leave(request: Asked, id: Id, data: JSONBody[m.TakeOver]) -> m.Table:
    """Leave your seat; in a running game a bot takes over until you return."""
    return await house(request).hosting.leave(guest(request), id, data.level)


@post("/tables/{id:str}/return", status_code=200, responses=REFUSALS, tags=["tables"])
async def come_back(request: Asked, id: Id) -> m.Table:
    """Take your seat back from the bot."""
    return await house(request).hosting.come_back(guest(request), id)


@post("/tables/{id:str}/seats/{seat:int}", status_code=200, responses=REFUSALS, tags=["tables"])
async def set_seat(request: Asked, id: Id, seat: SeatNumber, data: JSONBody[m.SetSeat]) -> m.Table:
    """As the host of a waiting table: fill a seat with a bot, or open it."""
    return await house(request).hosting.set_seat(guest(request), id, seat, data)


@post("/tables/{id:str}/rematch", responses=REFUSALS, tags=["tables"])
async def rematch(request: Asked, id: Id) -> m.Table:
    """The same again; everybody who asks meets at the same new table."""
    return await house(request).hosting.rematch(guest(request), id)


@get("/tables/{id:str}/seat-link", responses=REFUSALS, tags=["tables"])
async def seat_link(request: Asked, id: Id) -> m.SeatLink:
    """The way to your seat from another device. Whoever has it plays for you."""
    async with house(request).lobby.at(id) as table:
        seat = table.seat_of(guest(request))
        if seat is None:
            raise Trouble("not-seated")
        return m.SeatLink(f"/t/{table.id}?key={table.chairs[seat].key}")


@get("/tables/{id:str}/why", responses=REFUSALS, tags=["records"])
async def read_why(request: Asked, id: Id, action: Whole) -> m.Explained:
    """Why you may not play an action now."""
    return m.Explained(await house(request).play.why(guest(request), id, action))


api = Router(
    "/api",
    route_handlers=[
        list_games, list_actions, read_rules, read_me, rename_me, new_table, open_tables,
        my_tables, read_table, join, leave, come_back, set_seat, rematch, seat_link, read_why,
        *past, *records,
    ],
)  # fmt: skip
