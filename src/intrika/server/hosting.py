"""Who sits where: opening tables, joining, leaving, returning, playing the same again."""

from __future__ import annotations

import asyncio
import secrets
import time
from collections.abc import Sequence
from typing import Any

from intrika.core.refusal import BadInput
from intrika.core.registry import game as game_of
from intrika.core.registry import games
from intrika.server import messages as m
from intrika.server import store, writes
from intrika.server.course import Entry
from intrika.server.identity import token
from intrika.server.lobby import Lobby
from intrika.server.messages_past import Fork
from intrika.server.replay import Past
from intrika.server.table import Chair, LiveTable
from intrika.server.trouble import Trouble

SEATED_MOST = 100  # unfinished tables one guest may sit at


class Hosting:
    """What people do with the seats of a lobby's tables."""

    def __init__(self, lobby: Lobby) -> None:
        self.lobby = lobby

    async def create(self, guest: str, wanted: m.NewTable) -> m.Table:
        await self._check_room(guest)
        chairs = [
            Chair("open" if s.kind == "me" else s.kind, "", s.level, token()) for s in wanted.seats
        ]
        mine = [seat for seat, s in enumerate(wanted.seats) if s.kind == "me"]
        if len(mine) > 1:
            raise Trouble("bad-request", "only one seat can be yours")
        for chair in chairs:
            if (chair.kind == "bot") != (chair.level is not None):
                raise Trouble("bad-request", "a bot has a level, and only a bot")
        if mine:
            chairs[mine[0]] = Chair("person", (await self.lobby.me(guest)).name, None, token())
        table = self._new(wanted.game, wanted.options, wanted.public, guest, chairs)
        if mine:
            table.holders[guest] = mine[0]
        return await self._open(table, guest)

    def _new(
        self, game: str, options: dict[str, Any], public: bool, host: str, chairs: list[Chair]
    ) -> LiveTable:
        try:
            found = game_of(game)
        except BadInput as error:
            raise Trouble("no-game", str(error)) from None
        try:
            checked = found.setup(len(chairs), options, None).options
        except (BadInput, TypeError, ValueError) as error:
            raise Trouble("bad-options", str(error)) from None
        secret = secrets.token_hex(32)
        return LiveTable(token(), found, checked, public, host, self.lobby.clock(), secret, chairs)

    async def _open(self, table: LiveTable, guest: str, log: Sequence[Entry] = ()) -> m.Table:
        self._begin_if_full(table)
        async with table.lock:
            await self.lobby.commit(table, writes.new_table(table, table.created, log))
            table.used = time.monotonic()
            self.lobby.tables[table.id] = table
        self.lobby.on_change(table)
        return table.told(guest)

    async def _check_room(self, guest: str) -> None:
        rules = {game.id: game.rules for game in games()}
        ids = await asyncio.to_thread(
            self.lobby.store.read, lambda c: store.unfinished_of(c, guest, rules)
        )
        if ids >= SEATED_MOST:
            raise Trouble("too-many")

    def _begin_if_full(self, table: LiveTable) -> bool:
        """The game starts by itself when every seat is taken."""
        if table.match is not None or any(chair.kind == "open" for chair in table.chairs):
            return False
        table.begin(secrets.randbits(256), _players(table.chairs), self.lobby.clock())
        return True

    async def join(self, guest: str, id: str, wanted: m.Join) -> m.Table:
        name = (await self.lobby.me(guest)).name
        async with self.lobby.at(id) as table:
            seat = table.seat_of(guest)
            if wanted.key is not None:
                return await self._join_by_key(table, guest, wanted)
            if seat is not None:
                raise Trouble("already-seated")
            seat = self._free_seat(table, wanted.seat)
            key = table.chairs[seat].key
            table.chairs[seat] = Chair("person", name, None, key)
            table.holders[guest] = seat
            await self._seated(table, seat)
            return table.told(guest)

    async def _join_by_key(self, table: LiveTable, guest: str, wanted: m.Join) -> m.Table:
        """Another device of the same person: it holds the seat too."""
        given = wanted.key or ""
        for seat, chair in enumerate(table.chairs):
            same = secrets.compare_digest(chair.key.encode(), given.encode())
            if same and chair.kind == "person" and wanted.seat in (None, seat):
                held = table.seat_of(guest)
                if held is not None and held != seat:
                    raise Trouble("already-seated")
                if held is None:
                    table.holders[guest] = seat
                    await self._seated(table, seat)
                return table.told(guest)
        raise Trouble("wrong-key")

    def _free_seat(self, table: LiveTable, wanted: int | None) -> int:
        if table.phase != "waiting":
            raise Trouble("already-started")
        free = [seat for seat, chair in enumerate(table.chairs) if chair.kind == "open"]
        if wanted is None and free:
            return free[0]
        if wanted is not None and not 0 <= wanted < len(table.chairs):
            raise Trouble("no-seat")
        if wanted is None or wanted not in free:
            raise Trouble("seat-taken")
        return wanted

    async def _seated(self, table: LiveTable, seat: int) -> None:
        """Somebody sits or sits no longer: write it, begin if the table is full, tell everybody."""
        began = self._begin_if_full(table)
        await self.lobby.commit(table, writes.seating(table, [seat], self.lobby.clock()))
        self.lobby.tell_table(table)
        if table.match is not None:
            self.lobby.tell_fresh(table, None if began else seat)
        self.lobby.on_change(table)

    async def set_seat(self, guest: str, id: str, seat: int, wanted: m.SetSeat) -> m.Table:
        """The host fills an open seat with a bot, or opens it again."""
        if (wanted.kind == "bot") != (wanted.level is not None):
            raise Trouble("bad-request", "a bot has a level, and only a bot")
        async with self.lobby.at(id) as table:
            if table.host != guest:
                raise Trouble("not-host")
            if table.phase != "waiting":
                raise Trouble("already-started")
            if not 0 <= seat < len(table.chairs):
                raise Trouble("no-seat")
            if table.chairs[seat].kind == "person":
                raise Trouble("seat-taken")
            table.chairs[seat] = Chair(wanted.kind, "", wanted.level, token())
            await self._seated(table, seat)
            return table.told(guest)

    async def leave(self, guest: str, id: str, level: m.Level) -> m.Table:
        """Before the game the seat opens again; later a bot takes it until the person returns."""
        async with self.lobby.at(id) as table:
            seat = table.seat_of(guest)
            if seat is None:
                raise Trouble("not-seated")
            chair = table.chairs[seat]
            if table.phase == "over":
                return table.told(guest)
            if table.phase == "waiting":
                table.chairs[seat] = Chair("open", "", None, token())
                table.holders = {g: s for g, s in table.holders.items() if s != seat}
            else:
                table.chairs[seat] = Chair("person", chair.name, level, chair.key, stand_in=True)
            await self._seated(table, seat)
            return table.told(guest)

    async def come_back(self, guest: str, id: str) -> m.Table:
        async with self.lobby.at(id) as table:
            seat = table.seat_of(guest)
            if seat is None:
                raise Trouble("not-seated")
            chair = table.chairs[seat]
            if chair.stand_in:
                table.chairs[seat] = Chair("person", chair.name, None, chair.key)
                await self._seated(table, seat)
            return table.told(guest)

    async def rematch(self, guest: str, id: str) -> m.Table:
        """The same again: bots and the one who asks sit as before, the others find open seats."""
        async with self.lobby.at(id) as table:
            seat = table.seat_of(guest)
            if seat is None:
                raise Trouble("not-seated")
            if table.phase != "over":
                raise Trouble("not-over")
            if table.rematch is None:
                return await self._new_rematch(table, guest, seat)
            next = table.rematch
        async with self.lobby.at(next) as there:
            sits = there.seat_of(guest) is not None
            free = there.phase == "waiting" and there.chairs[seat].kind == "open"
            told = there.told(guest)
        if sits or there.phase != "waiting":
            return told
        return await self.join(guest, next, m.Join(seat=seat if free else None))

    async def _new_rematch(self, table: LiveTable, guest: str, seat: int) -> m.Table:
        chairs = [
            Chair("bot", "", old.level, token())
            if old.kind == "bot"
            else Chair("open", "", None, token())
            for old in table.chairs
        ]
        chairs[seat] = Chair("person", (await self.lobby.me(guest)).name, None, token())
        made_table = self._new(table.game.id, dict(table.options), False, guest, chairs)
        made_table.holders[guest] = seat
        told = await self._open(made_table, guest)
        table.rematch = made_table.id
        await self.lobby.commit(table, writes.seating(table, [], self.lobby.clock()))
        self.lobby.tell_table(table)
        return told

    # -- playing on from a moment ---------------------------------------------------------------

    async def fork(self, guest: str, past: Past, wanted: Fork) -> m.Table:
        """A table that begins with the first decisions of another game, which is over.

        Game, options, seed and decisions are the same, so its record is a true record of a whole
        game, and chance falls as it fell there.
        """
        match = past.match
        if not past.free:
            raise Trouble("not-over")
        if wanted.at > len(past.taken):
            raise Trouble("no-moment")
        if wanted.seat >= len(match.players):
            raise Trouble("no-seat")
        if past.over and wanted.at == len(past.taken):
            raise Trouble("game-over")
        await self._check_room(guest)
        chairs = [Chair("bot", "", wanted.level, token()) for _ in match.players]
        chairs[wanted.seat] = Chair("person", (await self.lobby.me(guest)).name, None, token())
        table = self._new(match.game.id, dict(match.options), False, guest, chairs)
        table.holders[guest] = wanted.seat
        now = self.lobby.clock()
        log = [Entry(1, "fork", wanted.seat, wanted.at, None, None, now)]
        log += [
            Entry(number, "act", taken.seat, taken.action.id, None, None, now)
            for number, taken in enumerate(past.taken[: wanted.at], 2)
        ]
        table.begin(match.seed, _players(chairs), now)
        await asyncio.to_thread(table.restore, log)
        return await self._open(table, guest, log)


def _players(chairs: list[Chair]) -> list[str]:
    """The names in the record."""
    return [f"@{chair.level}" if chair.kind == "bot" else chair.name for chair in chairs]
