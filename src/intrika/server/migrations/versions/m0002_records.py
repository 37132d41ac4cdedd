"""Results, kept records, and what a table is pinned to."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("data", sa.String(24)))
    op.add_column("tables", sa.Column("ended", sa.Float))
    op.add_column("seats", sa.Column("points", sa.Integer))
    op.add_column("seats", sa.Column("place", sa.Integer))
    op.add_column("entries", sa.Column("text", sa.Text))
    op.add_column("entries", sa.Column("masked", sa.Text))
    op.add_column("entries", sa.Column("position", sa.Integer))
    op.create_table(
        "records",
        sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("text", sa.Text, nullable=False),
    )
    op.create_index("tables_by_end", "tables", ["ended"])
    # Results and records of games that ended earlier are filled in by the server (house.py).
    op.execute("UPDATE tables SET ended = touched WHERE phase = 'over'")


def downgrade() -> None:
    op.drop_index("tables_by_end")
    op.drop_table("records")
    for table, column in (
        ("entries", "position"), ("entries", "masked"), ("entries", "text"),
        ("seats", "place"), ("seats", "points"), ("tables", "ended"), ("tables", "data"),
    ):  # fmt: skip
        op.drop_column(table, column)
