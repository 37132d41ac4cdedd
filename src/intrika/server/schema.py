"""The database: guests, tables, seats, who holds them, what was decided and what was said."""

from __future__ import annotations

import sqlalchemy as sa

HEAD = "0002"  # the newest migration

metadata = sa.MetaData()

settings = sa.Table(
    "settings",
    metadata,
    sa.Column("name", sa.String(40), primary_key=True),
    sa.Column("value", sa.Text, nullable=False),
)

guests = sa.Table(
    "guests",
    metadata,
    sa.Column("id", sa.String(32), primary_key=True),
    sa.Column("name", sa.String(24), nullable=False),
)

tables = sa.Table(
    "tables",
    metadata,
    sa.Column("id", sa.String(32), primary_key=True),
    sa.Column("game", sa.String(40), nullable=False),
    sa.Column("rules", sa.String(20), nullable=False),
    sa.Column("data", sa.String(24)),  # fingerprint of the game's data, from the start on
    sa.Column("options", sa.JSON, nullable=False),
    sa.Column("public", sa.Boolean, nullable=False),
    sa.Column("phase", sa.String(10), nullable=False),
    sa.Column("host", sa.String(32), nullable=False),
    sa.Column("created", sa.Float, nullable=False),
    sa.Column("touched", sa.Float, nullable=False),
    sa.Column("secret", sa.String(64), nullable=False),  # of the bots' random numbers
    sa.Column("started", sa.Float),
    sa.Column("seed", sa.String(80)),  # from the start on
    sa.Column("players", sa.JSON),  # the names in the record, from the start on
    sa.Column("to_act", sa.JSON, nullable=False),
    sa.Column("rematch", sa.String(32)),
    sa.Column("ended", sa.Float),  # from the end on
)
sa.Index("tables_by_phase", tables.c.phase, tables.c.touched)
sa.Index("tables_by_end", tables.c.ended)

seats = sa.Table(
    "seats",
    metadata,
    sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("seat", sa.Integer, primary_key=True),
    sa.Column("kind", sa.String(10), nullable=False),
    sa.Column("name", sa.String(24), nullable=False),
    sa.Column("level", sa.String(20)),
    sa.Column("key", sa.String(64), nullable=False),
    sa.Column("stand_in", sa.Boolean, nullable=False),
    sa.Column("points", sa.Integer),  # from the end on
    sa.Column("place", sa.Integer),
)

holders = sa.Table(
    "holders",
    metadata,
    sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("guest", sa.String(32), primary_key=True),
    sa.Column("seat", sa.Integer, nullable=False),
)
sa.Index("holders_by_guest", holders.c.guest)

entries = sa.Table(
    "entries",
    metadata,
    sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("number", sa.Integer, primary_key=True),
    sa.Column("kind", sa.String(10), nullable=False),  # act, undo, fork
    sa.Column("seat", sa.Integer, nullable=False),
    sa.Column("value", sa.Integer, nullable=False),  # see course.Entry
    sa.Column("guest", sa.String(32)),  # None: a bot
    sa.Column("ref", sa.String(40)),
    sa.Column("at", sa.Float, nullable=False),
    # How the action reads, how it read for the others, and where it stands in the record: a record
    # needs no rules to be written.
    sa.Column("text", sa.Text),
    sa.Column("masked", sa.Text),
    sa.Column("position", sa.Integer),
    sa.UniqueConstraint("table_id", "guest", "ref", name="entries_once"),
)

records = sa.Table(
    "records",
    metadata,
    sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("text", sa.Text, nullable=False),  # of a finished game, as it was under its rules
)

lines = sa.Table(
    "lines",
    metadata,
    sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("number", sa.Integer, primary_key=True),
    sa.Column("seat", sa.Integer),
    sa.Column("name", sa.String(24), nullable=False),
    sa.Column("text", sa.Text, nullable=False),
    sa.Column("guest", sa.String(32), nullable=False),
    sa.Column("ref", sa.String(40), nullable=False),
    sa.Column("at", sa.Float, nullable=False),
    sa.UniqueConstraint("table_id", "guest", "ref", name="lines_once"),
)
