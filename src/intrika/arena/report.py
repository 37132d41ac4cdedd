"""What the arena shows: tables, JSON, and the ladder as a picture."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rich.box import SIMPLE_HEAD
from rich.cells import cell_len
from rich.markup import escape
from rich.table import Table

from intrika.arena.intervals import Interval
from intrika.arena.picture import Row, forest
from intrika.arena.ratings import Duel, Standing

COLUMNS = ("bot", "games", "wins", "95 %", "place", "score", "rating", "95 %", "ms/move")


TEXT = 14  # columns of text are not made narrower than this


def grid(columns: Sequence[str], rows: Sequence[Sequence[str]], texts: int = 1) -> Table:
    """A table for a narrow terminal: the first columns are text and fold, figures stay whole."""
    made = Table(box=SIMPLE_HEAD, show_edge=False, pad_edge=False, padding=0)
    for i, name in enumerate(columns):
        widest = max([cell_len(text) for text in (name, *[row[i] for row in rows])])
        if i < texts:
            made.add_column(name, overflow="fold", min_width=min(TEXT, widest))
        else:
            made.add_column(name, justify="right", no_wrap=True, min_width=widest)
    for row in rows:
        made.add_row(*[escape(text) for text in row])
    return made


def counted(many: int, thing: str) -> str:
    return f"{many} {thing}" if many == 1 else f"{many} {thing}s"


def percents(at: Interval) -> str:
    return f"{100 * at.low:.1f}–{100 * at.high:.1f}"


def table(standings: Sequence[Standing]) -> Table:
    return grid(COLUMNS, [_cells(standing) for standing in standings])


def _cells(s: Standing) -> list[str]:
    return [
        s.bot, str(s.games), f"{s.win_share:.1%}",
        percents(Interval(s.win_share, s.win_low, s.win_high)),
        f"{s.mean_place:.2f}", f"{s.mean_score:z.1f}", f"{s.rating:+z.0f}",
        f"{s.rating_low:+z.0f}…{s.rating_high:+z.0f}", f"{s.ms_per_decision:.1f}",
    ]  # fmt: skip


def duel_table(duels: Sequence[Duel]) -> Table:
    rows = [
        (d.bot, d.other, str(d.games), f"{d.share.value:.1%}", percents(d.share)) for d in duels
    ]
    return grid(("bot", "against", "games", "before it", "95 %"), rows, texts=2)


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
            f"{s.rating:+z.0f} · {s.win_share:.0%}")
        for s in standings
    ]  # fmt: skip
    return forest(rows, title, (0.0,), lambda rating: f"{rating:+z.0f}")
