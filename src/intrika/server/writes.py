"""What is written: each function makes a job for the writer."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import sqlalchemy as sa

from intrika.server import messages as m
from intrika.server import schema
from intrika.server.course import Entry
from intrika.server.pinned import data_of
from intrika.server.table import Chair, LiveTable

Job = Callable[[sa.Connection], None]


def new_table(table: LiveTable, now: float, log: Sequence[Entry] = ()) -> Job:
    """A table, and the log with which it begins."""
    row = {
        "id": table.id, "game": table.game.id, "rules": table.game.rules, "options": table.options,
        "public": table.public, "phase": "waiting", "host": table.host, "created": table.created,
        "touched": now, "secret": table.secret, "to_act": [],
    }  # fmt: skip
    seats = [_seat_row(table, seat) for seat in range(len(table.chairs))]
    holders = _holder_rows(table)
    started = start_values(table)
    entries = [{"table_id": table.id} | made._asdict() | _given(table, made) for made in log]

    def job(c: sa.Connection) -> None:
        c.execute(sa.insert(schema.tables).values(row | started))
        c.execute(sa.insert(schema.seats), seats)
        if holders:
            c.execute(sa.insert(schema.holders), holders)
        if entries:
            c.execute(sa.insert(schema.entries), entries)

    return job


def start_values(table: LiveTable) -> dict[str, Any]:
    """The columns that the start of the game fills."""
    course = table.course
    if course is None:
        return {}
    return {
        "phase": table.phase, "seed": str(course.seed), "players": course.players,
        "started": course.started, "to_act": table.to_act(), "rules": table.game.rules,
        "data": data_of(table.game),
    }  # fmt: skip


def seating(table: LiveTable, seats: list[int], now: float) -> Job:
    """Some seats and all holders as they are now; the start of the game if it begins."""
    rows = [_seat_row(table, seat) for seat in seats]
    holders = _holder_rows(table)
    values = {"touched": now, "rematch": table.rematch} | start_values(table)

    def job(c: sa.Connection) -> None:
        for row in rows:
            s = schema.seats
            here = (s.c.table_id == table.id) & (s.c.seat == row["seat"])
            c.execute(sa.update(s).where(here).values(row))
        c.execute(sa.delete(schema.holders).where(schema.holders.c.table_id == table.id))
        if holders:
            c.execute(sa.insert(schema.holders), holders)
        _update(c, table.id, values)

    return job


def entry(table: LiveTable, made: Entry) -> Job:
    """One more line of the log, and what follows from it for the lists of tables."""
    values = {"touched": made.at, "phase": table.phase, "to_act": table.to_act()}
    row = {"table_id": table.id} | made._asdict() | _reading(table, made)
    end = finish(table) if table.phase == "over" else None

    def job(c: sa.Connection) -> None:
        c.execute(sa.insert(schema.entries).values(row))
        _update(c, table.id, values)
        if end is not None:
            end(c)

    return job


def _given(table: LiveTable, made: Entry) -> dict[str, Any]:
    """`_reading` for a line of the log with which a table begins: first where it comes from, then
    the decisions in the order of the record."""
    if made.kind != "act":
        return {"text": None, "masked": None, "position": None}
    assert table.match is not None
    position = made.number - 2
    found = table.match.taken[position]
    return {"text": found.action.text, "masked": found.masked, "position": position}


def _reading(table: LiveTable, made: Entry) -> dict[str, Any]:
    """How an action reads, for itself and for the others, and where it stands in the record: no
    rules are needed to tell it later."""
    if made.kind != "act":
        return {}
    assert table.match is not None
    taken = table.match.taken
    position = next(n for n in range(len(taken) - 1, -1, -1) if taken[n].seat == made.seat)
    found = taken[position]
    return {"text": found.action.text, "masked": found.masked, "position": position}


def finish(table: LiveTable) -> Job:
    """The result and the record of a game that is over."""
    assert table.course is not None
    assert table.match is not None
    text = table.match.record().text()
    ended = table.ended
    scores = table.result() or []

    def job(c: sa.Connection) -> None:
        s = schema.seats
        for seat, score in enumerate(scores):
            here = (s.c.table_id == table.id) & (s.c.seat == seat)
            c.execute(sa.update(s).where(here).values(points=score.points, place=score.place))
        c.execute(sa.insert(schema.records).values(table_id=table.id, text=text))
        _update(c, table.id, {"ended": ended})

    return job


def line(table: LiveTable, made: m.Line, guest: str, ref: str) -> Job:
    row = {
        "table_id": table.id, "number": made.n, "seat": made.seat, "name": made.name,
        "text": made.text, "guest": guest, "ref": ref, "at": made.at,
    }  # fmt: skip

    def job(c: sa.Connection) -> None:
        c.execute(sa.insert(schema.lines).values(row))

    return job


def rename(guest: str, name: str) -> Job:
    """A guest's name, here and on the seats it holds."""
    g, s, h = schema.guests, schema.seats, schema.holders

    def job(c: sa.Connection) -> None:
        changed = c.execute(sa.update(g).where(g.c.id == guest).values(name=name))
        if not changed.rowcount:
            c.execute(sa.insert(g).values(id=guest, name=name))
        for id, seat in c.execute(sa.select(h.c.table_id, h.c.seat).where(h.c.guest == guest)):
            here = (s.c.table_id == id) & (s.c.seat == seat) & (s.c.kind == "person")
            c.execute(sa.update(s).where(here).values(name=name))

    return job


def _update(c: sa.Connection, id: str, values: dict[str, Any]) -> None:
    c.execute(sa.update(schema.tables).where(schema.tables.c.id == id).values(values))


def _seat_row(table: LiveTable, seat: int) -> dict[str, Any]:
    chair: Chair = table.chairs[seat]
    return {
        "table_id": table.id, "seat": seat, "kind": chair.kind, "name": chair.name,
        "level": chair.level, "key": chair.key, "stand_in": chair.stand_in,
    }  # fmt: skip


def _holder_rows(table: LiveTable) -> list[dict[str, Any]]:
    return [
        {"table_id": table.id, "guest": guest, "seat": seat}
        for guest, seat in table.holders.items()
    ]
