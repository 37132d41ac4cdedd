"""What the arena shows: a table, JSON, and the ladder as a picture."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from typing import Any

from rich.table import Table

from intrika.arena.ratings import Standing


def table(standings: Sequence[Standing]) -> Table:
    grid = Table()
    for name in ("bot", "games", "wins", "95 %", "place", "score", "rating", "95 %", "ms/decision"):
        grid.add_column(name, justify="left" if name == "bot" else "right")
    for s in standings:
        grid.add_row(
            s.bot, str(s.games), f"{s.win_share:.1%}", f"{s.win_low:.1%}–{s.win_high:.1%}",
            f"{s.mean_place:.2f}", f"{s.mean_score:.1f}", f"{s.rating:+.0f}",
            f"{s.rating_low:+.0f}…{s.rating_high:+.0f}", f"{s.ms_per_decision:.1f}",
        )  # fmt: skip
    return grid


def to_json(standings: Sequence[Standing], about: dict[str, Any]) -> dict[str, Any]:
    return {**about, "standings": [standing.to_json() for standing in standings]}


def svg(standings: Sequence[Standing], title: str) -> str:
    """The ladder: a dot for each rating, a line for its interval."""
    low = min(s.rating_low for s in standings) - 20
    high = max(s.rating_high for s in standings) + 20
    width, left, row = 720, 170, 34
    height = 60 + row * len(standings)

    def x(rating: float) -> float:
        return left + (width - left - 40) * (rating - low) / (high - low)

    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}">',
        '<g font-family="sans-serif" font-size="14">',
        '<rect width="100%" height="100%" fill="#fbf7ee"/>',
        f'<text x="16" y="26" font-weight="bold" fill="#3b2f26">{escape(title)}</text>',
    ]
    for i, s in enumerate(standings):
        y = 58 + i * row
        parts.append(f'<text x="16" y="{y + 5}" fill="#3b2f26">{escape(s.bot)}</text>')
        parts.append(
            f'<line x1="{x(s.rating_low):.1f}" x2="{x(s.rating_high):.1f}" y1="{y}" y2="{y}" '
            f'stroke="#8a6d3b" stroke-width="3"/>'
            f'<circle cx="{x(s.rating):.1f}" cy="{y}" r="6" fill="#7a1f2b"/>'
            f'<text x="{x(s.rating):.1f}" y="{y - 10}" font-size="11" text-anchor="middle" '
            f'fill="#5c4a3a">{s.rating:+.0f}</text>'
        )
    return "".join([*parts, "</g></svg>\n"])
