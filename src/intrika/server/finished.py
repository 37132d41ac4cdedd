"""Finished games: lists of them, their records as files, and all of one's own in a zip.

Nothing is replayed for this: results and records are kept when a game ends.
"""

from __future__ import annotations

import re
import zipfile
from collections.abc import Iterator
from datetime import UTC, datetime
from functools import partial
from typing import Any, NamedTuple

import sqlalchemy as sa

from intrika.core.record import Entry, Record
from intrika.core.refusal import BadInput
from intrika.core.registry import game as game_of
from intrika.server import schema, store
from intrika.server.store import Kept, Store

PAGE = 20  # games in a list at once
BATCH = 50  # records in memory at once
PLAYERS = 100  # names offered to filter by


class Wanted(NamedTuple):
    """Which finished games: those of a guest, or the public ones."""

    guest: str | None = None  # None: the public ones
    game: str | None = None
    won: bool | None = None
    player: str | None = None  # somebody else's name, or `@level` of a bot


def _matching(wanted: Wanted) -> sa.Select[Any]:
    """The ids of the games wanted."""
    t, s, h = schema.tables, schema.seats, schema.holders
    made = sa.select(t.c.id).where(t.c.phase == "over", t.c.ended.is_not(None))
    mine = None
    if wanted.guest is None:
        made = made.where(t.c.public)
    else:
        mine = h.c.seat
        made = made.join(h, h.c.table_id == t.c.id).where(h.c.guest == wanted.guest)
    if wanted.game is not None:
        made = made.where(t.c.game == wanted.game)
    if wanted.won is not None and mine is not None:
        placed = s.c.place == 1 if wanted.won else s.c.place > 1
        made = made.where(sa.exists().where(s.c.table_id == t.c.id, s.c.seat == mine, placed))
    if wanted.player is not None:
        named = _named(wanted.player) & (s.c.table_id == t.c.id)
        if mine is not None:
            named &= s.c.seat != mine
        made = made.where(sa.exists().where(named))
    return made


def _named(player: str) -> sa.ColumnElement[bool]:
    s = schema.seats
    if player.startswith("@"):
        return (s.c.kind == "bot") & (s.c.level == player[1:])
    return (s.c.kind == "person") & (s.c.name == player)


class Page(NamedTuple):
    ids: list[str]
    total: int
    players: list[str]


def page(c: sa.Connection, wanted: Wanted, number: int) -> Page:
    """One page of the games wanted, the last ended first; pages count from 1."""
    t = schema.tables
    matching = _matching(wanted)
    total = c.execute(sa.select(sa.func.count()).select_from(matching.subquery())).scalar_one()
    order = matching.order_by(t.c.ended.desc(), t.c.id).limit(PAGE).offset((number - 1) * PAGE)
    return Page(list(c.execute(order).scalars()), total, _players(c, wanted))


def _players(c: sa.Connection, wanted: Wanted) -> list[str]:
    """With whom one played, whatever the other filters say; the most frequent first."""
    s = schema.seats
    ids = _matching(Wanted(wanted.guest)).subquery()
    often = sa.func.count().label("often")
    level = sa.case((s.c.kind == "bot", s.c.level), else_=None).label("level")
    made = sa.select(s.c.kind, s.c.name, level, often).join(ids, ids.c.id == s.c.table_id)
    if wanted.guest is not None:
        h = schema.holders
        held = (h.c.table_id == s.c.table_id) & (h.c.guest == wanted.guest)
        made = made.join(h, held).where(h.c.seat != s.c.seat)
    made = made.group_by(s.c.kind, s.c.name, level).order_by(often.desc(), s.c.name)
    rows = c.execute(made.limit(PLAYERS))
    return [f"@{row.level}" if row.kind == "bot" else row.name for row in rows]


# -- files --------------------------------------------------------------------------------------


def file_name(game: str, at: float, id: str) -> str:
    """A name that sorts by time: `2026-11-15-1432-kabale-OYUxaMKG.irec`."""
    when = datetime.fromtimestamp(at, UTC).strftime("%Y-%m-%d-%H%M")
    return f"{when}-{game}-{re.sub('[^A-Za-z0-9]', '', id)[:8]}.irec"


def stored_record(kept: Kept, text: str | None, seat: int | None) -> Record | str:
    """The record of a table whose rules are not here: from its rows alone.

    While it is unfinished it is redacted as always; what an older program did not note down about
    the others' decisions counts as secret.
    """
    if text is not None:
        return text
    row = kept.row
    over = row["phase"] == "over"
    seed = int(row["seed"]) if over else None
    record = Record(row["game"], row["rules"], row["players"], row["options"], seed)
    if not over:
        record.redacted_for = "spectator" if seat is None else str(seat)
    record.entries = [_entry(row["game"], e, over or e["seat"] == seat) for e in standing(kept)]
    scores = [(s["points"], s["place"]) for s in kept.seats if s["place"] is not None]
    record.result = scores if over and len(scores) == len(kept.seats) else None
    return record


def standing(kept: Kept) -> list[Any]:
    """The decisions that were not taken back, as a record lists them."""
    came: list[Any] = []
    for entry in kept.entries:
        if entry["kind"] == "act":
            came.append(entry)
        elif entry["kind"] == "undo":
            del came[entry["value"] :]
    made: list[Any] = []
    for entry in came:
        made.insert(len(made) if entry["position"] is None else entry["position"], entry)
    return made


def _entry(game: str, e: Any, open: bool) -> Entry:
    text = e["text"] if e["text"] is not None else _text_today(game, e["value"])
    if open or (e["text"] is not None and e["text"] == e["masked"]):
        return Entry(e["seat"], e["value"], text)
    return Entry(e["seat"], None, e["masked"] or "?")


def _text_today(game: str, action: int) -> str:
    """Ids are permanent, so an action of an older log most likely reads the same now."""
    try:
        return game_of(game).space[action].text
    except (BadInput, IndexError):
        return "?"


# -- all of them --------------------------------------------------------------------------------


class _Pieces:
    """A file that can only be written; what was written is taken away piece by piece."""

    def __init__(self) -> None:
        self.pieces: list[bytes] = []
        self.at = 0

    def write(self, data: Any) -> int:
        self.pieces.append(bytes(data))
        self.at += len(data)
        return len(data)

    def tell(self) -> int:
        return self.at

    def flush(self) -> None:
        pass

    def close(self) -> None:
        pass

    def take(self) -> bytes:
        made = b"".join(self.pieces)
        self.pieces.clear()
        return made


HEAD = "file\ttable\tgame\trules\tended\tseat\tplace\tpoints\tplayers\n"


def zipped(kept: Store, guest: str) -> Iterator[bytes]:
    """Every finished game of a guest as a zip, piece by piece: a batch of records in memory.

    The oldest first, so that a game that ends meanwhile moves nothing.
    """
    out = _Pieces()
    index = [HEAD]
    after: tuple[float, str] = (-1.0, "")
    with zipfile.ZipFile(out, "w", zipfile.ZIP_DEFLATED) as file:
        while True:
            rows = kept.read(partial(_batch, guest=guest, after=after))
            for name, row, text in rows:
                file.writestr(_info(name, row["ended"]), text)
                index.append(_line(name, row))
                yield out.take()
            if len(rows) < BATCH:
                break
            last = rows[-1][1]
            after = (last["ended"], last["id"])
        file.writestr("games.tsv", "".join(index))
    yield out.take()


def _batch(c: sa.Connection, guest: str, after: tuple[float, str]) -> list[Any]:
    t, h, r = schema.tables, schema.holders, schema.records
    ended, id = after
    later = (t.c.ended > ended) | ((t.c.ended == ended) & (t.c.id > id))
    wanted = (
        sa.select(t, h.c.seat, r.c.text)
        .join(h, (h.c.table_id == t.c.id) & (h.c.guest == guest))
        .outerjoin(r, r.c.table_id == t.c.id)
        .where(t.c.phase == "over", later)
        .order_by(t.c.ended, t.c.id)
        .limit(BATCH)
    )
    found_rows = c.execute(wanted).mappings().all()
    seats = _seats(c, [row["id"] for row in found_rows])
    made = []
    for row in found_rows:
        text = row["text"]
        if text is None:  # it ended before records were kept, and its rules are gone
            found = store.kept_table(c, row["id"])
            assert found is not None
            made_now = stored_record(found, None, row["seat"])
            assert isinstance(made_now, Record)
            text = made_now.text(every_option=True)
        name = file_name(row["game"], row["ended"], row["id"])
        made.append((name, {**row, "own": seats[row["id"], row["seat"]]}, text))
    return made


def _seats(c: sa.Connection, ids: list[str]) -> dict[tuple[str, int], Any]:
    s = schema.seats
    found = c.execute(sa.select(s).where(s.c.table_id.in_(ids))).mappings()
    return {(row["table_id"], row["seat"]): row for row in found}


def _info(name: str, at: float) -> zipfile.ZipInfo:
    when = datetime.fromtimestamp(at, UTC).timetuple()[:6]
    info = zipfile.ZipInfo(name, when)
    info.compress_type = zipfile.ZIP_DEFLATED
    return info


def _line(name: str, row: Any) -> str:
    when = datetime.fromtimestamp(row["ended"], UTC).strftime("%Y-%m-%dT%H:%M:%SZ")
    own = row["own"]
    place, points = ["" if own[key] is None else str(own[key]) for key in ("place", "points")]
    fields = [name, row["id"], row["game"], row["rules"], when, str(row["seat"]), place, points]
    return "\t".join([*fields, ", ".join(row["players"])]) + "\n"
