"""What the arena shows: tables, JSON, and the ladder as a picture."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rich.table import Table

from intrika.arena.intervals import Interval
from intrika.arena.picture import Row, forest
from intrika.arena.ratings import Duel, Standing

COLUMNS = (
    "bot", "games", "wins", "95 %", "first", "place", "score", "rating", "95 %", "ms/decision",
)  # fmt: skip


def table(standings: Sequence[Standing]) -> Table:
    grid = Table()
    for name in COLUMNS:
        grid.add_column(name, justify="left" if name == "bot" else "right")
    for s in standings:
        grid.add_row(
            s.bot, str(s.games), f"{s.win_share:.1%}", f"{s.win_low:.1%}–{s.win_high:.1%}",
            f"{s.first_share:.1%}", f"{s.mean_place:.2f}", f"{s.mean_score:.1f}",
            f"{s.rating:+.0f}", f"{s.rating_low:+.0f}…{s.rating_high:+.0f}",
            f"{s.ms_per_decision:.1f}",
        )  # fmt: skip
    return grid


def duel_table(duels: Sequence[Duel]) -> Table:
    grid = Table("bot", "against", "games", "before it", "95 %")
    for d in duels:
        grid.add_row(
            d.bot, d.other, str(d.games), f"{d.share.value:.1%}",
            f"{d.share.low:.1%}–{d.share.high:.1%}",
        )  # fmt: skip
    return grid


def to_json(
    standings: Sequence[Standing], duels: Sequence[Duel], about: dict[str, Any]
) -> dict[str, Any]:
    return {
        **about,
        "standings": [standing.to_json() for standing in standings],
        "duels": [duel.to_json() for duel in duels],
    }


def svg(standings: Sequence[Standing], title: str) -> str:
    """The ladder: a dot for each rating, a line for its interval."""
    rows = [
        Row(s.bot, Interval(s.rating, s.rating_low, s.rating_high),
            f"{s.rating:+.0f} · {s.win_share:.0%}")
        for s in standings
    ]  # fmt: skip
    return forest(rows, title, (0.0,), lambda rating: f"{rating:+.0f}")
