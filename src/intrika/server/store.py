"""The database behind the server: opening it, bringing it up to date, reading from it.

SQLite in WAL mode by default, Postgres by its URL; nothing else here knows which one it is.
Writing is the writer's business alone (writer.py).
"""

from __future__ import annotations

import secrets
from collections.abc import Callable
from pathlib import Path
from typing import Any, TypeVar

import sqlalchemy as sa

from intrika.core.refusal import BadInput
from intrika.server import schema

T = TypeVar("T")
LIST_LIMIT = 100


def sqlite_url(folder: Path) -> str:
    return sa.URL.create("sqlite", database=str(folder / "intrika.db")).render_as_string(False)


def _parsed(url: str) -> sa.URL:
    try:
        parsed = sa.make_url(url)
    except sa.exc.ArgumentError:
        raise BadInput(
            "a database is given as postgresql://user@host/name or sqlite:///file"
        ) from None
    if parsed.drivername in ("postgresql", "postgres"):
        parsed = parsed.set(drivername="postgresql+psycopg")
    if parsed.get_backend_name() not in ("postgresql", "sqlite"):
        raise BadInput(f"databases are: postgresql, sqlite; got {parsed.drivername!r}")
    return parsed


class Store:
    """An open database, up to date."""

    def __init__(self, url: str) -> None:
        parsed = _parsed(url)
        try:
            if parsed.get_backend_name() == "sqlite":
                self.engine = sa.create_engine(parsed, connect_args={"timeout": 10})
                sa.event.listen(self.engine, "connect", _prepare_sqlite)
            else:
                self.engine = sa.create_engine(parsed, pool_pre_ping=True)
            self._migrate()
        except ModuleNotFoundError as error:
            raise BadInput(f"{error.name} is missing: install intrika[postgres]") from None
        except sa.exc.DBAPIError as error:
            told = str(error.orig).strip().splitlines()[0]
            raise BadInput(f"the database cannot be opened: {told}") from None

    def _migrate(self) -> None:
        """Up to the newest migration; Alembic is imported only if there is something to do."""
        with self.engine.begin() as connection:
            if sa.inspect(connection).has_table("alembic_version"):
                found = connection.execute(sa.text("SELECT version_num FROM alembic_version"))
                version = found.scalar()
                if version == schema.HEAD:
                    return
                if version is not None and version > schema.HEAD:
                    raise BadInput(f"the database was made by a newer program ({version})")
            upgrade(connection)

    def close(self) -> None:
        self.engine.dispose()

    def read(self, ask: Callable[[sa.Connection], T]) -> T:
        with self.engine.connect() as connection:
            return ask(connection)

    def signing_key(self) -> str:
        """The key of the cookies: made once, kept with the data."""
        table = schema.settings
        wanted = sa.select(table.c.value).where(table.c.name == "signing-key")
        with self.engine.begin() as connection:
            found: str | None = connection.execute(wanted).scalar()
            if found is None:
                found = secrets.token_hex(32)
                connection.execute(sa.insert(table).values(name="signing-key", value=found))
            return found


def upgrade(connection: sa.Connection) -> None:
    from alembic import command
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    config.attributes["connection"] = connection
    command.upgrade(config, "head")


def _prepare_sqlite(connection: Any, _: Any) -> None:
    cursor = connection.cursor()
    cursor.execute("PRAGMA journal_mode=WAL")
    cursor.execute("PRAGMA synchronous=FULL")  # what was acknowledged survives a power cut too
    cursor.execute("PRAGMA foreign_keys=ON")
    cursor.close()


# -- reading ------------------------------------------------------------------------------------


class Kept:
    """Everything the database holds of one table."""

    def __init__(self, c: sa.Connection, row: sa.RowMapping, logs: bool = True) -> None:
        id = row["id"]
        self.row = row
        self.seats = rows(c, schema.seats, id, schema.seats.c.seat)
        self.holders = rows(c, schema.holders, id, schema.holders.c.seat)
        self.entries = rows(c, schema.entries, id, schema.entries.c.number) if logs else []
        self.fork = None if logs else _fork_of(c, id)
        self.lines = rows(c, schema.lines, id, schema.lines.c.number) if logs else []


def _fork_of(c: sa.Connection, id: str) -> int | None:
    """What the first line of a table's log says of another game it was played on from."""
    e = schema.entries
    first = (e.c.table_id == id) & (e.c.number == 1) & (e.c.kind == "fork")
    found: int | None = c.execute(sa.select(e.c.value).where(first)).scalar()
    return found


def rows(c: sa.Connection, table: sa.Table, id: str, order: Any) -> list[sa.RowMapping]:
    wanted = sa.select(table).where(table.c.table_id == id).order_by(order)
    return list(c.execute(wanted).mappings())


def kept_table(c: sa.Connection, id: str) -> Kept | None:
    found = c.execute(sa.select(schema.tables).where(schema.tables.c.id == id)).mappings().first()
    return None if found is None else Kept(c, found)


def summaries(c: sa.Connection, ids: list[str]) -> dict[str, Kept]:
    """Several tables without their logs."""
    found = c.execute(sa.select(schema.tables).where(schema.tables.c.id.in_(ids))).mappings()
    return {row["id"]: Kept(c, row, logs=False) for row in found.all()}


def guest_name(c: sa.Connection, guest: str) -> str | None:
    wanted = sa.select(schema.guests.c.name).where(schema.guests.c.id == guest)
    found: str | None = c.execute(wanted).scalar()
    return found


def open_tables(c: sa.Connection, since: float) -> list[str]:
    """The public tables that wait for somebody and were touched since then, newest first."""
    t, s = schema.tables, schema.seats
    sits = sa.exists().where(s.c.table_id == t.c.id, s.c.kind == "person")
    lately = t.c.touched > since
    wanted = sa.select(t.c.id).where(t.c.phase == "waiting", t.c.public, lately, sits)
    return list(c.execute(wanted.order_by(t.c.created.desc()).limit(LIST_LIMIT)).scalars())


def tables_of(c: sa.Connection, guest: str) -> list[str]:
    """The tables at which a guest sits, the last touched first."""
    t, h = schema.tables, schema.holders
    wanted = sa.select(t.c.id).join(h, h.c.table_id == t.c.id).where(h.c.guest == guest)
    return list(c.execute(wanted.order_by(t.c.touched.desc()).limit(LIST_LIMIT)).scalars())


def unfinished_of(c: sa.Connection, guest: str, rules: dict[str, str]) -> int:
    """At how many unfinished tables, of games under these rules, a guest sits or is the host."""
    t, h = schema.tables, schema.holders
    held = sa.select(h.c.table_id).where(h.c.guest == guest)
    his = (t.c.host == guest) | t.c.id.in_(held)
    many = sa.func.count()
    wanted = sa.select(t.c.game, t.c.rules, many).where(t.c.phase != "over", his)
    found = c.execute(wanted.group_by(t.c.game, t.c.rules))
    return sum(count for game, version, count in found if rules.get(game) == version)


def kept_record(c: sa.Connection, id: str) -> str | None:
    """The record of a finished game."""
    wanted = sa.select(schema.records.c.text).where(schema.records.c.table_id == id)
    found: str | None = c.execute(wanted).scalar()
    return found


def finished_without_record(c: sa.Connection) -> list[str]:
    """Games that ended before records were kept."""
    t, r = schema.tables, schema.records
    wanted = sa.select(t.c.id).outerjoin(r, r.c.table_id == t.c.id)
    return list(c.execute(wanted.where(t.c.phase == "over", r.c.table_id.is_(None))).scalars())


def running_versions(c: sa.Connection) -> list[tuple[str, str, int]]:
    """How many games run of each game and version of its rules."""
    t = schema.tables
    wanted = sa.select(t.c.game, t.c.rules, sa.func.count()).where(t.c.phase == "running")
    return [(g, v, n) for g, v, n in c.execute(wanted.group_by(t.c.game, t.c.rules))]


def tables_waiting_for_bots(c: sa.Connection) -> list[str]:
    """Running tables at which a bot is to move: they go on by themselves after a restart."""
    t, s = schema.tables, schema.seats
    wanted = (
        sa.select(t.c.id, t.c.to_act, s.c.seat)
        .join(s, s.c.table_id == t.c.id)
        .where(t.c.phase == "running", s.c.level.is_not(None))
        .order_by(t.c.touched.desc())
    )
    found = [id for id, to_act, seat in c.execute(wanted) if seat in to_act]
    return list(dict.fromkeys(found))
