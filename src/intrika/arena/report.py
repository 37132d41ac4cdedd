"""What the arena shows: tables, JSON, and the ladder as a picture."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rich.box import SIMPLE
from rich.table import Table

from intrika.arena.intervals import Interval
from intrika.arena.picture import Row, forest
from intrika.arena.ratings import Duel, Standing

COLUMNS = ("bot", "games", "wins", "95 %", "place", "score", "rating", "95 %", "ms/move")


def grid(columns: Sequence[str]) -> Table:
    """A table that fits a narrow terminal; the first column is text."""
    made = Table(box=SIMPLE, pad_edge=False, padding=(0, 1, 0, 0))
    for i, name in enumerate(columns):
        made.add_column(name, justify="right" if i else "left", no_wrap=True)
    return made


def counted(many: int, thing: str) -> str:
    return f"{many} {thing}" if many == 1 else f"{many} {thing}s"


def percents(at: Interval) -> str:
    return f"{100 * at.low:.1f}–{100 * at.high:.1f}"


def table(standings: Sequence[Standing]) -> Table:
    made = grid(COLUMNS)
    for s in standings:
        made.add_row(
            s.bot, str(s.games), f"{s.win_share:.1%}",
            percents(Interval(s.win_share, s.win_low, s.win_high)),
            f"{s.mean_place:.2f}", f"{s.mean_score:.1f}", f"{s.rating:+.0f}",
            f"{s.rating_low:+.0f}…{s.rating_high:+.0f}", f"{s.ms_per_decision:.1f}",
        )  # fmt: skip
    return made


def duel_table(duels: Sequence[Duel]) -> Table:
    made = grid(("bot", "against", "games", "before it", "95 %"))
    for d in duels:
        made.add_row(d.bot, d.other, str(d.games), f"{d.share.value:.1%}", percents(d.share))
    return made


def footer(about: dict[str, Any]) -> str:
    """How many games there were, and what every deal was played in."""
    each = "every seat order" if about["orders"] == "all" else "the rotations of one seat order"
    games, deals = counted(about["games"], "game"), counted(about["deals"], "deal")
    return f"{games}: {deals}, {'each ' if about['deals'] > 1 else ''}in {each}"


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
